"""The fair: drawing by road network, events, exchanges forced and free, gifts."""

from typing import Any

import pytest

from ludus.games.age_of_heroes.tables import CARDS, HAND_KINDS, TRIBES
from rulebook.age_of_heroes.table import Table


def fair(players: int = 3, **options: Any) -> Table:
    """The first fair, with known hands: the Egyptians are asked to trade."""
    t = Table(players, begin="fair", **options)
    assert t.question == "trade"
    t.hands("iron")
    return t


def next_fair(t: Table) -> None:
    """On to the next fair, with nothing done."""
    while t.question != "trade" and t.question not in ("shake", "erupt", "luck"):
        (tribe,) = t.to_move
        t.end_turn(tribe)


# ---------------------------------------------------------------- drawing


def drawn_at_next_fair(t: Table) -> dict[str, int]:
    t.hands()
    next_fair(t)
    drew = t.happenings("drew")
    return {who: n for who, _, n in drew[-t.players :] if who}


def test_each_draws_one_card_without_roads() -> None:
    assert drawn_at_next_fair(Table(3)) == {"egyptians": 1, "romans": 1, "greeks": 1}


def test_one_more_for_each_other_tribe_the_roads_lead_to_directly_or_through_others() -> None:
    t = Table(5)
    t.road("egyptians")  # to the Romans
    t.road("romans")  # to the Greeks
    assert drawn_at_next_fair(t) == {"egyptians": 3, "romans": 3, "greeks": 3, "babylonians": 1, "celts": 1}


def test_a_closed_ring_of_roads_counts_every_other_tribe_once() -> None:
    t = Table(4)
    for tribe in TRIBES[:4]:
        t.road(tribe)
    assert drawn_at_next_fair(t) == dict.fromkeys(TRIBES[:4], 4)


def test_two_tribes_with_a_road_draw_two_each() -> None:
    t = Table(2)
    t.road("romans")
    assert drawn_at_next_fair(t) == {"egyptians": 2, "romans": 2}


def test_s6_all_cards_of_one_tribe_then_of_the_next_and_nothing_played_before_all_have_drawn() -> None:
    t = Table(3)
    t.hands()
    for tribe in ("egyptians", "romans"):
        t.end_turn(tribe)
    t.next_cards("population_boom", 4)
    t.own("greeks", cities=1)
    t.end_turn("greeks")
    happened = [what for what, *_ in t.happened]
    assert happened.index("round began") < happened.index("event")
    assert [what for what in happened if what in ("drew", "event")] == ["drew"] * 3 + ["event"] * 3


def test_s6_the_fair_begins_with_the_first_player() -> None:
    t = Table(3)
    t.hands()
    next_fair(t)
    assert [who for who, _, _ in t.happenings("drew")][-3:] == ["egyptians", "romans", "greeks"]


# ---------------------------------------------------------------- events at a fair


def fair_with(players: int = 3, **events: list[str]) -> Table:
    """A fair at which tribes have drawn these events; everybody holds two iron, one of it just drawn."""
    t = Table(players)
    t.hands("iron")
    for tribe in TRIBES[: players - 1]:
        t.hand(tribe, "iron")
        t.next_cards("iron", players + 1)
        t.end_turn(tribe)
    for tribe in TRIBES[:players]:
        t.hand(tribe, "iron")
    for tribe, names in events.items():
        for event in names:
            kind = CARDS.index(event)
            t.cards_in_all[kind] += 1
            t.of(tribe).events[kind - HAND_KINDS] += 1
            t.of(tribe).cards += 1
    t.next_cards("iron", players)
    t.end_turn(TRIBES[players - 1])
    return t


def test_s8_one_tribe_plays_all_of_its_events_in_the_order_of_the_list_then_the_next() -> None:
    t = fair_with(egyptians=["volcano", "earthquake"], romans=["population_boom", "earthquake"])
    assert (t.to_move, t.question) == (["egyptians"], "shake")
    t.do("egyptians", "shake greeks")
    assert (t.to_move, t.question) == (["egyptians"], "erupt")
    assert t.of("romans").cities == 1  # their boom waits
    t.do("egyptians", "erupt greeks")
    assert (t.to_move, t.question, int(t.of("romans").cities)) == (["romans"], "shake", 2)


