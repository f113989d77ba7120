"""Concordia in words: what actions do, why not, what happened, what to decide, the whole table, the score."""

from ludus.games.concordia.text.changes import changes
from ludus.games.concordia.text.describe import describe
from ludus.games.concordia.text.ending import scores, verdict
from ludus.games.concordia.text.finishing import finishes, wasted
from ludus.games.concordia.text.narrate import narrate
from ludus.games.concordia.text.question import question
from ludus.games.concordia.text.reasons import why_not
from ludus.games.concordia.text.score import breakdown, report, reported, shows_points
from ludus.games.concordia.text.section import section
from ludus.games.concordia.text.sound import sound
from ludus.games.concordia.text.tell import tell

__all__ = [
    "",
    "breakdown",
    "changes",
    "describe",
    "finishes",
    "narrate",
    "question",
    "report",
    "reported",
    "scores",
    "section",
    "shows_points",
    "sound",
    "tell",
    "verdict",
    "wasted",
    "why_not",
]
