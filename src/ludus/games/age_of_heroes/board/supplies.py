"""Beside and below the reader's tribe: deck and discard, what can be built at what price, and the plain answers."""

from __future__ import annotations

from ludus.drawing.svg import TITLE_LETTER, Element, at, fitting, group, heading, rect, sign, text, titled
from ludus.games.age_of_heroes.actions import BUILD, NUMBER
from ludus.games.age_of_heroes.board.ring import BOTTOM, OWN, WIDTH
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.targets import target
from ludus.games.age_of_heroes.board.tokens import pile, sign_of
from ludus.games.age_of_heroes.tables import BUILD_ITEM, BUILDS, ITEMS, ORDINARY, ROAD_LEFT, ROAD_RIGHT
from ludus.games.age_of_heroes.text.describe import describe
from ludus.games.age_of_heroes.text.reasons import why_not

BUILD_Y, BUILD_HEIGHT = 753, 60
ANSWERS = tuple(
    NUMBER[words]
    for words in ("taxes", "agree", "refuse", "no hero", "let it be", "pass", "done")  # actions that are no thing's
)


def piles(scene: Scene) -> Element:
    """The deck, and the discard sorted by kinds: all have seen it."""
    _ = scene._
    size, gone = int(scene.s.deck_size), int(scene.s.discard.sum())
    y = BOTTOM + 54
    kinds = [(kind, int(n)) for kind, n in enumerate(scene.s.discard) if n]
    words = _("Discarded: {list}", list=scene.counted(scene.s.discard)) if gone else _("The discard pile is empty")
    listed = [
        at(176 + 41 * (k % 5), y + 2 + 25 * (k // 5), sign(sign_of(kind), 0, 0, 18), text(21, 14, f"{n}", 13))
        for k, (kind, n) in enumerate(kinds)
    ]
    return group(
        pile(size, 16, y + 8, 62, 86, _("Deck: {cards}", cards=scene.n_cards(size))),
        discarded(gone, 96, y + 8, words),
        *listed,
    )


def discarded(n: int, x: float, y: float, label: str) -> Element:
    """The discard: cards lying open, with their number."""
    layers = [rect(x + 3 * k, y - 2 * k, 62, 86, 5, class_="box", opacity=0.9) for k in range(min(n, 3))]
    return titled(
        label,
        *(layers or [rect(x, y, 62, 86, 5, class_="missing")]),
        text(x + 31 + 3 * max(len(layers) - 1, 0), y + 48, f"{n}", 20, "middle", class_="figure"),
    )


def answers(scene: Scene) -> Element:
    """Buttons for what is not done with a thing on the table."""
    open_now = [action for action in ANSWERS if scene.can(target(action))]
    x, width = OWN.x + OWN.width + 20, WIDTH - 16 - (OWN.x + OWN.width + 20)
    buttons = []
    for k, action in enumerate(open_now):
        words = describe(action, scene.view, scene.lang)
        parts = (
            rect(0, 0, width, 46, 4, class_="box button"),
            text(width / 2, 29, words, 17 if len(words) < 34 else 15, "middle", class_="button-words"),
        )
        buttons.append(at(x, BOTTOM + 48 + 54 * k, scene.thing(target(action), words, *parts)))
    return group(*buttons)


# ---------------------------------------------------------------- what can be built


def building(scene: Scene) -> Element:
    """Every item with its price and how many are left; roads on either hand."""
    shown = [what for what in range(len(BUILDS)) if what != ROAD_RIGHT or two_neighbours(scene)]
    width = (WIDTH - 32 - 10 * (len(shown) - 1)) / len(shown)
    tiles = [at(16 + (width + 10) * k, BUILD_Y, item(scene, what, width)) for k, what in enumerate(shown)]
    return group(*tiles)


def two_neighbours(scene: Scene) -> bool:
    return scene.neighbour(scene.me, 1) != scene.neighbour(scene.me, -1)


def item(scene: Scene, what: int, width: float) -> Element:
    _ = scene._
    kind = int(BUILD_ITEM[what])
    left = int(scene.s.supply[kind])
    name = {ROAD_LEFT: _("Road left"), ROAD_RIGHT: _("Road right")}.get(what, scene.item(kind))
    label = _("{item}: {price}; {n} left", item=name, price=scene.price(kind) or _.context("price", "free"), n=left)
    target_name = f"build-{BUILDS[what]}"
    reasons = [] if scene.can(target_name) else why_not(scene.view, scene.me, BUILD + what, scene.lang)
    said = f"{label}. {'; '.join(reasons)}" if reasons else label
    cost, rest = price(scene, kind, 56, 32), _("{n} left", n=left)
    parts = (
        rect(0, 0, width, BUILD_HEIGHT, 4, class_="box"),
        group(
            sign(ITEMS[kind], 9, 11, 38),
            heading(56, 24, name, fitting(name, width - 64, 16, TITLE_LETTER)),
            *cost,
            text(width - 8, 48, rest, fitting(rest, width - 68 - 23 * len(cost), 12), "end", class_="faded"),
            class_="inside",
        ),
    )
    return scene.thing(target_name, said, *parts, locked=bool(reasons) and scene.can("done"))


def price(scene: Scene, kind: int, x: float, y: float) -> list[Element]:
    """A sign for each card of the price; those the reader holds are full, the others faded."""
    parts: list[Element] = []
    for resource in range(ORDINARY):
        for k in range(int(scene.s.cost[kind][resource])):
            held = k < int(scene.mine.hand[resource])
            parts.append(sign(sign_of(resource), x + 23 * len(parts), y, 21, opacity=None if held else 0.4))
    return parts


def items_left(scene: Scene) -> Element:
    """For spectators: what is left to build."""
    left = [
        at(16 + 196 * k, 0, sign(name, 0, 0, 28), text(36, 20, scene.items(k, int(scene.s.supply[k])), 15))
        for k, name in enumerate(ITEMS)
    ]
    return at(0, BUILD_Y, titled(scene._("Left to build"), *left))
