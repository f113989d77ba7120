"""A building: its picture, name, requirement, price and reward, and the cross once it stands."""

from __future__ import annotations

from ludus.drawing.svg import Element, group, rect, sign
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.text.position import built, level

CARD_WIDTH, CARD_HEIGHT = 190, 70
SIZES = ("small", "medium", "large", "gladiatorius")


def picture(building: int) -> str:
    """The sign of a building: its name without its size."""
    return next(word for word in t.BUILDINGS[building].split() if word not in SIZES)


def building_card(scene: Scene, building: int, x: float, y: float, width: float = CARD_WIDTH) -> Element:
    """Picture and price on the left, reward in the box on the right, requirement on the flag."""
    done = built(scene.p, building)
    signs = part.reward_signs(t.BUILDING_REWARD[building])
    reward_width = part.BOX if len(signs) <= 2 else 20 * min(len(signs), 6) + 8
    right = x + width - reward_width - 6
    kind, wanted = int(t.BUILDING_LEVEL_OF[building]), int(t.BUILDING_LEVEL[building])
    parts = [
        rect(x, y, width, CARD_HEIGHT, 3, class_="box"),
        group(
            sign(picture(building), x + 5, y + 5, 34),
            part.titled_line(x + 44, y + 18, names.buildings(scene._)[building], width - 50, 15),
            part.price(x + 6, y + 56, part.cost_signs(t.BUILDING_COST[building]), 15),
            part.flag(x + 44, y + 25, t.LEVELS[kind], wanted, level(scene.p, kind) >= wanted),
            rect(right, y + CARD_HEIGHT - part.BOX - 6, reward_width, part.BOX, class_="slot"),
            part.signs_centred(right + reward_width / 2, y + 43, signs, part.size_in(reward_width, len(signs), 24)),
            *yearly_income(building, x + 97, y + 48),
            class_="inside",
        ),
    ]
    if done:
        parts.append(part.crossed(right, y + CARD_HEIGHT - part.BOX - 6, building, reward_width))
    return scene.thing(f"building-{t.BUILDINGS[building].replace(' ', '-')}", *parts, done=done)


def yearly_income(building: int, x: float, y: float) -> list[Element]:
    """What a building gives at the start of every later year."""
    signs = part.reward_signs([t.BUILDING_INCOME[building]])
    if not signs:
        return []
    sun = sign("year", x, y, 15)
    if len(signs) == 1:
        return [group(sun, sign(signs[0], x + 19, y - 1, 17))]
    small = [sign(name, x + 17 + 11 * (k % 2), y - 4 + 11 * (k // 2), 10.5) for k, name in enumerate(signs)]
    return [group(sun, *small)]
