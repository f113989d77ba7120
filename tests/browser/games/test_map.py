"""A map is zoomed by wheel and by two fingers and moved by dragging; a card shows all it can do, and at what price."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.elements import box
from browser.games.conftest import Visit
from browser.games.player import Player

GAME = "concordia"


def width(player: Player) -> float:
    return float(box(player.page.locator(".real svg.ludus"))["width"])


def test_the_wheel_and_the_mouse_move_the_map(visit: Visit) -> None:
    player = visit(viewport={"width": 1280, "height": 800})
    player.set_table(GAME, "bot greedy")
    player.wait_for_turn()
    page, start = player.page, width(player)
    city = page.locator('.real [data-target="city Roma"]')
    far = box(city)
    x, y = far["x"] + far["width"] / 2, far["y"] + far["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => document.querySelector('.real svg').clientWidth > {start * 2}")
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
    page.wait_for_function(f"() => Math.abs(document.querySelector('.real svg').clientWidth - {start}) < 3")


def test_two_fingers_zoom_the_map(visit: Visit) -> None:
    player = visit(phone=True)
    player.set_table(GAME, "bot greedy")
    player.wait_for_turn()
    start = width(player)
    wire = player.page.context.new_cdp_session(player.page)
    for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": 180 - apart, "y": 200}, {"x": 180 + apart, "y": 200}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.wait_for_function(f"() => document.querySelector('.real svg').clientWidth > {start * 1.8}")
    assert player.page.evaluate("visualViewport.scale") == 1, "the board alone is larger, not the page"
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_card_shows_all_it_can_do_and_what_it_costs(visit: Visit) -> None:
    player = visit()
    player.set_table(GAME, "bot greedy")
    player.wait_for_turn()
    page, menu = player.page, player.page.locator("#menu")
    player.point_at("card senator")
    expect(menu).to_be_visible()
    expect(menu.locator("h2")).to_contain_text(re.compile(r"Now: .*Scores now: Vesta \d+"))
    ahead = menu.locator(".ahead button")
    expect(ahead.first).to_have_text("Finish buying cards")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    moment = int(player.state["moment"])
    player.point_at("card mercator")
    expect(ahead.filter(has_text=re.compile(r"^Buy 1\swine for 6\ssestertii$"))).to_be_visible()
    sale = ahead.filter(has_text=re.compile(r"^Sell 1\sbrick for 3\ssestertii$"))
    sale.click()
    expect(page.locator('[data-part="story"]')).to_contain_text("sells 1 brick for 3 sestertii")
    assert int(player.state["moment"]) == moment + 2, "the card and the sale at one stroke"
