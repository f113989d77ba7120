"""The table in words: titled sections of short lines, for screen readers, the terminal and golden tests."""

from collections.abc import Iterable
from dataclasses import dataclass

OWN, OTHERS, TABLE, LOUD = "own", "others", "table", "loud"


@dataclass(frozen=True)
class Section:
    """One part of the table in words; every line stands on its own when it is read aloud."""

    title: str
    lines: tuple[str, ...]
    kind: str = ""  # OWN, OTHERS, TABLE: a listener asks for it with one key; LOUD: nobody may miss it


def plain(sections: Iterable[Section]) -> str:
    """The sections as plain text: titles on lines of their own, the lines below them indented."""
    return "\n\n".join("\n".join((part.title, *(f"  {words}" for words in part.lines))) for part in sections)
