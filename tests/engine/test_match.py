"""The match: checked play by number and by words, the three errors, undo, forks."""

import pytest

import ludus
from ludus.engine.errors import Ambiguous, Illegal, LudusError, NoUndo, Unreadable, WrongOption
from ludus.engine.match import STRIDE, Match


@pytest.fixture
def match() -> Match:
    """A solo game in its first year, after the cards are chosen."""
    match = ludus.game("hadrians-wall").new(players=1, difficulty="normal", seed=7)
    match.play(0, match.legal(0)[0])
    return match


def test_a_new_match_says_who_and_what(match: Match) -> None:
    assert match.players == 1
    assert match.options == {"difficulty": "normal", "gifts": "neighbour"}
    assert match.active() == (0,)
    assert "stop" in match.legal(0)


def test_play_by_words_and_by_number_is_the_same(match: Match) -> None:
    copy = match.fork()
    match.play(0, "fort builder")
    copy.play(0, match.game.numbers["fort builder"])
    assert match.bytes() == copy.bytes()
    assert match.log == copy.log


def test_a_beginning_that_fits_one_legal_line_is_enough(match: Match) -> None:
    match.play(0, "mine")
    assert match.game.words[match.log[-1].action] == "mine"


def test_words_that_fit_several_actions_are_ambiguous(match: Match) -> None:
    with pytest.raises(Ambiguous) as caught:
        match.play(0, "fort")
    assert set(caught.value.candidates) == {"fort builder", "fort soldier"}


@pytest.mark.parametrize("text", ["conquer Gaul", "", "fort  builder", "Fort builder"])
def test_words_that_name_no_action_are_unreadable(match: Match, text: str) -> None:
    with pytest.raises(Unreadable):
        match.play(0, text)


@pytest.mark.parametrize("number", [-1, 10_000])
def test_numbers_outside_the_list_are_unreadable(match: Match, number: int) -> None:
    with pytest.raises(Unreadable, match="numbered from 0"):
        match.play(0, number)


def test_an_illegal_action_names_every_reason(match: Match) -> None:
    before = match.bytes()
    with pytest.raises(Illegal) as caught:
        match.play(0, "build large-hotel")
    assert len(caught.value.reasons) >= 2
    assert match.bytes() == before


def test_a_seat_that_is_not_there_is_refused(match: Match) -> None:
    with pytest.raises(LudusError, match="from 0 to 0"):
        match.play(1, "stop")


@pytest.mark.parametrize("seed", [-1, 2**63, "seven"])
def test_a_wrong_seed_says_what_would_be_right(seed: object) -> None:
    with pytest.raises(WrongOption, match="whole number"):
        ludus.game("hadrians-wall").new(seed=seed)  # type: ignore[arg-type]


def test_wrong_options_say_what_would_be_right() -> None:
    game = ludus.game("hadrians-wall")
    with pytest.raises(WrongOption, match="1 to 6 players"):
        game.new(players=7)
    with pytest.raises(WrongOption, match="easy, normal, hard"):
        game.new(difficulty="brutal")
    with pytest.raises(WrongOption, match="its options are: difficulty, gifts"):
        game.new(speed=3)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(LudusError, match="hadrians-wall"):
        ludus.game("chess")


def test_undo_takes_back_the_last_action(match: Match) -> None:
    before = match.bytes()
    match.play(0, "fort builder")
    assert match.game.words[match.undo().action] == "fort builder"
    assert match.bytes() == before


def test_undo_stops_where_something_hidden_came_to_light(match: Match) -> None:
    with pytest.raises(NoUndo, match="has been revealed"):
        match.undo()


def test_a_fresh_match_has_nothing_to_take_back() -> None:
    with pytest.raises(NoUndo, match="Nothing"):
        ludus.game("hadrians-wall").new().undo()


def test_undo_of_one_seat_leaves_what_others_did() -> None:
    match = ludus.game("hadrians-wall").new(players=2, seed=3)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    match.play(0, "fort builder")
    match.play(1, "fort builder")
    match.undo(0)
    assert [match.game.words[entry.action] for entry in match.log[2:]] == ["fort builder"]
    assert match.log[-1].seat == 1
    fort = match.game.module("tables").TRACKS.index("fort")
    assert [int(match.view(0).s.seats[seat].tracks[fort]) for seat in (0, 1)] == [0, 1]


def test_a_fork_for_a_seat_predicts_nothing() -> None:
    match = ludus.game("hadrians-wall").new(players=2, seed=3)
    plan = match.fork(0, seed=1)
    assert plan.view(0).records.tobytes() == match.view(0).records.tobytes()
    assert plan.bytes() != match.bytes()
    with pytest.raises(NoUndo):
        plan.undo()


def test_moments_of_the_past(match: Match) -> None:
    assert match.at(0).log == []
    with pytest.raises(LudusError, match="positions 0 to 1"):
        match.at(5)


def test_going_back_in_a_long_match_replays_few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    match, positions = ludus.game("concordia").new(players=2, seed=3), []
    for n in range(5 * STRIDE // 2):
        positions.append(match.bytes())
        seat = match.active()[0]
        legal = match.legal_numbers(seat)
        match.play(seat, legal[n % len(legal)])
    replayed: list[int] = []
    play = Match._play

    def counted(self: Match, seat: int, number: int) -> None:
        replayed.append(number)
        play(self, seat, number)

    monkeypatch.setattr(Match, "_play", counted)
    for length, position in enumerate(positions):
        replayed.clear()
        past = match.at(length)
        assert (past.bytes(), past.log) == (position, match.log[:length])
        assert len(replayed) < STRIDE
        for entry in match.log[length:]:
            past._play(*entry)
        assert (past.bytes(), past._reveals) == (match.bytes(), match._reveals)
        assert past.at(length).bytes() == position
