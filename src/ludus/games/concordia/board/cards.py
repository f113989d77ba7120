"""Personality cards as both docks show them: small in a row, and large above it while one looks closer."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from ludus.drawing.svg import (
    Element,
    Value,
    area,
    at,
    circle,
    element,
    fitting,
    group,
    heading,
    line,
    number,
    rect,
    text,
    thing,
)
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.names import god_names
from ludus.games.concordia.tables import CARDS, GODS

WIDE, TALL = 64, 88  # of a small card
LARGE, HIGH = 184, 278  # of a large one
DOCK = 474  # the width of a row of cards
LINE = 15  # the height of a line of text on a large card
LETTER = 0.47  # how wide the text face's letters are on average
FROM_TOP: dict[str, Value] = {"preserveAspectRatio": "xMidYMin meet"}  # on narrow screens there are several rows
Score = tuple[int, int]  # a god, and what one of its cards gives


def dock(title: str, shown: Sequence[Element], x: float, y: float, resting: bool = False) -> Element:
    """What lies before the reader: a row of cards; on narrow screens two of them side by side."""
    return area(
        "hand",
        title,
        x,
        y,
        DOCK,
        TALL,
        group(*shown),
        tab=("hand", title),
        data_aside="true",
        data_rows=-(-len(shown) // 2),
        data_resting="true" if resting else None,
        **FROM_TOP,
    )


def card(
    target: str,
    label: str,
    x: float,
    n: int,
    small: Sequence[Element],
    large: Sequence[Element],
    *,
    can: bool,
    piece: str,
    turn: float = 0,
    usual: str | None = None,
    leads: str | None = None,
) -> Element:
    """The n-th card of a row, its left edge at x. A large drawing of it stands above the row, where there is room.

    `usual` is what a press does where there are several ways to do it; or it `leads` to the tab where it is done."""
    aside = min(max(x + WIDE / 2 - LARGE / 2, 0), DOCK - LARGE) - x
    leaning = f"rotate({turn:g} {WIDE / 2} {TALL + 30})" if turn else None
    whole = thing(
        target,
        label,
        group(rect(0.5, 0.5, WIDE - 1, TALL - 1, 4, class_="box"), *small, class_="small", transform=leaning),
        at(aside, -HIGH, rect(0.5, 0.5, LARGE - 1, HIGH - 1, 6, class_="box"), *large, class_="large"),
        can=can,
        data_action=usual,
        data_do="tab" if leads else None,
        data_tab=leads,
    )
    return at(x, 0, whole, class_=f"card n-{n}", data_piece=piece)


def portrait(kind: int, god: int, x: float, y: float, wide: float, tall: float) -> list[Element]:
    """The person of a card before the colour of a god."""
    size = tall * 0.96
    return [
        rect(x, y, wide, tall, 2, class_=f"wall god-{god}"),
        icon(f"person-{CARDS[kind]}", x + wide / 2, y + tall - size / 2, size),
        rect(x, y, wide, tall, 2, class_="gilt"),
    ]


def name_of(name: str, x: float, y: float, wide: float, size: float = 12) -> Element:
    """A card's name in a small space: never smaller than can be read, rather a little narrower."""
    if len(name) * size * 0.52 <= wide:
        return text(x, y, name, size, "middle", class_="strong")
    fit = {"textLength": number(wide), "lengthAdjust": "spacingAndGlyphs"}
    return element("text", name, x=x, y=y, font_size=size, text_anchor="middle", class_="strong", **fit)


def cut(words: str, wide: float, size: float) -> str:
    """Words that somebody chose, such as a name, as far as there is room for them."""
    most = int(wide / size / LETTER)
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def god_disc(god: int, x: float, y: float, radius: float) -> Element:
    return group(circle(x, y, radius, class_="disc"), icon(GODS[god].lower(), x, y, radius * 1.45), class_=f"god-{god}")


def large_head(kind: int, god: int, name: str) -> list[Element]:
    return [*portrait(kind, god, 6, 6, LARGE - 12, 70), *large_name(name)]


def large_name(name: str) -> list[Element]:
    """A large card's name, below its picture."""
    return [
        heading(LARGE / 2, 95, name, fitting(name, LARGE - 20, 19), "middle"),
        line(20, 102, LARGE - 20, 102, class_="gilt"),
    ]


def paragraph(words: str, y: float, size: float = 13, most: int = 4, class_: str | None = None) -> list[Element]:
    """Words in lines on a large card."""
    lines = wrap(words, int((LARGE - 20) / size / LETTER))[:most]
    return [text(10, y + LINE * n, part, size, class_=class_) for n, part in enumerate(lines)]


def god_row(scene: Scene, score: Score, y: float) -> list[Element]:
    """A god with its name and what one of its cards gives the reader now."""
    god, points = score
    name = god_names(scene._)[god]
    return [
        god_disc(god, 20, y, 9.5),
        text(35, y + 4.5, name, 13),
        text(LARGE - 10, y + 5, f"+{points}", 15, "end", class_="gained"),
    ]
