"""Micatio as a picture: the things that can be taken, and everybody's points below them."""

from ludus.drawing.brush import seat_mark
from ludus.drawing.scene import Scene
from ludus.drawing.svg import Element, at, document, group, rect, text, thing
from ludus.engine.telling import plain
from ludus.engine.view import View
from micatio.actions import FINGERS
from micatio.board.things import drawings
from micatio.names import TARGETS, THINGS
from micatio.text.tell import lot, tell

WIDTH, HEIGHT, STEP = 110, 100, 120  # of a thing's box, and from one to the next
ROW = 26


def target(action: int) -> str:
    return TARGETS[max(0, action - FINGERS + 1)]


def draw(view: View, lang: str, of: int | None = None) -> str:  # noqa: ARG001 - one table for all
    scene = Scene(view, lang)
    rows = [row(scene, seat) for seat in range(view.players)]
    if view.seat >= 0:
        rows.append(text(10, 0, scene._("Your lot is {lot}.", lot=lot(scene._, view, view.seat))))
    below = HEIGHT + 40
    return document(
        STEP * len(TARGETS) + 10,
        below + ROW * len(rows),
        *things(scene),
        *(at(0, below + ROW * n, one) for n, one in enumerate(rows)),
        title=scene._("Micatio"),
        desc=plain(tell(view, lang)),
        lang=lang,
    )


def things(scene: Scene) -> list[Element]:
    """What can be pressed: lit where the reader may take it now."""
    found = []
    for n, (name, drawing) in enumerate(zip(TARGETS, drawings(scene.view), strict=True)):
        label = scene._(THINGS[n])
        box = rect(0, 0, WIDTH, HEIGHT, class_="box")
        inside = group(*drawing, text(WIDTH / 2, HEIGHT - 10, label, anchor="middle"), class_="inside")
        can = scene.can(name)
        found.append(at(10 + STEP * n, 10, thing(name, label, box, inside, can=can, locked=not can)))
    return found


def row(scene: Scene, seat: int) -> Element:
    """A player's mark, name and points."""
    points = text(STEP * 3, 0, str(scene.view.points(seat)), anchor="end")
    return group(seat_mark(seat, 18, -5), text(34, 0, scene.player_name(seat)), points)
