"""Points, and who stands where."""

from ludus.engine.contract import Ranks
from ludus.engine.kernels import Record, kernel
from micatio.rules.rounds import finished


@kernel
def points(s: Record, seat: int) -> int:
    own = s.seats[seat]
    return own.score + own.pebbles + own.snatched


@kernel
def standing(s: Record, ranks: Ranks) -> None:
    for k in range(s.players):
        ranks[k] = 1
        for other in range(s.players):
            if is_ahead(s, other, k):
                ranks[k] += 1


@kernel
def is_ahead(s: Record, one: int, other: int) -> bool:
    """Whether one seat stands before another; at the end the higher lot breaks ties."""
    if points(s, one) == points(s, other):
        return finished(s) and s.hidden[one].lot > s.hidden[other].lot
    return points(s, one) > points(s, other)
