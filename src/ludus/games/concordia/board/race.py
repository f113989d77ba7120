"""The race of the final scoring: everybody's sum so far, god after god, in figures and as a bar that grows."""

from __future__ import annotations

from itertools import accumulate

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, group, rect, text
from ludus.games.concordia.board.scene import Scene
from ludus.games.concordia.tables import GODS
from ludus.games.concordia.text.ending import scores

BAR = 11  # the height of a bar
LANE = 18  # from one bar to the next
START = 28  # where bars begin, beside the marks of their players


def tall(scene: Scene) -> float:
    return LANE * scene.view.players


def parts_of(scene: Scene) -> list[list[int]]:
    """The points of every seat in the order they are counted: god by god, then the Concordia card."""
    counted = [row.values for row in scores(scene.view, scene.lang) if not row.total]
    return [[row[seat] for row in counted] for seat in range(scene.view.players)]


def sums(scene: Scene, middles: list[float], y: float) -> Element:
    """Below every player the sum so far: a page shows the newest only; a picture, and the end, the last one."""
    running = [list(accumulate(parts)) for parts in parts_of(scene)]
    return group(
        *(sums_at(step, [one[step] for one in running], middles, y) for step in range(len(GODS) + 1)), class_="sums"
    )


def sums_at(step: int, sums: list[int], middles: list[float], y: float) -> Element:
    """Who is ahead stands out."""
    best = max(sums)
    figures = (
        text(x + 4, y, f"{n}", 20, "end", class_="strong gained" if n == best and n else "strong")
        for n, x in zip(sums, middles, strict=True)
    )
    return group(*figures, data_step=step + 1)


def bars(scene: Scene, x: float, y: float, wide: float) -> Element:
    """A bar for every player, made of what each god gives; the longest is as long as there is room."""
    everybody = parts_of(scene)
    unit = (wide - START) / max(1, *map(sum, everybody))
    return at(x, y, *(lane(seat, parts, unit, wide) for seat, parts in enumerate(everybody)))


def lane(seat: int, parts: list[int], unit: float, wide: float) -> Element:
    y, begins = LANE * seat, [0, *accumulate(parts)]
    grown = [
        rect(START + begin * unit, y, points * unit, BAR, 0, class_=f"bit god-{step}", data_step=step + 1)
        for step, (begin, points) in enumerate(zip(begins, parts, strict=False))
        if points
    ]
    return group(seat_mark(seat, 14, y + BAR / 2, 13), rect(START, y, wide - START, BAR, 0, class_="track"), *grown)
