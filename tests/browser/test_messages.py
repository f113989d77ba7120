"""What others write is noticed, wherever the log is."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Browsers
from browser.people import TablePage
from ludus.games import games

GAME = next(game for game in games() if game.max_players > 1).name
PHONE = {"width": 390, "height": 844}


def seated(browsers: Browsers) -> tuple[TablePage, TablePage]:
    """Somebody at a table with somebody who has a phone."""
    writer, reader = browsers.person(), browsers.person(viewport=PHONE, has_touch=True, is_mobile=True)
    chairs = [{"kind": "person", "name": "Livia"}, {"kind": "free"}]
    table = writer.page.request.post("/api/v1/tables", data={"game": GAME, "chairs": chairs}).json()["id"]
    reader.page.request.post(f"/api/v1/tables/{table}/sit", data={"name": "Marcus"})
    for one in (writer, reader):
        one.page.goto(f"/t/{table}")
        one.arrive()
    return writer, reader


def test_a_message_is_shown_on_a_phone_and_stays_marked_until_it_is_read(browsers: Browsers) -> None:
    writer, reader = seated(browsers)
    writer.page.locator("[data-chat] input").fill("Salve!")
    writer.page.keyboard.press("Enter")
    expect(reader.page.locator("#banner")).to_have_text("Livia: Salve!")
    expect(reader.page.locator("#live p", has_text="Livia: Salve!")).to_have_count(1)
    main = reader.page.locator("main")
    expect(main).to_have_attribute("data-unread", "")
    reader.page.locator('.bar [data-do="pane"]').tap()
    if main.get_attribute("data-sheet") != "log":  # it is the first to open where nothing can be done
        reader.page.locator('.pane-tabs [data-pane="log"]').tap()
    expect(main).not_to_have_attribute("data-unread", "")
    expect(reader.part("story")).to_contain_text("Salve!")
    expect(reader.page.locator("#banner")).to_be_empty()
    expect(writer.page.locator("#banner")).to_be_empty()  # who wrote it has it in sight
