"""The picture: the strip with pieces and cards, the wall and the town of one player, drawn from the tables, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path

from ludus.drawing.signs import Sheet
from ludus.drawing.svg import Element, Raw, area, document, group, rect
from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import (
    apparitores,
    attributes,
    cards,
    citizens,
    civic,
    columns,
    layout,
    patricians,
    performers,
    phone,
    priests,
    scout_map,
    signposts,
    strip,
    traders,
)
from ludus.games.hadrians_wall.board.buildings import card_area
from ludus.games.hadrians_wall.board.moment import moment
from ludus.games.hadrians_wall.board.panorama import panorama
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.board.street import street
from ludus.games.hadrians_wall.board.targets import target
from ludus.games.hadrians_wall.text import tell
from ludus.games.hadrians_wall.text.tell import displayed_seat

__all__ = ["draw", "target"]

SIGNS = Sheet(Path(__file__).parents[1] / "signs.svg")
CSS = tuple(Path(__file__).with_name(name) for name in ("style.css", "layout.css"))
DEFS = Path(__file__).with_name("defs.svg")
TOP = ("moment", "labels", *(f"column-{name}" for name in t.COHORTS))  # a phone lays rows out below their frames
ASPECTS = {"panorama": "xMidYMax meet", "scene": "xMidYMax meet", **dict.fromkeys(TOP, "xMidYMin meet")}
Contents = Callable[[Scene], Iterator[Element]]


def draw(view: View, lang: str = "en", of: int | None = None) -> str:
    """The sheets of the viewer, or of another seat, whose sheets lie open too; a spectator sees the first seat's."""
    scene = Scene(view, lang, displayed_seat(view, of))
    return document(
        layout.WIDTH,
        layout.PICTURE_HEIGHT,
        Raw("defs", markup=definitions()),
        rect(0, 0, layout.WIDTH, layout.PICTURE_HEIGHT, 0, class_="ground"),
        *areas(scene),
        title=scene._("Hadrian's Wall: the sheets of {who}", who=scene.player_name(scene.seat)),
        desc=plain(tell(view, lang, scene.seat)),
        sheet=SIGNS,
        css=style(),
        lang=lang,
    )


@cache
def definitions() -> str:
    """Plaster and sky: what areas are painted with."""
    return DEFS.read_text(encoding="utf-8").strip()


@cache
def style() -> str:
    return "\n".join((phone.area_css(), *(path.read_text(encoding="utf-8") for path in CSS)))


def areas(scene: Scene) -> Iterator[Element]:
    titles = {"": None, layout.WALL: scene._("The wall"), layout.TOWN: scene._("The town")}
    drawn = {name: group(*contents(scene), class_=f"seat-{scene.seat}") for name, contents in CONTENTS.items()}
    drawn |= dict(page_links(scene, drawn))
    for name, picture in drawn.items():
        place, (x, y) = layout.places()[name], layout.in_picture(name)
        title = titles[place.tab]
        yield area(
            name,
            title or scene._("Year, pieces and cards"),
            x,
            y,
            place.width,
            place.height,
            picture,
            tab=(place.tab, title) if title else None,
            preserveAspectRatio=ASPECTS.get(name),
        )


def page_links(scene: Scene, drawn: Mapping[str, Element]) -> Iterator[tuple[str, Element]]:
    """What leads to the pages of each tab, once it is known on which of them something can be done."""
    lit = {name for name, picture in drawn.items() if any(is_lit(one) for one in picture.walk())}
    for tab in (layout.WALL, layout.TOWN):
        yield f"pages-{tab}", group(*signposts.links(scene, tab, lit))


def is_lit(one: Element) -> bool:
    return "can" in (one.attribute("class") or "").split()


CONTENTS: dict[str, Contents] = {
    "supplies": strip.supplies,
    "brief": signposts.brief,
    "outlook": strip.outlook,
    "year": strip.year,
    "paths": strip.paths,
    **{f"card-{n + 1}": partial(cards.card, place=n) for n in range(3)},
    "panorama": panorama,
    "scene": street,
    "moment": moment,
    "labels": columns.labels,
    **{f"column-{name}": partial(columns.column, number=n) for n, name in enumerate(t.COHORTS)},
    **{name: partial(attributes.attribute_head, attribute=n) for n, name in enumerate(t.ATTRIBUTES)},
    **{
        f"{name}-{half + 1}": partial(attributes.attribute_boxes, attribute=n, half=half)
        for n, name in enumerate(t.ATTRIBUTES)
        for half in range(2)
    },
    "production": civic.production,
    "training": civic.training,
    "forum": civic.forum,
    "disdain": attributes.disdain,
    **{name: partial(citizens.citizen_head, citizen=n) for n, name in enumerate(t.CITIZENS)},
    **{
        f"{name}-{half + 1}": partial(citizens.citizen_boxes, citizen=n, half=half)
        for n, name in enumerate(t.CITIZENS)
        for half in range(2)
    },
    **{
        layout.slug(n): partial(card_area, building=n)
        for n in range(len(t.BUILDINGS))
        if n not in columns.GRANARY.values()
    },
    "goods": traders.market_boxes,
    "different-goods": traders.different_goods,
    "shows": performers.shows,
    **{f"gladiator-{name}": partial(performers.gladiator, which=n) for n, name in enumerate(t.GLADIATORS)},
    "outcomes": performers.outcomes,
    **{f"temple-{n + 1}": partial(priests.temple_boxes, temple=n) for n in range(len(t.TEMPLE_END))},
    "bribes": apparitores.bribes,
    **{f"ruling-{n + 1}": partial(apparitores.rulings, column=n) for n in range(t.RULING_COLUMNS)},
    **{f"diplomat-{n + 1}": partial(patricians.diplomat, n=n) for n in range(t.DIPLOMATS)},
    "scouts": patricians.scouts,
    "shapes": patricians.shapes,
    "turns": scout_map.turns,
    "map": scout_map.scout_map,
}
