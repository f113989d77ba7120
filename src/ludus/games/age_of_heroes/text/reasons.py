"""Why an action cannot be done now: every reason, read off the same tables and numbers as the rules."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.age_of_heroes import state as st
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
    if int(v.s.stage) == st.OVER:
        return [_("the game is over")]
    if not int(v.s.asked) >> seat & 1:
        return [_("it is not your turn")]
    if int(v.s.question) not in MOMENTS[kind]:
        return [_("you are being asked: {question}", question=question(v.view, v.lang).rstrip("."))]
    return []


MOMENTS: dict[str, tuple[int, ...]] = {
    "tribe": (st.ASK_TRIBE,),
    "taxes": (st.ASK_ACTION,),
    "swap": (st.ASK_ACTION,),
    "build": (st.ASK_ACTION, st.ASK_BUILD),
    "war": (st.ASK_ACTION,),
    "agree": (st.ASK_ROAD, st.ASK_EXCHANGE),
    "refuse": (st.ASK_ROAD, st.ASK_EXCHANGE),
    "hero army": (st.ASK_SEND, st.ASK_HERO),
    "hero general": (st.ASK_SEND, st.ASK_HERO),
    "no hero": (st.ASK_HERO,),
    "send": (st.ASK_SEND,),
    "olympics": (st.ASK_ANSWER,),
    "luck": (st.ASK_LUCK, st.ASK_ANSWER),
    "let it be": (st.ASK_LUCK, st.ASK_ANSWER),
    "under": (st.ASK_UNDER,),
    "fight": (st.ASK_FIGHT,),
    "lay": (st.ASK_LAY,),
    "discard": (st.ASK_DISCARD,),
    "shake": (st.ASK_SHAKE,),
    "erupt": (st.ASK_ERUPT,),
    "offer": (st.ASK_TRADE,),
    "with": (st.ASK_WITH,),
    "give": (st.ASK_TRADE,),
    "pass": (st.ASK_TRADE,),
    "done": (st.ASK_ACTION, st.ASK_BUILD, st.ASK_LAY),
}
# What these need besides the right moment is worth knowing at any moment; for all others it depends on the question.
ALWAYS_EXPLAINED = frozenset({"swap", "build", "war", "olympics", "luck", "lay", "discard", "offer", "give"})
