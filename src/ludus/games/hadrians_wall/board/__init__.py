"""The picture: the year board and both sheets of one player, drawn from the tables, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from ludus.drawing.signs import Sheet
from ludus.drawing.svg import Element, document, group, rect
from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.hadrians_wall.board import apparitores, civic, patricians, performers, priests, tracks, traders, years
from ludus.games.hadrians_wall.board.parts import INNER, MARGIN, WIDTH, sheet_title
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.board.targets import target
from ludus.games.hadrians_wall.text import tell
from ludus.games.hadrians_wall.text.tell import displayed_seat

__all__ = ["draw", "target"]

SIGNS = Sheet(Path(__file__).parents[1] / "signs.svg")
CSS = Path(__file__).with_name("style.css")
TITLE_HEIGHT = 58
Area = Callable[[Scene, float], Iterator[Element]]


def draw(view: View, lang: str = "en", of: int | None = None) -> str:
    """The sheets of the viewer, or of another seat, whose sheets lie open too; a spectator sees the first seat's."""
    scene = Scene(view, lang, displayed_seat(view, of))
    parts, height = lay_out(scene)
    return document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, 0, class_="ground"),
        group(*parts, class_=f"seat-{scene.seat}"),
        title=scene._("Hadrian's Wall: the sheets of {who}", who=scene.player_name(scene.seat)),
        desc=plain(tell(view, lang, scene.seat)),
        sheet=SIGNS,
        css=CSS.read_text(encoding="utf-8"),
        lang=lang,
    )


def lay_out(scene: Scene) -> tuple[list[Element], float]:
    """The areas from the top down, and how high they are together."""
    _ = scene._
    parts = list(years.year_board(scene, 8))
    y = 8.0 + years.HEIGHT
    parts.append(sheet_title(MARGIN, y + 12, _("The wall"), INNER, wall=True))
    y += TITLE_HEIGHT
    parts += tracks.tracks(scene, y)
    y += tracks.HEIGHT + 10
    parts += civic.civic(scene, y)
    y += civic.HEIGHT
    parts.append(sheet_title(MARGIN, y + 12, _("The town"), INNER, wall=False))
    y += TITLE_HEIGHT
    for area, height in right_sheet(scene):
        parts += area(scene, y)
        y += height
    return parts, y + 8


def right_sheet(scene: Scene) -> list[tuple[Area, float]]:
    """The areas of the right sheet with their heights."""
    return [
        (traders.traders, traders.HEIGHT),
        (performers.performers, performers.HEIGHT),
        (priests.priests, priests.HEIGHT),
        (apparitores.apparitores, apparitores.HEIGHT),
        (patricians.patricians, patricians.height(scene)),
    ]
