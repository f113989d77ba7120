"""The game in words: what an action does, why it cannot be done, what happened, and the whole table."""

from ludus.games.hadrians_wall.text.describe import describe
from ludus.games.hadrians_wall.text.narrate import narrate, narrate_secret
from ludus.games.hadrians_wall.text.question import question
from ludus.games.hadrians_wall.text.reasons import why_not
from ludus.games.hadrians_wall.text.score import breakdown, report, reported
from ludus.games.hadrians_wall.text.tell import tell

__all__ = ["breakdown", "describe", "narrate", "narrate_secret", "question", "report", "reported", "tell", "why_not"]
