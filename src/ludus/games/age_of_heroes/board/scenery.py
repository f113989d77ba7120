"""What is painted behind things: skies, hills, a sun; and the monuments, which rise course by course."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import sin

from ludus.drawing.svg import Element, at, circle, element, group, number, path, rect
from ludus.games.age_of_heroes.tables import CARDS, SPECIAL

SKIES = ("day", "dusk", "storm")
BASE, TALL = 100, 90  # the box a monument is designed in
# From the ground up: a pyramid, a domed temple, a temple with columns, a stepped tower, a ring of stones, a gate tower.
SHAPES: tuple[tuple[str, ...], ...] = (
    tuple(f"M{10 * k} {90 - 18 * k}h{100 - 20 * k}l-10 -18h{20 * k - 80}z" for k in range(5)),
    (
        "M0 90h100v-10h-100z",
        "M8 80h12v-28h-12zM30 80h12v-28h-12zM58 80h12v-28h-12zM80 80h12v-28h-12z",
        "M4 52h92v-11h-92z",
        "M14 41h72v-12h-72z",
        "M18 29c4 -34 60 -34 64 0z",
    ),
    (
        "M0 90h100v-9h-100z",
        "M6 81h88v-8h-88z",
        "M11 73h10v-38h-10zM28 73h10v-38h-10zM45 73h10v-38h-10zM62 73h10v-38h-10zM79 73h10v-38h-10z",
        "M6 35h88v-10h-88z",
        "M2 25l48 -22l48 22z",
    ),
    tuple(f"M{11 * k} {90 - 17 * k}h{100 - 22 * k}v-17h{22 * k - 100}z" for k in range(5)),
    (
        "M4 90l2 -58h16l2 58z",
        "M78 90l2 -58h16l2 58z",
        "M40 90l2 -58h16l2 58z",
        "M0 32l3 -17h46v17z",
        "M51 32v-17h46l3 17z",
    ),
    (
        "M0 90v-26h10v6h10v-6h10v6h10v-6h20v6h10v-6h10v6h10v-6h10v26z",
        "M26 64h48v-20h-48z",
        "M12 44q14 -2 20 -12h36q6 10 20 12z",
        "M34 32h32v-14h-32z",
        "M20 18q14 -2 22 -12h6v-5h4v5h6q8 10 22 12z",
    ),
)


@cache
def courses(tribe: int, wanted: int) -> tuple[str, ...]:
    """The outlines of a monument's courses, in a box of BASE by TALL; a table may want more or fewer than five."""
    if wanted == len(SHAPES[tribe]):
        return SHAPES[tribe]
    step = TALL / max(wanted, 1)
    widths = [BASE - 70 * k / max(wanted, 1) for k in range(wanted)]
    return tuple(
        f"M{number((BASE - w) / 2)} {number(TALL - step * k)}h{number(w)}v{number(-step)}h{number(-w)}z"
        for k, w in enumerate(widths)
    )


def monument(tribe: int, built: int, wanted: int, owner: int, css: str = "", large: bool = False) -> Element:
    """A monument as it stands: courses of the tribe's masonry, and the outline of what is still missing."""
    stone = CARDS[SPECIAL + tribe] + ("-fine" if large else "")
    parts = []
    for k, shape in enumerate(courses(tribe, wanted)):
        if k < built:
            fill = f"url(#masonry-{stone})"
            piece = f"stone-{owner}-{k}" if css != "again" else None  # one piece is in one place
            parts.append(path(shape, class_="block", fill=fill, data_piece=piece))
        else:
            parts.append(path(shape, class_="missing"))
    return group(*parts, class_=f"monument {css}".strip())


def skies() -> Element:
    """Gradients that a drawing has once; style.css gives their colours."""
    return element("defs", *(sky(name) for name in SKIES))


def sky(name: str) -> Element:
    stops = [element("stop", offset=offset, class_=f"{name}-{k}") for k, offset in enumerate((0, 0.65, 1))]
    return element("linearGradient", *stops, id=f"sky-{name}", x1=0, y1=0, x2=0, y2=1)


def landscape(
    width: float, height: float, weather: str = "day", seed: int = 1, sun: bool = True, rise: float = 0
) -> Element:
    """A sky, and two lines of hills under it; `rise` is how much higher they are, in parts of the whole."""
    parts = [rect(0, 0, width, height, 3, fill=f"url(#sky-{weather})", class_="sky")]
    if sun:
        parts.append(circle(width * 0.78, height * 0.3, min(width, height) * 0.13, class_="sun"))
    parts += [
        path(hills(width, height, 0.6 - rise, 0.1, seed), class_="hill far"),
        path(hills(width, height, 0.76 - rise, 0.08, seed + 3), class_="hill near"),
    ]
    return group(*parts, class_="scenery")


def ruins(width: float, height: float) -> Element:
    """What is left of a tribe: stumps of columns and a fallen drum under a dark sky."""
    ground = height * 0.58
    stumps = [
        path(f"M{number(width * x)} {number(ground)}v-{tall}l5 4l4 -7l5 5v{tall - 2}z", class_="stump")
        for x, tall in ((0.16, 18), (0.3, 32), (0.62, 24), (0.78, 14))
    ]
    fallen = path(f"M{number(width * 0.42)} {number(ground + 2)}l24 -5q4 6 1 12l-24 4q-4 -5 -1 -11z", class_="stump")
    return group(landscape(width, height, "storm", seed=9, sun=False, rise=0.24), *stumps, fallen)


@cache
def hills(width: float, height: float, level: float, swing: float, seed: int) -> str:
    """A line of hills from edge to edge, filled to the ground."""
    steps = 8
    rise = [sin(seed * 1.7 + 0.9 * k) + 0.5 * sin(seed + 2.3 * k) for k in range(steps + 1)]
    points = [(width * k / steps, height * (level - swing * r * 0.7)) for k, r in enumerate(rise)]
    d = f"M0 {number(height)}L0 {number(points[0][1])}"
    for (x1, y1), (x2, y2) in pairwise(points):
        d += f"Q{number(x1 + width / steps / 2)} {number(y1)} {number(x2)} {number(y2)}"
    return f"{d}L{number(width)} {number(height)}Z"


def ground(width: float, y: float) -> Element:
    """The line that things stand on."""
    return at(0, y, path(f"M0 0h{number(width)}", class_="soil"))
