"""Which sound goes with an action. Cards are taken, goods change hands, something rises, war is declared, armies march
and fight, a disaster strikes, somebody is about to win: each sounds unlike the others."""

from __future__ import annotations

from ludus.engine.sounds import CARD, COIN, CROWD, DRUM, HORN, MARCH, STONE, TAP, THUNDER
from ludus.engine.view import View
from ludus.games.age_of_heroes.actions import WORDS
from ludus.games.age_of_heroes.tables import BOOM
from ludus.games.age_of_heroes.text.story import story

SOUNDS = {  # by the first word of the action
    "tribe": TAP,
    "taxes": CARD,
    "swap": CARD,
    "build": STONE,
    "war": HORN,
    "agree": COIN,
    "refuse": TAP,
    "hero": DRUM,
    "no": TAP,
    "send": MARCH,
    "olympics": CROWD,
    "luck": CARD,
    "let": TAP,
    "under": CARD,
    "fight": DRUM,
    "lay": STONE,
    "discard": CARD,
    "shake": THUNDER,
    "erupt": THUNDER,
    "offer": TAP,
    "with": COIN,
    "give": CARD,
    "pass": TAP,
    "done": TAP,
}


HEARD = {  # what happens is heard before what was done; of several things the first of these
    "won": CROWD,
    "drawn": CROWD,
    "city destroyed": THUNDER,
    "shaken": THUNDER,
    "starved": THUNDER,
    "claimed": CROWD,
    "out": HORN,
    "attacker won": DRUM,
    "defender won": DRUM,
    "tie": DRUM,
    "event": THUNDER,
    "city grew": STONE,
    "road built": STONE,
    "exchanged": COIN,
}


def sound(before: View, action: int, after: View) -> str:  # noqa: ARG001 - every game's has these arguments
    """The loudest of what happened, otherwise what was done. A disaster is heard whoever drew it."""
    happened = {happening.what: happening.n for happening in story(after.s)}
    if happened.get("event") == BOOM:
        del happened["event"]
    return next((HEARD[what] for what in HEARD if what in happened), SOUNDS[WORDS[action].split()[0]])
