"""A duel, step by step: one card is turned over, then the other; both are reckoned up, and the weaker army falls."""

from __future__ import annotations

from ludus.drawing.brush import cross, seat_mark
from ludus.drawing.svg import Element, at, group, rect, sign, text
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import army
from ludus.games.age_of_heroes.text.story import DUELS, story

HEIGHT = 104


def fighter(scene: Scene, side: int) -> int:
    return int(scene.s.attacker) if side == t.ATTACKER else int(scene.s.defender)


def battle_card(strength: int, width: float, height: float, css: str = "") -> Element:
    """A strength, between two lines of its own colour."""
    return group(
        rect(0, 0, width, height, 5, class_=f"battle-face {css}".strip()),
        rect(width * 0.09, height * 0.07, width * 0.82, height * 0.86, 3, class_="gilt"),
        text(width / 2, height * 0.7, f"{strength}", height * 0.58, "middle", class_="serif figure"),
    )


def fought(scene: Scene) -> bool:
    """Whether there was a duel in the last step."""
    return any(happening.what in DUELS for happening in story(scene.s))


def duel(scene: Scene, width: float, *told: Element) -> Element:
    """The last duel: both cards open, what is added to them, who fell, and at the end what is told of it. While the
    next one is chosen it steps back."""
    fresh = fought(scene)
    parts = []
    for side, other, centre in ((t.ATTACKER, t.DEFENDER, width / 2 - 112), (t.DEFENDER, t.ATTACKER, width / 2 + 112)):
        beaten = sum(strength_of(scene, side)) < sum(strength_of(scene, other))
        parts.append(at(centre, 0, duellist(scene, side, beaten)))
    swords = group(sign("army", width / 2 - 20, 30, 40), data_step=3, class_="clash")
    key = f"duel-{scene.moment()}" if fresh else None
    after = [group(*told, data_step=5)] if told else []
    return group(*parts, swords, *after, data_stage=key, class_="duel" if fresh else "duel over")


def strength_of(scene: Scene, side: int) -> tuple[int, int]:
    """The battle card of a duellist, and what is added to it."""
    sort, strength = divmod(int(scene.s.duel[side]), t.STRENGTHS)
    return strength + 1, scene.bonus(side, sort)


def duellist(scene: Scene, side: int, beaten: bool) -> Element:
    sort = int(scene.s.duel[side]) // t.STRENGTHS
    strength, bonus = strength_of(scene, side)
    seat = fighter(scene, side)
    mirror = -1 if side == t.ATTACKER else 1
    step = 1 if side == t.ATTACKER else 2
    mark = seat_mark(seat, mirror * 66, 86, 18) if seat != t.NOBODY else sign("barbarians", mirror * 66 - 12, 74, 24)
    parts: list[Element] = [
        at(-33, 6, group(battle_card(strength, 66, 92), data_step=step, data_flip="", class_="turned")),
        group(army(sort, mirror * 66 - 24, 14, 48), class_="fallen" if beaten else None),
        mark,
    ]
    if bonus:
        sums = (
            text(mirror * 128, 44, f"+{bonus}", 20, "middle", class_="figure"),
            text(mirror * 128, 80, f"= {strength + bonus}", 26, "middle", class_="serif figure"),
        )
        parts.append(group(*sums, data_step=3))
    if beaten:
        parts.append(group(cross(mirror * 66 - 30, 8, 60, 60), data_step=4, class_="lost"))
    return group(*parts, class_=f"seat-{seat}" if seat != t.NOBODY else None)
