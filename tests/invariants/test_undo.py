"""What is taken back leaves nothing behind, and what is refused changes nothing, whatever was played."""

from collections import Counter

from hypothesis import given

from invariants.play import Play, bounded, plays
from ludus.engine.errors import NoUndo
from ludus.engine.match import Match

SHORT = 120  # decisions: every undo replays all of them


def replayed(match: Match, without: int) -> bytes:
    """The position of a match in which one entry of the log was never played."""
    other = match.at(without)
    for entry in match.log[without + 1 :]:
        assert entry.action in other.legal_numbers(entry.seat)
        other._play(*entry)
    return other.bytes()


@bounded(80)
@given(plays(SHORT))
def test_undo_restores_the_bytes_or_is_refused_and_redo_gives_them_back(play: Play) -> None:
    reached: list[tuple[bytes, int]] = []
    for match in play.moments():
        reached.append((match.bytes(), match.revealed))
    while len(reached) > 1:
        (after, revealed), (before, known) = reached[-1], reached[-2]
        assert match.can_undo() is (revealed == known)
        if revealed != known:
            break
        taken = match.undo()
        assert match.bytes() == before
        match._play(*taken)
        assert match.bytes() == after
        match.undo()
        reached.pop()


def test_a_seat_undoes_its_action_beneath_those_of_others() -> None:
    outcomes = Counter[str]()

    @bounded(60)
    @given(plays(SHORT))
    def undo_of_every_seat(play: Play) -> None:
        for n, match in enumerate(play.moments()):
            outcomes[undo_of(match, n % match.players)] += 1

    undo_of_every_seat()
    assert min(outcomes[each] for each in ("refused", "last", "from under")) > 50, outcomes


def undo_of(match: Match, seat: int) -> str:
    """Let a seat take back its own last action in a copy of a match; what came of it."""
    trial = match.fork()
    try:
        taken = trial.undo(seat)
    except NoUndo:
        assert (trial.bytes(), trial.log) == (match.bytes(), match.log)
        return "refused"
    own = max(n for n, entry in enumerate(match.log) if entry.seat == seat)
    assert taken == match.log[own]
    assert trial.log == match.log[:own] + match.log[own + 1 :]
    assert trial.bytes() == replayed(match, own)
    return "last" if own == len(match.log) - 1 else "from under"
