"""Micatio in words."""

from micatio.text.describe import describe
from micatio.text.narrate import narrate
from micatio.text.question import question
from micatio.text.reasons import why_not
from micatio.text.score import breakdown, report, reported
from micatio.text.tell import tell

__all__ = ["breakdown", "describe", "narrate", "question", "report", "reported", "tell", "why_not"]
