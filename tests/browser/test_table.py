"""What a table's page can do: taking back, planning, reasons, hints, looking back, sharing, lessons, going on after a
crash, spectators, themes and languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Desk
from ludus.games import games
from serving import ServerProcess

GAME = min((game for game in games()), key=lambda game: game.fewest).name  # one that can be played alone


def test_taking_back_and_planning(desk: Desk) -> None:
    table = desk.person().quick(GAME)
    page = table.page
    table.play_on(3)
    before = table.part("board").inner_html()
    while table.page.locator('[data-do="undo"]').is_disabled():
        table.act()
        before = ""
    heard = table.number
    if before:
        table.act()
        table.heard_more_than(heard)
    page.keyboard.press("u")
    table.heard_more_than(table.number if not before else heard + 1)
    if before:
        expect(table.part("state")).to_have_attribute("data-number", str(heard + 2))
    number, moves = table.number, table.part("state").get_attribute("data-moments")
    page.keyboard.press("p")
    plan = table.part("plan")
    expect(plan).to_be_visible()
    for n in range(1, 3):
        table.actions().first.click()
        expect(plan.locator("ol li")).to_have_count(n)
    page.get_by_role("button", name="Both", exact=True).click()
    assert page.locator(".sheet:visible").count() == 2
    page.get_by_role("button", name="One step back", exact=True).last.click()
    expect(plan.locator("ol li")).to_have_count(1)
    assert table.number == number  # nothing has happened yet
    page.get_by_role("button", name="Drop the plan", exact=True).click()
    expect(plan).to_be_hidden()
    assert table.part("state").get_attribute("data-moments") == moves
    page.keyboard.press("p")
    expect(plan).to_be_visible()
    table.actions().first.click()
    expect(plan.locator("ol li")).to_have_count(1)
    page.get_by_role("button", name="Do all this", exact=True).click()
    table.heard_more_than(number)
    expect(plan).to_be_hidden()


def test_things_say_why_not(desk: Desk) -> None:
    table = desk.person().quick(GAME)
    table.play_on(1)
    locked = table.page.locator(".real .thing:not(.can)")
    note = table.page.locator("#note")
    for n in range(min(20, locked.count())):
        locked.nth(n).focus()
        table.page.wait_for_timeout(600)
        if note.is_visible() and note.locator("li").count():
            break
    expect(note.locator("li").first).to_be_visible()
    assert note.locator("p").first.inner_text()
    table.page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_a_hint_can_be_followed(desk: Desk) -> None:
    table = desk.person().quick(GAME)
    table.page.keyboard.press("h")
    advice = table.part("hint").locator("button").first
    expect(advice).to_be_visible(timeout=30_000)
    before = table.number
    advice.click()
    table.heard_more_than(before)


def test_looking_back_and_sharing_a_moment(desk: Desk) -> None:
    table = desk.person().quick(GAME)
    page = table.page
    table.play_on(5)
    now = table.part("board").inner_html()
    page.get_by_role("button", name="One step back", exact=True).click()
    expect(table.part("state")).to_have_attribute("data-now", "no")
    expect(page.get_by_text("You are looking back.")).to_be_visible()
    assert table.part("board").inner_html() != now
    assert table.actions().count() == 0
    share = table.part("state").get_attribute("data-share")
    watcher = desk.person()
    watcher.page.goto(share)
    expect(watcher.part("state")).to_have_attribute("data-now", "no")
    moment = table.part("state").get_attribute("data-moment")
    expect(watcher.part("state")).to_have_attribute("data-moment", moment)
    page.get_by_role("button", name="Now", exact=True).click()
    expect(table.part("state")).to_have_attribute("data-now", "yes")
    page.locator("a[data-moment]").first.click()
    expect(table.part("state")).to_have_attribute("data-now", "no")


def test_a_guided_first_game_explains_as_questions_arise(desk: Desk) -> None:
    table = desk.person().quick(GAME, guided=True)
    lessons = []
    for _ in range(6):
        lesson = table.part("lesson")
        if lesson.is_visible():
            lessons.append(lesson.locator("p").first.inner_text())
            before = table.number
            lesson.get_by_role("button").click()
            table.heard_more_than(before)
        else:
            table.act()
    assert len(lessons) >= 2
    assert len(set(lessons)) == len(lessons)


def test_the_page_heals_after_the_server_was_killed(desk: Desk, server: ServerProcess) -> None:
    table = desk.person().quick(GAME)
    table.play_on(2)
    number = table.number
    server.kill()
    banner = table.page.locator("#banner")
    expect(banner).to_contain_text("Connection lost")
    table.actions().first.click()  # sent again and again until somebody answers
    table.page.wait_for_timeout(300)
    server.start(ready=GAME)
    table.heard_more_than(number, timeout=60_000)
    assert table.number == number + 1
    expect(banner).not_to_contain_text("Connection lost", timeout=30_000)
    table.play_on(2)


def test_spectators_see_what_happens_and_can_do_nothing(desk: Desk) -> None:
    table = desk.person().quick(GAME)
    watcher = desk.person()
    watcher.page.goto(table.page.url)
    before = watcher.number
    assert watcher.actions().count() == 0
    table.play_on(1)
    watcher.heard_more_than(before)
    assert watcher.page.locator('[data-do="undo"]').count() == 0


def test_leaving_and_resigning(desk: Desk) -> None:
    table = desk.person().quick(GAME)
    page = table.page
    table.part("about").locator("summary").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("heading", name="This game was given up")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "contrast-dark"])
def test_themes_reach_the_board(desk: Desk, theme: str) -> None:
    table = desk.person()
    table.page.goto("/")
    names = {"contrast": "high contrast", "contrast-dark": "high contrast, dark"}
    table.page.get_by_role("button", name=names.get(theme, theme), exact=True).click()
    expect(table.page.locator("html")).to_have_attribute("data-theme", theme)
    table.quick(GAME)
    ground = {"light": "rgb(246, 239, 223)", "dark": "rgb(27, 24, 20)", "contrast": "rgb(255, 255, 255)"}
    colour = table.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert colour == ground.get(theme, "rgb(0, 0, 0)")


def test_languages_are_one_click_away_and_remembered(desk: Desk) -> None:
    table = desk.person(locale="uk-UA")
    page = table.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.get_by_role("button", name="English", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/statistics")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert re.search("games", page.locator("h1").inner_text(), re.I)


def test_zooming(desk: Desk) -> None:
    table = desk.person().quick(GAME)
    board = table.page.locator(".real svg.ludus")
    width = board.bounding_box()["width"]
    table.page.keyboard.press("+")
    assert board.bounding_box()["width"] > width * 1.2
    board.hover(position={"x": 300, "y": 200})
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -300)
    table.page.keyboard.up("Control")
    table.page.wait_for_timeout(200)
    assert board.bounding_box()["width"] > width * 2
    table.page.keyboard.press("0")
    assert abs(board.bounding_box()["width"] - width) < 20
