"""The drawings inside the boxes: a hand, pebbles, stones and a die."""

from ludus.drawing.svg import Element, circle, rect, text
from ludus.engine.view import View
from micatio.actions import FINGERS
from micatio.state import NOT_SHOWN

PIPS = ((40, 20), (70, 20), (55, 35), (40, 50), (70, 50))
HEAP = ((30, 58), (48, 58), (66, 58), (84, 58), (39, 44), (57, 44), (75, 44), (48, 30), (66, 30))


def drawings(view: View) -> tuple[list[Element], ...]:
    """In the order of the targets."""
    s, alone = view.s, view.seat < 0
    shown = NOT_SHOWN if alone else int(s.hidden[view.seat].shown)
    pebbles = 0 if alone else int(s.seats[view.seat].pebbles)
    return hand(shown), heap(pebbles), heap(int(s.pile)), die()


def hand(shown: int) -> list[Element]:
    """Fingers that are hidden now are filled."""
    return [
        rect(24 + 13 * n, 28 - 5 * (n % 3), 9, 38, 4, stroke="var(--ink)", fill="var(--ochre)" if n < shown else "none")
        for n in range(FINGERS)
    ]


def heap(count: int) -> list[Element]:
    """As many as there is room for, and how many there are."""
    return [
        text(100, 20, str(count), anchor="end"),
        *(circle(x, y, 8, stroke="var(--ink)", fill="var(--stone)") for x, y in HEAP[:count]),
    ]


def die() -> list[Element]:
    return [rect(27, 7, 56, 56, 6, class_="line"), *(circle(x, y, 4) for x, y in PIPS)]
