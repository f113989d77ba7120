"""Concordia in words: what actions do, why not, what happened, what is asked, the whole table, the score."""

from ludus.games.concordia.text.describing import describe
from ludus.games.concordia.text.narrating import narrate
from ludus.games.concordia.text.questions import question
from ludus.games.concordia.text.reasons import why_not
from ludus.games.concordia.text.scores import breakdown, report, reported
from ludus.games.concordia.text.table import shows_points
from ludus.games.concordia.text.telling import tell

__all__ = ["breakdown", "describe", "narrate", "question", "report", "reported", "shows_points", "tell", "why_not"]
