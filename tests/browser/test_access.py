"""axe looks at every kind of page, in every theme's colours, and finds nothing serious."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.conftest import Desk
from browser.people import Table
from ludus.games import games

FIRST = games()[0].name


def violations(table: Table) -> list[str]:
    found = Axe().run(table.page).response["violations"]
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:160]})"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_around_the_table(desk: Desk, scheme: str) -> None:
    table = desk.person(color_scheme=scheme, reduced_motion="reduce")
    page = table.page
    for path in ("/", f"/new/{FIRST}", f"/rules/{FIRST}", "/statistics", "/me", "/nowhere"):
        page.goto(path)
        assert violations(table) == [], path
    page.goto(f"/new/{FIRST}?with=friend")
    page.get_by_role("button", name="Set the table", exact=True).click()
    expect(page.get_by_label("Invitation for place 2")).to_be_visible()
    assert violations(table) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_tables(desk: Desk, game: object, scheme: str) -> None:
    table = desk.person(color_scheme=scheme, reduced_motion="reduce").quick(game.name)
    table.play_on(2)
    assert violations(table) == []
    table.page.keyboard.press("t")
    assert violations(table) == []
    if table.wait_for_turn():
        table.page.keyboard.press("p")
        expect(table.part("plan")).to_be_visible()
        assert violations(table) == []
