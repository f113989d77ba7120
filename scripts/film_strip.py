"""Film strips: frame after frame of what a table shows while a bot moves, in a staged moment and at the end of a game.

    python scripts/film_strip.py [--games hadrians-wall …] [--only bot|stage|end] [--scene NAME] [--folder …]

Each strip is taken on a wide screen and on a phone, in light and dark colours, from a real server in a real Chromium.
The page is recorded; some of the frames, each about as different from the one before, are cut down to what changed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from board_pictures import reduced
from playwright.sync_api import Browser, Page

from ludus.engine.game import Game
from ludus.games import find, games

ROOT = Path(__file__).resolve().parents[1]
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
WIDTHS = {"desktop": 420, "phone": 250}  # of a frame, in pixels
COLUMNS = {"desktop": 3, "phone": 5}
FRAMES = {"desktop": 9, "phone": 10}  # of a strip
SETTLED = 3000  # milliseconds without anything else to show after which a moment is over
LONGEST = 20_000  # milliseconds that are recorded at the most
PACE = 0.35  # of everything that moves, so that the frames catch it
MOST = 60  # frames that are sent to a page at once; Chromium takes 100 MB
MAX_MOVES = 400
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
SHOWING = """document.querySelector("#skip:not([hidden])") || document.querySelector(".sheet .playing")"""
BOARD = """() => {
    const { left, top, width, height } = document.querySelector(".stage").getBoundingClientRect();
    return [left, top, width, height];
}"""
STRIP = (Path(__file__).parent / "film_strip.js").read_text(encoding="utf-8")


class Film:
    """One table in one window, and the frames that were recorded of it."""

    def __init__(self, page: Page, game: Game, moment: str, scene: str) -> None:
        self.page, self.frames, self.scene = page, list[str](), scene
        self.wire = page.context.new_cdp_session(page)
        self.wire.send("Animation.enable")
        self.wire.send("Animation.setPlaybackRate", {"playbackRate": PACE})
        self.wire.on("Page.screencastFrame", self.keep)
        page.add_init_script(f"{SURE}; localStorage.setItem('ludus-speed', 'relaxed')")
        bots = game.min_players - 1 if moment == "stage" else 1  # as few as can be: nobody waits for them
        chairs = [{"kind": "person", "name": "Livia"}, *[{"kind": "bot", "level": "greedy"}] * bots]
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

    def keep(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame["data"])
        self.wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        """Record from now on; what was recorded so far was of something else."""
        self.frames.clear()
        self.wire.send("Page.startScreencast", {"format": "png"})

    def stop(self) -> None:
        self.wire.send("Page.stopScreencast")

    def finish(self) -> bool:
        """Record until nothing is shown any more."""
        end, quiet = time.monotonic() + LONGEST / 1000, 0
        while quiet < SETTLED and time.monotonic() < end:
            self.page.wait_for_timeout(100)
            quiet = 0 if self.page.evaluate(f"Boolean({SHOWING})") else quiet + 100
        self.stop()
        return True

    def changes(self) -> list[str]:
        """The frames without those in which nothing has changed; of very many, some."""
        changed = [frame for before, frame in pairwise(["", *self.frames]) if frame != before]
        return changed[:: -(-len(changed) // MOST)] if changed else []


def film_until(film: Film, reached: Callable[[], bool], may_hurry: Callable[[int], bool]) -> bool:
    """Film one move after another, until what is wanted has begun; False if the game ends without it."""
    for n in range(MAX_MOVES):
        film.start()
        film.act(hurry=may_hurry(n))
        if reached():
            return film.finish()
        film.stop()
        if film.over:
            return False
        film.wait()
    return False


def bot_turn(film: Film) -> bool:
    """The reader ends their turn, and somebody else moves."""

    def reached() -> bool:
        return film.page.locator(".question.yours").count() == 0 or film.page.locator("#skip:visible").count() > 0

    return film_until(film, reached, lambda n: n % 2 == 1)


def staged_moment(film: Film) -> bool:
    of = f'^="{film.scene}"' if film.scene else ""  # nothing begins with nothing, to a style sheet
    playing = f".sheet [data-stage{of}].playing"

    def reached() -> bool:
        film.page.wait_for_function(f"() => document.querySelector('{playing}') || {READY}", timeout=120_000)
        return film.page.locator(playing).count() > 0

    return film_until(film, reached, lambda n: n % 4 == 3)  # there is something to attack, to fight with, to lose


def game_end(film: Film) -> bool:
    """It may come with somebody else's move."""

    def reached() -> bool:
        film.wait()
        return film.over

    return film_until(film, reached, lambda n: n % 4 != 0)


MOMENTS: dict[str, Callable[[Film], bool]] = {"bot": bot_turn, "stage": staged_moment, "end": game_end}


def strip(browser: Browser, film: Film, device: str) -> bytes:
    """The frames side by side, cut down to the part of the board in which something happens."""
    width, columns, board = WIDTHS[device], COLUMNS[device], film.page.evaluate(BOARD)
    page = browser.new_page(viewport={"width": columns * (width + 4) + 4, "height": 100})
    page.evaluate(STRIP, [film.changes(), board, width, columns, FRAMES[device]])
    made = reduced(page, page.screenshot(full_page=True))
    page.close()
    return made


def filmed(browser: Browser, url: str, game: Game, moment: str, scene: str) -> Iterator[tuple[str, bytes]]:
    for device, options in DEVICES.items():
        for theme in ("light", "dark"):
            with browser.new_context(base_url=url, **options) as context:
                context.add_cookies([{"name": "theme", "value": theme, "url": url}])
                film = Film(context.new_page(), game, moment, scene)
                if MOMENTS[moment](film):
                    yield f"{game.name}-{scene or moment}-{device}-{theme}", strip(browser, film, device)


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
