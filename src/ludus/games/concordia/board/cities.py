"""The cities: what each produces, whose houses stand there, and what a house would cost now."""

from __future__ import annotations

from math import cos, pi, sin

from ludus.drawing.svg import Element, circle, rect, text, thing
from ludus.games.concordia.actions import HOUSE
from ludus.games.concordia.board import pieces, targets
from ludus.games.concordia.board.chart import Point
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.maps import CAPITAL, CITY_NAMES
from ludus.games.concordia.names import good_names
from ludus.games.concordia.tables import GOODS
from ludus.games.concordia.text.facts import house_price, houses

TOKEN = 12.5  # the radius of a city's token


def cities(scene: Scene) -> list[Element]:
    return [
        capital(scene, place) if number == CAPITAL[scene.m] else city(scene, number, name, place)
        for number, name in enumerate(CITY_NAMES[scene.m])
        for place in [scene.chart.cities[name]]
    ]


def city(scene: Scene, number: int, name: str, place: Point) -> Element:
    x, y = place
    good = int(scene.s.product[number])
    owners = [seat for seat in range(scene.view.players) if number in houses(scene.s, seat)]
    target = targets.city(name)
    can = scene.can(target)
    _ = scene._
    label = _("{city}: {good}", city=name, good=good_names(_)[good])
    if owners:
        label = _(
            "{city}: {good}; houses: {owners}",
            city=name,
            good=good_names(_)[good],
            owners=", ".join(map(scene.player_name, owners)),
        )
    return thing(
        target,
        label,
        circle(x, y, TOKEN, class_="box"),
        circle(x, y, TOKEN - 2, class_="ring"),
        icon(GOODS[good], x, y, 15.5),
        *(pieces.house(seat, *beside(place, n, len(owners))) for n, seat in enumerate(owners)),
        text(x, y + TOKEN + 9.4, name, 10.6, "middle", class_="place"),
        *(price_tag(scene, number, x, y + TOKEN + 13) if can and scene.s.question == HOUSE else []),
        can=can,
    )


def beside(place: Point, n: int, count: int) -> Point:
    """Where the n-th of so many houses stands: on an arc above the token."""
    angle = pi * (1.5 + (n - (count - 1) / 2) * 0.19)
    return round(place[0] + 18.5 * cos(angle), 1), round(place[1] + 18.5 * sin(angle), 1)


def price_tag(scene: Scene, number: int, x: float, y: float) -> list[Element]:
    """What a house would cost here: coins, then goods."""
    coins, goods = house_price(scene.s, number)
    amount = f"{coins}"
    digits = 6.6 * len(amount)
    left = x - (digits + 19 + 12.5 * len(goods)) / 2
    return [
        rect(left, y, digits + 19 + 12.5 * len(goods), 15, 3, class_="tag"),
        icon("coin", left + 8, y + 7.5, 11),
        text(left + 15, y + 11.2, amount, 10.5, class_="strong"),
        *(icon(good, left + digits + 22.5 + 12.5 * n, y + 7.5, 11.5) for n, good in enumerate(goods)),
    ]


def capital(scene: Scene, place: Point) -> Element:
    x, y = place
    name = CITY_NAMES[scene.m][int(CAPITAL[scene.m])]
    target = targets.city(name)
    _ = scene._
    return thing(
        target,
        _("{city}, the capital", city=name),
        circle(x, y, TOKEN + 3.5, class_="box"),
        circle(x, y, TOKEN + 1, class_="ring"),
        icon("senator", x, y - 0.5, 17),
        text(x, y + TOKEN + 14, name.upper(), 12, "middle", class_="place capital"),
        can=scene.can(target),
    )
