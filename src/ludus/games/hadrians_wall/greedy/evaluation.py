"""How well a seat stands: the points it has, and those it can expect."""

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall.rules.scoring import points
from ludus.games.hadrians_wall.state import OVER
from ludus.games.hadrians_wall.tables import BUILDING_INCOME, BUILDINGS, YEARS, building_mask, numbers

# Points still to come, in tenths, by least squares over forty thousand moments of greedy play.
TO_COME = numbers([482, 230, -28, -282, -566, -884])  # by year, before what is there already is counted
OF_SUPPLIES = numbers([27, 18, 14, 15, 19])
OF_CITIZENS = numbers([9, -5, 12, 3, -13])
OF_TRACKS = numbers([5, 19, 9, 6, 9])
OF_TEMPLES = 4
OF_PRODUCTION, OF_INCOME = 10, 15  # for each year left
INCOME_BUILDINGS = building_mask(name for n, name in enumerate(BUILDINGS) if BUILDING_INCOME[n])


@kernel
def expected(s: Record, seat: int) -> int:
    """The points of a seat at the end, as far as can be seen now, in tenths."""
    p = s.seats[seat]
    total = 10 * points(s, seat)
    if s.phase == OVER:
        return total
    for n in range(5):
        total += OF_SUPPLIES[n] * p.supplies[n] + OF_CITIZENS[n] * p.citizens[n] + OF_TRACKS[n] * p.tracks[n]
    total += OF_TEMPLES * p.temple_boxes + TO_COME[s.year]
    each_year = OF_PRODUCTION * p.production + OF_INCOME * bits(p.buildings & INCOME_BUILDINGS)
    return total + (YEARS - 1 - s.year) * each_year


@kernel
def value(s: Record, seat: int) -> float:
    """Alone, the points expected, from -20 to 120; at a table, how far ahead of the best of the others."""
    mine = expected(s, seat)
    if s.players == 1:
        return between_0_and_1((mine + 200) / 1400)
    best = -(2**31)
    for other in range(s.players):
        if other != seat:
            best = max(best, expected(s, other))
    return between_0_and_1(0.5 + (mine - best) / 1200)


@kernel
def between_0_and_1(number: float) -> float:
    return min(1.0, max(0.0, number))
