"""The fair: a stall with everything that can be asked for, under an awning, and the offer of the moment.

The reader presses a card of the hand and then a ware; or first the ware. A tribe instead of a ware is given the card.
"""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, fitting, group, heading, path, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.hand import lines, sort_of
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import CHIP_HEIGHT, CHIP_WIDTH, sign_of, slot
from ludus.games.age_of_heroes.state import ASK_EXCHANGE, ASK_TRADE, ASK_WITH
from ludus.games.age_of_heroes.tables import HAND_KINDS, NOBODY
from ludus.games.age_of_heroes.text.story import story

COLUMNS = 7
TILE_WIDTH, TILE_HEIGHT = 72, 96
STALL_Y = 74
WIDE_LETTER = 0.52  # single words may be of wide letters alone
STRIPES = 16


def market(scene: Scene, width: float) -> list[Element]:
    left = (width - COLUMNS * (TILE_WIDTH + 4) + 4) / 2
    stall = [
        slot(
            kind,
            left + (TILE_WIDTH + 4) * (kind % COLUMNS),
            STALL_Y + (TILE_HEIGHT + 9) * (kind // COLUMNS),
            ware(scene, kind),
        )
        for kind in range(HAND_KINDS)
    ]
    shelves = [rect(10, STALL_Y + TILE_HEIGHT - 2 + 105 * k, width - 20, 7, 1, class_="shelf") for k in range(2)]
    return [group(awning(width), *shelves, class_="roomy"), sub_titles(scene, width), offer(scene, width), *stall]


def awning(width: float) -> Element:
    """Striped cloth with a scalloped edge."""
    stripe = width / STRIPES
    cloths = []
    for k in range(STRIPES):
        x = k * stripe
        cloth = f"M{x:.1f} 0h{stripe:.1f}v16a{stripe / 2:.1f} 9 0 0 1 {-stripe:.1f} 0z"
        cloths.append(path(cloth, class_="cloth-dark" if k % 2 else "cloth-light"))
    return group(*cloths, class_="awning")


def sub_titles(scene: Scene, width: float) -> Element:
    """On a phone the hand stands on the left, what can be asked for on the right."""
    wanted = scene._("I want")
    return group(heading(width / 2, 44, wanted, 34, "middle"), class_="narrow-only")


def offer(scene: Scene, width: float) -> Element:
    """What to do, or the offer that is being answered or has just been decided, as two cards changing places."""
    middle = width / 2
    if asked_to_trade(scene) or offerer(scene) == NOBODY:
        words = how_to_trade(scene) if asked_to_trade(scene) else scene._("The fair")
        return group(heading(middle, 55, words, fitting(words, width - 40, 22, 0.5), "middle"), class_="roomy")
    given, wanted = (sentence(scene.card(int(kind))) for kind in (scene.s.give, scene.s.want))
    return group(
        text(middle - 104, 54, given, fitting(given, middle - 120, 18), "end"),
        *barter(scene, middle, 49, 38),
        text(middle + 104, 54, wanted, fitting(wanted, middle - 120, 18)),
        class_="offer roomy",
    )


def offerer(scene: Scene) -> int:
    """Who makes the offer that is being answered, or made the one that has just been decided; otherwise NOBODY."""
    if int(scene.s.question) in (ASK_WITH, ASK_EXCHANGE):
        return int(scene.s.current)
    decided = [happening.who for happening in story(scene.s) if happening.what in ("exchanged", "no exchange")]
    return decided[-1] if decided else int(NOBODY)


def asked_to_trade(scene: Scene) -> bool:
    return scene.to_move and int(scene.s.question) == ASK_TRADE


def how_to_trade(scene: Scene) -> str:
    return scene._("Choose a card of yours, then what you want for it")


def barter(scene: Scene, middle: float, y: float, size: float, again: bool = False) -> list[Element]:
    """What is offered, by whom, for what."""
    give, want = (sign_of(int(kind)) for kind in (scene.s.give, scene.s.want))
    pieces = (None, None) if again else (f"offered-{give}", f"wanted-{want}")  # one piece is in one place
    return [
        sign(give, middle - 60 - size, y - size / 2, size, data_piece=pieces[0]),
        sign("swap", middle - 44, y - 11, 24),
        seat_mark(offerer(scene), middle, y, 18),
        sign("swap", middle + 20, y - 11, 24),
        sign(want, middle + 60, y - size / 2, size, data_piece=pieces[1]),
    ]


def ware(scene: Scene, kind: int) -> Element:
    """One kind of card; below it the marks of the tribes that are known to hold it."""
    holders = [seat for seat in range(scene.view.players) if seat != scene.me and int(scene.s.seats[seat].hand[kind])]
    label = scene._("Ask for {card}", card=scene.which(kind))
    if holders:
        known = ", ".join(scene.who(seat) for seat in holders)
        label = scene._("Ask for {card}; known to hold it: {list}", card=scene.which(kind), list=known)
    return scene.thing(targets.wanted(kind), label, tile(scene, kind, holders), chip(scene, kind, holders))


def tile(scene: Scene, kind: int, holders: list[int]) -> Element:
    name = sentence(scene.card(kind))
    words = name.split(" ", 1) if len(name) > 11 else [name]
    top, size = 74 - 8 * len(words), min(fitting(word, TILE_WIDTH - 6, 13.5, WIDE_LETTER) for word in words)
    left = TILE_WIDTH / 2 - 7 * (len(holders) - 1)
    return group(
        rect(0, 0, TILE_WIDTH, TILE_HEIGHT, 4, class_=f"box ware {sort_of(scene, kind)}"),
        sign(sign_of(kind), TILE_WIDTH / 2 - 21, 13 - 5 * len(words), 42),
        *(text(TILE_WIDTH / 2, top + 13 * k, word, size, "middle") for k, word in enumerate(words)),
        *(seat_mark(seat, left + 14 * k, 86, 12) for k, seat in enumerate(holders)),
        class_="face",
    )


def chip(scene: Scene, kind: int, holders: list[int]) -> Element:
    marks = [at(CHIP_WIDTH - 9 - 12 * k, 36, seat_mark(seat, 0, 0, 10)) for k, seat in enumerate(holders)]
    return group(
        rect(0, 0, CHIP_WIDTH, CHIP_HEIGHT, 5, class_=f"box ware {sort_of(scene, kind)}"),
        sign(sign_of(kind), 5, 6, 32),
        *lines(sentence(scene.card(kind)), 42, CHIP_WIDTH - 46, 14),
        *marks,
        class_="chip",
    )
