"""The picture of Age of Heroes: a table seen from the reader's seat."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludus.drawing.signs import Sheet
from ludus.drawing.svg import Element, area, document, group, rect
from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.age_of_heroes.board import places, supplies
from ludus.games.age_of_heroes.board.hand import hand
from ludus.games.age_of_heroes.board.masonry import patterns
from ludus.games.age_of_heroes.board.notice import notice
from ludus.games.age_of_heroes.board.panel import panel
from ludus.games.age_of_heroes.board.places import HEIGHT, WIDTH
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import skies
from ludus.games.age_of_heroes.board.stage import at_fair, stage
from ludus.games.age_of_heroes.board.targets import target
from ludus.games.age_of_heroes.text.tell import tell

__all__ = ["draw", "target"]
FOLDER = Path(__file__).parent
SHEET = Sheet(FOLDER.parent / "signs.svg")
SLOTS = 19  # at most so many things in a row: every kind of card


def draw(view: View, lang: str = "en", of: int | None = None) -> str:  # noqa: ARG001 - one table for all
    """The table as one seat sees it, in areas: the land, tribes, the middle, what can be built, the hand."""
    scene = Scene(view, lang)
    panels = [panel(scene, seat, place, nth) for nth, (seat, place) in enumerate(places.seated(scene).items())]
    parts = [land(scene), *panels, stage(scene), *march(scene), supplies.piles(scene), supplies.discard(scene)]
    parts += [notice(scene)] if at_fair(scene) else []
    parts += [supplies.items_left(scene)] if scene.me < 0 else [supplies.building(scene), hand(scene)]
    return document(
        WIDTH,
        HEIGHT,
        skies(),
        patterns(),
        rect(0, 0, WIDTH, HEIGHT, 0, class_="ground"),
        *parts,
        title=scene._("Age of Heroes"),
        desc=plain(tell(view, lang)),
        sheet=SHEET,
        css=style(),
        lang=lang,
    )


def land(scene: Scene) -> Element:
    """The table itself with the roads across it, behind everything else."""
    return area("land", scene._("Roads"), 0, 0, WIDTH, HEIGHT, group(*places.roads(scene)))


def march(scene: Scene) -> list[Element]:
    """Before everything else, where an attack comes from and where it goes."""
    ways = places.march(scene)
    return [area("march", "", 0, 0, WIDTH, HEIGHT, group(*ways), aria_hidden="true")] if ways else []


@cache
def style() -> str:
    """The style of the picture, and where areas stand, and the things of a row when they are put into columns."""
    columns = "".join(
        f".ludus .slot-{k}{{--k:{k};--c2:{k % 2};--r2:{k // 2};--c3:{k % 3};--r3:{k // 3};--c4:{k % 4};--r4:{k // 4}}}"
        for k in range(SLOTS)
    )
    return (FOLDER / "style.css").read_text(encoding="utf-8") + places.placed() + columns
