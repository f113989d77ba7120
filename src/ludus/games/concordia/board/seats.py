"""Before each player: money, storehouse, hand size, the card played last, and the gods' points where shown."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, fitting, group, rect, text, thing, titled
from ludus.games.concordia.board import pieces, targets
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.names import (
    card_names,
    colonist_names,
    concordia_card,
    god_names,
    god_rewards,
    good_names,
    magnus,
    sestertii,
)
from ludus.games.concordia.rules.scoring import god_points
from ludus.games.concordia.tables import CARDS, GODS, GOODS, HOUSES, KINDS, NO_CARD, PRICE, SPACES
from ludus.games.concordia.text.facts import counted, houses, houses_making, waiting
from ludus.games.concordia.text.score import shows_points

GAP = 8
SHELF = 28  # the height of a space
Space = tuple[str, int]  # "good" or "colonist", and which


def seats(scene: Scene, width: float) -> tuple[Element, float]:
    """Everybody's panel, the viewer's first, then in turn order; and how high they are."""
    players = scene.view.players
    first = max(0, scene.view.seat)
    wide = (width - GAP * (players - 1)) / players
    tall = 116 + SHELF * SPACES / columns_for(wide - 16) + (20 if any_points(scene) else 0)
    order = [(first + n) % players for n in range(players)]
    return group(*(at((wide + GAP) * n, 0, panel(scene, seat, wide, tall)) for n, seat in enumerate(order))), tall


def any_points(scene: Scene) -> bool:
    return any(shows_points(scene.view, seat) for seat in range(scene.view.players))


def columns_for(wide: float) -> int:
    """Spaces side by side: all twelve, or in two rows where panels are narrow."""
    return SPACES if wide >= SPACES * 24 else SPACES // 2


def panel(scene: Scene, seat: int, wide: float, tall: float) -> Element:
    turn = scene.s.turn == seat and not scene.view.finished
    inner = wide - 16
    low = 86 + SHELF * SPACES / columns_for(inner) + 4
    return group(
        rect(1, 1, wide - 2, tall - 2, 4, class_="panel turn" if turn else "panel"),
        *header(scene, seat, wide),
        *belongings(scene, seat, wide),
        at(8, 52, *(market(scene, inner) if seat == scene.view.seat else production(scene, seat, inner))),
        at(8, 86, storehouse(scene, seat, inner)),
        at(8, low, last_played(scene, seat, inner)),
        *([at(8, low + 25, *gods(scene, seat, inner))] if shows_points(scene.view, seat) else []),
        class_=f"seat-{seat}",
    )


def gods(scene: Scene, seat: int, wide: float) -> list[Element]:
    """The points of this moment, god by god."""
    _, step = scene._, wide / len(GODS)
    drawn = []
    for god, name in enumerate(GODS):
        points = int(god_points(scene.s, seat, god))
        label = _("{god} {points}: {reward}", god=god_names(_)[god], points=points, reward=god_rewards(_)[god])
        x = step * god + step / 2
        number = f"{points}"
        mark = group(icon(name.lower(), x - 8, 7, 12), class_=None if points else "lacking")
        drawn.append(titled(label, mark, text(x - 1, 11, number, fitting(number, step / 2 - 1, 10.5))))
    return drawn


def header(scene: Scene, seat: int, wide: float) -> list[Element]:
    _, name = scene._, scene.player_name(seat)
    drawn = [seat_mark(seat, 17, 16, 15), text(31, 21, name, fitting(name, wide - 120, 14), class_="strong")]
    right = wide - 10
    if shows_points(scene.view, seat):
        points = f"{scene.view.points(seat)}"
        drawn += [text(right, 21, points, 15, "end", class_="strong")]
        right -= 9.6 * len(points) + 10
        drawn.append(icon("point", right, 15.5, 14))
        right -= 10
    if scene.s.magnus == seat:
        drawn.append(titled(magnus(_), icon("magnus", right - 8, 15.5, 20)))
        right -= 26
    if scene.s.concordia == seat:
        drawn.append(titled(concordia_card(_), icon("concordia", right - 8, 15.5, 20)))
    return drawn


def belongings(scene: Scene, seat: int, wide: float) -> list[Element]:
    """Money, houses, cards in hand."""
    _ = scene._
    player = scene.s.seats[seat]
    built, cards = len(houses(scene.s, seat)), sum(counted(player.hand))
    entries = (
        ("coin", f"{int(player.money)}", sestertii(_, int(player.money))),
        ("house", f"{built}/{HOUSES}", _("{n} of {most} houses built", n=built, most=HOUSES)),
        ("card", f"{cards}", _.plural("{n} card in hand", "{n} cards in hand", cards)),
    )
    step = (wide - 16) / 3
    return [
        titled(label, icon(name, 17 + step * n, 40, 15), text(28 + step * n, 44.5, value, 12.5))
        for n, (name, value, label) in enumerate(entries)
    ]


def market(scene: Scene, wide: float) -> list[Element]:
    """The roof of the viewer's storehouse: each good with its price and how many there are."""
    _ = scene._
    player = scene.s.seats[scene.view.seat]
    goods, gained = counted(player.goods), counted(player.gained)
    step = wide / len(GOODS)
    drawn = []
    for n, good in enumerate(GOODS):
        x = step * n
        target = targets.good(good)
        price = int(PRICE[n])
        label = _("{good}: none in store, price {price}", good=good_names(_)[n], price=price)
        if goods[n]:
            label = _("{good}: {n} in store, price {price}", good=good_names(_)[n], n=goods[n], price=price)
        if gained[n]:
            label = _("{good}: {n} to store", good=good_names(_)[n], n=gained[n])
        count = f"+{gained[n]}" if gained[n] else f"{price}"
        box = rect(x + 1, 0, step - 2, 28, 3, class_="box")
        tag = text(x + step - 5, 19, count, 12, "end", class_="inside strong" if gained[n] else "inside faded")
        drawn.append(thing(target, label, box, icon(good, x + step / 2 - 7, 14, 17), tag, can=scene.can(target)))
    return drawn


