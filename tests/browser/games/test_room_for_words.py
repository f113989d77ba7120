"""Words have room in every language at every width: nothing runs out of its place on a page or its box on a board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.conftest import Browsers
from browser.games.english import PEOPLE
from browser.remote import RemoteTable
from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.games import games

WIDTHS = {360: 740, 768: 1024, 1280: 800}
MOVES = 6
SCRIPT = Path(__file__).with_name("room.js").read_text(encoding="utf-8")
NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
ON_PAGES, ON_BOARDS = f"{SCRIPT} onPages()", f"{SCRIPT} onBoards()"


def overflowing(page: Page, path: str) -> dict[str, list[str]]:
    """What has no room on a page, by width."""
    page.goto(path)
    found = {}
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)  # by then the page has heard of its new size
        found[f"{path} at {width}"] = page.evaluate(ON_PAGES)
    return {where: faults for where, faults in found.items() if faults}


@pytest.mark.parametrize("lang", languages())
def test_words_on_pages_have_room(browsers: Browsers, lang: str) -> None:
    page = browsers.person(locale=lang, reduced_motion="reduce").page
    first, here = games()[0].name, {"kind": "person", "name": PEOPLE[1]}
    kept, free = {"kind": "kept"}, {"kind": "free"}
    tables = [RemoteTable(page, first, one, name=PEOPLE[0]) for one in (here, kept)]
    tables.append(RemoteTable(page, first, free, name=PEOPLE[0], listed=True))
    paths = ["/", "/me", "/statistics", "/nowhere", *(table.path for table in tables)]
    paths += [f"/rules/{game.name}" for game in games()]
    found: dict[str, list[str]] = {}
    for path in [*paths, *(f"/new/{game.name}?with=here" for game in games())]:
        found |= overflowing(page, path)
    assert found == {}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_words_at_tables_have_room(browsers: Browsers, game: Game) -> None:
    host = browsers.person(reduced_motion="reduce").page
    table = RemoteTable(host, game.name, *[{"kind": "bot", "level": "greedy"}] * max(2, game.min_players - 1))
    table.play(MOVES)
    cookies = host.context.storage_state()
    found: dict[str, list[str]] = {}
    for lang in languages():
        page = browsers.person(locale=lang, storage_state=cookies, reduced_motion="reduce").page
        found |= {f"{lang} {where}": faults for where, faults in overflowing(page, f"{table.path}?seat=0").items()}
        faults = page.evaluate(ON_BOARDS)
        if faults:
            found[f"{lang} board"] = faults
    assert found == {}


def test_an_overflowing_word_would_be_found(browsers: Browsers) -> None:
    page = browsers.person().page
    page.set_content(
        "<p style='width:60px;overflow:hidden;white-space:nowrap'>Praefectus castrorum</p>"
        "<select name=who style='width:70px'><option>Praefectus castrorum</option></select>"
        "<div class=real><svg class=ludus viewBox='0 0 200 50' width=200><rect x=10 y=10 width=60 height=20 />"
        "<text x=40 y=24 font-size=20 text-anchor=middle>Praefectus</text></svg></div>"
    )
    assert [fault.split(":")[0] for fault in page.evaluate(ON_PAGES)] == ["out of P", "cut off in who"]
    assert page.evaluate(ON_BOARDS) == ["out of its box: Praefectus"]
