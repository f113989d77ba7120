"""The six building stones as masonry: patterns that differ in their joints before they differ in colour."""

from __future__ import annotations

from ludus.drawing.svg import Element, element, path, rect
from ludus.games.age_of_heroes.tables import CARDS, SPECIAL

FINE = 0.42  # of the usual size, for monuments that are drawn large
# For each stone: colour, size of the tile that repeats, joints, and grain (thinner marks on the face of the stone).
COURSES: dict[str, tuple[str, int, int, str, str]] = {
    "limestone": ("gold", 28, 20, "M0 .5H28M0 10.5H28M8 0V10M22 10V20", "M13 5h6M2 15h5"),
    "concrete": ("stone", 24, 20, "M0 .5H24", "M5 6h.1M13 5h.1M20 8h.1M9 12h.1M17 14h.1M3 16h.1M22 17h.1M12 18h.1"),
    "marble": ("sea", 30, 20, "M.5 0V20", "M4 20C8 14 6 9 12 6S18 3 19 0M18 20c1-5 6-6 8-11"),
    "brick": ("red", 16, 10, "M0 .5H16M0 5.5H16M4 0V5M12 5V10", ""),
    "sandstone": ("ochre", 30, 16, "M0 3C8 1 20 5 30 3M0 8C9 6 18 10 30 8M0 13C7 11 21 15 30 13", "M6 5.5h7M18 10.5h6"),
    "granite": (
        "laurel",
        28,
        20,
        "M0 0L9 6L6 14L0 20M9 6L20 4L28 0M20 4L22 13L28 20M6 14L22 13",
        "M13 9h.1M3 9h.1M25 9h.1",
    ),
}


def patterns() -> Element:
    """Definitions the blocks of monuments are filled with; a drawing has them once."""
    sizes = (("", 1.0), ("-fine", FINE))
    drawn = (pattern(f"{stone}{name}", *course, size) for stone, course in COURSES.items() for name, size in sizes)
    return element("defs", *drawn)


def pattern(name: str, colour: str, width: int, height: int, joints: str, grain: str, size: float) -> Element:
    mark = {"fill": "none", "stroke": "var(--ink)", "stroke_linecap": "round"}
    return element(
        "pattern",
        rect(0, 0, width, height, 0, class_="stone-face", color=f"var(--{colour})"),
        path(joints, stroke_width=1.1, **mark),
        path(grain or "M0 0", stroke_width=1.3, stroke_opacity=0.45, **mark),
        id=f"masonry-{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=f"scale({size})" if size != 1 else None,
    )


def block(tribe: int, x: float, y: float, width: float, height: float) -> Element:
    """One dressed stone of a tribe's monument."""
    return rect(x, y, width, height, 1, fill=f"url(#masonry-{CARDS[SPECIAL + tribe]})", class_="block")
