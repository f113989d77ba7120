"""The lower part of the left sheet: production, training, forum, civic buildings, attributes, landmarks, disdain."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import cross, loop
from ludus.drawing.svg import Element, circle, group, path, rect, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.buildings import CARD_WIDTH, building_card
from ludus.games.hadrians_wall.board.scene import Scene

CIVIC = tuple(n for n in range(t.LARGE_GRANARY + 1, len(t.BUILDINGS)) if t.BUILDING_LEVEL_OF[n] == 0)
LANDMARK = {int(t.BUILDING_LEVEL_OF[n]) - 1: n for n in range(len(t.BUILDINGS)) if t.LANDMARKS >> n & 1}
STEP = 32  # from one attribute box to the next
ATTRIBUTE_BOX = 30
ROWS_TOP = 70 + 78 + 20
ATTRIBUTE_ROW = 76
HEIGHT = ROWS_TOP + 4 * ATTRIBUTE_ROW + 66


def civic(scene: Scene, top: float) -> Iterator[Element]:
    yield from production(scene, part.MARGIN, top)
    yield from training(scene, part.MARGIN + 440, top)
    yield from forum(scene, part.MARGIN + 838, top)
    for k, building in enumerate(CIVIC):
        yield building_card(scene, building, part.MARGIN + k * (part.INNER - CARD_WIDTH) / (len(CIVIC) - 1), top + 72)
    for attribute in range(len(t.ATTRIBUTES)):
        yield from attribute_row(scene, attribute, top + ROWS_TOP + attribute * ATTRIBUTE_ROW)
    yield from disdain(scene, top + ROWS_TOP + 4 * ATTRIBUTE_ROW)


def production(scene: Scene, x: float, y: float) -> Iterator[Element]:
    yield part.panel(x, y, 428, 60)
    yield sign("production", x + 8, y + 12, 34)
    yield part.titled_line(x + 52, y + 20, scene._("resource production"), 260, 16)
    for n in range(t.PRODUCTION_CIRCLES):
        cx, cy = x + 66 + n * 40, y + 41
        filled = n < scene.p.production
        yield circle(cx, cy, 13, class_="mark" if filled else "slot")
        if not filled:
            yield sign("resource", cx - 8, cy - 8, 16, opacity=0.6)


def training(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """Once a year, a sword for a builder."""
    yield part.panel(x, y, 388, 60)
    yield part.titled_lines(x + 10, y + 18, scene._("training grounds"), 136, 14)
    yield sign("builder", x + 10, y + 30, 20)
    yield path(f"M{x + 38} {y + 40}h16m-5 -5l5 5-5 5", class_="line")
    yield sign("sword", x + 62, y + 29, 22)
    yield from yearly(scene, "train", int(scene.p.trainings), t.TRAININGS, x + 150, y + 9, "sword")


def forum(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """Once a year, two workers for one of another kind."""
    yield part.panel(x, y, 322, 60)
    yield part.titled_line(x + 10, y + 20, scene._("forum"), 100, 16)
    for k in range(2):
        yield sign("worker", x + 10 + 20 * k, y + 30, 20)
    yield path(f"M{x + 54} {y + 40}h16m-5 -5l5 5-5 5", class_="line")
    yield sign("worker", x + 76, y + 30, 20)
    yield from yearly(scene, "forum", int(scene.p.forums), t.FORUMS, x + 126, y + 9, "forum")


def yearly(scene: Scene, target: str, years: int, boxes: int, x: float, y: float, mark: str) -> Iterator[Element]:
    """Boxes of something done at most once a year; a marked one holds the year's number."""
    done = [year for year in range(t.YEARS) if years >> year & 1]
    for n in range(boxes):
        left = x + n * part.PITCH
        parts = [rect(left, y, part.BOX, part.BOX, class_="box")]
        if n < len(done):
            numeral = text(left + part.BOX / 2, y + 27, part.ROMAN[done[n]], 16, "middle", class_="serif number over")
            yield group(*parts, part.crossed(left, y, n), numeral, class_="done thing")
            continue
        parts.append(group(sign(mark, left + 10, y + 10, 22), class_="inside"))
        yield scene.thing(target, *parts) if n == len(done) else group(*parts, class_="thing locked")


