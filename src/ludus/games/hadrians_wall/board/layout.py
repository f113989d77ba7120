"""Where every area of the board stands: in the picture, on a wide screen, in tabs on a smaller one.

One table serves all of them. A tab is a canvas of 960 × 700 units that grows with the window; the scenes on top of it
take whatever height is left. How a phone shows the same areas is in phone.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ludus.games.hadrians_wall import tables as t

WIDTH, HEIGHT = 960, 700
STRIP = 92
WALL, TOWN = "wall", "town"
SCENE_TOP = STRIP + 6
WALL_SCENE, TOWN_SCENE = 98, 70
SHEET_TOP, ROWS_TOP = SCENE_TOP + WALL_SCENE + 6, SCENE_TOP + TOWN_SCENE + 6
PICTURE_HEIGHT = HEIGHT + 8 + HEIGHT - SCENE_TOP

LABELS, COLUMN, SHEET = 70, 284, 278
ROW_NAME, FORT_WAYS = (9, 35)  # a phone moves rows apart: for their names, and for what the fort is paid with
ATTRIBUTE = 30  # from one attribute to the next
ATTRIBUTES_TOP = SHEET_TOP + SHEET + 6
CIVIC_TOP = ATTRIBUTES_TOP + 4 * ATTRIBUTE + 2
CIVIC, BUILDING = 40, 44
ROW, HALF = 105, 48  # a citizen's two lines
LOWER = HALF + 4
CARD = 160  # a building of the town

FIRST_HALF = 5  # boxes of a citizen's track; a phone shows the rest below them
BOX = 39  # from one box of it to the next
MOMENT = 152  # the height of the scene of an attack while favours are asked for
BRIEF, OUTLOOK, PAGE_LINKS = 34, 50, 46  # strips that only phones show
CIVIC_BUILDINGS = tuple(n for n in range(t.LARGE_GRANARY + 1, len(t.BUILDINGS)) if t.BUILDING_LEVEL_OF[n] == 0)
LANDMARK = {int(t.BUILDING_LEVEL_OF[n]) - 1: n for n in range(len(t.BUILDINGS)) if t.LANDMARKS >> n & 1}


def slug(building: int) -> str:
    """A building's name as areas and targets write it."""
    return t.BUILDINGS[building].replace(" ", "-")


@dataclass(frozen=True)
class Place:
    """The upper left corner on the tab's canvas, and the size."""

    x: float
    y: float
    width: float
    height: float
    tab: str = ""  # always seen


ON_PHONES_ONLY = ("brief", "outlook", "pages-wall", "pages-town")


def strip() -> dict[str, Place]:
    return {
        "supplies": Place(0, 0, 300, 45),
        "year": Place(0, 47, 300, 45),
        "paths": Place(306, 0, 190, STRIP),
        "card-1": Place(502, 0, 149, STRIP),
        "card-2": Place(656, 0, 149, STRIP),
        "card-3": Place(811, 0, 149, STRIP),
        "panorama": Place(0, SCENE_TOP, WIDTH, WALL_SCENE, WALL),
        "scene": Place(0, SCENE_TOP, WIDTH, TOWN_SCENE, TOWN),
        "moment": Place(240, SCENE_TOP, 480, MOMENT),
        "brief": Place(0, 0, 360, BRIEF),
        "outlook": Place(0, 0, 360, OUTLOOK),
    }


def wall() -> dict[str, Place]:
    places = {"labels": Place(0, SHEET_TOP, LABELS, SHEET, WALL)}
    places["pages-wall"] = Place(0, SHEET_TOP, 6 * PAGE_LINKS, PAGE_LINKS, WALL)
    for n, name in enumerate(t.COHORTS):
        places[f"column-{name}"] = Place(78 + n * 299, SHEET_TOP, COLUMN, SHEET, WALL)
    for n, name in enumerate(t.ATTRIBUTES):
        y = ATTRIBUTES_TOP + n * ATTRIBUTE
        places[name] = Place(0, y, 112, ATTRIBUTE, WALL)
        places[f"{name}-1"] = Place(118, y, 325, ATTRIBUTE, WALL)
        places[f"{name}-2"] = Place(443, y, 300, ATTRIBUTE, WALL)
        places[slug(LANDMARK[n])] = Place(750, y, 210, ATTRIBUTE, WALL)
    for name, x, width in (("production", 0, 232), ("training", 238, 232), ("forum", 476, 204), ("disdain", 686, 274)):
        places[name] = Place(x, CIVIC_TOP, width, CIVIC, WALL)
    for n, building in enumerate(CIVIC_BUILDINGS):
        places[slug(building)] = Place(n * 161, HEIGHT - BUILDING, 155, BUILDING, WALL)
    return places


def town() -> dict[str, Place]:
    places = {"pages-town": Place(0, ROWS_TOP, 6 * PAGE_LINKS, PAGE_LINKS, TOWN)}
    for n, name in enumerate(t.CITIZENS):
        y = ROWS_TOP + n * ROW
        places[name] = Place(0, y, 104, HALF, TOWN)
        places[f"{name}-1"] = Place(108, y, FIRST_HALF * BOX, HALF, TOWN)
        places[f"{name}-2"] = Place(108 + FIRST_HALF * BOX, y, (t.CITIZEN_LENGTH - FIRST_HALF) * BOX, HALF, TOWN)
        for area, (x, width) in UPPER[n].items():
            places[area] = Place(x, y, width, HALF, TOWN)
        for area, (x, width) in LOWER_LINE[n].items():
            places[area] = Place(x, y + LOWER, width, HALF, TOWN)
    last = ROWS_TOP + (len(t.CITIZENS) - 1) * ROW
    places["map"] = Place(796, last, 164, HALF + LOWER, TOWN)
    return places


UPPER: tuple[dict[str, tuple[float, float]], ...] = (
    {"small-precinct": (466, CARD), "medium-precinct": (632, CARD), "large-precinct": (798, CARD)},
    {"theatre": (466, CARD), "shows": (632, 328)},
    {"small-gardens": (466, 210), "large-gardens": (682, 278)},
    {"baths": (466, CARD), "bribes": (632, 328)},
    {"diplomat-1": (466, 104), "diplomat-2": (575, 104), "diplomat-3": (684, 104)},
)
LOWER_LINE: tuple[dict[str, tuple[float, float]], ...] = (
    {"market": (0, CARD), "goods": (166, 328), "different-goods": (500, 460)},
    {
        "ludus-gladiatorius": (0, CARD),
        "gladiator-red": (166, 312),
        "gladiator-blue": (484, 312),
        "outcomes": (802, 158),
    },
    {
        "small-temple": (0, 138),
        "temple-1": (142, 72),
        "medium-temple": (220, 138),
        "temple-2": (362, 216),
        "large-temple": (584, 138),
        "temple-3": (726, 216),
    },
    {"courthouse": (0, CARD), "ruling-1": (166, 258), "ruling-2": (434, 258), "ruling-3": (702, 258)},
    {"scouts": (0, 276), "shapes": (280, 252), "turns": (538, 250)},
)


@cache
def places() -> dict[str, Place]:
    return strip() | wall() | town()


def in_picture(name: str) -> tuple[float, float]:
    """Where an area stands in the whole picture: the town under the wall."""
    place = places()[name]
    return place.x, place.y + (HEIGHT + 8 - SCENE_TOP if place.tab == TOWN else 0)
