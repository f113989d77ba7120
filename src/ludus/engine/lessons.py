"""What a first game explains: short lessons, each shown once, when its moment has come."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ludus.engine.view import View


@dataclass(frozen=True)
class Lesson:
    """`text` is marked for translation in the game's catalogue; `when` looks at the learner's own view."""

    key: str  # never changes: it is how a learner's progress is remembered
    text: str
    when: Callable[[View], bool]
    points_at: tuple[str, ...] = ()  # names of drawn things it talks about; "card-*" for all that begin so


CHOICES = "*"  # for `points_at`: everything that can be pressed now


def lessons(
    path: Path, moments: Mapping[str, Callable[[View], bool]], points_at: Mapping[str, tuple[str, ...]] | None = None
) -> tuple[Lesson, ...]:
    """The lessons whose texts are kept in a file, in the order of the moments they belong to."""
    texts: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
    if set(texts) != set(moments):
        raise ValueError(f"{path.name} and its moments differ in {sorted(set(texts) ^ set(moments))}")
    things = points_at or {}
    if unknown := set(things) - set(moments):
        raise ValueError(f"{path.name} has no {sorted(unknown)} to point at things")
    return tuple(Lesson(key, texts[key], when, things.get(key, ())) for key, when in moments.items())
