"""What a table's page can do: taking back, planning, reasons, hints, looking back, sharing, lessons, going on after a
crash, spectators, themes and languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Browsers
from browser.elements import attribute
from browser.people import TablePage
from ludus.engine.game import Game
from ludus.games import games
from serving import ServerProcess

GAME = min((game for game in games()), key=lambda game: game.min_players).name  # one that can be played alone

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def test_taking_back_and_planning(browsers: Browsers) -> None:
    table = browsers.person().start_quick_game(GAME)
    page = table.page
    table.play_on(3)
    while not page.locator('[data-do="undo"][data-way="own"]').count():
        table.act()
    done = table.number
    page.keyboard.press("u")
    expect(table.part("state")).to_have_attribute("data-number", str(done + 1))  # taking back is logged, too
    number, moves = table.number, table.part("state").get_attribute("data-moments")
    page.keyboard.press("p")
    plan = table.part("plan")
    expect(plan).to_be_visible()
    for n in range(1, 3):
        table.choose(table.actions().first)
        expect(plan.locator("ol li")).to_have_count(n)
    expect(plan).to_contain_text(re.compile(rf"Points: {table.points}\snow, −?\d+\safter the plan"))
    page.get_by_role("button", name="Both", exact=True).click()
    assert page.locator(".sheet:visible").count() == 2
    plan.get_by_role("button", name="One step back").click()
    expect(plan.locator("ol li")).to_have_count(1)
    assert table.number == number  # nothing has happened yet
    page.get_by_role("button", name="Discard the plan", exact=True).click()
    expect(plan).to_be_hidden()
    assert table.part("state").get_attribute("data-moments") == moves
    page.keyboard.press("p")
    expect(plan).to_be_visible()
    table.choose(table.actions().first)
    expect(plan.locator("ol li")).to_have_count(1)
    page.get_by_role("button", name="Carry out the plan", exact=True).click()
    table.wait_until_after(number)
    expect(plan).to_be_hidden()


def test_a_reveal_is_taken_back_after_a_question(browsers: Browsers) -> None:
    table = browsers.person(sure=False).start_quick_game(GAME)
    page, rewinds = table.page, table.page.locator('[data-do="undo"][data-way="rewind"][data-sure]')
    while not rewinds.count():
        table.play_on(1)
    moments = attribute(table.part("state"), "data-moments")
    page.keyboard.press("u")
    expect(page.locator("#sure")).to_contain_text("no longer counts")
    page.get_by_role("button", name="Cancel", exact=True).click()
    assert attribute(table.part("state"), "data-moments") == moments
    page.keyboard.press("u")
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(table.part("undo")).to_contain_text("does not count for statistics")
    assert int(attribute(table.part("state"), "data-moments")) < int(moments)


@every_game
def test_things_say_why_not_when_focused_or_touched(browsers: Browsers, game: Game) -> None:
    """Every reason that the server knows is shown, to who goes there by keyboard and to who presses."""
    table = browsers.person().start_quick_game(game.name)
    page, note = table.page, table.page.locator("#note")
    assert table.wait_for_turn()
    name, reasons = locked_thing(table)
    thing = page.locator(f'.real .thing[data-target="{name}"]').filter(visible=True).first
    thing.focus()
    expect(note.locator("li")).to_have_text(reasons)
    assert note.locator("p").first.inner_text()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    thing.dispatch_event("click")
    expect(note.locator("li")).to_have_text(reasons)


def locked_thing(table: TablePage) -> tuple[str, list[str]]:
    """A thing that nothing can be done with now, and all the reasons."""
    locked = table.page.locator(".real .thing:not(.can)")
    names = locked.evaluate_all(
        "things => things.filter(thing => thing.checkVisibility()).map(thing => thing.dataset.target)"
    )
    id = table.page.locator("main").get_attribute("data-table")
    for name in names:
        found = table.page.request.get(f"/api/v1/tables/{id}/why", params={"seat": 0, "target": name}).json()
        if reasons := [reason for one in found for reason in one["reasons"]]:
            return name, reasons
    raise AssertionError("everything can be done")


def test_a_hint_can_be_followed(browsers: Browsers) -> None:
    table = browsers.person().start_quick_game(GAME)
    table.page.keyboard.press("h")
    advice = table.part("hint").locator("button").first
    expect(advice).to_be_visible(timeout=30_000)
    before = table.number
    advice.click()
    table.wait_until_after(before)
    expect(table.part("hint")).to_be_hidden()  # it was for another position


def test_looking_back_and_sharing_a_moment(browsers: Browsers) -> None:
    table = browsers.person().start_quick_game(GAME)
    page = table.page
    table.play_on(5)
    now = table.part("board").inner_html()
    page.get_by_role("button", name="One step back", exact=True).click()
    expect(table.part("state")).to_have_attribute("data-now", "no")
    expect(page.get_by_text("You are viewing an earlier position.")).to_be_visible()
    assert table.part("board").inner_html() != now
    assert table.actions().count() == 0
    share = attribute(table.part("state"), "data-share")
    watcher = browsers.person()
    watcher.page.goto(share)
    expect(watcher.part("state")).to_have_attribute("data-now", "no")
    moment = table.part("state").get_attribute("data-moment")
    expect(watcher.part("state")).to_have_attribute("data-moment", moment)
    page.get_by_role("button", name="Back to now").click()
    expect(table.part("state")).to_have_attribute("data-now", "yes")
    page.locator("a[data-moment]").first.click()
    expect(table.part("state")).to_have_attribute("data-now", "no")


@every_game
def test_a_guided_first_game_explains_as_questions_arise(browsers: Browsers, game: Game) -> None:
    table = browsers.person().start_quick_game(game.name, guided=True)
    lessons = []
    for _ in range(6):
        table.wait_for_turn()
        lesson = table.part("lesson")
        if lesson.is_visible():
            lessons.append(lesson.locator("p").first.inner_text())
            before = table.number
            lesson.get_by_role("button").click()
            table.wait_until_after(before)
        else:
            table.act()
    assert len(lessons) >= 2
    assert len(set(lessons)) == len(lessons)


def test_the_page_heals_after_the_server_was_killed(browsers: Browsers, server: ServerProcess) -> None:
    table = browsers.person().start_quick_game(GAME)
    table.play_on(2)
    number = table.number
    server.kill()
    banner = table.page.locator("#banner")
    expect(banner).to_contain_text("Connection lost")
    with table.page.expect_event("requestfailed", lambda request: request.method == "POST"):
        table.choose(table.actions().first)  # sent again and again until somebody answers
    server.start(ready=GAME)
    table.wait_until_after(number, timeout=60_000)
    assert table.number == number + 1
    expect(banner).not_to_contain_text("Connection lost", timeout=30_000)
    table.play_on(2)


@every_game
def test_spectators_see_what_happens_and_can_do_nothing(browsers: Browsers, game: Game) -> None:
    table = browsers.person().start_quick_game(game.name)
    watcher = browsers.person()
    watcher.page.goto(table.page.url)
    watcher.arrive()
    assert table.wait_for_turn()
    before = watcher.number
    assert watcher.actions().count() == 0
    assert watcher.things().count() == 0
    table.play_on(1)
    watcher.wait_until_after(before)
    assert watcher.page.locator('[data-do="undo"]').count() == 0


def test_leaving_and_resigning(browsers: Browsers) -> None:
    table = browsers.person().start_quick_game(GAME)
    page = table.page
    table.page.get_by_text("This table", exact=True).click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("heading", name="This game was abandoned")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "contrast-dark"])
def test_themes_reach_the_board(browsers: Browsers, theme: str) -> None:
    table = browsers.person()
    table.page.goto("/")
    names = {"contrast": "high contrast", "contrast-dark": "high contrast, dark"}
    table.page.get_by_role("button", name=names.get(theme, theme), exact=True).click()
    expect(table.page.locator("html")).to_have_attribute("data-theme", theme)
    table.start_quick_game(GAME)
    ground = {"light": "rgb(246, 239, 223)", "dark": "rgb(27, 24, 20)", "contrast": "rgb(255, 255, 255)"}
    colour = table.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert colour == ground.get(theme, "rgb(0, 0, 0)")


def test_languages_are_one_click_away_and_remembered(browsers: Browsers) -> None:
    table = browsers.person(locale="uk-UA")
    page = table.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.get_by_role("button", name="English", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/statistics")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert re.search("games", page.locator("h1").inner_text(), re.I)
