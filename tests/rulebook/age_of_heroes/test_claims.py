"""Claims: how they are made, lost, made good and judged."""

from ludus.games.age_of_heroes import state
from rulebook.age_of_heroes.table import Table
from rulebook.age_of_heroes.winning import five_cities, round_trip, winners


def claimed() -> Table:
    """The Egyptians, who hold five cities, have ended the turn in which they claimed."""
    t = Table(2)
    t.hands("iron")
    five_cities(t)
    t.do("egyptians", "done")
    return t


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


def test_a_claim_whose_ground_is_lost_fails_and_play_continues() -> None:
    t = claimed()
    t.own("egyptians", cities=4)
    round_trip(t)
    t.hand("egyptians", "iron")
    t.do("egyptians", "done")
    assert t.happenings("claim failed") == [("egyptians", None, 0)]
    assert t.of("egyptians").claim == state.NO_CLAIM
    assert t.to_move == ["romans"]


def test_a_ground_lost_and_regained_wins() -> None:
    t = claimed()
    t.own("egyptians", cities=4)
    round_trip(t)
    five_cities(t)
    t.end_turn("egyptians")
    assert winners(t) == ["egyptians"]


def test_a_claim_by_cities_may_be_made_good_by_a_monument() -> None:
    t = claimed()
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
    t = claimed()
    t.own("egyptians", cities=1)
    assert t.of("egyptians").claim == state.CLAIMED
    round_trip(t)
    assert t.of("egyptians").claim == state.JUDGED
    t.own("egyptians", cities=4)
    t.hand("egyptians", "stone", "wood", "wood")
    t.do("egyptians", "build city")
    assert t.happenings("claimed") == []  # the old claim still stands


def test_s23_a_claim_by_a_boom_in_somebody_elses_turn_is_judged_at_the_end_of_ones_next_turn() -> None:
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


def test_s23_a_claim_made_in_ones_turn_is_not_judged_in_it() -> None:
    t = claimed()
    assert winners(t) == []
    assert t.to_move == ["romans"]


def test_the_claimant_wins_only_after_phase_5() -> None:
    t = claimed()
    t.own("egyptians", away=1)
    round_trip(t)
    t.end_turn("egyptians")
    happened = [what for what, *_ in t.happened]
    assert happened.index("armies home") < happened.index("won")
