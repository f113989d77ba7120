"""Set-up: the first player, tribes, the first items and cards, the first fair."""

from typing import Any

import numpy as np
import pytest

from ludus.engine.records import readable
from ludus.engine.seeding import begin
from ludus.games.age_of_heroes.tables import CARDS, HAND_KINDS, TRIBES
from rulebook.age_of_heroes.table import GAME, Table


def fresh(players: int, seed: int, **options: object) -> Any:
    records = np.zeros(1, GAME.state)
    begin(GAME, records, GAME.config(players, options), seed)
    return readable(records)[0]


def test_s1_every_seat_is_first_about_equally_often() -> None:
    firsts = np.bincount([int(fresh(4, seed).first) for seed in range(2000)], minlength=4)
    assert firsts.sum() == 2000
    assert (firsts > 400).all()
    assert (firsts < 600).all()


def test_s1_ties_draw_again_until_one_is_left() -> None:
    """Two strengths for six players tie nearly always, and still somebody is first."""
    firsts = {int(fresh(6, seed, strengths=2, of_each=12).first) for seed in range(60)}
    assert firsts == set(range(6))


def test_tribes_are_chosen_in_turn_order_from_the_first_player_on() -> None:
    t = Table(3, begin="tribes", seed=3)
    order = []
    for tribe in ("celts", "romans", "greeks"):
        (seat,) = t.active()
        order.append(seat)
        assert f"tribe {tribe}" in t.legal_words(seat)
        t.answer(f"tribe {tribe}")
    first = int(t.s.first)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert [int(t.s.seats[seat].tribe) for seat in order] == [TRIBES.index(n) for n in ("celts", "romans", "greeks")]


def test_a_chosen_tribe_cannot_be_chosen_again() -> None:
    t = Table(2, begin="tribes")
    t.answer("tribe celts")
    (seat,) = t.active()
    assert t.legal_words(seat) == [f"tribe {tribe}" for tribe in TRIBES if tribe != "celts"]


def test_dealt_tribes_differ_and_are_random() -> None:
    dealt = [tuple(int(p.tribe) for p in fresh(6, seed, tribes="dealt").seats) for seed in range(30)]
    assert all(sorted(tribes) == list(range(6)) for tribes in dealt)
    assert len(set(dealt)) > 20


def test_each_begins_with_one_city_one_army_and_three_cards() -> None:
    t = Table(4, begin="fair")
    for tribe in TRIBES[:4]:
        p = t.of(tribe)
        assert (p.cities, *p.home, p.cards) == (1, 1, 0, 4)  # three dealt and one of the first fair
    assert t.supply("city") == 8
    assert t.supply("army") == 8


def test_the_numbers_of_the_box() -> None:
    """Printed on the box or, where it says nothing, as played."""
    s = fresh(2, 1)
    assert list(s.deck) == [12, 12, 12, 12, 6] + [6] * 6 + [2, 3, 2] + [2, 2, 2, 2, 3]
    assert int(s.deck_size) == 108
    assert list(s.supply) == [12, 12, 9, 6, 6]


def test_s2_disasters_dealt_or_drawn_at_the_first_fair_are_discarded_without_effect_and_not_replaced() -> None:
    options = {f"{card}_cards": 0 for card in CARDS[:5]} | {"special_cards": 0, "famine_cards": 6, "volcano_cards": 6}
    options |= {"olympic_games_cards": 0, "hero_cards": 0, "luck_cards": 0, "earthquake_cards": 6}
    t = Table(3, begin="fair", **options | {"barbarians_cards": 6})
    for tribe in TRIBES[:3]:
        p = t.of(tribe)
        assert (p.cards, p.cities, *p.home, p.held) == (0, 1, 1, 0, 0)
    assert sum(int(n) for n in t.s.discard[HAND_KINDS:]) == 12  # nine dealt, three at the fair
    assert t.question == "trade"


def test_s2_a_population_boom_dealt_is_played_at_once() -> None:
    options = {f"{card}_cards": 0 for card in CARDS[:5]} | {"special_cards": 0, "population_boom_cards": 6}
    t = Table(2, begin="fair", **options | {"olympic_games_cards": 0, "hero_cards": 0, "luck_cards": 0})
    # Six booms for eight draws: the first player draws three, the next three; two draws of the fair find them again.
    assert sum(int(t.of(tribe).cities) for tribe in TRIBES[:2]) == 2 + 6 + 2
    assert t.discarded("population_boom") + int(t.s.deck_size) == 6


def test_special_resources_of_tribes_not_playing_stay_in_the_deck() -> None:
    assert list(fresh(2, 1).deck[5:11]) == [6] * 6


@pytest.mark.parametrize("players", GAME.players)
def test_the_first_fair_comes_before_the_first_turn(players: int) -> None:
    t = Table(players, begin="fair")
    assert (t.question, int(t.s.rounds), int(t.s.turn)) == ("trade", 1, -1)
    t.end_fair()
    assert (t.to_move, t.question) == (["egyptians"], "action")
