"""Disasters, population booms, and luck against them."""

from rulebook.age_of_heroes.table import Table


def drawn(card: str, players: int = 3, count: int = 1) -> Table:
    """The Egyptians levy taxes in one city and draw an event."""
    t = Table(players)
    t.hands("iron")
    t.next_cards(card, count)
    return t


def test_population_boom_is_a_free_city() -> None:
    t = drawn("population_boom")
    t.do("egyptians", "taxes")
    assert t.of("egyptians").cities == 2
    assert t.happenings("city grew") == [("egyptians", None, 1)]


def test_population_boom_without_a_city_left_is_discarded() -> None:
    t = drawn("population_boom")
    t.own("romans", cities=10)
    assert t.supply("city") == 0
    t.do("egyptians", "taxes")
    assert t.of("egyptians").cities == 1
    assert len(t.happenings("no effect")) == 1


# ---------------------------------------------------------------- earthquake


def test_an_earthquake_holds_an_army_of_another_tribe() -> None:
    t = drawn("earthquake")
    t.do("egyptians", "taxes")
    assert (t.to_move, t.legal("egyptians")) == (["egyptians"], ["shake romans", "shake greeks"])
    t.do("egyptians", "shake greeks")
    assert (t.of("greeks").home[0], t.of("greeks").held) == (0, 1)


def test_an_army_led_by_a_general_is_safe_from_earthquakes() -> None:
    t = drawn("earthquake")
    t.own("romans", armies=0, led=1)
    t.do("egyptians", "taxes")
    assert t.legal("egyptians") == ["shake greeks"]


def test_an_army_already_held_is_no_target() -> None:
    t = drawn("earthquake")
    t.own("romans", armies=0, held=1)
    t.do("egyptians", "taxes")
    assert t.legal("egyptians") == ["shake greeks"]


def test_s15_an_army_away_is_no_target() -> None:
    t = drawn("earthquake")
    t.own("romans", armies=0, away=1)
    t.do("egyptians", "taxes")
    assert t.legal("egyptians") == ["shake greeks"]


def test_no_legal_target_discards_the_earthquake() -> None:
    t = drawn("earthquake", players=2)
    t.own("romans", armies=0)
    t.do("egyptians", "taxes")
    assert t.piled("earthquake") == 1
    assert t.happenings("no effect")[0][0] == "egyptians"


def test_s16_the_earthquake_card_lies_on_the_army_until_the_hold_ends() -> None:
    t = drawn("earthquake", players=2)
    t.do("egyptians", "taxes", "shake romans")
    assert t.discarded("earthquake") == 0
    t.end_turn("romans")
    assert t.discarded("earthquake") == 1
    assert (t.of("romans").home[0], t.of("romans").held) == (1, 0)


def test_s16_the_card_is_discarded_when_the_armys_tribe_is_out() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("romans", cities=1, armies=0, held=1)
    t.hand("romans")
    t.next_cards("volcano")
    t.do("egyptians", "taxes", "erupt romans")
    assert t.happenings("out") == [("romans", None, 0)]
    assert t.piled("earthquake") == 1
    assert t.supply("army") == 10


def test_a_held_army_neither_attacks_nor_defends() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("egyptians", armies=1, held=1)
    t.own("romans", armies=0, held=1)
    t.do("egyptians", "war romans plunder")
    assert "send 2 0" not in t.legal("egyptians")
    t.do("egyptians", "send 1 0")
    assert t.happenings("undefended") == [("egyptians", "romans", 0)]


# ---------------------------------------------------------------- volcano


def test_a_volcano_destroys_a_city_of_another_tribe() -> None:
    t = drawn("volcano")
    left = t.supply("city")
    t.do("egyptians", "taxes")
    assert t.legal("egyptians") == ["erupt romans", "erupt greeks"]
    t.do("egyptians", "erupt romans")
    assert t.of("romans").cities == 0
    assert t.supply("city") == left + 1


def test_no_legal_target_discards_the_volcano() -> None:
    t = drawn("volcano", players=2)
    t.own("romans", cities=0)
    t.do("egyptians", "taxes")
    assert t.piled("volcano") == 1
    assert t.to_move == ["romans"]


