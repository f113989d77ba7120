"""Beside the table: deck and discard, what a turn can be used for at what price, and plain answers."""

from __future__ import annotations

from ludus.drawing.svg import Element, area, at, fitting, group, heading, path, rect, sign, text, titled
from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes.actions import BUILD, NUMBER
from ludus.games.age_of_heroes.board.places import BUILD as COLUMN
from ludus.games.age_of_heroes.board.places import DISCARD, PILES
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.targets import target
from ludus.games.age_of_heroes.board.tokens import card_back, pile, sign_of, slot
from ludus.games.age_of_heroes.tables import BUILD_ITEM, BUILDS, ITEMS, ORDINARY, ROAD_LEFT, ROAD_RIGHT
from ludus.games.age_of_heroes.text.describe import describe
from ludus.games.age_of_heroes.text.reasons import why_not

ANSWERS = tuple(NUMBER[words] for words in ("agree", "refuse"))  # which are no thing's
TAXES = NUMBER["taxes"]
TILES = 7
GAP = 4.0
TILE_WIDTH, TILE_HEIGHT = COLUMN.width, (COLUMN.height - (TILES - 1) * GAP) / TILES
NAME_LETTER = 0.5
ARROWS = {  # which way a road leads
    int(ROAD_LEFT): "M131 17h-17m6 -5l-6 5l6 5",
    int(ROAD_RIGHT): "M114 17h17m-6 -5l6 5l-6 5",
}


def piles(scene: Scene) -> Element:
    """The round, the deck and the discard."""
    _ = scene._
    size, gone = int(scene.s.deck_size), int(scene.s.discard.sum())
    turns = _("Round {n}", n=int(scene.s.rounds)) if int(scene.s.rounds) else ""
    return area(
        "piles",
        _("Deck: {cards}", cards=scene.n_cards(size)),
        *PILES,
        *([heading(4, 20, turns, fitting(turns, PILES.width - 8, 23, 0.5))] if turns else []),
        pile(size, 6, 38, 48, 64, _("Deck: {cards}", cards=scene.n_cards(size))),
        discarded(gone, 76, 38, discarded_words(scene)),
        preserveAspectRatio="xMidYMid meet",
    )


def discarded_words(scene: Scene) -> str:
    gone = scene.counted(scene.s.discard)
    return scene._("Discarded: {list}.", list=gone) if gone else scene._("The discard pile is empty.")


