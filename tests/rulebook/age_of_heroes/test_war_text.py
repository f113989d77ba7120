"""What is said before and during a war: what it may bring, what is lost by it, and who is there to fight it."""

from __future__ import annotations

import pytest

from ludus.games.age_of_heroes.text import question, report, wasted
from ludus.games.age_of_heroes.text.battle import spoils
from ludus.games.age_of_heroes.text.speech import Speech
from rulebook.age_of_heroes.seen import GAME, Scenario


def test_who_goes_to_war_for_cities_with_too_few_armies_is_asked_first() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0)
    conquest, plunder = GAME.numbers["war greeks conquest"], GAME.numbers["war greeks plunder"]

    def asked_first(action: int) -> str:
        return wasted(t.match.view(0), action, "en")

    assert asked_first(conquest) == "Conquering a city takes 2 victorious armies. Attack with fewer?"
    assert asked_first(plunder) == ""
    t.hand(0, hero=1)
    assert asked_first(conquest) == "", "a Hero may be an army"
    t.hand(0).s.seats[0].home[0] = 2
    assert asked_first(conquest) == ""


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("conquest", "A city for every 2 victorious armies"),
        ("plunder", "2 cards for each victorious army"),
        ("destruction", "1 card of the monument; 2 cards with 3 victorious armies or more"),
    ],
)
def test_an_attack_says_what_it_may_bring(goal: str, said: str) -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0)
    t.s.seats[0].home[:] = 2, 0
    t.play(0, f"war greeks {goal}")
    assert spoils(Speech(t.match.view(0), "en")) == said


def test_heroes_are_spoken_of_where_there_are_some() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0)
    t.play(0, "war greeks plunder")
    assert question(t.match.view(0), "en") == "Send your armies."
    t.hand(0, hero=1)
    assert question(t.match.view(0), "en") == "Play Heroes if you like, then send your armies."


def test_armies_in_a_battle_are_still_had() -> None:
    """Otherwise the first duel would seem to bring the attacker the armies that come home after it."""
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0)
    t.s.seats[0].home[:] = 2, 1
    t.play(0, "war greeks plunder")
    t.play(0, "send 2 1")
    has = report(t.match.view(0), 0)
    assert (has["armies"], has["generals"]) == (3, 1)
