"""Writes docs/environments/GAME.md: every number of an observation and every action of each game.

python scripts/environment_tables.py
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from ludus.engine.game import Game
from ludus.games import games

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "environments"
NUMBERED = re.compile(r" \d+$")


def page(game: Game) -> str:
    """The page of one game."""
    names, words = game.feature_names, game.words
    return "\n".join(
        [
            f"# {game.title}: observations and actions",
            "",
            "Written by scripts/environment_tables.py. Numbers begin at 0; seat 0 is the observer's own seat.",
            "",
            f"## Observation: {len(names)} numbers",
            "",
            *table(observation_rows(names)),
            "",
            f"## Actions: {len(words)}",
            "",
            *table(action_rows(words)),
            "",
        ]
    )


def table(rows: Iterable[tuple[str, str, str]]) -> Iterator[str]:
    yield "| numbers | what | which |"
    yield "|---|---|---|"
    yield from (f"| {numbers} | {what} | {which} |" for numbers, what, which in rows)


def observation_rows(names: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """The first of several like things in full, the others in a row together."""
    for top, group in groupby(enumerate(names), key=lambda pair: NUMBERED.sub("", pair[1].partition("/")[0])):
        things = [tuple(one) for _, one in groupby(group, key=lambda pair: pair[1].partition("/")[0])]
        yield from rows_of(things[0])
        if things[1:]:
            first, last = (things[at][0][1].partition("/")[0] for at in (1, -1))
            numbers = tuple(number for thing in things[1:] for number, _ in thing)
            named = first if first == last else f"{first} to {last}"
            yield (
                span(numbers),
                named,
                f"as {things[0][0][1].partition('/')[0]}, {len(things[0])} numbers for each {top}",
            )


def rows_of(thing: Iterable[tuple[int, str]]) -> Iterator[tuple[str, str, str]]:
    """Neighbours that differ only in the last part of their names share a row."""
    for what, group in groupby(thing, key=lambda pair: pair[1].rpartition("/")[0]):
        numbers, found = zip(*group, strict=True)
        yield span(numbers), what, ", ".join(name.rpartition("/")[2] for name in found)


def action_rows(words: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Neighbours that begin with the same word share a row."""
    for what, group in groupby(enumerate(words), key=lambda pair: pair[1].partition(" ")[0]):
        numbers, found = zip(*group, strict=True)
        yield span(numbers), what, ", ".join(f"`{one}`" for one in found)


def span(numbers: tuple[int, ...]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games():
        (FOLDER / f"{game.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
