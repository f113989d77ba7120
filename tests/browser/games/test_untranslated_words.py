"""A whole game of every kind, read in every language while it is played: nothing on any page is still in English."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Browsers
from browser.games.english import OTHERS, PEOPLE, Shown, left_in_english, raw_values
from ludus.engine.game import Game
from ludus.games import games
from waiting import eventually

SHORT = {"round_limit": 5}  # where a game has such an option
EVERY = 20  # moves between two readings of the whole page, once a game has settled
SETTLED = 6  # moves after which questions are asked besides
BOLDNESS = 0.6  # how often something is done rather than stopped
TOUCHED = 12  # things of the board that are asked why not
LESSON = re.compile(r'data-post="learned" data-key="([^"]+)"')
WORDS_SHOWN = """lang => {  // every text and every spoken or shown name, except what is marked as another language's
  const own = element => element.closest("[lang]").lang === lang && !element.closest("script, style, kbd");
  const found = new Set();
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (own(walker.currentNode.parentElement)) found.add(walker.currentNode.data);
  for (const element of document.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (own(element) && /^(aria-label|title|placeholder|alt|data-say-.*)$/.test(name)) found.add(value);
  return [...found].map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


class Reader:
    """Somebody at a table who reads everything there is to read, in one language."""

    def __init__(self, page: Page, lang: str, table: str) -> None:
        self.page = page
        self.lang = lang
        self.table = table
        self.read: set[str] = set()

    def ask(self, path: str, **body: Any) -> Any:
        """What the server answers this reader; a body makes it a question that is sent."""
        url = f"/api/v1/tables/{self.table}/{path}"
        answer = self.page.request.post(url, data=body) if body else self.page.request.get(url)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self) -> str:
        """The page as the server sends it."""
        html: str = self.page.request.get(f"/t/{self.table}?seat=0").text()
        self.read |= set(Shown(html, self.lang).read)
        return html

    def touch(self, chance: Random) -> None:
        """Why things of the board cannot be done, what a bot would do, and where a plan would lead."""
        position = self.ask("position?seat=0")
        self.read |= {advice["text"] for advice in self.ask("hint", seat=0)}
        plan = self.page.request.post(
            f"/api/page/{self.table}/plan", data={"seat": 0, "actions": [position["actions"][0]["number"]]}
        )
        self.read |= set(Shown("".join(plan.json().values()), self.lang).read)
        drawn = self.page.request.get(f"/api/page/{self.table}/parts?seat=0").json()["parts"]["board"]
        targets = sorted({part.split('"')[0] for part in drawn.split('data-target="')[1:]})
        for target in chance.sample(targets, min(TOUCHED, len(targets))):
            for obstacle in self.ask(f"why?seat=0&target={target}"):
                self.read |= {obstacle["text"], *obstacle["reasons"]}

    def look_closely(self) -> None:
        """The page in the browser itself, with the hint and the text view."""
        self.page.goto(f"/t/{self.table}?seat=0")
        self.page.wait_for_selector("main.table[data-live=on]")
        if self.page.locator('[data-do="hint"]:enabled').count():
            self.page.keyboard.press("h")
            expect(self.page.locator('[data-part="hint"] button').first).to_be_visible()
        self.page.keyboard.press("t")
        self.read |= set(self.page.evaluate(WORDS_SHOWN, self.lang))


def seated(browsers: Browsers, game: Game) -> list[Reader]:
    """One person at a new table, in a browser for every language."""
    host = browsers.person(reduced_motion="reduce").page
    chairs = [{"kind": "person", "name": PEOPLE[0]}, *[{"kind": "bot", "level": "greedy"}] * (game.min_players - 1)]
    options = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
    wanted = {"game": game.name, "chairs": chairs, "options": options, "guided": True}
    made = host.request.post("/api/v1/tables", data=wanted)
    assert made.ok, made.text()
    cookies = host.context.storage_state()
    return [
        Reader(browsers.person(**reading(lang), storage_state=cookies).page, lang, made.json()["id"]) for lang in OTHERS
    ]


def reading(lang: str) -> dict[str, Any]:
    """The settings of a browser in a language; what it asks beside the page is in that language too."""
    return {"locale": lang, "extra_http_headers": {"Accept-Language": lang}, "reduced_motion": "reduce"}


def asked(reader: Reader) -> dict[str, Any]:
    """The position when there is something to do, or nothing ever again."""

    def position() -> dict[str, Any]:
        found: dict[str, Any] = reader.ask("position?seat=0")
        return found

    eventually(lambda: (now := position())["actions"] or now["stage"] != "playing")
    return position()


def moved(reader: Reader, chance: Random) -> bool:
    """Something possible is done; whether the game goes on."""
    position = asked(reader)
    if position["stage"] != "playing":
        return False
    actions = position["actions"] if chance.random() < BOLDNESS else position["actions"][-1:]  # the last one is to stop
    action = chance.choice(actions)["number"]
    reader.ask("moves", seat=0, number=position["number"], actions=[action])
    return True


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_whole_game_with_no_english_left(browsers: Browsers, game: Game) -> None:
    chance = Random(game.name)
    readers = seated(browsers, game)
    for reader in readers:
        reader.look_closely()
    moves = 0
    while moved(readers[0], chance):
        moves += 1
        if moves % EVERY == 0 or moves in (2, 5, 10):
            pages = [reader.look() for reader in readers]
            for key in LESSON.findall(pages[0]):
                readers[0].ask("learned", seat=0, key=key)
        if moves == SETTLED and asked(readers[0])["actions"]:
            for reader in readers:
                reader.touch(chance)
    for reader in readers:
        reader.look_closely()
        reader.read |= set(Shown(reader.page.request.get("/statistics").text(), reader.lang).read)
        assert len(reader.read) > 150
        assert left_in_english(reader.read, reader.lang) == []
        assert raw_values(reader.read, reader.lang) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_english_would_be_found(lang: str) -> None:
    for planted in ("Rules in brief", "Round", "Pass the screen to Livia", "Livia builds the small hotel."):
        page = (
            f"<html lang={lang}><body><p>{planted}</p><b lang=en>{planted}</b><i title='{planted}'></i></body></html>"
        )
        assert Shown(page, lang).read == [planted, planted]
        assert left_in_english([planted], lang) == [planted]
    assert left_in_english(["Livia", "Roma — Aquileia", "3 × 4", "Ludus"], lang) == []
