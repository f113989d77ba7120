"""What every part of the picture needs: the view and how to speak of it, and what can be done with each thing now."""

from __future__ import annotations

from ludus.drawing import scene
from ludus.drawing.svg import Child, Element, thing
from ludus.games.age_of_heroes.state import ASK_ACTION, ASK_BUILD, ASK_UNDER
from ludus.games.age_of_heroes.text.describe import describe
from ludus.games.age_of_heroes.text.speech import Speech


class Scene(scene.Scene, Speech):
    """One reader's table, about to be drawn."""

    def can_lay(self) -> bool:
        """Whether the reader is laying battle cards."""
        return self.to_move and int(self.s.question) == ASK_UNDER

    def may_build(self) -> bool:
        """Whether the reader chooses an action, or goes on building."""
        return self.to_move and int(self.s.question) in (ASK_ACTION, ASK_BUILD)

    def moment(self) -> str:
        """A name for this moment that no other moment of the game has: cards are drawn and seen as time goes by."""
        s = self.s
        seen = (s.rounds, s.turn, s.current, s.deck_size, s.discard.sum(), s.shown.sum(), s.drawer, s.event)
        return "-".join(str(int(n)) for n in seen)

    def only_action(self, name: str) -> str:
        """What can be done with a thing, where it is one action; otherwise nothing."""
        actions = self.actions_of.get(name, [])
        return describe(actions[0], self.view, self.lang) if len(actions) == 1 else ""

    def thing(self, name: str, label: str, *children: Child, locked: bool = False) -> Element:
        """Something that can be acted on when the rules allow it; its name says what it does where that is clear."""
        action = self.only_action(name)
        said = label if action in ("", label) else f"{label}. {action}"
        return thing(name, said, *children, can=self.can(name), locked=locked)
