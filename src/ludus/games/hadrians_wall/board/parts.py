"""The parts every area is made of: boxes with rewards, prices, flags for requirements, panels and titles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludus.drawing.brush import cross
from ludus.drawing.svg import Element, group, heading, line, number, path, rect, sign, text
from ludus.games.hadrians_wall import tables as t

WIDTH = 1200
MARGIN = 20
INNER = WIDTH - 2 * MARGIN
BOX = 42  # a box that can be pressed
PITCH = 46  # from one box to the next
LETTER_WIDTH = 0.6  # at most, in short lines, in parts of the font size
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")

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
    return min(max_size, (width - 4) / max(count, 1) - 1)


def box(x: float, y: float, signs: Sequence[str], width: float = BOX, height: float = BOX) -> list[Element]:
    """A square with its rewards inside; in two rows if there are many."""
    frame = rect(x, y, width, height, class_="box")
    if not signs:
        return [frame]
    rows = [signs] if len(signs) <= 3 else [signs[: len(signs) // 2], signs[len(signs) // 2 :]]
    max_size = min(26.0, (height - 6) / len(rows))
    inside = []
    for k, row in enumerate(rows):
        cy = y + height / 2 + (k - (len(rows) - 1) / 2) * (height / len(rows) - 2)
        inside.append(signs_centred(x + width / 2, cy, row, size_in(width, len(row), max_size)))
    return [frame, group(*inside, class_="inside")]


def crossed(x: float, y: float, vary: int, width: float = BOX, height: float = BOX) -> Element:
    """The brush cross over a marked box; in a wide one it keeps the shape of a cross."""
    broad = min(width, height * 1.35)
    return cross(x + (width - broad) / 2, y, broad, height, vary)


def flag(x: float, y: float, level: str, wanted: int, reached: bool) -> Element:
    """A requirement: a pennant with the level's sign and number; filled once the level is reached."""
    words = str(wanted)
    width = 24 + 7 * len(words)
    shape = f"M{number(x)} {number(y)}h{width}l-4 8 4 8h-{width}z"
    return group(
        path(shape, class_="flag reached" if reached else "flag"),
        sign(level, x + 3, y + 2, 12),
        text(x + 17, y + 12, words, 11.5, class_="number"),
        line(x, y - 1, x, y + 20, class_="pole"),
    )


def price(x: float, cy: float, signs: Sequence[str], size: float = 15) -> Element:
    return signs_from(x, cy, signs, size, 0.5)


def panel(x: float, y: float, width: float, height: float) -> Element:
    return rect(x, y, width, height, 3, class_="panel")


def fitted(x: float, y: float, words: str, width: float, size: float = 13, **attributes: str) -> Element:
    """One line that shrinks to fit its place: other languages have longer words."""
    room = width / max(len(words) * LETTER_WIDTH, 1)
    return text(x, y, words, max(8.0, min(size, room)), **attributes)


def titled_line(x: float, y: float, words: str, width: float, size: float = 16) -> Element:
    """A title in small capitals that shrinks to fit."""
    room = width / max(len(words) * LETTER_WIDTH, 1)
    return heading(x, y, words, max(8.0, min(size, room)))


def titled_lines(x: float, y: float, words: str, width: float, size: float = 16) -> Element:
    """A title on one line, or on two where it would become small."""
    if len(words) * size * LETTER_WIDTH <= width or " " not in words:
        return titled_line(x, y, words, width, size)
    spaces = [k for k, letter in enumerate(words) if letter == " "]
    middle = min(spaces, key=lambda k: abs(2 * k - len(words)))
    upper, lower = words[:middle], words[middle + 1 :]
    smaller = size * 0.88
    return group(
        titled_line(x, y - smaller * 0.35, upper, width, smaller),
        titled_line(x, y + smaller * 0.65, lower, width, smaller),
    )


def wrapped(x: float, y: float, words: str, width: float, size: float, max_lines: int = 3) -> Element:
    """Words on several lines; the last line takes what is left."""
    lines: list[str] = [""]
    for word in words.split(" "):  # never at a non-breaking space
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) * size * 0.52 > width and lines[-1] and len(lines) < max_lines:
            lines.append(word)
        else:
            lines[-1] = longer
    leading = size * 1.2
    return group(*(fitted(x, y + k * leading, words, width, size) for k, words in enumerate(lines)), class_="faded")


def meander(x: float, y: float, width: float, unit: float = 10) -> Element:
    """A band of Greek keys."""
    count = int(width // unit)
    step, u = width / count, unit / 10
    hook = f"v{number(-8 * u)}h{number(7 * u)}v{number(5 * u)}h{number(-3.5 * u)}v{number(-2.5 * u)}"
    keys = "".join(f"M{number(x + k * step)} {number(y)}{hook}" for k in range(count))
    return path(f"{keys}M{number(x)} {number(y)}h{number(width)}", class_="meander")


def battlement(x: float, y: float, width: float, merlon: float = 15) -> Element:
    """The top of a wall: merlons and gaps."""
    count = int(width // (2 * merlon))
    step = width / (count + 0.5)
    teeth = "".join(f"v-7h{number(step / 2)}v7h{number(step / 2)}" for _ in range(count))
    return path(f"M{number(x)} {number(y)}{teeth}v-7h{number(step / 2)}v7z", class_="stonework")


def sheet_title(x: float, y: float, words: str, width: float, wall: bool) -> Element:
    """The band over a sheet, like an inscription in stone: battlements over the wall, keys over the town."""
    crown = battlement(x, y, width) if wall else meander(x, y - 1, width)
    return group(crown, rect(x, y, width, 34, 0, class_="stonework"), inscription(x + width / 2, y + 24, words))


def inscription(cx: float, y: float, words: str) -> Element:
    return text(cx, y, words.upper(), 18, "middle", class_="serif inscription")
