"""Houses and colonists: in the seat's colour, with the seat's mark on wall, cloak or sail."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, circle, group, path, text

HOUSE = "M-6.2-.4 0-6.6 6.2-.4H4.7V5.6H-4.7V-.4Z"
WALKER = "M-2.2-3.4H2.2Q6 .4 6.6 7.6H-6.6Q-6 .4-2.2-3.4Z"
STAFF = "M7.8-7.5V7.6"
HULL = "M-9 3.2H9Q7.6 7.8 4.6 7.8H-4.6Q-7.6 7.8-9 3.2Z"
SAIL = "M-6.4-7.6H6.4Q8-2.6 6.4 1.8H-6.4Q-4.8-2.6-6.4-7.6Z"
LAND = 0


def house(seat: int, x: float, y: float, scale: float = 1, city: str = "") -> Element:
    """A house; one that stands in a city is the same piece from then on."""
    return piece(seat, x, y, scale, path(HOUSE), emblem=(0.0, 1.6, 5.2), name=f"house {seat} {city}" if city else None)


def colonist(seat: int, kind: int, x: float, y: float, scale: float = 1) -> Element:
    if kind == LAND:
        return piece(
            seat, x, y, scale, path(STAFF, class_="staff"), circle(0, -6, 2.9), path(WALKER), emblem=(0, 3, 6.4)
        )
    return piece(seat, x, y, scale, path("M0-9V4", class_="staff"), path(HULL), path(SAIL), emblem=(0.5, -2.9, 6.2))


def piece(
    seat: int,
    x: float,
    y: float,
    scale: float,
    *shapes: Element,
    emblem: tuple[float, float, float],
    name: str | None = None,
) -> Element:
    """Shapes around the origin, moved to (x, y), with the seat's mark on them."""
    mark = group(seat_mark(seat, *emblem), class_="emblem")
    where = f"translate({x:g} {y:g})" + ("" if scale == 1 else f" scale({scale:g})")
    return group(*shapes, mark, class_=f"piece seat-{seat}", transform=where, data_piece=name)


def outline(kind: int | None) -> Element:
    """A piece that does not stand there yet: a colonist of a kind or, without one, a house.

    It is drawn by reference, where the style's rules for what is inside do not hold."""
    shapes = (
        [path(HOUSE)] if kind is None else [circle(0, -6, 2.9), path(WALKER)] if kind == LAND else [path(HULL + SAIL)]
    )
    return group(*shapes, fill="var(--seat)", stroke="var(--ink)", stroke_width=1, transform="scale(1.3)")


def times(n: int, x: float, y: float) -> Element:
    """How many pieces stand in one place."""
    return text(x, y, f"×{n}", 12, class_="tally")
