"""From words to actions: exact lines, beginnings of lines, and what to say when neither fits."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from ludus.engine.errors import Ambiguous, Unreadable
from ludus.engine.language import N_

if TYPE_CHECKING:
    from ludus.engine.game import Game
    from ludus.engine.match import Match

Line = tuple[int, ...]  # the action numbers one line of words stands for: one, or a partial action and its completion


def exact(game: Game, text: str) -> Line | None:
    """The actions a whole line names, legal or not."""
    if text in game.numbers:
        return (game.numbers[text],)
    for number in game.partial:
        rest = text.removeprefix(game.words[number] + " ")
        if rest != text and rest in game.numbers:
            return (number, game.numbers[rest])
    return None


def read(match: Match, seat: int, text: str) -> Line:
    """The actions meant by what a person typed: a whole line, or the beginning of exactly one legal line."""
    line = exact(match.game, text)
    if line is not None:
        return line
    lines = match.lines(seat)
    candidates = [words for words in lines if words.startswith(text + " ")]
    if len(candidates) > 1:
        raise Ambiguous(text, candidates)
    if candidates:
        return lines[candidates[0]]
    known = [number for words, number in match.game.numbers.items() if text and words.startswith(text + " ")]
    if known:
        return (known[0],)
    raise unreadable(text, list(lines))


def unreadable(text: str, legal: list[str]) -> Unreadable:
    close = get_close_matches(text, legal, n=3, cutoff=0.5) or legal[:3]
    if not close:
        return Unreadable(N_("{text} is not an action of this game."), text=repr(text))
    return Unreadable(
        N_("{text} is not an action of this game; try: {examples}."), text=repr(text), examples=", ".join(close)
    )


def number(game: Game, value: int) -> Line:
    if not 0 <= value < len(game.words):
        raise Unreadable(
            N_("Actions are numbered from 0 to {last}, not {value}."), last=len(game.words) - 1, value=value
        )
    return (value,)