# ---------------------------------------------------------------- famine


def test_a_famine_takes_all_grain_from_everybody() -> None:
    t = Table(3)
    t.hand("egyptians", "grain", "limestone")  # a card to lay, so that the turn goes on
    t.hand("romans", "grain", "grain")
    t.hand("greeks", "wood")
    t.next_cards("famine")
    t.do("egyptians", "taxes")
    assert [t.cards(tribe) for tribe in ("egyptians", "romans")] == [{"limestone": 1}, {}]
    assert sorted(t.happenings("starved")) == [("egyptians", None, 1), ("romans", None, 2)]


# ---------------------------------------------------------------- luck


def test_s10_the_target_of_an_earthquake_is_asked_after_it_was_named() -> None:
    t = drawn("earthquake")
    t.hand("romans", "luck")
    t.do("egyptians", "taxes", "shake romans")
    assert (t.to_move, t.legal("romans")) == (["romans"], ["luck", "let it be"])
    t.do("romans", "luck")
    assert (t.of("romans").home[0], t.of("romans").held) == (1, 0)
    assert (t.piled("luck"), t.piled("earthquake")) == (2, 1)
    assert t.happenings("lucky")[0][0] == "romans"


def test_s10_luck_saves_a_city_from_a_volcano() -> None:
    t = drawn("volcano")
    t.hand("romans", "luck")
    t.do("egyptians", "taxes", "erupt romans")
    t.do("romans", "luck")
    assert t.of("romans").cities == 1


def test_s10_luck_that_is_not_used_stays_in_hand() -> None:
    t = drawn("volcano")
    t.hand("romans", "luck")
    t.do("egyptians", "taxes", "erupt romans")
    t.do("romans", "let it be")
    assert t.of("romans").cities == 0
    assert t.cards("romans")["luck"] == 1


def test_s10_only_the_target_is_asked() -> None:
    t = drawn("volcano")
    t.hand("egyptians", "luck")
    t.hand("greeks", "luck")
    t.do("egyptians", "taxes", "erupt romans")
    assert t.of("romans").cities == 0


def test_s10_a_famine_asks_the_holders_in_turn_order_from_the_drawer_and_one_luck_is_enough() -> None:
    t = Table(4)
    t.hands("grain")
    t.end_turn("egyptians")
    t.hand("egyptians", "grain", "luck")
    t.hand("babylonians", "grain", "luck")
    t.next_cards("famine")
    t.do("romans", "taxes")
    assert t.to_move == ["babylonians"]  # nearer to the left of the drawer than the Egyptians
    t.do("babylonians", "let it be")
    assert t.to_move == ["egyptians"]
    t.do("egyptians", "luck")
    assert all("grain" in t.cards(tribe) for tribe in ("egyptians", "romans", "greeks", "babylonians"))
    assert t.cards("babylonians") == {"grain": 1, "luck": 1}


def test_s10_the_drawer_of_a_famine_is_asked_first() -> None:
    t = Table(3)
    t.hand("egyptians", "luck")
    t.hand("romans", "luck")
    t.next_cards("famine")
    t.do("egyptians", "taxes")
    assert t.to_move == ["egyptians"]
    t.do("egyptians", "luck")
    assert t.cards("romans").get("luck") == 1


def test_s9_only_holders_are_asked() -> None:
    t = drawn("famine")
    t.do("egyptians", "taxes")
    assert t.to_move == ["romans"]
    assert t.question == "action"


def test_s9_a_holder_is_asked_even_without_grain() -> None:
    t = drawn("famine")
    t.hand("greeks", "luck")
    t.do("egyptians", "taxes")
    assert (t.to_move, t.question) == (["greeks"], "luck")
    t.do("greeks", "let it be")
    assert t.happenings("starved") == []


def test_s22_luck_as_the_last_card_without_a_city_ends_the_tribe() -> None:
    t = Table(3)
    t.hands("grain")
    t.own("romans", cities=0)
    t.hand("romans", "luck")
    t.next_cards("famine")
    t.do("egyptians", "taxes")
    t.do("romans", "luck")
    assert t.happenings("out") == [("romans", None, 0)]
