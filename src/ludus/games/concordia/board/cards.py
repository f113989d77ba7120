"""Personality cards: the hand with what each card scores now, and the display with its prices."""

from __future__ import annotations

from ludus.drawing.svg import Element, fitting, group, heading, line, rect, text, thing
from ludus.engine.phrases import listed
from ludus.games.concordia.board import targets
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.names import card_effects, card_names, god_names
from ludus.games.concordia.tables import CARDS, GODS, GOODS, NO_CARD, SALE_CARD, SALE_GOD, SLOTS
from ludus.games.concordia.text.describe import gives
from ludus.games.concordia.text.facts import ANY, counted, owned, price, worth
from ludus.games.concordia.text.phrases import price_list
from ludus.games.concordia.text.tell import decks_left

GAP = 6
NARROW = 30  # less than this for a god and its points, and they stand in two rows
HAND_HEIGHT = 128
SLOT_HEIGHT = 118
TITLE = 22  # the line above the display


def hand(scene: Scene, width: float) -> Element:
    """The viewer's cards, one drawing for all of a name."""
    held = [(card, n) for card, n in enumerate(counted(scene.s.seats[scene.view.seat].hand)) if n]
    wide = min(112, (width - GAP * (len(held) - 1)) / max(1, len(held)))
    left = (width - (wide + GAP) * len(held) + GAP) / 2
    return group(*(held_card(scene, card, n, left + (wide + GAP) * k, wide) for k, (card, n) in enumerate(held)))


def held_card(scene: Scene, card: int, n: int, x: float, wide: float) -> Element:
    _ = scene._
    seat = scene.view.seat
    gods = sorted(set(owned(scene.s, seat, card)))
    scores = [(god, worth(scene.s, seat, card, god)) for god in gods]
    target = targets.card(CARDS[card])
    label = _(
        "{card}. {does} Now: {gives}. Scores now: {scores}.",
        card=card_names(_)[card],
        does=card_effects(_)[card],
        gives=gives(_, scene.view, seat, card),
        scores=listed((_("{god} {points}", god=god_names(_)[god], points=points) for god, points in scores), _.lang),
    )
    rows = 2 if wide / len(scores) < NARROW else 1
    step = wide / -(-len(scores) // rows)
    foot = HAND_HEIGHT - 4 - 18 * rows
    strip = [
        score(god, points, x + step * (k // rows + 0.5), foot + 9 + 18 * (k % rows), step)
        for k, (god, points) in enumerate(scores)
    ]
    return thing(
        target,
        label,
        rect(x, 0, wide, HAND_HEIGHT, 4, class_="box"),
        rect(x + 3.5, 3.5, wide - 7, HAND_HEIGHT - 7, 2, class_="ring"),
        name_of_card(card_names(_)[card], x + wide / 2, 20, wide - 16),
        icon(CARDS[card], x + wide / 2, 61, min(46, wide - 24)),
        line(x + 8, foot - 2, x + wide - 8, foot - 2, class_="rule"),
        *strip,
        *([text(x + wide - 8, 40, f"×{n}", 12, "end", class_="strong")] if n > 1 else []),
        can=scene.can(target),
        data_ahead="yes",
    )


def name_of_card(name: str, x: float, y: float, wide: float) -> Element:
    return heading(x, y, name, fitting(name, wide, 13), "middle")


def score(god: int, points: int, x: float, y: float, wide: float) -> Element:
    """A god's sign and the points one of its cards gives now."""
    size = min(15, wide / 2.7)
    return group(
        icon(GODS[god].lower(), x - size * 0.55, y, size),
        text(x + size * 0.25, y + 4, f"{points}", min(12, size * 0.85), class_="strong"),
    )


def display(scene: Scene, width: float) -> tuple[Element, float]:
    """The cards for sale, and how high they are."""
    _ = scene._
    sold_out = all(card == NO_CARD for card in scene.s.display)
    wide = (width - GAP * (SLOTS - 1)) / SLOTS
    return group(
        heading(0, 14, _("Cards for sale"), 14),
        text(width, 14, _("Still to come: {decks}", decks=decks_left(_, scene.view)), 11, "end", class_="faded"),
        *(slot(scene, n, (wide + GAP) * n, wide) for n in range(0 if sold_out else SLOTS)),
    ), TITLE + (0 if sold_out else SLOT_HEIGHT)


def slot(scene: Scene, n: int, x: float, wide: float) -> Element:
    _ = scene._
    card = int(scene.s.display[n])
    if card == NO_CARD:
        return rect(x, TITLE, wide, SLOT_HEIGHT, 4, class_="empty")
    kind, god = int(SALE_CARD[card]), int(SALE_GOD[card])
    cost = price(scene.s, n)
    target = targets.slot(n + 1)
    label = _(
        "Slot {n}: {card}, {god}. {does} Price: {price}.",
        n=n + 1,
        card=card_names(_)[kind],
        god=god_names(_)[god],
        does=card_effects(_)[kind],
        price=price_list(_, cost),
    )
    middle = x + wide / 2
    return thing(
        target,
        label,
        rect(x, TITLE, wide, SLOT_HEIGHT, 4, class_="box"),
        name_of_card(card_names(_)[kind], middle, 39, wide - 16),
        icon(CARDS[kind], middle - 26, 66, 36),
        *offered_god(scene, kind, god, middle + 26),
        *price_row(scene, cost, x, wide),
        can=scene.can(target),
    )


def offered_god(scene: Scene, kind: int, god: int, x: float) -> list[Element]:
    _ = scene._
    name = god_names(_)[god]
    drawn = [icon(GODS[god].lower(), x, 60, 20), text(x, 84, name, fitting(name, 62, 10), "middle", class_="faded")]
    if scene.view.seat >= 0:
        points = worth(scene.s, scene.view.seat, kind, god)
        drawn.append(text(x + 14, 64, f"+{points}", 11, class_="strong"))
    return drawn


def price_row(scene: Scene, cost: list[str], x: float, wide: float) -> list[Element]:
    """The whole price, good by good; what the viewer lacks is faded."""
    step, top = 22.0, TITLE + SLOT_HEIGHT - 28
    left = x + wide / 2 - step * (len(cost) - 1) / 2
    pay = payable(scene, cost)
    drawn: list[Element] = [rect(x + 5, top, wide - 10, 23, 3, class_="price payable" if all(pay) else "price")]
    for n, good in enumerate(cost):
        drawn.append(group(icon(good, left + step * n, top + 11.5, 17), class_=None if pay[n] else "lacking"))
    return drawn


def payable(scene: Scene, cost: list[str]) -> list[bool]:
    """For every good of a price, whether the viewer has it besides the ones before; nobody's view lacks nothing."""
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
