"""Whole games against a bot with nothing but a finger on a small screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.elements import box
from browser.games.conftest import Visit
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
    expect(outcome.locator("table")).to_have_count(2)  # each one's points in their parts
    expect(outcome.locator(".chart .curve")).to_have_count(2)
    nothing_is_wider_than_the_screen(player)
    assert violations(player.page) == []
    player.press(outcome.get_by_role("link", name="Statistics"))
    played = player.page.locator("tbody tr").first.locator("td")
    expect(played).to_have_text(["All games", "1", re.compile(r"\d"), re.compile(r"\d"), re.compile(r"\d")])


def the_board_comes_first(player: Player) -> None:
    """Before anything is scrolled, the whole width of the board and what is asked can be seen."""
    nothing_is_wider_than_the_screen(player)
    board = box(player.page.locator(".real svg.ludus"))
    assert board["width"] > 300
    assert board["y"] < 200
    expect(player.page.locator("#question")).to_be_in_viewport(ratio=0.9)
    last = player.page.locator('[data-part="actions"] button').last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    player.page.evaluate("scrollTo(0, 0)")


def nothing_is_wider_than_the_screen(player: Player) -> None:
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
