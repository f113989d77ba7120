"""Where every area stands on a phone: in pages as wide as its screen, swiped, under the strips that are always seen.

Each tab has six pages: the cards first, then a column or a citizen each. A page's areas stand in rows, as large as they
fit. Whatever can be pressed must be 44 pixels wide and high on a screen of 390; there, a unit is 1.06 pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.layout import (
    CIVIC_BUILDINGS,
    FORT_WAYS,
    LANDMARK,
    ROW_NAME,
    TOWN,
    WALL,
    places,
    slug,
)

SCREEN, SPACE = 360, 6
LARGEST = 1.3  # times its size on a wide screen
LARGER = {  # small things that are pressed
    **dict.fromkeys(t.ATTRIBUTES, 1.55),
    **dict.fromkeys(map(slug, LANDMARK.values()), 1.5),
    **dict.fromkeys(("training", "forum"), 1.53),
    **{f"{name}-2": 360 / 325 for name in t.ATTRIBUTES},  # as its first half
    "turns": 1.43,
    "map": 2.19,
}
TALLER = dict.fromkeys((f"column-{name}" for name in t.COHORTS), len(t.TRACKS) * ROW_NAME + FORT_WAYS)
ALWAYS = ("supplies", "brief", "pages-wall", "pages-town", "panorama", "scene", "moment")  # placed by the style sheet
LEFT_OUT = ("labels", "year")  # each column has its own; the strip on top tells the year

Page = list[tuple[str, ...]]
CARDS: Page = [("card-1", "card-2"), ("card-3", "paths"), ("outlook",)]


def attribute_page() -> Page:
    rows = [row for name in t.ATTRIBUTES for row in ((name,), (f"{name}-1",), (f"{name}-2",))]
    return [*rows, ("disdain",)]


def civic_page() -> Page:
    cards = [slug(building) for building in CIVIC_BUILDINGS]
    landmarks = [(slug(building),) for building in LANDMARK.values()]
    return [("production",), ("training",), ("forum",), *zip(cards[::2], cards[1::2], strict=True), *landmarks]


def citizen_page(citizen: int, beside: tuple[str, ...], *rest: tuple[str, ...]) -> Page:
    """The name and half of the track, then the other half with something beside it."""
    name = t.CITIZENS[citizen]
    return [(name, f"{name}-1"), (f"{name}-2", *beside), *rest]


@cache
def pages() -> dict[str, list[Page]]:
    """The pages of each tab; the first is the same."""
    columns: list[Page] = [[(f"column-{name}",)] for name in t.COHORTS]
    return {
        WALL: [CARDS, *columns, attribute_page(), civic_page()],
        TOWN: [
            CARDS,
            citizen_page(
                t.TRADERS,
                ("market",),
                ("goods",),
                ("different-goods",),
                ("small-precinct", "medium-precinct"),
                ("large-precinct",),
            ),
            citizen_page(
                t.PERFORMERS,
                ("theatre",),
                ("shows",),
                ("ludus-gladiatorius", "outcomes"),
                ("gladiator-red",),
                ("gladiator-blue",),
            ),
            citizen_page(
                t.PRIESTS,
                ("small-temple",),
                ("temple-1", "medium-temple"),
                ("temple-2",),
                ("small-gardens", "large-temple"),
                ("temple-3",),
                ("large-gardens",),
            ),
            citizen_page(
                t.APPARITORES, ("baths",), ("bribes",), ("courthouse",), ("ruling-1",), ("ruling-2",), ("ruling-3",)
            ),
            citizen_page(
                t.PATRICIANS, (), ("scouts",), ("shapes",), ("map",), ("diplomat-1", "diplomat-2", "diplomat-3")
            ),
        ],
    }


def page_names() -> dict[str, tuple[str, ...]]:
    """The first area of every page of a tab: by it the page is found."""
    return {tab: tuple(page[0][0] for page in of_tab) for tab, of_tab in pages().items()}


@dataclass(frozen=True)
class PhonePlace:
    """The page of an area, and its place there in 360ths of the screen's width."""

    page: int
    x: float
    y: float
    width: float
    height: float


def scale_of(row: tuple[str, ...]) -> float:
    """How much larger than on a wide screen a row can be."""
    wide = sum(places()[name].width for name in row)
    most = LARGER.get(row[0], LARGEST)
    return min(most, (SCREEN - SPACE * (len(row) - 1)) / wide)


def page_rows(number: int, page: Page) -> dict[str, PhonePlace]:
    """The areas of a page, row under row."""
    found, y = {}, 0.0
    for row in page:
        scale, x = scale_of(row), 0.0
        for name in row:
            width, height = places()[name].width * scale, (places()[name].height + TALLER.get(name, 0)) * scale
            found[name] = PhonePlace(number, round(x, 1), round(y, 1), round(width, 1), round(height, 1))
            x += width + SPACE
        y += max(found[name].height for name in row) + SPACE
    return found


@cache
def on_phone() -> dict[str, PhonePlace]:
    found: dict[str, PhonePlace] = {}
    for of_tab in pages().values():
        for number, page in enumerate(of_tab, 1):
            found |= page_rows(number, page)
    found["turns"] = replaced(found["shapes"], "turns")
    return found


def replaced(place: PhonePlace, name: str) -> PhonePlace:
    """An area that is seen instead of another one."""
    scale = scale_of((name,))
    width, height = places()[name].width * scale, places()[name].height * scale
    return PhonePlace(place.page, place.x, place.y, round(width, 1), round(height, 1))


@cache
def area_css() -> str:
    """What the style sheet computes with, for every area."""
    rules = []
    for name, place in places().items():
        rule = f"--x:{place.x:g};--y:{place.y:g};--w:{place.width:g};--h:{place.height:g};"
        if on := on_phone().get(name):
            rule += f"--page:{on.page};--px:{on.x:.4g};--py:{on.y:.4g};--pw:{on.width:.4g};--ph:{on.height:.4g};"
        rules.append(f'.ludus.area[data-area="{name}"]{{{rule}}}')
    return "\n".join(rules)
