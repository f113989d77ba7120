"""Nobody is told what they may not know: views, redeals, and actions done in secret."""

from random import Random

import numpy as np

from conformance.cases import Case, play_randomly
from ludus.engine.match import Match
from ludus.engine.view import SPECTATOR


def moments(case: Case, seed: int, count: int = 12) -> list[Match]:
    """Positions at random moments of a random game."""
    whole = case.play_randomly(seed, 500)
    chance = Random(seed)
    return [whole.at(chance.randrange(len(whole.log) + 1)) for _ in range(count)]


def test_views_hold_no_generator(case: Case) -> None:
    for match in moments(case, 1):
        for seat in range(SPECTATOR, case.players):
            assert int(match.view(seat).records["generator"][0]) == 0


def test_redeal_keeps_the_view_and_the_legal_actions(case: Case) -> None:
    for n, match in enumerate(moments(case, 2)):
        for seat in range(case.players):
            view = match.view(seat)
            dealt = match.fork(seat, seed=n)
            assert dealt.view(seat).records.tobytes() == view.records.tobytes()
            if seat in match.active():
                assert dealt.legal_numbers(seat) == match.legal_numbers(seat)
                assert view.legal() == match.legal_numbers(seat)


def test_a_redealt_game_can_be_played_to_its_end(case: Case) -> None:
    for n, match in enumerate(moments(case, 3, 4)):
        if match.active():
            dealt = match.fork(match.active()[0], seed=n)
            play_randomly(dealt, Random(n), 4000)


def test_redeal_draws_anew_what_a_seat_cannot_know(case: Case) -> None:
    """Two redeals differ at least in their generator, and lead to different futures."""
    match = case.play_randomly(4, 20)
    seat = match.active()[0]
    first, second = match.fork(seat, seed=1), match.fork(seat, seed=2)
    assert first.bytes() != second.bytes()


def test_secret_actions_look_alike_to_everybody_else(case: Case) -> None:
    match = case.new(5)
    chance = Random(5)
    for _ in range(300):
        if match.finished:
            break
        for seat in match.active():
            compare_secret_choices(match, seat)
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))


def compare_secret_choices(match: Match, seat: int) -> None:
    kernels = match.game.kernels
    legal = match.legal_numbers(seat)
    futures = []
    for action in (action for action in legal if kernels.secret(match._records[0], seat, action)):
        future = match.fork()
        future._play(seat, action)
        if future._reveals[-1] == match._reveals[-1]:
            futures.append(future)
    for other in range(SPECTATOR, match.players):
        if other != seat:
            seen = {future.view(other).records.tobytes() for future in futures}
            assert len(seen) <= 1, f"seat {other} can tell what seat {seat} did in secret"


def test_features_come_from_what_the_seat_may_know(case: Case) -> None:
    size = case.game.module("features").FEATURES
    for n, match in enumerate(moments(case, 6, 4)):
        for seat in range(case.players):
            true, dealt = np.zeros(size, np.float32), np.zeros(size, np.float32)
            case.game.kernels.features(match.view(seat).records, 0, seat, true)
            case.game.kernels.features(match.fork(seat, seed=n)._records, 0, seat, dealt)
            assert np.array_equal(true, dealt)
            assert np.isfinite(true).all()


def test_rules_of_thumb_see_no_more_than_their_seat(case: Case) -> None:
    kernels = case.game.kernels
    for n, match in enumerate(moments(case, 7)):
        for seat in match.active():
            actions = np.zeros(kernels.most_legal, np.int16)
            dealt = match.fork(seat, seed=n)
            count = kernels.legal(match._records[0], seat, actions)
            for rule in (kernels.greedy, kernels.expert):
                chosen = rule(match._records, 0, seat, actions, count)
                assert chosen in match.legal_numbers(seat)
                assert rule(dealt._records, 0, seat, actions, count) == chosen
            assert 0 <= kernels.value(match.view(seat).records, 0, seat) <= 1
