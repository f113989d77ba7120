"""A real server process and a real Chromium; every test opens browsers of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from browser.launch import launched
from browser.people import Table
from ludus.games import games

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))  # how servers are started for measurements

from serving import ServerProcess

PATIENCE = 20_000  # milliseconds: a browser on a busy machine may be late, which is no mistake of a page


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("browser"))
    process.start()
    try:
        for game in games():
            process.wait(ready=game.name)
        yield process
    finally:
        process.stop()


class Desk:
    """Opens browsers and tables, and closes them after the test; a mistake of a page's script fails the test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []

    def person(self, **more: object) -> Table:
        context = self.browser.new_context(**{"viewport": {"width": 1440, "height": 900}, "base_url": self.url, **more})
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", lambda line: line.type == "error" and self.note(line.text))
        return Table(page)

    def note(self, text: str) -> None:
        if "Failed to load resource" not in text and "net::ERR" not in text:  # refusals and lost connections are meant
            self.mistakes.append(text)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.mistakes == []


@pytest.fixture
def desk(chromium: Browser, server: ServerProcess) -> Iterator[Desk]:
    desk = Desk(chromium, server.url)
    yield desk
    desk.close()
