"""A game's summary of its rules, in sections that can be linked to and are illustrated by the board's own drawing."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from ludus.bots.simple import greedy_action
from ludus.engine.game import Game
from ludus.engine.language import SOURCE
from ludus.engine.match import Match
from ludus.games import find
from ludus.server.views.boards import board_svg

BEGINNING = re.compile(r"(?=<h2>)")
RUN_IN = re.compile(r"^<p><strong>(.*?)\.?</strong>\s*", re.DOTALL | re.MULTILINE)
TITLE = re.compile(r"<h2>(.*?)</h2>", re.DOTALL)

NUMBER = r'="(-?[\d.]+)"'
AREA = re.compile(
    rf'<svg class="area" x{NUMBER} y{NUMBER} width{NUMBER} height{NUMBER}[^>]*?'
    r' data-area="([^"]*)"(?: data-tab="([^"]*)")?'
)
VIEW = re.compile(r'viewBox="[^"]*"')
SIZE = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
EDGE = 6  # around what is shown


@dataclass(frozen=True)
class RuleSection:
    """Some paragraphs about one thing. The first section of a summary has neither title nor anchor."""

    anchor: str
    title: str
    html: Markup
    caption: str = ""  # of its picture; "" where it has none
    size: tuple[float, float] = (0, 0)  # of its picture, so that a page has room for it before it is loaded


@cache
def summary(game: Game, lang: str) -> str:
    """The text of the summary in a language; nothing where there is none."""
    path = game.folder / f"summary.{lang}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def rule_sections(game: Game, lang: str) -> tuple[RuleSection, ...]:
    """The summary; anchors are made of the English titles, so that links hold in every language."""
    parts, english = _parts(game, lang), _parts(game, SOURCE)
    if not parts[0]:
        parts = english
    names = english if len(english) == len(parts) else parts
    anchors = [slug(_title(name)) for name in names]
    return tuple(  # our own text, which needs no escaping
        RuleSection(anchor, _title(part), Markup(part), _caption(game, anchor, lang), _size(game, anchor, lang))
        for part, anchor in zip(parts, anchors, strict=True)
    )


def _parts(game: Game, lang: str) -> list[str]:
    """The summary where its headings divide it; a title that a paragraph begins with becomes one, too."""
    html = MarkdownIt("commonmark").enable("table").render(summary(game, lang))
    return BEGINNING.split(RUN_IN.sub(r"<h2>\1</h2>\n<p>", html))


def _title(part: str) -> str:
    found = TITLE.match(part)
    return found[1] if found else ""


def slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


# pictures


@dataclass(frozen=True)
class Illustration:
    """A position, and which areas of its picture are shown, by their names or those of their tabs; all, if none."""

    players: int
    seed: int
    steps: int
    areas: tuple[str, ...] = ()


@cache
def pictures(game: Game) -> dict[str, Illustration]:
    """The positions that illustrate sections, by anchor."""
    path = game.folder / "pictures.toml"
    stored = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {
        anchor: Illustration(**found | {"areas": tuple(found.get("areas", ()))}) for anchor, found in stored.items()
    }


@cache
def pictured(game: Game, anchor: str) -> Match:
    """The position of a section's picture: so many steps of the game's own heuristic from a fixed seed."""
    wanted = pictures(game)[anchor]
    match = Match.new(game, wanted.players, wanted.seed)
    for _ in range(wanted.steps):
        if match.finished:
            break
        seat = match.active()[0]
        match.play(seat, greedy_action(match.view(seat), seat))
    return match


def _caption(game: Game, anchor: str, lang: str) -> str:
    """What is to be decided in the position, in the game's words."""
    if anchor not in pictures(game):
        return ""
    match = pictured(game, anchor)
    return game.text.question(match.view(_seat(match)), lang)


def _size(game: Game, anchor: str, lang: str) -> tuple[float, float]:
    found = SIZE.search(section_picture(game.name, anchor, lang)) if anchor in pictures(game) else None
    return (float(found[1]), float(found[2])) if found else (0, 0)


def _seat(match: Match) -> int:
    return next(iter(match.active()), 0)


@cache
def section_picture(game: str, anchor: str, lang: str) -> str:
    """The picture of a section, as whoever is to decide there sees it."""
    match = pictured(find(game), anchor)
    return cropped(board_svg(match.view(_seat(match)), lang), pictures(find(game))[anchor].areas)


def cropped(svg: str, areas: tuple[str, ...]) -> str:
    """A picture that shows some of its areas only."""
    boxes = [tuple(map(float, box)) for *box, area, tab in AREA.findall(svg) if area in areas or (tab and tab in areas)]
    if not boxes:
        return svg
    left, top = (min(box[n] for box in boxes) - EDGE for n in (0, 1))
    right, bottom = (max(box[n] + box[n + 2] for box in boxes) + EDGE for n in (0, 1))
    return VIEW.sub(f'viewBox="{left:g} {top:g} {right - left:g} {bottom - top:g}"', svg, count=1)
