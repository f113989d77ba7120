"""The command line's list of commands; each lives in a file of its own."""

from typing import Annotated

import typer

from ludus import __version__
from ludus.cli import about, admin, arena, backup, bench, database, files, play, serve, simulate
from ludus.cli.common import _, check_language, console
from ludus.cli.localized import Command, Commands, localize
from ludus.engine.language import languages

localize()
app = typer.Typer(
    name="ludus",
    help=_("Board games of the ancient world: play here, take on bots, or study the games at full machine speed."),
    epilog=_("Start with ludus serve --open, or list the games with ludus games."),
    cls=Commands,
    invoke_without_command=True,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(asked: bool) -> None:
    if asked:
        console.print(f"ludus {__version__}")
        raise typer.Exit


@app.callback()
def everywhere(
    ctx: typer.Context,
    language: Annotated[
        str | None, typer.Option(help=_("Interface language: {codes}.", codes=", ".join(languages())))
    ] = None,
    version: Annotated[  # noqa: ARG001 - its callback does the work
        bool, typer.Option("--version", help=_("Show the version and exit."), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    check_language(language)
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


for part in (about, serve, database, backup, admin, play, simulate, arena, bench, files):
    part.add_to(app)
for group in (app, *(one.typer_instance for one in app.registered_groups)):
    for command in group.registered_commands if group else ():
        command.cls = Command
