"""What a map looks like before anybody has come: sea, coasts, provinces, rivers, mountains, words and a frame.

It is the same in every position, so its markup is made once. Colours come from `style.css`, mixed out of the palette.
"""

from __future__ import annotations

from functools import cache

from ludus.drawing.brush import star
from ludus.drawing.svg import Element, Raw, circle, element, group, path, rect, text
from ludus.games.concordia.board.chart import HEIGHT, WIDTH, Chart, Point, chart

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
KEY = "M0 13H16M2 13V3.5H12.5V9.5H7V6.5"  # one turn of the meander


@cache
def ground(m: int) -> Raw:
    """The bare map, its upper left corner at the origin."""
    here = chart(m)
    drawn = (
        *definitions(here),
        *waters(here),
        *lands(here),
        *words_of_seas(here),
        wind_rose(*here.rose),
        tablet(*here.title),
    )
    return Raw("g", markup=str(group(*drawn)))


def definitions(here: Chart) -> tuple[Element, ...]:
    coast = path("".join(here.land.values()), id=f"coast-{here.name}")
    patterns = (
        element(
            "pattern", path(lines, class_="weave"), id=f"weave-{n}", width=10, height=10, patternUnits="userSpaceOnUse"
        )
        for n, lines in enumerate(PATTERNS)
    )
    clip = element("clipPath", element("use", href=f"#coast-{here.name}"), id=f"land-{here.name}")
    sheet = element("clipPath", rect(0, 0, WIDTH, HEIGHT, 0), id="sheet")
    ripples = path("M0 8Q5 4 10 8T20 8M12 20Q17 16 22 20T32 20", class_="ripple")
    sea = element("pattern", ripples, id="ripples", width=40, height=26, patternUnits="userSpaceOnUse")
    return (element("defs", coast, clip, sheet, sea, *patterns),)


def waters(here: Chart) -> tuple[Element, ...]:
    """The sea, and the lines of shallow water an engraver would draw along the coast."""
    shallows = (element("use", href=f"#coast-{here.name}", class_="shallows", stroke_width=width) for width in SHALLOWS)
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


def wind_rose(x: float, y: float, turn: float) -> Element:
    """Eight winds; the long dark ray points north."""
    rays = []
    for n in (1, 3, 5, 7, 0, 2, 4, 6):
        long = 15 if n % 2 else 24
        rays.append(path(f"M0 0L3.2-4L0-{long}Z", class_="ray dark", transform=f"rotate({45 * n})"))
        rays.append(path(f"M0 0L-3.2-4L0-{long}Z", class_="ray", transform=f"rotate({45 * n})"))
    north = path("M-3 -27V-34L3 -27V-34", class_="ridge")
    rings = (circle(0, 0, 18, class_="ridge"), circle(0, 0, 16.5, class_="hachure"))
    return group(*rings, *rays, north, transform=f"translate({x:g} {y:g}) rotate({turn:g})")


def tablet(x: float, y: float, name: str) -> Element:
    """The map's name on a Roman tablet with its two handles."""
    half = 10 + 6.2 * len(name)
    ears = f"M{-half:g}-6L{-half - 12:g}-11V11L{-half:g} 6M{half:g}-6L{half + 12:g}-11V11L{half:g} 6"
    return group(
        path(ears + "Z", class_="tablet"),
        rect(-half, -13, 2 * half, 26, 1, class_="tablet"),
        rect(-half + 3, -10, 2 * half - 6, 20, 0, class_="hachure"),
        text(1, 5.4, name, 15, "middle", class_="inscription"),
        transform=f"translate({x:g} {y:g})",
    )


@cache
def frame() -> Raw:
    """A meander around the map, with a star in each corner."""
    wide, tall = WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE
    key = element("pattern", path(KEY, class_="key"), id="key", width=EDGE, height=EDGE, patternUnits="userSpaceOnUse")
    sides = (
        side(WIDTH, f"translate({EDGE} 0)"),
        side(WIDTH, f"translate({wide - EDGE} {tall}) rotate(180)"),
        side(HEIGHT, f"translate(0 {tall - EDGE}) rotate(-90)"),
        side(HEIGHT, f"translate({wide} {EDGE}) rotate(90)"),
    )
    corners = [(x, y) for x in (EDGE / 2, wide - EDGE / 2) for y in (EDGE / 2, tall - EDGE / 2)]
    drawn = group(
        element("defs", key),
        rect(0, 0, wide, tall, 3, class_="frame"),
        *sides,
        *(star(x, y, 6, class_="key-star") for x, y in corners),
        rect(EDGE - 1, EDGE - 1, WIDTH + 2, HEIGHT + 2, 0, class_="frame-line"),
    )
    return Raw("g", markup=str(drawn))


def side(length: float, place: str) -> Element:
    """One side of the frame: whole turns of the meander, stretched a little to fit."""
    turns = round(length / EDGE)
    fill = rect(0, 0, turns * EDGE, EDGE, 0, fill="url(#key)")
    return group(fill, transform=f"{place} scale({length / (turns * EDGE):.4f} 1)")
