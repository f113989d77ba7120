"""What every part of the picture needs to know: whose sheets, whose eyes, which language, what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludus.drawing.svg import Child, Element, Value, thing
from ludus.engine.language import Words
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall.board.targets import actions_of
from ludus.games.hadrians_wall.text import describe, why_not
from ludus.games.hadrians_wall.text.reasons import closed

CHOSEN = (
    "attribute-",
    "card-",
)  # things that are pressed only to answer a question, and are themselves when none is open


@dataclass(frozen=True)
class Scene:
    """One seat's sheets in one viewer's eyes."""

    view: View
    seat: int
    lang: str

    @cached_property
    def _(self) -> Words:
        return names.tongue(self.lang)

    @cached_property
    def p(self) -> Any:
        return self.view.s.seats[self.seat]

    @property
    def own(self) -> bool:
        """Whether the viewer looks at the own sheets; on others' nothing can be done."""
        return self.seat == self.view.seat

    @cached_property
    def legal(self) -> frozenset[int]:
        return frozenset(self.view.legal()) if self.own else frozenset()

    def thing(self, target: str, *children: Child, done: bool = False, **attributes: Value) -> Element:
        """A drawn thing with everything that is true of it now: can it be done, and if not, why.

        Locked is what the sheets themselves forbid; what is only too dear, or out of turn, is not."""
        actions = actions_of()[target]
        can = any(action in self.legal for action in actions)
        locked = not can and not done and not target.startswith(CHOSEN) and self.is_closed(actions)
        return thing(target, self.label(target), *children, can=can, locked=locked, done=done, **attributes)

    def is_closed(self, actions: tuple[int, ...]) -> bool:
        return all(closed(self.view.s, self.seat, action, self._) for action in actions)

    def label(self, target: str) -> str:
        """What can be done with a thing, or what could be and why not."""
        actions = actions_of()[target]
        now = [describe(action, self.view, self.lang) for action in actions if action in self.legal]
        if now:
            return "; ".join(now)
        what = describe(actions[0], self.view, self.lang)
        reasons = why_not(self.view, self.seat, actions[0], self.lang) if self.own else []
        return self._("{what}: {reasons}", what=what, reasons="; ".join(reasons)) if reasons else what
