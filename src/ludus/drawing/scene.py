"""What every part of a picture needs: the view, the reader's language, and what can be done with each thing now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ludus.engine.language import Words, words
from ludus.engine.phrases import player_name

if TYPE_CHECKING:
    from ludus.engine.view import View


@dataclass(frozen=True)
class Scene:
    """One reader's table, about to be drawn. Games add what their own pictures need."""

    view: View
    lang: str

    @cached_property
    def _(self) -> Words:
        return words(self.view.game.domain, self.lang)

    @cached_property
    def s(self) -> Any:
        """The record, with its fields as attributes."""
        return self.view.s

    @cached_property
    def actions_of(self) -> dict[str, list[int]]:
        """The legal actions of each drawn thing, of two things those of the first; none for somebody not to move."""
        found: dict[str, list[int]] = {}
        for action in self.view.legal() if self.view.seat in self.view.active() else ():
            first = self.view.game.board.target(action).partition(">")[0]
            found.setdefault(first, []).append(action)
        return found

    def can(self, target: str) -> bool:
        """Whether the reader can do something with a thing now."""
        return target in self.actions_of

    def player_name(self, seat: int) -> str:
        return player_name(self.view, seat, self.lang)
