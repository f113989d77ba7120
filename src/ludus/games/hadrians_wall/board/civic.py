"""Resource production, the training grounds and the forum."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, circle, group, rect, sign
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.layout import places
from ludus.games.hadrians_wall.board.scene import Scene

YEARLY, YEARLY_LEFT = 29, 85


def production(scene: Scene) -> Iterator[Element]:
    place = places()["production"]
    yield from part.panel(place.width, place.height)
    yield sign("production", 4, 7, 26)
    yield part.fitted(36, 14, sentence(scene._("resource production")), 190, 13)
    for n in range(t.PRODUCTION_CIRCLES):
        cx, cy = 45 + n * 21.5, 27
        filled = n < scene.p.production
        stone = sign("resource", cx - 7, cy - 7, 14, opacity=None if filled else 0.4)
        yield group(circle(cx, cy, 9.5, class_="mark" if filled else "slot"), stone)


def training(scene: Scene) -> Iterator[Element]:
    """Once a year, a sword for a builder."""
    place = places()["training"]
    yield from part.panel(place.width, place.height)
    name = sentence(scene._("training grounds"))
    one_line = len(part.lines_of(name, 90, part.SMALLEST, 2)) == 1  # a little pressed together
    yield part.fitted(5, 13, name, 77, 12.5) if one_line else part.wrapped(5, 11, name, 77, part.SMALLEST)
    size, top = (17, 18) if one_line else (13, 25)
    yield sign("builder", 6, top, size)
    yield part.arrow(26, top + size / 2)
    yield sign("sword", 42, top, size)
    yield from yearly(scene, "train", int(scene.p.trainings), t.TRAININGS, "sword")


def forum(scene: Scene) -> Iterator[Element]:
    """Once a year, two workers for one of another kind."""
    place = places()["forum"]
    yield from part.panel(place.width, place.height)
    yield part.fitted(6, 13, sentence(scene._("forum")), 76, 13)
    yield sign("worker", 4, 18, 16)
    yield sign("worker", 20, 18, 16)
    yield part.arrow(40, 27)
    yield sign("worker", 57, 18, 16)
    yield from yearly(scene, "forum", int(scene.p.forums), t.FORUMS, "forum")


def yearly(scene: Scene, target: str, years: int, boxes: int, mark: str) -> Iterator[Element]:
    """Boxes of something done at most once a year; a marked one holds the year's number."""
    done = [year for year in range(t.YEARS) if years >> year & 1]
    for n in range(boxes):
        x = YEARLY_LEFT + n * YEARLY
        look = part.MARK if n < len(done) else part.GHOST if n == len(done) else ""
        parts = [rect(x, 3, YEARLY - 2, 34, 3, class_="box")]
        if look:
            parts.append(
                part.brush(x, 3, YEARLY - 2, 34, n, look, data_piece=f"{target}-{n}" if n < len(done) else None)
            )
        if n < len(done):
            yield group(*parts, part.numeral(x + YEARLY / 2 - 1, 25, done[n], 14), class_="done thing")
            continue
        parts.append(group(sign(mark, x + 4, 10, 19), class_="inside"))
        yield scene.thing(target, *parts) if n == len(done) else group(*parts, class_="thing locked")
