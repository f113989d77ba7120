"""Plots as SVG, in the look of Ludus: dots with intervals, distributions, and bars to both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import floor, log10
from statistics import fmean

from ludus.arena.ratings import Figure
from ludus.drawing import svg
from ludus.engine.language import Words

WIDTH = 720.0
LEFT = 236.0  # room for names
RIGHT = 24.0
ROW = 34.0
TOP = 18.0
AXIS = 44.0  # room for the numbers and the label below
BINS = 24
Scale = Callable[[float], float]


def scale(low: float, high: float) -> Scale:
    """From a value to its place on the plot's width."""
    reach = (high - low) or 1.0
    return lambda value: LEFT + (value - low) / reach * (WIDTH - LEFT - RIGHT)


def ticks(low: float, high: float) -> list[float]:
    """About six round numbers between two values."""
    raw = ((high - low) or 1.0) / 6
    unit = 10.0 ** floor(log10(raw))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= raw)
    first = -(-low // step)
    return [step * (first + n) for n in range(20) if step * (first + n) <= high + step * 1e-9]


def axis(_: Words, low: float, high: float, bottom: float, label: str) -> svg.Element:
    place = scale(low, high)
    marks = [
        svg.group(
            svg.line(place(value), TOP - 6, place(value), bottom, stroke="var(--rule)", stroke_width=1),
            svg.text(
                place(value),
                bottom + 16,
                _.number(value, 3, min_places=0),
                size=12,
                anchor="middle",
                fill="var(--faded)",
            ),
        )
        for value in ticks(low, high)
    ]
    return svg.group(*marks, svg.text(WIDTH - RIGHT, bottom + 36, label, size=13, anchor="end", fill="var(--ink)"))


def named(y: float, name: str) -> svg.Element:
    return svg.text(
        LEFT - 12, y + 5, name if len(name) <= 27 else name[:26] + "…", size=14, anchor="end", fill="var(--ink)"
    )


def whisker(place: Scale, y: float, figure: Figure) -> svg.Element:
    ends = [svg.line(place(end), y - 5, place(end), y + 5, stroke_width=2) for end in (figure.low, figure.high)]
    span = svg.line(place(figure.low), y, place(figure.high), y, stroke_width=2)
    return svg.group(span, *ends, stroke="var(--ink)")


def dots(_: Words, figures: Mapping[str, Figure], title: str, label: str) -> str:
    """One row per name: a dot with its interval."""
    low = min(figure.low for figure in figures.values())
    high = max(figure.high for figure in figures.values())
    low, high = low - 0.05 * (high - low or 1), high + 0.05 * (high - low or 1)
    place = scale(low, high)
    bottom = TOP + ROW * len(figures)
    rows = [
        svg.titled(
            f"{name}: {figure.shown(_.number, 1)}",
            named(y, name),
            whisker(place, y, figure),
            svg.circle(place(figure.mean), y, 6, fill="var(--terracotta)", stroke="var(--ink)"),
        )
        for y, (name, figure) in zip(centres(len(figures)), figures.items(), strict=True)
    ]
    summary = "; ".join(f"{name}: {figure.shown(_.number, 1)}" for name, figure in figures.items())
    return svg.document(WIDTH, bottom + AXIS, axis(_, low, high, bottom, label), *rows, title=title, desc=summary)


def centres(count: int) -> list[float]:
    return [TOP + ROW * (n + 0.5) for n in range(count)]


def distributions(_: Words, samples: Mapping[str, Sequence[float]], title: str, label: str) -> str:
    """One row per name: how often each value occurred, with a mark at the mean."""
    everything = [value for values in samples.values() for value in values]
    low, high = min(everything), max(everything)
    place = scale(low, high)
    bottom = TOP + ROW * 1.6 * len(samples)
    rows = []
    for n, (name, values) in enumerate(samples.items()):
        base = TOP + ROW * 1.6 * (n + 1) - 6
        mean, written = fmean(values), _.number(fmean(values), 1)
        rows.append(
            svg.titled(
                f"{name}: {written}",
                named(base - 16, name),
                *bars(values, low, high, base, ROW * 1.3),
                svg.line(place(mean), base - ROW * 1.55, place(mean), base + 3, stroke="var(--ink)", stroke_width=2),
                svg.text(place(mean) + 5, base - ROW * 1.33, written, size=11, fill="var(--ink)"),
            )
        )
    summary = "; ".join(f"{name}: {_.number(fmean(values), 1)}" for name, values in samples.items())
    return svg.document(WIDTH, bottom + AXIS, axis(_, low, high, bottom, label), *rows, title=title, desc=summary)


def bars(values: Sequence[float], low: float, high: float, base: float, tallest: float) -> list[svg.Element]:
    """A histogram standing on a line."""
    bins = int(min(BINS, high - low + 1)) or 1
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / ((high - low) or 1) * bins))] += 1
    width = (WIDTH - LEFT - RIGHT) / bins
    return [
        svg.rect(
            LEFT + n * width,
            base - tallest * count / max(counts),
            width - 1,
            tallest * count / max(counts),
            0,
            fill="var(--sea)",
        )
        for n, count in enumerate(counts)
        if count
    ]


def both_sides(_: Words, figures: Mapping[str, Figure], title: str, label: str) -> str:
    """One row per name: a bar from zero to one side, with its interval."""
    reach = max(0.1, *(max(abs(figure.low), abs(figure.high)) for figure in figures.values()))
    place = scale(-reach, reach)
    bottom = TOP + ROW * len(figures)
    rows = []
    for y, (name, figure) in zip(centres(len(figures)), figures.items(), strict=True):
        left, right = sorted((place(0), place(figure.mean)))
        colour = "var(--laurel)" if figure.mean > 0 else "var(--ochre)"
        bar = svg.rect(left, y - 8, right - left, 16, 0, fill=colour)
        rows.append(svg.titled(f"{name}: {figure.shown(_.number, 2)}", named(y, name), bar, whisker(place, y, figure)))
    summary = "; ".join(f"{name}: {figure.shown(_.number, 2)}" for name, figure in figures.items())
    return svg.document(WIDTH, bottom + AXIS, axis(_, -reach, reach, bottom, label), *rows, title=title, desc=summary)
