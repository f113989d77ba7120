"""Hadrian's Wall in as few clicks as there are decisions: a box and what it leads to, a scout, the end of a year."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Browsers
from browser.elements import attribute
from browser.people import TablePage

GAME = "hadrians-wall"
SPENDING = ("fort", "mine", "citizen", "wall", "guard", "forum")  # in this order little is left of a first year
DECISIONS = 90
ATTEMPTS = 6
MOVING = "matchMedia('(prefers-reduced-motion: no-preference)').matches"


class Builder:
    """Somebody who plays on by the interface of programs until something can be clicked, and counts the clicks."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.page = table, table.page
        self.url = f"/api/v1/tables/{attribute(self.page.locator('main.table'), 'data-table')}"
        self.clicks = 0

    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.request.get(f"{self.url}/position", params={"seat": 0}).json()
        return found

    def play(self, choose: Callable[[list[str]], str]) -> None:
        """Play actions, by their words, until none is chosen; then see it on the page."""
        for _ in range(DECISIONS):
            position = self.position()
            actions = {action["words"]: action["number"] for action in position["actions"]}
            chosen = choose(list(actions))
            if not chosen:
                break
            body = {"seat": 0, "number": position["number"], "actions": [actions[chosen]]}
            assert self.page.request.post(f"{self.url}/moves", data=body).ok
        self.page.reload()
        self.table.arrive()

    def click(self, thing: Locator) -> None:
        """One click, after which the page shows what came of it."""
        before = self.table.number
        thing.click()
        self.clicks += 1
        self.table.wait_until_after(before)

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'.thing.can[data-target^="{name}"]:visible').first


def begun(words: list[str], *kinds: str) -> str:
    """The last action of the first of these kinds."""
    return next((one for kind in kinds for one in reversed(words) if one.split()[0] == kind), "")


@pytest.fixture
def builder(browsers: Browsers) -> Builder:
    return Builder(browsers.person(sure=False, reduced_motion="reduce").start_quick_game(GAME))


def test_a_box_and_the_cohort_it_gives_take_two_clicks(builder: Builder) -> None:
    builder.play(lambda words: "" if "guard" in words else begun(words, "path", "stop"))
    builder.click(builder.thing("track-guard"))
    builder.click(builder.thing("cohort-centre"))
    assert builder.clicks == 2
    assert builder.page.locator('[data-area="column-centre"] [data-piece="cohort-1-0"]').count() == 1


def test_a_scout_takes_two_clicks_and_its_shape_can_be_turned(builder: Builder) -> None:
    builder.play(
        lambda words: (
            ""
            if any(one.startswith("scout") for one in words)
            else "citizen patricians"
            if "citizen patricians" in words
            else begun(words, "path", "attribute", "stop")
        )
    )
    page = builder.page
    page.locator('.tabs [data-tab="town"]').click()
    builder.click(builder.thing("scout-"))
    turns, shown = page.locator(".turn"), page.locator(".way .thing.can:visible")
    first = attribute(shown.first, "data-target")
    by_key: Callable[[], None] = partial(page.keyboard.press, "x")
    for turn in (by_key, turns.last.click) if turns.count() > 1 else ():
        turn()
        expect(page.locator(f'.way [data-target="{first}"]')).to_be_hidden()
        expect(page.locator('.turn[aria-pressed="true"]')).to_have_count(1)
        if turn is by_key:
            expect(page.locator("#live")).to_contain_text(f"Turn the shape: 2 of {turns.count()}")
    ghost, spot = shown.first.locator(".ghost"), shown.first.locator(".spot")
    spot.hover()
    expect(ghost).not_to_have_css("opacity", "0")
    builder.click(spot)
    assert builder.clicks == 2
    expect(page.locator('[data-area="map"] .brush')).to_have_count(4)


def test_a_year_ends_with_one_click_and_the_attack_is_seen(builder: Builder) -> None:
    for _ in range(ATTEMPTS):  # until nothing is left that would be lost, and the page need not ask
        builder.play(lambda words: begun(words, "path", "attribute", "cohort", *SPENDING))
        if not builder.page.locator(".finish").get_attribute("data-sure"):
            break
        builder = Builder(builder.table.start_quick_game(GAME))
    builder.click(builder.page.locator(".finish"))
    assert builder.clicks == 1
    scene = builder.page.locator('[data-stage="attack-year-1"]')
    expect(scene.locator(".pict")).to_have_count(1)
    expect(scene.locator(".brought")).to_have_count(1)


def test_a_menu_with_all_that_it_tells_stays_within_the_window(browsers: Browsers) -> None:
    builder = Builder(browsers.person(viewport={"width": 1280, "height": 800}).start_quick_game(GAME))
    builder.play(lambda words: begun(words, "path"))
    builder.thing("forum").click()
    menu = builder.page.locator("#menu")
    expect(menu.locator(".gains").last).to_be_attached()
    expect(menu).to_be_in_viewport(ratio=1)
    expect(builder.page.locator("#preview")).to_be_hidden()  # it would say the same


def test_a_phone_shows_what_is_played_on_under_the_pieces(browsers: Browsers) -> None:
    table = browsers.person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    builder = Builder(table.start_quick_game(GAME))
    page = table.page
    expect(page.locator('.thing.can[data-target^="card-"]').first).to_be_in_viewport(ratio=1)
    builder.play(lambda words: begun(words, "path"))
    for area in ("supplies", "brief", "panorama", "column-left"):  # without a swipe or a press
        expect(page.locator(f'[data-area="{area}"]')).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".finish")).to_be_in_viewport(ratio=1)
    for tab, areas in (("wall", ("column-right", "renown")), ("town", ("traders", "patricians"))):
        page.locator(f'.tabs [data-tab="{tab}"]').click()
        for area in areas:
            page.locator(f'[data-area="pages-{tab}"] [data-page="{area}"]').tap()
            expect(page.locator(f'[data-area="{area}"]')).to_be_in_viewport(ratio=0.99)
            expect(page.locator(f'[aria-current][data-page="{area}"]')).to_be_visible()
            expect(page.locator('[data-area="supplies"]')).to_be_in_viewport(ratio=1)


def test_the_fort_is_paid_with_either_piece_on_a_phone(browsers: Browsers) -> None:
    table = browsers.person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    builder = Builder(table.start_quick_game(GAME))
    builder.play(lambda words: begun(words, "path"))
    before = table.number
    builder.page.locator('[data-area="column-left"] .row-name [data-target="track-fort-soldier"]').tap()
    table.wait_until_after(before)
    expect(builder.page.locator('[data-area="column-left"] [data-piece="fort-0"]')).to_be_visible()


def test_after_the_attack_a_phone_shows_the_cards_to_choose_from(browsers: Browsers) -> None:
    table = browsers.person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    builder = Builder(table.start_quick_game(GAME))
    page = builder.page
    builder.play(lambda words: begun(words, "path"))
    page.locator('[data-area="pages-wall"] [data-page="column-left"]').tap()
    page.locator(".finish").tap()
    expect(page.locator('[data-stage="attack-year-1"]')).to_be_visible()
    if page.evaluate(MOVING):
        page.locator("#skip").tap()
    expect(page.locator('.thing.can[data-target^="card-"]').first).to_be_in_viewport(ratio=1)
