"""The provinces: regions that light up when one is asked for, and plaques with their names, markers and gains."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, circle, element, group, rect, text, thing
from ludus.games.concordia.actions import PROVINCE
from ludus.games.concordia.board import targets
from ludus.games.concordia.board.room import Box, least_covering
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.maps import PROVINCE_NAMES
from ludus.games.concordia.names import good_names
from ludus.games.concordia.tables import GOODS, MARKER_COINS
from ludus.games.concordia.text.describe import produced
from ludus.games.concordia.text.effects import coins, production

ROW = 17  # the height of one player's gains
STEP = 15  # the width of a good


def regions(scene: Scene) -> Element:
    """All provinces as shapes, each over the ones before it, and cut at the coast."""
    numbers = {name: number for number, name in enumerate(PROVINCE_NAMES[scene.m])}
    drawn = (region(scene, numbers[name], name, place.tint) for name, place in scene.chart.provinces.items())
    return group(*drawn, class_="provinces", clip_path=f"url(#land-{scene.chart.name})")


def region(scene: Scene, number: int, name: str, tint: int) -> Element:
    target, can = targets.province(name), scene.can(targets.province(name))
    label = marker_words(scene, number, name)
    if can:
        label = f"{label}. {produced(scene._, scene.view, number, name)}"
    x, y = scene.chart.provinces[name].plaque
    return thing(
        target,
        label,
        element("use", href=f"#region-{name}", class_=f"province tint-{tint}"),
        element("use", href=f"#region-{name}", class_="border", fill=f"url(#weave-{tint})"),
        rect(x - 22, y - 22, 44, 44, 0, class_="box seal"),
        can=can,
    )


def turned(scene: Scene, number: int) -> bool:
    """Whether a province's marker shows its coins."""
    return bool(int(scene.s.flipped) >> number & 1)


def marker_words(scene: Scene, number: int, name: str) -> str:
    _, good = scene._, int(scene.s.marker[number])
    if turned(scene, number):
        n = int(MARKER_COINS[good])
        return _.plural("{province}: {n} coin", "{province}: {n} coins", n, province=name)
    return _("{province}: {good} marker", province=name, good=good_names(_)[good])


def plaques(scene: Scene) -> Element:
    """Names and bonus markers; when a Prefect is asked, what each province would give to whom."""
    names = PROVINCE_NAMES[scene.m]
    drawn = [plaque(scene, number, name) for number, name in enumerate(names)]
    gains: list[Element] = []
    if scene.asks(PROVINCE):
        taken: list[Box] = []
        gains = [gains_of(scene, number, taken) for number in range(len(names)) if not turned(scene, number)]
    return group(*drawn, group(*gains, class_="gains"), *collection(scene), class_="plaques")


def plaque(scene: Scene, number: int, name: str) -> Element:
    x, y = scene.chart.provinces[name].plaque
    good = int(scene.s.marker[number])
    return at(
        x,
        y,
        text(0, 21, name, 12, "middle", class_="province-name"),
        group(*marker(good, turned(scene, number)), class_="marker", data_piece=f"marker {name}"),
    )


def marker(good: int, shows_coins: bool) -> list[Element]:
    """A bonus marker: a good or, turned over, coins."""
    if not shows_coins:
        return [rect(-10.5, -10.5, 21, 21, 4, class_="plate"), icon(GOODS[good], 0, 0, 16)]
    coins_on_it = int(MARKER_COINS[good])
    heap = (icon("coin", (n - (coins_on_it - 1) / 2) * 7, 0, 12) for n in range(coins_on_it))
    return [circle(0, 0, 11.5, class_="plate"), *heap]


def gains_of(scene: Scene, number: int, taken: list[Box]) -> Element:
    """Who would gain what, the player to move first: a row for each, where it hides least; that place is then taken."""
    first, players = int(scene.s.turn), scene.view.players
    made = production(scene.s, number)
    rows = [(seat, made[seat]) for n in range(players) if any(made[seat := (first + n) % players])]
    wide, tall = max(24 + STEP * sum(goods) for _, goods in rows), 4 + ROW * len(rows)
    near = scene.chart.provinces[PROVINCE_NAMES[scene.m][number]].plaque
    place = least_covering(scene.m, near, wide, tall, taken)
    taken.append(place)
    drawn: list[Element] = [rect(place.left, place.top, wide, tall, 4, class_="plate gain")]
    for n, (seat, goods) in enumerate(rows):
        middle = place.top + 2 + ROW * (n + 0.5)
        drawn.append(group(seat_mark(seat, place.left + 10, middle, 11), class_=f"seat-{seat}"))
        units = [good for good, count in enumerate(goods) for _ in range(count)]
        drawn += [icon(GOODS[good], place.left + 26 + STEP * k, middle, 14) for k, good in enumerate(units)]
    return group(*drawn)


def collection(scene: Scene) -> list[Element]:
    """The coins of all turned markers, to be collected instead; they lie above the map's name."""
    if not scene.can(targets.COINS):
        return []
    x, y, _name = scene.chart.title
    _, money = scene._, coins(scene.s)
    label = _.plural("Collect {n} coin from the turned markers", "Collect {n} coins from the turned markers", money)
    pile = (icon("coin", 8 * k - 24, 0, 18) for k in range(3))
    box = rect(-38, -15, 76, 30, 4, class_="box")
    return [at(x, y - 33, thing(targets.COINS, label, box, *pile, text(6, 5.5, f"{money}", 16), can=True))]
