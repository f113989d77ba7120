"""A small SVG builder: typed functions that make escaped elements, and documents that look right alone and in a page.

    document(120, 40, circle(20, 20, 8), text(40, 24, "Salve"), title="A greeting", desc="A disc and a word")

Text children are escaped; elements nest. A `thing` is what a page can act on: it carries `data-target`, a spoken name
and the classes `can`, `locked` and `done` as they apply; the shape inside it that is to glow has the class `box`, the
rest `inside`. An `area` is a part of the picture that a page may lay out as it likes. Colours are never written into
drawings: use `var(--ink)` and the like, which `ludus.drawing.palette` defines for the light, dark and high-contrast
themes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from typing import Union

from ludus.drawing.palette import style_sheet
from ludus.drawing.signs import Sheet

Value = str | int | float | None
Child = Union["Element", str]
LETTER = 0.56  # how wide a letter is on average, in parts of its size


@dataclass(frozen=True)
class Element:
    """One SVG element. Strings among the children are text and are escaped when written."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple[Child, ...] = ()

    def __str__(self) -> str:
        return "".join(self.write())

    def write(self) -> Iterator[str]:
        head = "".join(f' {name}="{escape(value)}"' for name, value in self.attributes)
        if not self.children:
            yield f"<{self.tag}{head}/>"
            return
        yield f"<{self.tag}{head}>"
        for child in self.children:
            if isinstance(child, Element):
                yield from child.write()
            else:
                yield escape(child, quote=False)
        yield f"</{self.tag}>"

    def walk(self) -> Iterator[Element]:
        """This element and every element inside it."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    def attribute(self, name: str) -> str | None:
        return next((value for key, value in self.attributes if key == name), None)


@dataclass(frozen=True)
class Raw(Element):
    """Markup of our own that is already well formed: style sheets and the symbols of a sign sheet."""

    markup: str = ""

    def write(self) -> Iterator[str]:
        yield self.markup


def number(value: int | float) -> str:
    """A coordinate, short: two decimals are a hundredth of a pixel."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def element(tag: str, *children: Child, **attributes: Value) -> Element:
    """`class_` stands for class and underscores for hyphens; attributes that are None are left out."""
    written = (
        (name.rstrip("_").replace("_", "-"), value if isinstance(value, str) else number(value))
        for name, value in attributes.items()
        if value is not None
    )
    return Element(tag, tuple(written), children)


def group(*children: Child, **attributes: Value) -> Element:
    return element("g", *children, **attributes)


def at(x: float, y: float, *children: Child, **attributes: Value) -> Element:
    """A group moved to a place."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)


def rect(x: float, y: float, width: float, height: float, radius: float = 2, **attributes: Value) -> Element:
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Element:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> Element:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Value) -> Element:
    return element("path", d=d, **attributes)


def polygon(points: Iterable[tuple[float, float]], **attributes: Value) -> Element:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def text(x: float, y: float, words: str, size: float = 14, anchor: str = "start", **attributes: Value) -> Element:
    """One line of text; `anchor` is start, middle or end, `y` the baseline."""
    return element("text", words, x=x, y=y, font_size=size, text_anchor=anchor, **attributes)


def fitting(words: str, width: float, size: float, letter: float = LETTER) -> float:
    """The size at which a line of words fits into a width; translations may be longer than English."""
    return round(min(size, width / max(1, len(words)) / letter), 2)


def heading(x: float, y: float, words: str, size: float = 16, anchor: str = "start", **attributes: Value) -> Element:
    """A title: small capitals of a humanist serif, widely spaced."""
    return text(x, y, words, size, anchor, class_="title", **attributes)


def titled(title: str, *children: Child, **attributes: Value) -> Element:
    """A group with a spoken name that is also shown on hovering."""
    return group(element("title", title), *children, role="img", aria_label=title, **attributes)


def thing(
    target: str,
    label: str,
    *children: Child,
    can: bool = False,
    locked: bool = False,
    done: bool = False,
    **attributes: Value,
) -> Element:
    """Something a page can act on: `can` it be done now, is it `locked`, is it `done`?

    Only what can be done is reached with the tab key; the page may offer the rest in other ways."""
    classes = ["thing", *(name for name, on in (("can", can), ("locked", locked), ("done", done)) if on)]
    return group(
        element("title", label),
        *children,
        class_=" ".join(classes),
        data_target=target,
        role="button",
        tabindex=0 if can else -1,
        aria_disabled=None if can else "true",
        aria_label=label,
        **attributes,
    )


def sign(name: str, x: float, y: float, size: float = 16, **attributes: Value) -> Element:
    """A sign of the drawing's sheet in a square box whose upper left corner is (x, y)."""
    return element("use", href=f"#sign-{name}", x=x, y=y, width=size, height=size, **attributes)


def area(
    name: str,
    title: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *children: Child,
    tab: tuple[str, str] | None = None,
    **attributes: Value,
) -> Element:
    """A part of a drawing with its own coordinates, directly inside the document. A picture shows it in its place.

    A page takes it out and lays it out by the game's style sheet (`.area[data-area="NAME"]`). Where not all areas fit,
    a page shows those of one `tab` (name and title) at a time; areas without a tab are always seen."""
    return element(
        "svg",
        *children,
        class_="area",
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        data_area=name,
        data_tab=tab[0] if tab else None,
        data_tab_title=tab[1] if tab else None,
        role="group",
        aria_label=title,
        **attributes,
    )


def document(
    width: float,
    height: float,
    *children: Child,
    title: str,
    desc: str,
    sheet: Sheet | None = None,
    css: str = "",
    lang: str = "en",
) -> str:
    """A whole drawing. It holds all signs of its sheet, so that a page need not be sent one when it is first used.

    `css` is added to the common style."""
    used = {
        href.removeprefix("#sign-")
        for child in children
        if isinstance(child, Element)
        for part in child.walk()
        if part.tag == "use" and (href := part.attribute("href") or "").startswith("#sign-")
    }
    symbols = sheet.symbols(used | set(sheet.names)) if sheet else ""
    root = element(
        "svg",
        element("title", title),
        element("desc", desc),
        Raw("style", markup=f"<style>{style_sheet()}{css}</style>"),
        Raw("defs", markup=f"<defs>{symbols}</defs>"),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_="ludus",
        role="group",
        aria_label=title,
        lang=lang,
    )
    return str(root)
