"""Film strips: frame after frame of what a table shows while a bot moves, in a staged moment and at the end of a game.

    python scripts/film_strip.py [--games hadrians-wall …] [--only bot|stage|end] [--scene NAME] [--folder …]

Each strip is taken on a wide screen and on a phone, in light and dark colours, from a real server in a real Chromium.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from ludus.engine.game import Game
from ludus.games import find, games

ROOT = Path(__file__).resolve().parents[1]
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
WIDTHS = {"desktop": 320, "phone": 150}  # of a frame, in pixels
FRAMES, APART = 9, 50  # how many, and milliseconds between two beside the time to take them
STEP_APART = 700  # in a staged moment, which waits at every step
END_APART = 1300  # at the end of a game, which is staged before its result is shown
PACE = 0.35  # of everything that moves, so that the frames catch it
MOST_MOVES = 400
SHORT = 3  # rounds, where a game can be limited to some: its end is as good
SURE = """new MutationObserver(() => document.querySelector('#sure[open] [value="yes"]')?.click())
    .observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] })"""
READY = """document.querySelector("main.table[data-live=on]") && (document.querySelector(".question.yours")
    || document.querySelector('[data-part="state"]').dataset.stage === "finished")"""
ACT = """hurry => {
    const finish = document.querySelector(".finish");
    const listed = document.querySelectorAll('[data-part="actions"] [data-action]');
    (hurry && finish || listed[Math.floor(Math.random() * listed.length)])?.click();
}"""
NUMBER = """document.querySelector('[data-part="state"]').dataset.number"""


class Film:
    """One table in one window, and the frames that were taken of it."""

    def __init__(self, page: Page, game: Game, moment: str, scene: str) -> None:
        self.page, self.frames, self.scene = page, list[bytes](), scene
        wire = page.context.new_cdp_session(page)
        wire.send("Animation.enable")
        wire.send("Animation.setPlaybackRate", {"playbackRate": PACE})
        page.add_init_script(f"{SURE}; localStorage.setItem('ludus-speed', 'relaxed')")
        chairs = [{"kind": "person", "name": "Livia"}, {"kind": "bot", "level": "greedy"}]
        limited = moment == "end" and "round_limit" in {option.name for option in game.options}
        setting = {"game": game.name, "chairs": chairs, "options": {"round_limit": SHORT} if limited else {}}
        made = page.request.post("/api/v1/tables", data=setting)
        page.goto(f"/t/{made.json()['id']}")
        self.wait()

    def wait(self) -> None:
        self.page.wait_for_function(f"() => {READY}", timeout=120_000)

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("document.querySelector('[data-part=\"state\"]').dataset.stage") == "finished")

    def act(self, hurry: bool) -> None:
        """Do something, or what ends the turn; the page shows it."""
        before = self.page.evaluate(NUMBER)
        self.page.evaluate(ACT, hurry)
        self.page.wait_for_function(f"before => {NUMBER} !== before", arg=before, timeout=60_000)

    def take(self, apart: int = APART) -> None:
        for _ in range(FRAMES):
            self.frames.append(self.page.screenshot())
            self.page.wait_for_timeout(apart)


def bot_turn(film: Film) -> bool:
    """The reader ends their turn, and somebody else moves."""
    for n in range(MOST_MOVES):
        film.act(hurry=n % 2 == 1)
        if film.page.locator(".question.yours").count() == 0 or film.page.locator("#skip:visible").count():
            film.take()
            return True
        if film.over:
            return False
        film.wait()
    return False


def staged_moment(film: Film) -> bool:
    for _ in range(MOST_MOVES):
        film.act(hurry=True)
        playing = f'.sheet [data-stage^="{film.scene}"].playing'
        film.page.wait_for_function(f"() => document.querySelector('{playing}') || {READY}", timeout=120_000)
        if film.page.locator(playing).count():
            film.take(STEP_APART)
            return True
        if film.over:
            return False
        film.wait()
    return False


def game_end(film: Film) -> bool:
    """It may come with somebody else's move."""
    for n in range(MOST_MOVES):
        film.act(hurry=n % 4 != 0)
        film.wait()
        if film.over:
            film.take(END_APART)
            return True
    return False


MOMENTS: dict[str, Callable[[Film], bool]] = {"bot": bot_turn, "stage": staged_moment, "end": game_end}


def strip(browser: Browser, frames: list[bytes], width: int) -> bytes:
    """The frames side by side, in rows of three; those in which nothing has changed are left out."""
    frames = [frame for before, frame in pairwise([b"", *frames]) if frame != before]
    shown = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in frames)
    page = browser.new_page(viewport={"width": 3 * width + 16, "height": 100})
    page.set_content(
        f"<style>body{{margin:0;padding:4px;display:grid;grid:auto/repeat(3,1fr);gap:4px;background:#888}}"
        f"img{{width:{width}px}}</style>{shown}"
    )
    made = page.screenshot(full_page=True)
    page.close()
    return made


def filmed(browser: Browser, url: str, game: Game, moment: str, scene: str) -> Iterator[tuple[str, bytes]]:
    for device, options in DEVICES.items():
        for theme in ("light", "dark"):
            with browser.new_context(base_url=url, **options) as context:
                context.add_cookies([{"name": "theme", "value": theme, "url": url}])
                film = Film(context.new_page(), game, moment, scene)
                if MOMENTS[moment](film):
                    yield f"{game.name}-{scene or moment}-{device}-{theme}", strip(browser, film.frames, WIDTHS[device])


def main() -> None:
    sys.path.append(str(ROOT / "benchmarks"))
    from chromium import beside_server

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[game.name for game in games()])
    parser.add_argument("--only", choices=MOMENTS, nargs="*", default=list(MOMENTS))
    parser.add_argument("--scene", default="", help="of staged moments those whose name begins so")
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "pictures" / "strips")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with beside_server(LUDUS_PACE="0.15") as (browser, server):  # as people see the moves of bots
        for game in chosen.games:
            for moment in chosen.only:
                for name, picture in filmed(browser, server.url, find(game), moment, chosen.scene):
                    (chosen.folder / f"{name}.png").write_bytes(picture)


if __name__ == "__main__":
    main()
