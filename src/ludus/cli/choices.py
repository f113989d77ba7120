"""What can be done now, as a numbered list."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table

from ludus.engine.match import Match


@dataclass(frozen=True)
class Choice:
    action: int
    words: str
    text: str


def choices(match: Match, seat: int, lang: str) -> list[Choice]:
    view = match.view(seat)
    found = []
    for action in match.legal_numbers(seat):
        more = " …" if action in match.game.partial else ""
        found.append(Choice(action, match.game.words[action] + more, match.game.text.describe(action, view, lang)))
    return found


def table_of(listed: list[Choice]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column(overflow="fold")
    table.add_column(overflow="fold", style="dim")
    for n, choice in enumerate(listed, 1):
        table.add_row(str(n), choice.text, choice.words)
    return table
