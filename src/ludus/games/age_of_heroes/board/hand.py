"""The reader's hand as cards, kind by kind."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.svg import TITLE_LETTER, Element, at, circle, fitting, group, heading, number, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.masonry import block
from ludus.games.age_of_heroes.board.ring import WIDTH
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import CARD_HEIGHT, CARD_WIDTH, sign_of
from ludus.games.age_of_heroes.tables import GOLD, HAND_KINDS, OLYMPICS, ORDINARY, SPECIAL

HAND_TOP, HAND_LEFT = 10, 130  # room for the cards behind others, and for the title beside them
SMALLER = 0.86  # than the cards in the middle of the table
NOTE_LETTERS = 14  # in a line of small letters on a card
HAND_HEIGHT = HAND_TOP + CARD_HEIGHT * SMALLER + 8


def hand(scene: Scene) -> Element:
    """All kinds the reader holds, each as a card or a small stack; events still to be played lie at the end."""
    held = [(kind, int(n)) for kind, n in enumerate(scene.mine.hand) if n]
    events = [(HAND_KINDS + event, int(n)) for event, n in enumerate(scene.mine.events) if n]
    cards = scene.n_cards(sum(n for _kind, n in held))
    lines = wrap(scene._("Your hand, {cards}", cards=cards), 11)
    title = [
        heading(16, HAND_TOP + 22 + 22 * k, words, fitting(words, HAND_LEFT - 24, 17, TITLE_LETTER))
        for k, words in enumerate(lines)
    ]
    count = max(len(held) + len(events), 1)
    space = min(CARD_WIDTH + 8.0, (WIDTH - HAND_LEFT - 16) / count)
    size = f"scale({number(min(SMALLER, (space - 6) / CARD_WIDTH))})"  # many kinds make smaller cards
    stacks = [
        at(HAND_LEFT + k * space, HAND_TOP, group(stack(scene, kind, n), transform=size))
        for k, (kind, n) in enumerate(held + events)
    ]
    return group(*title, *stacks)


def stack(scene: Scene, kind: int, n: int) -> Element:
    behind = [rect(5.0 * k, -3.0 * k, CARD_WIDTH, CARD_HEIGHT, 6, class_="panel") for k in range(min(n, 3) - 1, 0, -1)]
    face = card(scene, kind, n)
    if kind >= HAND_KINDS:
        return group(*behind, face)
    return scene.thing(targets.card(kind), sentence(scene.counted_card(kind, n)), *behind, face)


def card(scene: Scene, kind: int, n: int = 1) -> Element:
    """A card's face: its sign, its name, and what sort of card it is."""
    parts = [
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 6, class_="box card"),
        rect(5, 5, CARD_WIDTH - 10, CARD_HEIGHT - 10, 3, class_=f"card-field {sort_of(kind)}"),
        sign(sign_of(kind), CARD_WIDTH / 2 - 27, 24, 54),
        *caption(scene, kind),
    ]
    if ORDINARY <= kind < OLYMPICS:
        parts.append(block(kind - SPECIAL, 8, 8, CARD_WIDTH - 16, 11))
    if n > 1:
        parts += [
            circle(CARD_WIDTH - 14, 16, 13, class_="badge"),
            text(CARD_WIDTH - 14, 21.5, f"{n}", 15, "middle", class_="figure"),
        ]
    return group(*parts)


def caption(scene: Scene, kind: int) -> list[Element]:
    """The name, on two lines where it is long; under a short name a word about use, on two lines where that is long."""
    name = sentence(scene.card(kind))
    words = name.split(" ", 1) if len(name) > 11 else [name]
    notes = wrap(use(scene, kind), NOTE_LETTERS) if len(words) == 1 else []
    top = 96 if len(words) > 1 or len(notes) > 1 else 100
    size = min(13.0, round((CARD_WIDTH - 12) / 0.69 / max(map(len, words)), 1))  # other languages have longer words
    middle = CARD_WIDTH / 2
    names = [text(middle, top + 15 * k, word, size, "middle", class_="card-name") for k, word in enumerate(words)]
    below = 118 if len(notes) == 1 else 110
    return names + [text(middle, below + 12 * k, note, 10.5, "middle", class_="faded") for k, note in enumerate(notes)]


def use(scene: Scene, kind: int) -> str:
    _ = scene._
    if kind == GOLD:
        return _("any resource")
    if ORDINARY <= kind < OLYMPICS:
        mine = scene.me >= 0 and kind == SPECIAL + int(scene.mine.tribe)
        return _("your special resource") if mine else scene.title_of(kind - SPECIAL)
    return _("to be played") if kind >= HAND_KINDS else ""


def sort_of(kind: int) -> str:
    """Which of four tints a card has."""
    if kind < ORDINARY:
        return "ordinary"
    if kind < OLYMPICS:
        return "special"
    return "kept" if kind < HAND_KINDS else "immediate"
