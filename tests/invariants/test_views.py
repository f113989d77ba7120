"""Looking at a game changes nothing and tells no more than it may, whatever was played."""

from hypothesis import given
from hypothesis import strategies as st

from invariants.play import Play, bounded, plays
from ludus.engine.match import Match
from ludus.engine.view import SPECTATOR

SEEDS = st.integers(0, 2**63 - 1)


def seen(match: Match, seat: int) -> bytes:
    return match.view(seat).records.tobytes()


@bounded(150)
@given(plays())
def test_looking_changes_nothing(play: Play) -> None:
    match = play.match()
    before = match.bytes()
    for seat in range(SPECTATOR, match.players):
        first, second = seen(match, seat), seen(match, seat)
        assert first == second
    assert match.bytes() == before


@bounded(150)
@given(plays(), SEEDS)
def test_a_redeal_keeps_the_view(play: Play, seed: int) -> None:
    match = play.match()
    before = match.bytes()
    for seat in range(SPECTATOR, match.players):
        dealt = match.fork(seat, seed)
        assert seen(dealt, seat) == seen(match, seat)
        assert dealt.legal_numbers(seat) == match.legal_numbers(seat)
    assert match.bytes() == before


@bounded(150)
@given(plays(), SEEDS)
def test_a_spectator_sees_nothing_that_is_hidden_from_any_seat(play: Play, seed: int) -> None:
    """What a seat cannot know, a spectator cannot either: dealt anew for the seat, the game looks the same to both."""
    match = play.match()
    watched = match.view(SPECTATOR).records
    assert not watched["key"].any() and not watched["generator"].any()
    for seat in range(match.players):
        assert seen(match.fork(seat, seed), SPECTATOR) == seen(match, SPECTATOR)
