"""A server process that knows the toy game, for tests that kill it: `python toy_server.py PORT`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

if __name__ == "__main__":
    from ludus.server.run import serve
    from server.conftest import only_toys

    with only_toys():
        serve(port=int(sys.argv[1]))
