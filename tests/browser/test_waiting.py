"""The waiting room goes over into the game by itself, even if that begins while the room is still being opened."""

from __future__ import annotations

import httpx
from playwright.sync_api import Route

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
