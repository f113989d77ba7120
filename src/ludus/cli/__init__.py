"""The command line: `ludus --help`."""

import sys


def main() -> None:
    """Run a command. Ctrl+C ends it quietly, at whatever moment."""
    try:
        run()
    except KeyboardInterrupt:
        sys.exit(130)


def run() -> None:
    """Run a command; a mistake in the input ends with one line that says what would be right, and exit code 2."""
    import typer
    from typer.exceptions import TyperException

    from ludus.cli.app import app
    from ludus.cli.common import complain, error_text
    from ludus.cli.localized import mistake
    from ludus.engine.errors import LudusError

    try:
        sys.exit(app(standalone_mode=False))
    except (LudusError, OSError, TyperException) as error:
        complain(error_text(mistake(error) if isinstance(error, TyperException) else error))
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)
