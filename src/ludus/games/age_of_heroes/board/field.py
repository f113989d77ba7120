"""The ground a battle is fought on: a plain under a dusky sky, the road through it, and the town it is about."""

from __future__ import annotations

from math import sin

from ludus.drawing.svg import Element, group, number, path, rect, sign
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import hills

HORIZON = 0.21  # how low it is, in parts of the whole
HOUSE, TOWER = 30, 26  # how wide they are
ROOM = 120  # for the town, on the right: the armies stand beside it
TUFTS = 22
GRASS = "m-4 0q1 -5 -2 -8m4 8v-10m2 10q0 -5 4 -8"


def field(scene: Scene, width: float, height: float, town: bool) -> Element:
    """The field; with the defender's town on the horizon where the reader stands on the other side."""
    ground = height * HORIZON
    parts = [
        rect(0, 0, width, height, 3, fill="url(#sky-dusk)", class_="sky"),
        path(hills(width, height, HORIZON - 0.03, 0.09, int(scene.s.defender) + 2), class_="hill far"),
        path(f"M0 {number(ground)}H{number(width)}V{number(height)}H0Z", class_="plain"),
        road(width, ground, height),
        *(tuft(k, width, ground, height) for k in range(TUFTS)),
        *(houses(scene, width - ROOM - 16, ground) if town else []),
    ]
    return group(*parts, class_="scenery")


def road(width: float, top: float, bottom: float) -> Element:
    """The way on which the attackers come: wide where it is near."""
    middle = width / 2
    far, near = 16, 120
    edges = f"M{middle - far} {number(top)}h{2 * far}L{middle + near} {number(bottom)}h{-2 * near}z"
    return path(edges, class_="trail")


def houses(scene: Scene, left: float, ground: float) -> list[Element]:
    """As many as the defender has, closer together where they are many, with his towers before them."""
    p = scene.s.seats[int(scene.s.defender)]
    cities, towers = int(p.cities), min(int(p.fortresses), 4)
    step = min(HOUSE - 4, ROOM / max(cities, 1))
    built = [sign("city", left + step * k, ground - HOUSE + 4, HOUSE) for k in range(cities)]
    return [*built, *(sign("fortress", left + (TOWER + 4) * k, ground - 2, TOWER) for k in range(towers))]


def tuft(k: int, width: float, top: float, bottom: float) -> Element:
    """Grass here and there, always at the same places."""
    x, y = width * (0.5 + 0.49 * sin(12.9 * k + 1)), top + (bottom - top) * (0.08 + 0.9 * (k / TUFTS))
    return path(f"M{number(round(x, 1))} {number(round(y, 1))}{GRASS}", class_="tuft")
