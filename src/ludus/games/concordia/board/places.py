"""What lies on the map: routes, cities with their goods and houses, colonists, and the provinces' markers."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin

from ludus.engine.svg import Element, Value, circle, path, rect, text, thing, titled
from ludus.games.concordia.actions import TO
from ludus.games.concordia.board import pieces, targets
from ludus.games.concordia.board.chart import Point, Route
from ludus.games.concordia.board.journeys import way
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.maps import CAPITAL, CITY_NAMES, PROVINCE_NAMES, ROUTE, ROUTE_NAMES
from ludus.games.concordia.names import GOODS as GOOD_NAMES
from ludus.games.concordia.names import KINDS as KIND_NAMES
from ludus.games.concordia.names import ROUTES as ROUTE_KINDS
from ludus.games.concordia.tables import GOODS, KINDS, MARKER_COINS
from ludus.games.concordia.text.table import houses, place_name, places, points_to

TOKEN = 12.5  # the radius of a city's token
ROW = 5  # colonists side by side in a city


def routes(scene: Scene) -> list[Element]:
    """All routes; while a journey is being chosen, those of the mover's kind are things with their points."""
    moving = scene.s.question == TO and scene.s.asked == scene.view.seat
    drawn = []
    for (kind, name), route in scene.here.routes.items():
        line = path(route.curve() if kind == 0 else route.waves(), class_=f"way {KINDS[kind]}-way")
        if moving and kind == int(scene.s.mover):
            drawn.append(open_route(scene, kind, name, route, line))
        else:
            label = scene.words("{route} {name}", route=scene.words(ROUTE_KINDS[kind]), name=name)
            drawn.append(titled(label, line, circle(*route.middle, 2.6, class_=f"node {KINDS[kind]}-node")))
    return drawn


def open_route(scene: Scene, kind: int, name: str, route: Route, line: Element) -> Element:
    number, origin = ROUTE_NAMES[scene.m][kind].index(name), int(scene.s.origin)
    target = targets.route(name)
    can = target in scene.can
    points = points_to(scene.m, kind, origin, number)
    kinds = scene.words(ROUTE_KINDS[kind])
    label = scene.words.plural(
        "{route} {name}, {n} movement point", "{route} {name}, {n} movement points", points, route=kinds, name=name
    )
    x, y = route.middle
    shown: list[Element] = [line, path(route.curve(), class_="reach")]
    if can:
        shown += [path(way(scene.m, kind, origin, number), class_="journey"), circle(x, y, 8.5, class_="box")]
        shown.append(text(x, y + 3.6, f"{points}", 10, "middle", class_="inside strong"))
    else:
        shown.append(circle(x, y, 2.6, class_=f"node {KINDS[kind]}-node"))
    return thing(target, label, *shown, can=can)


def cities(scene: Scene) -> list[Element]:
    return [
        capital(scene, place) if number == CAPITAL[scene.m] else city(scene, number, name, place)
        for number, name in enumerate(CITY_NAMES[scene.m])
        for place in [scene.here.cities[name]]
    ]


def city(scene: Scene, number: int, name: str, place: Point) -> Element:
    x, y = place
    good = int(scene.s.product[number])
    owners = [seat for seat in range(scene.view.players) if number in houses(scene.s, seat)]
    target = targets.city(name)
    _ = scene.words
    label = _("{city}: {good}", city=name, good=_(GOOD_NAMES[good]))
    if owners:
        label = _(
            "{city}: {good}; houses of {owners}",
            city=name,
            good=_(GOOD_NAMES[good]),
            owners=", ".join(map(scene.who, owners)),
        )
    return thing(
        target,
        label,
        circle(x, y, TOKEN, class_="box"),
        circle(x, y, TOKEN - 2, class_="ring"),
        icon(GOODS[good], x, y, 15.5),
        *(pieces.house(seat, *beside(place, n, len(owners))) for n, seat in enumerate(owners)),
        place_label(x, y + TOKEN + 8.6, name),
        can=target in scene.can,
    )


def beside(place: Point, n: int, count: int) -> Point:
    """Where the n-th of so many houses stands: on an arc above the token."""
    angle = pi * (1.5 + (n - (count - 1) / 2) * 0.19)
    return round(place[0] + 18.5 * cos(angle), 1), round(place[1] + 18.5 * sin(angle), 1)


