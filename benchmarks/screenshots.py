"""Pictures to be looked at: a walk through every kind of page, and every game's table in every language.

python benchmarks/screenshots.py [FOLDER] [--moves 12] [--only walk|languages]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from chromium import beside_server
from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.games import games

ROOT = Path(__file__).resolve().parents[1]
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "is_mobile": True, "has_touch": True}
DEVICES: dict[str, dict[str, Any]] = {"": {"viewport": {"width": 1280, "height": 800}}, "-phone": PHONE}
THEMES = {"age-of-heroes": "dark", "hadrians-wall": "contrast"}  # tables that are also shown otherwise
SHORT = {"round_limit": 3}  # ends a game soon, where it has such an option
WIDER = """() => document.documentElement.scrollWidth - innerWidth"""


class Tables:
    """Sits down at tables and plays some moves through the API, so that there is something to be seen."""

    def __init__(self, url: str, page: Page):
        self.url = url
        self.page = page

    def play(self, game: Game, moves: int, options: dict[str, int] | None = None) -> str:
        """The id of a table at which some moves are played; their choice is always the same."""
        chairs: list[dict[str, str]] = [{"kind": "person", "name": "Livia"}]
        chairs += [{"kind": "bot", "level": "greedy"}] * max(game.min_players - 1, 2)
        table: str = self.ask("tables", {"game": game.name, "chairs": chairs, "options": options or {}})["id"]
        chance = random.Random(game.name)
        for _ in range(moves):
            position = self.until_asked(table)
            if not position["actions"]:
                break
            chosen = chance.choice(position["actions"])["number"]
            self.ask(f"tables/{table}/moves", {"seat": 0, "number": position["number"], "actions": [chosen]})
        self.until_asked(table)
        return table

    def until_asked(self, table: str) -> dict[str, Any]:
        while True:
            answer = self.page.request.get(f"{self.url}/api/v1/tables/{table}/position?seat=0")
            position: dict[str, Any] = answer.json()
            if position["actions"] or position["stage"] == "finished":
                return position
            self.page.wait_for_timeout(50)

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(f"{self.url}/api/v1/{path}", data=body)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        found: dict[str, Any] = answer.json()
        return found


class Camera:
    """Takes pictures of pages, on every device alike, and says how much of each is too wide."""

    def __init__(self, browser: Browser, url: str, folder: Path):
        self.browser = browser
        self.url = url
        self.folder = folder

    def visitor(self, **more: Any) -> BrowserContext:
        return self.browser.new_context(base_url=self.url, reduced_motion="reduce", color_scheme="light", **more)

    def seated(self, game: Game, moves: int) -> tuple[Any, str]:
        """The cookies of somebody at a table, and the table."""
        with self.visitor() as context:
            table = Tables(self.url, context.new_page()).play(game, moves)
            return context.storage_state(), table

    def take(self, page: Page, name: str) -> str:
        page.wait_for_timeout(300)
        path = self.folder / f"{name}.png"
        page.screenshot(path=path)
        wide = page.evaluate(WIDER)
        return f"{path.name}{f': {wide} pixels too wide' if wide > 0 else ''}"


def in_every_language(camera: Camera, game: Game, moves: int) -> Iterator[str]:
    """One table, seen in every language on a wide screen."""
    cookies, table = camera.seated(game, moves)
    for lang in languages():
        with camera.visitor(storage_state=cookies, locale=lang, **DEVICES[""]) as context:
            page = context.new_page()
            page.goto(f"/t/{table}")
            yield camera.take(page, f"{game.name}-{lang}")


def walk(camera: Camera, moves: int) -> Iterator[str]:
    """Somebody comes for the first time: chooses, sets a table, learns, plays, plans, and looks back at it all."""
    for device, screen in DEVICES.items():
        with camera.visitor(**screen) as context:
            page = context.new_page()
            tables = Tables(camera.url, page)
            for name, look in WALK.items():
                look(tables)
                yield camera.take(page, f"{name}{device}")
            for game in games():
                page.goto(f"/t/{tables.play(game, moves)}")
                yield camera.take(page, f"table-{game.name}{device}")
                if game.name in THEMES and not device:
                    context.add_cookies([{"name": "theme", "value": THEMES[game.name], "url": camera.url}])
                    page.reload()
                    yield camera.take(page, f"table-{game.name}-{THEMES[game.name]}")
                    context.clear_cookies(name="theme")


def home(tables: Tables) -> None:
    tables.page.goto("/")


def set_a_table(tables: Tables) -> None:
    tables.page.goto(f"/new/{games()[0].name}")


def waiting_room(tables: Tables) -> None:
    page = tables.page
    page.goto(f"/new/{games()[0].name}?with=friend")
    page.locator("form button.primary").click()
    page.locator("[data-waiting]").wait_for()


def lobby(tables: Tables) -> None:
    page = tables.page
    page.goto(f"/new/{games()[0].name}?with=anybody")
    page.locator("form button.primary").click()
    page.goto("/")
    page.locator("h2").last.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


def guided(tables: Tables) -> None:
    page = tables.page
    page.goto("/")
    page.locator(f"form:has(input[value={games()[1].name}]) button[name=guided]").click()
    page.locator(".lesson button").wait_for()


def plan(tables: Tables) -> None:
    page = tables.page
    page.goto(f"/t/{tables.play(games()[-1], 8)}")
    page.keyboard.press("p")
    for n in range(2):
        page.locator(".plan ol").wait_for(state="attached")
        page.locator('[data-part="actions"] button').first.click()
        page.locator(".plan ol li").nth(n).wait_for()
    if page.viewport_size and page.viewport_size["width"] > 1000:
        page.locator("button[data-frames=both]").click()


def words(tables: Tables) -> None:
    page = tables.page
    page.goto(f"/t/{tables.play(games()[0], 6)}")
    page.keyboard.press("t")
    page.locator(".text-view").wait_for()


def card(tables: Tables) -> None:
    page = tables.page
    page.goto(f"/t/{tables.play(games()[1], 0)}")
    page.locator(".real .thing.can").nth(3).dispatch_event("click")
    page.locator("#menu .ahead button, main[data-zoomed]").first.wait_for(state="attached")


def end(tables: Tables) -> None:
    page = tables.page
    tables.play(games()[1], 500, SHORT)
    page.goto(f"/t/{tables.play(games()[1], 500, SHORT)}")
    page.locator(".outcome .ranks").wait_for()


def statistics(tables: Tables) -> None:
    tables.page.goto("/statistics")


WALK: dict[str, Callable[[Tables], None]] = {
    "home": home,
    "set-a-table": set_a_table,
    "waiting-room": waiting_room,
    "lobby": lobby,
    "guided": guided,
    "card": card,
    "plan": plan,
    "in-words": words,
    "end": end,
    "statistics": statistics,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--only", choices=["walk", "languages"])
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with beside_server() as (browser, server):
        camera = Camera(browser, server.url, chosen.folder)
        for game in games():
            server.wait(game.name)
        for line in () if chosen.only == "languages" else walk(camera, chosen.moves):
            print(line)
        for game in () if chosen.only == "walk" else games():
            for line in in_every_language(camera, game, chosen.moves):
                print(line)


if __name__ == "__main__":
    main()
