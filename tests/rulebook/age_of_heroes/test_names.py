"""Every name and lesson stands in its place, and has every form that sentences need."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludus.engine.language import Words
from ludus.engine.view import SPECTATOR
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes.guide import LESSONS
from ludus.games.age_of_heroes.tables import CARDS, ITEMS, ROAD, SORTS, TRIBES
from rulebook.age_of_heroes.seen import moments

# Names and lessons


FORMS = (names.who, names.whom, names.whose, names.to_whom, names.from_whom, names.towards, names.with_whom)


@pytest.mark.parametrize("forms", FORMS)
def test_forms_of_tribe_names_are_in_the_order_of_the_tables(forms: Callable[[Words], tuple[str, ...]]) -> None:
    found = forms(names.translator("en"))
    tribes = [f"the {tribe.capitalize()}" for tribe in TRIBES]
    assert len(found) >= len(tribes)
    assert list(found) == [*tribes, "you", "the barbarians"][: len(found)]


def test_names_are_in_the_order_of_the_tables() -> None:
    _ = names.translator("en")
    cards = [card.replace("_", " ") for card in CARDS]
    assert [name.lower() for name in names.titles(_)] == list(TRIBES)
    assert [name.lower() for name in names.cards(_)] == [name.lower() for name in names.which(_)] == cards
    assert [name.lower() for name in names.item_titles(_)] == list(ITEMS)
    for kind, card in enumerate(cards):
        assert names.numbers_of(_, 2)[kind].lower().startswith(f"2 {card.removesuffix('s')}")
    for kind, item in enumerate(ITEMS):
        assert names.items(_, 1)[kind] == f"1 {item}"
        assert kind == ROAD or names.to_build(_)[kind].split()[2].rstrip(",") == item
    armies = ["an army led by a general", "an army led by a hero", "a hero", "an army"]
    assert list(names.sorts(_)) == list(names.chosen_sorts(_)) == armies
    assert SORTS == ("led", "hero-led", "hero", "plain")


def test_every_lesson_has_its_moment() -> None:
    assert len({lesson.key for lesson in LESSONS}) == len(LESSONS)
    views = [match.view(seat) for match in moments() for seat in range(match.players)]
    unseen = [lesson.key for lesson in LESSONS if not any(lesson.when(view) for view in views)]
    assert unseen == []
    assert not any(lesson.when(match.view(SPECTATOR)) for lesson in LESSONS[:2] for match in moments())
