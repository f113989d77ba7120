"""Out, claims, the three ways to win, rounds, draws."""

from ludus.games.age_of_heroes import state
from ludus.games.age_of_heroes.tables import TRIBES
from rulebook.age_of_heroes.table import Table
from rulebook.age_of_heroes.winning import five_cities, winners


def ranks(t: Table) -> dict[str, int]:
    return {tribe: t.standing()[t.seat(tribe)] for tribe in TRIBES[: t.players]}


# ---------------------------------------------------------------- out


def test_a_tribe_with_no_city_and_no_card_is_out_and_all_it_had_goes_back() -> None:
    t = Table(3)
    t.hands("iron")
    t.hand("romans")
    t.own("romans", cities=1, armies=1, led=1, away=1, held=1, fortresses=2, monument=3)
    t.road("egyptians")
    t.road("romans")
    t.next_cards("volcano")
    t.do("egyptians", "taxes", "erupt romans")
    assert t.happenings("out") == [("romans", None, 0)]
    assert [t.supply(item) for item in ("city", "army", "fortress", "general", "road")] == [10, 10, 9, 6, 6]
    assert t.of("romans").monument == 0
    assert t.piled("concrete") + t.cards("greeks").get("concrete", 0) == 6 + 3  # the three laid here came on top
    assert t.to_move == ["greeks"]


def test_a_tribe_with_a_city_or_a_card_plays_on() -> None:
    t = Table(3)
    t.hands("iron")
    t.hand("romans")
    t.own("greeks", cities=0)
    t.next_cards("famine", 1)
    t.do("egyptians", "taxes")
    assert t.happenings("out") == []


def test_the_nearest_tribe_is_then_the_next_one_still_playing() -> None:
    t = Table(3)
    t.hands("iron")
    t.hand("romans")
    t.next_cards("volcano")
    t.do("egyptians", "taxes", "erupt romans")
    t.hand("greeks", "stone", "stone")
    t.do("greeks", "build road-left")
    t.do("egyptians", "agree")
    assert t.of("greeks").road == 1


def test_the_last_tribe_wins() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("romans")
    t.next_cards("volcano")
    t.do("egyptians", "taxes", "erupt romans")
    assert int(t.s.ending) == state.LAST_TRIBE
    assert winners(t) == ["egyptians"]
    assert ranks(t) == {"egyptians": 1, "romans": 2}
    assert t.to_move == []


def test_s22_out_is_not_looked_at_within_a_war() -> None:
    """The attacker spends his last card, a hero, and plunders a new one before anybody looks."""
    t = Table(3)
    t.hands("iron")
    t.own("egyptians", cities=0, armies=0)
    t.own("romans", armies=0)
    t.hand("egyptians", "hero")
    t.do("egyptians", "war romans plunder", "hero army", "send 0 0")
    assert t.happenings("out") == []
    assert t.cards("egyptians") == {"iron": 1}


def test_s22_who_goes_out_in_his_own_turn_ends_it_there() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("egyptians", cities=0, armies=0)
    t.own("romans", armies=0)
    t.hand("egyptians", "hero")
    t.hand("romans")
    t.do("egyptians", "war romans plunder", "hero army", "send 0 0")
    assert t.happenings("out") == [("egyptians", None, 0)]
    assert t.to_move == ["romans"]


def test_s22_laying_the_last_card_without_a_city_ends_the_tribe_without_judging() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("egyptians", cities=0, monument=4)
    t.hand("egyptians", "limestone")
    t.of("egyptians").claim = state.JUDGED
    t.do("egyptians", "done", "lay limestone")
    assert t.happenings("out") == [("egyptians", None, 0)]
    assert winners(t) == []


def test_s22_a_swap_is_looked_at_when_discard_and_draw_are_both_done() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("egyptians", cities=0)
    t.hand("egyptians", "wood")
    t.next_cards("gold", 9)
    t.do("egyptians", "swap wood")
    assert t.happenings("out") == []
    assert t.cards("egyptians") == {"gold": 1}


