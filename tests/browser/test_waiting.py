"""The waiting room goes over into the game by itself, even if that begins while the room is still being opened."""

from __future__ import annotations

import httpx
from playwright.sync_api import Route, expect

from browser.conftest import Browsers
from ludus.games import games

GAME = games()[0].name


def test_nobody_waits_for_a_game_that_has_begun_already(browsers: Browsers) -> None:
    host = browsers.person()
    chairs = [{"kind": "person", "name": "Livia"}, {"kind": "free"}]
    table = host.page.request.post("/api/v1/tables", data={"game": GAME, "chairs": chairs}).json()["id"]
    sat_down = []

    def sit_down_first(route: Route) -> None:
        sat_down.append(httpx.post(f"{browsers.url}/t/{table}/sit", data={"seat": "1", "name": "Marcus"}).status_code)
        route.continue_()

    host.page.route("**/events", sit_down_first)
    host.page.goto(f"/t/{table}")
    host.arrive()
    assert sat_down == [303]


def test_an_invitation_is_copied_even_where_pages_come_over_plain_http(browsers: Browsers) -> None:
    page = browsers.person().page
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    page.goto(f"/new/{GAME}?with=friend")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator("[data-copy]")).to_have_text("✓")
    copied = page.evaluate("""() => {
        const field = document.body.appendChild(document.createElement("textarea"));
        field.focus();
        document.execCommand("paste");
        return field.value;
    }""")
    assert copied in ("", page.locator("[id^=link-]").input_value())  # not every browser lets a script paste
