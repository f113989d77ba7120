"""Priests: the boxes of the temples."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.citizens import level_tab
from ludus.games.hadrians_wall.board.layout import HALF
from ludus.games.hadrians_wall.board.scene import Scene

PITCH = 36


def temple_boxes(scene: Scene, temple: int) -> Iterator[Element]:
    """A temple's boxes; each is paid with one worker of any kind."""
    first = int(t.TEMPLE_END[temple - 1]) if temple else 0
    for n in range(first, int(t.TEMPLE_END[temple])):
        yield temple_box(scene, n, (n - first) * PITCH + 0.5)


def temple_box(scene: Scene, n: int, x: float) -> Element:
    marked = int(scene.p.temple_boxes)
    mark = part.MARK if n < marked else part.GHOST if n == marked else ""
    parts = [
        *part.box(x, 1, PITCH - 2, HALF - 2, part.reward_signs(t.TEMPLE_REWARD[n]), mark, n, 14, f"temple-{n}"),
        level_tab(scene, t.PRIESTS, int(t.TEMPLE_PRIESTS[n]), x, PITCH - 2),
    ]
    if n < marked:
        return group(*parts, class_="done thing")
    return scene.thing("temple", *parts) if n == marked else group(*parts, class_="thing locked")
