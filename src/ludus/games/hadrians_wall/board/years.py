"""The year board: six years with their attacks and paths, the pieces in hand, and the cards on the table."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, rect, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.cards import cards
from ludus.games.hadrians_wall.board.parts import INNER, MARGIN, ROMAN, fitted, panel, titled_line
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.state import OVER
from ludus.games.hadrians_wall.text import question
from ludus.games.hadrians_wall.text.score import count_for_path, path_score
from ludus.games.hadrians_wall.text.tell import attack_size

HEIGHT = 48 + 96 + 210
YEAR_GAP = 6
YEAR_WIDTH = (INNER - (t.YEARS - 1) * YEAR_GAP) / t.YEARS


def year_board(scene: Scene, top: float) -> Iterator[Element]:
    yield from headline(scene, top)
    for year in range(t.YEARS):
        yield from year_box(scene, year, MARGIN + year * (YEAR_WIDTH + YEAR_GAP), top + 50)
    yield from pieces(scene, MARGIN, top + 150)
    yield from cards(scene, MARGIN + 250, top + 142)


def headline(scene: Scene, top: float) -> Iterator[Element]:
    """Whose sheets these are, the question of the moment, the points."""
    yield seat_mark(scene.seat, MARGIN + 14, top + 22, 24)
    yield titled_line(MARGIN + 36, top + 30, scene.player_name(scene.seat), 220, 25)
    asked = question(scene.view, scene.lang)
    yield fitted(MARGIN + 270, top + 29, asked, 700, 16, class_="asked" if scene.actions_of else "faded")
    points = scene.view.points(scene.seat)
    words = scene._.plural("{n} point", "{n} points", points)
    yield text(MARGIN + INNER, top + 31, words, 25, "end", class_="serif number")


def year_box(scene: Scene, year: int, x: float, y: float) -> Iterator[Element]:
    s = scene.s
    now = year == s.year and s.phase != OVER
    yield rect(x, y, YEAR_WIDTH, 84, class_="now" if now else "panel")
    yield text(x + 14, y + 34, ROMAN[year], 27, class_="serif number")
    size = attack_size(s) if now else int(t.ATTACK_CARDS[s.difficulty, year])
    yield sign("attack", x + 52, y + 12, 24)
    yield text(x + 78, y + 31, str(size), 20, class_="number")
    yield sign("valour", x + 116, y + 15, 18)
    yield text(x + 138, y + 29, "/", 15, "middle", class_="faded")
    yield sign("disdain", x + 143, y + 15, 18)
    yield text(x + 166, y + 31, str(int(t.POTENTIAL[year])), 20, class_="number")
    yield from path_kept(scene, int(scene.p.paths[year]), x + 12, y + 48)


def path_kept(scene: Scene, card: int, x: float, y: float) -> Iterator[Element]:
    """The path chosen in a year: how far it is fulfilled, and its points now."""
    if card < 0:
        yield rect(x - 2, y + 3, YEAR_WIDTH - 20, 26, class_="slot")
        return
    yield titled_line(x, y + 12, names.cards(scene._)[card], 128, 15)
    wanted = " / ".join(str(int(n)) for n in t.CARD_THRESHOLDS[card])
    count = count_for_path(scene.view, scene.seat, card)
    line = scene._("{count} of {thresholds}", count=count, thresholds=wanted)
    yield fitted(x, y + 29, line, 120, 12.5, class_="faded")
    yield text(x + 164, y + 27, f"+{path_score(scene.view, scene.seat, card)}", 20, "end", class_="number")


def pieces(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """Workers and resources that can be spent now."""
    yield panel(x, y, 238, 182)
    yield titled_line(x + 12, y + 22, scene._("pieces"), 200, 16)
    for supply, name in enumerate(t.SUPPLIES):
        left, top = x + 14 + supply % 2 * 112, y + 34 + supply // 2 * 48
        count = int(scene.p.supplies[supply])
        yield sign(name, left, top, 38, opacity=None if count else 0.35)
        yield text(left + 46, top + 30, str(count), 27, class_="number" if count else "faded")
    yield fitted(x + 126, y + 166, names.difficulties(scene._)[scene.s.difficulty], 100, 13, class_="faded")
