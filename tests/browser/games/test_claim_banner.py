"""A claim is not to be missed: on a banner over the table, on the board, and by ear."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.games.conftest import Visit

GAME = "age-of-heroes"
RICH = {"start_hand": 7, "wood_cards": 30, "iron_cards": 0, "grain_cards": 0, "stone_cards": 0, "special_cards": 1}
CALM = {f"{name}_cards": 0 for name in ("population_boom", "earthquake", "volcano", "famine", "barbarians")}
SOON = {"cities_to_win": 2, "city_wood": 1, "city_stone": 0, "offers": 0, "tribes": "dealt"}  # whoever builds, claims


def until_a_city_can_be_built(page: Page) -> str:
    """A table of two people at one screen who let everything be until the first of them can build."""
    chairs = [{"kind": "person", "name": name} for name in ("Livia", "Aulus")]
    table = page.request.post(
        "/api/v1/tables", data={"game": GAME, "chairs": chairs, "options": RICH | CALM | SOON}
    ).json()
    path = f"/api/v1/tables/{table['id']}"
    for _ in range(24):
        for seat in (0, 1):
            position = page.request.get(f"{path}/position?seat={seat}").json()
            targets = [action["target"] for action in position["actions"]]
            if seat == 0 and "build-city" in targets:
                return str(table["id"])
            if targets:
                last = position["actions"][-1]["number"]
                page.request.post(f"{path}/moves", data={"seat": seat, "number": position["number"], "actions": [last]})
    raise AssertionError("no city can be built")


def test_a_claim_is_loud(visit: Visit) -> None:
    player = visit()
    page = player.page
    page.goto(f"/t/{until_a_city_can_be_built(page)}?seat=0")
    page.wait_for_selector("main[data-live=on]")
    player.press_thing("build-city")
    banner = page.locator("#banner[data-kind=loud]")
    expect(banner).to_contain_text("You claim victory")
    expect(banner).to_be_in_viewport()
    expect(page.locator(".real .claim").first).to_be_visible()
    expect(page.locator("#live")).to_contain_text("Claim!")
