"""A real server process and a real Chromium; every test opens browsers of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

from browser.modules import Modules
from browser.people import TablePage
from ludus.games import games

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))  # how servers are started for measurements

from chromium import launched
from serving import ServerProcess

DEALING = Path(__file__).with_name("dealing.py")
BROWSER_TIMEOUT = 20_000  # milliseconds: a browser on a busy machine may be late, which is no mistake of a page


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=BROWSER_TIMEOUT)
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("browser"), command=[sys.executable, str(DEALING)])
    for game in games():  # a server would have it done at a low priority
        subprocess.run([sys.executable, "-m", "ludus.bots.preparing", game.name], check=True, capture_output=True)
    process.start()
    try:
        for game in games():
            process.wait(ready=game.name)
        yield process
    finally:
        process.stop()


@pytest.fixture
def deal(server: ServerProcess) -> Iterator[Callable[[int], object]]:
    """Says from which key the tables of this test are dealt."""
    laid_ready = Path(server.environment["LUDUS_DATA"], "key")
    yield lambda number: laid_ready.write_text(f"{number:032x}", encoding="utf-8")
    laid_ready.unlink(missing_ok=True)


SAY_YES = """new MutationObserver(() => document.querySelector('#sure[open] [value="yes"]')?.click())
    .observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] })"""


MUTE = """if (location.protocol.startsWith("http")) {
    for (const kind of ["effects", "alerts"]) localStorage[`ludus-${kind}`] ??= "0";  // until the test sets a volume
}"""

SPEED = """if (location.protocol.startsWith("http")) localStorage["ludus-speed"] ??= "{speed}";"""


class Browsers:
    """Opens browsers and tables, and closes them after the test; a mistake of a page's script fails the test."""

    def __init__(self, browser: Browser, url: str, still: bool = False) -> None:
        self.browser = browser
        self.url = url
        self.still = still
        self.contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []

    def person(self, sure: bool = True, still: bool = False, speed: str = "fast", **more: Any) -> TablePage:
        """Somebody in front of a new browser, who is always `sure` when a page asks whether they mean it. Where it is
        `still`, nothing moves and nothing sounds; `speed` is that of others' moves."""
        usual: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "base_url": self.url}
        if still or self.still:
            usual["reduced_motion"] = "reduce"
        context = self.browser.new_context(**usual | more)
        context.set_default_timeout(BROWSER_TIMEOUT)
        self.contexts.append(context)
        if sure:
            context.add_init_script(SAY_YES)
        if still or self.still:
            context.add_init_script(MUTE)
        if speed != "fast":
            context.add_init_script(SPEED.format(speed=speed))
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
def browsers(chromium: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Browsers]:
    browsers = Browsers(chromium, server.url, request.config.getoption("still"))
    yield browsers
    browsers.close()


@pytest.fixture
def modules(browsers: Browsers) -> Modules:
    return Modules(browsers.person().page)
