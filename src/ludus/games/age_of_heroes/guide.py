"""What a first game explains, and when."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludus.engine.lessons import CHOICES, lessons
from ludus.engine.view import View
from ludus.games.age_of_heroes import state as st

Moment = Callable[[View], bool]


def asked(*questions: int) -> Moment:
    """When the learner is asked one of these."""
    return lambda view: (
        view.seat >= 0 and bool(int(view.s.asked) >> view.seat & 1) and int(view.s.question) in questions
    )


def claimed(mine: bool) -> Moment:
    """When there is a claim: the learner's own, or somebody else's."""
    return lambda view: any(
        int(view.s.seats[seat].claim) != st.NO_CLAIM and (seat == view.seat) == mine for seat in range(view.players)
    )


def held(view: View) -> bool:
    return view.seat >= 0 and int(view.s.seats[view.seat].held) > 0


def away(view: View) -> bool:
    return view.seat >= 0 and int(view.s.seats[view.seat].away.sum()) > 0


LESSONS = lessons(
    Path(__file__).with_suffix(".toml"),
    {
        "tribe": asked(st.ASK_TRIBE),
        "fair": asked(st.ASK_TRADE),
        "stones": asked(st.ASK_TRADE, st.ASK_ACTION),
        "with": asked(st.ASK_WITH),
        "exchange": asked(st.ASK_EXCHANGE),
        "action": asked(st.ASK_ACTION),
        "build": asked(st.ASK_BUILD),
        "road": asked(st.ASK_ROAD),
        "monument": asked(st.ASK_LAY),
        "discard": asked(st.ASK_DISCARD),
        "send": asked(st.ASK_SEND),
        "attacked": asked(st.ASK_ANSWER, st.ASK_HERO),
        "under": asked(st.ASK_UNDER),
        "duel": asked(st.ASK_FIGHT),
        "disaster": asked(st.ASK_SHAKE, st.ASK_ERUPT),
        "luck": asked(st.ASK_LUCK),
        "held": held,
        "away": away,
        "own claim": claimed(mine=True),
        "claim": claimed(mine=False),
    },
    {
        "tribe": ("tribe-*",),
        "fair": ("want-*",),
        "stones": ("card-*",),
        "with": (CHOICES,),
        "action": ("taxes", "build-*"),
        "build": ("build-*",),
        "monument": (CHOICES,),
        "discard": ("card-*",),
        "send": (CHOICES,),
        "attacked": (CHOICES,),
        "under": ("battle-card-*",),
        "duel": ("army-*",),
        "disaster": ("tribe-*",),
        "luck": ("card-luck",),
    },
)
