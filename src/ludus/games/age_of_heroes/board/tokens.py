"""Small things drawn again and again: armies, cards and their backs, slots to be filled, and places in a list."""

from __future__ import annotations

from ludus.drawing.svg import Child, Element, at, circle, group, path, rect, sign, text, titled
from ludus.games.age_of_heroes.tables import CARDS, HERO_LED, LED, LONE_HERO, SORTS

CARD_WIDTH, CARD_HEIGHT = 100, 140
CHIP_WIDTH, CHIP_HEIGHT = 124, 44  # on a phone a card is as small as a finger allows


def sign_of(card: int) -> str:
    return CARDS[card].replace("_", "-")


def slot(k: int, x: float, y: float, *children: Child) -> Element:
    """The k-th of a row of things. The picture shows it at a place; on a phone the style moves it into columns."""
    return at(x, y, *children, class_=f"slot slot-{k}")


def army(sort: int, x: float, y: float, size: float = 30, css: str = "", piece: str | None = None) -> Element:
    """One army of a sort: a round shield, with a general's helmet or a hero's star above it, or a hero alone."""
    name = SORTS[sort]
    if sort == LONE_HERO:
        return group(sign("hero", x, y, size), class_=css or None, data_piece=piece)
    leader = {LED: "general", HERO_LED: "hero"}.get(sort)
    crest = []
    if leader:
        badge = size * 0.62
        crest = [
            circle(x + size * 0.9, y + size * 0.16, badge * 0.6, class_="crest"),
            sign(leader, x + size * 0.9 - badge * 0.42, y + size * 0.16 - badge * 0.42, badge * 0.84),
        ]
    return group(sign("army", x, y, size), *crest, class_=f"army-{name} {css}".strip(), data_piece=piece)


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


def badge(x: float, y: float, n: int, size: float = 17, **attributes: str) -> Element:
    """A number in a disc."""
    letters, radius = (size, size * 0.72) if n < 100 else (size * 0.87, size * 0.8)
    number = text(0, letters * 0.34, f"{n}", letters, "middle", class_="figure", data_count="", **attributes)
    return at(x, y, circle(0, 0, radius, class_="badge"), number)


def pile(n: int, x: float, y: float, width: float, height: float, label: str) -> Element:
    """A stack of cards lying face down, with its number."""
    layers = min(4, 1 + n // 12) if n else 0
    backs = [card_back(x + 2 * k, y - 2 * k, width, height) for k in range(layers)]
    if not backs:
        backs = [rect(x, y, width, height, width * 0.08, class_="missing")]
    top = 2 * max(layers - 1, 0)
    return titled(label, *backs, badge(x + width / 2 + top, y + height / 2 - top, n))
