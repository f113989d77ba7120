"""Patricians: diplomats, and scouts with the shapes they can draw."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, rect, sign
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.cards import others, owner, shape
from ludus.games.hadrians_wall.board.citizens import level_tab
from ludus.games.hadrians_wall.board.layout import HALF
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.text.position import card_at

SCOUT, SCOUTS_LEFT = 40, 76
CHIP = 84


def diplomat(scene: Scene, n: int) -> Iterator[Element]:
    """A diplomat to be hired: requirement, price and what he brings; once hired, the cohort he serves."""
    hired = {int(number): cohort for cohort, number in enumerate(scene.p.diplomats) if number}
    gained = [*part.reward_signs(t.DIPLOMAT_REWARD), *["favour"] * t.DIPLOMAT_FAVOURS]
    wanted = int(t.DIPLOMAT_PATRICIANS[n])
    at_work = n + 1 in hired
    words = names.sides(scene._)[hired[n + 1]] if at_work else scene._("diplomat")
    inside = group(
        sign("diplomat", 3, 4, 18),
        part.fitted(20, 17, sentence(words), 52, 12.5),
        part.flag(75, 5, t.CITIZENS[t.PATRICIANS], wanted, bool(scene.p.citizens[t.PATRICIANS] >= wanted)),
        part.price(2, 36, part.cost_signs(t.DIPLOMAT_COST), 13),
        part.signs_from(57, 36, gained, 15, 0),
        class_="inside",
    )
    mark = part.MARK if at_work else part.GHOST
    parts = [
        rect(0.5, 0.5, 103, HALF - 1, 4, class_="box"),
        part.brush(55, 22, 47, 25, n, mark, data_piece=f"diplomat-{n}" if at_work else None),
        inside,
    ]
    if at_work:
        yield group(*parts, class_="done thing")
    else:
        yield scene.thing("diplomat", *parts) if n == len(hired) else group(*parts, class_="thing locked")


def scouts(scene: Scene) -> Iterator[Element]:
    """How many have been sent, and how far the patricians must be for the next one."""
    yield from part.panel(276, HALF)
    yield sign("horse", 2, 8, 22)
    yield part.fitted(25, 18, sentence(scene._("scouts")), 49, 13)
    yield sign(t.SUPPLIES[t.SCOUT_PAYS], 38, 24, 18)
    for n in range(t.SCOUTS):
        x, sent = SCOUTS_LEFT + n * SCOUT, n < scene.p.scouts
        parts = part.box(x, 1, SCOUT - 2, HALF - 2, ["horse"], part.MARK if sent else "", n, 14, f"scout-{n}")
        tab = level_tab(scene, t.PATRICIANS, int(t.SCOUT_PATRICIANS[n]), x, SCOUT - 2)
        yield group(*parts, tab, class_="done thing" if sent else "thing later")


def shapes(scene: Scene) -> Iterator[Element]:
    """The shapes a scout can draw: of the player's own prospect and of the others on the table."""
    for k, source in enumerate((t.OWN, *others(scene))):
        x, card = k * CHIP + 0.5, card_at(scene.s, scene.seat, source)
        way = t.SCOUT_SOURCES[0 if source == t.OWN else source + 1]
        drawn = shape(int(t.CARD_SHAPE[card]), x + 30, 21, 10, 4) if card >= 0 else []
        whose = scene._("Your prospect") if source == t.OWN else owner(scene, source)
        yield scene.thing(
            f"scout-{way}",
            rect(x, 0.5, CHIP - 3, HALF - 1, 4, class_="box"),
            group(part.fitted(x + 5, 14, whose, CHIP - 12, 12), *drawn, class_="inside"),
        )
