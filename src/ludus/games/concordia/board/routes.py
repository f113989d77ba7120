"""The routes: land ways as firm lines, sea ways as waves; where journeys may end and what could be built."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ludus.drawing.svg import Element, Raw, circle, element, group, path, text, thing, titled
from ludus.games.concordia.actions import MOVE, TO, WORDS
from ludus.games.concordia.board import targets
from ludus.games.concordia.board.chart import chart
from ludus.games.concordia.board.cities import may_get, price_of
from ludus.games.concordia.board.journeys import ends_of, way
from ludus.games.concordia.board.scene import Scene, deed
from ludus.games.concordia.maps import CITY_NAMES, ROUTE, ROUTE_NAMES
from ludus.games.concordia.names import movement, route_kinds, translator
from ludus.games.concordia.rules.architect import taken_routes
from ludus.games.concordia.tables import KINDS
from ludus.games.concordia.text.acts import act
from ludus.games.concordia.text.facts import place_number, points_to
from ludus.games.concordia.text.phrases import place_words


class Journey(NamedTuple):
    """Where a colonist would come from, how far that is, and what begins it; -1 where it has set out already."""

    points: int
    origin: int
    begin: int = -1


@cache
def ways(m: int, lang: str) -> Raw:
    """All routes; they are the same in every position."""
    _ = translator(lang)
    drawn = []
    for (kind, name), route in chart(m).routes.items():
        look = KINDS[kind]
        label = _("{route} {name}", route=route_kinds(_)[kind], name=place_words(name))
        bed = path(route.curve(), class_=f"bed {look}-bed")
        line = path(route.line, class_=f"way {look}-way")
        drawn.append(titled(label, bed, line, circle(*route.middle, 3.4, class_=f"node {look}-node")))
    return Raw("g", markup=str(group(*drawn, class_="ways")))


def openings(scene: Scene) -> Element:
    """Where journeys may end now. Before anybody has set out, the colonist with the shortest way goes at one press."""
    if scene.asks(TO):
        kind, origin = int(scene.s.mover), int(scene.s.origin)
        drawn = [
            end(scene, kind, n, Journey(points_to(scene.m, kind, origin, n), origin)) for n in numbers(scene, kind)
        ]
    else:
        drawn = [end(scene, *where, journey) for where, journey in journeys(scene).items()]
    return group(*drawn, class_="openings")


def numbers(scene: Scene, kind: int) -> range:
    return range(len(ROUTE_NAMES[scene.m][kind]))


def journeys(scene: Scene) -> dict[tuple[int, int], Journey]:
    """By kind and route, the shortest journey there, while a colonist is to be chosen."""
    found: dict[tuple[int, int], Journey] = {}
    for begin in scene.view.legal() if scene.asks(MOVE) else ():
        parts = act(begin)
        if parts.verb != "move":
            continue
        kind, origin = parts.kind, place_number(scene.s, parts.kind, parts.place)
        taken = int(taken_routes(scene.s, kind))
        for route in numbers(scene, kind):
            points = points_to(scene.m, kind, origin, route)
            free = points <= scene.s.movement and not taken >> route & 1 and origin != ROUTE + route
            if free and points < found.get((kind, route), Journey(99, -1)).points:
                found[kind, route] = Journey(points, origin, begin)
    return found


def end(scene: Scene, kind: int, number: int, journey: Journey) -> Element:
    """A route as the end of a journey, with its points; what would stand there then is seen beforehand."""
    name = ROUTE_NAMES[scene.m][kind][number]
    target, route, _ = targets.route(name), scene.chart.routes[kind, name], scene._
    named = {"route": route_kinds(_)[kind], "name": place_words(name)}
    label = _("{route} {name}: {points}", **named, points=movement(_, journey.points))
    reach = path(route.curve(), class_="reach")
    can = journey.begin >= 0 or scene.can(target)
    if not can:
        return thing(target, label, reach)
    x, y = route.middle
    drawn = [
        reach,
        circle(x, y, 21, class_="hit"),
        circle(x, y, 11.5, class_="box"),
        text(x, y + 4.6, f"{journey.points}", 13, "middle", class_="inside strong"),
        group(*preview(scene, kind, number, journey), class_=f"ghost seat-{scene.view.seat}"),
    ]
    if journey.begin >= 0:
        return deed([journey.begin, WORDS.index(f"to {name}")], label, *drawn, kind="opening")
    return thing(target, label, *drawn, can=True)


def preview(scene: Scene, kind: int, number: int, journey: Journey) -> list[Element]:
    """The way, the colonist at its end, and the houses that could be built from there with their prices."""
    route = scene.chart.routes[kind, ROUTE_NAMES[scene.m][kind][number]]
    drawn: list[Element] = [path(way(scene.m, kind, journey.origin, number), class_="journey")]
    cities = (city for city in sorted(ends_of(scene.m, kind, number)) if may_get(scene, city))
    drawn += [price_of(city, scene.chart.cities[CITY_NAMES[scene.m][city]]) for city in cities]
    x, y = route.middle
    return [*drawn, element("use", href=f"#colonist-to-be-{kind}", x=x, y=y)]
