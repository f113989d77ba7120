"""Building: prices, gold in place of anything, the supply, generals, roads by consent."""

import pytest

from rulebook.age_of_heroes.table import Table

PRICES = {
    "city": ["stone", "wood", "wood"],
    "army": ["iron", "grain", "grain"],
    "fortress": ["iron", "wood", "stone"],
    "general": ["iron", "gold"],
}


def builds(t: Table, tribe: str = "egyptians") -> list[str]:
    return [words for words in t.legal(tribe) if words.startswith("build")]


@pytest.mark.parametrize(("item", "price"), PRICES.items())
def test_each_item_has_its_price(item: str, price: tuple[str, ...]) -> None:
    t = Table(2)
    t.hand("egyptians", *price)
    assert f"build {item}" in builds(t)
    left = t.supply(item)
    t.do("egyptians", f"build {item}")
    assert t.cards("egyptians") == {}
    assert t.supply(item) == left - 1


@pytest.mark.parametrize(("item", "price"), PRICES.items())
def test_nothing_is_built_with_a_card_missing(item: str, price: tuple[str, ...]) -> None:
    for n in range(len(price)):
        t = Table(2)
        t.hand("egyptians", *price[:n], *price[n + 1 :])
        assert f"build {item}" not in builds(t)


@pytest.mark.parametrize("item", ["city", "army", "fortress"])
def test_gold_in_place_of_anything(item: str) -> None:
    t = Table(2)
    t.hand("egyptians", *["gold"] * len(PRICES[item]))
    t.do("egyptians", f"build {item}")
    assert t.cards("egyptians") == {}


def test_a_general_can_be_paid_for_with_two_gold() -> None:
    t = Table(2)
    t.hand("egyptians", "gold", "gold")
    t.do("egyptians", "build general")
    assert t.cards("egyptians") == {}


def test_nothing_replaces_gold() -> None:
    t = Table(2)
    t.hand("egyptians", *["iron"] * 5)
    assert builds(t) == []


def test_payments_take_the_named_resource_first_and_gold_only_for_what_is_missing() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "wood", "gold", "gold")
    t.do("egyptians", "build city")
    assert t.cards("egyptians") == {"gold": 1}
    assert (t.discarded("stone"), t.discarded("wood")) != (0, 0)


def test_build_anything_any_number_while_cards_last() -> None:
    t = Table(2)
    t.hand("egyptians", *["stone"] * 2, *["wood"] * 4, "iron", "grain", "grain")
    t.do("egyptians", "build city", "build army", "build city")
    assert (t.of("egyptians").cities, t.of("egyptians").home[0]) == (3, 2)


def test_items_are_limited_by_their_count_and_come_back() -> None:
    t = Table(2)
    t.own("romans", cities=11)
    t.hand("egyptians", "stone", "wood", "wood")
    assert t.supply("city") == 0
    assert "build city" not in builds(t)
    t.own("romans", cities=10)
    assert "build city" in builds(t)


def test_a_general_leads_one_army_at_most_one_per_army() -> None:
    t = Table(2)
    t.hand("egyptians", "iron", "gold", "iron", "gold")
    t.do("egyptians", "build general")
    assert list(t.of("egyptians").home) == [0, 1]
    assert "build general" not in builds(t)


def test_s15_a_general_is_built_onto_an_army_at_home_and_not_held() -> None:
    t = Table(2)
    t.hand("egyptians", "iron", "gold")
    t.own("egyptians", armies=0, held=1)
    assert "build general" not in builds(t)
    t.own("egyptians", armies=0, held=0, away=1)
    assert "build general" not in builds(t)


def test_s15_the_army_may_have_been_built_in_the_same_action() -> None:
    t = Table(2)
    t.own("egyptians", armies=0)
    t.hand("egyptians", "iron", "grain", "grain", "iron", "gold")
    t.do("egyptians", "build army", "build general")
    assert list(t.of("egyptians").home) == [0, 1]


# ---------------------------------------------------------------- roads


