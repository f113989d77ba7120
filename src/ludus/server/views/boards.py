"""Boards in a page: the picture without what the page already has, and the style the page links to instead."""

from __future__ import annotations

import re
from functools import cache

from ludus.engine.match import Match
from ludus.engine.view import SPECTATOR, View
from ludus.games import find

STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
LEFT_OUT = re.compile(r"<style>.*?</style>|<desc>.*?</desc>", re.DOTALL)
NAMES = re.compile(r'( id="|href="#|url\(#)')


def board_svg(view: View, lang: str) -> str:
    """The board as a complete SVG."""
    svg: str = view.game.board.draw(view, lang)
    return svg


def embedded(svg: str, prefix: str = "") -> str:
    """A board for a page that forbids inline styles and tells the table in words beside it.

    A second board on a page has a `prefix` for the names of its patterns, or it would use those of a hidden one."""
    return NAMES.sub(rf"\g<1>{prefix}", LEFT_OUT.sub("", svg))


@cache
def board_css(game: str) -> str:
    """The style of a game's boards, taken from a fresh game's."""
    found = find(game)
    fresh = Match.new(found, found.min_players, seed=0)
    return "\n".join(STYLE.findall(board_svg(fresh.view(SPECTATOR), "en")))


@cache
def targets(game: str) -> dict[str, tuple[int, ...]]:
    """The actions of each thing that can be drawn."""
    board = find(game).board
    found: dict[str, list[int]] = {}
    for number in range(len(find(game).words)):
        found.setdefault(board.target(number), []).append(number)
    return {target: tuple(numbers) for target, numbers in found.items()}
