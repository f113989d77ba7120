"""The end of the game: god by god, what everybody scores. A page shows row after row with the sums, then who wins."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, area, at, fitting, group, heading, line, rect, text
from ludus.games.concordia.board import race
from ludus.games.concordia.board.cards import LETTER, cut, god_disc
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.names import concordia_card, god_names
from ludus.games.concordia.rules.scoring import cards_of, god_points
from ludus.games.concordia.tables import CONCORDIA_POINTS, GODS
from ludus.games.concordia.text.question import outcome

NAMES = 122  # the width of the gods' names
COLUMNS = 268  # the width of all players' columns together; few players have no more room than they need
WIDEST = 88  # of one column
ROW = 30
TOP = 82  # above the rows


def column(scene: Scene) -> float:
    return min(WIDEST, COLUMNS / scene.view.players)


def size(scene: Scene) -> tuple[float, float]:
    return across(scene) + 24, TOP + ROW * (len(GODS) + 2) + race.tall(scene) + 26


def across(scene: Scene) -> float:
    """The width of the table itself."""
    return NAMES + column(scene) * scene.view.players


def scores(scene: Scene, x: float, y: float) -> Element:
    _ = scene._
    wide, tall = size(scene)
    title = _("Scoring")
    words = outcome(_, scene.view)
    rows = [*(god_row(scene, god) for god in range(len(GODS))), concordia_row(scene)]
    bottom = TOP + ROW * len(rows)
    drawn = group(
        rect(1, 1, wide - 2, tall - 2, 8, class_="sheet-of-scores"),
        group(heading(wide / 2, 28, words, fitting(words, wide - 40, 19), "middle"), data_step=len(rows) + 1),
        *(column_head(scene, seat) for seat in range(scene.view.players)),
        *(step(n, row) for n, row in enumerate(rows)),
        at(12, bottom, *total_row(scene), race.sums(scene, middles(scene), 23)),
        race.bars(scene, 12, bottom + ROW + 8, across(scene)),
        data_stage="scores",
    )
    return area("scores", title, x, y, wide, tall, drawn, tab=("scores", title))


def step(n: int, cells: list[Element]) -> Element:
    return group(*cells, class_="score-row", data_step=n + 1, transform=f"translate(12 {TOP + ROW * n})")


def middle(scene: Scene, seat: int) -> float:
    return NAMES + column(scene) * (seat + 0.5)


def middles(scene: Scene) -> list[float]:
    return [middle(scene, seat) for seat in range(scene.view.players)]


def rule(scene: Scene, look: str = "rule") -> Element:
    return line(0, 0, across(scene), 0, class_=look)


def column_head(scene: Scene, seat: int) -> Element:
    x = middle(scene, seat) + 12
    name = cut(scene.player_name(seat), column(scene) - 4, 13)
    return group(seat_mark(seat, x, 49, 14), text(x, 72, name, 13, "middle", class_="strong"))


def god_row(scene: Scene, god: int) -> list[Element]:
    """A god: how many cards everybody has of it, and what they give together."""
    name = god_names(scene._)[god]
    best = max(int(god_points(scene.s, seat, god)) for seat in range(scene.view.players))
    cells = [rule(scene), god_disc(god, 14, 15, 11), text(32, 20, name, fitting(name, NAMES - 36, 15, LETTER))]
    for seat in range(scene.view.players):
        points, cards = int(god_points(scene.s, seat, god)), int(cards_of(scene.s.seats[seat], god))
        look, x = "strong gained" if points == best and points else "strong", middle(scene, seat)
        cells.append(text(x + 4, 20, f"{points}", 16, "end", class_=look))
        cells.append(icon("card", x + 12, 15, 11))
        cells.append(text(x + 18, 19.5, f"{cards}", 13, class_="faded"))
    return cells


def concordia_row(scene: Scene) -> list[Element]:
    name = concordia_card(scene._)
    cells = [rule(scene), icon("concordia", 14, 15, 20), text(32, 20, name, fitting(name, NAMES - 36, 15, LETTER))]
    if scene.s.concordia >= 0:
        x = middle(scene, int(scene.s.concordia)) + 4
        cells.append(text(x, 20, f"{CONCORDIA_POINTS}", 16, "end", class_="strong gained"))
    return cells


def total_row(scene: Scene) -> list[Element]:
    return [rule(scene, "line"), icon("point", 14, 16, 18), text(32, 22, scene._("Points"), 15, class_="strong")]
