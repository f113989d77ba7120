"""What every part of the picture needs: the view and how to speak of it, and what can be done with each thing now."""

from __future__ import annotations

from functools import cached_property

from ludus.drawing.svg import Child, Element, thing
from ludus.engine.view import View
from ludus.games.age_of_heroes.board.targets import target
from ludus.games.age_of_heroes.state import ASK_UNDER
from ludus.games.age_of_heroes.text.describe import describe
from ludus.games.age_of_heroes.text.speech import Speech


class Scene(Speech):
    """One reader's table, about to be drawn."""

    def __init__(self, view: View, lang: str):
        super().__init__(view, lang)
        self.asked = self.me >= 0 and bool(int(self.s.asked) >> self.me & 1)

    @cached_property
    def doable(self) -> dict[str, list[int]]:
        """The legal actions of each drawn thing."""
        found: dict[str, list[int]] = {}
        for action in self.view.legal() if self.asked else ():
            found.setdefault(target(action), []).append(action)
        return found

    def can(self, name: str) -> bool:
        return name in self.doable

    def can_lay(self) -> bool:
        """Whether the reader is laying battle cards."""
        return self.asked and int(self.s.question) == ASK_UNDER

    def words(self, name: str) -> str:
        """What can be done with a thing, where it is one action; otherwise nothing."""
        actions = self.doable.get(name, [])
        return describe(actions[0], self.view, self.lang) if len(actions) == 1 else ""

    def thing(self, name: str, label: str, *children: Child, locked: bool = False) -> Element:
        """Something that can be acted on when the rules allow it; its name says what it does where that is clear."""
        words = self.words(name)
        said = label if words in ("", label) else f"{label}. {words}"
        return thing(name, said, *children, can=self.can(name), locked=locked)

    @property
    def bottom(self) -> int:
        """The seat drawn nearest to the reader: the own one, or the first for who merely watches."""
        return max(self.view.seat, 0)

    def ring(self) -> list[int]:
        """All seats as they sit, from the nearest one to the left."""
        return [(self.bottom + k) % self.view.players for k in range(self.view.players)]
