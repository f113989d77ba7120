"""What a first game of Concordia explains, and when."""

from __future__ import annotations

from ludus.engine.language import N_
from ludus.engine.lessons import Lesson
from ludus.engine.view import View
from ludus.games.concordia.actions import (
    COPY,
    HOUSE,
    KEEP,
    MOVE,
    NEW_COLONIST,
    PLAY,
    PROVINCE,
    PURCHASE,
    SETTLE,
    TO,
    TRADE,
)
from ludus.games.concordia.tables import NOBODY, PREFECT, TRIBUNE
from ludus.games.concordia.text.table import counted, houses

FEW = 2  # cards left in hand when it is time to think of the Tribune


def asked(view: View, *questions: int) -> bool:
    """Whether the learner is being asked one of these questions now."""
    return bool(view.s.asked == view.seat and int(view.s.question) in questions)


def own_turn(view: View) -> bool:
    return asked(view, PLAY)


LESSONS = (
    Lesson(
        "aim",
        N_(
            "You are the head of a Roman family of traders. Houses, provinces, colonists and goods become "
            "points at the end, but only through your cards: each card scores for its god. More cards of a god "
            "multiply what you achieved."
        ),
        own_turn,
    ),
    Lesson(
        "turn",
        N_(
            "A turn is one card: play it onto your discard and do what it says. Played cards stay there until "
            "your Tribune takes all of them back."
        ),
        own_turn,
    ),
    Lesson(
        "first-steps",
        N_(
            "A good first turn is the Architect: move your two colonists out of Roma and build houses in cities"
            " at the ends of their routes. Houses in brick and food cities are cheap."
        ),
        lambda view: own_turn(view) and not houses(view.s, view.seat),
    ),
    Lesson(
        "movement",
        N_(
            "You have as many movement points as colonists on the board, to share among them as you like. The "
            "first point leads from a city onto a route, each further one across a city onto the next. Only one"
            " colonist may stand on a route."
        ),
        lambda view: asked(view, MOVE),
    ),
    Lesson(
        "journey",
        N_(
            "The lit routes can be reached; the number on each is what the journey costs. Taken routes are passed over."
        ),
        lambda view: asked(view, TO),
    ),
    Lesson(
        "houses",
        N_(
            "Build in cities at the ends of routes with your colonists. A house costs goods and money; the "
            "money doubles for the second house in a city, triples for the third. New provinces and new kinds "
            "of goods are worth most."
        ),
        lambda view: asked(view, HOUSE),
    ),
    Lesson(
        "prefect",
        N_(
            "With a Prefect a province produces: you gain the good of its marker, and every house in it makes "
            "one for its owner. Then the marker shows coins. Another Prefect can collect the coins of all "
            "turned markers instead."
        ),
        lambda view: asked(view, PROVINCE),
    ),
    Lesson(
        "magnus",
        N_("You hold the Praefectus Magnus: your next producing Prefect gains its bonus twice, and then it passes on."),
        lambda view: own_turn(view) and view.s.magnus == view.seat and view.s.seats[view.seat].hand[PREFECT] > 0,
    ),
    Lesson(
        "storehouse",
        N_(
            "Your storehouse has twelve spaces, and colonists who wait there take room too. Goods that do not "
            "fit are lost; choose which of the new ones to keep."
        ),
        lambda view: asked(view, KEEP),
    ),
    Lesson(
        "mercator",
        N_(
            "The Mercator brings money, then you may sell and buy at fixed prices, but only two kinds of goods "
            "in one turn. Sell what you have plenty of and buy what your next houses or cards need."
        ),
        lambda view: asked(view, TRADE),
    ),
    Lesson(
        "senator",
        N_(
            "Cards cost the goods printed on them and what stands below their slot; the further left, the "
            "cheaper. A card is an action more for the rest of the game and points at its end: look at its god."
        ),
        lambda view: asked(view, PURCHASE),
    ),
    Lesson(
        "diplomat",
        N_(
            "The Diplomat does what the card on top of another discard says. It can be the only way to a card "
            "twice in a row."
        ),
        lambda view: asked(view, COPY),
    ),
    Lesson(
        "colonist",
        N_(
            "New colonists cost one food and one tool each. They come to Roma or to a city with your house, "
            "give you one more movement point, free a space in the storehouse, and score for Mars."
        ),
        lambda view: asked(view, SETTLE, NEW_COLONIST),
    ),
    Lesson(
        "tribune",
        N_(
            "Your hand is getting small. The Tribune takes back everything you have played; every card beyond "
            "the third brings a sestertius, so it pays to wait a little."
        ),
        lambda view: (
            own_turn(view)
            and sum(counted(view.s.seats[view.seat].hand)) <= FEW
            and view.s.seats[view.seat].hand[TRIBUNE] > 0
        ),
    ),
    Lesson(
        "end",
        N_(
            "The last turns have begun: somebody bought the last card or built the fifteenth house. Use this "
            "turn for points; goods and money count only for Vesta."
        ),
        lambda view: own_turn(view) and view.s.concordia != NOBODY,
    ),
    Lesson(
        "score",
        N_("Every card scores for its god, wherever it lies. See god by god where your points came from."),
        lambda view: view.finished,
    ),
)
