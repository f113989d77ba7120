"""Sheets of signs: SVG files with one `<symbol id="sign-NAME" viewBox="0 0 24 24">` per sign, kept in a game's folder.

A drawing carries its sheet, so that it can stand alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

SYMBOL = re.compile(r'<symbol id="sign-([a-z0-9-]+)".*?</symbol>', re.DOTALL)


class Sheet:
    """The signs of one file, by name; the file is read when a sign is first wanted."""

    def __init__(self, path: Path):
        self.path = path

    @cached_property
    def markup(self) -> dict[str, str]:
        return {found[1]: found[0] for found in SYMBOL.finditer(self.path.read_text(encoding="utf-8"))}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.markup)

    def symbols(self, used: Iterable[str]) -> str:
        """The markup of these signs; a name the sheet does not have is a mistake of the drawing."""
        names = sorted(used)
        if missing := [name for name in names if name not in self.markup]:
            raise KeyError(f"{self.path.name} has no sign {', '.join(missing)}; it has: {', '.join(self.names)}.")
        return "".join(self.markup[name] for name in names)
