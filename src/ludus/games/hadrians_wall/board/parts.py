"""The parts every area is made of: boxes with rewards and marks, prices, flags for requirements, panels and titles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ludus.drawing.svg import Element, Value, element, group, heading, number, path, rect, sign, text
from ludus.games.hadrians_wall import tables as t

LATIN, CYRILLIC = 0.47, 0.55  # how wide a letter of the text face is on average, in parts of the font size
SMALLEST = 11.2
BESIDE = 13.6  # at least as large where both boards stand side by side: letters of a tight line move together there
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
NUMERAL_WIDTH = {"I": 0.32, "V": 0.68, "X": 0.68}  # of the display face, in parts of the font size
MARK, GHOST = "brush", "ghost"
MARKS = 4  # brush strokes that differ; no two neighbours look alike

CHOICES = {  # rewards that leave a choice show everything there is to choose from
    "piety or discipline": ("piety", "discipline"),
    "renown or valour": ("renown", "valour"),
    "any attribute": t.ATTRIBUTES,
}


def reward_signs(row: Iterable[int]) -> list[str]:
    """The signs of a row of rewards, in printed order."""
    found: list[str] = []
    for reward in row:
        name = t.REWARDS[int(reward)]
        found += CHOICES.get(name, () if name == "nothing" else (name,))
    return found


def cost_signs(row: Any) -> list[str]:
    """A price over the supplies as signs, one per piece."""
    return [name for supply, name in enumerate(t.SUPPLIES) for _ in range(int(row[supply]))]


def signs_centred(cx: float, cy: float, names: Sequence[str], size: float, gap: float = 1) -> Element:
    """Signs in a row around a point."""
    width = len(names) * size + (len(names) - 1) * gap
    return group(*(sign(name, cx - width / 2 + k * (size + gap), cy - size / 2, size) for k, name in enumerate(names)))


def signs_from(x: float, cy: float, names: Sequence[str], size: float, gap: float = 1) -> Element:
    """Signs in a row from the left."""
    return group(*(sign(name, x + k * (size + gap), cy - size / 2, size) for k, name in enumerate(names)))


def size_in(width: float, count: int, max_size: float = 24) -> float:
    """The largest size at which that many signs fit into a width."""
    return min(max_size, (width - 3) / max(count, 1) - 1)


def brush(x: float, y: float, width: float, height: float, vary: int, look: str = MARK, **attributes: Value) -> Element:
    """The brush cross of a marked box, or the ghost of one to come; in a wide box it keeps the shape of a cross."""
    broad = min(width, height * 1.35)
    return element(
        "use",
        href=f"#sign-brush-{vary % MARKS}",
        x=x + (width - broad) / 2,
        y=y,
        width=broad,
        height=height,
        class_=look,
        **attributes,
    )


def loop(cx: float, cy: float, radius: float, vary: int, **attributes: Value) -> Element:
    """A ring drawn with the brush: what is circled, not crossed."""
    return sign(f"loop-{vary % 2}", cx - radius, cy - radius, 2 * radius, class_=MARK, **attributes)


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    signs: Sequence[str],
    mark: str = "",
    vary: int = 0,
    down: float = 0,
    piece: str = "",
) -> list[Element]:
    """A box with its rewards; a mark lies under them, so that what the box gave stays to be seen.

    `down` leaves room above the rewards, for a level; `piece` names the mark, where the box itself has no name."""
    parts = [rect(x, y, width, height, 3, class_="box")]
    if mark:
        named = piece if mark == MARK and piece else None
        parts.append(brush(x, y + down / 2, width, height - down / 2, vary, mark, data_piece=named))
    if signs:
        rows = [signs] if len(signs) <= 3 else [signs[: len(signs) // 2], signs[len(signs) // 2 :]]
        size = min(26.0, (height - down - 4) / len(rows), size_in(width, max(map(len, rows))))
        middle = y + down + (height - down) / 2
        lines = (
            signs_centred(x + width / 2, middle + (k - (len(rows) - 1) / 2) * (size + 1), row, size)
            for k, row in enumerate(rows)
        )
        parts.append(group(*lines, class_="inside"))
    return parts


def flag(x: float, y: float, level: str, wanted: int, reached: bool) -> Element:
    """A requirement: a pennant with the level's sign and number; filled once the level is reached."""
    words = str(wanted)
    width = 19 + 6.5 * len(words)
    shape = f"M{number(x)} {number(y)}h{number(width)}l-4 7 4 7h-{number(width)}z"
    return group(
        path(shape, class_="flag reached" if reached else "flag"),
        sign(level, x + 2, y + 1.5, 11),
        text(x + 14, y + 11, words, 11.5, class_="number"),
    )


