"""A real server process and a real Chromium; every test opens browsers of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

from browser.launch import launched
from browser.people import TablePage
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


class Browsers:
    """Opens browsers and tables, and closes them after the test; a mistake of a page's script fails the test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []

    def person(self, **more: Any) -> TablePage:
        usual: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "base_url": self.url}
        context = self.browser.new_context(**usual | more)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", self.note)
        return TablePage(page)

    def note(self, line: ConsoleMessage) -> None:
        meant = "Failed to load resource" in line.text or "net::ERR" in line.text  # refusals and lost connections
        if line.type == "error" and not meant:
            self.mistakes.append(line.text)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.mistakes == []


@pytest.fixture
def browsers(chromium: Browser, server: ServerProcess) -> Iterator[Browsers]:
    browsers = Browsers(chromium, server.url)
    yield browsers
    browsers.close()
