"""The server of these tests: a real one, except that a test may lay a key ready, as a file in its folder.

Tables are dealt from that key then; without one, chance decides."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ludus.engine.seeding import new_key
from ludus.server.run import serve
from ludus.server.tables import table_setup


def dealt() -> str:
    laid_ready = Path(os.environ["LUDUS_DATA"], "key")
    return laid_ready.read_text(encoding="utf-8") if laid_ready.exists() else new_key()


if __name__ == "__main__":
    table_setup.new_key = dealt  # type: ignore[attr-defined]
    serve(port=int(sys.argv[1]))
