"""What a first game of Concordia explains, and when."""

from __future__ import annotations

from ludus.engine.language import N_
from ludus.engine.lessons import Lesson
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


LESSONS = (
    Lesson(
        "aim",
        N_(
            "You head a Roman trading family. Houses, provinces, colonists and goods turn into points at the "
            "end, but only through your cards: each card scores for its god. The more cards of a god you own, "
            "the more points your achievements bring."
        ),
        own_turn,
    ),
    Lesson(
        "turn",
        N_(
            "Each turn you play one card onto your discard pile and do what it says. Played cards stay there "
            "until your Tribune takes them all back."
        ),
        own_turn,
    ),
    Lesson(
        "first-steps",
        N_(
            "The Architect makes a good first turn: move your two colonists out of Roma and build houses in the "
            "cities at the ends of their routes. Houses in brick and food cities are cheap."
        ),
        lambda view: own_turn(view) and not houses(view.s, view.seat),
    ),
    Lesson(
        "movement",
        N_(
            "You have one movement point for each of your colonists on the board, to share among them as you "
            "like. The first point takes a colonist from a city onto a route, each further one through a city "
            "onto the next route. Only one colonist may stand on a route."
        ),
        lambda view: must_decide(view, a.MOVE),
    ),
    Lesson(
        "journey",
        N_(
            "Highlighted routes can be reached; the number on each is the cost of the journey. Colonists may pass "
            "over occupied routes."
        ),
        lambda view: must_decide(view, a.TO),
    ),
    Lesson(
        "houses",
        N_(
            "Build in the cities at the ends of the routes your colonists stand on. A house costs goods and "
            "money; the money doubles for the second house in a city and triples for the third. New provinces "
            "and new kinds of goods are worth most."
        ),
        lambda view: must_decide(view, a.HOUSE),
    ),
    Lesson(
        "prefect",
        N_(
            "A Prefect makes a province produce: you gain the good on its marker, and every house there produces "
            "one good for its owner. The marker then shows coins. A later Prefect can collect the coins from all "
            "turned markers instead."
        ),
        lambda view: must_decide(view, a.PROVINCE),
    ),
    Lesson(
        "magnus",
        N_(
            "You hold the Praefectus Magnus: the next time your Prefect makes a province produce, you gain the "
            "bonus twice, and then the card passes on."
        ),
        lambda view: own_turn(view) and view.s.magnus == view.seat and view.s.seats[view.seat].hand[PREFECT] > 0,
    ),
    Lesson(
        "storehouse",
        N_(
            "Your storehouse has twelve spaces, and colonists waiting there take up room too. Goods that do not "
            "fit are lost; choose which of the new ones to keep."
        ),
        lambda view: must_decide(view, a.KEEP),
    ),
    Lesson(
        "mercator",
        N_(
            "The Mercator brings money; then you may sell and buy at fixed prices, but only two kinds of goods "
            "in one turn. Sell what you have plenty of and buy what your next houses or cards require."
        ),
        lambda view: must_decide(view, a.TRADE),
    ),
    Lesson(
        "senator",
        N_(
            "A card costs the goods printed on it and those shown below its slot; the further left, the cheaper. "
            "A card gives you one more action for the rest of the game, and points at the end: look at its god."
        ),
        lambda view: must_decide(view, a.PURCHASE),
    ),
    Lesson(
        "diplomat",
        N_(
            "The Diplomat does what the top card of another player's discard pile says. It is sometimes the only "
            "way to use the same card twice in a row."
        ),
        lambda view: must_decide(view, a.COPY),
    ),
    Lesson(
        "colonist",
        N_(
            "A new colonist costs 1 food and 1 tool. It arrives in Roma or in a city where you have a house, "
            "gives you one more movement point, frees a space in the storehouse and scores for Mars."
        ),
        lambda view: must_decide(view, a.SETTLE, a.NEW_COLONIST),
    ),
    Lesson(
        "tribune",
        N_(
            "You are running out of cards. The Tribune takes back everything you have played; every card beyond "
            "the third brings 1 sestertius, so it pays to wait a little."
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
            "The last turns have begun: someone has bought the last card or built a fifteenth house. Use this "
            "turn for points; goods and money count only for Vesta."
        ),
        lambda view: own_turn(view) and view.s.concordia != NOBODY,
    ),
    Lesson(
        "score",
        N_("Every card scores for its god, wherever it lies. See, god by god, where your points came from."),
        lambda view: view.finished,
    ),
)