def production(scene: Scene, seat: int, wide: float) -> list[Element]:
    """How many houses of another player make each good."""
    _, step = scene._, wide / len(GOODS)
    drawn = []
    for n, made in enumerate(houses_making(scene.s, seat)):
        label = _("{good}: no houses", good=good_names(_)[n])
        if made:
            label = _.plural("{good}: {n} house", "{good}: {n} houses", made, good=good_names(_)[n])
        x = step * n
        mark = group(icon(GOODS[n], x + step / 2 - 7, 14, 15), class_=None if made else "lacking")
        drawn.append(titled(label, mark, text(x + step / 2 + 4, 18.5, f"{made}", 12, class_="faded")))
    return drawn


def storehouse(scene: Scene, seat: int, wide: float) -> Element:
    """Twelve spaces with goods and waiting colonists."""
    spaces: list[Space | None] = [
        ("good", n) for n, count in enumerate(counted(scene.s.seats[seat].goods)) for _ in range(count)
    ]
    spaces += [("colonist", kind) for kind in range(len(KINDS)) for _ in range(waiting(scene.s, seat, kind))]
    spaces += [None] * (SPACES - len(spaces))
    columns = columns_for(wide)
    step = wide / columns
    return group(
        *(
            space(scene, seat, content, (n % columns) * step, (n // columns) * SHELF, step)
            for n, content in enumerate(spaces)
        )
    )


def space(scene: Scene, seat: int, content: Space | None, x: float, y: float, wide: float) -> Element:
    _ = scene._
    box = rect(x + 1, y + 1, wide - 2, SHELF - 2, 2, class_="box shelf")
    middle = (x + wide / 2, y + SHELF / 2)
    if content is None:
        return box
    what, which = content
    if what == "good":
        return group(box, icon(GOODS[which], *middle, SHELF - 9))
    piece = pieces.colonist(seat, which, *middle, 1.05)
    label = _("{kind}: in the storehouse", kind=colonist_names(_)[which])
    if seat != scene.view.seat:
        return titled(label, box, piece)
    target = targets.recruit(KINDS[which])
    return thing(target, label, box, piece, can=scene.can(target))


def last_played(scene: Scene, seat: int, wide: float) -> Element:
    """The top of the discard, which a Diplomat can copy."""
    _ = scene._
    top = int(scene.s.seats[seat].top)
    played = sum(counted(scene.s.seats[seat].discard))
    box = rect(0, 0, wide, 20, 3, class_="box shelf")
    if top == NO_CARD:
        return group(box, text(8, 14, _("no card played"), 11, class_="faded"))
    words = _("{card}, {n} played", card=card_names(_)[top], n=played)
    drawn = [box, icon(CARDS[top], 13, 10, 15), text(25, 14, words, fitting(words, wide - 30, 11.5))]
    if seat == scene.view.seat:
        return titled(words, *drawn)
    target = targets.discard(seat)
    return thing(
        target,
        _("{player}: {card} on top of the discard pile", player=scene.player_name(seat), card=card_names(_)[top]),
        *drawn,
        can=scene.can(target),
    )
