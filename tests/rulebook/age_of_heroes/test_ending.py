"""Out, claims, the three ways to win, rounds, draws."""

from ludus.games.age_of_heroes import state
from ludus.games.age_of_heroes.tables import TRIBES
from rulebook.age_of_heroes.table import Table


def winners(t: Table) -> list[str]:
    return [tribe for tribe in TRIBES[: t.players] if int(t.s.winners) >> t.seat(tribe) & 1]


def ranks(t: Table) -> dict[str, int]:
    return {tribe: t.standing()[t.seat(tribe)] for tribe in TRIBES[: t.players]}


def round_trip(t: Table) -> None:
    """Everybody but the first player ends the turn, and the fair passes."""
    while t.question != "trade":
        t.end_turn(*t.to_move)
    t.end_fair()


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


# ---------------------------------------------------------------- claims


def five_cities(t: Table, tribe: str = "egyptians") -> None:
    t.own(tribe, cities=4)
    t.hand(tribe, "stone", "wood", "wood")
    t.do(tribe, "build city")


def test_five_cities_claim_and_win_at_the_end_of_the_next_turn() -> None:
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    assert t.happenings("claimed") == [("egyptians", None, 0)]
    t.do("egyptians", "done")
    assert winners(t) == []
    round_trip(t)
    t.end_turn("egyptians")
    assert int(t.s.ending) == state.BY_CITIES
    assert winners(t) == ["egyptians"]


def test_a_finished_monument_claims_and_wins_at_the_end_of_the_next_turn() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("egyptians", monument=3)
    t.hand("egyptians", "limestone", "limestone")
    t.do("egyptians", "done", "lay limestone")
    assert t.happenings("claimed") == []
    t.do("egyptians", "lay limestone")
    assert t.happenings("claimed") == [("egyptians", None, 0)]
    round_trip(t)
    t.end_turn("egyptians")
    assert int(t.s.ending) == state.BY_MONUMENT


def test_a_claim_whose_ground_is_lost_is_gone_and_play_goes_on() -> None:
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    t.do("egyptians", "done")
    t.own("egyptians", cities=4)
    round_trip(t)
    t.hand("egyptians", "iron")
    t.do("egyptians", "done")
    assert t.happenings("claim failed") == [("egyptians", None, 0)]
    assert t.of("egyptians").claim == state.NO_CLAIM
    assert t.to_move == ["romans"]


def test_a_ground_lost_and_regained_wins() -> None:
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    t.do("egyptians", "done")
    t.own("egyptians", cities=4)
    round_trip(t)
    five_cities(t)
    t.end_turn("egyptians")
    assert winners(t) == ["egyptians"]


def test_a_claim_by_cities_may_be_made_good_by_a_monument() -> None:
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    t.do("egyptians", "done")
    t.own("egyptians", cities=1, monument=4)
    round_trip(t)
    t.hand("egyptians", "limestone")
    t.do("egyptians", "done", "lay limestone")
    assert int(t.s.ending) == state.BY_MONUMENT


def test_others_may_win_before_the_claimant() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("romans", cities=5)
    t.of("romans").claim = state.CLAIMED
    five_cities(t)
    t.do("egyptians", "done")
    t.end_turn("romans")
    assert winners(t) == ["romans"]


def test_conquered_cities_count() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("egyptians", cities=4, armies=2)
    t.own("romans", cities=2, armies=0)
    t.do("egyptians", "war romans conquest", "send 2 0")
    assert t.happenings("claimed") == [("egyptians", None, 0)]


def test_s23_a_claim_stays_open_whatever_happens_and_a_tribe_has_one_at_a_time() -> None:
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    t.do("egyptians", "done")
    t.own("egyptians", cities=1)
    assert t.of("egyptians").claim == state.CLAIMED
    round_trip(t)
    assert t.of("egyptians").claim == state.JUDGED
    t.own("egyptians", cities=4)
    t.hand("egyptians", "stone", "wood", "wood")
    t.do("egyptians", "build city")
    assert t.happenings("claimed") == []  # the old claim still stands


def test_s23_a_claim_made_by_a_boom_outside_the_own_turn_is_judged_at_the_end_of_the_own_next_turn() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("egyptians", cities=4)
    t.end_turn("egyptians")
    t.next_cards("population_boom", 2)
    t.own("romans", cities=1)
    t.do("romans", "done")
    assert ("egyptians", None, 0) in t.happenings("claimed")
    t.end_fair()
    assert t.of("egyptians").claim == state.JUDGED
    t.end_turn("egyptians")
    assert winners(t) == ["egyptians"]


def test_s23_a_claim_made_in_the_own_turn_is_not_judged_in_it() -> None:
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    t.do("egyptians", "done")
    assert winners(t) == []
    assert t.to_move == ["romans"]


def test_the_claimant_wins_only_after_phase_5() -> None:
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    t.do("egyptians", "done")
    t.own("egyptians", away=1)
    round_trip(t)
    t.end_turn("egyptians")
    happened = [what for what, *_ in t.happened]
    assert happened.index("armies home") < happened.index("won")


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


def test_s24_without_a_round_limit_the_game_goes_on() -> None:
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
