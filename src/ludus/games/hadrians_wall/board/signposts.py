"""What only phones show above their pages: the year and the prospects in brief, and the way to every page of a tab."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, element, group, rect, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.cards import others, owner, shape
from ludus.games.hadrians_wall.board.layout import BRIEF, PAGE_LINKS, TOWN, WALL
from ludus.games.hadrians_wall.board.phone import page_names, pages
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.board.traders import scroll
from ludus.games.hadrians_wall.state import OVER
from ludus.games.hadrians_wall.text.position import card_at, neighbour
from ludus.games.hadrians_wall.text.tell import attack_size

CHIP, CHIPS_LEFT = 85, 105


def brief(scene: Scene) -> Iterator[Element]:
    """The year, the cards of its attack, and the good and the shape of every prospect."""
    number = min(int(scene.s.year), t.YEARS - 1)
    yield from part.panel(360, BRIEF)
    yield from part.year_of(number, 6, 24, 19, 13)
    yield sign("attack", 56, 7, 20)
    size = attack_size(scene.s) if scene.s.phase != OVER else 0
    yield text(79, 24, str(size), 17, class_="number threat", data_count="attack-in-brief")
    for k, source in enumerate((t.OWN, *others(scene))):
        yield chip(scene, source, CHIPS_LEFT + k * CHIP)


def chip(scene: Scene, source: int, x: float) -> Element:
    """A prospect in brief; pressing it leads to the cards."""
    card = card_at(scene.s, scene.seat, source)
    whose = scene._("Prospect") if source == t.OWN else owner(scene, source)
    words = f"{whose}: {names.cards(scene._)[card]}" if card >= 0 else whose
    parts = [rect(x, 1.5, CHIP - 3, BRIEF - 3, 4, class_="now" if source == t.OWN else "card")]
    if source in (t.LEFT, t.RIGHT, t.OWN):
        seat = scene.seat if source == t.OWN else neighbour(scene.s, scene.seat, source)
        parts.append(seat_mark(seat, x + 11, BRIEF / 2, 11))
    if card >= 0:
        good = scroll(int(t.CARD_GOOD[card]), x + 19, 5, 24)
        parts += [group(*good), *shape(int(t.CARD_SHAPE[card]), x + 48, 10, 7.5)]
    return page_link("card-1", words, *parts)


def page_link(page: str, words: str, *parts: Element, look: str = "") -> Element:
    """Pressing it brings a page into sight."""
    return group(
        element("title", words),
        *parts,
        class_=look or None,
        data_do="page",
        data_page=page,
        role="button",
        tabindex=0,
        aria_label=words,
    )


def links(scene: Scene, tab: str, lit: Collection[str]) -> Iterator[Element]:
    """The way to every page of a tab; those are lit on which something can be done."""
    for n, (first, page) in enumerate(zip(page_names()[tab], pages()[tab], strict=True)):
        able = any(name in lit for row in page for name in row)
        x, words = n * PAGE_LINKS, titles(scene, tab)[n]
        yield page_link(
            first,
            words,
            rect(x + 1, 1, PAGE_LINKS - 2, PAGE_LINKS - 2, 6, class_="tile"),
            *(wall_sign(n, x) if tab == WALL else town_sign(scene, n, x)),
            rect(x + 16, PAGE_LINKS - 6, PAGE_LINKS - 32, 3, 1.5, class_="signal"),
            look="page-link able" if able else "page-link",
        )


def titles(scene: Scene, tab: str) -> tuple[str, ...]:
    cards, _ = scene._("Year, pieces and cards"), scene._
    if tab == TOWN:
        return cards, *names.citizens(_)
    buildings = ", ".join((_("resource production"), _("training grounds"), _("forum")))
    return cards, *names.cohorts(_), ", ".join(names.attributes(_)), buildings


def wall_sign(n: int, x: float) -> Iterator[Element]:
    if n == 0:
        yield sign("fate", x + 11, 10, 24)
    elif n <= len(t.COHORTS):
        for k in range(len(t.COHORTS)):  # which of the three columns
            yield rect(x + 8 + k * 11, 12, 9, 20, 2, class_="pip" if k == n - 1 else "slot")
    else:
        yield sign("renown" if n == len(t.COHORTS) + 1 else "hotel", x + 11, 10, 24)


def town_sign(scene: Scene, n: int, x: float) -> Iterator[Element]:
    if n == 0:
        yield sign("fate", x + 11, 10, 24)
        return
    yield sign(t.CITIZENS[n - 1], x + 4, 10, 24)
    yield text(x + 36, 28, str(int(scene.p.citizens[n - 1])), 16, "middle", class_="number")
