"""The colonists on the board: on the middle of their route, or below the name of their city."""

from __future__ import annotations

from collections import Counter

from ludus.drawing.svg import Element, circle, thing, titled
from ludus.games.concordia.actions import TO
from ludus.games.concordia.board import pieces, targets
from ludus.games.concordia.board.chart import Point
from ludus.games.concordia.board.scene import Scene
from ludus.games.concordia.maps import CAPITAL, CITY_NAMES, ROUTE, ROUTE_NAMES
from ludus.games.concordia.names import colonist_names
from ludus.games.concordia.tables import KINDS
from ludus.games.concordia.text.facts import place_name, places
from ludus.games.concordia.text.phrases import place_words

ROW = 5  # colonists side by side in a city


def colonists(scene: Scene) -> list[Element]:
    """Every colonist on the board; those of one seat and kind in one city once, with their number."""
    standing: Counter[tuple[int, int, int]] = Counter()  # by kind, place and seat
    for seat in range(scene.view.players):
        for kind in range(len(KINDS)):
            standing.update((kind, place, seat) for place in places(scene.s, seat, kind))
    drawn, in_city = [], Counter[int]()
    for (kind, place, seat), count in sorted(standing.items()):
        if place >= ROUTE:
            where = scene.chart.routes[kind, ROUTE_NAMES[scene.m][kind][place - ROUTE]].middle
        else:
            where = under(scene, place, in_city[place])
            in_city[place] += 1
        drawn.append(colonist(scene, seat, kind, place, count, where))
    return drawn[::-1]  # so that the number beside a piece lies over its neighbour


def under(scene: Scene, city_number: int, n: int) -> Point:
    """Where the n-th group of colonists stands in a city: in rows below its name."""
    x, y = scene.chart.cities[CITY_NAMES[scene.m][city_number]]
    low = 39 if city_number == CAPITAL[scene.m] else 32
    return x + (n % ROW - 1) * 21, y + low + n // ROW * 20


def colonist(scene: Scene, seat: int, kind: int, place: int, count: int, where: Point) -> Element:
    _ = scene._
    name = place_name(scene.m, kind, place)
    label = _(
        "{kind}: {player}, {place}",
        kind=colonist_names(_)[kind],
        player=scene.player_name(seat),
        place=place_words(name),
    )
    x, y = where
    drawn = [circle(x, y, 11, class_="box halo"), pieces.colonist(seat, kind, x, y)]
    if count > 1:
        drawn.append(pieces.times(count, x + 4.5, y + 9.5))
    if seat != scene.view.seat:
        return titled(label, *drawn[1:])
    target = targets.colonist(KINDS[kind], name)
    chosen = scene.s.question == TO and scene.s.mover == kind and scene.s.origin == place
    return thing(target, label, *drawn, can=scene.can(target), data_chosen="true" if chosen else None)
