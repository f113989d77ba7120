"""Pictures of a board as pages show it, for the documentation: without a server, in all sizes and themes.

    python scripts/board_pictures.py hadrians-wall docs/pictures/boards --moves 120 --name after

A game is played by heuristic for so many moves; the board of one seat is put beside an empty rail and photographed.
Needs Chromium: scripts/browser.sh installs it.
"""

from __future__ import annotations

import argparse
import re
import struct
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

from playwright.sync_api import Page

from ludus.bots.simple import greedy_action
from ludus.engine.match import Match
from ludus.games import find
from ludus.server.http.pages.static import files
from ludus.server.views.boards import board_css, embedded

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))

from chromium import launched

SIZES = {"1440x900": (1440, 900), "1280x800": (1280, 800), "390x844": (390, 844), "1920x1080": (1920, 1080)}
FRAMES, SETTLED = 4, 800  # pictures of a moment; milliseconds until a step is at rest
COLOURS = 200  # flat drawings need no more
ADDRESS = re.compile(rb"/static/[0-9a-f]+/")
PAGE = """<!doctype html><html lang="{lang}" data-theme="{theme}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="page.css">
<link rel="stylesheet" href="board.css"><body><header class="site"><a class="brand">Ludus</a></header>
<main class="table" data-live="on"><section class="stage"><div class="frames"><div class="sheet real">
<div data-part="board">{board}</div></div></div></section><aside class="side"><div class="question">
<h2>{question}</h2></div></aside></main></body></html>"""
SHOW = """tab => {
  for (const button of document.querySelectorAll('.tabs [data-tab]'))
    button.setAttribute('aria-pressed', button.dataset.tab === tab);
  for (const area of document.querySelectorAll('.area[data-tab]'))
    area.classList.toggle('off', area.dataset.tab !== tab);
}"""

REDUCE = """async ([picture, most]) => {  // the commonest colours; every other becomes the nearest of them
  const UNLIKE = 20 ** 2;
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image, canvas = new OffscreenCanvas(width, height), pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height), counts = new Map(), keys = new Uint32Array(width * height);
  for (let n = 0; n < keys.length; n++) {
    const [r, g, b] = [data[4 * n], data[4 * n + 1], data[4 * n + 2]];
    keys[n] = (r & 252) << 16 | (g & 252) << 8 | b & 252;
    counts.set(keys[n], (counts.get(keys[n]) ?? 0) + 1);
  }
  const parts = (key) => [key >> 16, key >> 8 & 255, key & 255];
  const far = (one, other) => one.reduce((sum, value, k) => sum + (value - other[k]) ** 2, 0);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => parts(key)), nearest = new Map();
  const kept = ranked.slice(0, most / 2);  // then only what is unlike all of these: signs are small, and coloured
  for (const one of ranked) if (kept.length < most && kept.every((other) => far(one, other) > UNLIKE)) kept.push(one);
  for (const key of counts.keys()) {
    const from = kept.map((one) => far(parts(key), one));
    nearest.set(key, from.indexOf(Math.min(...from)));
  }
  let bytes = "";
  for (let n = 0; n < keys.length; n++) bytes += String.fromCharCode(nearest.get(keys[n]));
  return [width, height, kept.flat().map((value) => value | value >> 6), btoa(bytes)];
}"""


def played(game: str, players: int, seed: int, moves: int, stage: str = "") -> Match:
    """A game after so many moves by heuristic, or when a staged moment is drawn for the first seat."""
    match = Match.new(find(game), players, seed=seed)
    while (active := match.active()) and (not is_staged(match, stage) if stage else len(match.log) < moves):
        seat = active[0]
        match.play(seat, greedy_action(match.view(seat), seat))
    return match


def is_staged(match: Match, stage: str) -> bool:
    return f'data-stage="{stage}"' in match.game.board.draw(match.view(0), "en")


@contextmanager
def styles(game: str) -> Iterator[Path]:
    """A folder with the styles and fonts of pages."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, static in files().items():
            if file.endswith((".css", ".woff2")):
                path = folder / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(ADDRESS.sub(b"", static.content))
        sheets = ("ludus.css", "table.css", "phone.css", "motion.css")
        linked = "".join(f"@import url({sheet});" for sheet in sheets if (folder / sheet).exists())
        (folder / "page.css").write_text(linked, encoding="utf-8")
        (folder / "board.css").write_text(board_css(game), encoding="utf-8")
        yield folder


def photograph(page: Page, folder: Path, markup: str, size: tuple[int, int], tab: str, file: Path) -> None:
    (folder / "page.html").write_text(markup, encoding="utf-8")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto((folder / "page.html").as_uri())
    tabs = page.locator(".tabs [data-tab]")
    if tabs.count():
        page.evaluate(SHOW, tab or tabs.first.get_attribute("data-tab"))
    page.evaluate("document.fonts.ready")
    file.write_bytes(reduced(page, page.screenshot()))


def film(page: Page, file: Path) -> None:
    """A staged moment in a few pictures, each with more of its steps."""
    scene = page.locator("[data-stage]")
    steps = scene.locator("[data-step]")
    scene.evaluate("one => one.classList.add('playing')")
    numbers = steps.evaluate_all("all => Math.max(...all.map(one => Number(one.dataset.step)))")
    for frame in range(FRAMES):
        upto = round(numbers * frame / (FRAMES - 1))
        steps.evaluate_all("(all, n) => all.forEach(one => one.classList.toggle('shown', one.dataset.step <= n))", upto)
        page.wait_for_timeout(SETTLED)
        clip = page.locator("svg.area", has=scene).bounding_box()
        picture = page.screenshot(clip=clip)
        file.with_stem(f"{file.stem}-{frame + 1}").write_bytes(reduced(page, picture))


def reduced(page: Page, picture: bytes) -> bytes:
    """The same picture with few colours, which takes a third of the room; the browser counts them."""
    width, height, palette, pixels = page.evaluate(REDUCE, [b64encode(picture).decode(), COLOURS])
    lines = b64decode(pixels)
    rows = b"".join(b"\0" + lines[k * width : (k + 1) * width] for k in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int, default=0, help="default: as few as the game allows")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--stage", default="", help="instead: until this staged moment, which is filmed")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--tab", default="", help="the tab to show where not all areas fit; default: the first")
    parser.add_argument("--name", default="after", help="how the files' names begin, after the game's")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES)[:3], choices=SIZES)
    parser.add_argument("--themes", nargs="+", default=["light", "dark"])
    chosen = parser.parse_args()
    match = played(
        chosen.game, chosen.players or find(chosen.game).min_players, chosen.seed, chosen.moves, chosen.stage
    )
    seat = 0 if chosen.stage else (match.active() or (0,))[0]
    view = match.view(seat)
    board = embedded(view.game.board.draw(view, chosen.lang))
    question = escape(view.game.text.question(view, chosen.lang))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with styles(chosen.game) as folder, launched() as browser:
        page = browser.new_page()
        for theme in chosen.themes:
            markup = PAGE.format(lang=chosen.lang, theme=theme, board=board, question=question)
            for size in chosen.sizes:
                file = chosen.folder / f"{chosen.game}-{chosen.name}-{size}-{theme}.png"
                photograph(page, folder, markup, SIZES[size], chosen.tab, file)
                if chosen.stage:
                    film(page, file)
                sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
