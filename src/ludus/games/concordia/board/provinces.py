"""The provinces' plaques: their names and bonus markers."""

from __future__ import annotations

from ludus.drawing.svg import Element, Value, circle, rect, text, thing
from ludus.games.concordia.board import targets
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.maps import PROVINCE_NAMES
from ludus.games.concordia.names import good_names
from ludus.games.concordia.tables import GOODS, MARKER_COINS


def markers(scene: Scene) -> list[Element]:
    return [marker(scene, number, name) for number, name in enumerate(PROVINCE_NAMES[scene.m])]


def marker(scene: Scene, number: int, name: str) -> Element:
    """A province's plaque: its name and its bonus marker, which shows a good or, turned over, coins."""
    x, y = scene.chart.provinces[name].plaque
    _ = scene._
    good = int(scene.s.marker[number])
    coins = int(MARKER_COINS[good])
    turned = bool(int(scene.s.flipped) >> number & 1)
    target = targets.province(name)
    look: dict[str, Value] = {"class_": "box marker"}
    if turned:
        label = _.plural("{province}: {n} coin", "{province}: {n} coins", coins, province=name)
        face = [circle(x, y, 9, **look), *(icon("coin", x + (n - (coins - 1) / 2) * 6, y, 10) for n in range(coins))]
    else:
        label = _("{province}: {good} marker", province=name, good=good_names(_)[good])
        face = [rect(x - 9, y - 9, 18, 18, 3, **look), icon(GOODS[good], x, y, 14)]
    return thing(
        target,
        label,
        text(x, y + 18.5, name, 9.2, "middle", class_="title province-name"),
        *face,
        can=scene.can(target),
    )
