"""Choices without a place on the map, as cards instead of the hand: whose card to copy, a new colonist, the money."""

from __future__ import annotations

from collections.abc import Sequence

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, group, rect, text
from ludus.games.concordia.actions import COPY, NEW_COLONIST
from ludus.games.concordia.board import cards, pieces, targets
from ludus.games.concordia.board.cards import DOCK, LARGE, LINE, TALL, WIDE
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.board.shelf import price_row
from ludus.games.concordia.names import card_effects, card_names, colonist_names
from ludus.games.concordia.tables import CARDS, KINDS, NO_CARD
from ludus.games.concordia.text.acts import act
from ludus.games.concordia.text.cases import money_taken
from ludus.games.concordia.text.describe import gives
from ludus.games.concordia.text.effects import income
from ludus.games.concordia.text.facts import COLONIST_PRICE, waiting
from ludus.games.concordia.text.phrases import price_list

PICTURE = 47  # the height of a small card's picture
FACE = 70  # and of a large one's


def choices(scene: Scene, x: float, y: float) -> Element:
    """The dock for the question that the reader is asked now."""
    if scene.asks(COPY):
        title, chosen = scene._("Cards to copy"), copies(scene)
    else:
        title, chosen = scene._("New colonists"), [recruit(scene, kind, kind) for kind in range(len(KINDS))]
        if not scene.asks(NEW_COLONIST):
            chosen.append(money(scene, len(KINDS)))
    return cards.dock(title, chosen, x, y)


def left_of(n: int, count: int) -> float:
    """The left edge of the n-th of so many cards, all of them in the middle of the dock."""
    return (DOCK - WIDE) / 2 + (n - (count - 1) / 2) * (WIDE + 12)


def copies(scene: Scene) -> list[Element]:
    """The cards on top of the others' discard piles."""
    tops = [
        (seat, int(scene.s.seats[seat].top))
        for seat in range(scene.view.players)
        if seat != scene.view.seat and scene.s.seats[seat].top != NO_CARD
    ]
    return [copied(scene, seat, top, n, left_of(n, len(tops))) for n, (seat, top) in enumerate(tops)]


def copied(scene: Scene, seat: int, card: int, n: int, x: float) -> Element:
    """Somebody's card, with what it would do for the reader."""
    _, target, player = scene._, targets.discard(seat), scene.player_name(seat)
    name, can = card_names(_)[card], scene.can(target)
    gains = gives(_, scene.view, scene.view.seat, card) if can else ""
    owner = group(seat_mark(seat, 14, TALL - 12, 12), class_=f"seat-{seat}")
    small = [
        *named_picture(name, f"person-{CARDS[card]}"),
        owner,
        text(24, TALL - 8, cards.cut(player, WIDE - 28, 12), 12),
    ]
    large = [
        *large_picture(name, f"person-{CARDS[card]}"),
        *lines((card_effects(_)[card], None), (gains[:1].upper() + gains[1:], "strong")),
        group(seat_mark(seat, 18, cards.HIGH - 18, 14), class_=f"seat-{seat}"),
        text(31, cards.HIGH - 13, cards.cut(player, LARGE - 40, 14), 14),
    ]
    label = _("{player}: {card} on top of the discard pile", player=player, card=name)
    return cards.card(target, label, x, n, small, large, can=can, piece=f"copy {seat}")


def recruit(scene: Scene, kind: int, n: int) -> Element:
    """A colonist that waits in the storehouse, with its price."""
    _, target = scene._, targets.recruit(KINDS[kind])
    name, left = colonist_names(_)[kind], waiting(scene.s, scene.view.seat, kind)
    in_store = _("{n} in the storehouse", n=left)
    words = _("Costs {price}.", price=price_list(_, COLONIST_PRICE))
    count = 2 if scene.asks(NEW_COLONIST) else 3
    title = name[:1].upper() + name[1:]
    piece = pieces.colonist(scene.view.seat, kind, WIDE / 2, 18 + PICTURE / 2, 2.2)
    small = [
        *named_picture(title, ""),
        piece,
        text(WIDE - 7, 31, f"×{left}", 13, "end", class_="tally"),
        *price_row(scene, COLONIST_PRICE, 0, TALL - 22, WIDE, 15),
    ]
    large = [
        *large_picture(title, ""),
        pieces.colonist(scene.view.seat, kind, LARGE / 2, 6 + FACE / 2, 3),
        *lines((words, None), (in_store, "strong")),
        *price_row(scene, COLONIST_PRICE, 5, cards.HIGH - 28, LARGE - 10, 19),
    ]
    label = f"{title}. {words} {in_store}."
    return cards.card(
        target,
        label,
        left_of(n, count),
        n,
        small,
        large,
        can=scene.can(target),
        piece=f"recruit {kind}",
        leads="map" if settles(scene, kind) else None,  # where the cities are
    )


def settles(scene: Scene, kind: int) -> bool:
    """Whether one of a kind can be put into some city now."""
    offered = (act(action) for actions in scene.actions_of.values() for action in actions)
    return any(one.verb == "settle" and one.kind == kind for one in offered)


def money(scene: Scene, n: int) -> Element:
    """What a Colonist card gives instead of settling."""
    _, gained = scene._, income(scene.s, scene.view.seat)
    name, words = _("Money"), _("Take {money} and settle nobody.", money=money_taken(_, gained))
    small = [*named_picture(name, "coin"), text(WIDE / 2, TALL - 7, f"+{gained}", 15, "middle", class_="gained")]
    large = [*large_picture(name, "coin"), *lines((words, None))]
    return cards.card(
        targets.MONEY, words, left_of(n, n + 1), n, small, large, can=scene.can(targets.MONEY), piece="income"
    )


def named_picture(name: str, sign: str) -> list[Element]:
    """The upper part of a small card: a name, and a sign before a wall."""
    return [
        cards.name_of(name, WIDE / 2, 13.5, WIDE - 8),
        rect(4, 18, WIDE - 8, PICTURE, 2, class_="wall"),
        *([icon(sign, WIDE / 2, 18 + PICTURE / 2, PICTURE * 0.96)] if sign else []),
        rect(4, 18, WIDE - 8, PICTURE, 2, class_="gilt"),
    ]


def large_picture(name: str, sign: str) -> list[Element]:
    return [
        rect(6, 6, LARGE - 12, FACE, 2, class_="wall"),
        *([icon(sign, LARGE / 2, 6 + FACE / 2, FACE * 0.96)] if sign else []),
        rect(6, 6, LARGE - 12, FACE, 2, class_="gilt"),
        *cards.large_name(name),
    ]


def lines(*paragraphs: tuple[str, str | None]) -> Sequence[Element]:
    """Paragraphs below each other on a large card, each with its class."""
    drawn: list[Element] = []
    for words, look in paragraphs:
        drawn += cards.paragraph(words, 121 + LINE * len(drawn), most=5, class_=look)
    return drawn
