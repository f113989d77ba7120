"""Cards on the table: the player's hand or prospect, and what neighbours and neutral decks show."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, group, rect, sign, text, titled
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.layout import STRIP
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.board.traders import scroll
from ludus.games.hadrians_wall.text.position import card_at, neighbour
from ludus.games.hadrians_wall.text.score import count_for_path

WIDTH = 149
PERSONS = (0, 1, 2, 3, 0, 2, 2, 2, 1, 0, 3, 2)  # who is on each card: a citizen, a merchant, a legionary, a farmer


def others(scene: Scene) -> list[int]:
    """The sources at this table besides the player's own card and the Fate deck."""
    sources = [t.LEFT] if scene.view.players == 2 else [t.LEFT, t.RIGHT] if scene.view.players > 2 else []
    return sources + [t.NEUTRAL1, t.NEUTRAL2][: int(t.NEUTRAL_CARDS[scene.view.players])]


def owner(scene: Scene, source: int) -> str:
    """Whose card lies there."""
    if source in (t.LEFT, t.RIGHT):
        return scene.player_name(neighbour(scene.s, scene.seat, source))
    return scene._("Neutral")


def hand(scene: Scene) -> list[int]:
    """The cards to choose from, which only the player sees."""
    held = int(scene.s.hands[scene.seat]) if scene.own else 0
    return [card for card in range(len(t.CARDS)) if held >> card & 1]


def card(scene: Scene, place: int) -> Iterator[Element]:
    """One of three places: the hand while paths are chosen; then the player's prospect and the two others."""
    held = hand(scene)
    if place < len(held):
        yield from in_hand(scene, held[place])
    elif place == 0:
        yield from prospect(scene, int(scene.p.prospect), scene._("Prospect"))
    elif place <= len(others(scene)):
        yield from other(scene, others(scene)[place - 1])
    else:
        yield rect(0.5, 0.5, WIDTH - 1, STRIP - 1, 5, class_="slot")


def in_hand(scene: Scene, which: int) -> Iterator[Element]:
    """A card to be chosen: what it asks for as a path, and below what it brings as a prospect."""
    chosen = int(scene.s.chosen[scene.seat])
    caption = sentence(names.cards(scene._)[which])
    parts = [
        rect(0.5, 0.5, WIDTH - 1, STRIP - 1, 5, class_="box"),
        part.titled_line(8, 15, caption, WIDTH - 16, 15),
        part.wrapped(8, 27, sentence(names.goals(scene._)[which]), WIDTH - 14, 11.5, 2, "faded"),
        *thresholds(scene, which, 8, 43),
        *gains(which, 8, 74, 20),
    ]
    if which == chosen:
        words = scene._("Path (secret)")
        parts.append(part.fitted(8, 15, f"{caption} · {words}", WIDTH - 16, 13))
        del parts[1]
    thing = scene.thing(f"card-{t.CARDS[which]}", *parts, done=which == chosen)
    yield group(thing, data_piece=f"card-{which}")


def thresholds(scene: Scene, which: int, x: float, y: float) -> list[Element]:
    """The count now, and how much is needed for one, two and three points; what is reached is filled."""
    count = count_for_path(scene.view, scene.seat, which)
    parts = [text(x, y + 13, str(count), 15, class_="number")]
    for k, wanted in enumerate(int(n) for n in t.CARD_THRESHOLDS[which]):
        left = x + 24 + k * 37
        reached = count <= wanted if which == t.ARISTOCRAT else count >= wanted
        words = f"≤{wanted}" if which == t.ARISTOCRAT else str(wanted)
        parts += [
            rect(left, y, 34, 16, 3, class_="flag reached" if reached else "flag"),
            text(left + 10, y + 12.5, words, 12.5, "middle", class_="number"),
            *(rect(left + 19 + 4.6 * n, y + 6, 3.6, 3.6, 1.8, class_="pip") for n in range(k + 1)),
        ]
    return parts


def gains(which: int, x: float, cy: float, size: float) -> Iterator[Element]:
    """What a prospect brings: pieces, a good and a shape."""
    yield part.signs_from(x, cy, part.cost_signs(t.CARD_GAIN[which]), size, 2)
    yield group(*scroll(int(t.CARD_GOOD[which]), x + 50, cy - 13, 26))
    yield group(*shape(int(t.CARD_SHAPE[which]), x + 86, cy - 11, 11))


def prospect(scene: Scene, which: int, words: str, seat: int = -1, piece: str = "") -> Iterator[Element]:
    """A card face up with whose it is, or its empty place."""
    if which < 0:
        yield rect(0.5, 0.5, WIDTH - 1, STRIP - 1, 5, class_="slot")
        yield part.fitted(10, 18, words, WIDTH - 20, 13, class_="faded")
        return
    yield group(
        rect(0.5, 0.5, WIDTH - 1, STRIP - 1, 5, class_="card"),
        rect(1, 1, WIDTH - 2, 36, 4, class_="sky"),
        sign(f"person-{PERSONS[which]}", WIDTH - 42, -1, 38),
        *([seat_mark(seat, 13, 12, 12)] if seat >= 0 else []),
        part.fitted(23 if seat >= 0 else 8, 16, words, 80 if seat >= 0 else 94, 13),
        part.titled_line(8, 32, sentence(names.cards(scene._)[which]), 96, 14),
        *gains(which, 8, 64, 22),
        data_piece=piece or f"card-{which}",
    )


def other(scene: Scene, source: int) -> Iterator[Element]:
    """A neighbour's or a neutral prospect, with what lies on it."""
    which, words = card_at(scene.s, scene.seat, source), owner(scene, source)
    if source in (t.LEFT, t.RIGHT):
        seat = neighbour(scene.s, scene.seat, source)
        side = scene._("left: {who}", who=words) if source == t.LEFT else scene._("right: {who}", who=words)
        yield titled(side, *prospect(scene, which, words, seat, f"card-{which}-of-{seat}"))
        return
    yield from neutral(scene, which, words, source - t.NEUTRAL1)


def neutral(scene: Scene, which: int, words: str, n: int) -> Iterator[Element]:
    """A neutral prospect; each piece put on it brings one more card of the attack."""
    placed = [("soldier", int(scene.s.neutral_soldiers[n])), ("resource", int(scene.s.neutral_resources[n]))]
    yield group(*prospect(scene, which, words, piece=f"neutral-card-{which}"))
    pieces = [f"{name}-{k + 1}" for name, count in placed for k in range(count)]
    size = min(15.0, 90 / max(1, len(pieces)))
    for k, piece in enumerate(pieces):
        name = piece.partition("-")[0]
        yield group(sign(name, 8 + k * size, STRIP - 17, 14), data_piece=f"neutral-{n}-{piece}")


def shape(which: int, x: float, y: float, size: float = 15, across: int = 4) -> list[Element]:
    """The scouts' shape as it is printed, in the middle of so many cells."""
    cells = next(iter(list(t.COMPONENTS["shapes"].values())[which : which + 1]))
    wide = max(column for _, column in cells) + 1
    left = x + (across - wide) * size / 2 if across > wide else x
    return [rect(left + column * size, y + row * size, size, size, 1, class_="cell") for row, column in cells]
