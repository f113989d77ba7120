"""What differs between two renderings of a part of a page, so that a change sends no more than that.

Parts are well-formed XML. Edits are carried out one after the other; each names an element by the positions of the
children that lead to it from the part's root ("0/3/1"):

    ["0/3", {"class": "thing can", "hidden": null}]   set attributes, or remove them
    ["0/3", "7"]                                      replace the text of an element without children
    ["0", 3, 1, "<g>…</g>"]                           from child 3 on, replace one child by this markup
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from typing import TypeAlias

Edit: TypeAlias = list["str | int | dict[str, str | None]"]
IDENTITY = (
    "id",
    "data-piece",
    "data-target",
    "data-action",
    "data-part",
)  # what makes an element the same one as before


@dataclass(frozen=True)
class Node:
    """An element with everything needed to compare it."""

    element: ElementTree.Element
    children: tuple[Node, ...]

    @cached_property
    def digest(self) -> int:
        one = self.element
        return hash(
            (one.tag, tuple(one.attrib.items()), one.text, one.tail, *(child.digest for child in self.children))
        )

    @cached_property
    def mixed(self) -> bool:
        """Whether text and elements stand side by side; such an element is only replaced as a whole."""
        texts = [self.element.text, *(child.element.tail for child in self.children)]
        return bool(self.children) and any(text and text.strip() for text in texts)

    @property
    def identity(self) -> tuple[str | None, ...]:
        return (self.element.tag, *(self.element.get(name) for name in IDENTITY))

    def markup(self) -> str:
        tail, self.element.tail = self.element.tail, None
        written = ElementTree.tostring(self.element, encoding="unicode", method="html")
        self.element.tail = tail
        return written


def parse(markup: str) -> Node:
    return _node(ElementTree.fromstring(markup))


def _node(element: ElementTree.Element) -> Node:
    return Node(element, tuple(_node(child) for child in element))


def edits(old: Node, new: Node) -> list[Edit] | str:
    """How the old part becomes the new one; its markup where that is shorter to say."""
    if not _alike(old, new):
        return new.markup()
    return list(_edits(old, new, ()))


def _alike(old: Node, new: Node) -> bool:
    """Whether an element is the same one as before, and can be changed into what it is now."""
    return old.identity == new.identity and not old.mixed and not new.mixed and bool(old.children) == bool(new.children)


def _edits(old: Node, new: Node, path: tuple[int, ...]) -> Iterator[Edit]:
    if old.digest == new.digest:
        return
    here = "/".join(map(str, path))
    if changed := _attributes(old.element.attrib, new.element.attrib):
        yield [here, changed]
    if not new.children:
        if (old.element.text or "") != (new.element.text or ""):
            yield [here, new.element.text or ""]
        return
    blocks = list(_blocks(old.children, new.children))
    for same, start, end, first, last in reversed(blocks):
        if not same:
            yield [here, start, end - start, "".join(child.markup() for child in new.children[first:last])]
    for same, start, end, first, _ in blocks:
        for n in range(start, end) if same else ():
            position = first + n - start
            yield from _edits(old.children[n], new.children[position], (*path, position))


def _attributes(old: dict[str, str], new: dict[str, str]) -> dict[str, str | None]:
    changed: dict[str, str | None] = {name: value for name, value in new.items() if old.get(name) != value}
    return changed | {name: None for name in old if name not in new}


def _blocks(old: Sequence[Node], new: Sequence[Node]) -> Iterator[tuple[bool, int, int, int, int]]:
    """Which children correspond, as difflib has it; also one by one, where as many like ones took their places."""
    matcher = SequenceMatcher(None, [child.digest for child in old], [child.digest for child in new], autojunk=False)
    for kind, start, end, first, last in matcher.get_opcodes():
        as_many = end - start == last - first
        pairs = zip(old[start:end], new[first:last], strict=False)
        yield kind == "equal" or (as_many and all(_alike(*pair) for pair in pairs)), start, end, first, last
