"""Everything that serving needs, loaded by being imported: servers forked from here are up at once."""

from __future__ import annotations

import os

from ludus.games import games
from ludus.server.live.preparation import load_bots, load_rules
from ludus.server.run import serve

for game in games():
    load_rules(game)
    load_bots(game)


def forked(port: int, log: str) -> None:
    """What a forked process does: serve until it is killed."""
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(file, 1)
    os.dup2(file, 2)
    serve(port=port)
