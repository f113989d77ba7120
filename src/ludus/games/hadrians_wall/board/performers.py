"""Performers: theatre and gladiators."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import loop
from ludus.drawing.svg import Element, circle, group, path, rect, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.buildings import CARD_WIDTH, building_card
from ludus.games.hadrians_wall.board.citizens import TRACK_END, citizen_track, level_flag
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.text.position import dead

HEIGHT = 216
WIDE = 60  # a box for two rewards


def performers(scene: Scene, y: float) -> Iterator[Element]:
    yield part.panel(part.MARGIN, y, part.INNER, HEIGHT - 8)
    yield from citizen_track(scene, t.PERFORMERS, y + 6)
    yield building_card(scene, t.THEATRE, TRACK_END, y + 8)
    for n in range(t.SHOWS):
        yield show_box(scene, n, TRACK_END + CARD_WIDTH + 10 + n * 64, y + 30)
    yield building_card(scene, t.LUDUS, part.MARGIN + 10, y + 104, 200)
    yield from strength_levels(scene, part.MARGIN + 376, y + 88)
    for gladiator in range(len(t.GLADIATORS)):
        yield from gladiator_row(scene, gladiator, part.MARGIN + 226, y + 112 + gladiator * 48)


def show_box(scene: Scene, n: int, x: float, y: float) -> Element:
    done = bool(scene.p.shows[n])
    parts = [
        *part.box(x, y, part.reward_signs(t.SHOW_REWARD[n]), WIDE),
        level_flag(scene, t.PERFORMERS, int(t.SHOW_PERFORMERS[n]), x, y - 21),
    ]
    if done:
        numeral = text(x + WIDE / 2, y + 28, part.ROMAN[scene.p.shows[n] - 1], 17, "middle", class_="serif number over")
        parts += [part.crossed(x, y, n, WIDE), numeral]
    return scene.thing(f"show-{n + 1}", *parts, done=done)


STRENGTH_STEP = 58


def strength_levels(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """Performers needed for each strength, and what that strength brings: dead below, alive above."""
    for n in range(t.MAX_STRENGTH):
        yield level_flag(scene, t.PERFORMERS, int(t.STRENGTH_PERFORMERS[n]), x + n * STRENGTH_STEP, y)
    left = x + t.MAX_STRENGTH * STRENGTH_STEP + 190
    yield from outcomes(left, y + 6)


def outcomes(x: float, y: float) -> Iterator[Element]:
    """By strength: the piety of a dead gladiator, the renown and resource of a living one."""
    yield rect(x, y, 236, 106, class_="slot")
    yield sign("skull", x + 6, y + 28, 20)
    yield sign("forgiven", x + 6, y + 66, 20)
    for n in range(1, t.MAX_STRENGTH + 1):
        cx = x + 18 + n * 34
        yield text(cx, y + 17, str(n), 13, "middle", class_="faded")
        yield from stack(["piety"] * int(t.DEATH_PIETY[n]), cx, y + 38)
        alive = ["renown"] * int(t.SURVIVAL_RENOWN[n]) + ["resource"] * int(t.SURVIVAL_RESOURCE[n])
        yield from stack(alive, cx, y + 78)


def stack(signs: list[str], cx: float, cy: float) -> Iterator[Element]:
    """Up to three small signs around a point."""
    if not signs:
        yield text(cx, cy + 4, "–", 12, "middle", class_="faded")
    for k, name in enumerate(signs):
        size = 14 if len(signs) < 3 else 12
        across = (k - (min(len(signs), 2) - 1) / 2) * size if k < 2 else 0
        yield sign(
            name,
            cx + across - size / 2,
            cy - size / 2 + (size if k == 2 else 0) - (size / 2 if len(signs) == 3 else 0),
            size,
        )


def gladiator_row(scene: Scene, gladiator: int, x: float, y: float) -> Iterator[Element]:
    """Six boxes: circled when trained, crossed when wounded; beside them the fight."""
    p, name = scene.p, t.GLADIATORS[gladiator]
    strength, wounds = int(p.strength[gladiator]), int(p.wounds[gladiator])
    yield part.titled_line(x, y + 18, names.gladiators(scene._)[gladiator], 148, 14)
    yield text(x, y + 36, scene._("or"), 12, class_="faded", dx=22)
    yield sign(t.SUPPLIES[t.GLADIATOR_PAYS[0]], x, y + 22, 18)
    yield sign(t.SUPPLIES[t.GLADIATOR_PAYS[1]], x + 42, y + 22, 18)
    if dead(p, gladiator):
        yield sign("skull", x + 112, y + 20, 28)
    for n in range(t.MAX_STRENGTH):
        left = x + 150 + n * STRENGTH_STEP
        cx, cy = left + part.BOX / 2, y + part.BOX / 2
        parts = [
            rect(left, y, part.BOX, part.BOX, class_="box"),
            text(cx, cy + 6, str(n + 1), 16, "middle", class_="faded"),
        ]
        if n < strength:
            parts.append(loop(cx, cy, 18, n))
        if n < wounds:
            parts.append(part.crossed(left, y, n))
        if n == strength and not dead(p, gladiator):
            yield scene.thing(f"gladiator-{name}", *parts)
        else:
            yield group(*parts, class_="done thing" if n < strength else "thing locked")
    yield fight(scene, gladiator, x + 150 + t.MAX_STRENGTH * STRENGTH_STEP + 6, y)


def fight(scene: Scene, gladiator: int, x: float, y: float) -> Element:
    """The fight of the year, and the years of earlier ones."""
    years = int(scene.p.fights[gladiator])
    parts = [
        rect(x, y, 166, part.BOX, class_="box"),
        sign("sword", x + 8, y + 9, 24),
        path(f"M{x + 40} {y + 8}v26", class_="rule"),
    ]
    for year in range(t.YEARS):
        cx = x + 54 + year * 20
        parts.append(text(cx, y + 26, part.ROMAN[year], 12, "middle", class_="serif number"))
        if years >> year & 1:
            parts.append(circle(cx, y + 22, 10, class_="ring"))
    return scene.thing(f"fight-{t.GLADIATORS[gladiator]}", *parts)
