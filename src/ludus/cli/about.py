"""`ludus games` and `ludus rules`: what there is to play, and how."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ludus.cli.common import LANG, _, console, title_of
from ludus.engine.game import Game
from ludus.engine.language import SOURCE
from ludus.engine.options import Option
from ludus.games import find, games


def add_to(app: typer.Typer) -> None:
    app.command("games", help=_("List the games and their table options."))(list_games)
    app.command("rules", help=_("A short summary of a game's rules."))(rules)


def list_games() -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in (_("Game"), _("Name"), _("Players"), _("Options")):
        table.add_column(heading, overflow="fold")
    for game in games():
        table.add_row(
            title_of(game),
            game.name,
            f"{game.min_players}–{game.max_players}",
            "\n".join(map(option_line, game.options)),
        )
        table.add_row()
    console.print(table)


def option_line(option: Option) -> str:
    allowed = " | ".join(option.choices) if option.choices else f"{option.low}…{option.high}"
    return f"--{option.name.replace('_', '-')} {allowed} [dim]({option.default})[/]"


def rules(game: Annotated[str, typer.Argument(help=_("A game's name, as `ludus games` lists it."))]) -> None:
    from rich.markdown import Markdown

    console.print(Markdown(summary(find(game), LANG)))


def summary(game: Game, lang: str) -> str:
    """The game's summary of its rules in a language, or in English where there is none."""
    path = game.folder / f"summary.{lang}.md"
    return (path if path.exists() else game.folder / f"summary.{SOURCE}.md").read_text(encoding="utf-8")