def attribute_row(scene: Scene, attribute: int, y: float) -> Iterator[Element]:
    """The name, which is pressed where an attribute is to be chosen, 25 boxes and the landmark."""
    name = t.ATTRIBUTES[attribute]
    marked = int(scene.p.attributes[attribute])
    yield scene.thing(
        f"attribute-{name}",
        rect(part.MARGIN, y + 2, 132, 56, class_="box"),
        part.titled_line(part.MARGIN + 10, y + 20, names.attributes(scene._)[attribute], 116, 15),
        sign(name, part.MARGIN + 10, y + 25, 30),
        text(part.MARGIN + 52, y + 49, str(marked), 24, class_="number"),
    )
    for n in range(t.ATTRIBUTE_LENGTH):
        yield attribute_box(attribute, n, part.MARGIN + 142 + n * STEP, y + 20, n < marked)
    yield building_card(scene, LANDMARK[attribute], part.MARGIN + part.INNER - CARD_WIDTH, y)


def attribute_box(attribute: int, n: int, x: float, y: float, marked: bool) -> Element:
    reward = int(t.ATTRIBUTE_REWARD[attribute, n])
    parts = [
        rect(x, y, ATTRIBUTE_BOX, ATTRIBUTE_BOX, class_="box"),
        text(x + ATTRIBUTE_BOX / 2, y - 4, str(n + 1), 10.5, "middle", class_="faded"),
    ]
    if reward != t.NOTHING:
        parts.append(sign(t.REWARDS[reward], x + 5, y + 5, 20))
    if n + 1 == LANDMARK_LEVEL:
        parts.append(path(f"M{x + 24} {y - 16}v18m0 -18h12l-4 4 4 4h-12", class_="pennant"))
    if marked:
        parts.append(cross(x, y, ATTRIBUTE_BOX, ATTRIBUTE_BOX, n))
    return group(*parts, class_="done thing" if marked else "thing later")


LANDMARK_LEVEL = int(t.BUILDING_LEVEL[LANDMARK[0]])


def disdain(scene: Scene, y: float) -> Iterator[Element]:
    """Circled when it comes, crossed when a bribe removes it; the price of what is left stands beside."""
    yield part.panel(part.MARGIN, y, part.INNER, 58)
    yield sign("disdain", part.MARGIN + 10, y + 12, 34)
    yield part.titled_line(part.MARGIN + 54, y + 26, scene._("disdain"), 90, 16)
    left = int(scene.p.disdain - scene.p.removed)
    yield text(part.MARGIN + 54, y + 48, str(left), 20, class_="number")
    for n in range(t.DISDAIN_CIRCLES):
        cx, cy = part.MARGIN + 158 + n * STEP, y + 29
        yield circle(cx, cy, 11, class_="slot")
        yield sign(
            "forgiven" if n < scene.p.removed else "disdain",
            cx - 7,
            cy - 7,
            14,
            opacity=None if n < scene.p.disdain else 0.3,
        )
        if n < scene.p.disdain:
            yield loop(cx, cy, 14, n)
        if n < scene.p.removed:
            yield cross(cx - 13, cy - 13, 26, 26, n)
    yield from disdain_prices(left, part.MARGIN + 652, y)


def disdain_prices(left: int, x: float, y: float) -> Iterator[Element]:
    """The table of points lost; where the player stands is framed."""
    last = len(t.DISDAIN_SCORE) - 1
    for n, score in enumerate(t.DISDAIN_SCORE):
        cx = x + 18 + n * 48
        if n == min(left, last):
            yield rect(cx - 21, y + 7, 42, 44, class_="now")
        yield text(cx, y + 24, f"{n}+" if n == last else str(n), 13, "middle", class_="faded")
        yield text(cx, y + 44, str(int(score)).replace("-", "−"), 15, "middle", class_="number")
