"""The rules as kernels, a file per part of the rulebook; here is what the contract asks of this module."""

from ludus.games.age_of_heroes.rules.choices import legal
from ludus.games.age_of_heroes.rules.ending import finished, points, standing
from ludus.games.age_of_heroes.rules.flow import active, start, step
from ludus.games.age_of_heroes.rules.lockstep import course, situation
from ludus.games.age_of_heroes.rules.secrets import secret

__all__ = ["active", "course", "finished", "legal", "points", "secret", "situation", "standing", "start", "step"]
