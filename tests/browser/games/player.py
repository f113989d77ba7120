"""A person at the page of a table: sets it, and plays by clicking or tapping whatever the page offers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

ROUNDS = {"concordia": 3, "age-of-heroes": 2}  # the games, and rounds that make short ones
MOST_MOVES = 400
MIDDLE = """thing => {
  thing.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = (thing.querySelector(".box") || thing).getBoundingClientRect();
  const x = left + width / 2, y = top + height / 2;
  return [x, y, document.elementFromPoint(x, y)?.closest("[data-target]")?.dataset.target];
}"""
ANSWER = """() => ({  // what a press may change
  menu: document.querySelector("#menu").open,
  zoom: document.querySelector("main").style.getPropertyValue("--zoom"),
  number: document.querySelector('[data-part="state"]').dataset.number,
})"""


def eventually(what: Callable[[], object], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.03)


class Player:
    """Somebody who knows nothing about the rules: things that glow and buttons are all they go by."""

    def __init__(self, page: Page, taps: bool = False, seed: int = 1) -> None:
        self.page = page
        self.taps = taps
        self.chance = Random(seed)

    # setting a table

    def set_table(self, game: str, *others: str, **options: object) -> None:
        """Fill in the form: the first place is ours, `others` are values of the choice, such as "bot greedy"."""
        self.page.goto(f"/new/{game}")
        for row in self.page.locator("select[name^=seat-]").all()[1:]:
            row.select_option(next(iter(others), ""))
            others = others[1:]
        for name, value in options.items():
            field = self.page.locator(f"[name=option-{name}]")
            field.fill(str(value)) if field.evaluate("field => field.matches('input')") else field.select_option(
                str(value)
            )
        self.press(self.page.locator("form button.primary"))
        self.page.wait_for_url("**/t/*", wait_until="domcontentloaded")

    # what the page says

    @property
    def state(self) -> dict[str, str]:
        found: dict[str, str] = self.page.locator('[data-part="state"]').evaluate("part => ({...part.dataset})")
        return found

    @property
    def over(self) -> bool:
        return self.state["stage"] == "finished"

    @property
    def asked(self) -> bool:
        """Whether there is something to do."""
        return self.page.locator('[data-part="actions"] button').count() > 0

    def things(self) -> list[str]:
        """Everything on the board that glows, by name."""
        found: list[str] = self.page.locator(".real [data-target].can").evaluate_all(
            "things => things.map(thing => thing.dataset.target)"
        )
        return found

    def thing(self, name: str) -> Locator:
        return self.page.locator(f".real [data-target={json.dumps(name)}].can").first

    def wait_for_turn(self) -> None:
        """Until the page listens, and there is something to do or nothing ever again."""
        self.page.wait_for_function(
            """() => document.querySelector('main.table[data-live=on]')
                     && (document.querySelector('[data-part="actions"] button')
                         || document.querySelector('[data-part="state"]').dataset.stage !== 'playing')"""
        )

    # doing

    def press(self, what: Locator, **more: Any) -> None:
        what.tap(**more) if self.taps else what.click(**more)

    def move(self) -> None:
        """Press something that glows; where nothing does, one of the buttons."""
        before = self.state["number"]
        glowing = self.things()
        if glowing:
            self.press_thing(self.chance.choice(glowing))
        else:
            self.press(self.chance.choice(self.page.locator('[data-part="actions"] button').all()))
        self.page.wait_for_function(
            "before => document.querySelector('[data-part=\"state\"]').dataset.number !== before", arg=before
        )

    def press_thing(self, name: str) -> None:
        """Press a thing of the board, and one of the choices of its menu where it has one."""
        before = self.page.evaluate(ANSWER)
        self.point_at(name)
        eventually(lambda: self.page.evaluate(ANSWER) != before)
        if self.page.evaluate(ANSWER)["zoom"] != before["zoom"]:
            return self.press_thing(name)  # a finger brings a small thing near first; the second tap counts
        if self.page.evaluate(ANSWER)["menu"]:
            self.press(self.chance.choice(self.page.locator("#menu .choices button").all()))
        return None

    def point_at(self, name: str) -> None:
        """A raw press in the middle of what glows: nothing else may lie over it."""
        x, y, hit = self.thing(name).evaluate(MIDDLE)
        assert hit == name, f"{hit} lies over {name}"
        self.page.touchscreen.tap(x, y) if self.taps else self.page.mouse.click(x, y)

    def play(self, moves: int = MOST_MOVES) -> int:
        """Play so many moves, or to the end; how many it were."""
        for n in range(moves):
            self.wait_for_turn()
            if self.over:
                return n
            self.move()
        return moves

    def play_to_the_end(self) -> int:
        played = self.play()
        expect(self.page.locator('[data-part="outcome"]')).to_be_visible()
        return played
