"""The box, its table options, and the record's layout."""

import numpy as np
import pytest

from ludus.engine.errors import WrongOption
from ludus.games.age_of_heroes.actions import MAX_LEGAL, PASS, SEND, WORDS
from ludus.games.age_of_heroes.options import COMPONENTS, OPTIONS
from ludus.games.age_of_heroes.tables import CARDS, HAND_KINDS, ITEMS, TRIBES
from rulebook.age_of_heroes.table import GAME, Table


def test_each_tribe_has_its_stone() -> None:
    assert COMPONENTS["tribes"] == {
        "egyptians": "limestone",
        "romans": "concrete",
        "greeks": "marble",
        "babylonians": "brick",
        "celts": "sandstone",
        "chinese": "granite",
    }
    assert [CARDS[5 + tribe] for tribe in range(len(TRIBES))] == list(COMPONENTS["tribes"].values())


def test_fourteen_kinds_can_be_in_a_hand_and_five_are_played_at_once_in_the_order_of_the_list() -> None:
    assert HAND_KINDS == 14
    assert CARDS[14:] == ("population_boom", "earthquake", "volcano", "famine", "barbarians")


def test_forty_five_items_and_a_hundred_and_eight_cards() -> None:
    defaults = {option.name: option.default for option in OPTIONS if isinstance(option.default, int)}
    assert sum(defaults[f"{item}_count"] for item in ITEMS) == 45
    assert sum(defaults.get(f"{card}_cards", defaults["special_cards"]) for card in CARDS) == 108


def test_words_for_the_actions() -> None:
    for words in (
        "tribe celts",
        "taxes",
        "swap iron",
        "build road-left",
        "agree",
        "war romans conquest",
        "hero general",
        "no hero",
        "send 0 0",
        "send 12 6",
        "olympics",
        "let it be",
        "under 6 hero-led",
        "fight 3",
        "fight 3 led",
        "lay marble",
        "discard olympic_games",
        "shake chinese",
        "erupt greeks",
        "offer iron for gold",
        "with babylonians",
        "give luck to celts",
        "pass",
        "done",
    ):
        assert words in WORDS
    assert "under 1 plain" not in WORDS
    assert WORDS[SEND] == "send 0 0"
    assert WORDS[PASS] == "pass"


def test_the_longest_list_of_legal_actions_is_trade_with_every_kind_in_hand() -> None:
    t = Table(6, begin="fair")
    t.hands()
    t.hand("egyptians", *CARDS[:HAND_KINDS])
    assert len(t.legal("egyptians")) == MAX_LEGAL


def test_a_record_takes_at_most_two_kibibytes_and_wastes_none() -> None:
    def used(layout: np.dtype) -> int:
        total = 0
        for name in layout.names or ():
            field = layout[name]
            one = used(field.base) if field.base.names else field.base.itemsize
            total += one * int(np.prod(field.shape))
        return total

    assert used(GAME.state) == GAME.state.itemsize <= 2048


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (6, {"start_cities": 3}),
        (6, {"army_count": 5}),
        (2, {"of_each": 1}),
        (2, {"exchange": "maybe"}),
        (2, {"offers": 10}),
        (7, {}),
        (2, {"dragons": 1}),
    ],
)
def test_impossible_boxes_are_refused(players: int, options: dict[str, str | int]) -> None:
    with pytest.raises(WrongOption):
        GAME.config(players, options)


def test_options_change_the_numbers_of_the_game() -> None:
    t = Table(2, hand_limit=2, cities_to_win=2, city_wood=1, offers=1)
    t.hand("egyptians", "stone", "wood")
    t.do("egyptians", "build city")
    assert t.happenings("claimed") == [("egyptians", None, 0)]
    t.hand("egyptians", "iron", "iron", "iron")
    t.do("egyptians", "done")
    assert t.question == "discard"
