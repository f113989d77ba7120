"""Before each player: money, houses, cards, the card played last, the storehouse, and the gods' points where shown."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, area, at, fitting, group, rect, text, titled
from ludus.games.concordia.board.chart import WIDTH
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.board.storehouse import storehouse
from ludus.games.concordia.names import amounts, card_names, concordia_card, god_names, god_rewards, magnus, sestertii
from ludus.games.concordia.rules.scoring import god_points
from ludus.games.concordia.tables import CARDS, GODS, HOUSES, NO_CARD
from ludus.games.concordia.text.facts import counted, free_spaces, houses, houses_making
from ludus.games.concordia.text.score import shows_points

TALL = 94
ONE_ROW = 260  # a storehouse in one row is at least so wide
WIDE = {5: 187, 4: 236, 3: 315}  # of a panel, by how many lie side by side; two players have two each


def panels(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """The players' areas in a row: the viewer's first, then in turn order."""
    side_by_side = {2: 4}.get(scene.view.players, scene.view.players)
    wide = WIDE[side_by_side]
    step = wide + (WIDTH - wide * side_by_side) / (side_by_side - 1)
    first = max(0, scene.view.seat)
    for n in range(scene.view.players):
        seat = (first + n) % scene.view.players
        if scene.view.players > 2:
            yield panel(scene, seat, f"seat-{n}", x + step * n, y, wide, *small(scene, seat, wide))
            continue
        left = x + step * 2 * n
        yield panel(scene, seat, f"seat-{n}", left, y, wide, *large(scene, seat, wide))
        yield panel(scene, seat, f"store-{n}", left + step, y, wide, *store(scene, seat, wide))


def panel(scene: Scene, seat: int, name: str, x: float, y: float, wide: float, *children: Element) -> Element:
    """One area of a player."""
    turn = scene.s.turn == seat and not scene.view.finished
    frame = rect(1, 1, wide - 2, TALL - 2, 4, class_="panel turn" if turn else "panel")
    return area(
        name,
        scene.player_name(seat),
        x,
        y,
        wide,
        TALL,
        group(frame, *children, class_=f"seat-{seat}"),
        tab=("players", scene._("Players")),
        data_aside="true",
        data_players=next(count for count, width in WIDE.items() if width == wide),
        data_mine="true" if seat == scene.view.seat else None,
    )


def small(scene: Scene, seat: int, wide: float) -> list[Element]:
    """Everything in one panel."""
    inner, shown = wide - 12, shows_points(scene.view, seat)
    rows = 1 if inner >= ONE_ROW else 2
    tall = (26 if rows == 1 else 34) if shown else (30 if rows == 1 else 44)
    return [
        *header(scene, seat, wide),
        at(6, 22, *belongings(scene, seat, inner)),
        at(inner - 52, 22, last_played(scene, seat, 58)),
        at(6, 42 if shown else 46, storehouse(scene, seat, inner, tall, rows)),
        *([at(6, 77, *gods(scene, seat, inner), class_="gods")] if shown else []),
    ]


def large(scene: Scene, seat: int, wide: float) -> list[Element]:
    """Everything but the storehouse."""
    inner, shown = wide - 12, shows_points(scene.view, seat)
    return [
        *header(scene, seat, wide),
        at(6, 26 if shown else 32, *belongings(scene, seat, inner)),
        at(6, 52 if shown else 64, last_played(scene, seat, inner, named=True)),
        *([at(6, 77, *gods(scene, seat, inner), class_="gods")] if shown else []),
    ]


def store(scene: Scene, seat: int, wide: float) -> list[Element]:
    """The storehouse, with how much room is left."""
    _, free = scene._, free_spaces(scene.s, seat)
    left = _.plural("{n} space free", "{n} spaces free", free) if free else _("no space free")
    return [
        seat_mark(seat, 14, 12, 14),
        icon("storehouse", 33, 11.5, 15),
        text(wide - 8, 16.5, left, 13, "end", class_="faded"),
        at(6, 23, storehouse(scene, seat, wide - 12, 64, 2)),
    ]


def header(scene: Scene, seat: int, wide: float) -> list[Element]:
    _, name = scene._, scene.player_name(seat)
    right = wide - 8.0
    drawn: list[Element] = []
    if shows_points(scene.view, seat):
        points = f"{scene.view.points(seat)}"
        drawn.append(text(right, 17, points, 15, "end", class_="strong", data_count=f"points {seat}"))
        right -= 8.2 * len(points) + 9
        drawn.append(icon("point", right, 12, 13))
        right -= 9
    if scene.s.magnus == seat:
        drawn.append(titled(magnus(_), icon("magnus", right - 9, 12, 18), data_piece="magnus"))
        right -= 22
    if scene.s.concordia == seat:
        drawn.append(titled(concordia_card(_), icon("concordia", right - 9, 12, 18), data_piece="concordia"))
        right -= 22
    size = max(11.5, fitting(name, right - 26, 14, 0.5))
    return [seat_mark(seat, 14, 12, 14), text(25, 17, name, size, class_="strong"), *drawn]


def belongings(scene: Scene, seat: int, wide: float) -> list[Element]:
    """Money, houses and cards in hand."""
    _ = scene._
    player = scene.s.seats[seat]
    money, built, cards = int(player.money), len(houses(scene.s, seat)), sum(counted(player.hand))
    house_words = _("{n} of {most} houses built", n=built, most=HOUSES)
    if built:
        house_words = f"{house_words}: {amounts(_, houses_making(scene.s, seat))}"
    in_hand = _.plural("{n} card in hand", "{n} cards in hand", cards)
    step = min(48.0, (wide - 52) / 3)
    purse = counter("coin", f"{money}", sestertii(_, money), 0, f"money {seat}")
    return [
        group(purse, data_piece=f"purse {seat}"),
        counter("house", f"{built}", house_words, step, f"houses {seat}"),
        counter("card", f"{cards}", in_hand, step * 1.9, f"hand {seat}"),
    ]


def counter(name: str, value: str, label: str, x: float, count: str) -> Element:
    return titled(label, icon(name, x + 8, 9, 15), text(x + 18, 14, value, 13.5, data_count=count))


def last_played(scene: Scene, seat: int, wide: float, named: bool = False) -> Element:
    """The top of the discard pile; how many cards lie there."""
    _ = scene._
    top = int(scene.s.seats[seat].top)
    played = sum(counted(scene.s.seats[seat].discard))
    box = rect(0, -2, wide, 21, 3, class_="box shelf")
    if top == NO_CARD:
        words = _("no card played")
        return titled(words, box, *([text(7, 13, words, 12.5, class_="faded")] if named else []))
    name, word = card_names(_)[top], CARDS[top]
    face = group(icon(f"person-{word}", 12, 8.5, 20), icon(word, 32, 8.5, 15), data_piece=f"card {seat} {word}")
    figure = text(wide - 5, 13.5, f"{played}", 12.5, "end", class_="faded", data_count=f"discard {seat}")
    says = [text(46, 13, name, fitting(name, wide - 70, 13), class_="strong")] if named else []
    return titled(_("{card}, {n} played", card=name, n=played), box, face, *says, figure)


def gods(scene: Scene, seat: int, wide: float) -> list[Element]:
    """The points of this moment, god by god."""
    _, step = scene._, wide / len(GODS)
    drawn = []
    for god, name in enumerate(GODS):
        points = int(god_points(scene.s, seat, god))
        label = _("{god} {points}: {reward}", god=god_names(_)[god], points=points, reward=god_rewards(_)[god])
        mark = group(icon(name.lower(), step * god + 7, 6.5, 12), class_=None if points else "lacking")
        figure = text(step * god + 15, 11, f"{points}", 12, data_count=f"{name.lower()} {seat}")
        drawn.append(titled(label, mark, figure))
    return drawn
