"""A real Chromium, however it is called on this machine, alone or beside a server of its own."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from serving import ServerProcess

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage", "--mute-audio"]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@contextmanager
def launched() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "This needs Chromium: run scripts/browser.sh"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def beside_server(**environment: str) -> Iterator[tuple[Browser, ServerProcess]]:
    """A browser and a server with an empty database; both end with this."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = ServerProcess(Path(folder))
        server.environment |= environment
        try:
            server.start()
            yield browser, server
        finally:
            server.stop()
