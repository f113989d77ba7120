"""Play itself: what is legal, what a step does, and that the same log always gives the same game."""

from random import Random

import numpy as np

from conformance.cases import Case
from ludus.engine.logfile import dump, parse
from ludus.engine.match import Match


def test_legal_is_never_empty_and_in_order(case: Case) -> None:
    match = case.new(1)
    chance = Random(1)
    for _ in range(400):
        if match.finished:
            break
        assert match.active(), "an unfinished game waits for somebody"
        for seat in match.active():
            legal = match.legal_numbers(seat)
            assert legal, "a seat that is asked has something to do"
            assert list(legal) == sorted(set(legal))
            assert legal[-1] < len(case.game.words)
            assert len(legal) <= case.game.max_legal
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))


def test_every_legal_action_applies_and_copies_are_independent(case: Case) -> None:
    match = case.play_randomly(2, Random(str(case)).randrange(200))
    before = match.bytes()
    for seat in match.active():
        for action in match.legal_numbers(seat):
            copy = match.fork()
            copy._play(seat, action)
            assert copy.bytes() != before
            assert copy.finished or copy.active()
            assert match.bytes() == before


def test_same_seed_same_game(case: Case) -> None:
    first, second, other = case.play_randomly(3, 60), case.play_randomly(3, 60), case.play_randomly(4, 60)
    assert first.log == second.log
    assert first.bytes() == second.bytes()
    assert first.bytes() != other.bytes()


def test_start_forgets_whatever_was_in_the_record(case: Case) -> None:
    used = case.play_randomly(5, 80)
    config = np.array(used.config, np.int64)
    case.game.kernels.start(used._records[0], 9, config)
    assert used.bytes() == case.new(9).bytes()


def test_every_prefix_of_a_log_replays_to_the_same_bytes(case: Case) -> None:
    match = case.new(6)
    chance = Random(6)
    seen = [match.bytes()]
    for _ in range(60):
        if match.finished:
            break
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))
        seen.append(match.bytes())
    for length, expected in enumerate(seen):
        assert match.at(length).bytes() == expected


def test_undo_restores_the_bytes_or_is_refused(case: Case) -> None:
    match = case.new(7)
    chance = Random(7)
    undone = 0
    for _ in range(120):
        if match.finished:
            break
        seat = chance.choice(match.active())
        before, revealed = match.bytes(), int(match._records["revealed"][0])
        match._play(seat, chance.choice(match.legal_numbers(seat)))
        hidden_came_to_light = int(match._records["revealed"][0]) != revealed
        assert match.can_undo() is not hidden_came_to_light
        if not hidden_came_to_light:
            action = match.undo().action
            assert match.bytes() == before
            match._play(seat, action)
            undone += 1
    assert undone


def test_a_saved_match_comes_back_to_the_same_bytes(case: Case) -> None:
    match = case.play_randomly(8, 150)
    again = parse(dump(match))
    assert again.bytes() == match.bytes()
    assert again.log == match.log
    assert again.options == match.options


def test_a_whole_game_ends_with_points_and_ranks(case: Case) -> None:
    match: Match = case.play_randomly(10)
    if not match.finished:
        return
    assert match.active() == ()
    ranks = match.standing()
    assert len(ranks) == case.players
    assert min(ranks) == 1
    for seat in range(case.players):
        match.points(seat)
