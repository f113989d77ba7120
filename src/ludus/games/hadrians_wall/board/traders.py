"""Traders: the market and its goods."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.citizens import level_tab
from ludus.games.hadrians_wall.board.layout import HALF
from ludus.games.hadrians_wall.board.scene import Scene

PITCH = 41
GOODS_LEFT, GOODS_PITCH = 100, 60


def market_boxes(scene: Scene) -> Iterator[Element]:
    for n in range(t.MARKET_BOXES):
        yield market_box(scene, n, n * PITCH + 0.5)


def market_box(scene: Scene, n: int, x: float) -> Element:
    good = int(scene.p.goods[n])
    parts = [
        *part.box(x, 1, PITCH - 2, HALF - 2, part.reward_signs([t.MARKET_REWARD[n]]), down=14),
        level_tab(scene, t.TRADERS, int(t.MARKET_TRADERS[n]), x, PITCH - 2),
    ]
    if good:
        parts.append(group(*scroll(good, x + 5, 15, 29), data_piece=f"market-{n + 1}"))
    return scene.thing(f"good-{n + 1}", *parts, done=bool(good))


def scroll(good: int, x: float, y: float, size: float) -> list[Element]:
    """A good: a scroll with its number."""
    return [
        sign("good", x, y, size),
        text(x + size / 2, y + size * 0.69, str(good), max(11.5, size * 0.56), "middle", class_="number"),
    ]


def different_goods(scene: Scene) -> Iterator[Element]:
    """What the first, second, ... different good gives, and which goods are there."""
    owned = sorted({int(good) for good in scene.p.goods if good})
    yield from part.panel(460, HALF)
    yield part.wrapped(8, 20, sentence(scene._("different goods")), GOODS_LEFT - 14, 15)
    for n in range(t.GOODS):
        x, renown = GOODS_LEFT + n * GOODS_PITCH, int(t.DIFFERENT_GOODS_RENOWN[n])
        yield rect(x, 4, GOODS_PITCH - 5, HALF - 8, class_="slot")
        yield part.signs_centred(x + GOODS_PITCH / 2 - 2.5, 35, ["renown"] * renown, 15)
        if n < len(owned):
            yield group(*scroll(owned[n], x + 14, 3, 26))
        else:
            yield text(x + GOODS_PITCH / 2 - 2.5, 20, f"{n + 1}.", 15, "middle", class_="faded")
