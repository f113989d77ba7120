"""axe looks at every kind of page, in every theme's colours, and finds nothing."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Browsers
from browser.pages import around_the_table
from browser.people import TablePage
from ludus.drawing.palette import THEMES
from ludus.engine.game import Game
from ludus.games import games


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['impact']} {one['id']}: {one['help']} ({one['nodes'][0]['html'][:160]})" for one in found]


def themed(browsers: Browsers, theme: str) -> TablePage:
    """Somebody who has chosen a theme; stillness, so that nothing is looked at while it changes."""
    person = browsers.person(reduced_motion="reduce")
    person.page.context.add_cookies([{"name": "theme", "value": theme, "url": browsers.url}])
    return person


@pytest.mark.parametrize("theme", THEMES)
def test_pages_around_the_table(browsers: Browsers, theme: str) -> None:
    for name, page in around_the_table(lambda: themed(browsers, theme)):
        assert violations(page) == [], name


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_tables(browsers: Browsers, game: Game, theme: str) -> None:
    table = themed(browsers, theme).start_quick_game(game.name, guided=True)
    expect(table.part("lesson")).to_be_visible()
    table.play_on(2)
    assert violations(table.page) == []
    table.page.keyboard.press("?")
    assert violations(table.page) == []
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("t")
    assert violations(table.page) == []
    if table.wait_for_turn():
        table.page.keyboard.press("p")
        expect(table.part("plan")).to_be_visible()
        assert violations(table.page) == []
