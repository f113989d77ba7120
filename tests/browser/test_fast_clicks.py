"""Twenty clicks, ten a second: each takes effect, none is refused, and nobody is told that anything was wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from browser.conftest import Browsers
from browser.elements import attribute
from browser.people import TablePage
from ludus.engine.game import Game
from ludus.games import games
from waiting import eventually

CLICKS, APART = 20, 100  # milliseconds
AHEAD = 3  # clicks that a page may be behind: what is clicked must be offered in all the positions it may show
ALONE = [game for game in games() if game.min_players == 1]
CLICK = """async ([selectors, apart]) => {  // none waits for the answer to the one before, only for what it is to hit
  const seen = [], begun = performance.now(), banner = document.querySelector("#banner");
  new MutationObserver(() => seen.push(banner.textContent)).observe(banner, { childList: true });
  for (const [n, selector] of selectors.entries()) {
    let found = null;
    while (performance.now() < begun + n * apart || !(found = document.querySelector(selector))) {
      await new Promise((then) => setTimeout(then, 5));
    }
    found.click();
  }
  return seen;
}"""
OWN_UNDO = '[data-do="undo"][data-way="own"]:not(:disabled)'


class Answers:
    """What the server says to a page's moves."""

    def __init__(self, page: Page) -> None:
        self.statuses: list[int] = []
        page.on("response", self.note)

    def note(self, response: Response) -> None:
        if response.request.method == "POST" and "/api/page/" in response.url:
            self.statuses.append(response.status)


def click_fast(table: TablePage, selectors: list[str]) -> None:
    answers, before = Answers(table.page), table.number
    assert table.page.evaluate(CLICK, [selectors, APART]) == []
    eventually(lambda: table.number == before + len(selectors))
    assert answers.statuses == [200] * len(selectors)


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_doing_and_undoing(browsers: Browsers, game: Game, still: bool) -> None:
    """Somebody who cannot make up their mind; also where nothing moves and nothing sounds."""
    table = browsers.person(still=still).start_quick_game(game.name)
    for _ in range(60):
        table.wait_for_turn()
        table.settle()
        action = attribute(table.actions().first, "data-action")
        before = table.number
        table.choose(table.actions().first)
        table.wait_until_after(before)
        table.settle()
        if table.page.locator(OWN_UNDO).count():
            break
    undone = table.number
    table.page.locator(OWN_UNDO).click()
    table.wait_until_after(undone)
    do = f'[data-part="actions"] [data-action="{action}"]'
    click_fast(table, [do, OWN_UNDO] * (CLICKS // 2))


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.name)
def test_one_decision_after_the_other(browsers: Browsers, game: Game) -> None:
    """Somebody who knows ten decisions ahead what to do, and takes them all back, clicking before the answers come."""
    table = browsers.person().start_quick_game(game.name)
    while table.actions().count() < AHEAD:
        table.act()
    while not (chosen := next(decisions(table), None)):
        table.act()
    click_fast(table, [*(f'[data-part="actions"] [data-action="{n}"]' for n in chosen), *[OWN_UNDO] * len(chosen)])


def decisions(table: TablePage) -> Iterator[list[int]]:
    """So many decisions that a plan can hold, each of them offered already some decisions earlier."""
    address = f"/api/v1/tables/{attribute(table.page.locator('main'), 'data-table')}/plan"

    def offered(actions: list[int]) -> list[int]:
        answer = table.page.request.post(address, data={"seat": 0, "actions": actions})
        found: list[dict[str, Any]] = answer.json()["actions"]
        return [one["number"] for one in found if not one["finishes"]]

    def search(taken: list[int], lists: list[list[int]]) -> Iterator[list[int]]:
        if len(taken) == CLICKS // 2:
            yield taken
            return
        for number in lists[-1]:
            if all(number in earlier for earlier in lists[-AHEAD:]):
                yield from search([*taken, number], [*lists, offered([*taken, number])])

    yield from search([], [offered([])])
