"""Whole games by clicking: alone, against bots, in two browsers, at one screen, on a phone, by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Browsers
from browser.games.player import Player
from browser.people import TablePage
from ludus.engine.game import Game
from ludus.games import games
from waiting import eventually

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 780},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
    "reduced_motion": "reduce",  # a board that glides moves away under a finger
}
alone = [game for game in games() if game.min_players == 1]
solo_games = pytest.mark.parametrize("game", alone, ids=lambda game: game.name)
TOO_SMALL = """buttons => buttons.filter(button => button.checkVisibility())
    .map(button => [button.innerText, button.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 43).map(([words]) => words)"""
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
@solo_games
def test_a_whole_game_by_clicking(browsers: Browsers, game: Game, still: bool) -> None:
    """Alone, from the first page to the score and the next game; also where nothing moves and nothing sounds."""
    table = browsers.person(still=still).start_quick_game(game.name)
    table.play_on(700, hurry=3)
    assert table.stage == "finished"
    assert table.on_the_board > table.by_list / 3
    page = table.page
    outcome = table.part("outcome")
    expect(outcome.locator(".ladder .here")).to_have_count(1)
    parts = outcome.locator(".scores tr:not(.total) td.number").all_inner_texts()
    assert str(sum(int(text.replace("−", "-")) for text in parts)) == table.points
    with page.expect_download() as download:
        outcome.get_by_role("link", name="Download the log").click()
    log = download.value.path().read_text()
    assert f"game {game.name}" in log
    assert re.search(r"^key [0-9a-f]{32}$", log, re.M)
    table.page.get_by_text("This table", exact=True).click()
    expect(table.part("about")).to_contain_text("It was computed from")
    outcome.get_by_role("button", name="Play again").click()
    expect(table.part("state")).to_have_attribute("data-stage", "playing")
    table.arrive()


@every_game
def test_against_bots(browsers: Browsers, game: Game) -> None:
    """Bots answer each of a person's actions, as many as the game takes."""
    table = browsers.person(speed="instant")
    page = table.page
    page.goto(f"/new/{game.name}")
    for seat in range(1, min(game.max_players, 4)):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option("bot greedy")
    page.get_by_role("button", name="Create the table", exact=True).click()
    table.arrive()
    table.play_on(4)
    for seat in range(1, min(game.max_players, 4)):
        name = page.locator(".seats li").nth(seat).locator(".who").inner_text()
        expect(page.locator('[data-part="story"]')).to_contain_text(name)


@every_game
def test_two_browsers_by_invitation(browsers: Browsers, game: Game) -> None:
    host, guest = browsers.person(), browsers.person()
    host.page.goto(f"/new/{game.name}?with=friend")
    host.page.get_by_label("Name of the player in seat 1").fill("Livia")
    host.page.get_by_role("button", name="Create the table", exact=True).click()
    link = host.page.get_by_label("Invitation for seat 2").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Marcus")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.arrive()
    host.arrive()  # the waiting room goes over into the game by itself
    for _ in range(5):
        eventually(lambda: host.actions().count() or guest.actions().count())
        for one in (host, guest):
            if one.actions().count():
                one.act()
    host.page.get_by_label("Message to everyone").fill("Salve, Marce!")
    host.page.get_by_role("button", name="Send", exact=True).click()
    expect(guest.part("story")).to_contain_text("Salve, Marce!")
    for one, other in ((host, "Marcus"), (guest, "Livia")):
        expect(one.part("story")).to_contain_text(other)


@every_game
def test_one_screen_with_handing_over(browsers: Browsers, game: Game) -> None:
    table = browsers.person()
    page = table.page
    page.goto(f"/new/{game.name}?with=here")
    page.get_by_label("Name of the player in seat 1").fill("Livia")
    page.get_by_label("Name of the player in seat 2").fill("Aulus")
    page.get_by_role("button", name="Create the table", exact=True).click()
    acted = set()
    for _ in range(6):
        expect(page.get_by_role("heading", name="Who is next at the screen?")).to_be_visible()
        assert page.locator("svg.ludus [data-target]").count() == 0
        page.locator(".handover .primary").first.click()
        table.arrive()
        acted.add(page.locator(".seats li.yours").count() and table.page.url[-1])
        for _ in range(20):
            if not table.actions().count():
                break
            table.act(prefer_last=True)
        page.get_by_role("link", name=re.compile("Pass the screen")).click()
        if acted == {"0", "1"}:
            break
    assert acted == {"0", "1"}


@every_game
def test_on_a_phone(browsers: Browsers, game: Game) -> None:
    """Taps only; nothing is wider than the screen, and every button can be hit by a finger."""
    table = browsers.person(**PHONE).start_quick_game(game.name)
    page = table.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.locator("main button").evaluate_all(TOO_SMALL) == []
    finger = Player(page, taps=True)
    for _ in range(6):
        finger.wait_for_turn()
        finger.move()
    assert table.number > 2


def check_what_keys_read_aloud(person: TablePage) -> None:
    """One key repeats what changed, one reads what I have, one the rest of the table; all are in the help."""
    page, text, live = person.page, person.part("text"), person.page.locator("#live p")
    for key in "123":
        page.keyboard.press(key)
        expect(live).to_have_text(text.locator(f'[data-section="{key}"] :is(h2, li)').all_text_contents())
    for key, kinds in (("m", ["own"]), ("o", ["others", "table"])):
        wanted = ", ".join(f"[data-kind={kind}] :is(h2, li)" for kind in kinds)
        lines = text.locator(wanted).all_text_contents()
        assert len(lines) > 2
        page.keyboard.press(key)
        expect(live).to_have_text(lines)
    page.keyboard.press("r")
    story = person.part("story").locator("li")
    own = [n for n, css in enumerate(story.evaluate_all("lines => lines.map(one => one.className)")) if "own" in css]
    expect(live).to_have_text([text.strip() for text in story.all_text_contents()[max(own[-1], story.count() - 12) :]])
    page.keyboard.press("?")
    for key in "RMOT":
        expect(page.locator("#help kbd", has_text=re.compile(f"^{key}$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()


@every_game
def test_by_keyboard_alone_with_the_table_in_words(browsers: Browsers, game: Game) -> None:
    person = browsers.person()
    page = person.page
    page.goto("/")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.closest('form')?.game?.value === '{game.name}'"):
            break
    page.keyboard.press("Enter")
    person.arrive()
    page.keyboard.press("t")
    text = person.part("text")
    expect(text).to_be_visible()
    expect(text).to_be_focused()
    for _ in range(5):
        assert person.wait_for_turn()
        before = person.number
        page.keyboard.press("a")
        page.wait_for_function("() => document.activeElement.closest('[data-part=actions]')")
        if page.evaluate("document.activeElement.matches('summary')"):  # the heading of a group, which opens
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        person.wait_until_after(before)
    assert person.wait_for_turn()
    person.settle()
    expect(text).to_be_visible()
    check_what_keys_read_aloud(person)
    page.keyboard.press("t")
    expect(text).to_be_hidden()
    before = person.number
    page.locator(".sheet.real").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.target") is not None
    while not page.evaluate("document.activeElement.classList.contains('can')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    if page.locator(".real .chosen").count():  # with another thing
        while not page.evaluate("document.activeElement.classList.contains('partner')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    if page.locator("#menu").is_visible():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    person.wait_until_after(before)
