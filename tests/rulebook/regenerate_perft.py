"""Writes a game's `perft.toml` for its newest rules, from positions of an older version.

    cd tests
    python -m rulebook.regenerate_perft concordia rulebook/concordia/perft-1.toml > rulebook/concordia/perft.toml

Each new position follows the moves of the old one as far as they are still legal, and asks the same question at its
end. An old position from which none was found is left out.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from ludus.engine.game import Game
from ludus.games import find
from rulebook.perft import Position, Walker, positions

MAX_TRIES = 400
MAX_NODES = 100_000


def followed(game: Game, old: Position, seed: int, chance: Random) -> Position | None:
    """The old moves, others in place of those that are no longer legal; None if they lead to another question."""
    walker = Walker(game, replace(old, seed=seed, version=game.version, moves=()))
    s, moves = walker.records[0], []
    for move in old.moves:
        mask = int(game.kernels.active(s))
        legal = [
            f"{seat} {game.words[number]}"
            for seat in range(old.players)
            if mask >> seat & 1
            for number in game.legal_numbers(s, seat)
        ]
        if not legal:
            return None
        same = [one for one in legal if one.split()[1:] == move.split()[1:]]
        alike = [one for one in legal if one.split()[1] == move.split()[1]]
        moves.append(move if move in legal else chance.choice(same or alike or legal))
        seat, _, words = moves[-1].partition(" ")
        game.kernels.step(s, int(seat), game.numbers[words])
    if game.kernels.finished(s) or asked(game, s) != asked(game, Walker(game, old).records[0]):
        return None
    return replace(old, seed=seed, version=game.version, moves=tuple(moves))


def asked(game: Game, s: object) -> int:
    return int(game.kernels.situation(s))


def again(game: Game, old: Position) -> Iterator[Position]:
    """The same question in a game of the newest rules, from the old seed or one of the next."""
    for n in range(MAX_TRIES):
        found = followed(game, old, old.seed + n // 10, Random(n))
        if found:
            yield replace(found, nodes=nodes_of(game, found))
            return
    print(f"left out: {old}", file=sys.stderr)


def nodes_of(game: Game, position: Position) -> tuple[int, ...]:
    """As deep as the old ones, but no deeper than can be counted in a moment."""
    walker, nodes = Walker(game, position), [1]
    while len(nodes) <= len(position.nodes) and (len(nodes) < 3 or nodes[-1] ** 2 // max(nodes[-2], 1) < MAX_NODES):
        nodes.append(walker.count(len(nodes)))
    return tuple(nodes[1:])


def written(position: Position) -> str:
    options = ", ".join(f'{name} = "{value}"' for name, value in position.options)
    quoted = [f'"{move}"'.replace(" ", "\N{NO-BREAK SPACE}") for move in position.moves]  # no line ends within a move
    lines = textwrap.wrap(", ".join(quoted), 115, break_on_hyphens=False)
    listed = "\n    ".join(lines).replace("\N{NO-BREAK SPACE}", " ")
    moves = f"moves = [{listed}]" if len(listed) < 100 else f"moves = [\n    {listed},\n]"
    facts = [f'name = "{position.name}"', f"players = {position.players}", f"seed = {position.seed}", moves]
    facts[2:2] = [f"options = {{ {options} }}"] if options else []
    return "\n".join(["[[position]]", *facts, f"nodes = {list(position.nodes)}", ""])


if __name__ == "__main__":
    played, source = find(sys.argv[1]), Path(sys.argv[2])
    print(source.read_text(encoding="utf-8").splitlines()[0], f"\nrules = {played.version}", sep="\n")
    for kept in positions(source):
        for new in again(played, kept):
            print("", written(new), sep="\n", end="", flush=True)
