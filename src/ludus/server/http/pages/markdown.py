"""A game's own summary of its rules, as HTML."""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from ludus.engine.game import Game
from ludus.engine.language import SOURCE

LONGEST_BLURB = 200


@cache
def summary(game: Game, lang: str) -> str:
    """The text of the summary in a language; nothing where there is none."""
    folder = Path(importlib.import_module(game.package).__file__ or "").parent
    path = folder / f"summary.{lang}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def rules(game: Game, lang: str) -> Markup:
    return Markup(MarkdownIt("commonmark").enable("table").render(summary(game, lang)))  # our own text


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
