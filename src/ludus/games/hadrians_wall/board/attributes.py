"""The four attribute tracks and disdain: what counts at the end."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, circle, group, path, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.layout import ATTRIBUTE, LANDMARK, places
from ludus.games.hadrians_wall.board.moment import in_the_moment
from ludus.games.hadrians_wall.board.scene import Scene

HALVES = ((0, 13), (13, t.ATTRIBUTE_LENGTH))
STEP, BOX_HEIGHT = 25, ATTRIBUTE - 3
LANDMARK_LEVEL = int(t.BUILDING_LEVEL[LANDMARK[0]])


def attribute_head(scene: Scene, attribute: int) -> Iterator[Element]:
    """The name, which is pressed where an attribute is to be chosen, and how far it has come."""
    name = t.ATTRIBUTES[attribute]
    yield scene.thing(
        f"attribute-{name}",
        rect(0.5, 0.5, 111, ATTRIBUTE - 2, 4, class_="box"),
        sign(name, 4, 3, 22),
        part.fitted(28, 19, sentence(names.attributes(scene._)[attribute]), 59, 14),
        text(106, 20, str(int(scene.p.attributes[attribute])), 17, "end", class_="number", data_count=""),
    )


def attribute_boxes(scene: Scene, attribute: int, half: int) -> Iterator[Element]:
    marked, first = int(scene.p.attributes[attribute]), HALVES[half][0]
    for n in range(*HALVES[half]):
        yield attribute_box(scene, attribute, n, (n - first) * STEP, n < marked)


def attribute_box(scene: Scene, attribute: int, n: int, x: float, marked: bool) -> Element:
    reward = int(t.ATTRIBUTE_REWARD[attribute, n])
    parts = [rect(x + 0.5, 1, STEP - 2, BOX_HEIGHT, 3, class_="box")]
    if marked:
        piece = f"{t.ATTRIBUTES[attribute]}-{n + 1}"
        held = attribute == t.VALOUR and in_the_moment(scene, piece)
        parts.append(part.brush(x + 0.5, 1, STEP - 2, BOX_HEIGHT, n + attribute, data_piece=None if held else piece))
    if reward != t.NOTHING:
        parts.append(sign(t.REWARDS[reward], x + 2.5, 5, 19))
    elif not marked:
        parts.append(text(x + STEP / 2 - 0.5, 19, str(n + 1), 11.5, "middle", class_="faded"))
    if n + 1 == LANDMARK_LEVEL:
        parts.append(path(f"M{x + 16} 11v-10h9l-3 3 3 3h-9", class_="pennant"))
    return group(*parts, class_="done thing" if marked else "thing later")


def disdain(scene: Scene) -> Iterator[Element]:
    """Circled when it comes, crossed when a bribe removes it; beside it what it costs now and would cost next."""
    place = places()["disdain"]
    yield from part.panel(place.width, place.height)
    left = int(scene.p.disdain - scene.p.removed)
    yield sign("disdain", 5, 6, 27)
    yield part.fitted(36, 14, sentence(scene._("disdain")), 66, 13)
    yield text(36, 33, str(left), 17, class_="number threat", data_count="")
    last = len(t.DISDAIN_SCORE) - 1
    yield text(50 if left < 10 else 60, 33, points(min(left, last)), 15, class_="number loss")
    if left < last:
        yield text(110, 33, f"→ {points(left + 1)}", 12, "end", class_="faded")
    for n in range(t.DISDAIN_CIRCLES):
        yield disdain_circle(scene, n, 122 + n % 8 * 19.6, 11 + n // 8 * 18.5)


def points(n: int) -> str:
    return str(int(t.DISDAIN_SCORE[n])).replace("-", "−")


def disdain_circle(scene: Scene, n: int, cx: float, cy: float) -> Element:
    taken, removed = n < scene.p.disdain, n < scene.p.removed
    parts = [circle(cx, cy, 8, class_="slot")]
    if taken:
        piece = f"disdain-{n + 1}"
        parts.append(part.loop(cx, cy, 9, n, data_piece=None if in_the_moment(scene, piece) else piece))
    parts.append(sign("forgiven" if removed else "disdain", cx - 5.5, cy - 5.5, 11, opacity=None if taken else 0.28))
    if removed:
        parts.append(part.brush(cx - 9, cy - 9, 18, 18, n, data_piece=f"forgiven-{n + 1}"))
    return group(*parts)
