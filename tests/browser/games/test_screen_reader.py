"""A whole game of Age of Heroes by keyboard and by what a screen reader is given; nothing is clicked."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page

from browser.games.conftest import Visit
from browser.games.player import Player, settle

MAX_KEYS = 4  # for a decision, on average
MAX_DECISIONS = 120
LISTEN = """() => {  // what a live region is given, in order
  window.announced = [...document.querySelectorAll("#live p")].map(line => line.textContent);
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(line =>
    window.announced.push(line.textContent)))).observe(document.querySelector("#live"), { childList: true });
}"""
SETTLED = """before => {
  const { dataset } = document.querySelector('[data-part="state"]');
  return dataset.stage !== "playing" || dataset.number !== before && document.querySelector(".question.yours");
}"""

CHOICES = """() => [...document.querySelectorAll('[data-part="actions"] button')].map(button => [
  button.closest(".group")?.querySelector("summary").textContent.trim() ?? "", button.textContent.trim()])"""
LINES = """() => {  // what can be reached in the list, and which of it is in focus
  const lines = [...document.querySelectorAll('[data-part="actions"] :is(summary, button)')].filter(line =>
    line.checkVisibility() && !line.parentNode.dataset.fold);
  return [lines.map(line => line.textContent.trim()), lines.indexOf(document.activeElement)];
}"""


class ScreenReaderUser:
    """Somebody who hears and types."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.chance = Random(2)
        self.keys = 0
        self.decisions: list[tuple[str, int]] = []  # what was asked, and how many keys the answer took

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keys += 1
            self.page.keyboard.press(key)

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text().strip()

    @property
    def can_pass(self) -> bool:
        return self.page.locator(".finish").count() > 0

    def decide(self) -> None:
        """Pass with one key where that can be done, every third time; otherwise do any of what is possible."""
        before, asked, self.keys = self.player.state["number"], self.question, 0
        if self.can_pass and len(self.decisions) % 3 == 1:
            self.press("d")
        else:
            self.press("a")
            self.page.wait_for_function("() => document.activeElement.closest('[data-part=actions]')")
            heading, line = self.chance.choice(self.page.evaluate(CHOICES))
            if heading:
                self.go_to(heading)
                self.press("Enter")
            self.go_to(line)
            self.press("Enter")
        self.page.wait_for_function(SETTLED, arg=before)
        self.decisions.append((asked, self.keys))

    def go_to(self, wanted: str) -> None:
        """To a line that was read before, by arrows, or by a letter and arrows from where that leads."""
        lines, at = self.page.evaluate(LINES)
        to, letters = lines.index(wanted), {word[0] for line in lines for word in line.lower().split()}
        ways = [arrows(lines, at, to)]
        ways += [
            [letter, *arrows(lines, found(lines, letter, at), to)] for letter in sorted(letters) if letter.isalnum()
        ]
        self.press(*min(ways, key=len))
        assert self.page.evaluate(LINES) == [lines, to]


def arrows(lines: list[str], at: int, to: int) -> list[str]:
    """The list continues at its other end."""
    down, up = (to - at) % len(lines), (at - to) % len(lines)
    return ["ArrowDown"] * down if down <= up else ["ArrowUp"] * up


def found(lines: list[str], letter: str, at: int) -> int:
    """Where a letter leads: to the next line that begins with it, or else has a word that does."""
    order = [(at + 1 + n) % len(lines) for n in range(len(lines))]
    words = {n: lines[n].lower().split() for n in order}
    begins = (n for n in order if words[n][0].startswith(letter))
    has = (n for n in order if any(word.startswith(letter) for word in words[n]))
    return next(begins, next(has, at))


def announced(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.announced")
    return found


def test_a_whole_game_by_screen_reader(visit: Visit) -> None:
    player = visit()
    player.set_table("age-of-heroes", "bot greedy", round_limit=3)
    player.wait_for_turn()
    player.page.evaluate(LISTEN)
    user = ScreenReaderUser(player)
    while not player.over and len(user.decisions) < MAX_DECISIONS:
        user.decide()
        settle(player.page, bots=True)
    assert player.over
    every_question_was_said(user)
    assert sum(keys for _, keys in user.decisions) / len(user.decisions) <= MAX_KEYS
    assert any(keys == 1 and re.search("fair", asked) for asked, keys in user.decisions), "to pass takes one key"


def every_question_was_said(user: ScreenReaderUser) -> None:
    """Once each time it was asked."""
    said = announced(user.page)
    for question in {asked for asked, _ in user.decisions}:
        asked = sum(one == question for one, _ in user.decisions)
        assert said.count(question) == asked, question
