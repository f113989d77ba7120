"""What a first game of Concordia explains, and when."""

from __future__ import annotations

from pathlib import Path

from ludus.engine.lessons import CHOICES, lessons
from ludus.engine.view import View
from ludus.games.concordia import actions as a
from ludus.games.concordia.tables import NOBODY, PREFECT, TRIBUNE
from ludus.games.concordia.text.facts import counted, houses

FEW = 2  # cards left in hand when it is time to think of the Tribune


def must_decide(view: View, *questions: int) -> bool:
    """Whether the learner has to answer one of these questions now."""
    return bool(view.s.to_move == view.seat and int(view.s.question) in questions)


def own_turn(view: View) -> bool:
    return must_decide(view, a.PLAY)


LESSONS = lessons(
    Path(__file__).with_suffix(".toml"),
    {
        "aim": own_turn,
        "turn": own_turn,
        "first-steps": lambda view: own_turn(view) and not houses(view.s, view.seat),
        "movement": lambda view: must_decide(view, a.MOVE),
        "journey": lambda view: must_decide(view, a.TO),
        "houses": lambda view: must_decide(view, a.HOUSE),
        "prefect": lambda view: must_decide(view, a.PROVINCE),
        "magnus": lambda view: (
            own_turn(view) and view.s.magnus == view.seat and view.s.seats[view.seat].hand[PREFECT] > 0
        ),
        "storehouse": lambda view: must_decide(view, a.KEEP),
        "mercator": lambda view: must_decide(view, a.TRADE),
        "senator": lambda view: must_decide(view, a.PURCHASE),
        "diplomat": lambda view: must_decide(view, a.COPY),
        "colonist": lambda view: must_decide(view, a.SETTLE, a.NEW_COLONIST),
        "tribune": lambda view: (
            own_turn(view)
            and sum(counted(view.s.seats[view.seat].hand)) <= FEW
            and view.s.seats[view.seat].hand[TRIBUNE] > 0
        ),
        "end": lambda view: own_turn(view) and view.s.concordia != NOBODY,
        "score": lambda view: view.finished,
    },
    {
        "turn": ("card *",),
        "first-steps": ("card architect",),
        "movement": (CHOICES,),
        "journey": (CHOICES,),
        "houses": (CHOICES,),
        "prefect": (CHOICES,),
        "magnus": ("card prefect",),
        "storehouse": (CHOICES,),
        "mercator": ("good *",),
        "senator": (CHOICES,),
        "diplomat": ("discard *",),
        "colonist": (CHOICES,),
        "tribune": ("card tribune",),
    },
)
