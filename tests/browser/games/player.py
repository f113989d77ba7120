"""A person at the page of a table: sets it, and plays by clicking or tapping whatever the page offers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, Request, expect

from browser.elements import attribute
from waiting import eventually

ROUNDS = {"concordia": 3, "age-of-heroes": 2}  # the games, and rounds that make short ones
MAX_MOVES = 400
MAX_SWIPES = 6
RESTING = 150  # milliseconds a finger rests after a swipe: what is flung takes the next tap as a stop
STANDING_STILL = """  // pieces travel, and pages that lie side by side slide
  const finite = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const place = () => JSON.stringify(thing.getBoundingClientRect());
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = ""; before !== place(); await frame(), await frame()) before = place();
  const seen = [...thing.querySelectorAll(".box")].find(box => box.getBoundingClientRect().width);
  const { left, top, width, height } = (seen || thing).getBoundingClientRect();
  const x = left + width / 2, y = top + height / 2;
"""
MIDDLE = f"""async thing => {{ {STANDING_STILL}
  return [x, y, document.elementFromPoint(x, y)?.closest("[data-target]")?.dataset.target];
}}"""
TAB = "thing => thing.checkVisibility() ? null : thing.closest('.area').dataset.tab"  # where it is, if not in sight
OFF_THE_MIDDLE = """thing => {  // where the middle of its map is, and how far it is from there, as far as a finger goes
  const map = thing.closest(".area[data-zoom]")?.getBoundingClientRect();
  if (!map) return null;
  const seen = [...thing.querySelectorAll(".box")].find(box => box.getBoundingClientRect().width);
  const { left, top, width, height } = (seen || thing).getBoundingClientRect();
  const x = map.left + map.width / 2, y = map.top + map.height / 2;
  const within = (way, most) => Math.max(-most, Math.min(most, way));
  return [x, y, within(left + width / 2 - x, map.width * .8), within(top + height / 2 - y, map.height * .8)];
}"""
ANSWER = """() => ({  // what a press may change unless it is a move
  menu: document.querySelector("#menu").open,
  zoom: document.querySelector("main").style.getPropertyValue("--zoom")
    + [...document.querySelectorAll(".area[data-zoom]")].map(area => area.getAttribute("viewBox")),
  chosen: document.querySelector(".real .chosen")?.dataset.target,
})"""


def settle(page: Page, bots: bool = False) -> None:
    """Wait until the page shows all that was done, and nobody else is to act; with `bots`, no bot before us."""
    main = page.locator("main.table")
    table, seat = (attribute(main, name) for name in ("data-table", "data-seat"))

    def settled() -> bool:
        position = page.request.get(f"/api/v1/tables/{table}/position", params={"seat": seat}).json()
        to_move = {str(one["seat"]): one["kind"] for one in position["seats"] if one["to_move"]}
        own = to_move.pop(seat, None)  # where all decide at once, nobody is told who has done so
        waited_for = (not own and "bot" in to_move.values()) if bots else to_move
        shown = attribute(page.locator('[data-part="state"]'), "data-number")
        return not waited_for and str(position["number"]) == shown

    eventually(settled)


class Player:
    """Somebody who knows nothing about the rules: things that glow and buttons are all they go by."""

    def __init__(self, page: Page, taps: bool = False, seed: int = 1) -> None:
        self.page = page
        self.taps = taps
        self.chance = Random(seed)
        self.posted = 0
        page.on("request", self.note)

    def note(self, request: Request) -> None:
        self.posted += request.method == "POST"

    # setting a table

    def set_table(self, game: str, *others: str, **options: object) -> None:
        """Fill in the form: the first place is ours, `others` are values of the choice, such as "bot greedy"."""
        self.page.goto(f"/new/{game}")
        for row in self.page.locator("select[name^=seat-]").all()[1:]:
            row.select_option(next(iter(others), ""))
            others = others[1:]
        self.page.evaluate("document.querySelectorAll('details').forEach(fold => { fold.open = true; })")
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
        """Where a thing is drawn twice, for wide and for small screens, the one that is displayed."""
        found = self.page.locator(f".real [data-target={json.dumps(name)}].can")
        displayed = found.locator("visible=true")
        return (displayed if displayed.count() else found).first

    def wait_for_turn(self) -> None:
        """Until the page listens, and there is something to do or nothing ever again."""
        self.page.wait_for_function(
            """() => document.querySelector('main.table[data-live=on]')
                     && (document.querySelector('[data-part="actions"] button')
                         || document.querySelector('[data-part="state"]').dataset.stage !== 'playing')"""
        )
        settle(self.page, bots=True)

    # doing

    def press(self, what: Locator, **more: Any) -> None:
        what.tap(**more) if self.taps else what.click(**more)

    def move(self) -> None:
        """Press something that glows; where nothing does, one of the buttons."""
        glowing, buttons = self.things(), self.page.locator('[data-part="actions"] button').all()
        if not (glowing or buttons):
            return  # somebody else was faster
        with self.acting():
            if glowing:
                self.press_thing(self.chance.choice(glowing))
            else:
                self.press_in_list(self.chance.choice(buttons))

    @contextmanager
    def acting(self) -> Iterator[None]:
        """What is done meanwhile is a move: it ends when the server has answered, and the page shows it."""
        before = self.state["number"]
        with self.page.expect_response(lambda answer: answer.url.endswith("/moves")):
            yield
        self.page.wait_for_function(
            "before => document.querySelector('[data-part=\"state\"]').dataset.number !== before", arg=before
        )

    def press_in_list(self, button: Locator) -> None:
        """The list may be folded, or lie in the sheet of a phone."""
        unfold = "part => part.querySelectorAll('details').forEach(fold => { fold.open = true; })"
        self.page.locator('[data-part="actions"]').evaluate(unfold)
        if not button.is_visible():
            self.press(self.page.locator('.bar [data-do="pane"]'))
        self.press(button)

    def press_thing(self, name: str) -> None:
        """Press a thing of the board, and one of the choices of its menu or something it goes with, where there are."""
        x, y = self.aim(name)
        before, posted = self.page.evaluate(ANSWER), self.posted
        self.page.touchscreen.tap(x, y) if self.taps else self.page.mouse.click(x, y)
        eventually(
            lambda: self.posted > posted or self.page.evaluate(ANSWER) != before,
            f"an answer to {name} pressed at {x:.0f}, {y:.0f}",
        )
        now = self.page.evaluate(ANSWER)
        if self.posted > posted:
            return None
        if now["zoom"] != before["zoom"]:
            return self.press_thing(name)  # a finger brings a small thing near first; the second tap counts
        if now["menu"]:
            self.press(self.chance.choice(self.page.locator("#menu .choices button").all()))
        partners = self.page.locator(".real .partner").evaluate_all("all => all.map(one => one.dataset.target)")
        return self.press_thing(self.chance.choice(partners)) if partners else None

    def aim(self, name: str) -> tuple[float, float]:
        """The middle of what glows: nothing else may lie over it. On a small screen it may be in another tab."""
        tab = self.thing(name).evaluate(TAB)
        if tab:
            self.press(self.page.locator(f'.real .tabs [data-tab="{tab}"]'))
        x, y, hit = self.thing(name).evaluate(MIDDLE)
        for _ in range(MAX_SWIPES if self.taps else 0):
            if hit == name or not self.swipe(self.thing(name).evaluate(OFF_THE_MIDDLE)):
                break
            x, y, hit = self.thing(name).evaluate(MIDDLE)
        assert hit == name, f"{hit} lies over {name}"
        return x, y

    def swipe(self, way: list[float] | None) -> bool:
        """A finger moves a map, as far as it may go within it; whether there is a map."""
        if way is None:
            return False
        x, y, dx, dy = way
        for kind, part in (("touchStart", 0.0), ("touchMove", 0.3), ("touchMove", 0.7), ("touchMove", 1.0)):
            point = {"x": x - dx * (part - 0.5), "y": y - dy * (part - 0.5)}
            self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        self.page.wait_for_timeout(RESTING)
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return True

    @cached_property
    def wire(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)

    def play(self, moves: int = MAX_MOVES) -> int:
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