def discard(scene: Scene) -> Element:
    """The discard by kinds: all have seen it."""
    _ = scene._
    kinds = [(kind, int(n)) for kind, n in enumerate(scene.s.discard) if n]
    rows = [
        at(4 + 46 * (k % 3), 30 + 31 * (k // 3), sign(sign_of(kind), 0, 0, 25), text(28, 19, f"{n}", 16))
        for k, (kind, n) in enumerate(kinds)
    ]
    title = _("Discarded")
    titles = [heading(4, 17, title, fitting(title, DISCARD.width, 18, NAME_LETTER))] if kinds else []
    return area("discard", title, *DISCARD, titled(discarded_words(scene), *titles, *rows))


def discarded(n: int, x: float, y: float, label: str) -> Element:
    """The discard: cards lying open, with their number."""
    layers = [rect(x + 3 * k, y - 2 * k, 48, 64, 5, class_="box", opacity=0.9) for k in range(min(n, 3))]
    count = text(x + 24 + 3 * max(len(layers) - 1, 0), y + 38, f"{n}", 20, "middle", class_="figure", data_count="")
    return titled(label, *(layers or [rect(x, y, 48, 64, 5, class_="missing")]), count)


def answers(scene: Scene, width: float, y: float) -> list[Element]:
    """Buttons for what is not done with a thing on the table; what only ends something has the page's own button."""
    open_now = [action for action in ANSWERS if scene.can(target(action))]
    wide = min(250.0, (width - 40) / max(len(open_now), 1) - 10)
    start = (width - (wide + 10) * len(open_now) + 10) / 2
    buttons = []
    for k, action in enumerate(open_now):
        words = describe(action, scene.view, scene.lang)
        parts = (
            rect(0, 0, wide, 64, 5, class_="box button"),
            text(wide / 2, 38, words, fitting(words, wide - 12, 19), "middle", class_="button-words"),
        )
        buttons.append(at(start + (wide + 10) * k, y, scene.thing(target(action), words, *parts)))
    return buttons


# ---------------------------------------------------------------- what a turn can be used for


def building(scene: Scene) -> Element:
    """Taxes, and every item with its price and how many are left; roads on either hand. While the reader can do nothing
    of that, it is a list of prices."""
    shown = [what for what in range(len(BUILDS)) if what != ROAD_RIGHT or two_neighbours(scene)]
    tiles = [taxes(scene) if scene.may_build() else prices(scene), *(item(scene, what) for what in shown)]
    top = 0 if scene.may_build() else -4  # nearer to the heading
    slots = [slot(k, 0, (TILE_HEIGHT + GAP) * k + top, tile) for k, tile in enumerate(tiles)]
    ledger = [] if scene.may_build() else [rect(0.5, 0.5, COLUMN.width - 1, COLUMN.height - 1, 4, class_="ledger")]
    return area("build", scene._("Taxes and building"), *COLUMN, *ledger, *slots, preserveAspectRatio="xMinYMin meet")


def prices(scene: Scene) -> Element:
    words = scene._("Prices")
    return heading(TILE_WIDTH / 2, 33, words, fitting(words, TILE_WIDTH - 24, 20, NAME_LETTER), "middle")


def two_neighbours(scene: Scene) -> bool:
    return scene.neighbour(scene.me, 1) != scene.neighbour(scene.me, -1)


def taxes(scene: Scene) -> Element:
    """One card for each city; who has none swaps a card instead."""
    _ = scene._
    name, cities = _("Taxes"), int(scene.mine.cities)
    body = group(
        sign("taxes", 6, 9, 36),
        heading(48, 22, name, fitting(name, TILE_WIDTH - 58, 17, NAME_LETTER)),
        card_back(50, 28, 15, 21),
        text(72, 45, f"+{cities}", 17, class_="figure"),
        class_="inside",
    )
    reasons = [] if scene.can(target(TAXES)) else why_not(scene.view, scene.me, TAXES, scene.lang)
    said = ". ".join([_("Taxes: {cards}", cards=scene.n_cards(cities)), *(sentence(reason) for reason in reasons)])
    box = rect(0, 0, TILE_WIDTH, TILE_HEIGHT, 4, class_="box")
    return scene.thing(target(TAXES), said, box, body, locked=bool(reasons))


def item(scene: Scene, what: int) -> Element:
    _ = scene._
    kind = int(BUILD_ITEM[what])
    left = int(scene.s.supply[kind])
    title = scene.item(kind)
    name = {ROAD_LEFT: _("Road left"), ROAD_RIGHT: _("Road right")}.get(what, title)
    label = _("{item}: {price}; {n} left", item=name, price=scene.price(kind) or _.context("price", "free"), n=left)
    target_name = f"build-{BUILDS[what]}"
    wanted = scene.may_build() and not scene.can(target_name)
    reasons = why_not(scene.view, scene.me, BUILD + what, scene.lang) if wanted else []
    said = f"{label}. {sentence('; '.join(reasons))}" if reasons else label
    parts = (
        rect(0, 0, TILE_WIDTH, TILE_HEIGHT, 4, class_="box"),
        group(
            sign(ITEMS[kind], 6, 9, 36),
            heading(48, 22, title, fitting(title, TILE_WIDTH - (84 if what in ARROWS else 58), 17, NAME_LETTER)),
            *([path(ARROWS[what], class_="arrow")] if what in ARROWS else []),
            *price(scene, kind, 48, 29),
            text(TILE_WIDTH - 6, 45, f"{left}", 13, "end", class_="faded roomy", data_count=""),
            class_="inside",
        ),
        text(44, 50, "+1", 17, "end", class_="ghost figure"),  # at the sign: names take all of the other side
    )
    return scene.thing(target_name, said, *parts, locked=bool(reasons))


def price(scene: Scene, kind: int, x: float, y: float) -> list[Element]:
    """A sign for each card of the price; those the reader holds are full, the others faded."""
    parts: list[Element] = []
    for resource in range(ORDINARY):
        for k in range(int(scene.s.cost[kind][resource])):
            held = k < int(scene.mine.hand[resource])
            parts.append(sign(sign_of(resource), x + 21 * len(parts), y, 20, opacity=None if held else 0.4))
    return parts


def items_left(scene: Scene) -> Element:
    """For spectators: what is left to build."""
    left = [
        at(0, (TILE_HEIGHT + GAP) * k, sign(name, 4, 9, 32), text(42, 32, words, fitting(words, TILE_WIDTH - 44, 17)))
        for k, name in enumerate(ITEMS)
        for words in (scene.items(k, int(scene.s.supply[k])),)
    ]
    return area("build", scene._("Left to build"), *COLUMN, titled(scene._("Left to build"), *left))
