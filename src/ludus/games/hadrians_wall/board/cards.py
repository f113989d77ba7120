"""Cards on the table: this year's Fate card, the player's hand or prospect, what neighbours and neutral decks show."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, group, line, rect, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.parts import cost_signs, fitted, signs_from, titled_line, wrapped
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.board.traders import scroll
from ludus.games.hadrians_wall.text.position import card_at, neighbour
from ludus.games.hadrians_wall.text.score import count_for_path

WIDTH, HEIGHT = 176, 172
STEP = 183.5


def cards(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """Five places: Fate, the player's two, and the two others whose goods and shapes can be bought."""
    yield from fate(scene, x, y)
    yield from own(scene, x + STEP, y)
    for k, source in enumerate(others(scene)):
        yield from other(scene, source, x + (3 + k) * STEP, y)


def others(scene: Scene) -> list[int]:
    """The sources at this table besides the player's own card and the Fate deck."""
    sources = [t.LEFT] if scene.view.players == 2 else [t.LEFT, t.RIGHT] if scene.view.players > 2 else []
    return sources + [t.NEUTRAL1, t.NEUTRAL2][: int(t.NEUTRAL_CARDS[scene.view.players])]


def caption(x: float, y: float, words: str) -> Element:
    return fitted(x + 2, y + 12, words, WIDTH - 4, 12, class_="faded")


def fate(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """What Fate gives everybody this year, and the Fate card turned up last."""
    s = scene.s
    yield caption(x, y, scene._("This year's Fate"))
    yield rect(x, y + 18, WIDTH, HEIGHT, 4, class_="card")
    yield sign("fate", x + 8, y + 26, 26)
    yield from wide_gain(t.FATE_GAIN[s.year_card], x + 44, y + 27)
    yield line(x + 8, y + 112, x + WIDTH - 8, y + 112, class_="rule")
    yield fitted(x + 8, y + 126, scene._("Last revealed:"), WIDTH - 16, 11, class_="faded")
    last = int(s.fate_card)
    yield sign("attack", x + 8, y + 134, 20)
    yield fitted(x + 32, y + 149, names.sides(scene._)[t.FATE_ATTACK[last]], 50, 13)
    yield sign("wound", x + 86, y + 134, 20)
    yield text(x + 108, y + 149, str(int(t.FATE_WOUNDS[last])), 14, class_="number")
    yield group(*scroll(int(t.FATE_GOOD[last]), x + 132, y + 130, 30))
    yield fitted(x + 8, y + 178, left_in_deck(scene), WIDTH - 16, 11, class_="faded")


def left_in_deck(scene: Scene) -> str:
    return scene._.plural("{n} card in the deck", "{n} cards in the deck", int(scene.view.s.fate_deck).bit_count())


def wide_gain(row: object, x: float, y: float) -> Iterator[Element]:
    """Pieces in rows of four."""
    for k, name in enumerate(cost_signs(row)):
        yield sign(name, x + k % 4 * 32, y + k // 4 * 36, 27)


def own(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """The hand while paths are chosen; afterwards the path and the prospect of this year."""
    s = scene.s
    hand = [card for card in range(len(t.CARDS)) if int(s.hands[scene.seat]) >> card & 1] if scene.own else []
    for k, card in enumerate(hand):
        chosen = int(s.chosen[scene.seat])
        words = (
            scene._("Path (secret)") if card == chosen else scene._("Prospect") if chosen >= 0 else scene._("In hand")
        )
        yield caption(x + k * STEP, y, words)
        parts = face(scene, card, x + k * STEP, y + 18)
        yield scene.thing(f"card-{t.CARDS[card]}", *parts, done=card == chosen)
    if hand:
        return
    path, prospect = int(scene.p.paths[s.year]), int(scene.p.prospect)
    yield from laid(scene, path, scene._("This year's path"), x, y)
    yield from laid(scene, prospect, scene._("Prospect"), x + STEP, y)


def laid(scene: Scene, card: int, words: str, x: float, y: float) -> Iterator[Element]:
    """A card face up, or its empty place."""
    yield caption(x, y, words)
    if card < 0:
        yield rect(x, y + 18, WIDTH, HEIGHT, 4, class_="slot")
        return
    yield group(*face(scene, card, x, y + 18))


def other(scene: Scene, source: int, x: float, y: float) -> Iterator[Element]:
    """A neighbour's or a neutral prospect, with what lies on it."""
    s = scene.s
    card = card_at(s, scene.seat, source)
    if source in (t.LEFT, t.RIGHT):
        seat = neighbour(s, scene.seat, source)
        side = scene._("left: {who}") if source == t.LEFT else scene._("right: {who}")
        yield from laid(scene, card, "", x, y)
        yield seat_mark(seat, x + 8, y + 8, 13)
        yield fitted(x + 20, y + 12, side.format(who=scene.player_name(seat)), WIDTH - 22, 12, class_="faded")
        return
    n = source - t.NEUTRAL1
    yield from laid(scene, card, scene._("Neutral"), x, y)
    placed = ["soldier"] * int(s.neutral_soldiers[n]) + ["resource"] * int(s.neutral_resources[n])
    if placed:
        yield signs_from(x + WIDTH - 15 * len(placed), y + 8, placed, 14)  # beside the caption, however long that is


def face(scene: Scene, card: int, x: float, y: float) -> list[Element]:
    """A player card: above the path with its thresholds, below the prospect."""
    return [
        rect(x, y, WIDTH, HEIGHT, 4, class_="box"),
        titled_line(x + 10, y + 21, names.cards(scene._)[card], WIDTH - 20, 18),
        wrapped(x + 10, y + 37, names.goals(scene._)[card], WIDTH - 20, 11.5, 2),
        *thresholds(scene, card, x + 10, y + 56),
        line(x + 8, y + 100, x + WIDTH - 8, y + 100, class_="rule"),
        signs_from(x + 10, y + 119, cost_signs(t.CARD_GAIN[card]), 26, 4),
        *scroll(int(t.CARD_GOOD[card]), x + 10, y + 136, 30),
        *shape(int(t.CARD_SHAPE[card]), x + 104, y + 110),
    ]


def thresholds(scene: Scene, card: int, x: float, y: float) -> list[Element]:
    """How much is needed for one, two and three points; what is reached is filled, and the count now."""
    count = count_for_path(scene.view, scene.seat, card)
    parts = [text(x, y + 27, str(count), 20, class_="number")]
    for k, wanted in enumerate(int(n) for n in t.CARD_THRESHOLDS[card]):
        left = x + 36 + k * 41
        reached = count <= wanted if card == t.ARISTOCRAT else count >= wanted
        parts += [
            rect(left, y + 2, 37, 36, class_="flag reached" if reached else "flag"),
            text(
                left + 18.5,
                y + 18,
                f"≤ {wanted}" if card == t.ARISTOCRAT else str(wanted),
                14,
                "middle",
                class_="number",
            ),
            text(left + 18.5, y + 33, "●" * (k + 1), 9, "middle"),
        ]
    return parts


def shape(which: int, x: float, y: float, size: float = 15) -> list[Element]:
    """The scouts' shape as it is printed."""
    cells = next(iter(list(t.COMPONENTS["shapes"].values())[which : which + 1]))
    return [rect(x + column * size, y + row * size, size, size, 1, class_="cell") for row, column in cells]
