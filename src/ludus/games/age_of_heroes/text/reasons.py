"""Why an action cannot be done now: every reason, read off the same tables and numbers as the rules."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.age_of_heroes.state import (
    ASK_ACTION,
    ASK_ANSWER,
    ASK_BUILD,
    ASK_DISCARD,
    ASK_ERUPT,
    ASK_EXCHANGE,
    ASK_FIGHT,
    ASK_HERO,
    ASK_LAY,
    ASK_LUCK,
    ASK_ROAD,
    ASK_SEND,
    ASK_SHAKE,
    ASK_TRADE,
    ASK_TRIBE,
    ASK_UNDER,
    ASK_WITH,
    OVER,
)
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.checks import CHECKS, Reasons, nothing
from ludus.games.age_of_heroes.text.question import question
from ludus.games.age_of_heroes.text.speech import Speech


def why_not(view: View, seat: int, action: int, lang: str = "en") -> Reasons:
    """Every reason why the seat, whose view this is, cannot do this now; none if it can."""
    v = Speech(view, lang)
    kind, n = meaning(action)
    mistimed = when(v, seat, kind)
    if mistimed and kind not in ALWAYS_EXPLAINED:
        return mistimed
    return mistimed + [reason for reason in CHECKS.get(kind, nothing)(v, n) if reason]


def when(v: Speech, seat: int, kind: str) -> Reasons:
    """Whether this is the moment for such an action."""
    _ = v._
    if int(v.s.stage) == OVER:
        return [_("the game is over")]
    if not int(v.s.asked) >> seat & 1:
        return [_("it is not your turn")]
    if int(v.s.question) not in MOMENTS[kind]:
        return [_("you are being asked: {question}", question=question(v.view, v.lang).rstrip("."))]
    return []


MOMENTS: dict[str, tuple[int, ...]] = {
    "tribe": (ASK_TRIBE,),
    "taxes": (ASK_ACTION,),
    "swap": (ASK_ACTION,),
    "build": (ASK_ACTION, ASK_BUILD),
    "war": (ASK_ACTION,),
    "agree": (ASK_ROAD, ASK_EXCHANGE),
    "refuse": (ASK_ROAD, ASK_EXCHANGE),
    "hero army": (ASK_SEND, ASK_HERO),
    "hero general": (ASK_SEND, ASK_HERO),
    "no hero": (ASK_HERO,),
    "send": (ASK_SEND,),
    "olympics": (ASK_ANSWER,),
    "luck": (ASK_LUCK, ASK_ANSWER),
    "let it be": (ASK_LUCK, ASK_ANSWER),
    "under": (ASK_UNDER,),
    "fight": (ASK_FIGHT,),
    "lay": (ASK_LAY,),
    "discard": (ASK_DISCARD,),
    "shake": (ASK_SHAKE,),
    "erupt": (ASK_ERUPT,),
    "offer": (ASK_TRADE,),
    "with": (ASK_WITH,),
    "give": (ASK_TRADE,),
    "pass": (ASK_TRADE,),
    "done": (ASK_ACTION, ASK_BUILD, ASK_LAY),
}
# What these need besides the right moment is worth knowing at any moment; for all others it depends on the question.
ALWAYS_EXPLAINED = frozenset({"swap", "build", "war", "olympics", "luck", "lay", "discard", "offer", "give"})
