"""Small things drawn again and again: counted signs, slots to be filled, armies, cards and their backs."""

from __future__ import annotations

from ludus.drawing.svg import Element, at, circle, group, path, rect, sign, text, titled
from ludus.games.age_of_heroes.tables import CARDS, HERO_LED, LED, LONE_HERO, SORTS

CARD_WIDTH, CARD_HEIGHT = 96, 132


def sign_of(card: int) -> str:
    return CARDS[card].replace("_", "-")


def counted(name: str, n: int, x: float, y: float, size: float = 20) -> Element:
    """A sign and how many there are of it."""
    return group(sign(name, x, y, size), text(x + size + 3, y + size * 0.78, f"{n}", size * 0.72, class_="figure"))


def slots(name: str, filled: int, wanted: int, x: float, y: float, size: float, space: float) -> Element:
    """So many signs of those that are wanted; what is still missing is an empty frame, what is too many is counted."""
    shown = min(filled, wanted)
    parts = [sign(name, x + k * space, y, size) for k in range(shown)]
    parts += [rect(x + k * space + 1, y + 1, size - 2, size - 2, 3, class_="missing") for k in range(shown, wanted)]
    if filled > wanted:
        parts.append(text(x + wanted * space + 2, y + size * 0.75, f"+{filled - wanted}", size * 0.7, class_="figure"))
    return group(*parts)


def army(sort: int, x: float, y: float, size: float = 30, css: str = "") -> Element:
    """One army of a sort: a round shield, with a general's helmet or a hero's star above it, or a hero alone."""
    name = SORTS[sort]
    if sort == LONE_HERO:
        return group(sign("hero", x, y, size), class_=css or None)
    leader = {LED: "general", HERO_LED: "hero"}.get(sort)
    crest = []
    if leader:
        badge = size * 0.6
        crest = [
            circle(x + size * 0.94, y + size * 0.12, badge * 0.62, class_="crest"),
            sign(leader, x + size * 0.94 - badge * 0.42, y + size * 0.12 - badge * 0.42, badge * 0.84),
        ]
    return group(sign("army", x, y, size), *crest, class_=f"army-{name} {css}".strip())


def card_back(x: float, y: float, width: float, height: float, css: str = "card-back") -> Element:
    """The back of a card: a frame and a meander."""
    inset = width * 0.11
    mid_x, mid_y, step = x + width / 2, y + height / 2, width * 0.17
    key = (
        f"M{mid_x - step * 1.5:.1f} {mid_y + step:.1f}v{-2 * step:.1f}h{3 * step:.1f}v{2 * step:.1f}"
        f"h{-2 * step:.1f}v{-step:.1f}h{step:.1f}"
    )
    return group(
        rect(x, y, width, height, width * 0.08, class_=css),
        rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 1, class_="back-frame"),
        path(key, class_="back-key"),
    )


def pile(n: int, x: float, y: float, width: float, height: float, label: str) -> Element:
    """A stack of cards lying face down, with its number."""
    layers = min(4, 1 + n // 12) if n else 0
    backs = [card_back(x + 2 * k, y - 2 * k, width, height) for k in range(layers)]
    if not backs:
        backs = [rect(x, y, width, height, width * 0.08, class_="missing")]
    top = 2 * max(layers - 1, 0)
    badge = at(
        x + width / 2 + top,
        y + height / 2 - top,
        rect(-21, -15, 42, 30, 15, class_="badge"),
        text(0, 6, f"{n}", 17, "middle", class_="figure"),
    )
    return titled(label, *backs, badge)
