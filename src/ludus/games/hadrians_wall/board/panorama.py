"""The wall as it stands, in a landscape that changes with the years: every marked box is masonry, a guard, a stake.

Trees are felled as the mines and forests are worked. The sky goes on above the picture, for windows that are higher."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sin

from ludus.drawing.svg import Element, circle, element, group, path, rect
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.columns import SLOTS
from ludus.games.hadrians_wall.board.layout import WALL_SCENE, WIDTH
from ludus.games.hadrians_wall.board.scene import Scene

SKY = 420  # how far the sky goes up
BASE = 92  # where the wall stands
SLOT = WIDTH / int(t.TRACK_LENGTH[t.FORT])
COURSE, BLOCK = 14, 34  # heights of a fort's foundation and of the wall on it
TREES = 30
GUARDS = int(t.TRACK_LENGTH[t.GUARD])
SECTION_ENDS = tuple(int(end) for end in t.SECTION_END[t.FORT])


def landscape(year: int, ground: float) -> Iterator[Element]:
    """Sky, sun and three ranges of hills; the year is in their colours and in the height of the sun."""
    yield rect(0, -SKY, WIDTH, SKY + ground, 0, fill="url(#sky)")
    x, y = 110 + year * 150, 30 - 9 * (year if year < 3 else 5 - year)
    yield circle(x, y, 24, class_="halo")
    yield circle(x, y, 14, class_="sun")
    yield path(CLOUDS, class_="cloud")
    for number, (crest, swell, phase) in enumerate(((40, 9, 1.2), (54, 8, 3.1), (68, 5, 5.2))):
        yield path(hills(crest, swell, phase, ground), class_=f"hills hills-{number}")


CLOUDS = "".join(
    f"M{x} {y}q{w / 4:g} -7 {w / 2:g} -2q{w / 4:g} -5 {w / 2:g} 2q-{w / 2:g} 5 -{w} 0z"
    for x, y, w in (
        (70, 14, 90),
        (330, 6, 70),
        (520, 20, 110),
        (800, 10, 80),
        (180, -40, 120),
        (640, -60, 140),
        (420, -120, 160),
    )
)


@cache
def hills(crest: float, swell: float, phase: float, ground: float) -> str:
    points = (
        f"L{x} {crest - swell * (0.6 * sin(x / 150 + phase) + 0.4 * sin(x / 61 + 2 * phase)):.1f}"
        for x in range(0, WIDTH + 1, 24)
    )
    return f"M0 {ground:g}{''.join(points)}L{WIDTH} {ground:g}z"


def panorama(scene: Scene) -> Iterator[Element]:
    p, year = scene.p, min(int(scene.s.year), t.YEARS - 1)
    yield group(
        *landscape(year, WALL_SCENE),
        *trees(int(p.tracks[t.MINE])),
        *masonry(int(p.tracks[t.FORT]), int(p.tracks[t.WALL])),
        *guards(int(p.tracks[t.GUARD]), int(p.tracks[t.WALL])),
        *stakes(int(p.tracks[t.CIPPI])),
        path(f"M0 {WALL_SCENE}v-5q{WIDTH / 4} -5 {WIDTH / 2} -1t{WIDTH / 2} -1v7z", class_="hills hills-2"),
        class_=f"year-{year}",
    )


def trees(felled: int) -> Iterator[Element]:
    """A wood that has been cut down on its near side."""
    for n in range(2 * felled, TREES):
        x, y = (n * 197 + 31) % WIDTH, 44 + (n * 53) % 29
        size = 13 + (y - 44) / 3
        yield element(
            "use", href=f"#sign-{'pine' if n % 3 else 'tree'}", x=x, y=y - size / 2, width=size * 0.7, height=size
        )


def block(name: str, vary: int, x: float, y: float, width: float, height: float) -> Element:
    return element("use", href=f"#sign-{name}-{vary % 3}", x=round(x, 1), y=y, width=round(width, 1), height=height)


def masonry(fort: int, wall: int) -> Iterator[Element]:
    """Foundations, the wall on them, and a milecastle in each section of the fort that is complete."""
    for n in range(fort):
        yield group(block("course", n, n * SLOT, BASE - COURSE, SLOT + 0.5, COURSE), data_piece=f"foundation-{n}")
    for n in range(wall):
        yield group(block("block", n, n * SLOT, BASE - COURSE - BLOCK, SLOT + 0.5, BLOCK), data_piece=f"wall-block-{n}")
    for k, end in enumerate(SECTION_ENDS):
        if fort >= end:
            x = (end - 3.5) * SLOT - 25
            yield group(
                element("use", href="#sign-tower", x=round(x, 1), y=BASE - 76, width=50, height=76),
                path(f"M{x + 25:.1f} {BASE - 75}v-15m.5 .5q9 -3 16 .5q-3 3 0 7q-8 -2.500 -16 0z", class_="banner"),
                data_piece=f"tower-{k}",
            )


def guards(count: int, wall: int) -> Iterator[Element]:
    """Legionaries on the wall; where there is none yet, before it."""
    for n in range(count):
        x = (n + 0.5) * WIDTH / GUARDS
        top = BASE - COURSE - BLOCK + 8 if x < wall * SLOT else BASE + 1
        yield group(
            element("use", href="#sign-legionary", x=round(x - 7, 1), y=top - 26, width=14, height=26),
            data_piece=f"guard-{n}-stands",
        )


def stakes(count: int) -> Iterator[Element]:
    """Cippi, each before the part of the fort it is chained to."""
    for n in range(count):
        section, slot = SLOTS[t.CIPPI][n]
        x = ((SECTION_ENDS[section - 1] if section else 0) + slot) * SLOT + 10
        yield group(
            element("use", href="#sign-stakes", x=round(x, 1), y=BASE - 12, width=24, height=16),
            data_piece=f"stakes-{n}",
        )
