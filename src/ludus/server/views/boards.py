"""Boards in a page: the picture without what the page already has, and the style the page links to instead."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from ludus.engine.match import Match
from ludus.engine.view import SPECTATOR, View
from ludus.games import find

STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
LEFT_OUT = re.compile(r'<style>.*?</style>|<desc>.*?</desc>| xmlns="[^"]*"', re.DOTALL)
NAMES = re.compile(r'( id="|href="#|url\(#)')
AREA = re.compile(r'<svg class="area" (?:(?:x|y|width|height)="[^"]*" ){4}([^>]*?(?:/>|>.*?</svg>))', re.DOTALL)
TAB = re.compile(r'^[^>]*? data-tab="([^"]*)" data-tab-title="([^"]*)"')


def board_svg(view: View, lang: str, of: int | None = None) -> str:
    """The board as a complete SVG; `of` names the seat whose board is meant, where each has its own."""
    svg: str = view.game.board.draw(view, lang, of)
    return svg


def embedded(svg: str, prefix: str = "") -> str:
    """A board for a page that forbids inline styles and has the table in words beside it.

    Areas become drawings of their own, which the game's style lays out; what they share stays in the first one. A
    second board on a page has a `prefix` for the names of its patterns, or it would use those of a hidden one."""
    picture = NAMES.sub(rf"\g<1>{prefix}", LEFT_OUT.sub("", svg))
    areas = AREA.findall(picture)
    if not areas:
        return picture
    shared = AREA.sub("", picture).replace('class="ludus"', 'class="ludus shared"', 1)
    drawn = "".join(f'<svg class="ludus area" {area}' for area in areas)
    return f"{shared}{tab_list(areas)}{drawn}"


def tab_list(areas: Sequence[str]) -> str:
    """The buttons that choose which areas are shown, where not all of them fit."""
    tabs: dict[str, str] = {found[1]: found[2] for area in areas if (found := TAB.match(area))}
    buttons = "".join(
        f'<button type="button" class="plain" data-do="tab" data-tab="{name}">{title}</button>'
        for name, title in tabs.items()
    )
    return f'<div class="tabs">{buttons}</div>' if buttons else ""


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
        for name in board.target(number).split(">"):
            found.setdefault(name, []).append(number)
    return {target: tuple(numbers) for target, numbers in found.items()}