def test_s22_a_swap_that_brings_an_event_and_no_card_ends_the_tribe() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("egyptians", cities=0)
    t.hand("egyptians", "wood")
    t.next_cards("famine")
    t.do("egyptians", "swap wood")
    assert t.happenings("out") == [("egyptians", None, 0)]
    assert t.to_move == ["romans"]


def test_s25_if_the_last_tribes_go_out_at_the_same_moment_they_share_the_game() -> None:
    t = Table(2)
    t.own("egyptians", cities=0, armies=1)
    t.own("romans", cities=0, armies=0)
    t.hand("egyptians", "hero")
    t.hand("romans", "olympic_games")
    t.do("egyptians", "war romans conquest", "hero army", "send 1 0")
    t.do("romans", "olympics")
    assert int(t.s.ending) == state.NOBODY_LEFT
    assert winners(t) == ["egyptians", "romans"]
    assert ranks(t) == {"egyptians": 1, "romans": 1}


# ---------------------------------------------------------------- rounds


def first_player_out() -> Table:
    """The Egyptians, who are first, go out in their own turn."""
    t = Table(3)
    t.hands("iron")
    t.own("egyptians", cities=0)
    t.hand("egyptians", "iron", "grain", "grain")
    t.do("egyptians", "build army")
    assert t.happenings("out") == [("egyptians", None, 0)]
    return t


def test_s24_when_the_first_player_went_out_in_his_own_turn_there_is_no_second_fair_in_that_round() -> None:
    t = first_player_out()
    assert (t.to_move, t.question, int(t.s.rounds)) == (["romans"], "action", 1)


def test_s24_the_fair_is_held_where_the_first_players_turn_would_come() -> None:
    t = first_player_out()
    t.end_turn("romans")
    assert (t.to_move, int(t.s.rounds)) == (["greeks"], 1)
    t.end_turn("greeks")
    assert (t.question, int(t.s.rounds)) == ("trade", 2)
    assert t.to_move == ["romans"]
    t.end_fair()
    assert (t.to_move, t.question) == (["romans"], "action")


def test_s24_the_game_ends_as_a_draw_when_the_fair_after_the_last_round_would_begin() -> None:
    t = Table(3, round_limit=2)
    t.hands("iron")
    t.hand("greeks")
    t.next_cards("volcano")
    t.do("egyptians", "taxes", "erupt greeks")
    five_cities(t, "romans")
    while t.to_move:
        t.end_turn(*t.to_move) if t.question != "trade" else t.end_fair()
        if int(t.s.rounds) == 2 and t.question == "action":
            t.of("romans").claim = state.NO_CLAIM
    assert int(t.s.ending) == state.ROUNDS_OVER
    assert int(t.s.rounds) == 2
    assert winners(t) == ["egyptians", "romans"]
    assert ranks(t) == {"egyptians": 1, "romans": 1, "greeks": 3}


def test_s24_without_a_round_limit_the_game_continues() -> None:
    t = Table(2, round_limit=0)
    t.hands("iron")
    for _ in range(70):
        while t.question != "trade":
            t.end_turn(*t.to_move)
        t.end_fair()
        t.hands("iron")
    assert t.s.rounds == 71
    assert t.to_move == ["egyptians"]


# ---------------------------------------------------------------- standing


def test_standing_winner_first_then_those_still_in_by_points_then_who_lasted_longer() -> None:
    t = Table(3)
    t.own("egyptians", cities=3, monument=1)
    t.own("romans", cities=3)
    t.own("greeks", cities=3)
    assert ranks(t) == {"egyptians": 1, "romans": 2, "greeks": 2}
    t.s.playing &= ~(1 << t.seat("romans"))
    t.of("romans").out = 1
    assert ranks(t) == {"egyptians": 1, "greeks": 2, "romans": 3}


def test_points_are_cities_and_cards_of_the_monument() -> None:
    t = Table(2)
    t.own("egyptians", cities=3, monument=2)
    assert t.points(t.seat("egyptians")) == 5