def level_tab(x: float, y: float, width: float, level: str, wanted: int, reached: bool) -> Element:
    """A requirement over a box: how far a citizen track must be."""
    middle = x + width / 2
    return group(
        rect(x, y, width, 14, 2, class_="flag reached" if reached else "flag"),
        sign(level, middle - 12, y + 1.5, 11),
        text(middle + 6, y + 11, str(wanted), 11.5, "middle", class_="number"),
    )


def numeral(x: float, y: float, year: int, size: float = 13) -> Element:
    """The year written into a box, over its mark."""
    return text(x, y, ROMAN[year], size, "middle", class_="serif number written")


def year_of(year: int, x: float, y: float, size: float, small: float) -> Iterator[Element]:
    """The year and how many there are, in Roman numerals, close together whatever the year."""
    wide = size * sum(NUMERAL_WIDTH[letter] for letter in ROMAN[year])
    yield text(x, y, ROMAN[year], size, class_="serif number")
    yield text(x + wide + 5, y, f"/ {ROMAN[t.YEARS - 1]}", small, class_="serif faded")


def price(x: float, cy: float, signs: Sequence[str], size: float = 14) -> Element:
    return signs_from(x, cy, signs, size, 0)


def panel(width: float, height: float, look: str = "panel") -> list[Element]:
    """The plaster an area is painted on."""
    return [
        rect(0.5, 0.5, width - 1, height - 1, 4, class_=look),
        rect(0.5, 0.5, width - 1, height - 1, 4, class_="plaster", fill="url(#plaster)"),
    ]


def length_of(words: str) -> float:
    """About how long a line is, in parts of its font size."""
    return len(words) * (CYRILLIC if any("Ͽ" < letter < "Ԁ" for letter in words) else LATIN)


def size_for(words: str, width: float, size: float) -> float:
    """The size at which a line fits; never too small to be read."""
    return round(max(SMALLEST, min(size, width / max(length_of(words), 0.1))), 1)


def fitted(x: float, y: float, words: str, width: float, size: float = 13, **attributes: str) -> Element:
    """One line that shrinks to fit its place, and is pressed together where that is not enough."""
    chosen = size_for(words, width, size)
    look = attributes.pop("class_", "")
    if length_of(words) * BESIDE > width:
        look = f"{look} tight".strip()
    return text(x, y, words, chosen, "start", class_=look or None, **attributes, **squeezed(words, width, chosen))


def squeezed(words: str, width: float, size: float) -> dict[str, str]:
    """What presses a line together that is still too long at a size."""
    if length_of(words) * size <= width:
        return {}
    return {"textLength": number(round(width, 1)), "lengthAdjust": "spacingAndGlyphs"}


def titled_line(x: float, y: float, words: str, width: float, size: float = 14) -> Element:
    """A title that shrinks to fit."""
    chosen = size_for(words, width * 0.88, size)
    return heading(x, y, words, chosen, "start", **squeezed(words, width * 0.88, chosen))


def lines_of(words: str, width: float, size: float, most: int) -> list[str]:
    """Words broken into lines, never at a non-breaking space; the last line takes what is left."""
    lines: list[str] = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if length_of(longer) * size > width and lines[-1] and len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def wrapped(x: float, y: float, words: str, width: float, size: float, most: int = 2, look: str = "") -> Element:
    """Words on several lines."""
    lines = lines_of(words, width, size, most)
    written = (fitted(x, y + k * (size + 0.5), line, width, size) for k, line in enumerate(lines))
    return group(*written, class_=look or None)


def arrow(x: float, y: float, length: float = 12) -> Element:
    return path(f"M{number(x)} {number(y)}h{number(length)}m-4 -4l4 4-4 4", class_="line")