def test_a_road_costs_two_stone_and_needs_the_neighbours_consent() -> None:
    t = Table(3)
    t.hand("egyptians", "stone", "stone")
    assert builds(t) == ["build road-left", "build road-right"]
    t.do("egyptians", "build road-left")
    assert (t.to_move, t.legal("romans")) == (["romans"], ["agree", "refuse"])
    t.do("romans", "agree")
    assert t.of("egyptians").road == 1
    assert t.happenings("road built") == [("egyptians", "romans", 1)]


def test_s14_the_builder_pays_after_the_neighbour_has_agreed_and_pays_alone() -> None:
    t = Table(3)
    t.hand("egyptians", "stone", "gold")
    t.hand("greeks", "stone", "stone")
    t.do("egyptians", "build road-right")
    assert t.cards("egyptians") == {"stone": 1, "gold": 1}
    t.do("greeks", "agree")
    assert t.cards("egyptians") == {}
    assert t.cards("greeks") == {"stone": 2}
    assert t.of("greeks").road == 1  # from the Greeks to their left, the Egyptians


def test_s14_a_refusal_costs_nothing_and_is_no_action_but_closes_that_side_for_the_turn() -> None:
    t = Table(3)
    t.hand("egyptians", "stone", "stone")
    t.do("egyptians", "build road-left")
    t.do("romans", "refuse")
    assert t.cards("egyptians") == {"stone": 2}
    assert "taxes" in t.legal("egyptians")
    assert builds(t) == ["build road-right"]
    t.do("egyptians", "build road-right")
    t.do("greeks", "refuse")
    assert builds(t) == []
    assert "taxes" in t.legal("egyptians")


def test_s14_the_neighbour_can_be_asked_again_in_the_next_turn() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "stone")
    t.do("egyptians", "build road-left")
    t.do("romans", "refuse")
    t.end_turn("egyptians")
    t.end_turn("romans")
    t.end_fair()
    assert "build road-left" in builds(t)


def test_at_most_one_road_between_two_tribes() -> None:
    t = Table(3)
    t.road("egyptians")
    t.hand("egyptians", "stone", "stone")
    assert builds(t) == ["build road-right"]
    t.hand("romans", "stone", "stone")
    t.hand("egyptians")
    t.end_turn("egyptians")
    assert builds(t, "romans") == ["build road-left"]


def test_s13_left_is_the_next_tribe_still_playing_and_right_the_one_before() -> None:
    t = Table(4)
    t.hand("egyptians", "stone", "stone", "stone", "stone")
    t.own("romans", cities=0)
    t.hand("romans")
    t.next_cards("population_boom", 9)  # an event, so that the empty Romans go out when it is resolved
    t.do("egyptians", "taxes")
    assert t.happenings("out") == [("romans", None, 0)]
    assert t.to_move == ["greeks"]
    t.hand("greeks", "stone", "stone")
    t.do("greeks", "build road-right")
    assert t.to_move == ["egyptians"]


def test_s13_with_two_tribes_left_only_road_left_is_used() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "stone")
    assert builds(t) == ["build road-left"]
    t.do("egyptians", "build road-left")
    t.do("romans", "agree")
    t.hand("romans", "stone", "stone")
    t.end_turn("egyptians")
    assert builds(t, "romans") == []  # the one road is there


def test_s22_building_with_the_last_card_and_no_city_ends_the_tribe() -> None:
    t = Table(3)
    t.own("egyptians", cities=0)
    t.hand("egyptians", "iron", "grain", "grain")
    t.do("egyptians", "build army")
    assert t.happenings("out") == [("egyptians", None, 0)]
    assert t.supply("army") == 12 - 2
    assert t.to_move == ["romans"]


def test_s22_a_city_built_with_the_last_cards_keeps_the_tribe_in() -> None:
    t = Table(3)
    t.own("egyptians", cities=0)
    t.hand("egyptians", "stone", "wood", "wood")
    t.do("egyptians", "build city")
    assert t.happenings("out") == []
    assert t.to_move == ["egyptians"]
