"""Redeals at random moments of random games: the same view, nothing lost, all that is known still true, playable on."""

from random import Random
from statistics import fmean

import numpy as np
import pytest

from ludus.bots.simple import greedy_action
from ludus.engine.loading import runnable
from ludus.engine.match import Match
from ludus.engine.seeding import begin
from ludus.engine.view import View
from ludus.games.age_of_heroes.state import ASK_ACTION, ASK_FIGHT, ASK_ROAD, ASK_UNDER, FAIR_EVENTS, HIDDEN
from ludus.games.age_of_heroes.tables import HAND_KINDS, NOBODY, SPECIAL, TRIBES
from rulebook.age_of_heroes.table import GAME
from rulebook.age_of_heroes.test_random_games import BROKEN, FINE, wrong, wrong_choices
from rulebook.rig import Array

BOXES: dict[str, dict[str, object]] = {
    "box": {},
    "free": {"exchange": "free"},
    "lucky": {"luck_cards": 6, "famine_cards": 6, "exchange": "free"},
    "heroic": {
        "hero_cards": 6,
        "olympic_games_cards": 6,
        "barbarians_cards": 6,
        "barbarian_armies": 2,
        "luck_cards": 6,
    },
    "small": {
        "iron_cards": 3,
        "wood_cards": 3,
        "grain_cards": 3,
        "stone_cards": 3,
        "gold_cards": 1,
        "special_cards": 2,
        "volcano_cards": 6,
        "earthquake_cards": 6,
    },
}
DELICATE = (ASK_ROAD, ASK_UNDER, ASK_FIGHT)


class RandomGame:
    """A random game that is now and then dealt anew for every seat, more often where that is delicate."""

    def __init__(self, players: int, options: dict[str, object], seed: int) -> None:
        self.players = players
        self.chance = Random(seed)
        self.config = np.array(GAME.config(players, {"tribes": "dealt"} | options), np.int64)
        self.records = np.zeros(1, GAME.state)
        self.actions, self.count = np.zeros(GAME.max_legal, np.int16), np.zeros(5, np.int64)
        begin(GAME, self.records, self.config, seed)

    def stops(self) -> bool:
        question = int(self.records["question"][0])
        delicate = question >= HIDDEN or question in DELICATE or int(self.records["stage"][0]) == FAIR_EVENTS
        return self.chance.random() < (0.1 if delicate else 0.01)

    def go(self, records: np.ndarray) -> None:
        asked = int(GAME.kernels.active(records[0]))
        seat = self.chance.choice([seat for seat in range(self.players) if asked >> seat & 1])
        count = GAME.kernels.legal(records[0], seat, self.actions)
        GAME.kernels.step(records[0], seat, int(self.actions[self.chance.randrange(count)]))

    def check(self, records: np.ndarray) -> None:
        broken = runnable(wrong)(records[0], self.config, self.count)
        assert broken == FINE, BROKEN[broken]

    def check_views_of(self, records: np.ndarray) -> None:
        """In a dealt game, too, a seat to move sees its legal actions, and the greedy player chooses one of them."""
        for seat in range(self.players):
            legal = GAME.legal_numbers(records[0], seat)
            seen = np.zeros(1, GAME.state)
            GAME.kernels.look(records[0], seat, seen[0])
            assert GAME.legal_numbers(seen[0], seat) == legal
            if legal:
                count = GAME.kernels.legal(records[0], seat, self.actions)
                assert GAME.kernels.greedy(records[0], seat, self.actions, count) in legal

    def redeal(self, seat: int) -> None:
        dealt, again = np.zeros(1, GAME.state), np.zeros(1, GAME.state)
        GAME.kernels.look(self.records[0], seat, dealt[0])
        seen = dealt.tobytes()
        GAME.kernels.redeal(dealt[0], seat, self.chance.randrange(10**6))
        GAME.kernels.look(dealt[0], seat, again[0])
        assert again.tobytes() == seen
        self.check(dealt)
        assert runnable(wrong_choices)(dealt[0], self.actions) == FINE
        self.check_views_of(dealt)
        for _ in range(5):
            if not GAME.kernels.finished(dealt[0]):
                self.go(dealt)
                self.check(dealt) if not GAME.kernels.finished(dealt[0]) else None


@pytest.mark.parametrize("box", BOXES)
def test_redeals_fit_all_that_a_seat_knows(box: str) -> None:
    redeals = 0
    for players in GAME.players:
        game = RandomGame(players, BOXES[box], seed=players)
        while not GAME.kernels.finished(game.records[0]):
            if game.stops():
                for seat in range(-1, players):
                    game.redeal(seat)
                    redeals += 1
            game.go(game.records)
    assert redeals > 100


def test_a_redealt_hand_holds_what_tribes_keep() -> None:
    """By chance alone it would hold twice as many special resources of tribes that do not play as hands do."""
    chance = Random(1)
    held = guessed = 0.0
    for seed in range(40):
        match = Match.new(GAME, 2, seed)
        while not match.finished:
            seat = match.active()[0]
            view = match.view(seat)
            if match._s.question == ASK_ACTION and match._s.rounds > 1:
                useless = [SPECIAL + tribe for tribe in range(len(TRIBES)) if match._s.seat_of[tribe] == NOBODY]
                known = view.s.seats[1 - seat].hand[useless].sum()
                held += match._s.seats[1 - seat].hand[useless].sum() - known
                guessed += fmean(redealt_hand(view, seat, chance)[useless].sum() for _ in range(4)) - known
            match.play(seat, greedy_action(view, seat))
    assert held > 100
    assert 0.75 < guessed / held < 1.33


def test_cards_just_drawn_are_events_as_often_as_those_of_the_deck() -> None:
    """Five others hold a card each of the deck as it was, and 8 of its 77 cards are events; older cards are none."""
    match = Match.new(GAME, 6, 10, {"tribes": "dealt"}, version=1)
    for _ in range(12):
        match.play(match.active()[0], "pass" if "pass" in match.legal(match.active()[0]) else "done")
    view = match.view(2).s
    others = [0, 1, 3, 4, 5]
    assert [int(view.seats[other].fresh) for other in others] == [1] * 5
    assert (int(view.deck_size), int(view.deck[HAND_KINDS:].sum())) == (77 - 5, 8)
    redeals = 3000
    found = [match.fork(2, seed)._records["seats"]["events"][0, others].sum(axis=1) for seed in range(redeals)]
    assert np.sum(found) / redeals == pytest.approx(5 * 8 / 77, abs=0.04)
    for each in np.mean(found, axis=0):
        assert each == pytest.approx(8 / 77, abs=0.02)


def redealt_hand(view: View, seat: int, chance: Random) -> Array:
    """Of the other of two tribes."""
    records = view.records.copy()
    GAME.kernels.redeal(records[0], seat, chance.getrandbits(60))
    hand: Array = records["seats"][0, 1 - seat]["hand"]
    return hand
