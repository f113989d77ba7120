"""What stays the same, what only grows and what is never negative in a game of Hadrian's Wall."""

from typing import Any

import numpy as np

from ludus.games.hadrians_wall.state import NONE
from ludus.games.hadrians_wall.tables import NEUTRAL_CARDS
from rulebook.rig import Array, bits

FATE, CARDS = 48, 12
MARKED = (  # boxes that are marked or written in, and never wiped
    "cohorts",
    "tracks",
    "production",
    "attributes",
    "disdain",
    "removed",
    "citizens",
    "goods",
    "shows",
    "strength",
    "wounds",
    "temple_boxes",
    "bribes",
    "rulings",
    "diplomats",
    "scouts",
    "paths",
)
MASKS = ("buildings", "map", "trainings", "forums", "fights")


def constant(s: Any) -> dict[str, Array]:
    """Every Fate card is in one place; of every deck, so many cards are gone as have been drawn."""
    players = s["seats"][: s["players"]]
    chosen = (players["paths"][0] != NONE).sum()  # the years whose cards have been uncovered
    drawn = 2 * (s["year"] + 1)
    neutral = NEUTRAL_CARDS[s["players"]]
    return {
        "Fate cards": sum(bits(s[pile], FATE) for pile in ("fate_deck", "fate_discard", "attack_cards")),
        "player cards": bits(s["decks"][: s["players"]], CARDS).sum(axis=1) + drawn,
        "neutral cards": bits(s["neutral_deck"], CARDS).sum() + neutral * chosen,
    }


def growing(s: Any) -> dict[str, Array]:
    players = s["seats"][: s["players"]]
    marked = {name: players[name] for name in MARKED}
    return {"year": s["year"], **marked, **{name: bits(players[name], 32) for name in MASKS}}


def amounts(s: Any) -> dict[str, Array]:
    players = s["seats"][: s["players"]]
    hands = bits(s["hands"][: s["players"]], CARDS)
    decks = bits(s["decks"][: s["players"]], CARDS)
    return {
        "supplies": players["supplies"],
        "favours": players["temple_favours"],
        "favours of diplomats": players["diplomat_favours"],
        "wounds without strength": players["strength"] - players["wounds"],
        "bribes without disdain": players["disdain"] - players["removed"],
        "cards in hand and in the deck": np.asarray(1 - hands - decks),
    }
