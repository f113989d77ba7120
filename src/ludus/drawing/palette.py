"""The colours of Ludus, as CSS custom properties for drawings and pages, and what distinguishes the seats.

One table serves every theme. Drawings have the class `ludus`; alone they follow the reader's system, and inside a page
they follow `data-theme` on `<html>`: light, dark, contrast (black on white) or contrast-dark (white on black).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

THEMES = ("light", "dark", "contrast", "contrast-dark")
PALETTE = {  # name: one colour per theme
    "ground": ("#F6EFDF", "#1B1814", "#FFFFFF", "#000000"),
    "panel": ("#FCF8EE", "#27221B", "#FFFFFF", "#000000"),
    "ink": ("#2A2119", "#F1E7D3", "#000000", "#FFFFFF"),
    "faded": ("#6E6252", "#B3A78F", "#000000", "#FFFFFF"),
    "terracotta": ("#A63D23", "#E0765A", "#8A1C00", "#FFB199"),
    "laurel": ("#4F6B23", "#A9C46C", "#24420A", "#CDEB8B"),
    "ochre": ("#B7791F", "#E7B24A", "#5C3A00", "#FFD37A"),
    "sea": ("#25587F", "#7FB4DC", "#0B355C", "#A9D7FF"),
    # For signs, which always differ in shape as well; high contrast keeps the shapes alone.
    "teal": ("#17706D", "#62C4BD", "#000000", "#FFFFFF"),
    "purple": ("#673A8E", "#C299E3", "#000000", "#FFFFFF"),
    "gold": ("#9A6A07", "#E6BC55", "#000000", "#FFFFFF"),
    "stone": ("#6F6A61", "#B9B3A7", "#000000", "#FFFFFF"),
    "red": ("#9C2318", "#EE8473", "#000000", "#FFFFFF"),
    # Quiet surfaces: `shade` lies under what is grouped, `rule` draws thin lines, `band` carries titles.
    "shade": ("#F0E5CC", "#322B21", "#FFFFFF", "#000000"),
    "rule": ("#C8B591", "#5C5140", "#000000", "#FFFFFF"),
    "band": ("#2A2119", "#453B2D", "#000000", "#FFFFFF"),
    "on-band": ("#FCF8EE", "#F1E7D3", "#FFFFFF", "#000000"),
    "glow": ("#E9A489", "#8E3F29", "#8A1C00", "#FFB199"),
    # People and what they wear and carry; `outline` is drawn around them. High contrast keeps the lines alone.
    "outline": ("#2A2119", "#120E0A", "#000000", "#FFFFFF"),
    "skin": ("#E3B78E", "#C99B72", "#FFFFFF", "#000000"),
    "tan": ("#C58F63", "#A87449", "#FFFFFF", "#000000"),
    "hair": ("#3D2B1F", "#2C1F16", "#000000", "#FFFFFF"),
    "chestnut": ("#7A4A26", "#6B4022", "#000000", "#FFFFFF"),
    "frost": ("#CFC8BA", "#A8A295", "#FFFFFF", "#000000"),
    "linen": ("#F3E9D2", "#D6C9AC", "#FFFFFF", "#000000"),
    "straw": ("#DDB04F", "#C2943B", "#FFFFFF", "#000000"),
    "leather": ("#9C6B3C", "#7F5530", "#FFFFFF", "#000000"),
    # Landscapes: sky from above to the horizon, sun, hills from far to near, leaves, snow; masonry in five tones.
    "sky": ("#BFD0D2", "#1F2E3F", "#FFFFFF", "#000000"),
    "haze": ("#F3E2BC", "#5A4A4F", "#FFFFFF", "#000000"),
    "sun": ("#EFB14E", "#E2C88A", "#FFFFFF", "#000000"),
    "hill-far": ("#B5B892", "#35414A", "#FFFFFF", "#000000"),
    "hill-mid": ("#98A26C", "#2E3B36", "#FFFFFF", "#000000"),
    "hill-near": ("#7D8A4B", "#27332A", "#FFFFFF", "#000000"),
    "leaf": ("#5D6E34", "#44553A", "#FFFFFF", "#000000"),
    "snow": ("#F4F1E8", "#7D8792", "#FFFFFF", "#000000"),
    "stone-0": ("#CDB98F", "#8A7B60", "#FFFFFF", "#000000"),
    "stone-1": ("#C3AC7E", "#7E6F55", "#FFFFFF", "#000000"),
    "stone-2": ("#D8C8A3", "#978869", "#FFFFFF", "#000000"),
    "stone-3": ("#B79F72", "#71634C", "#FFFFFF", "#000000"),
    "stone-4": ("#CFBF9A", "#8F8166", "#FFFFFF", "#000000"),
    "joint": ("#7A6340", "#3B3226", "#000000", "#FFFFFF"),
    "roof": ("#B65A3A", "#8E4630", "#FFFFFF", "#000000"),
    "woad": ("#3F6E94", "#35597A", "#FFFFFF", "#000000"),
}


@dataclass(frozen=True)
class SeatSign:
    """What marks a seat: a colour that is distinct in common colour blindness, and a shape that needs no colour."""

    colour: str
    shape: str  # as `brush.seat_mark` draws it
    outlined: bool = False


SEATS = (
    SeatSign("#D55E00", "disc"),
    SeatSign("#0072B2", "square"),
    SeatSign("#009E73", "triangle"),
    SeatSign("#F0E442", "diamond", outlined=True),
    SeatSign("#222222", "star", outlined=True),
    SeatSign("#CC79A7", "ring"),
)


def properties(theme: str) -> str:
    """The palette of one theme, as declarations."""
    column = THEMES.index(theme)
    return "".join(f"--{name}:{colours[column]};" for name, colours in PALETTE.items())


def palette_css(root: str, page: str = "html") -> str:
    """Rules that give every element matched by `root` the palette of the reader's or the page's theme."""
    rules = [
        f"{root}{{{properties('light')}}}",
        f"@media (prefers-color-scheme:dark){{{root}{{{properties('dark')}}}}}",
        f"@media (prefers-contrast:more){{{root}{{{properties('contrast')}}}}}",
        f"@media (prefers-contrast:more) and (prefers-color-scheme:dark){{{root}{{{properties('contrast-dark')}}}}}",
    ]
    for theme in THEMES:
        chosen = f'{page}[data-theme="{theme}"]'
        selector = chosen if root == page else f'{chosen} {root},{root}[data-theme="{theme}"]'
        rules.append(f"{selector}{{{properties(theme)}}}")
    return "".join(rules)


def seat_css(number: int) -> str:
    """A seat's colour and the edge of its marks: colours that fade into a theme's panel are outlined in ink."""
    seat = SEATS[number]
    edge = "var(--ink)" if seat.outlined else seat.colour
    return f".ludus .seat-{number}{{--seat:{seat.colour};--seat-edge:{edge}}}"


@cache
def style_sheet() -> str:
    """The style every drawing carries."""
    seats = "".join(seat_css(number) for number in range(len(SEATS)))
    return palette_css(".ludus") + seats + Path(__file__).with_name("svg.css").read_text(encoding="utf-8")
