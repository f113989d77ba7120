"""How many clicks a turn of Concordia takes: a card, then a press for each thing that is done with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.elements import box
from browser.games.conftest import Visit
from browser.games.player import Player

DEAL = 2  # the key of a table at which the person moves first, and has all that these turns need


@pytest.fixture(autouse=True)
def one_deal(deal: Callable[[int], object]) -> None:
    deal(DEAL)


class Counting:
    """Somebody who clicks and counts the clicks."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.board = player.page.locator(".real")
        self.clicks = 0

    def click(self, what: Locator) -> None:
        before = self.player.state["number"]
        what.click(force=True)
        self.clicks += 1
        self.page.wait_for_function(
            "before => document.querySelector('[data-part=\"state\"]').dataset.number !== before", arg=before
        )

    def card(self, word: str) -> None:
        self.click(self.board.locator(f'[data-target="card {word}"] .small'))

    def pip(self, name: str) -> None:
        self.click(self.board.get_by_role("button", name=name, exact=True).locator("text"))

    def finish(self) -> None:
        self.click(self.page.locator("button.finish").first)


def seated(visit: Visit) -> Counting:
    player = visit(viewport={"width": 1280, "height": 800})
    player.set_table("concordia", "bot greedy")
    player.wait_for_turn()
    return Counting(player)


def houses(person: Counting) -> str | None:
    return person.board.locator('[data-count="houses 0"]').text_content()


def test_an_architect_with_two_moves_and_two_houses(visit: Visit) -> None:
    person = seated(visit)
    person.card("architect")
    for route in ("land route Casinum – Roma: 1\u00a0movement point", "sea route Olbia – Roma: 1\u00a0movement point"):
        person.click(person.board.get_by_role("button", name=route, exact=True).locator(".box"))
    for city in ("Casinum", "Olbia"):
        person.click(person.board.locator(f'[data-target="city {city}"] .box'))
    assert houses(person) == "2"
    if person.page.locator("button.finish:visible").count():
        person.finish()
    expect(person.page.locator('[data-part="story"]')).to_contain_text("builds a house in Olbia")
    person.player.wait_for_turn()
    assert houses(person) == "2"
    assert person.clicks <= 6


def test_a_mercator_with_five_units(visit: Visit) -> None:
    person = seated(visit)
    person.card("mercator")
    person.pip("Sell 2\u00a0food for 8\u00a0sestertii")
    person.pip("Buy 3\u00a0bricks for 9\u00a0sestertii")
    person.finish()
    expect(person.page.locator('[data-part="story"]')).to_contain_text("buys 1 brick")
    assert person.clicks <= 4


def test_a_senator_with_two_cards(visit: Visit) -> None:
    person = seated(visit)
    person.card("senator")
    for _ in range(2):
        person.click(person.board.locator('[data-target^="slot"].can .small').first)
    expect(person.page.locator('[data-part="story"]').get_by_text("buys the")).to_have_count(2)
    assert person.clicks <= 3


def middle(what: Locator) -> tuple[float, float]:
    found = box(what)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def drag(person: Counting, what: Locator, x: float, y: float) -> None:
    person.page.mouse.move(*middle(what))
    person.page.mouse.down()
    person.page.mouse.move(x, y, steps=5)
    person.page.mouse.up()


def test_a_colonist_is_dragged_to_the_end_of_its_journey(visit: Visit) -> None:
    person = seated(visit)
    person.card("architect")
    before = middle(person.board.locator('[data-target="city Roma"] .box'))
    goal = person.board.get_by_role("button", name="sea route Olbia – Roma: 1\u00a0movement point", exact=True)
    drag(person, person.board.locator('[data-target="sea colonist Roma"] .box'), *middle(goal.locator(".box")))
    expect(person.board.locator('[data-piece="colonist 0 sea Olbia-Roma"]')).to_be_visible()
    assert middle(person.board.locator('[data-target="city Roma"] .box')) == before, "the map has not moved"


def test_a_colonist_that_was_taken_up_can_be_put_back(visit: Visit) -> None:
    """By dropping it where it cannot go, and by pressing it once more."""
    person = seated(visit)
    person.card("architect")
    colonist, chosen = person.board.locator('[data-target="sea colonist Roma"]'), person.board.locator("[data-chosen]")
    with person.page.expect_response("**/undo"):
        drag(person, colonist.locator(".box"), *middle(person.board.locator('[data-target="city Verona"] .box')))
    expect(person.board.locator('.can[data-target="sea colonist Roma"]')).to_be_visible()
    person.click(colonist.locator(".box"))
    expect(chosen).to_be_visible()
    person.click(chosen.locator(".box"))
    expect(person.board.locator('.can[data-target="sea colonist Roma"]')).to_be_visible()
    expect(person.page.locator(".flying")).to_have_count(0)


def test_what_a_card_for_sale_does_and_scores_is_seen_before_it_is_bought(visit: Visit) -> None:
    person = seated(visit)
    slot = person.board.locator('[data-target="slot 1"]')
    expect(slot.locator(".large")).to_be_hidden()
    slot.locator(".small").hover()
    expect(slot.locator(".large")).to_be_visible()
    slot.locator(".small").click(force=True)
    note = person.page.locator("#note")
    expect(note).to_contain_text("for you now")
    expect(note.locator("p")).to_have_count(1)


def test_a_phone_turns_to_the_map_while_others_move(visit: Visit) -> None:
    """Though what the cards in hand would do now changes at the same time."""
    player = visit(viewport={"width": 390, "height": 844})
    player.set_table("concordia", "bot greedy")
    player.wait_for_turn()
    page = player.page
    page.evaluate(
        """() => {
            const shown = () => document.querySelector('.tabs [aria-pressed="true"]').dataset.tab;
            window.tabs = [];
            new MutationObserver(() => window.tabs.push(shown()))
                .observe(document.querySelector("main.table"), { subtree: true, attributes: true, childList: true });
        }"""
    )
    page.locator('.real [data-target="card diplomat"]').dispatch_event("click")
    page.wait_for_function("() => window.tabs.includes('map')")


def test_arrow_keys_walk_along_the_hand(visit: Visit) -> None:
    """A card in focus is shown large, which does not make it lie elsewhere."""
    person = seated(visit)
    person.board.locator('[data-target="card tribune"]').focus()
    for word in ("architect", "prefect"):
        person.page.keyboard.press("ArrowRight")
        expect(person.board.locator(f'[data-target="card {word}"]')).to_be_focused()


def test_sizes_of_words_and_targets(visit: Visit) -> None:
    """City names are at least 12 pixels high, all words 11, and what can be pressed is 24 pixels wide and high."""
    person = seated(visit)
    person.card("architect")
    sizes = person.board.locator(".area text").evaluate_all(
        """texts => texts.filter(text => text.checkVisibility()
             && !text.matches(".sea-name") && !text.closest(".ghost, defs"))
          .map(text => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"""
    )
    assert [words for words, size in sizes if size < 11] == []
    names = person.board.locator(".place").evaluate_all(
        "texts => texts.map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    )
    assert min(names) >= 12
    small = person.board.locator(".thing.can").evaluate_all(
        """things => things.map(thing => (thing.querySelector(".hit, .box") ?? thing).getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 24).length"""
    )
    assert small == 0
