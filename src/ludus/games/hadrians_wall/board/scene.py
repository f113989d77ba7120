"""What every part of the picture needs to know: whose sheets, whose eyes, which language, what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludus.drawing import scene
from ludus.drawing.svg import Child, Element, Value, thing
from ludus.games.hadrians_wall.board.targets import all_actions
from ludus.games.hadrians_wall.text import describe, why_not
from ludus.games.hadrians_wall.text.sheet_reasons import closed

ANSWERS = ("attribute-", "card-")  # things that are pressed only to answer a question; never drawn as locked


@dataclass(frozen=True)
class Scene(scene.Scene):
    """One seat's sheets in one viewer's eyes."""

    seat: int

    @cached_property
    def p(self) -> Any:
        return self.s.seats[self.seat]

    @property
    def own(self) -> bool:
        """Whether these are the viewer's own sheets."""
        return self.seat == self.view.seat

    @cached_property
    def actions_of(self) -> dict[str, list[int]]:
        """The legal actions of each drawn thing; none on the sheets of others."""
        return super().actions_of if self.own else {}

    def thing(self, target: str, *children: Child, done: bool = False, **attributes: Value) -> Element:
        """A drawn thing with everything that is true of it now: can it be done, and if not, why.

        Locked is what the sheets themselves forbid; what is only too expensive, or out of turn, is not."""
        can = self.can(target)
        locked = not can and not done and not target.startswith(ANSWERS) and self.is_closed(target)
        return thing(target, self.label(target), *children, can=can, locked=locked, done=done, **attributes)

    def is_closed(self, target: str) -> bool:
        return all(closed(self._, self.s, self.seat, action) for action in all_actions()[target])

    def label(self, target: str) -> str:
        """What can be done with a thing, or what could be and why not."""
        if self.can(target):
            return "; ".join(describe(action, self.view, self.lang) for action in self.actions_of[target])
        action = all_actions()[target][0]
        what = describe(action, self.view, self.lang)
        reasons = why_not(self.view, self.seat, action, self.lang) if self.own else []
        return self._("{what}: {reasons}", what=what, reasons="; ".join(reasons)) if reasons else what
