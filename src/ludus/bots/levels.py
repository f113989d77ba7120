"""The levels, from the recruit to the commander of a legion."""

from __future__ import annotations

from functools import partial

from ludus.bots.base import Bot
from ludus.bots.thinker import Level, Thinker
from ludus.engine.language import N_

ANY = 1 << 30
SEARCH = {"depth": 8, "exploration": 0.4, "widening": 1.0, "margin": 12.0, "confidence": 3.0}
LEVELS = {
    "tiro": (Level(mistakes=0.2, worst=ANY), N_("a recruit: sensible, but makes beginner's mistakes")),
    "miles": (
        Level(simulations=12, mistakes=0.08, settings=SEARCH),
        N_("a soldier: looks a little ahead and seldom slips"),
    ),
    "centurio": (
        Level(simulations=240, mistakes=0.05, settings=SEARCH),
        N_("a centurion: plans ahead and gives nothing away"),
    ),
    "legatus": (
        Level(simulations=100_000, settings={**SEARCH, "expert": 1}),
        N_("a commander: thinks for as long as it is allowed"),
    ),
}


def level(name: str, seed: int) -> Bot:
    return Thinker(name, LEVELS[name][0], seed)


THINKERS = {name: (partial(level, name), line) for name, (_level, line) in LEVELS.items()}
