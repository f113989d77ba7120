"""Sizes: of the window, from a small phone to a wide screen, and of the board, by keys, buttons and the wheel."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Browsers
from browser.elements import box
from ludus.engine.game import Game
from ludus.engine.language import languages
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
        for part in ("seats", "question", "finish", "actions"):
            expect(table.part(part)).to_be_in_viewport()
        expect(table.things().first).to_be_in_viewport()
        expect(page.get_by_label("Share this position")).to_be_in_viewport()  # the end of the log


LARGEST_THING = """() => {  // of the board that is seen, as wide as a magnified map or a board that grew makes it
  const things = [...document.querySelectorAll(".real .area [data-target]")].filter(thing => thing.checkVisibility());
  return Math.max(...things.map(thing => thing.getScreenCTM().a));
}"""


def scale(page: Page) -> float:
    """Pixels for a unit of what is drawn."""
    return float(page.evaluate(LARGEST_THING))


@every_game
def test_keys_and_buttons_and_the_wheel_change_the_size(browsers: Browsers, game: Game) -> None:
    """A map grows in its area, other boards as a whole; the page around them never does."""
    table = browsers.person(viewport={"width": 1280, "height": 800}).start_quick_game(game.name)
    table.wait_for_turn()
    page, start = table.page, scale(table.page)
    buttons, magnified = page.get_by_role("group", name="Board size"), page.locator(".area[data-zoom]:visible")
    assert buttons.is_visible() == bool(magnified.count()), "nothing covers a board that is seen whole"
    page.keyboard.press("+")
    assert scale(page) > start * 1.2
    buttons.get_by_role("button", name="Smaller").click()
    assert scale(page) == pytest.approx(start, rel=0.01)
    thing = table.things().first
    before = box(thing)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -400)
    page.keyboard.up("Control")
    page.wait_for_function(f"start => ({LARGEST_THING})() > start * 2", arg=start)
    if not magnified.count():
        after, frame = box(thing), box(page.locator(".sheet.real"))
        assert abs(after["x"] + after["width"] / 2 - x) < 12, "what lies under the pointer stays there"
        page.mouse.wheel(0, 60 if after["y"] > frame["y"] + 80 else -60)
        moved = "y => Math.abs(document.querySelector('.thing.can').getBoundingClientRect().y - y) > 30"
        page.wait_for_function(moved, arg=after["y"])
        assert scale(page) > start * 2, "alone the wheel scrolls"
    assert fits(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.keyboard.press("0")
    assert scale(page) == pytest.approx(start, rel=0.01), "the whole board is seen"


def test_nothing_moves_where_the_system_asks_for_stillness(browsers: Browsers) -> None:
    for motion, moving in (("no-preference", True), ("reduce", False)):
        table = browsers.person(reduced_motion=motion).start_quick_game(GAME)
        table.page.evaluate("document.addEventListener('animationstart', () => { window.moved = true; }, true)")
        for _ in range(4):
            table.act()
        assert bool(table.page.evaluate("window.moved")) == moving
        assert table.page.locator(".changed").count() > 0


BROKEN_WORDS = """() => [...document.querySelectorAll(".tools button span")].flatMap((label) => {
  const text = label.firstChild, words = [...text.data.matchAll(/\\S+/g)];
  return words.filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


@pytest.mark.parametrize("language", languages())
def test_no_word_is_broken_on_the_buttons_of_the_rail(browsers: Browsers, language: str) -> None:
    table = browsers.person(locale=language, viewport={"width": 1280, "height": 800}).start_quick_game(games()[0].name)
    assert table.page.locator(".tools button span").count() >= 4
    assert table.page.evaluate(BROKEN_WORDS) == []
