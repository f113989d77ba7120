"""A person in front of a table's page: looks, clicks, taps and types."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from browser.elements import attribute
from browser.games.player import STANDING_STILL, settle
from waiting import eventually

REACHABLE = f"""async thing => {{ {STANDING_STILL}  // its middle, unless something else lies over it
  return thing.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}}"""


class TablePage:
    """One browser at one table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
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
        return self.stage != "finished"

    def settle(self) -> None:
        """Wait until nobody else is to act, and the page shows all that was done."""
        settle(self.page)

    def wait_until_after(self, number: int, timeout: float = 20_000) -> None:
        expect(self.part("state")).not_to_have_attribute("data-number", str(number), timeout=timeout)

    # doing

    def act(self, prefer_last: bool = False) -> None:
        """Do something possible: by clicking a thing on the board, or where that is not to be hit, in the list."""
        before = self.number
        things = self.things()
        count = things.count()
        if prefer_last or not count or not self.click(things.nth(self.chance.randrange(count))):
            self.by_list += 1
            self.choose(self.actions().last if prefer_last else self.actions().first)
        else:
            self.on_the_board += 1
        self.wait_until_after(before)

    def unfold(self) -> None:
        """Show the list of actions, and all groups in it."""
        self.part("actions").evaluate("part => part.querySelectorAll('details').forEach(fold => { fold.open = true; })")

    def choose(self, action: Locator) -> None:
        """Press a button of the list; on a phone, too, where the list lies in a sheet."""
        self.unfold()
        if not action.is_visible():
            self.page.locator('.bar [data-do="pane"]').click()
        action.click()

    def click(self, thing: Locator) -> bool:
        """Click a lit thing, and take the first choice of its menu if one opens."""
        before = self.number
        place = thing.evaluate(REACHABLE)
        if not place:
            return False
        self.page.mouse.click(*place)
        menu, chosen = self.page.locator("#menu .choices button"), self.page.locator(".sheet:visible .chosen")
        eventually(lambda: menu.first.is_visible() or self.number != before or chosen.count())
        if self.number == before and chosen.count():
            self.press_partner(before)
        if self.number == before and menu.first.is_visible():
            menu.nth(self.chance.randrange(menu.count())).click()
        return True

    def press_partner(self, before: int) -> None:
        """The second of two things; what is given away is asked about first."""
        partners = self.page.locator(".sheet:visible .partner")
        partners.nth(self.chance.randrange(partners.count())).dispatch_event("click")
        menu, sure = self.page.locator("#menu .choices button"), self.page.locator("#sure button[value=yes]")
        eventually(lambda: menu.first.is_visible() or sure.is_visible() or self.number != before)
        if sure.is_visible():
            sure.click()

    def play_on(self, most: int, hurry: int = 0) -> int:
        """Play until the game is over or so many actions are done; with `hurry`, every so often the list's last action
        (to stop, to pass) is taken, which brings a game to its end sooner."""
        for n in range(1, most + 1):
            if not self.wait_for_turn():
                return n
            self.act(prefer_last=bool(hurry) and n % hurry == 0)
        return most
