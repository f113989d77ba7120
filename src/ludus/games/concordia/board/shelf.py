"""The display: a shelf of cards for sale, each with its price, its god and what it would score for the reader now."""

from __future__ import annotations

from ludus.drawing.svg import Element, area, group, rect, text, titled
from ludus.games.concordia.board import cards, targets
from ludus.games.concordia.board.cards import DOCK, HIGH, LARGE, LINE, TALL, WIDE
from ludus.games.concordia.board.scene import Scene, deed, icon
from ludus.games.concordia.names import card_effects, card_names, god_names, god_rewards
from ludus.games.concordia.tables import GOODS, NO_CARD, SALE_CARD, SALE_GOD, SLOTS
from ludus.games.concordia.text.acts import act
from ludus.games.concordia.text.describe import describe
from ludus.games.concordia.text.facts import ANY, counted, price, worth
from ludus.games.concordia.text.phrases import price_list
from ludus.games.concordia.text.tell import decks_left

STEP = (DOCK - WIDE) / (SLOTS - 1)
PAY = 46  # the height of a press for a good


def shelf(scene: Scene, x: float, y: float) -> Element:
    _ = scene._
    title = _("Cards for sale")
    slots = (slot(scene, n) for n in range(SLOTS))
    board = rect(-3, TALL - 3, DOCK + 6, 5, 1, class_="board")
    return area(
        "display",
        title,
        x,
        y,
        DOCK,
        TALL,
        board,
        coming(scene),
        group(*slots),
        tab=("display", title),
        **cards.FROM_TOP,
    )


def coming(scene: Scene) -> Element:
    """How many cards are still to come, and on pointing at it, of which decks; without any the end is near."""
    _, left = scene._, int(scene.s.to_come).bit_count()
    words = _.plural("{n} more card to come", "{n} more cards to come", left) if left else _("No more cards to come")
    note = text(DOCK, -5, words, 12, "end", class_="faded")
    return titled(_("Still to come: {decks}", decks=decks_left(_, scene.view)), note, class_="coming")


def slot(scene: Scene, n: int) -> Element:
    card = int(scene.s.display[n])
    if card == NO_CARD:
        return group(rect(STEP * n + 1, 1, WIDE - 2, TALL - 2, 4, class_="empty"))
    _ = scene._
    kind, god, cost = int(SALE_CARD[card]), int(SALE_GOD[card]), price(scene.s, n)
    label = _(
        "Slot {n}: {card}, {god}. {does} Price: {price}.",
        n=n + 1,
        card=card_names(_)[kind],
        god=god_names(_)[god],
        does=card_effects(_)[kind],
        price=price_list(_, cost),
    )
    if scene.view.seat >= 0:
        label += " " + _("Would score for you now: {points}.", points=scored(scene, kind, god))
    options = scene.actions_of.get(targets.slot(n + 1), [])
    usual = usual_payment(scene, options)
    return cards.card(
        targets.slot(n + 1),
        label,
        STEP * n,
        n,
        [*small(scene, kind, god), *price_row(scene, cost, 0, TALL - 24, WIDE, 16)],
        large(scene, kind, god, cost, options),
        can=bool(options),
        piece=f"sale {card}",
        usual=f"{usual}" if len(options) > 1 else None,
    )


def scored(scene: Scene, kind: int, god: int) -> int:
    return worth(scene.s, scene.view.seat, kind, god) if scene.view.seat >= 0 else 0


def usual_payment(scene: Scene, options: list[int]) -> int:
    """Of several ways to pay any good, the one that takes what there is most of, the cheapest of these."""
    have = counted(scene.s.seats[max(0, scene.view.seat)].goods)
    return max(options, key=lambda option: (have[act(option).good], -act(option).good), default=-1)


def small(scene: Scene, kind: int, god: int) -> list[Element]:
    drawn = [
        cards.name_of(card_names(scene._)[kind], WIDE / 2, 13.5, WIDE - 8),
        *cards.portrait(kind, god, 4, 18, WIDE - 8, 43),
        cards.god_disc(god, WIDE - 11, 26, 8),
    ]
    if scene.view.seat >= 0:
        drawn.append(text(WIDE - 6, 58, f"+{scored(scene, kind, god)}", 12.5, "end", class_="tally"))
    return drawn


def large(scene: Scene, kind: int, god: int, cost: list[str], options: list[int]) -> list[Element]:
    """What the card does, what its god rewards, what that is worth to the reader now, and how it is paid."""
    _ = scene._
    does = cards.paragraph(card_effects(_)[kind], 118, most=5)
    below = 118 + LINE * len(does) + 7
    several = len(options) > 1
    paid = payments(scene, cost, options) if several else price_row(scene, cost, 5, HIGH - 28, LARGE - 10, 19)
    room = HIGH - (6 + PAY * pay_rows(options) if several else 34)
    reward = cards.paragraph(god_rewards(_)[god], below + 22, class_="faded")
    whole = below + 22 + LINE * (len(reward) - 1) <= room  # half a sentence says nothing
    points = scored(scene, kind, god)
    return [
        *cards.large_head(kind, god, card_names(_)[kind]),
        *does,
        *cards.god_row(scene, (god, points), below),
        *(reward if whole else []),
        *paid,
    ]


def pay_rows(options: list[int]) -> int:
    """The price and the presses, three in a row."""
    return -(-(len(options) + 1) // 3)


def payments(scene: Scene, cost: list[str], options: list[int]) -> list[Element]:
    """The price, and which good to pay for "any" with: one press each, large enough for a finger."""
    wide, top = (LARGE - 12) / 3, HIGH - 6 - PAY * pay_rows(options)
    asked = price_row(scene, cost, 4, top + PAY / 2 - 13, wide + 2, 19)
    drawn: list[Element] = [titled(scene._("Pay any good with"), *asked)]
    usual = usual_payment(scene, options)
    for n, option in enumerate(options, start=1):
        x, y = 6 + wide * (n % 3), top + PAY * (n // 3)
        box = rect(x + 1, y, wide - 2, PAY - 2, 3, class_="box usual" if option == usual else "box")
        sign = icon(GOODS[act(option).good], x + wide / 2, y + PAY / 2 - 1, 24)
        drawn.append(deed([option], describe(option, scene.view, scene.lang), box, sign, kind="pay"))
    return drawn


def price_row(scene: Scene, cost: list[str], x: float, y: float, wide: float, size: float) -> list[Element]:
    """The whole price, good by good; what the reader lacks is faded."""
    step = min(size + 4, (wide - 6) / max(1, len(cost)))
    left = x + wide / 2 - step * (len(cost) - 1) / 2
    pay = payable(scene, cost)
    drawn: list[Element] = [rect(x + 3, y, wide - 6, size + 5, 3, class_="price payable" if all(pay) else "price")]
    for n, good in enumerate(cost):
        sign = icon(good, left + step * n, y + size / 2 + 2.5, min(size, step - 2))
        drawn.append(group(sign, class_=None if pay[n] else "lacking"))
    return drawn


def payable(scene: Scene, cost: list[str]) -> list[bool]:
    """For every good of a price, whether the reader has it besides the ones before; nobody's view lacks nothing."""
    if scene.view.seat < 0:
        return [True] * len(cost)
    have = dict(zip(GOODS, counted(scene.s.seats[scene.view.seat].goods), strict=True))
    found = []
    for good in cost:
        taken = next((name for name in GOODS if have[name]), ANY) if good == ANY else good
        found.append(have.get(taken, 0) > 0)
        if found[-1]:
            have[taken] -= 1
    return found
