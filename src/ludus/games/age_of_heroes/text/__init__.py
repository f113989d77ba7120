"""The game in words: made from a view alone, so that nobody reads what they may not know."""

from ludus.games.age_of_heroes.text.changes import changes
from ludus.games.age_of_heroes.text.describe import describe
from ludus.games.age_of_heroes.text.ending import scores, verdict
from ludus.games.age_of_heroes.text.finishing import finishes, wasted
from ludus.games.age_of_heroes.text.group import group
from ludus.games.age_of_heroes.text.narrate import narrate, narrate_secret
from ludus.games.age_of_heroes.text.question import is_pass, question
from ludus.games.age_of_heroes.text.reasons import why_not
from ludus.games.age_of_heroes.text.score import breakdown, report, reported
from ludus.games.age_of_heroes.text.section import section
from ludus.games.age_of_heroes.text.sound import sound
from ludus.games.age_of_heroes.text.tell import tell

__all__ = [
    "breakdown",
    "changes",
    "describe",
    "finishes",
    "group",
    "is_pass",
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
