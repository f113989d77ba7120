"""Concordia in words: what actions do, why not, what happened, what to decide, the whole table, the score."""

from ludus.games.concordia.text.describe import describe
from ludus.games.concordia.text.narrate import narrate
from ludus.games.concordia.text.question import question
from ludus.games.concordia.text.reasons import why_not
from ludus.games.concordia.text.score import breakdown, report, reported, shows_points
from ludus.games.concordia.text.tell import tell

__all__ = ["breakdown", "describe", "narrate", "question", "report", "reported", "shows_points", "tell", "why_not"]
