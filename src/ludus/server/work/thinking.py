"""A process that thinks: a question in a line of JSON, then "thinking" when all is loaded, then the answer.

It is given what a seat may know, and nothing else of the table.
"""

from __future__ import annotations

import base64
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from ludus import bots
from ludus.bots import Advice, Budget
from ludus.bots.priority import lower
from ludus.engine.view import View, blank
from ludus.games import find

NICENESS = 5  # pages and moves come first


@dataclass(frozen=True)
class Question:
    """What a bot of some level is asked; without a view, only to get everything ready."""

    game: str
    players: int
    level: str
    seat: int = 0
    view: bytes = b""
    seed: int = 0
    seconds: float = 0.0
    ahead: tuple[int, ...] = ()  # what is left of its latest plan
    explain: bool = False  # whether to say what it makes of all actions, or only which one it plays

    @classmethod
    def about(cls, view: View, level: str, seed: int, seconds: float, **more: Any) -> Question:
        records = view.records.tobytes()
        return cls(view.game.name, view.players, level, view.seat, records, seed, seconds, **more)

    def within(self, seconds: float) -> Question:
        return replace(self, seconds=seconds)

    def encode(self) -> bytes:
        fields = asdict(self) | {"view": base64.b64encode(self.view).decode()}
        return json.dumps(fields).encode() + b"\n"

    @classmethod
    def decode(cls, line: bytes) -> Question:
        fields = json.loads(line)
        return cls(**fields | {"view": base64.b64decode(fields["view"]), "ahead": tuple(fields["ahead"])})


@dataclass(frozen=True)
class Answer:
    """What a bot plays, what it makes of the alternatives, and what is left of its plan."""

    advice: tuple[Advice, ...] = ()
    ahead: tuple[int, ...] = ()
    failed: str = ""

    def encode(self) -> bytes:
        return json.dumps(asdict(self)).encode() + b"\n"

    @classmethod
    def decode(cls, line: bytes) -> Answer:
        fields = json.loads(line)
        advice = tuple(Advice(**one) for one in fields["advice"])
        return cls(advice, tuple(fields["ahead"]), fields["failed"])


def think(question: Question) -> Answer:
    game = find(question.game)
    records = blank(game)
    records[:] = np.frombuffer(question.view, game.state)
    view = View(game, records, question.seat, question.players)
    bot, budget = bots.make(question.level, question.seed), Budget(seconds=question.seconds)
    bot.ahead = question.ahead
    if question.explain:
        return Answer(tuple(bot.explain(view, question.seat, budget)))
    return Answer((Advice(bot.choose(view, question.seat, budget), 1.0, 1),), bot.ahead)


def serve(line: bytes, say: Callable[[bytes], object]) -> None:
    try:
        question = Question.decode(line)
        bots.warm_up(find(question.game), question.players, question.level)
        say(b"thinking\n")
        found = think(question) if question.view else Answer()
    except Exception as error:  # whoever asked has a heuristic to fall back on
        found = Answer(failed=repr(error))
    say(found.encode())


def main() -> None:
    lower(NICENESS)
    with os.fdopen(os.dup(1), "wb", buffering=0) as out:
        os.dup2(2, 1)  # whatever else is printed goes to the log
        for line in sys.stdin.buffer:
            serve(line, out.write)


if __name__ == "__main__":
    main()
