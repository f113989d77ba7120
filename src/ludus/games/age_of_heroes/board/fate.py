"""Blows of fate: the card that was turned up, and a picture of what it does, shown one after the other."""

from __future__ import annotations

from ludus.drawing.svg import Element, at, circle, group, path, rect, sign
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board.hand import card
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import landscape
from ludus.games.age_of_heroes.text.story import story

SCENE_HEIGHT = 232


def struck_now(scene: Scene) -> int:
    """The event that is being resolved, or the last one of the step that has just been played; NOBODY for none."""
    if int(scene.s.event) != t.NOBODY:
        return int(scene.s.event)
    events = [happening.n for happening in story(scene.s) if happening.what == "event"]
    return events[-1] if events else int(t.NOBODY)


def disaster(scene: Scene, event: int, width: float, height: float, *told: Element) -> Element:
    """The scene of an event, step by step: the card, what it does, and what is told of it below."""
    lower = height - SCENE_HEIGHT
    weather = "dusk" if event == t.BOOM else "storm"
    return group(
        landscape(width, height, weather, seed=event, sun=event == t.BOOM),
        at(0, lower, group(PICTURES[event](width), data_step=2, class_="blow")),
        at(22, 28 + lower / 2, group(group(card(scene, event), transform="scale(1.28)"), data_step=1, class_="fated")),
        group(*told, data_step=3),
        data_stage=f"event-{event}-{scene.moment()}",
    )


def crowd(width: float) -> Element:
    """A new city, and people on their way to it."""
    people = [sign("population-boom", 190 + 74 * k, 160 + 8 * (k % 2), 44) for k in range(2)]
    return group(sign("city", width / 2 + 84, 78, 132), *people)


def crack(width: float) -> Element:
    """The ground breaks under a shield."""
    rift = f"M{width / 2 - 90:.0f} {SCENE_HEIGHT}l30 -38l-22 -22l58 -30l-10 -26l52 -22l18 24l-20 28l62 14l-24 30l46 42z"
    return group(
        path(rift, class_="rift"), group(sign("army", width / 2 + 60, 70, 96), transform="rotate(9)", class_="toppled")
    )


def eruption(width: float) -> Element:
    """A mountain of fire beside a city."""
    top = width / 2 + 30
    cone = f"M{top - 170:.0f} {SCENE_HEIGHT}L{top - 36:.0f} 86q36 -14 72 0L{top + 170:.0f} {SCENE_HEIGHT}z"
    lava = f"M{top - 30:.0f} 86q30 -12 60 0l-6 40q-8 26 6 52l-4 54h-32q10 -40 -2 -70q-14 14 -10 50q-22 -50 -12 -126z"
    ash = [
        circle(top + dx, dy, r, class_="ash") for dx, dy, r in ((-6, 64, 20), (22, 50, 24), (-24, 40, 22), (6, 30, 20))
    ]
    sparks = [
        circle(top + dx, dy, 4, class_="spark") for dx, dy in ((-60, 66), (-44, 40), (62, 54), (78, 82), (50, 22))
    ]
    return group(
        *ash, path(cone, class_="cone"), path(lava, class_="lava"), *sparks, sign("city", width - 112, 152, 74)
    )


def drought(width: float) -> Element:
    """Withered fields."""
    stalks = [sign("famine", width / 2 - 40 + 92 * k, 106 + 20 * (k % 2), 84) for k in range(3)]
    cracks = "M190 224l40 -14l24 12l44 -18l36 16l60 -14l44 12l60 -10"
    return group(*stalks, path(cracks, class_="rift-line"))


def horde(width: float) -> Element:
    """Barbarians coming over the hill."""
    heads = [sign("barbarians", width / 2 - 74 + 58 * k, 92 + 26 * (k % 2), 92 - 8 * (k % 3)) for k in range(5)]
    return group(rect(0, SCENE_HEIGHT - 8, width, 8, 0, class_="soil"), *heads)


PICTURES = {int(t.BOOM): crowd, int(t.EARTHQUAKE): crack, int(t.VOLCANO): eruption, int(t.FAMINE): drought}
PICTURES[int(t.BARBARIANS)] = horde
