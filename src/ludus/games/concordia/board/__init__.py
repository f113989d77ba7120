"""The picture of Concordia: a map to hang on the wall, the players below it, then the hand and the display."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from ludus.drawing.signs import Sheet
from ludus.drawing.svg import Element, area, document, group
from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.concordia.actions import COPY, KEEP, NEW_COLONIST, PROVINCE, SETTLE, TRADE
from ludus.games.concordia.board import seats
from ludus.games.concordia.board.belongings import belongings
from ludus.games.concordia.board.cards import DOCK, TALL
from ludus.games.concordia.board.chart import HEIGHT, WIDTH
from ludus.games.concordia.board.choices import choices
from ludus.games.concordia.board.cities import cities, prices
from ludus.games.concordia.board.colonists import colonists
from ludus.games.concordia.board.ground import above, below
from ludus.games.concordia.board.hand import hand
from ludus.games.concordia.board.market import market
from ludus.games.concordia.board.provinces import plaques, regions
from ludus.games.concordia.board.routes import openings, ways
from ludus.games.concordia.board.scene import Scene
from ludus.games.concordia.board.scores import scores, size
from ludus.games.concordia.board.shelf import shelf
from ludus.games.concordia.board.targets import target
from ludus.games.concordia.names import map_names
from ludus.games.concordia.text import tell

__all__ = ["draw", "target"]
FOLDER = Path(__file__).parent
SHEET = Sheet(FOLDER.parent / "signs.svg")
STYLES = ("map.css", "cards.css", "layout.css")
SPACE = 12
MARGIN = 8  # room for what glows at the edge


def draw(view: View, lang: str = "en", of: int | None = None) -> str:  # noqa: ARG001 - one table for all
    """The table as one seat sees it."""
    scene = Scene(view, lang)
    return document(
        WIDTH + 2 * MARGIN,
        HEIGHT + seats.TALL + TALL + 2 * MARGIN + 3 * SPACE,
        *areas(scene),
        title=scene._("Concordia: {map}", map=map_names(scene._)[scene.m]),
        desc=plain(tell(view, lang)),
        sheet=SHEET,
        css=style(),
        lang=lang,
    )


def areas(scene: Scene) -> list[Element]:
    """Everything in its place; pages lay it out by `layout.css`."""
    low = MARGIN + HEIGHT + SPACE
    panels = list(seats.panels(scene, MARGIN, low))
    low += seats.TALL + 2 * SPACE
    drawn = [atlas(scene)]
    if scene.view.finished:
        across, tall = size(scene)
        drawn.append(scores(scene, MARGIN + (WIDTH - across) / 2, MARGIN + (HEIGHT - tall) / 2))
    if scene.view.seat >= 0:
        drawn.append(dock(scene)(scene, MARGIN, low))
        drawn.append(belongings(scene, MARGIN, low))
    return [*drawn, shelf(scene, MARGIN + WIDTH - DOCK, low), *panels]


def dock(scene: Scene) -> Callable[[Scene, float, float], Element]:
    """What lies before the reader: the hand, or what is to be chosen now and lies nowhere else."""
    if scene.asks(TRADE, KEEP):
        return market
    return choices if scene.asks(COPY, NEW_COLONIST, SETTLE) else hand


def atlas(scene: Scene) -> Element:
    """The map with everything on it."""
    title = scene._("Map")
    return area(
        "map",
        title,
        MARGIN,
        MARGIN,
        WIDTH,
        HEIGHT,
        prices(scene),
        below(scene.m),
        group(
            regions(scene),
            above(scene.m),
            ways(scene.m, scene.lang),
            openings(scene),
            cities(scene),
            colonists(scene),
            plaques(scene),
            class_="asking-provinces" if scene.asks(PROVINCE) else "atlas",
        ),
        tab=("map", title),
        data_zoom="wheel",
        preserveAspectRatio="xMidYMid slice",
    )


@cache
def style() -> str:
    return "".join((FOLDER / name).read_text(encoding="utf-8") for name in STYLES)
