"""A game in words and as a picture, and what a first game explains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from ludus.engine.contract.functions import optional

if TYPE_CHECKING:
    from ludus.engine.differences import Difference
    from ludus.engine.lessons import Lesson
    from ludus.engine.scores import Rung, ScoreRow
    from ludus.engine.telling import Section
    from ludus.engine.view import View


class Text(Protocol):
    """Module `text`: the game in words, in the reader's language, made from the reader's view alone."""

    @staticmethod
    def describe(action: int, view: View, lang: str) -> str:
        """What an action does, as a short phrase: "Build the large hotel"."""
        ...

    @staticmethod
    def why_not(view: View, seat: int, action: int, lang: str) -> list[str]:
        """Every reason why an action is not legal now, as short phrases; empty if it is legal."""
        ...

    @staticmethod
    def narrate(before: View, seat: int, action: int, after: View, lang: str) -> str:
        """What happened, as a sentence; `before` and `after` are the reader's own views."""
        ...

    @staticmethod
    def question(view: View, lang: str) -> str:
        """What this seat has to decide now, or what everybody waits for."""
        ...

    @staticmethod
    def tell(view: View, lang: str, of: int | None = None) -> list[Section]:
        """The whole table as titled sections; `of` names the seat whose board is meant, where each has its own."""
        ...

    @staticmethod
    def breakdown(view: View, seat: int, lang: str) -> list[tuple[str, int]]:
        """The seat's score as (label, points)."""
        ...

    @staticmethod
    def report(view: View, seat: int) -> dict[str, int]:
        """What the seat did, as name → number, for statistics."""
        ...

    @staticmethod
    def reported(lang: str) -> dict[str, str]:
        """What the names of `report` are called."""
        ...

    @staticmethod
    @optional()
    def scores(view: View, lang: str) -> list[ScoreRow]:
        """What decided a game that is over, seats side by side; [] where `breakdown` has the same parts for all."""
        return []

    @staticmethod
    @optional()
    def verdict(view: View, lang: str) -> str:
        """Who won a game that is over, and why, as a sentence; "" where points alone say so."""
        return ""

    @staticmethod
    @optional()
    def ladder(view: View, lang: str) -> list[Rung]:
        """The ranks that the points of whoever plays alone may reach, the lowest first; [] where there are none."""
        return []

    @staticmethod
    @optional()
    def changes(before: View, after: View, seat: int, lang: str) -> list[Difference]:
        """What a seat has more or less of in one of the reader's views than in another, points aside."""
        return []

    @staticmethod
    @optional()
    def narrate_secret(before: View, after: View, lang: str) -> str:
        """What others may learn when a secret action has visible consequences, without who did what; "" if nothing."""
        return ""

    @staticmethod
    @optional()
    def shows_points(view: View, seat: int) -> bool:
        """Whether this viewer is shown a seat's points now, in games that may keep them hidden."""
        return True

    @staticmethod
    @optional()
    def sound(before: View, action: int, after: View) -> str:
        """Which sound goes with an action, by its name in `ludus.engine.sounds`; "" for none."""
        return "tap"

    @staticmethod
    @optional()
    def finishes(action: int) -> bool:
        """Whether an action does nothing but end a turn, pass or decline. Pages have one place for it."""
        return False

    @staticmethod
    @optional()
    def section(action: int) -> str:
        """Which section of the summary of the rules is about an action, by its anchor; "" for none in particular."""
        return ""

    @staticmethod
    @optional()
    def wasted(view: View, action: int, lang: str) -> str:
        """What a player would lose by an action, as a question to be asked first; "" for nearly all."""
        return ""

    @staticmethod
    @optional()
    def group(action: int, view: View, lang: str) -> str:
        """The heading an action stands under in a list, where many actions begin alike: "Give gold"; "" for none."""
        return ""

    @staticmethod
    @optional()
    def is_pass(action: int) -> bool:
        """Whether an action only declines to react to another player; such a question has a short clock."""
        return False


class Board(Protocol):
    """Module `board`: the game as a picture."""

    @staticmethod
    def draw(view: View, lang: str, of: int | None = None) -> str:
        """An SVG, a pure function, with `tell` in its `<desc>`; what can be pressed is marked `data-target="NAME"`."""
        ...

    @staticmethod
    def target(action: int) -> str:
        """The name of the drawn thing an action belongs to; "first>second" for two that are pressed one after
        the other, or dragged onto each other; "" for one that has a button only."""
        ...


class FeatureNames(Protocol):
    """Module `feature_names`: what each number of `features` is, as a path such as seat 1/hand/gold."""

    NAMES: Sequence[str]


class Guide(Protocol):
    """Module `guide`: what a first game explains, and when."""

    LESSONS: Sequence[Lesson]
