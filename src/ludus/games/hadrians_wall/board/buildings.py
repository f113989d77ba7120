"""A building: its picture, name, requirement, price and reward; once it stands, it stands there in colour."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, rect, sign
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.layout import places, slug
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.text.position import built, level

SIZES = ("small", "medium", "large", "gladiatorius")
REWARD = 16


def picture(building: int) -> str:
    """The sign of a building: its name without its size."""
    return next(word for word in t.BUILDINGS[building].split() if word not in SIZES)


def card_area(scene: Scene, building: int) -> Iterator[Element]:
    """A building that fills an area of its own."""
    place = places()[slug(building)]
    yield building_card(scene, building, 0.5, 0.5, place.width - 1, place.height - 1)


def building_card(scene: Scene, building: int, x: float, y: float, width: float, height: float) -> Element:
    """Picture on the left, reward on the right, between them the name over requirement and price."""
    done = built(scene.p, building)
    signs = part.reward_signs(t.BUILDING_REWARD[building])
    flat = height < 32  # everything in one line
    slot = len(signs) * REWARD + 5 if signs else 0
    slot_height = min(24.0, height - 6)
    slot_x, slot_y = x + width - slot - 4, y + height - slot_height - (3 if flat else 4)
    parts = [
        rect(x, y, width, height, 4, class_="box"),
        *([part.brush(slot_x, slot_y, slot, slot_height, building, part.MARK if done else part.GHOST)] if slot else []),
    ]
    if not slot:
        parts.append(part.brush(x + width - 34, y + 3, 30, height - 6, building, part.MARK if done else part.GHOST))
    inside = [
        sign(f"built-{picture(building)}" if done else picture(building), x + 3, y + (height - 26) / 2, 26),
        rect(slot_x, slot_y, slot, slot_height, class_="slot") if slot else None,
        part.signs_centred(slot_x + slot / 2, slot_y + slot_height / 2, signs, REWARD, 0),
        *(
            one_line(scene, building, x + 32, y + height / 2)
            if flat
            else two_lines(scene, building, x, y, width, height)
        ),
    ]
    parts.append(group(*(child for child in inside if child), class_="inside"))
    return scene.thing(f"building-{slug(building)}", *parts, done=done)


def two_lines(scene: Scene, building: int, x: float, y: float, width: float, height: float) -> Iterator[Element]:
    income = part.reward_signs([t.BUILDING_INCOME[building]])
    right, x = x + width, x + 32
    yield part.fitted(x, y + 14, sentence(names.buildings(scene._)[building]), width - (72 if income else 36), 14)
    yield from yearly_income(income, right - 32, y + 3)
    lower = y + height - (21 if height > 40 else 18)
    yield requirement(scene, building, x, lower)
    cost = part.cost_signs(t.BUILDING_COST[building])
    rewards = len(part.reward_signs(t.BUILDING_REWARD[building]))
    yield part.price(x + 28, lower + 7, cost, min(14, (width - 69 - rewards * REWARD) / len(cost)))


def one_line(scene: Scene, building: int, x: float, middle: float) -> Iterator[Element]:
    yield part.fitted(x, middle + 4.5, sentence(names.buildings(scene._)[building]), 56, 14)
    yield requirement(scene, building, x + 59, middle - 7)
    yield part.price(x + 93, middle, part.cost_signs(t.BUILDING_COST[building]))


def requirement(scene: Scene, building: int, x: float, y: float) -> Element:
    kind, wanted = int(t.BUILDING_LEVEL_OF[building]), int(t.BUILDING_LEVEL[building])
    return part.flag(x, y, t.LEVELS[kind], wanted, level(scene.p, kind) >= wanted)


def yearly_income(signs: list[str], x: float, y: float) -> Iterator[Element]:
    """What a building gives at the start of every later year."""
    if not signs:
        return
    yield sign("year", x, y + 1, 12)
    if len(signs) == 1:
        yield sign(signs[0], x + 14, y, 14)
    else:
        yield group(*(sign(name, x + 13 + 8 * (k % 2), y - 1 + 8 * (k // 2), 8) for k, name in enumerate(signs)))
