"""Whole games against a bot with nothing but a finger on a small screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.elements import box
from browser.games.conftest import PHONE, Visit
from browser.games.player import ROUNDS, Player
from browser.test_access import violations


@pytest.mark.parametrize("game", ROUNDS)
def test_a_whole_game_by_tapping(visit: Visit, game: str) -> None:
    player = visit(phone=True)
    player.set_table(game, "bot greedy", round_limit=ROUNDS[game])
    player.wait_for_turn()
    the_board_comes_first(player)
    assert player.play_to_the_end() >= ROUNDS[game]
    outcome = player.page.locator('[data-part="outcome"]')
    expect(outcome.locator(".ranks li")).to_have_count(2)
    expect(outcome.locator("table.scores thead th")).to_have_count(2)  # side by side
    expect(outcome.locator(".chart .curve")).to_have_count(2)
    nothing_is_wider_than_the_screen(player)
    assert violations(player.page) == []
    player.press(outcome.get_by_role("link", name="Statistics"))
    played = player.page.locator("tbody tr").first.locator("td")
    expect(played).to_have_text(["All games", "1", re.compile(r"\d"), re.compile(r"\d"), re.compile(r"\d")])


def the_board_comes_first(player: Player) -> None:
    """Before anything is scrolled, the board fills most of the screen and what is asked can be seen."""
    nothing_is_wider_than_the_screen(player)
    board, drawn = box(player.page.locator(".sheet.real")), player.page.locator(".real svg.area:visible")
    assert board["width"] > 300
    assert board["y"] < 60
    assert board["height"] > 0.7 * PHONE["viewport"]["height"]
    expect(drawn.first).to_be_in_viewport()
    expect(player.page.locator("#question")).to_be_in_viewport(ratio=0.9)
    player.press(player.page.locator('.bar [data-do="pane"]'))
    last = player.page.locator('[data-part="actions"] button').last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    player.press(player.page.locator('.bar [data-do="pane"]'))


def nothing_is_wider_than_the_screen(player: Player) -> None:
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
