"""The routes: land ways as firm lines, sea ways as waves; and how far a journey would be."""

from __future__ import annotations

from ludus.drawing.svg import Element, circle, path, text, thing, titled
from ludus.games.concordia.actions import TO
from ludus.games.concordia.board import targets
from ludus.games.concordia.board.chart import Route
from ludus.games.concordia.board.journeys import way
from ludus.games.concordia.board.scene import Scene
from ludus.games.concordia.maps import ROUTE_NAMES
from ludus.games.concordia.names import movement, route_kinds
from ludus.games.concordia.tables import KINDS
from ludus.games.concordia.text.facts import points_to
from ludus.games.concordia.text.phrases import place_words


def routes(scene: Scene) -> list[Element]:
    """All routes; while a journey is being chosen, those of the mover's kind are things with their points."""
    moving = scene.s.question == TO and scene.s.to_move == scene.view.seat
    drawn, _ = [], scene._
    for (kind, name), route in scene.chart.routes.items():
        line = path(route.line, class_=f"way {KINDS[kind]}-way")
        if moving and kind == int(scene.s.mover):
            drawn.append(open_route(scene, kind, name, route, line))
        else:
            label = _("{route} {name}", route=route_kinds(_)[kind], name=place_words(name))
            drawn.append(titled(label, line, circle(*route.middle, 2.6, class_=f"node {KINDS[kind]}-node")))
    return drawn


def open_route(scene: Scene, kind: int, name: str, route: Route, line: Element) -> Element:
    number, origin = ROUTE_NAMES[scene.m][kind].index(name), int(scene.s.origin)
    target = targets.route(name)
    can = scene.can(target)
    points = points_to(scene.m, kind, origin, number)
    _ = scene._
    named = {"route": route_kinds(_)[kind], "name": place_words(name)}
    label = _("{route} {name}: {points}", **named, points=movement(_, points))
    x, y = route.middle
    drawn: list[Element] = [line, path(route.curve(), class_="reach")]
    if can:
        drawn += [path(way(scene.m, kind, origin, number), class_="journey"), circle(x, y, 8.5, class_="box")]
        drawn.append(text(x, y + 3.6, f"{points}", 10, "middle", class_="inside strong"))
    else:
        drawn.append(circle(x, y, 2.6, class_=f"node {KINDS[kind]}-node"))
    return thing(target, label, *drawn, can=can)
