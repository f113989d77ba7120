"""Apparitores: baths and courthouse."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, path, rect, sign, text
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.buildings import CARD_WIDTH, building_card
from ludus.games.hadrians_wall.board.citizens import TRACK_END, citizen_track, level_flag
from ludus.games.hadrians_wall.board.scene import Scene

HEIGHT = 168
BATH = 60


def apparitores(scene: Scene, y: float) -> Iterator[Element]:
    yield part.panel(part.MARGIN, y, part.INNER, HEIGHT - 8)
    yield from citizen_track(scene, t.APPARITORES, y + 6)
    yield building_card(scene, t.BATHS, TRACK_END, y + 8)
    for n in range(t.BATH_BOXES):
        yield bath(scene, n, TRACK_END + CARD_WIDTH + 10 + n * 64, y + 30)
    yield building_card(scene, t.COURTHOUSE, part.MARGIN + 10, y + 84)
    for column in range(t.RULING_COLUMNS):
        yield from rulings(scene, column, part.MARGIN + 226 + column * 312, y + 104)


def bath(scene: Scene, n: int, x: float, y: float) -> Element:
    """A bribe: stones for one disdain less."""
    done = bool(scene.p.bribes[n])
    stones = ["resource"] * int(t.BATH_RESOURCES[n])
    parts = [
        rect(x, y, BATH, part.BOX, class_="box"),
        group(
            part.signs_centred(x + 20, y + part.BOX / 2, stones, part.size_in(40, len(stones), 17), 0),
            sign("forgiven", x + 39, y + 13, 16),
            class_="inside",
        ),
        level_flag(scene, t.APPARITORES, int(t.BATH_APPARITORES[n]), x, y - 21),
    ]
    if done:
        numeral = text(
            x + BATH / 2, y + 28, part.ROMAN[scene.p.bribes[n] - 1], 17, "middle", class_="serif number over"
        )
        parts += [part.crossed(x, y, n, BATH), numeral]
    return scene.thing(f"bribe-{n + 1}", *parts, done=done)


def rulings(scene: Scene, column: int, x: float, y: float) -> Iterator[Element]:
    """A column of rulings, at most one a year: what is paid, what is gained, three boxes."""
    paid, gained = part.cost_signs(t.RULING_COST[column]), part.reward_signs(t.RULING_REWARD[column])
    yield rect(x, y - 24, 300, 70, class_="slot")
    yield part.signs_from(x + 8, y + 11, paid, 24) if paid else text(x + 20, y + 17, "–", 16, "middle", class_="faded")
    yield path(f"M{x + 40} {y + 11}h20m-6 -6l6 6-6 6", class_="line")
    yield part.signs_from(x + 70, y + 11, gained, 24)
    for row in range(t.RULING_ROWS):
        yield ruling(scene, column, row, x + 140 + row * (part.PITCH + 6), y)


def ruling(scene: Scene, column: int, row: int, x: float, y: float) -> Element:
    year = int(scene.p.rulings[column, row])
    parts = [
        rect(x, y, part.BOX, part.BOX, class_="box"),
        level_flag(scene, t.APPARITORES, int(t.RULING_APPARITORES[column, row]), x, y - 21),
    ]
    if year:
        numeral = text(x + part.BOX / 2, y + 28, part.ROMAN[year - 1], 17, "middle", class_="serif number over")
        parts += [part.crossed(x, y, row + column), numeral]
    else:
        parts.append(group(sign("courthouse", x + 10, y + 10, 22, opacity=0.35), class_="inside"))
    return scene.thing(f"ruling-{column + 1}-{row + 1}", *parts, done=bool(year))
