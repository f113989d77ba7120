"""A person in front of a table's page: looks, clicks, taps and types."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.elements import attribute
from browser.games.player import Player, settle


class TablePage:
    """One browser at one table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.player = Player(page, seed=seed)
        self.on_the_board = 0  # moves made by clicking the thing itself
        self.by_list = 0

    # getting there

    def start_quick_game(self, game: str, guided: bool = False) -> TablePage:
        """Two clicks from the first page to the game."""
        self.page.goto("/")
        button = "button[name=guided]" if guided else "button.primary"
        self.page.locator(f"form:has(input[value={game}]) {button}").click()
        return self.arrive()

    def arrive(self) -> TablePage:
        expect(self.page.locator("main.table[data-live=on]")).to_be_visible(timeout=120_000)
        return self

    # looking

    def part(self, name: str) -> Locator:
        return self.page.locator(f'[data-part="{name}"]')

    @property
    def number(self) -> int:
        return int(attribute(self.part("state"), "data-number"))

    @property
    def stage(self) -> str:
        return attribute(self.part("state"), "data-stage")

    @property
    def points(self) -> str:
        return self.page.locator(".seats li.yours b").inner_text().replace("−", "-")

    def actions(self) -> Locator:
        return self.part("actions").locator("[data-action]")

    def things(self) -> Locator:
        return self.page.locator(".sheet:visible .thing.can")

    def wait_for_turn(self, timeout: float = 60_000) -> bool:
        """Wait until something can be done or the game is over; whether something can be done."""
        over = self.page.locator('[data-part="state"][data-stage="finished"]')
        expect(self.actions().first.or_(over).first).to_be_attached(timeout=timeout)
        settle(self.page, bots=True)
        return self.stage != "finished"

    def settle(self) -> None:
        """Wait until nobody else is to act, and the page shows all that was done."""
        settle(self.page)

    def wait_until_after(self, number: int, timeout: float = 20_000) -> None:
        expect(self.part("state")).not_to_have_attribute("data-number", str(number), timeout=timeout)

    # doing

    def act(self, prefer_last: bool = False) -> None:
        """Do something possible: press a thing on the board, or where nothing glows a button of the list."""
        settle(self.page, bots=True)
        if self.player.things() and not prefer_last:
            self.on_the_board += 1
            self.player.move()
            return
        self.by_list += 1
        with self.player.acting():
            self.choose(self.actions().last if prefer_last else self.actions().first)

    def choose(self, action: Locator) -> None:
        """Press a button of the list."""
        self.player.press_in_list(action)

    def play_on(self, most: int, hurry: int = 0) -> int:
        """Play until the game is over or so many actions are done; with `hurry`, every so often the list's last action
        (to stop, to pass) is taken, which brings a game to its end sooner."""
        for n in range(1, most + 1):
            if not self.wait_for_turn():
                return n
            self.act(prefer_last=bool(hurry) and n % hurry == 0)
        return most
