"""A turn: one card, one action or none, the monument, five cards, armies coming home."""

from rulebook.age_of_heroes.table import Table


def total(t: Table, tribe: str) -> int:
    return int(t.of(tribe).cards)


# ---------------------------------------------------------------- phase 1


def test_phase_1_a_turn_begins_with_one_card() -> None:
    t = Table(2)
    t.hands()
    t.next_cards("gold", 2)
    t.end_turn("egyptians")
    assert (t.to_move, t.question) == (["romans"], "action")
    assert t.cards("romans") == {"gold": 1}
    assert t.happenings("drew") == [("romans", None, 1)]


def test_phase_1_a_card_played_at_once_is_not_replaced() -> None:
    t = Table(2)
    t.hands()
    t.next_cards("population_boom")
    t.end_turn("egyptians")
    assert t.cards("romans") == {}
    assert t.of("romans").cities == 2


def test_s3_an_empty_deck_is_made_of_the_discard() -> None:
    t = Table(2)
    t.hands()
    t.next_cards("iron", 0)
    size = int(t.s.discard.sum())
    assert t.s.deck_size == 0
    t.end_turn("egyptians")
    assert t.s.deck_size == size - 1
    assert int(t.s.discard.sum()) == 0
    assert t.happenings("reshuffled") == [(None, None, size)]


def test_s3_with_deck_and_discard_empty_no_card_is_drawn() -> None:
    t = Table(2)
    t.empty_piles()
    before = total(t, "romans")
    t.end_turn("egyptians")
    assert (t.to_move, total(t, "romans")) == (["romans"], before)


# ---------------------------------------------------------------- phase 2


def test_phase_2_no_more_than_one_action() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "wood", "wood", "iron", "grain", "grain")
    t.do("egyptians", "build city")
    assert t.legal("egyptians") == ["build army", "done"]  # neither taxes nor war any more
    t.do("egyptians", "build army")
    assert t.legal("egyptians") == ["done"]


def test_phase_2_taxes_end_the_action() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "wood", "wood")
    t.next_cards("gold", 5)
    t.do("egyptians", "taxes")
    assert t.to_move == ["romans"]


def test_phase_2_no_action_is_allowed() -> None:
    t = Table(2)
    t.hand("egyptians", "iron")
    t.do("egyptians", "done")
    assert t.to_move == ["romans"]
    assert t.cards("egyptians") == {"iron": 1}


def test_taxes_bring_one_card_for_each_own_city() -> None:
    t = Table(2)
    t.hands()
    t.own("egyptians", cities=4)
    t.next_cards("iron", 5)
    t.do("egyptians", "taxes")
    assert t.cards("egyptians") == {"iron": 4}


def test_taxes_without_a_city_swap_one_card() -> None:
    t = Table(2)
    t.own("egyptians", cities=0)
    t.hand("egyptians", "grain", "wood")
    t.next_cards("gold", 5)
    assert "taxes" not in t.legal("egyptians")
    assert {"swap grain", "swap wood"} <= set(t.legal("egyptians"))
    t.do("egyptians", "swap grain")
    assert t.cards("egyptians") == {"gold": 1, "wood": 1}
    assert t.discarded("grain") >= 1


def test_a_swap_is_for_who_has_no_city() -> None:
    t = Table(2)
    t.hand("egyptians", "grain")
    assert not [words for words in t.legal("egyptians") if words.startswith("swap")]


def test_s4_the_action_is_asked_even_if_there_is_only_one_answer() -> None:
    t = Table(2)
    t.own("egyptians", cities=0, armies=0)
    t.hand("egyptians", "iron")
    assert t.legal("egyptians") == ["swap iron", "done"]


def test_s4_after_taxes_phase_3_follows_by_itself() -> None:
    t = Table(2)
    t.hand("egyptians", "limestone")
    t.next_cards("gold", 5)
    t.do("egyptians", "taxes")
    assert (t.to_move, t.question) == (["egyptians"], "lay")


def test_s4_discard_is_asked_only_above_five_cards() -> None:
    t = Table(2)
    t.hand("egyptians", *["iron"] * 5)
    t.do("egyptians", "done")
    assert t.to_move == ["romans"]


