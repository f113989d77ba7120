"""The fair: an awning, the offer of the moment, and a stall with everything that can be asked for."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, fitting, group, heading, path, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import sign_of
from ludus.games.age_of_heroes.tables import HAND_KINDS, NOBODY

COLUMNS = 7
TILE_WIDTH, TILE_HEIGHT = 80, 94
STALL_Y = 86
WIDE_LETTER = 0.64  # single words may be of wide letters alone


def market(scene: Scene, width: float) -> list[Element]:
    stall = [
        at(
            8 + (TILE_WIDTH + 2.5) * (kind % COLUMNS),
            STALL_Y + (TILE_HEIGHT + 4) * (kind // COLUMNS),
            ware(scene, kind),
        )
        for kind in range(HAND_KINDS)
    ]
    return [awning(width), *offer(scene, width), *stall]


def awning(width: float) -> Element:
    """Striped cloth with a scalloped edge."""
    stripe = width / 16
    cloths = []
    for k in range(16):
        x = k * stripe
        cloth = f"M{x:.1f} 0h{stripe:.1f}v16a{stripe / 2:.1f} 9 0 0 1 {-stripe:.1f} 0z"
        cloths.append(path(cloth, class_="cloth-dark" if k % 2 else "cloth-light"))
    return group(*cloths)


def offer(scene: Scene, width: float) -> list[Element]:
    """The offer being answered or the last one of this fair, as two cards changing places."""
    offerer, give, want = int(scene.s.current), int(scene.s.give), int(scene.s.want)
    middle = width / 2
    made = offerer != NOBODY and int(scene.s.seats[offerer].offers) > 0 and give != NOBODY
    if not made:
        return [heading(middle, 62, scene._("The fair"), 22, "middle")]
    return [
        text(middle - 116, 61, sentence(scene.card(give)), 16, "end"),
        sign(sign_of(give), middle - 106, 37, 36),
        path(f"M{middle - 48} 43h96l-9-7M{middle + 48} 67h-96l9 7", class_="swap"),
        sign(sign_of(want), middle + 70, 37, 36),
        text(middle + 116, 61, sentence(scene.card(want)), 16),
        seat_mark(offerer, middle, 55, 13),
    ]


def ware(scene: Scene, kind: int) -> Element:
    """One kind of card; below it the marks of the tribes that are known to hold it."""
    holders = [seat for seat in range(scene.view.players) if seat != scene.me and int(scene.s.seats[seat].hand[kind])]
    name = sentence(scene.card(kind))
    lines = name.split(" ", 1) if len(name) > 11 else [name]
    top, size = 75 - 10 * len(lines), min(fitting(line, TILE_WIDTH - 6, 12, WIDE_LETTER) for line in lines)
    parts = [
        rect(0, 0, TILE_WIDTH, TILE_HEIGHT, 4, class_="box"),
        sign(sign_of(kind), TILE_WIDTH / 2 - 20, 13 - 5 * len(lines), 40),
        *(text(TILE_WIDTH / 2, top + 13 * k, line, size, "middle") for k, line in enumerate(lines)),
    ]
    left = TILE_WIDTH / 2 - 7 * (len(holders) - 1)
    parts += [seat_mark(seat, left + 14 * k, 82, 12) for k, seat in enumerate(holders)]
    known = ", ".join(scene.who(seat) for seat in holders)
    label = scene._("Ask for {card}", card=scene.which(kind))
    if known:
        label = scene._("Ask for {card}; known to hold it: {list}", card=scene.which(kind), list=known)
    return scene.thing(targets.wanted(kind), label, *parts)
