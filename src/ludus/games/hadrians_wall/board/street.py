"""The town, which fills up: every building that stands, and the citizens in its street."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, element, group, path, rect
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.buildings import picture
from ludus.games.hadrians_wall.board.layout import TOWN_SCENE, WIDTH
from ludus.games.hadrians_wall.board.panorama import landscape
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.text.position import built

SIZES = {"small": 36.0, "medium": 43.0, "large": 51.0}
USUAL = 45.0
STREET = 60  # where the buildings stand
PLOT = WIDTH / len(t.BUILDINGS)
ORDER = sorted(range(len(t.BUILDINGS)), key=lambda n: (n * 11) % len(t.BUILDINGS))  # neighbours differ in kind
CLOTHES = ("sea", "red", "linen", "ochre", "purple")  # of the five kinds of citizens


def street(scene: Scene) -> Iterator[Element]:
    year = min(int(scene.s.year), t.YEARS - 1)
    yield group(
        *landscape(year, TOWN_SCENE),
        rect(0, STREET - 2, WIDTH, TOWN_SCENE, 0, class_="street"),
        path(f"M0 {STREET + 3}h{WIDTH}", class_="kerb"),
        *buildings(scene),
        *citizens(scene),
        class_=f"year-{year}",
    )


def buildings(scene: Scene) -> Iterator[Element]:
    for plot, building in enumerate(ORDER):
        if not built(scene.p, building):
            continue
        size = SIZES.get(t.BUILDINGS[building].split()[0], USUAL)
        x = (plot + 0.5) * PLOT - size / 2
        drawn = element(
            "use", href=f"#sign-built-{picture(building)}", x=round(x, 1), y=STREET - size + 1, width=size, height=size
        )
        yield group(drawn, data_piece=f"house-{building}")


def citizens(scene: Scene) -> Iterator[Element]:
    """One figure for each citizen, in the colours of its kind, wandering about."""
    for kind in range(len(t.CITIZENS)):
        for n in range(int(scene.p.citizens[kind])):
            x = ((kind * 9 + n) * 233 + 60) % (WIDTH - 20)
            y = STREET - 11 + (kind * 3 + n * 5) % 9
            yield element("use", href="#sign-citizen", x=x, y=y, width=9, height=20, fill=f"var(--{CLOTHES[kind]})")
