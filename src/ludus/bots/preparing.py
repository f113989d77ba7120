"""Compiling all that a table with bots needs, most needed first; and loading what has been compiled.

`python -m ludus.bots.preparing GAME` compiles a game and prints a line for each part that is done;
with `--low-priority` it leaves the processor to every other process.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from ludus import bots
from ludus.bots.priority import LOWEST, lower
from ludus.engine import cache, contract
from ludus.engine.compiled import can_compile
from ludus.engine.kernels import cache_folder, cache_root
from ludus.engine.loading import take_over, warm_up

if TYPE_CHECKING:
    from ludus.engine.game import Game

RULES, HEURISTICS, SEARCH = PARTS = "rules", "heuristics", "search"
LOW_PRIORITY = "--low-priority"
NO_COMPILER = 3  # exit status where nothing can be compiled
KERNELS = {
    RULES: [name for name in contract.functions(contract.Rules) if name not in contract.OPTIONAL] + ["look", "redeal"],
    HEURISTICS: list(contract.functions(contract.Heuristics)),
}


def compile_game(game: Game) -> Iterator[str]:
    """Compile what is not in the cache; name each part when it is done."""
    for part, names in KERNELS.items():
        for _ in warm_up(game, names):
            pass
        yield part
    with cache.only_one(cache_folder(game, "bots")):
        warm_up_bots(game)
    yield SEARCH
    cache.remove_unused(cache_root())


def load(game: Game) -> frozenset[str]:
    """Play with all that has been compiled of a game, from now on and in this process; return the parts it has."""
    if not cache_folder(game).is_dir() or not can_compile():
        return frozenset()
    found = take_over(game)
    parts = {part for part, names in KERNELS.items() if found.issuperset(names)}
    if found and cache_folder(game, "bots").is_dir():
        with suppress(cache.NotCompiled):
            warm_up_bots(game)
            parts.add(SEARCH)
    return frozenset(parts)


def warm_up_bots(game: Game) -> None:
    """Have every bot think for a moment, alone and against others."""
    for players in {game.min_players, game.max_players}:
        for name in bots.names():
            bots.warm_up(game, players, name)


def main(name: str, *options: str) -> None:
    from ludus.games import find

    if not can_compile():
        sys.exit(NO_COMPILER)
    if LOW_PRIORITY in options:
        lower(LOWEST)
    for part in compile_game(find(name)):
        print(part, flush=True)  # noqa: T201 - read by the process that started this one


if __name__ == "__main__":
    main(*sys.argv[1:])
