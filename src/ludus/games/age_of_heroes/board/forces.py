"""The armies of a tribe, one by one: at home, held by an earthquake, away, or in the battle in the middle."""

from __future__ import annotations

from typing import NamedTuple

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, group, number, sign
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board.places import PANEL_HEIGHT
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import army
from ludus.games.age_of_heroes.state import NO_BATTLE

TOKEN, STEP, ROOM = 25, 22, 80  # how large an army is, how far apart they stand, how much room there is for all


class Standing(NamedTuple):
    """An army, where it is, and a name that stays with it."""

    sort: int
    where: str
    piece: str


def standing(scene: Scene, seat: int) -> list[Standing]:
    """All armies of a tribe but those in the battle. Armies that are alike are numbered: those at home first, those in
    battle next, so that an army that marches keeps its number."""
    p = scene.s.seats[seat]
    found: list[Standing] = []
    for sort, led in ((t.PLAIN, t.PLAIN_ARMY), (t.LED, t.LED_ARMY)):
        home, away = int(p.home[led]), int(p.away[:, led].sum())
        fighting = in_battle(scene, seat, led)
        found += [Standing(sort, "home", piece(seat, sort, k)) for k in range(home)]
        found += [Standing(sort, "away", piece(seat, sort, home + fighting + k)) for k in range(away)]
    return found + [Standing(t.PLAIN, "held", f"held-{seat}-{k}") for k in range(int(p.held))]


def in_battle(scene: Scene, seat: int, led: int) -> int:
    """How many armies of a sort an attacker has in the battle."""
    fights = int(scene.s.battle) != NO_BATTLE and seat == int(scene.s.attacker)
    return int(scene.s.sent[led]) if fights else 0


def piece(seat: int, sort: int, k: int) -> str:
    return f"army-{seat}-{t.SORTS[sort]}-{k}"


def forces(scene: Scene, seat: int) -> Element:
    """The armies in a row, closer together where they are many; then the roads, and the marks of whom they lead to."""
    armies = standing(scene, seat)
    step = min(STEP, (ROOM - TOKEN) / max(len(armies) - 1, 1))
    tokens = [at(number_of(k * step), 0, *token(one)) for k, one in enumerate(armies)]
    others = {other for other in (scene.neighbour(seat, 1), scene.neighbour(seat, -1)) if scene.road(seat, other)}
    roads = [
        at(ROOM + 3 + 16 * k, 0, sign("road", 0, 10, 15), seat_mark(other, 7.5, 4, 10))
        for k, other in enumerate(sorted(others))
    ]
    return at(11, PANEL_HEIGHT - 29, *tokens, *roads, class_="forces")


def number_of(x: float) -> float:
    return float(number(x))


def token(one: Standing) -> list[Element]:
    drawn = army(one.sort, 0, 0, TOKEN, one.where, one.piece)
    if one.where == "held":
        return [drawn, sign("earthquake", 9, 9, 17)]
    return [drawn, sign("away", 11, 12, 13)] if one.where == "away" else [group(drawn)]
