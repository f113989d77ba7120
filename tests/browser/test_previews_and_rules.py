"""Aids to the player in a real browser: previews, reasons that lead to the rules, spotlights, searching the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Browsers
from browser.elements import attribute
from ludus.engine.game import Game
from ludus.games import games

GAME = min((game for game in games()), key=lambda game: game.min_players).name  # one that can be played alone
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def test_pointing_at_a_thing_shows_what_it_costs_and_gives(browsers: Browsers) -> None:
    table = browsers.person().start_quick_game(GAME)
    table.play_on(2)
    page, asked = table.page, []
    page.on("request", lambda request: asked.append(request.url) if "/preview?" in request.url else None)
    thing = page.locator(".sheet.real [data-target].can").filter(visible=True).first
    for _ in range(2):
        thing.hover()
        expect(page.locator("#preview")).to_be_visible()
        expect(page.locator("#preview .gain-item").first).to_be_visible()
        page.mouse.move(2, 2)
        expect(page.locator("#preview")).to_be_hidden()
    assert len(asked) == 1  # the second time it is known
    page.evaluate("document.activeElement.blur()")  # the thing may have been pressed, and have the focus already
    thing.focus()
    expect(page.locator("#preview")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#preview")).to_be_hidden()


@every_game
def test_lessons_point_at_the_board(browsers: Browsers, game: Game) -> None:
    table = browsers.person().start_quick_game(game.name, guided=True)
    lesson = table.part("lesson")
    while table.wait_for_turn() and not lesson.get_attribute("data-points-at"):
        if lesson.is_visible():
            learn(table.page)
        else:
            table.act()
    expect(table.page.locator(".sheet.real .spotlit").first).to_be_attached()


def learn(page: Page) -> None:
    """Put away the lesson that is shown; on a phone the sheet with it may still be on its way."""
    read = attribute(page.locator('[data-post="learned"]'), "data-key")
    page.locator('[data-post="learned"]').dispatch_event("click")
    expect(page.locator(f'[data-post="learned"][data-key="{read}"]')).to_have_count(0)


def test_on_a_phone_lessons_and_hints_come_up_by_themselves(browsers: Browsers) -> None:
    phone = browsers.person(still=True, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = phone.start_quick_game(GAME, guided=True)
    page, main = table.page, table.page.locator("main")
    expect(table.part("lesson")).to_be_visible()
    while table.part("lesson").is_visible():
        learn(page)
    expect(main).not_to_have_attribute("data-sheet", "now")
    page.locator('[data-do="hint"]').tap()
    expect(table.part("hint")).to_be_visible()


def test_the_rules_are_searched(browsers: Browsers) -> None:
    page = browsers.person().page
    page.goto(f"/rules/{GAME}")
    sections, shown = page.locator(".rule"), page.locator(".rule:visible")
    expect(page.locator(".rule img").first).to_be_visible()
    count = sections.count()
    page.locator("#search").fill("gladiators")
    expect(shown).to_have_count(1)
    page.locator("#search").fill("xyzzy")
    expect(page.locator("#found")).to_have_text("Nothing found.")
    page.locator("#search").fill("")
    expect(shown).to_have_count(count)
