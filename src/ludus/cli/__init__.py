"""The command line: `ludus --help`."""

import sys


def main() -> None:
    """Run a command; a mistake in the input ends with one line that says what would be right, and exit code 2."""
    import typer
    from typer.exceptions import TyperException

    from ludus.cli.app import app
    from ludus.cli.common import LANG, complain
    from ludus.engine.errors import LudusError

    try:
        sys.exit(app(standalone_mode=False))
    except LudusError as error:
        complain(error.text(LANG))
        sys.exit(2)
    except TyperException as error:
        explain = getattr(error, "format_message", None)
        if explain and explain():  # no message: the help has been shown instead
            complain(explain())
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
