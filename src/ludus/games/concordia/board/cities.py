"""The cities: what each produces, whose houses stand there, and what a house would cost now."""

from __future__ import annotations

from math import cos, pi, sin

from ludus.drawing.svg import Element, at, circle, element, group, rect, text, thing
from ludus.games.concordia.actions import HOUSE, MOVE, TO
from ludus.games.concordia.board import pieces, targets
from ludus.games.concordia.board.chart import HEIGHT, Point
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.maps import CAPITAL, CITY_NAMES
from ludus.games.concordia.names import good_names
from ludus.games.concordia.tables import GOODS, KINDS
from ludus.games.concordia.text.facts import can_pay, house_price, houses

TOKEN = 14.5  # the radius of a city's token
ARC = 23  # how far from its middle houses stand


def cities(scene: Scene) -> Element:
    drawn = [
        capital(scene, place) if number == CAPITAL[scene.m] else city(scene, number, name, place)
        for number, name in enumerate(CITY_NAMES[scene.m])
        for place in [scene.chart.cities[name]]
    ]
    return group(*drawn, class_="cities")


def owners_of(scene: Scene, number: int) -> list[int]:
    return [seat for seat in range(scene.view.players) if number in houses(scene.s, seat)]


def may_get(scene: Scene, number: int) -> bool:
    """Whether the reader could ever build in a city."""
    return number != CAPITAL[scene.m] and number not in houses(scene.s, scene.view.seat)


def city(scene: Scene, number: int, name: str, place: Point) -> Element:
    x, y = place
    good = int(scene.s.product[number])
    owners = owners_of(scene, number)
    target = targets.city(name)
    can, building = scene.can(target), scene.asks(HOUSE)
    built = (pieces.house(seat, *beside(place, n, len(owners)), 1.3, name) for n, seat in enumerate(owners))
    return thing(
        target,
        label_of(scene, name, good, owners),
        circle(x, y, 21.5 if can else TOKEN, class_="hit"),
        circle(x, y, TOKEN, class_="box"),
        circle(x, y, TOKEN - 2.2, class_="ring"),
        icon(GOODS[good], x, y, 18),
        group(*built),
        text(x, y + TOKEN + 11.8, name, 13.5, "middle", class_="place"),
        *([group(price_of(number, place), class_=f"seat-{scene.view.seat}")] if can and building else []),
        can=can,
    )


def label_of(scene: Scene, name: str, good: int, owners: list[int]) -> str:
    _ = scene._
    if not owners:
        return _("{city}: {good}", city=name, good=good_names(_)[good])
    names = ", ".join(map(scene.player_name, owners))
    return _("{city}: {good}; houses: {owners}", city=name, good=good_names(_)[good], owners=names)


def beside(place: Point, n: int, count: int) -> Point:
    """Where the n-th of so many houses stands: on an arc above the token."""
    angle = pi * (1.5 + (n - (count - 1) / 2) * 0.21)
    return round(place[0] + ARC * cos(angle), 1), round(place[1] + ARC * sin(angle), 1)


def price_of(number: int, place: Point) -> Element:
    return element("use", href=f"#price-{number}", x=place[0], y=place[1])


def prices(scene: Scene) -> Element:
    """What houses would look like and cost, to be shown where somebody thinks of building one; and colonists to be."""
    if not scene.asks(MOVE, TO, HOUSE):
        return element("defs")
    colonists = (group(pieces.outline(kind), id=f"colonist-to-be-{kind}") for kind in range(len(KINDS)))
    numbers = (number for number in range(len(CITY_NAMES[scene.m])) if may_get(scene, number))
    return element("defs", *colonists, *(price_tag(scene, number) for number in numbers))


def price_tag(scene: Scene, number: int) -> Element:
    """Below a city coins, then goods; above it the house. By reference, too: colours stand where they are used."""
    coins, goods = house_price(scene.s, number)
    amount, payable = f"{coins}", can_pay(scene.s, scene.view.seat, goods, coins)
    digits, y = 7.4 * len(amount), TOKEN + 14.5
    if scene.chart.cities[CITY_NAMES[scene.m][number]][1] + y + 18 > HEIGHT - 4:
        y = -ARC - 30  # above the houses: below is the edge of the map
    wide = digits + 22 + 15 * len(goods)
    left = -wide / 2
    fill, edge = ("var(--panel)", "var(--laurel)") if payable else ("var(--shade)", "var(--rule)")
    count = len(owners_of(scene, number))
    house = at(*beside((0, 0), count, count + 1), pieces.outline(None), opacity=".75")
    return group(
        *([house] if payable else []),
        rect(left, y, wide, 18, 4, fill=fill, stroke=edge, stroke_width=1.6),
        icon("coin", left + 9, y + 9, 13),
        text(left + 17, y + 13.6, amount, 13, font_weight=700),
        *(icon(good, left + digits + 26 + 15 * n, y + 9, 14) for n, good in enumerate(goods)),
        id=f"price-{number}",
    )


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
        icon("senator", x, y - 0.5, 19),
        text(x, y + TOKEN + 15, name.upper(), 14, "middle", class_="place capital"),
        can=scene.can(target),
    )
