"""Sizes: of the window, from a small phone to a wide screen, and of the board, by keys, buttons and the wheel."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Browsers
from browser.elements import box
from ludus.engine.game import Game
from ludus.games import games

GAME = min((game for game in games()), key=lambda game: game.min_players).name  # one whose board is high
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
WIDTHS = (360, 768, 1280, 2560)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@every_game
def test_nothing_is_wider_than_the_window(browsers: Browsers, game: Game) -> None:
    page = browsers.person().page
    for path in ("/", f"/new/{game.name}", f"/rules/{game.name}", "/me", "/statistics"):
        page.goto(path)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            assert fits(page), (path, width)


@every_game
def test_on_wide_screens_everything_is_at_hand_without_scrolling_the_page(browsers: Browsers, game: Game) -> None:
    table = browsers.person(viewport={"width": 1280, "height": 800}).start_quick_game(game.name)
    page = table.page
    assert table.wait_for_turn()
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for part in ("seats", "question", "actions"):
            expect(table.part(part)).to_be_in_viewport()
        expect(table.things().first).to_be_in_viewport()
        expect(page.get_by_label("Message to everyone")).to_be_in_viewport()


def test_keys_and_buttons_and_the_wheel_change_the_size(browsers: Browsers) -> None:
    page = browsers.person().start_quick_game(GAME).page
    board, frame = page.locator(".real svg.ludus"), page.locator(".real")

    def width() -> float:
        return float(box(board)["width"])

    start = width()
    page.keyboard.press("+")
    assert width() > start * 1.2
    page.get_by_role("button", name="Smaller").click()
    assert abs(width() - start) < 5
    board.hover(position={"x": 300, "y": 200})
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => document.querySelector('.real').scrollTop > 100")
    assert abs(width() - start) < 5, "alone the wheel scrolls"
    page.keyboard.down("Control")
    page.mouse.wheel(0, -400)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => document.querySelector('.real svg').clientWidth > {start * 2}")
    page.keyboard.press("0")
    inner, outer = box(board), box(frame)
    assert inner["height"] <= outer["height"], "the whole board is seen"
    page.keyboard.press("0")
    assert abs(width() - start) < 5, "and once more as wide as the frame"


def test_nothing_moves_where_the_system_asks_for_stillness(browsers: Browsers) -> None:
    for motion, moving in (("no-preference", True), ("reduce", False)):
        table = browsers.person(reduced_motion=motion).start_quick_game(GAME)
        table.page.evaluate("document.addEventListener('animationstart', () => { window.moved = true; }, true)")
        for _ in range(4):
            table.act()
        assert bool(table.page.evaluate("window.moved")) == moving
        assert table.page.locator(".changed").count() > 0
