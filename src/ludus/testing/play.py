"""Play itself: what is legal, what a step does, and that the same log always gives the same game."""

from __future__ import annotations

from random import Random

import numpy as np

from ludus.engine.chance import HEADER, seed_chance
from ludus.engine.logfile import dump, parse
from ludus.engine.records import readable
from ludus.engine.seeding import begin
from ludus.engine.view import blank
from ludus.testing.cases import MAX_DECISIONS, Case


def legal_is_never_empty_and_in_order(case: Case) -> None:
    """Whoever is asked can do something; legal actions are in order and no more than `MAX_LEGAL`."""
    match, chance = case.new(1), Random(1)
    for _ in range(400):
        if match.finished:
            break
        assert match.active(), "an unfinished game waits for nobody"
        for seat in match.active():
            legal = match.legal_numbers(seat)
            assert legal, f"seat {seat} is asked and can do nothing"
            assert list(legal) == sorted(set(legal)), f"not in ascending order: {legal}"
            assert legal[0] >= 0 and legal[-1] < len(case.game.words), f"not actions of the game: {legal}"
            assert len(legal) <= case.game.max_legal, f"{len(legal)} legal actions, more than MAX_LEGAL"
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))


def every_legal_action_applies_and_copies_are_independent(case: Case) -> None:
    """Each legal action changes its own copy of a game and nothing else."""
    for match in case.moments(2, 4):
        before = match.bytes()
        for seat in match.active():
            for action in match.legal_numbers(seat):
                copy = match.fork()
                copy._play(seat, action)
                words = case.game.words[action]
                assert copy.bytes() != before, f"{words!r} changes nothing"
                assert copy.finished != bool(copy.active()), f"after {words!r}: is it over, or is somebody asked?"
                assert match.bytes() == before, f"{words!r} changes more than its own copy"


def same_seed_same_game(case: Case) -> None:
    """A seed gives the same game again, and another seed another one."""
    first, second, other = case.play(3, 60), case.play(3, 60), case.new(4)
    assert first.log == second.log, "the same seed offers other actions"
    assert first.bytes() == second.bytes(), "the same seed and log lead elsewhere"
    assert case.new(3).bytes() != other.bytes(), "seeds make no difference"


def a_new_game_forgets_whatever_was_in_the_record(case: Case) -> None:
    """`lay_out` and `deal` give the same fresh game, whatever was in the record before."""
    used = case.play(5, 80)
    begin(case.game, used._records, used.config, seed=9)
    assert used.bytes() == case.new(9).bytes(), "something of the former game is left"


def laying_out_leaves_chance_alone(case: Case) -> None:
    """`lay_out` neither uses nor changes a game's chance, so that one result may be copied for many games."""
    config = np.array(case.new(9).config, np.int64)
    one, other = blank(case.game), blank(case.game)
    for records, seed in ((one, 5), (other, 6)):
        seed_chance(readable(records)[0], seed)
        before = records.tobytes()
        case.game.kernels.lay_out(records[0], config)
        for field, *_ in HEADER:
            assert (records[field] == np.frombuffer(before, case.game.state)[field]).all(), f"{field} is not left alone"
        seed_chance(readable(records)[0], 0)
    assert one.tobytes() == other.tobytes(), "what is laid out depends on chance"


def every_prefix_of_a_log_replays_to_the_same_bytes(case: Case) -> None:
    """A match can be looked at as it was at any moment."""
    match, chance = case.new(6), Random(6)
    seen = [match.bytes()]
    for _ in range(60):
        if match.finished:
            break
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))
        seen.append(match.bytes())
    for length, expected in enumerate(seen):
        assert match.at(length).bytes() == expected, f"replayed, the position after {length} decisions is another one"


def undo_restores_the_bytes_or_is_refused(case: Case) -> None:
    """What reveals nothing can be taken back; what reveals something cannot."""
    match, chance = case.new(7), Random(7)
    for _ in range(120):
        if match.finished:
            break
        seat = chance.choice(match.active())
        before, known = match.bytes(), match.revealed
        match._play(seat, chance.choice(match.legal_numbers(seat)))
        assert match.can_undo() is (match.revealed == known), "undo must stop where something was revealed"
        if match.revealed == known:
            action = match.undo().action
            assert match.bytes() == before, f"{case.game.words[action]!r}, taken back, leaves something behind"
            match._play(seat, action)


def a_saved_match_comes_back_to_the_same_bytes(case: Case) -> None:
    """A log in text form gives the same match again."""
    match = case.play(8, 150)
    again = parse(dump(match))
    assert again.bytes() == match.bytes(), "read again, the match stands elsewhere"
    assert again.log == match.log, "read again, the log is another one"
    assert again.options == match.options, "read again, the options are others"


def a_whole_game_ends_with_points_and_ranks(case: Case) -> None:
    """Random play comes to an end, with ranks for all seats; an option's `bot_default` may see to that."""
    match = case.play(10)
    assert match.finished, f"not over after {MAX_DECISIONS} random decisions; options need a `bot_default`"
    assert match.active() == (), "somebody is asked though the game is over"
    ranks = match.standing()
    assert min(ranks) == 1, f"nobody is first: {ranks}"
    for rank in ranks:
        assert rank == 1 + sum(other < rank for other in ranks), f"ties share a rank and leave the next out: {ranks}"
    for seat in range(case.players):
        assert match.view(seat).points(seat) == match.points(seat), f"seat {seat} does not see its own points"
