"""How near a tribe is to winning, and how good a battle looks."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.war import armies_at_home
from ludus.games.age_of_heroes.state import NO_CLAIM
from ludus.games.age_of_heroes.tables import FORTRESS_BONUS, GENERAL_BONUS, LED_ARMY

EVEN = 6  # chance to win a duel of equals, in sixteenths; a tie is no victory


@kernel
def threat(s: Record, seat: int) -> int:
    """Cities and monument, each the more the nearer to its end; a claim above all."""
    p = s.seats[seat]
    danger = 3 * (p.cities * p.cities + p.monument * p.monument) + p.cards
    return danger + (200 if p.claim != NO_CLAIM else 0)


@kernel
def duel_chance(s: Record, seat: int, other: int) -> int:
    """Chance, in sixteenths, that an army of a seat beats one defending the other."""
    edge = -s.numbers[FORTRESS_BONUS] * s.seats[other].fortresses
    own, its = armies_at_home(s, seat), armies_at_home(s, other)
    if own > 0:
        edge += s.numbers[GENERAL_BONUS] * s.seats[seat].home[LED_ARMY] // own
    if its > 0:
        edge -= s.numbers[GENERAL_BONUS] * s.seats[other].home[LED_ARMY] // its
    return min(max(EVEN + 3 * edge, 0), 16)


@kernel
def expected_victories(s: Record, seat: int, other: int, heroes: int) -> int:
    """Victorious armies to be expected, in sixteenths, if a seat sends all it has against another."""
    own = armies_at_home(s, seat) + heroes
    its = armies_at_home(s, other)
    unopposed = max(own - its, 0)
    return 16 * unopposed + min(own, its) * duel_chance(s, seat, other)
