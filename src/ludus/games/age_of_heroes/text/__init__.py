"""The game in words: made from a view alone, so that nobody hears what they may not know."""

from ludus.games.age_of_heroes.text.describe import describe
from ludus.games.age_of_heroes.text.narrate import narrate, narrate_secret
from ludus.games.age_of_heroes.text.question import is_pass, question
from ludus.games.age_of_heroes.text.reasons import why_not
from ludus.games.age_of_heroes.text.score import breakdown, report, reported
from ludus.games.age_of_heroes.text.tell import tell

__all__ = [
    "breakdown",
    "describe",
    "is_pass",
    "narrate",
    "narrate_secret",
    "question",
    "report",
    "reported",
    "tell",
    "why_not",
]
