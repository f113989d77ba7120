"""A game in a few sentences: the beginning of its summary."""

from __future__ import annotations

import re

from ludus.engine.game import Game
from ludus.engine.language import SOURCE
from ludus.server.views.rulebook import summary

LONGEST_BLURB = 200


def blurb(game: Game, lang: str) -> str:
    """The beginning of the summary: the first sentences of its first paragraph."""
    text = summary(game, lang) or summary(game, SOURCE)
    paragraphs = [part.strip() for part in text.split("\n\n")]
    first = next((" ".join(part.split()) for part in paragraphs if part and part[0] not in "#|-*>"), "")
    sentences = re.split(r"(?<=[.!?…])\s", first)
    kept = [sentence for sentence in sentences if not sentence.endswith(":")]
    while len(kept) > 1 and len(" ".join(kept)) > LONGEST_BLURB:
        kept.pop()
    return " ".join(kept)
