"""Games that begin in a browser with interpreted rules, and end there with compiled ones, are the same games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import Browsers
from browser.games.player import ROUNDS
from browser.people import TablePage
from browser.remote import RemoteTable
from ludus.engine.compiled import can_compile
from ludus.engine.game import Game
from ludus.engine.logfile import parse
from ludus.games import games
from server.conftest import Running, configuration
from server.takeover import TakeOver

pytestmark = pytest.mark.skipif(not can_compile(), reason="nothing is ever compiled here")
FEW = 5  # moves in the browser before the rules change over, and after


def play_in_browser(page: TablePage) -> None:
    for _ in range(FEW):
        if page.wait_for_turn():
            page.act()


@pytest.mark.usefixtures("server")  # by then, all is compiled and can be loaded
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_compiled_rules_take_over_unnoticed(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    take_over = TakeOver(monkeypatch)
    vars(game).pop("kernels", None)
    running = Running(configuration(tmp_path), compiled=False)
    browsers = Browsers(chromium, running.url)
    try:
        page = browsers.person(reduced_motion="reduce", speed="instant")
        options = {"round_limit": ROUNDS[game.name]} if game.name in ROUNDS else {}
        table = RemoteTable(page.page, game.name, {"kind": "bot", "level": "greedy"}, options=options)
        page.page.goto(f"{table.path}?seat=0")
        play_in_browser(page.arrive())
        take_over.happen(running, game)
        play_in_browser(page)
        while not table.over:
            table.play(FEW)
        log = parse(page.page.request.get(f"{table.api}/log").text())
        live = running.services.registry.live[table.api.rsplit("/", 1)[1]].table.match
        assert len(log.log) > 2 * FEW
        assert live.log == log.log
        assert live.bytes() == log.bytes()
        browsers.close()
    finally:
        running.stop()
    assert take_over.is_the_same_either_way(log)
