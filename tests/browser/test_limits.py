"""Nothing is too small to read or to hit, and nothing too faint, in positions of whole games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Browsers
from browser.pages import around_the_table
from browser.remote import RemoteTable
from ludus.engine.game import Game
from ludus.games import games

MEASURE = Path(__file__).with_name("limits.js").read_text(encoding="utf-8")
DESKTOP = {"text": 11, "target": 24, "contrast": 4.5}
PHONE = {"text": 12, "target": 44, "contrast": 4.5}
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SCREENS = [(1280, 800, DESKTOP), (1440, 900, DESKTOP), (390, 844, PHONE)]
THEMES = ["light", "dark"]
EVERY = 12  # moves of the person from one look to the next
DEALT = 1  # the key of the tables
TABS = """() => [...document.querySelectorAll(".real .tabs [data-tab]")].filter((tab) => tab.checkVisibility())
    .map((tab) => tab.dataset.tab)"""
SHOW_TAB = """name => document.querySelector(`.real .tabs [data-tab="${name}"]`)?.click()"""
SHOW_THEME = "theme => { document.documentElement.dataset.theme = theme; }"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_tables(browsers: Browsers, game: Game, deal: Callable[[int], object]) -> None:
    """A whole game, looked at again and again on every screen and in both themes."""
    deal(DEALT)
    host = browsers.person().page
    table = RemoteTable(host, game.name, *[{"kind": "bot", "level": "greedy"}] * max(2, game.min_players - 1))
    kept: dict[str, Any] = {"storage_state": host.context.storage_state(), "reduced_motion": "reduce"}
    desktop, phone = browsers.person(**kept), browsers.person(**kept, **FINGER)
    found: set[str] = set()
    while True:
        for person, screens in ((desktop, SCREENS[:2]), (phone, SCREENS[2:])):
            person.page.goto(f"{table.path}?seat=0")
            person.arrive()
            found |= too_small(person.page, screens)
        if table.over:
            break
        table.play(EVERY)
    assert sorted(found) == []


def too_small(page: Page, screens: list[tuple[int, int, dict[str, float]]]) -> set[str]:
    found = set()
    for width, height, least in screens:
        page.set_viewport_size({"width": width, "height": height})
        for tab, theme in product(page.evaluate(TABS) or [""], THEMES):
            page.evaluate(SHOW_TAB, tab)
            page.evaluate(SHOW_THEME, theme)
            found |= {f"{width} {theme} {tab}: {fault}" for fault in page.evaluate(MEASURE, least)}
    return found


@pytest.mark.parametrize(("width", "height", "least"), SCREENS, ids=["1280", "1440", "phone"])
def test_pages_around_the_table(browsers: Browsers, width: int, height: int, least: dict[str, float]) -> None:
    more = FINGER if least is PHONE else {}
    still = {"reduced_motion": "reduce", "viewport": {"width": width, "height": height}} | more
    for name, page in around_the_table(lambda: browsers.person(**still)):
        assert page.evaluate(MEASURE, least) == [], name
