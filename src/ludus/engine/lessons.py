"""What a first game explains: short lessons, each shown once, when its moment has come."""

from collections.abc import Callable
from dataclasses import dataclass

from ludus.engine.view import View


@dataclass(frozen=True)
class Lesson:
    """`text` is marked for translation in the game's catalogue; `when` looks at the learner's own view."""

    key: str  # stays the same for ever: it is how a learner's progress is remembered
    text: str
    when: Callable[[View], bool]
