"""The fair: a trade takes two clicks or one drag, and nothing is given away by a click."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.elements import box
from browser.games.conftest import Visit
from browser.games.player import Player

GAME = "age-of-heroes"


def at_the_fair(visit: Visit, **more: object) -> Player:
    player = visit(**more)
    player.set_table(GAME, "bot greedy", "bot greedy", tribes="dealt")
    player.wait_for_turn()
    expect(player.page.locator(".real [data-area=fair]")).to_be_visible()
    return player


def card(page: Page) -> Locator:
    return page.locator(".real [data-target^=card-].can").first


def wares(page: Page) -> Locator:
    return page.locator(".real [data-target^=want-].partner.can")


def moved_on(player: Player, before: str) -> None:
    player.page.wait_for_function(
        "before => document.querySelector('[data-part=\"state\"]').dataset.number !== before", arg=before
    )
    expect(player.page.locator('[data-part="story"]')).to_contain_text(re.compile("You (offer|exchange)"))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_trade_takes_two_clicks(visit: Visit, phone: bool) -> None:
    player = at_the_fair(visit, phone=phone)
    before = player.state["number"]
    player.press(card(player.page))
    expect(wares(player.page)).to_have_count(13)  # everything but what is offered
    assert player.state["number"] == before, "nothing is done yet"
    player.press(wares(player.page).first)
    moved_on(player, before)
    expect(player.page.locator(".real .chosen, .real .partner")).to_have_count(0)


def test_a_trade_is_one_drag(visit: Visit) -> None:
    player = at_the_fair(visit)
    page, before = player.page, player.state["number"]
    start, end = box(card(page)), box(page.locator(".real [data-target=want-luck]"))
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(end["x"] + 30, end["y"] + 40, steps=4)
    page.mouse.up()
    moved_on(player, before)


def test_giving_is_another_thing_and_asks_first(visit: Visit) -> None:
    player = at_the_fair(visit, sure=False)
    page, before, cards = player.page, player.state["number"], player.page.locator(".real [data-target^=card-]").count()
    player.press(card(page))
    player.press(page.locator(".real [data-target^=tribe-].partner").first)
    expect(page.locator("#sure")).to_contain_text("receive nothing in return")
    player.press(page.locator("#sure [value=no]"))
    assert player.state["number"] == before
    assert page.locator(".real [data-target^=card-]").count() == cards
