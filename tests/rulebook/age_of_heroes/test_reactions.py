"""S9 Reactions: only a tribe that holds the card is asked; whoever does not answer lets it be."""

import random

import pytest

from ludus.engine.match import Match
from ludus.games import find
from ludus.games.age_of_heroes.state import ASK_ANSWER, ASK_HERO, ASK_LUCK
from ludus.games.age_of_heroes.tables import HERO, LUCK, OLYMPICS

CARDS = {ASK_LUCK: (LUCK,), ASK_ANSWER: (OLYMPICS, LUCK), ASK_HERO: (HERO,)}


@pytest.mark.parametrize("players", [2, 5])
def test_a_reaction_is_asked_for_only_from_those_who_have_one_to_give(players: int) -> None:
    chance, asked = random.Random(players), set()
    for seed in range(12):
        match = Match.new(find("age-of-heroes"), players, seed)
        while not match.finished:
            question = int(match._s.question)
            for seat in match.active():
                is_pass = match.reaction(seat)
                assert (is_pass is not None) == (question in CARDS)
                if is_pass is not None:
                    asked.add(question)
                    assert len(match.legal_numbers(seat)) > 1
                    assert any(match._s.seats[seat].hand[card] > 0 for card in CARDS[question])
            seat = chance.choice(match.active())
            match.play(seat, chance.choice(match.legal_numbers(seat)))
    assert asked == set(CARDS)
