"""Pictures of every game's table in every language, on a desktop and on a phone, to be looked at.

python benchmarks/screenshots.py [FOLDER] [--moves 12] [--game NAME]
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.games import find, games
from serving import ServerProcess

ROOT = Path(__file__).resolve().parents[1]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DEVICES: dict[str, dict[str, Any]] = {
    "": {"viewport": {"width": 1280, "height": 800}},
    "-phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
MARGIN = """() => document.documentElement.scrollWidth - innerWidth"""


class Tables:
    """Sits down at a table and plays some moves through the API, so that there is something to be seen."""

    def __init__(self, url: str, moves: int):
        self.url = url
        self.moves = moves

    def play(self, page: Page, game: Game) -> str:
        """The id of a table at which some moves are played."""
        chairs: list[dict[str, str]] = [{"kind": "person", "name": "Livia"}]
        chairs += [{"kind": "bot", "level": "greedy"}] * max(game.fewest - 1, 2)
        table: str = self.ask(page, "tables", {"game": game.name, "chairs": chairs})["id"]
        chance = random.Random(game.name)
        for _ in range(self.moves):
            position = self.until_asked(page, table)
            if not position["actions"]:
                break
            chosen = chance.choice(position["actions"])["number"]
            self.ask(page, f"tables/{table}/moves", {"seat": 0, "number": position["number"], "actions": [chosen]})
        self.until_asked(page, table)
        return table

    def until_asked(self, page: Page, table: str) -> dict[str, Any]:
        while True:
            position: dict[str, Any] = page.request.get(f"{self.url}/api/v1/tables/{table}/position?seat=0").json()
            if position["actions"] or position["stage"] == "finished":
                return position
            page.wait_for_timeout(50)

    def ask(self, page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = page.request.post(f"{self.url}/api/v1/{path}", data=body)
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        found: dict[str, Any] = answer.json()
        return found


def pictures(browser: Browser, tables: Tables, game: Game, folder: Path) -> Iterator[str]:
    """One table, seen in every language and on every device; what was written, and how much of it is too wide."""
    context = browser.new_context(reduced_motion="reduce", color_scheme="light")
    page = context.new_page()
    table = tables.play(page, game)
    seated = context.storage_state()
    context.close()
    for lang in languages():
        for device, screen in DEVICES.items():
            context = browser.new_context(storage_state=seated, locale=lang, reduced_motion="reduce", **screen)
            page = context.new_page()
            page.goto(f"{tables.url}/t/{table}")
            path = folder / f"{game.name}-{lang}{device}.png"
            page.screenshot(path=path)
            wide = page.evaluate(MARGIN)
            yield f"{path.name}{f': {wide} pixels too wide' if wide > 0 else ''}"
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--game", choices=[game.name for game in games()])
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for game in [find(chosen.game)] if chosen.game else games():
                server.wait(game.name) if server.process else server.start(game.name)
                for line in pictures(browser, Tables(server.url, chosen.moves), game, chosen.folder):
                    print(line)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
