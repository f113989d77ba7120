"""What an action number means: its kind, and which of that kind it is."""

from __future__ import annotations

from ludus.games.age_of_heroes.actions import WORDS

# The first words of actions that say which card, tribe, army or place they mean; all others stand for themselves.
HEADS = (
    "tribe",
    "swap",
    "build",
    "war",
    "send",
    "under",
    "fight",
    "lay",
    "discard",
    "shake",
    "erupt",
    "offer",
    "with",
    "give",
)


def _kind(words: str) -> str:
    head = words.split()[0]
    return head if head in HEADS else words


ACTION_KINDS = tuple(_kind(words) for words in WORDS)
FIRST = {kind: ACTION_KINDS.index(kind) for kind in ACTION_KINDS}


def meaning(action: int) -> tuple[str, int]:
    """The kind of an action, and its place among the actions of that kind."""
    kind = ACTION_KINDS[action]
    return kind, action - FIRST[kind]
