"""What a reader sets at the table, and how they are told that it is their turn."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Browsers
from browser.modules import Modules
from ludus.games import games

GAME = games()[0].name


def test_settings_take_effect_at_once_and_are_kept(browsers: Browsers) -> None:
    page = browsers.person(viewport={"width": 390, "height": 844}).start_quick_game(GAME).page
    html, settings = page.locator("html"), page.locator("#settings")
    page.get_by_role("button", name="Settings").first.click()
    for label in ("relaxed", "large", "dark"):
        settings.get_by_label(label, exact=True).check()
    settings.get_by_label("Effects").fill("20")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-size", "large")
    settings.get_by_role("button", name="Close").click()
    expect(settings).to_be_hidden()
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-size", "large")
    page.get_by_role("button", name="Settings").first.click()
    for label in ("relaxed", "large", "dark"):
        expect(settings.get_by_label(label, exact=True)).to_be_checked()
    expect(settings.get_by_label("Effects")).to_have_value("20")


TURN = """
    const shaken = [];
    Object.defineProperty(navigator, "vibrate", { value: (time) => shaken.push(time) });
    document.title = "Game";
    table.main.dataset.sayTurn = "Your turn";
    startTurns(table);
    const before = document.title, question = document.createElement("div");
    question.className = "question yours";
    question.innerHTML = '<h2 id="question">Which?</h2>';
    table.main.append(question);
    noticeTurn(table);
    const mine = [document.title, table.live.textContent, shaken.length];
    noticeTurn(table);  // the same turn
    const still = [document.title, table.live.textContent, shaken.length];
    question.remove();
    noticeTurn(table);
    return [before, mine, still, document.title];
"""


def test_a_turn_shows_in_the_title_shakes_a_phone_and_is_said_once(modules: Modules) -> None:
    before, mine, still, after = modules.run("turn", "noticeTurn, startTurns", TURN)
    assert before == after == "Game"
    assert mine == still == ["● Your turn · Game", "Which?", 1]
