"""Which sound goes with an action."""

from __future__ import annotations

from ludus.engine.sounds import CARD, COIN, CROWD, MARCH, STONE, TAP
from ludus.engine.view import View
from ludus.games.concordia.actions import WORDS

SOUNDS = {  # by the first word of the action
    "done": TAP,
    "play": CARD,
    "colonist": MARCH,
    "move": "",  # only the beginning of a journey
    "to": MARCH,
    "house": STONE,
    "produce": COIN,
    "coins": COIN,
    "keep": TAP,
    "settle": MARCH,
    "money": COIN,
    "sell": COIN,
    "buy": COIN,
    "copy": CARD,
    "card": CARD,
}


def sound(before: View, action: int, after: View) -> str:  # noqa: ARG001 - every game's has these arguments
    return CROWD if not after.active() else SOUNDS[WORDS[action].split()[0]]
