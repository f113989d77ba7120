"""Performers: theatre and gladiators."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, circle, group, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.citizens import level_tab
from ludus.games.hadrians_wall.board.layout import HALF
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.text.position import dead

WIDE = 54  # from one show to the next
STRENGTH, STRENGTH_LEFT = 34, 52


def shows(scene: Scene) -> Iterator[Element]:
    for n in range(t.SHOWS):
        yield show_box(scene, n, n * (WIDE + 1) + 0.5)


def show_box(scene: Scene, n: int, x: float) -> Element:
    year = int(scene.p.shows[n])
    mark = part.MARK if year else part.GHOST
    parts = [
        *part.box(x, 1, WIDE - 2, HALF - 2, part.reward_signs(t.SHOW_REWARD[n]), mark, n, 14),
        level_tab(scene, t.PERFORMERS, int(t.SHOW_PERFORMERS[n]), x, WIDE - 2),
    ]
    if year:
        parts.append(part.numeral(x + WIDE - 9, 44, year - 1))
    return scene.thing(f"show-{n + 1}", *parts, done=bool(year))


def gladiator(scene: Scene, which: int) -> Iterator[Element]:
    """Six boxes: circled when trained, crossed when wounded; beside them the fight."""
    yield from part.panel(312, HALF)
    strength, over = int(scene.p.strength[which]), dead(scene.p, which)
    trained = list(strength_box(scene, which, strength)) if strength < t.MAX_STRENGTH and not over else []
    named = (rect(2, 2, STRENGTH_LEFT - 5, HALF - 4, 3, class_="box"), *name_and_price(scene, which, over))
    if trained:
        yield scene.thing(f"gladiator-{t.GLADIATORS[which]}", *named, *trained)
    else:
        yield group(*named[1:])
    for n in range(t.MAX_STRENGTH):
        if n != strength or not trained:
            yield group(*strength_box(scene, which, n), class_="done thing" if n < strength else "thing locked")
    yield fight(scene, which, STRENGTH_LEFT + t.MAX_STRENGTH * STRENGTH + 3)


def name_and_price(scene: Scene, which: int, over: bool) -> Iterator[Element]:
    lines = sentence(names.gladiators(scene._)[which]).split(" ", 1)
    yield group(*(part.fitted(4, 13 + 11 * k, words, 44, 12) for k, words in enumerate(lines)))
    if over:
        yield sign("skull", 14, 26, 20)
    else:
        yield part.signs_from(7, 36, [t.SUPPLIES[pays] for pays in t.GLADIATOR_PAYS], 17, 4)


def strength_box(scene: Scene, which: int, n: int) -> Iterator[Element]:
    p, x = scene.p, STRENGTH_LEFT + n * STRENGTH
    middle = x + STRENGTH / 2 - 1
    yield rect(x, 1, STRENGTH - 2, HALF - 2, 3, class_="box")
    yield level_tab(scene, t.PERFORMERS, int(t.STRENGTH_PERFORMERS[n]), x, STRENGTH - 2)
    if n < p.strength[which]:
        yield part.loop(middle, 31, 14, n, data_piece=f"trained-{which}-{n}")
    if n < p.wounds[which]:
        yield part.brush(x, 15, STRENGTH - 2, HALF - 16, n, data_piece=f"wound-{which}-{n}")
    yield text(middle, 36, str(n + 1), 15, "middle", class_="number written")


def fight(scene: Scene, which: int, x: float) -> Element:
    """The fight of the year, and the years of earlier ones."""
    years = int(scene.p.fights[which])
    pips = [
        circle(
            x + 9 + 11 * (year % 4) + 5 * (year // 4 * 2),
            32 + 9 * (year // 4),
            3.4,
            class_="mark" if years >> year & 1 else "slot",
        )
        for year in range(t.YEARS)
    ]
    parts = [rect(x, 1, 50, HALF - 2, 3, class_="box"), sign("sword", x + 14, 3, 23), *pips]
    return scene.thing(f"fight-{t.GLADIATORS[which]}", *parts)


def outcomes(scene: Scene) -> Iterator[Element]:  # noqa: ARG001 - printed alike for everybody
    """By strength: the piety of a dead gladiator, the renown and resource of a living one."""
    yield from part.panel(158, HALF)
    yield sign("skull", 4, 17, 13)
    yield sign("forgiven", 4, 32, 13)
    for n in range(1, t.MAX_STRENGTH + 1):
        cx = 6 + n * 23
        yield text(cx, 13, str(n), 12, "middle", class_="faded")
        yield amount(cx, 23.5, [("piety", int(t.DEATH_PIETY[n]))])
        alive = [("renown", int(t.SURVIVAL_RENOWN[n])), ("resource", int(t.SURVIVAL_RESOURCE[n]))]
        yield amount(cx, 38.5, alive)


def amount(cx: float, cy: float, kinds: list[tuple[str, int]]) -> Element:
    """How many of each kind, in as little room as there is."""
    signs = [name for name, count in kinds for _ in range(count)]
    if not signs:
        return text(cx, cy + 4, "–", 12, "middle", class_="faded")
    return part.signs_centred(cx, cy, signs, 11 if len(signs) < 3 else 7.5, 0)
