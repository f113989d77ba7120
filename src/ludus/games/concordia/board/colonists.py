"""The colonists on the board: on the middle of their route, or in rows below the name of their city."""

from __future__ import annotations

from collections import Counter

from ludus.drawing.svg import Element, circle, group, thing, titled
from ludus.games.concordia.actions import TO
from ludus.games.concordia.board import pieces, targets
from ludus.games.concordia.board.chart import HEIGHT, Point
from ludus.games.concordia.board.room import Box, around
from ludus.games.concordia.board.room import pieces as occupied
from ludus.games.concordia.board.scene import Scene
from ludus.games.concordia.maps import CAPITAL, CITY_NAMES, ROUTE, ROUTE_NAMES
from ludus.games.concordia.names import colonist_names
from ludus.games.concordia.tables import KINDS
from ludus.games.concordia.text.facts import place_name, places
from ludus.games.concordia.text.phrases import place_words

ROW = 4  # colonists side by side in a city
APART = 23  # the middles of two of them
LOWEST = HEIGHT - 14  # of their middles: below is the edge of the map


def colonists(scene: Scene) -> Element:
    """Every colonist on the board; those of one seat and kind in one city once, with their number."""
    standing: Counter[tuple[int, int, int]] = Counter()  # by kind, place and seat
    for seat in range(scene.view.players):
        for kind in range(len(KINDS)):
            standing.update((kind, place, seat) for place in places(scene.s, seat, kind))
    in_city = Counter(place for _, place, _ in standing if place < ROUTE)
    drawn, placed = [], Counter[int]()
    for (kind, place, seat), count in sorted(standing.items()):
        if place >= ROUTE:
            where = scene.chart.routes[kind, ROUTE_NAMES[scene.m][kind][place - ROUTE]].middle
        else:
            where = under(scene, place, placed[place], in_city[place])
            placed[place] += 1
        drawn.append(colonist(scene, seat, kind, place, count, where))
    return group(*drawn[::-1], class_="colonists")  # so that the number beside a piece lies over its neighbour


def under(scene: Scene, city_number: int, n: int, count: int) -> Point:
    """Where the n-th of so many groups of colonists in a city stands: in rows below its name, or above its houses where
    the map ends there or a province has its marker."""
    x, y = scene.chart.cities[CITY_NAMES[scene.m][city_number]]
    low = 45 if city_number == CAPITAL[scene.m] else 40
    row, column = divmod(n, ROW)
    wide = min(ROW, count - row * ROW)
    below = y + low <= LOWEST and not marked(scene.m, around(x, y + low, min(ROW, count) * APART, APART))
    down = low + row * APART if below else -low - row * APART
    return x + (column - (wide - 1) / 2) * APART, y + down


def marked(m: int, box: Box) -> bool:
    """Whether a province has its marker there."""
    return any(box.overlap(taken) for name, taken in occupied(m).items() if name.startswith("marker "))


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
    kin = f"colonist {seat} {KINDS[kind]}"
    standing = [pieces.colonist(seat, kind, x, y, 1.25)]
    if count > 1:
        standing.append(pieces.times(count, x + 5, y + 12))
    piece = group(*standing, data_piece=f"{kin} {name}", data_kin=kin)
    if seat != scene.view.seat:
        return titled(label, piece)
    target = targets.colonist(KINDS[kind], name)
    chosen = scene.asks(TO) and scene.s.mover == kind and scene.s.origin == place
    can = scene.can(target)
    return thing(
        target,
        label,
        *([circle(x, y, 21.5, class_="hit")] if can else []),
        circle(x, y, 13.5, class_="box halo"),
        piece,
        can=can,
        data_carry="true" if can else None,
        data_chosen="true" if chosen else None,
        data_do="undo" if chosen else None,  # who presses it again has thought better of it
    )
