"""Marks made by hand: brush strokes that cross out boxes, and the marks that distinguish the seats."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin

from ludus.drawing.palette import SEATS
from ludus.drawing.svg import Element, Value, circle, element, number, path, polygon, rect

WOBBLES = ((0.3, -0.5, 0.4), (-0.4, 0.3, -0.3), (0.5, 0.4, -0.5), (-0.2, -0.4, 0.5))  # no two neighbours look alike


def stroke(x1: float, y1: float, x2: float, y2: float, width: float, vary: int = 0) -> str:
    """The outline of one brush stroke: set down full, drawn out, lifted to a thin end."""
    length = hypot(x2 - x1, y2 - y1) or 1
    along = ((x2 - x1) / length, (y2 - y1) / length)
    wobble = WOBBLES[vary % len(WOBBLES)]

    def place(t: float, side: float) -> str:
        x = x1 + along[0] * length * t - along[1] * side * width
        y = y1 + along[1] * length * t + along[0] * side * width
        return f"{number(round(x, 1))} {number(round(y, 1))}"  # a tenth of a pixel is enough for a brush

    swell, dry = wobble[0] * 0.1, wobble[1] * 0.1
    return (
        f"M{place(-0.02, 0.3)}"
        f"Q{place(0.06, 0.56)} {place(0.25, 0.5 + swell)}"
        f"T{place(0.75, 0.44 + dry)}"
        f"Q{place(0.94, 0.4)} {place(1.04, 0.06 + wobble[2] * 0.1)}"
        f"Q{place(0.9, -0.3)} {place(0.72, -0.42 + swell)}"
        f"T{place(0.25, -0.5 + dry)}"
        f"Q{place(0.04, -0.56)} {place(-0.02, -0.24)}Z"
    )


def cross(x: float, y: float, width: float, height: float, vary: int = 0) -> Element:
    """Two strokes across a box whose upper left corner is (x, y), in the colour of the seat around it."""
    moved = f"translate({number(x)} {number(y)})"
    return path(two_strokes(width, height, vary % len(WOBBLES)), class_="brush", transform=moved)


@cache
def two_strokes(width: float, height: float, vary: int) -> str:
    """A cross in the upper left corner; boxes of one size share a few of them."""
    thick = max(2.4, min(width, height) * 0.125)
    inset = min(width, height) * 0.16
    right, bottom = width - inset, height - inset
    return stroke(inset, inset, right, bottom, thick, vary) + stroke(right, inset, inset, bottom, thick, vary + 1)


def loop(x: float, y: float, radius: float, vary: int = 0) -> Element:
    """A ring drawn with the brush around (x, y): what is circled, not crossed."""
    wobble = WOBBLES[vary % len(WOBBLES)]
    inner = radius * 0.8
    tilt = wobble[0] * 0.06 * radius
    return path(
        f"{ellipse(x, y, radius, radius * (1 + wobble[1] * 0.06))}"
        f"{ellipse(x + tilt, y - tilt, inner * (1 + wobble[2] * 0.05), inner)}",
        class_="brush",
        fill_rule="evenodd",
    )


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    start, turn = f"M{number(x - rx)} {number(y)}", f"a{number(rx)} {number(ry)} 0 1 0"
    return f"{start}{turn} {number(2 * rx)} 0{turn} {number(-2 * rx)} 0Z"


def star(x: float, y: float, radius: float, **attributes: Value) -> Element:
    reach = (radius, radius * 0.45)
    turns = [(reach[k % 2], pi * (k / 5 - 0.5)) for k in range(10)]
    return polygon([(x + r * cos(angle), y + r * sin(angle)) for r, angle in turns], **attributes)


def seat_mark(seat: int, x: float, y: float, size: float = 14) -> Element:
    """The mark of a seat, its centre at (x, y): a colour and a shape."""
    r = size / 2
    look: dict[str, Value] = {
        "fill": SEATS[seat].colour,
        "stroke": "var(--ink)",
        "stroke_width": max(1.0, size / 14),
        "stroke_linejoin": "round",
    }
    shape = SEATS[seat].shape
    if shape == "disc":
        return circle(x, y, r * 0.95, **look)
    if shape == "square":
        return rect(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, 1, **look)
    if shape == "triangle":
        return polygon([(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)], **look)
    if shape == "diamond":
        return polygon([(x, y - r * 1.1), (x + r * 1.1, y), (x, y + r * 1.1), (x - r * 1.1, y)], **look)
    if shape == "star":
        return star(x, y, r * 1.15, **look)
    outline = ellipse(x, y, r, r) + ellipse(x, y, r * 0.45, r * 0.45)
    return element("path", d=outline, fill_rule="evenodd", **look)