def capital(scene: Scene, place: Point) -> Element:
    x, y = place
    name = CITY_NAMES[scene.m][int(CAPITAL[scene.m])]
    target = targets.city(name)
    return thing(
        target,
        scene.words("{city}, the capital", city=name),
        circle(x, y, TOKEN + 3.5, class_="box"),
        circle(x, y, TOKEN + 1, class_="ring"),
        icon("senator", x, y - 0.5, 17),
        text(x, y + TOKEN + 14, name.upper(), 12, "middle", class_="place capital"),
        can=target in scene.can,
    )


def place_label(x: float, y: float, name: str) -> Element:
    return text(x, y, name, 9.4, "middle", class_="place")


def colonists(scene: Scene) -> list[Element]:
    """Every colonist on the board; those of one seat and kind in one city are drawn once, with their number."""
    standing: Counter[tuple[int, int, int]] = Counter()  # by kind, place and seat
    for seat in range(scene.view.players):
        for kind in range(len(KINDS)):
            standing.update((kind, place, seat) for place in places(scene.s, seat, kind))
    drawn, in_city = [], Counter[int]()
    for (kind, place, seat), count in sorted(standing.items()):
        if place >= ROUTE:
            where = scene.here.routes[kind, ROUTE_NAMES[scene.m][kind][place - ROUTE]].middle
        else:
            where = under(scene, place, in_city[place])
            in_city[place] += 1
        drawn.append(colonist(scene, seat, kind, place, count, where))
    return drawn


def under(scene: Scene, city_number: int, n: int) -> Point:
    """Where the n-th group of colonists stands in a city: in rows below its name."""
    x, y = scene.here.cities[CITY_NAMES[scene.m][city_number]]
    low = 39 if city_number == CAPITAL[scene.m] else 32
    return x + (n % ROW - 1) * 19, y + low + n // ROW * 18


def colonist(scene: Scene, seat: int, kind: int, place: int, count: int, where: Point) -> Element:
    _ = scene.words
    name = place_name(scene.m, kind, place)
    label = _("{kind} of {player} on {place}", kind=_(KIND_NAMES[kind]), player=scene.who(seat), place=name)
    if place < ROUTE:
        label = _("{kind} of {player} in {place}", kind=_(KIND_NAMES[kind]), player=scene.who(seat), place=name)
    x, y = where
    shown = [circle(x, y, 11, class_="box halo"), pieces.colonist(seat, kind, x, y)]
    if count > 1:
        shown.append(pieces.times(count, x + 8, y + 9))
    if seat != scene.view.seat:
        return titled(label, *shown[1:])
    target = targets.colonist(KINDS[kind], name)
    chosen = scene.s.question == TO and scene.s.mover == kind and scene.s.origin == place
    return thing(target, label, *shown, can=target in scene.can, data_chosen="true" if chosen else None)


def markers(scene: Scene) -> list[Element]:
    return [marker(scene, number, name) for number, name in enumerate(PROVINCE_NAMES[scene.m])]


def marker(scene: Scene, number: int, name: str) -> Element:
    """A province's plaque: its name and its bonus marker, which shows a good or, turned over, coins."""
    x, y = scene.here.provinces[name].plaque
    _ = scene.words
    good = int(scene.s.marker[number])
    coins = int(MARKER_COINS[good])
    turned = bool(int(scene.s.flipped) >> number & 1)
    target = targets.province(name)
    look: dict[str, Value] = {"class_": "box marker"}
    if turned:
        label = _.plural("{province}: {n} coin", "{province}: {n} coins", coins, province=name)
        face = [circle(x, y, 9, **look), *(icon("coin", x + (n - (coins - 1) / 2) * 6, y, 10) for n in range(coins))]
    else:
        label = _("{province}: marker of {good}", province=name, good=_(GOOD_NAMES[good]))
        face = [rect(x - 9, y - 9, 18, 18, 3, **look), icon(GOODS[good], x, y, 14)]
    return thing(
        target,
        label,
        text(x, y + 18, name, 8.6, "middle", class_="title province-name"),
        *face,
        can=target in scene.can,
    )
