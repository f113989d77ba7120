"""Nobody learns what they may not know: views, redeals, and actions done in secret."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from ludus.engine.match import Match
from ludus.engine.view import SPECTATOR
from ludus.testing.cases import MAX_DECISIONS, Case, play_on


def views_hold_no_chance(case: Case) -> None:
    """Who knew the key would know every later draw."""
    for match in case.moments(1, 12):
        for seat in range(SPECTATOR, case.players):
            assert _chance(match.view(seat).records) == (0, 0, 0), f"seat {seat} sees what chance comes from"


def redeal_keeps_the_view_and_the_legal_actions(case: Case) -> None:
    """What is drawn again fits all that the seat knows, byte for byte, and leaves it the same choice."""
    for n, match in enumerate(case.moments(2, 12)):
        for seat in range(case.players):
            view, dealt = match.view(seat), match.fork(seat, seed=n)
            assert dealt.view(seat).records.tobytes() == view.records.tobytes(), f"seat {seat} sees another game"
            if seat in match.active():
                assert dealt.legal_numbers(seat) == match.legal_numbers(seat), f"seat {seat} may do other things"
                assert view.legal() == match.legal_numbers(seat), f"seat {seat} does not see what it may do"


def a_redealt_game_can_be_played_to_its_end(case: Case) -> None:
    """What a seat imagines is a whole game: it ends."""
    for n, match in enumerate(case.moments(3, 4)):
        if match.active():
            dealt = match.fork(match.active()[0], seed=n)
            play_on(dealt, Random(n))
            assert dealt.finished, f"redealt, it is not over after {MAX_DECISIONS} random decisions"


def redeal_draws_anew_what_a_seat_cannot_know(case: Case) -> None:
    """Two redeals differ at least in their key, and so lead to different futures."""
    match = case.unfinished(4, 20)
    seat = match.active()[0]
    first, second = match.fork(seat, seed=1), match.fork(seat, seed=2)
    assert _chance(first._records)[:2] not in ((0, 0), _chance(match._records)[:2]), "the true key, or none"
    assert first.bytes() != second.bytes(), "two redeals are the same"


def _chance(records: np.ndarray[Any, Any]) -> tuple[int, ...]:
    """All that a game's draws come from."""
    return (*map(int, records["key"][0]), int(records["generator"][0]))


def secret_actions_look_alike_to_everybody_else(case: Case) -> None:
    """Whatever is done in secret, everybody else sees the same afterwards."""
    match, chance = case.new(5), Random(5)
    for _ in range(300):
        if match.finished:
            break
        for seat in match.active():
            _compare_secret_choices(match, seat)
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))


def _compare_secret_choices(match: Match, seat: int) -> None:
    futures = []
    for action in match.legal_numbers(seat):
        if match.secret(seat, action):
            future = match.fork()
            future._play(seat, action)
            if future.revealed == match.revealed:
                futures.append(future)
    for other in range(SPECTATOR, match.players):
        if other != seat:
            seen = {future.view(other).records.tobytes() for future in futures}
            assert len(seen) <= 1, f"seat {other} can tell what seat {seat} did in secret"


def what_can_be_undone_tells_nothing(case: Case) -> None:
    """Whatever others hold, the same actions can be undone, and show a seat the same: undo is no way to find out."""
    for match in case.moments(8, 8):
        for seat in match.active():
            futures = [match.fork(seat, seed=n) for n in range(3)]
            for action in Random(seat).sample(match.legal_numbers(seat), min(8, len(match.legal_numbers(seat)))):
                words = case.game.words[action]
                assert len({_undoable(future, seat, action) for future in futures}) == 1, f"{words!r}, undone, tells"


def _undoable(match: Match, seat: int, action: int) -> bytes:
    """What a seat sees of an action that it could take back; nothing if it could not."""
    future = match.fork()
    future._play(seat, action)
    return future.view(seat).records.tobytes() if future.revealed == match.revealed else b""


def features_come_from_what_the_seat_may_know(case: Case) -> None:
    """A learner gets nothing that its seat may not know."""
    size = int(case.game.module("features").FEATURES)
    for n, match in enumerate(case.moments(6, 4)):
        for seat in range(case.players):
            true, dealt = np.zeros(size, np.float32), np.zeros(size, np.float32)
            case.game.kernels.features(match.view(seat).records[0], seat, true)
            case.game.kernels.features(match.fork(seat, seed=n)._records[0], seat, dealt)
            assert np.array_equal(true, dealt), f"features that tell seat {seat} too much: {np.nonzero(true != dealt)}"
            assert np.isfinite(true).all(), f"features that are not finite numbers: {np.nonzero(~np.isfinite(true))}"


def heuristics_see_no_more_than_their_seat(case: Case) -> None:
    """`greedy`, `expert`, `sensible` and `value` choose and judge by what the seat may know; both choose sensibly."""
    kernels, actions = case.game.kernels, np.zeros(case.game.max_legal, np.int16)
    for n, match in enumerate(case.moments(7, 12)):
        for seat in match.active():
            dealt = match.fork(seat, seed=n)
            count = kernels.legal(match._records[0], seat, actions)
            kept = _sensible(case, match, seat)
            assert kept == _sensible(case, dealt, seat), f"what is sensible for seat {seat} depends on secrets"
            assert kept and kept == [n for n in actions[:count].tolist() if n in kept], "some legal actions, in order"
            for rule in (kernels.greedy, kernels.expert):
                chosen = rule(match._records[0], seat, actions, count)
                assert chosen in match.legal_numbers(seat), f"{chosen} is not legal"
                assert chosen in kept, f"{case.game.words[chosen]} is pointless"
                assert rule(dealt._records[0], seat, actions, count) == chosen, f"seat {seat} decides by secrets"
            assert 0 <= kernels.value(match.view(seat).records[0], seat) <= 1, "a value is from 0 to 1"


def _sensible(case: Case, match: Match, seat: int) -> list[int]:
    """The legal actions that the game does not call pointless."""
    actions = np.zeros(case.game.max_legal, np.int16)
    count = case.game.kernels.legal(match._records[0], seat, actions)
    return list(actions[: case.game.kernels.sensible(match._records[0], seat, actions, count)].tolist())
