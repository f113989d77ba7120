"""The picture of Concordia: a map to hang on the wall; below it the hand, the display and everybody's storehouse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludus.drawing.signs import Sheet
from ludus.drawing.svg import Element, at, document, group
from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.concordia.board import cards, seats
from ludus.games.concordia.board.chart import HEIGHT, WIDTH
from ludus.games.concordia.board.cities import cities
from ludus.games.concordia.board.colonists import colonists
from ludus.games.concordia.board.ground import EDGE, frame, ground
from ludus.games.concordia.board.provinces import markers
from ludus.games.concordia.board.routes import routes
from ludus.games.concordia.board.scene import Scene
from ludus.games.concordia.board.targets import target
from ludus.games.concordia.names import map_names
from ludus.games.concordia.text import tell

__all__ = ["draw", "target"]
FOLDER = Path(__file__).parent
SHEET = Sheet(FOLDER.parent / "signs.svg")
SPACE = 12
MARGIN = 5  # room for what glows at the edge


def draw(view: View, lang: str = "en", of: int | None = None) -> str:  # noqa: ARG001 - one table for all
    """The table as one seat sees it."""
    scene = Scene(view, lang)
    _ = scene._
    width = WIDTH + 2 * EDGE
    rows: list[tuple[Element, float]] = [(table(scene), HEIGHT + 2 * EDGE)]
    if view.seat >= 0:
        rows.append((cards.hand(scene, width), cards.HAND_HEIGHT))
    rows += [cards.display(scene, width), seats.seats(scene, width)]
    drawn, y = [], float(MARGIN)
    for row, tall in rows:
        drawn.append(at(MARGIN, y, row))
        y += tall + SPACE
    return document(
        width + 2 * MARGIN,
        y - SPACE + MARGIN,
        *drawn,
        title=_("Concordia: {map}", map=map_names(_)[scene.m]),
        desc=plain(tell(view, lang)),
        sheet=SHEET,
        css=style(),
        lang=lang,
    )


def table(scene: Scene) -> Element:
    """The map with everything on it."""
    on_map = (routes, markers, cities, colonists)
    return group(
        frame(),
        at(EDGE, EDGE, ground(scene.m), *(element for part in on_map for element in part(scene))),
        class_="map",
        data_zoom="wheel",
    )


@cache
def style() -> str:
    return (FOLDER / "style.css").read_text(encoding="utf-8")
