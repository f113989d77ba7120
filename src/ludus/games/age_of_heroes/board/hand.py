"""Cards: their faces, the chips that stand for them on a phone, and the reader's hand."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.svg import Element, area, at, fitting, group, heading, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.masonry import block
from ludus.games.age_of_heroes.board.places import HAND
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import landscape
from ludus.games.age_of_heroes.board.tokens import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    badge,
    sign_of,
    slot,
)
from ludus.games.age_of_heroes.state import TRADING
from ludus.games.age_of_heroes.tables import BOOM, GOLD, HAND_KINDS, NOBODY, OLYMPICS, ORDINARY, SPECIAL

TOP, STEP = 10, 114.0  # room for the cards behind others; from card to card
NOTE_LETTERS = 15  # in a line of small letters on a card
PICTURE = 84  # how high a card's picture is
ROWS = 3  # chips side by side on a phone, where nothing is traded
FEW = 7  # kinds that fit below each other beside the fair


def hand(scene: Scene) -> Element:
    """All kinds the reader holds, each as a card or a small stack; events still to be played lie at the end."""
    held = [(kind, int(n)) for kind, n in enumerate(scene.mine.hand) if n]
    held += [(HAND_KINDS + event, int(n)) for event, n in enumerate(scene.mine.events) if n]
    step = min(STEP, HAND.width / max(len(held), 1))
    stacks = [slot(k, 4 + k * step, TOP, stack(scene, kind, n)) for k, (kind, n) in enumerate(held)]
    if not stacks:
        words = scene._("Your hand is empty.")
        stacks = [text(HAND.width / 2, 84, words, 22, "middle", class_="faded title")]
    stacks.append(group(heading(346, 118, scene._("I give"), 86, "middle"), class_="narrow-only at-fair"))
    title = scene._("Your hand, {cards}", cards=scene.n_cards(sum(n for kind, n in held if kind < HAND_KINDS)))
    trading = int(scene.s.stage) == TRADING and int(scene.s.event) == NOBODY
    return area(
        "hand",
        title,
        *HAND,
        *stacks,
        preserveAspectRatio="xMinYMin meet",
        data_at="fair" if trading else "home",
        data_rows=-(-len(held) // ROWS),
        data_many="" if len(held) > FEW else None,
    )


def stack(scene: Scene, kind: int, n: int) -> Element:
    behind = [
        rect(5.0 * k, -3.0 * k, CARD_WIDTH, CARD_HEIGHT, 6, class_="under-card") for k in range(min(n, 3) - 1, 0, -1)
    ]
    full = group(*behind, card(scene, kind, n), class_="face")
    parts = (full, chip(scene, kind, n))
    piece = f"mine-{sign_of(kind)}"
    if kind >= HAND_KINDS:
        return group(*parts, data_piece=piece)
    return group(scene.thing(targets.card(kind), sentence(scene.counted_card(kind, n)), *parts), data_piece=piece)


def card(scene: Scene, kind: int, n: int = 1) -> Element:
    """A card's face: a picture, its name, and what it is for."""
    tint = sort_of(scene, kind)
    parts = [
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 7, class_=f"box card {tint}"),
        at(7, 7, landscape(CARD_WIDTH - 14, PICTURE, weather(kind), seed=kind + 1)),
        sign(sign_of(kind), CARD_WIDTH / 2 - 31, 21, 62),
        rect(7, 7, CARD_WIDTH - 14, PICTURE, 3, class_="gilt"),
        *caption(scene, kind),
    ]
    if ORDINARY <= kind < OLYMPICS:
        parts.append(block(kind - SPECIAL, 7, PICTURE - 2, CARD_WIDTH - 14, 9))
    if n > 1:
        parts.append(badge(CARD_WIDTH - 12, 12, n))
    return group(*parts)


def chip(scene: Scene, kind: int, n: int = 1) -> Element:
    """The same card for a small screen: its sign and its name."""
    return group(
        rect(0, 0, CHIP_WIDTH, CHIP_HEIGHT, 5, class_=f"box card {sort_of(scene, kind)}"),
        sign(sign_of(kind), 5, 6, 32),
        *lines(sentence(scene.card(kind)), 41, CHIP_WIDTH - 44 - 17 * (n > 1), 14),
        *([badge(CHIP_WIDTH - 12, 11, n, 14)] if n > 1 else []),
        class_="chip",
    )


def lines(name: str, x: float, room: float, size: float) -> list[Element]:
    """A name on a chip, on two lines where it is long."""
    words = name.split(" ", 1) if len(name) > 11 else [name]
    size = min(fitting(word, room, size, 0.54) for word in words)
    top = CHIP_HEIGHT / 2 + 5 - 8 * (len(words) - 1)
    return [text(x, top + 16 * k, word, size, class_="card-name") for k, word in enumerate(words)]


def caption(scene: Scene, kind: int) -> list[Element]:
    """The name, on two lines where it is long; under a short name a word about use, on two lines where that is long."""
    name = sentence(scene.card(kind))
    words = name.split(" ", 1) if len(name) > 12 else [name]
    notes = wrap(use(scene, kind), NOTE_LETTERS) if len(words) == 1 else []
    top = 109 if len(words) > 1 or len(notes) > 1 else 112
    size = min(16.0, *(fitting(word, CARD_WIDTH - 10, 16, 0.55) for word in words))
    middle = CARD_WIDTH / 2
    names = [text(middle, top + 16 * k, word, size, "middle", class_="card-name") for k, word in enumerate(words)]
    small = min([12.0, *(fitting(note, CARD_WIDTH - 10, 12, 0.5) for note in notes)])
    below = 129 if len(notes) == 1 else 122
    return names + [text(middle, below + 12 * k, note, small, "middle", class_="faded") for k, note in enumerate(notes)]


def use(scene: Scene, kind: int) -> str:
    _ = scene._
    if kind == GOLD:
        return _("any resource")
    if ORDINARY <= kind < OLYMPICS:
        return _("your special resource") if own_stone(scene, kind) else scene.title_of(kind - SPECIAL)
    return _("to be played") if kind >= HAND_KINDS else ""


def own_stone(scene: Scene, kind: int) -> bool:
    """Whether the reader's monument is built of it."""
    return scene.me >= 0 and kind == SPECIAL + int(scene.mine.tribe)


def weather(kind: int) -> str:
    if kind > BOOM:
        return "storm"
    return "day" if kind < ORDINARY else "dusk"


def sort_of(scene: Scene, kind: int) -> str:
    """Which of five tints a card has."""
    if kind < ORDINARY:
        return "ordinary"
    if kind < OLYMPICS:
        return "special own" if own_stone(scene, kind) else "special"
    return "kept" if kind < HAND_KINDS else "immediate"
