"""What a map looks like before anybody has come: sea, coasts, provinces, rivers, mountains, words and a frame.

It is the same in every position, so its markup is made once. Colours come from `style.css`, mixed out of the palette.
"""

from __future__ import annotations

from functools import cache

from ludus.engine.svg import Element, Raw, circle, element, group, path, rect, text
from ludus.games.concordia.board.chart import HEIGHT, WIDTH, Chart, Point, chart, points

EDGE = 16  # the width of the frame
SHALLOWS = (30, 20, 11, 5)  # lines of water along the coasts, outermost first
PATTERNS = (  # one for each tint: what tells provinces apart without colour, in a tile of 10 units
    "M0 10L10 0M-2 2L2-2M8 12L12 8",
    "M0 0L10 10M8-2L12 2M-2 8L2 12",
    "M0 3H4M6 8H10",
    "M2.5 2.5V4.5M7.5 7.5V9.5",
    "M0 5H10",
    "M5 0V10",
    "M2 2H3M7 7H8",
    "M0 5Q2.5 2 5 5T10 5",
    "M2 3L5 6L8 3",
    "M3 5H7M5 3V7",
    "M0 10L10 0M0 0L10 10M-2 2L2-2M8 12L12 8",
    "M5 3.2A1.8 1.8 0 1 1 4.99 3.2",
)
PEAK = "M-5 3.5Q-2.6 1-1.2-3.2Q0-6 1-3.4Q2.6 1.2 5.6 3.5"
SNOW = "M1-3.4Q1.6-.6 3.4 1.2L2.2 3.2Q.4 1.4.6-1.6"
KEY = "M0 13H3V3H13V10H8V7M16 13H0"  # one turn of the meander
DOLPHIN = (
    "M0 0C6-9 18-11 26-4C30-1 33 0 38-1C34 3 29 3 25 2C20 0 14 0 10 5C9 9 6 11 3 11C5 8 5 5 4 4"
    "C0 6-5 5-8 8C-8 4-5 1 0 0ZM14-8C15-12 19-14 23-13C20-11 20-9 20-7Z"
)


@cache
def ground(m: int) -> Raw:
    """The bare map, its upper left corner at the origin."""
    here = chart(m)
    return Raw("g", markup=str(group(*definitions(here), *waters(here), *lands(here), *words_of_seas(here), wind_rose(m))))


def definitions(here: Chart) -> tuple[Element, ...]:
    coast = path("".join(here.land.values()), id=f"coast-{here.name}")
    patterns = (
        element("pattern", path(lines, class_="weave"), id=f"weave-{n}", width=10, height=10, patternUnits="userSpaceOnUse")
        for n, lines in enumerate(PATTERNS)
    )
    clip = element("clipPath", element("use", href=f"#coast-{here.name}"), id=f"land-{here.name}")
    sheet = element("clipPath", rect(0, 0, WIDTH, HEIGHT, 0), id="sheet")
    ripples = path("M0 8Q5 4 10 8T20 8M12 20Q17 16 22 20T32 20", class_="ripple")
    sea = element("pattern", ripples, id="ripples", width=40, height=26, patternUnits="userSpaceOnUse")
    return (element("defs", coast, clip, sheet, sea, *patterns),)


def waters(here: Chart) -> tuple[Element, ...]:
    """The sea, and the lines of shallow water an engraver would draw along the coast."""
    shallows = (
        element("use", href=f"#coast-{here.name}", class_="shallows", stroke_width=width) for width in SHALLOWS
    )
    return (
        rect(0, 0, WIDTH, HEIGHT, 0, class_="sea"),
        rect(0, 0, WIDTH, HEIGHT, 0, fill="url(#ripples)"),
        group(*shallows, clip_path="url(#sheet)"),
    )


def lands(here: Chart) -> tuple[Element, ...]:
    painted = []
    for province in here.provinces.values():
        painted.append(path(province.outline, class_=f"province tint-{province.tint}"))
        painted.append(path(province.outline, class_="border", fill=f"url(#weave-{province.tint})"))
    return (
        group(
            element("use", href=f"#coast-{here.name}", class_="wild"),
            group(*painted, clip_path=f"url(#land-{here.name})"),
            group(*(path(course, class_="river") for course in here.rivers), clip_path=f"url(#land-{here.name})"),
            *(mountain(peak) for peak in here.mountains),
            element("use", href=f"#coast-{here.name}", class_="coast"),
            clip_path="url(#sheet)",
        ),
    )


def mountain(peak: Point) -> Element:
    x, y = peak
    return group(
        path(PEAK + "Z", class_="slope"),
        path(PEAK, class_="ridge"),
        path(SNOW, class_="hachure"),
        transform=f"translate({x:g} {y:g})",
    )


def words_of_seas(here: Chart) -> tuple[Element, ...]:
    return tuple(
        text(0, 0, name, size, "middle", class_="sea-name", transform=f"translate({x:g} {y:g}) rotate({turn:g})")
        for name, (x, y, size, turn) in here.seas.items()
    )


def wind_rose(m: int) -> Element:
    return group()


def frame() -> Element:
    return group()
