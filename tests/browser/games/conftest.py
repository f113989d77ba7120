"""Another way to sit at a table: players who go only by what the page shows, with a mouse or a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import Browsers
from browser.games.player import Player

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
Visit = Callable[..., Player]


@pytest.fixture
def visit(browsers: Browsers) -> Visit:
    """Opens a browser for one more person; `phone` gives it a small screen and a finger."""

    def open_browser(phone: bool = False, **more: Any) -> Player:
        page = browsers.person(**{"reduced_motion": "reduce", "locale": "en", **(PHONE if phone else {}), **more}).page
        return Player(page, taps=phone)

    return open_browser
