"""The right sheet: five citizens, each with a track and the buildings that need it."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.parts import BOX, MARGIN, PITCH, box, crossed, flag, reward_signs, titled_line
from ludus.games.hadrians_wall.board.scene import Scene

TRACK_END = MARGIN + 150 + t.CITIZEN_LENGTH * PITCH + 6  # where the buildings beside a track begin


def citizen_track(scene: Scene, citizen: int, y: float) -> Iterator[Element]:
    """The name, the level reached and nine boxes."""
    name = t.CITIZENS[citizen]
    marked = int(scene.p.citizens[citizen])
    yield sign(name, MARGIN + 10, y + 12, 40)
    yield titled_line(MARGIN + 58, y + 26, names.citizens(scene._)[citizen], 92, 16)
    yield text(MARGIN + 58, y + 52, str(marked), 22, class_="number")
    yield sign(t.SUPPLIES[t.CITIZEN_PAYS], MARGIN + 112, y + 34, 20)
    for n in range(t.CITIZEN_LENGTH):
        x = MARGIN + 150 + n * PITCH
        parts = [
            *box(x, y + 20, reward_signs([t.CITIZEN_REWARD[citizen, n]])),
            text(x + BOX / 2, y + 14, str(n + 1), 11, "middle", class_="faded"),
        ]
        if n < marked:
            yield group(*parts, crossed(x, y + 20, n + citizen), class_="done thing")
        else:
            yield scene.thing(f"citizen-{name}", *parts) if n == marked else group(*parts, class_="thing later")


def level_flag(scene: Scene, citizen: int, wanted: int, x: float, y: float) -> Element:
    """A box's requirement on a citizen track."""
    return flag(x, y, t.CITIZENS[citizen], wanted, bool(scene.p.citizens[citizen] >= wanted))
