"""What an action changes for a tribe: cards, cities, the monument, armies."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.engine.differences import Amount, Difference, differences
from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.text.score import report, reported


def changes(before: View, after: View, seat: int, lang: str) -> list[Difference]:
    return differences(amounts(before, seat, lang), amounts(after, seat, lang))


def amounts(view: View, seat: int, lang: str) -> Iterator[Amount]:
    """All that a tribe has: of the reader's own hand each card, of another's only how many."""
    _, called, has = names.translator(lang), reported(lang), report(view, seat)
    for name, sign in (("cities", "city"), ("monument", ""), ("armies", "army"), ("generals", "general")):
        yield called[name], sign, has[name]
    yield called["fortresses"], "fortress", has["fortresses"]
    yield called["roads"], "road", has["roads"]
    if seat != view.seat:
        yield called["cards"], "", has["cards"]
        return
    for card, name in enumerate(names.cards(_)[: t.HAND_KINDS]):
        yield name, t.CARDS[card], int(view.s.seats[seat].hand[card])
