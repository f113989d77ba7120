"""The rules as kernels, a file per part of the rulebook; here is what the contract asks of this module."""

from ludus.games.age_of_heroes.rules.choices import legal
from ludus.games.age_of_heroes.rules.ending import finished, points, standing
from ludus.games.age_of_heroes.rules.flow import active, deal, step
from ludus.games.age_of_heroes.rules.lockstep import course, situation
from ludus.games.age_of_heroes.rules.secrets import secret
from ludus.games.age_of_heroes.rules.setup import lay_out

__all__ = [
    "active",
    "course",
    "deal",
    "finished",
    "lay_out",
    "legal",
    "points",
    "secret",
    "situation",
    "standing",
    "step",
]
