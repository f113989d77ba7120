"""The game in words: what an action does, why it cannot be done, what happened, and the whole table."""

from ludus.games.hadrians_wall.text.changes import changes
from ludus.games.hadrians_wall.text.describe import describe
from ludus.games.hadrians_wall.text.ending import ladder, scores, verdict
from ludus.games.hadrians_wall.text.finishing import finishes, wasted
from ludus.games.hadrians_wall.text.narrate import narrate, narrate_secret
from ludus.games.hadrians_wall.text.question import question
from ludus.games.hadrians_wall.text.reasons import why_not
from ludus.games.hadrians_wall.text.score import breakdown, report, reported
from ludus.games.hadrians_wall.text.section import section
from ludus.games.hadrians_wall.text.sound import sound
from ludus.games.hadrians_wall.text.tell import tell

__all__ = [
    "breakdown",
    "changes",
    "describe",
    "finishes",
    "ladder",
    "narrate",
    "narrate_secret",
    "question",
    "report",
    "reported",
    "scores",
    "section",
    "sound",
    "tell",
    "verdict",
    "wasted",
    "why_not",
]
