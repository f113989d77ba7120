"""A map is zoomed by wheel and by two fingers, and moved by dragging."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.elements import box
from browser.games.conftest import Visit
from browser.games.player import Player

GAME = "concordia"


SCALE = "document.querySelector('.real [data-area=map]').getScreenCTM().a"  # pixels for a unit of the map


def scale(player: Player) -> float:
    return float(player.page.evaluate(SCALE))


def test_the_wheel_and_the_mouse_move_the_map(visit: Visit) -> None:
    player = visit(viewport={"width": 1280, "height": 800})
    player.set_table(GAME, "bot greedy")
    player.wait_for_turn()
    page, start = player.page, scale(player)
    city = page.locator('.real [data-target="city Roma"]')
    far = box(city)
    x, y = far["x"] + far["width"] / 2, far["y"] + far["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => {SCALE} > {start * 2}")
    near = box(city)
    assert abs(near["x"] + near["width"] / 2 - x) < 12, "what lies under the pointer stays there"
    before = player.state["number"]
    page.mouse.down()
    page.mouse.move(x - 80, y - 60, steps=4)
    page.mouse.up()
    moved = box(city)
    assert abs(near["x"] - moved["x"] - 80) < 4
    assert player.state["number"] == before
    expect(page.locator("#note")).to_be_hidden()  # the end of a drag is no click
    page.mouse.wheel(0, 2000)
    page.wait_for_function(f"() => Math.abs({SCALE} - {start}) < 0.01")


def test_two_fingers_zoom_the_map(visit: Visit) -> None:
    player = visit(phone=True)
    player.set_table(GAME, "bot greedy")
    player.wait_for_turn()
    player.press(player.page.locator('.real .tabs [data-tab="map"]'))
    start = scale(player)
    wire = player.page.context.new_cdp_session(player.page)
    for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": 180 - apart, "y": 200}, {"x": 180 + apart, "y": 200}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.wait_for_function(f"() => {SCALE} > {start * 1.8}")
    assert player.page.evaluate("visualViewport.scale") == 1, "the board alone is larger, not the page"
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
