"""An arena's report of every game is all in the reader's language: what seats did, options, figures, mishaps."""

import re
from functools import cache
from html import unescape

import pytest

from ludus.arena import Plan
from ludus.arena.playing import play, stored
from ludus.arena.report import drawings, page
from ludus.arena.results import Result
from ludus.arena.schedule import Job
from ludus.bots import Budget
from ludus.bots.external import Failure
from ludus.engine.game import Game
from ludus.engine.language import languages, words
from ludus.games import find, games

BOTS = ("greedy", "random")
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = {*BOTS, "external", "bot", "SHA", "Ludus"}


@cache
def arena(game: str) -> tuple[Plan, tuple[Result, ...]]:
    """A few games between two bots, and something that went wrong."""
    limits = {option.name: 6 for option in find(game).options if option.name == "round_limit"}
    plan = Plan(game, BOTS, 2, 4, limits, budget=Budget(seconds=1.5))
    results = [play(plan, Job(n, n // 2, BOTS[:: 1 - 2 * (n % 2)])) for n in range(4)]
    results[0]["incidents"].append(stored(Failure("{bot} did not answer within {seconds} s.", bot="bot", seconds=0.25)))
    return plan, tuple(results)


def shown(html: str) -> str:
    """What people read of a page and of the pictures in it."""
    return unescape(re.sub(r"<[^>]*>", " ", re.sub(r"<style>.*?</style>", "", html, flags=re.S)))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_report_is_in_the_language(game: Game, lang: str) -> None:
    plan, results = arena(game.name)
    html = page(plan, results, drawings(plan, results, lang), lang)
    text = shown(html)
    assert words(game.domain, lang)(game.title) in text
    assert words("ludus", lang).number(0.25, 2) in text
    if lang in ("uk", "ru"):
        own = f"{words(game.domain, lang)(game.title)} {' '.join(game.text.reported(lang).values())}"
        assert set(LATIN.findall(text)) - NAMES - set(LATIN.findall(own)) == set()
    if lang != "en":
        assert re.findall(r"\d\.\d", text) == []
        english = set(game.text.reported("en").values()) - set(game.text.reported(lang).values())
        assert {name for name in english if f"<td>{name}</td>" in html} == set()
