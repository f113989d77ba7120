"""The bundled fonts: one file for each script, so that a reader loads those of their language only."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

RANGES = {
    "latin": "U+0020-00FF,U+0131,U+0152-0153,U+2000-2116,U+2190-2193,U+2212",
    "polish": "U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C",
    "cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+2116",
}


class Font(NamedTuple):
    file: str  # without the script and the suffix
    family: str
    weight: str
    size: str  # Alegreya Sans is small for its size


FONTS = (
    Font("forum", "Forum", "400", "100%"),
    Font("alegreya-sans-400", "Alegreya Sans", "400", "108%"),
    Font("alegreya-sans-700", "Alegreya Sans", "600 700", "108%"),
)


def font_faces(address: Callable[[str], str]) -> str:
    """The style that makes the fonts known; `address` gives where a static file is served."""
    return "\n".join(
        f'@font-face {{ font-family: "{font.family}"; font-weight: {font.weight}; font-display: swap; '
        f'size-adjust: {font.size}; src: url("{address(f"fonts/{font.file}-{script}.woff2")}") format("woff2"); '
        f"unicode-range: {points}; }}"
        for font in FONTS
        for script, points in RANGES.items()
    )
