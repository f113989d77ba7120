"""What happened in the last step, in order, for the narration: facts that everybody may know.

A happening is one number: what, who, to whom, and how many or which card.
"""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.state import STORY
from ludus.games.age_of_heroes.tables import constants

HAPPENINGS = (
    "nothing",
    "round began",  # n: the round
    "turn began",  # who
    "drew",  # who, n cards
    "reshuffled",  # the discard became the deck
    "event",  # who turned up which event (n: the card)
    "no effect",  # who's event (n) was discarded: no target, no city left, or before the first turn
    "city grew",  # who gained a city by a population boom
    "shaken",  # who put an earthquake on an army of whom
    "city destroyed",  # who's volcano destroyed a city of whom
    "starved",  # who discarded n grain
    "lucky",  # who cancelled an event (n) by luck
    "exchanged",  # who gave `give` to whom for `want`
    "no exchange",  # who's offer found nobody
    "road built",  # who, to whom
    "turned back",  # who ended by olympic games the attack of whom (-1: the barbarians)
    "undefended",  # who (-1: the barbarians) found nobody defending whom
    "tie",  # a duel of who (-1: the barbarians) against whom, see `duel`; n: attacker's strength * 256 + defender's
    "attacker won",  # likewise
    "defender won",  # likewise
    "victorious",  # who (-1: the barbarians), against whom, n armies
    "cities taken",  # who, from whom, n
    "cards taken",  # who, from whom, n
    "monument destroyed",  # who (-1: the barbarians), of whom, n cards
    "cards destroyed",  # the barbarians took from whom a card of kind n
    "armies home",  # who, n
    "armies freed",  # who's n armies are no longer held by an earthquake
    "claimed",  # who
    "claim failed",  # who
    "out",  # who
    "won",  # who
    "drawn",  # nobody won
)
(
    _,
    ROUND_BEGAN,
    TURN_BEGAN,
    DREW,
    RESHUFFLED,
    EVENT,
    NO_EFFECT,
    CITY_GREW,
    SHAKEN,
    CITY_DESTROYED,
    STARVED,
    LUCKY,
    EXCHANGED,
    NO_EXCHANGE,
    ROAD_BUILT,
    TURNED_BACK,
    UNDEFENDED,
    TIE,
    ATTACKER_WON,
    DEFENDER_WON,
    VICTORIOUS,
    CITIES_TAKEN,
    CARDS_TAKEN,
    MONUMENT_DESTROYED,
    CARDS_DESTROYED,
    ARMIES_HOME,
    ARMIES_FREED,
    CLAIM_MADE,
    CLAIM_FAILED,
    WENT_OUT,
    WON,
    DRAWN,
) = constants(range(len(HAPPENINGS)))


@kernel
def note(s: Record, what: int, who: int, whom: int, n: int) -> None:
    if s.happenings < STORY:
        parties = np.int64(who + 1) << 8 | np.int64(whom + 1) << 12
        s.story[s.happenings] = what | parties | np.int64(n) << 16
        s.happenings += 1


def read(s: Record) -> list[tuple[str, int, int, int]]:
    """The happenings of the last step as (what, who, to whom, how many)."""
    numbers = [int(number) for number in s.story[: int(s.happenings)]]
    return [(HAPPENINGS[x & 255], (x >> 8 & 15) - 1, (x >> 12 & 15) - 1, x >> 16) for x in numbers]
