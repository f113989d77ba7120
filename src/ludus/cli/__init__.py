"""The command line: `ludus --help`."""

import sys


def main() -> None:
    """Run a command; a mistake in the input ends with one line that says what would be right, and exit code 2."""
    from ludus.cli.app import app
    from ludus.cli.common import LANG, complain
    from ludus.engine.errors import LudusError

    try:
        app()
    except LudusError as error:
        complain(error.text(LANG))
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
