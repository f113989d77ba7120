"""A game's own summary of its rules, as HTML."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from ludus.engine.game import Game
from ludus.engine.language import SOURCE


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
    """The first paragraph of the summary."""
    text = summary(game, lang) or summary(game, SOURCE)
    paragraphs = [part.strip() for part in text.split("\n\n")]
    return next((" ".join(part.split()) for part in paragraphs if part and part[0] not in "#|-*>"), "")
