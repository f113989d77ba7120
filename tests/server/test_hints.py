"""How hints are put: only what was tried, how sure in words, and what comes of it."""

from __future__ import annotations

import time

from ludus.bots import Advice
from ludus.server.views.hints import confidences
from server.person import Person


def sure(*values: float) -> list[str]:
    tried = [Advice(n, value, 9) for n, value in enumerate(values)]
    return confidences(tried, ["A", "B", "C"][: len(tried)], forced=False, lang="en")


def test_confidence_is_put_into_words() -> None:
    assert sure(0.8, 0.5, 0.79) == ["clearly best", "clearly weaker", "nearly as good"]
    assert sure(0.53, 0.5) == ["better than “B”", "a little weaker"]
    assert sure(0.51, 0.5)[0] == "slightly better than “B”"
    assert sure(0.5, 0.51)[0] == "about as good as “B”"
    assert sure(1.0) == ["by rule of thumb"]
    assert sure() == []


def test_moves_that_nobody_tried_are_not_shown(person: Person) -> None:
    table = person.set_table()["id"]
    begun = time.monotonic()
    hints = person.ok(f"tables/{table}/hint", seat=0)
    assert time.monotonic() - begun < 5  # two seconds on a quiet machine
    assert 1 <= len(hints) <= 3
    assert all(hint["gains"]["number"] == hint["number"] for hint in hints)
