"""Priests: gardens and temples."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, sign, text
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.buildings import CARD_HEIGHT, CARD_WIDTH, building_card
from ludus.games.hadrians_wall.board.citizens import TRACK_END, citizen_track, level_flag
from ludus.games.hadrians_wall.board.parts import INNER, MARGIN, PITCH, box, crossed, fitted, panel, reward_signs
from ludus.games.hadrians_wall.board.scene import Scene

HEIGHT = 244
GARDENS = tuple(n for n, name in enumerate(t.BUILDINGS) if name.endswith("gardens"))
TEMPLE_LEFT = (MARGIN + 10, MARGIN + 226, MARGIN + 530)


def priests(scene: Scene, y: float) -> Iterator[Element]:
    yield panel(MARGIN, y, INNER, HEIGHT - 8)
    yield from citizen_track(scene, t.PRIESTS, y + 6)
    widths = (252, 320)
    for k, building in enumerate(GARDENS):
        yield building_card(scene, building, TRACK_END + k * (widths[0] + 8), y + 8, widths[k])
    for temple, x in enumerate(TEMPLE_LEFT):
        yield building_card(scene, t.SMALL_TEMPLE + temple, x, y + 86, CARD_WIDTH + 4)
    for n in range(t.TEMPLE_BOXES):
        yield temple_box(scene, n, y + 86 + CARD_HEIGHT + 28)
    yield from any_worker(scene, MARGIN + 850, y + 96)


def temple_box(scene: Scene, n: int, y: float) -> Element:
    temple = int(t.TEMPLE_OF[n])
    first = int(t.TEMPLE_END[temple - 1]) if temple else 0
    x = TEMPLE_LEFT[temple] + (n - first) * (PITCH + 2)
    parts = [
        *box(x, y, reward_signs(t.TEMPLE_REWARD[n])),
        level_flag(scene, t.PRIESTS, int(t.TEMPLE_PRIESTS[n]), x, y - 21),
    ]
    if n < scene.p.temple_boxes:
        return group(*parts, crossed(x, y, n), class_="done thing")
    return scene.thing("temple", *parts) if n == scene.p.temple_boxes else group(*parts, class_="thing locked")


def any_worker(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """What a temple box costs, and the favours the temples hold."""
    yield fitted(x, y + 10, scene._("A temple box costs one worker of any kind:"), 310, 13, class_="faded")
    for k, name in enumerate(t.WORKERS):
        yield sign(name, x + k * 34, y + 20, 26)
    yield fitted(x, y + 80, scene._("Temple favours, for any cohort:"), 310, 13, class_="faded")
    yield sign("favour", x, y + 90, 34)
    yield text(x + 46, y + 116, f"× {int(scene.p.temple_favours)}", 24, class_="number")
