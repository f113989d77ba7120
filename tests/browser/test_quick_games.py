"""One click on the front page, or the form behind it: who sits at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Browsers
from ludus.engine.game import Game
from ludus.games import games

TAKEN = "form [name^=seat-] option:checked:not([value=''])"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_who_plays_a_quick_game(browsers: Browsers, game: Game) -> None:
    alone = game.min_players == 1
    for guided, players in ((False, 1 if alone else 3), (True, 1 if alone else 2)):
        page = browsers.person().start_quick_game(game.name, guided=guided).page
        expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(players)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_table_for_one_where_a_game_can_be_played_alone(browsers: Browsers, game: Game) -> None:
    page = browsers.person().page
    page.goto(f"/new/{game.name}")
    expect(page.locator(TAKEN)).to_have_count(2)
    alone = page.get_by_role("link", name="Play alone")
    expect(alone).to_have_count(int(game.min_players == 1))
    if game.min_players == 1:
        alone.click()
        expect(page.locator(TAKEN)).to_have_count(1)
