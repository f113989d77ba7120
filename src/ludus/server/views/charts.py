"""Small line charts, drawn like the boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, element, line, number, path, text
from ludus.engine.language import signed

WIDTH, HEIGHT = 420, 180
LEFT, RIGHT, TOP, BOTTOM = 40, 20, 14, 16
LETTERS = 14  # legible on a phone, too


class Curve(NamedTuple):
    """A line of a chart, in a seat's colour and ending in its mark."""

    label: str
    values: Sequence[int]
    seat: int


def chart(curves: Sequence[Curve], title: str) -> Markup:
    """Values from left to right, on one scale."""
    every = [value for curve in curves for value in curve.values] or [0]
    low, high = min(0, *every), max(1, *every)
    steps = max(1, max(len(curve.values) for curve in curves) - 1)

    def x(n: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * n / steps

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)

    parts: list[Element] = [element("title", title)]
    for value in scale(low, high):
        parts.append(line(LEFT, y(value), WIDTH - RIGHT, y(value), class_="rule"))
        parts.append(text(LEFT - 6, y(value) + 5, signed(value), LETTERS, "end", class_="faded"))
    for curve in curves:
        d = "M" + "L".join(f"{number(x(n))} {number(y(value))}" for n, value in enumerate(curve.values))
        parts.append(path(d, class_=f"curve seat-{curve.seat}"))
        parts.append(seat_mark(curve.seat, x(len(curve.values) - 1), y(curve.values[-1]), 12))
    svg = element("svg", *parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", class_="ludus chart", role="img", aria_label=title)
    return Markup(str(svg))  # our own drawing, escaped by its builder


def scale(low: int, high: int) -> list[int]:
    """A few round numbers between two values."""
    step = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10000) if (high - low) / size <= 5)
    return list(range(-(-low // step) * step, high + 1, step))