def test_s8_events_to_be_played_cannot_be_discarded_by_barbarians() -> None:
    t = fair_with(egyptians=["barbarians", "barbarians"])
    t.own("egyptians", armies=1)
    assert (t.to_move, t.question) == (["egyptians"], "fight")
    t.s.chosen[0] = t.s.chosen[0] // 6 * 6 + 5  # the strongest barbarians
    t.s.horde[0] = 5
    t.s.laid[0] = 0
    t.s.laid[0, 3, 5] = 1
    t.lay_battle_cards("egyptians", plain=(1,))
    t.do("egyptians", "fight 1")
    assert t.cards("egyptians") == {}  # both iron, not the second barbarians
    assert [what for what, *_ in t.happened].count("event") == 1  # which now attack


def test_s8_a_tribe_that_still_has_an_event_to_play_is_not_out() -> None:
    t = fair_with(egyptians=["volcano"], greeks=["population_boom"])
    t.of("greeks").hand[:] = 0
    t.of("greeks").cards = 1
    t.balance()
    t.do("egyptians", "erupt greeks")
    assert t.happenings("out") == []
    assert t.of("greeks").cities == 1  # lost to the volcano, regained by the boom


def test_a_barbarian_battle_at_a_fair_is_fought_to_its_end_before_trade() -> None:
    t = fair_with(romans=["barbarians"])
    assert (t.to_move, t.question) == (["romans"], "fight")
    t.do("romans", t.legal("romans")[0])
    assert t.question == "trade"


def test_hands_may_exceed_five_at_a_fair() -> None:
    t = fair()
    t.hand("egyptians", *["iron"] * 9)
    t.do("egyptians", "pass")
    assert t.of("egyptians").cards == 9


# ---------------------------------------------------------------- offers


def test_s7_any_card_of_the_hand_for_any_other_of_the_fourteen_kinds() -> None:
    t = fair(2)
    t.hand("egyptians", "iron", "luck")
    offers = [words for words in t.legal("egyptians") if words.startswith("offer")]
    assert len(offers) == 2 * 13
    assert "offer luck for granite" in offers  # of a tribe not playing, whether or not anybody holds it
    assert "offer iron for iron" not in offers


def test_s7_an_offer_that_finds_nobody_is_spent() -> None:
    t = fair(2)
    t.do("egyptians", "offer iron for gold")
    assert t.happenings("no exchange") == [("egyptians", None, 0)]
    assert t.of("egyptians").offers == 1
    assert t.to_move == ["romans"]


def test_an_exchange_of_one_card_for_one_cannot_be_refused_by_a_holder() -> None:
    t = fair(3)
    t.hand("greeks", "gold", "wood")
    t.do("egyptians", "offer iron for gold")
    assert t.cards("egyptians") == {"gold": 1}
    assert t.cards("greeks") == {"iron": 1, "wood": 1}
    assert t.happenings("exchanged") == [("egyptians", "greeks", 1)]


@pytest.mark.parametrize("card", ["hero", "olympic_games", "luck", "marble", "granite"])
def test_everything_of_the_resource_deck_can_be_traded(card: str) -> None:
    t = fair(2)
    t.hand("romans", card)
    t.do("egyptians", f"offer iron for {card}")
    assert t.cards("egyptians") == {card: 1}


def test_the_offerer_chooses_his_partner_among_several_holders() -> None:
    t = fair(4)
    t.hand("romans", "gold")
    t.hand("babylonians", "gold", "gold")
    t.do("egyptians", "offer iron for gold")
    assert t.legal("egyptians") == ["with romans", "with babylonians"]
    t.do("egyptians", "with babylonians")
    assert t.cards("babylonians") == {"gold": 1, "iron": 1}
    assert t.cards("romans") == {"gold": 1}


