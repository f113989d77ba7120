"""Traders: precincts and market."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, rect, sign, text
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.buildings import building_card
from ludus.games.hadrians_wall.board.citizens import TRACK_END, citizen_track, level_flag
from ludus.games.hadrians_wall.board.parts import BOX, INNER, MARGIN, box, panel, reward_signs, titled_line
from ludus.games.hadrians_wall.board.scene import Scene

HEIGHT = 168
PRECINCTS = tuple(n for n, name in enumerate(t.BUILDINGS) if name.endswith("precinct"))


def traders(scene: Scene, y: float) -> Iterator[Element]:
    yield panel(MARGIN, y, INNER, HEIGHT - 8)
    yield from citizen_track(scene, t.TRADERS, y + 6)
    for k, building in enumerate(PRECINCTS):
        yield building_card(scene, building, TRACK_END + k * 196, y + 8, 188)
    yield building_card(scene, t.MARKET, MARGIN + 10, y + 84)
    for n in range(t.MARKET_BOXES):
        yield market_box(scene, n, MARGIN + 216 + n * 52, y + 104)
    yield from different_goods(scene, MARGIN + 650, y + 88)


def market_box(scene: Scene, n: int, x: float, y: float) -> Element:
    good = int(scene.p.goods[n])
    parts = [
        *box(x, y, reward_signs([t.MARKET_REWARD[n]])),
        level_flag(scene, t.TRADERS, int(t.MARKET_TRADERS[n]), x, y - 21),
    ]
    if good:
        parts += [rect(x, y, BOX, BOX, class_="filled"), *scroll(good, x + 4, y + 4, 34)]
    return scene.thing(f"good-{n + 1}", *parts, done=bool(good))


def scroll(good: int, x: float, y: float, size: float) -> list[Element]:
    """A good: a scroll with its number."""
    return [
        sign("good", x, y, size),
        text(x + size / 2, y + size * 0.68, str(good), size * 0.52, "middle", class_="number"),
    ]


def different_goods(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """What the first, second, ... different good gives, and which goods are there."""
    owned = sorted({int(good) for good in scene.p.goods if good})
    yield titled_line(x, y + 12, scene._("different goods"), 200, 14)
    for n in range(t.GOODS):
        left = x + n * 84
        yield rect(left, y + 18, 78, BOX, class_="slot")
        renown = int(t.DIFFERENT_GOODS_RENOWN[n])
        size = 18 if renown < 3 else 13
        for k in range(renown):
            yield sign("renown", left + 38 + (36 - renown * size) / 2 + k * size, y + 18 + (BOX - size) / 2, size)
        if n < len(owned):
            yield group(*scroll(owned[n], left + 4, y + 22, 34))
        else:
            yield text(left + 20, y + 45, f"{n + 1}.", 14, "middle", class_="faded")
