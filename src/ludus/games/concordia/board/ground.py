"""What a map looks like before anybody has come: sea, coasts, rivers, mountains and words. Provinces lie in between.

It is the same in every position, so its markup is made once. Colours come from `map.css`, mixed out of the palette.
"""

from __future__ import annotations

from functools import cache

from ludus.drawing.svg import Element, Raw, circle, element, group, path, rect, text
from ludus.games.concordia.board.chart import HEIGHT, WIDTH, Chart, Point, chart

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
PEAK = "M-5.6 3.9Q-2.9 1.1-1.3-3.6Q0-6.7 1.1-3.8Q2.9 1.3 6.3 3.9"
SNOW = "M1.1-3.8Q1.8-.7 3.8 1.3L2.5 3.6Q.4 1.6.7-1.8"
PLASTER = (  # specks and cracks of a painted wall, in a tile of 90 units
    "M8 14h1M23 71h1.5M39 33h.8M52 8h1.2M61 57h1M77 25h.8M84 80h1.4M14 45h.8M45 82h1M69 41h1.2M31 58h.8"
    "M3 62q6-3 9 1M55 24q5 4 3 9M70 70q-6 2-8 8M28 4q3 5 9 5"
)


@cache
def below(m: int) -> Raw:
    """The sea and the bare land, the map's upper left corner at the origin."""
    here = chart(m)
    drawn = (definitions(here), *waters(), shallows(here), element("use", href=f"#coast-{here.name}", class_="wild"))
    return Raw("g", markup=str(group(*drawn)))


@cache
def above(m: int) -> Raw:
    """What lies on the provinces: rivers, mountains, the coast, words, and the edge of the picture."""
    here = chart(m)
    on_land = {"clip_path": f"url(#land-{here.name})"}
    drawn = (
        element("use", href=f"#coast-{here.name}", class_="shore", **on_land),
        rect(0, 0, WIDTH, HEIGHT, 0, fill="url(#plaster)", **on_land),
        group(*(path(course, class_="river") for course in here.rivers), **on_land),
        *(mountain(peak) for peak in here.mountains),
        element("use", href=f"#coast-{here.name}", class_="coast"),
        *words_of_seas(here),
        wind_rose(*here.rose),
        tablet(*here.title),
        rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 2, class_="edge"),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, 1, class_="hairline"),
    )
    return Raw("g", markup=str(group(*drawn, class_="above")))


def definitions(here: Chart) -> Element:
    coast = path("".join(here.land.values()), id=f"coast-{here.name}")
    clip = element("clipPath", element("use", href=f"#coast-{here.name}"), id=f"land-{here.name}")
    regions = (path(province.outline, id=f"region-{name}") for name, province in here.provinces.items())
    patterns = (tile(f"weave-{n}", 10, 10, path(lines, class_="weave")) for n, lines in enumerate(PATTERNS))
    ripples = path("M0 8Q5 4 10 8T20 8M12 20Q17 16 22 20T32 20", class_="ripple")
    sea = tile("ripples", 40, 26, ripples)
    plaster = tile("plaster", 90, 90, path(PLASTER, class_="speck"))
    return element("defs", coast, clip, *regions, sea, plaster, *patterns)


def tile(name: str, wide: float, tall: float, drawn: Element) -> Element:
    return element("pattern", drawn, id=name, width=wide, height=tall, patternUnits="userSpaceOnUse")


def waters() -> tuple[Element, ...]:
    return (rect(0, 0, WIDTH, HEIGHT, 0, class_="sea"), rect(0, 0, WIDTH, HEIGHT, 0, fill="url(#ripples)"))


def shallows(here: Chart) -> Element:
    """The lines of shallow water an engraver would draw along the coast."""
    lines = (element("use", href=f"#coast-{here.name}", class_="shallows", stroke_width=width) for width in SHALLOWS)
    return group(*lines)


def mountain(peak: Point) -> Element:
    x, y = peak
    return group(
        path(PEAK + "Z", class_="slope"),
        path(SNOW + "Z", class_="shadow"),
        path(PEAK, class_="ridge"),
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