def test_s4_with_is_asked_only_where_two_or_more_hold_the_card() -> None:
    t = fair(3)
    t.hand("greeks", "gold")
    t.do("egyptians", "offer iron for gold")
    assert (t.to_move, t.question) == (["romans"], "trade")


# ---------------------------------------------------------------- the round of trade


def test_s11_trade_goes_round_in_turn_order_and_each_makes_three_offers_at_most() -> None:
    t = fair(3)
    order = []
    while t.question == "trade":
        (tribe,) = t.to_move
        order.append(tribe)
        t.do(tribe, "offer iron for gold")
    assert order == ["egyptians", "romans", "greeks"] * 3


def test_s11_who_has_passed_has_no_further_go() -> None:
    t = fair(3)
    t.do("egyptians", "offer iron for gold")
    t.do("romans", "pass")
    t.do("greeks", "offer iron for gold")
    t.do("egyptians", "pass")
    assert t.to_move == ["greeks"]
    t.do("greeks", "pass")
    assert (t.to_move, t.question) == (["egyptians"], "action")


def test_s11_a_go_is_any_number_of_gifts_followed_by_one_offer_or_pass() -> None:
    t = fair(3)
    t.hand("egyptians", "iron", "wood", "grain")
    t.do("egyptians", "give wood to romans", "give grain to greeks")
    assert t.to_move == ["egyptians"]
    assert t.of("egyptians").offers == 0
    t.do("egyptians", "offer iron for gold")
    assert t.to_move == ["romans"]
    assert t.cards("romans") == {"iron": 1, "wood": 1}


def test_s11_with_no_offers_allowed_there_is_no_trade() -> None:
    t = Table(3, begin="fair", offers=0)
    assert (t.to_move, t.question) == (["egyptians"], "action")


def test_a_gift_needs_no_consent_and_goes_to_any_other_tribe_still_playing() -> None:
    t = fair(3)
    gifts = [words for words in t.legal("egyptians") if words.startswith("give")]
    assert gifts == ["give iron to romans", "give iron to greeks"]


def test_s22_giving_the_last_card_without_a_city_ends_the_tribe_and_trade_continues() -> None:
    t = fair(3)
    t.own("egyptians", cities=0)
    t.do("egyptians", "give iron to greeks")
    assert t.happenings("out") == [("egyptians", None, 0)]
    assert (t.to_move, t.question) == (["romans"], "trade")


def test_items_are_never_traded() -> None:
    assert not [words for words in fair().legal("egyptians") if "army" in words or "city" in words]


# ---------------------------------------------------------------- free exchange


def test_s12_holders_are_asked_one_after_the_other_from_the_offerers_left_and_may_decline() -> None:
    t = fair(4, exchange="free")
    t.do("egyptians", "pass")
    t.hand("egyptians", "gold")
    t.hand("babylonians", "gold")
    t.do("romans", "offer iron for gold")
    assert (t.to_move, t.legal("babylonians")) == (["babylonians"], ["agree", "refuse"])
    t.do("babylonians", "refuse")
    assert t.to_move == ["egyptians"]
    t.do("egyptians", "agree")
    assert t.cards("egyptians") == {"iron": 1}
    assert t.cards("romans") == {"gold": 1}


def test_s12_the_first_to_agree_makes_the_exchange() -> None:
    t = fair(3, exchange="free")
    t.hand("romans", "gold")
    t.hand("greeks", "gold")
    t.do("egyptians", "offer iron for gold")
    t.do("romans", "agree")
    assert t.cards("greeks") == {"gold": 1}
    assert t.to_move == ["romans"]  # his own go


def test_s12_if_all_decline_all_learn_only_that_there_was_no_exchange() -> None:
    t = fair(3, exchange="free")
    t.hand("romans", "gold")
    t.do("egyptians", "offer iron for gold")
    t.do("romans", "refuse")
    declined = t.happened
    other = fair(3, exchange="free")
    other.do("egyptians", "offer iron for gold")
    assert declined == other.happened == [("no exchange", "egyptians", None, 0)]
