"""The results file: JSON lines, a header that says which arena it belongs to, then one line for each game played.

A game's line is written when the game is over, so whatever interrupts an arena costs no more than the games under way.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from ludus.arena.schedule import Plan
from ludus.bots import Budget
from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.games import find

FORMAT = 1
Result = dict[str, Any]


def header(plan: Plan) -> dict[str, Any]:
    """What makes two arenas the same one. More games of the same arena may be asked for later."""
    facts = {"arena": FORMAT, "rules": find(plan.game).version, **asdict(plan), "options": dict(plan.options)}
    facts["bots"] = list(plan.bots)
    del facts["games"]
    return facts


def read(path: Path) -> tuple[Plan, list[Result]]:
    """An arena's plan and the games played so far."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        first = json.loads(lines[0])
        results = [json.loads(line) for line in whole(lines[1:])]
        plan = Plan(
            game=first["game"],
            bots=tuple(first["bots"]),
            players=first["players"],
            games=len(results),
            options=first["options"],
            seed=first["seed"],
            budget=Budget(**first["budget"]),
        )
    except (OSError, ValueError, IndexError, KeyError, TypeError):
        raise LudusError(N_("{path} is not an arena results file."), path=path) from None
    if header(plan) != first:
        raise LudusError(N_("{path} was played with different rules; start a new results file."), path=path)
    return plan, results


def whole(lines: list[str]) -> list[str]:
    """All lines but the last one if that broke off in the middle of being written."""
    if lines:
        try:
            json.loads(lines[-1])
        except ValueError:
            return lines[:-1]
    return lines


@contextmanager
def appending(path: Path, plan: Plan) -> Iterator[tuple[list[Result], TextIO]]:
    """The games of this arena already in a file, and the file, open for more. A new file begins with the header."""
    done: list[Result] = []
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size:
        before, done = read(path)
        if header(before) != header(plan):
            message = N_("{path} holds a different arena ({differences}); choose another file or the same settings.")
            raise LudusError(message, path=path, differences=", ".join(differences(header(before), header(plan))))
    lines = [json.dumps(line) for line in (header(plan), *done)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with path.open("a", encoding="utf-8") as file:
        yield done, file


def differences(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [f"{key}: {before.get(key)} ≠ {now.get(key)}" for key in now if before.get(key) != now.get(key)]


def append(file: TextIO, result: Result) -> None:
    file.write(json.dumps(result) + "\n")
    file.flush()
