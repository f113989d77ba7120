"""Where goods change hands: in place of the hand while the reader trades, or chooses which goods to keep.

Every good has its price, how many there are, and a press each for one, two, three or all units.
"""

from __future__ import annotations

from ludus.drawing.svg import Element, area, at, fitting, group, number, rect, text, thing
from ludus.engine.language import Words
from ludus.games.concordia.actions import KEEP, WORDS
from ludus.games.concordia.board import cards, targets
from ludus.games.concordia.board.cards import DOCK, TALL
from ludus.games.concordia.board.scene import Scene, deed, icon
from ludus.games.concordia.names import good_names
from ludus.games.concordia.tables import GOODS, PRICE
from ludus.games.concordia.text.cases import goods_taken, money_taken
from ludus.games.concordia.text.facts import free_spaces

SIDE = 52  # the words "Sell" and "Buy"
BOLD = 0.54  # how wide their letters are on average
COLUMN = (DOCK - SIDE) / len(GOODS)
PIP = 26.5  # a press for so many units
MOST = 3  # presses in a row


def market(scene: Scene, x: float, y: float) -> Element:
    _ = scene._
    keeping = scene.asks(KEEP)
    title = _("Goods to keep") if keeping else _("Market")
    rows = [(_("Keep"), 46)] if keeping else [(_("Sell"), 46), (_("Buy"), 75)]
    names = row_names(rows, 0, SIDE - 5, 12, "row-names")
    columns = (stall(scene, n, rows) for n in range(len(GOODS)))
    return area(
        "hand",
        title,
        x,
        y,
        DOCK,
        TALL,
        names,
        group(*columns),
        tab=("hand", title),
        data_aside="true",
        **cards.FROM_TOP,
    )


def stall(scene: Scene, good: int, rows: list[tuple[str, int]]) -> Element:
    """A good's column; where columns stand below each other, each has the names of its rows to the left."""
    names = row_names(rows, -29.5, 27, 7.5, "own-names")
    return at(SIDE + COLUMN * good, 0, names, column(scene, good), class_=f"stall n-{good}")


def row_names(rows: list[tuple[str, int]], x: float, wide: float, least: float, kind: str) -> Element:
    """The rows' names in their space, all of one size: as small as can still be read, then rather a little narrower."""
    longest = max((word for word, _ in rows), key=len)
    size = max(least, fitting(longest, wide, 13, BOLD))
    narrower = {"textLength": number(wide), "lengthAdjust": "spacingAndGlyphs"}
    names = (
        text(x, low, word, size, class_="strong", **(narrower if len(word) * size * BOLD > wide + 0.1 else {}))
        for word, low in rows
    )
    return group(*names, class_=kind)


def column(scene: Scene, good: int) -> Element:
    """A good: its sign, price and number, and the presses below."""
    _ = scene._
    player = scene.s.seats[scene.view.seat]
    stock, gained, price = int(player.goods[good]), int(player.gained[good]), int(PRICE[good])
    target = targets.good(GOODS[good])
    if scene.asks(KEEP):
        label = _("{good}: {n} to store", good=good_names(_)[good], n=gained)
        figure, rows = (
            f"+{gained}",
            [units(scene, "keep", good, min(gained, free_spaces(scene.s, scene.view.seat)), 29)],
        )
    else:
        label = _("{good}: {n} in store, price {price}", good=good_names(_)[good], n=stock, price=price)
        figure = f"{price}"
        rows = [units(scene, "sell", good, stock, 29), units(scene, "buy", good, most_bought(scene, good), 58)]
    box = rect(0, 0.5, COLUMN - 4, TALL - 1, 4, class_="stand")
    head = [icon(GOODS[good], 15, 14.5, 20), text(65, 19.5, figure, 14, class_="strong")]
    if not scene.asks(KEEP):
        head += [text(27, 19, f"×{stock}", 13, class_="faded"), icon("coin", 57, 14.5, 14)]
    return thing(target, label, box, *head, *rows, can=scene.can(target))


def most_bought(scene: Scene, good: int) -> int:
    return min(int(scene.s.seats[scene.view.seat].money) // int(PRICE[good]), free_spaces(scene.s, scene.view.seat))


def units(scene: Scene, verb: str, good: int, most: int, y: float) -> Element:
    """A press each for one, two and three units, or all that are left; otherwise why there are none."""
    action = WORDS.index(f"{verb} {GOODS[good]}")
    if action not in scene.actions_of.get(targets.good(GOODS[good]), ()):
        words = obstacle(scene, verb, good)
        return group(text(COLUMN / 2 - 2, y + 16, words, fitting(words, COLUMN - 10, 12.5), "middle", class_="faded"))
    numbers = list(range(1, max(1, min(most, MOST)) + 1))
    if verb != "buy" and most > MOST:
        numbers[-1] = most
    return group(*(pip(scene, verb, good, n, 1 + PIP * k, y) for k, n in enumerate(numbers)))


def pip(scene: Scene, verb: str, good: int, n: int, x: float, y: float) -> Element:
    action = WORDS.index(f"{verb} {GOODS[good]}")
    box = rect(x, y, PIP - 1, PIP - 1, 3, class_="box")
    figure = text(x + (PIP - 1) / 2, y + 18, f"{n}", 14, "middle", class_="inside strong")
    return deed([action] * n, units_words(scene._, verb, good, n), box, figure, kind="pip")


def units_words(_: Words, verb: str, good: int, n: int) -> str:
    goods, money = goods_taken(_, good, n), money_taken(_, n * int(PRICE[good]))
    if verb == "keep":
        return _("Keep {goods}", goods=goods)
    if verb == "sell":
        return _("Sell {goods} for {money}", goods=goods, money=money)
    return _("Buy {goods} for {money}", goods=goods, money=money)


def obstacle(scene: Scene, verb: str, good: int) -> str:
    """In a word or two, why none of a good can be kept, sold or bought now."""
    _, s = scene._, scene.s
    if verb == "keep" or (verb == "sell" and not int(s.seats[scene.view.seat].goods[good])):
        return _("none")
    if verb == "sell" and int(s.received) >> good & 1:
        return _("bought")
    if verb == "buy" and int(s.sold) >> good & 1:
        return _("sold")
    if verb == "buy" and free_spaces(s, scene.view.seat) <= 0:
        return _("store full")
    if verb == "buy" and int(s.seats[scene.view.seat].money) < int(PRICE[good]):
        return _("too dear")
    return _("third kind")