def test_s5_the_number_of_tax_cards_is_that_of_the_cities_when_the_action_is_chosen() -> None:
    t = Table(2)
    t.hands()
    t.own("egyptians", cities=2)
    t.next_cards("population_boom", 2)
    t.do("egyptians", "taxes")
    assert t.of("egyptians").cities == 4  # two booms, and no third card for the city gained
    assert [who for who, _, _ in t.happenings("event")] == ["egyptians", "egyptians"]


def test_s5_an_event_among_the_tax_cards_is_resolved_before_the_next_is_drawn() -> None:
    t = Table(2)
    t.hands()
    t.own("egyptians", cities=2)
    t.next_cards("volcano", 2)
    t.do("egyptians", "taxes")
    assert (t.to_move, t.question) == (["egyptians"], "erupt")
    assert t.s.deck_size == 1  # the second card is still there
    t.do("egyptians", "erupt romans")
    assert t.s.deck_size >= 0
    assert t.of("romans").cities == 0


# ---------------------------------------------------------------- phase 3


def test_phase_3_any_number_of_own_special_resources_go_onto_the_monument() -> None:
    t = Table(2)
    t.hand("egyptians", "limestone", "limestone", "limestone", "concrete")
    t.do("egyptians", "done")
    assert t.legal("egyptians") == ["lay limestone", "done"]
    t.do("egyptians", "lay limestone", "lay limestone")
    assert t.of("egyptians").monument == 2
    t.do("egyptians", "done")
    assert t.cards("egyptians") == {"limestone": 1, "concrete": 1}


def test_phase_3_a_tribes_own_special_resource_only() -> None:
    t = Table(2)
    t.hand("egyptians", "concrete", "marble")
    t.do("egyptians", "done")
    assert t.to_move == ["romans"]  # not even asked


def test_phase_3_special_resources_serve_nothing_else() -> None:
    t = Table(2)
    t.hand("egyptians", *["limestone"] * 6)
    assert [words for words in t.legal("egyptians") if words.startswith("build")] == []


def test_phase_3_a_monument_holds_five_cards() -> None:
    t = Table(2)
    t.own("egyptians", monument=4)
    t.hand("egyptians", "limestone", "limestone")
    t.do("egyptians", "done", "lay limestone")
    assert t.of("egyptians").monument == 5
    assert t.to_move == ["romans"]


# ---------------------------------------------------------------- phase 4


def test_phase_4_down_to_five_cards_by_own_choice() -> None:
    t = Table(2)
    t.hand("egyptians", "iron", "wood", "grain", "stone", "gold", "hero", "luck")
    t.do("egyptians", "done")
    assert t.question == "discard"
    assert len(t.legal("egyptians")) == 7
    t.do("egyptians", "discard gold", "discard hero")
    assert t.to_move == ["romans"]
    assert total(t, "egyptians") == 5


def test_phase_4_more_may_be_held_during_the_turns_of_others() -> None:
    t = Table(2)
    t.hand("romans", *["iron"] * 8)
    t.end_turn("egyptians")
    assert total(t, "romans") == 9
    t.do("romans", "done")
    assert t.question == "discard"


# ---------------------------------------------------------------- phase 5


def test_phase_5_an_earthquakes_hold_ends_at_the_end_of_the_owners_turn() -> None:
    t = Table(2)
    t.own("egyptians", armies=1, held=2)
    t.end_turn("egyptians")
    assert (t.of("egyptians").home[0], t.of("egyptians").held) == (3, 0)
    assert t.discarded("earthquake") == 2
    assert ("egyptians", None, 2) in t.happenings("armies freed")


def test_phase_5_another_tribes_turn_frees_nobody() -> None:
    t = Table(2)
    t.own("romans", held=1)
    t.end_turn("egyptians")
    assert t.of("romans").held == 1


def test_turns_go_to_the_left_and_a_fair_comes_before_each_turn_of_the_first_player() -> None:
    t = Table(3)
    t.hands()
    order = []
    for _ in range(3):
        (tribe,) = t.to_move
        order.append(tribe)
        t.end_turn(tribe)
    assert order == ["egyptians", "romans", "greeks"]
    assert (t.question, int(t.s.rounds)) == ("trade", 2)
    t.end_fair()
    assert t.to_move == ["egyptians"]
