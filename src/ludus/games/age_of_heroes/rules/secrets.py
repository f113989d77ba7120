"""Which actions nobody but the seat that does them learns of."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.actions import FIGHT, GIVE, LAY, LET_IT_BE, NO_HERO, REFUSE, UNDER, WITH
from ludus.games.age_of_heroes.rules.ring import bit
from ludus.games.age_of_heroes.state import ASK_EXCHANGE


@kernel
def secret(s: Record, seat: int, action: int) -> bool:
    """A reaction not used, cards laid, a duel's choice before the other's, a partner chosen, an exchange declined."""
    if action in (LET_IT_BE, NO_HERO):
        return True
    if UNDER <= action < FIGHT or WITH <= action < GIVE:
        return True
    if FIGHT <= action < LAY:
        return s.asked != bit(seat)
    return action == REFUSE and s.question == ASK_EXCHANGE
