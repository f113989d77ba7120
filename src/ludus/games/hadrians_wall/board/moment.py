"""The attack of the Picts, card by card against the three cohorts, and what it brought: drawn while it is the latest.

It is seen from the attack on until the paths of the next year are chosen. Until then the valour and disdain it brought
lie here; afterwards they go to their tracks."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, circle, group, line, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.layout import MOMENT, WALL_SCENE
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.state import CARDS_PHASE, FAVOURS_PHASE, OVER

WIDTH, SECTION, OUTCOME = 480, 117, 357
CARD_WIDTH, CARD_HEIGHT, CARDS_TOP = 27, 40, 36
FAVOUR_WIDTH, FAVOUR_HEIGHT, FAVOURS_TOP = 56, 56, 89


def is_shown(scene: Scene) -> bool:
    """Whether an attack is the latest thing that happened."""
    return scene.s.phase in (FAVOURS_PHASE, OVER) or bool(scene.s.phase == CARDS_PHASE and scene.s.year > 0)


def is_settled(scene: Scene) -> bool:
    return is_shown(scene) and (scene.s.phase != FAVOURS_PHASE or bool(scene.p.settled))


def in_the_moment(scene: Scene, piece: str) -> bool:
    """Whether a mark of valour or disdain is still part of the scene."""
    return is_settled(scene) and piece in brought(scene)


def brought(scene: Scene) -> list[str]:
    """The marks that the attack made."""
    p = scene.p
    valour, disdain = int(p.attributes[t.VALOUR]), int(p.disdain)
    return [
        *(f"disdain-{disdain - n}" for n in range(min(int(p.attack_disdain), disdain))),
        *(f"valour-{valour - n}" for n in range(min(int(p.attack_valour), valour))),
    ]


def moment(scene: Scene) -> Iterator[Element]:
    if not is_shown(scene):
        return
    number = int(scene.s.year) + (scene.s.phase in (FAVOURS_PHASE, OVER))  # the year that was attacked, from 1
    alone = is_settled(scene) and bool(scene.p.cancelled.any())  # the cards were seen when favours were asked for
    cards = list(attack(scene, staged=not alone))
    steps = 0 if alone else int(scene.s.attacks.sum())
    yield group(
        *plate(MOMENT if favours_asked(scene) else WALL_SCENE),
        *cards,
        *outcome(scene, number, steps),
        data_stage=f"{'outcome' if alone else 'attack'}-year-{number}",
        class_="moment asking" if favours_asked(scene) else "moment",
    )


def favours_asked(scene: Scene) -> bool:
    return bool(scene.s.phase == FAVOURS_PHASE) and not is_settled(scene)


def plate(height: float) -> Iterator[Element]:
    yield rect(1, 1, WIDTH - 2, height - 2, 6, class_="plate")
    yield rect(4, 4, WIDTH - 8, height - 8, 4, class_="hairline")
    for cohort in range(1, len(t.COHORTS) + 1):
        x = 6 + cohort * SECTION - 4
        yield line(x, 12, x, height - 12, class_="rule")


def order(attacks: list[int]) -> list[tuple[int, int]]:
    """The cards as they are laid: each in turn on the cohort that lags behind, as (cohort, which of its cards)."""
    cards = [((n + 0.5) / count, cohort, n) for cohort, count in enumerate(attacks) for n in range(count)]
    return [(cohort, n) for _, cohort, n in sorted(cards)]


def attack(scene: Scene, staged: bool) -> Iterator[Element]:
    """Each cohort with the cards against it: cancelled by favours, stopped by the cohort, or breaking through."""
    attacks = [int(n) for n in scene.s.attacks]
    for cohort, name in enumerate(names.sides(scene._)):
        x = 10 + cohort * SECTION
        yield sign("cohort", x - 1, 8, 24)
        yield text(x + 26, 27, str(int(scene.p.cohorts[cohort])), 20, class_="number")
        yield part.fitted(x + 44, 26, sentence(name), SECTION - 56, 16)
        yield from favours(scene, cohort, x)
    for step, (cohort, n) in enumerate(order(attacks), 1):
        gap = min(CARD_WIDTH + 2.0, (SECTION - 14 - CARD_WIDTH) / max(attacks[cohort] - 1, 1))
        left = 10 + cohort * SECTION + n * gap
        yield pict(outcome_of(scene, cohort, n), left, step if staged else None)


def pict(fate: str, x: float, step: int | None) -> Element:
    """A card of the attack, with what became of it on a seal below."""
    seal = {"cancelled": "favour", "stopped": "cohort", "through": "disdain"}[fate]
    return group(
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 3, class_="back"),
        sign("pict", 2.5, 4, 22),
        circle(CARD_WIDTH / 2, CARD_HEIGHT, 9.5, class_="seal"),
        sign(seal, CARD_WIDTH / 2 - 7, CARD_HEIGHT - 7, 14),
        class_=f"pict {fate}",
        transform=f"translate({x:.1f} {CARDS_TOP})",
        data_step=step,
    )


def favours(scene: Scene, cohort: int, x: float) -> Iterator[Element]:
    """What can cancel a card against a cohort, to be pressed where the cards lie."""
    held = (("diplomat", int(scene.p.diplomat_favours[cohort])), ("temple", int(scene.p.temple_favours)))
    for k, (kind, count) in enumerate(held):
        left, name = x - 3 + k * FAVOUR_WIDTH, f"favour-{kind}-{t.COHORTS[cohort]}"
        if scene.can(name):
            yield scene.thing(
                name,
                rect(left, FAVOURS_TOP, FAVOUR_WIDTH - 1, FAVOUR_HEIGHT, 4, class_="box"),
                sign("favour", left + 6, FAVOURS_TOP + 4, 22),
                sign(kind, left + 29, FAVOURS_TOP + 5, 21),
                text(left + FAVOUR_WIDTH / 2, FAVOURS_TOP + 48, f"× {count}", 18, "middle", class_="number"),
            )


def outcome_of(scene: Scene, cohort: int, n: int) -> str:
    """What becomes of the n-th card against a cohort."""
    cancelled = int(scene.p.cancelled[cohort])
    if n < cancelled:
        return "cancelled"
    return "stopped" if n - cancelled < scene.p.cohorts[cohort] else "through"


def outcome(scene: Scene, number: int, steps: int) -> Iterator[Element]:
    """Valour and disdain, once they are known; the button to keep all favours, where that is asked."""
    yield part.titled_line(OUTCOME, 26, scene._("End of year {year}", year=part.ROMAN[number - 1]), 125, 17)
    if not is_settled(scene):
        if scene.can("favour-none") or scene.s.phase == FAVOURS_PHASE:
            yield scene.thing(
                "favour-none",
                rect(OUTCOME, FAVOURS_TOP, 114, FAVOUR_HEIGHT, 4, class_="box"),
                part.wrapped(OUTCOME + 8, FAVOURS_TOP + 25, scene._("Keep the favours"), 98, 16),
            )
        return
    gained = brought(scene)
    size = min(30.0, 114 / max(1, len(gained)))
    for k, piece in enumerate(gained):
        token = group(sign(piece.partition("-")[0], OUTCOME + k * size, 36, size - 2), data_piece=piece)
        yield group(token, data_step=steps + k + 1, class_="brought")
    points = scene.view.points(scene.seat)
    words = scene._.plural("{n} point in all", "{n} points in all", points)
    step = steps + len(gained) + 1
    yield text(OUTCOME, 86, words, 16, data_step=step, **part.squeezed(words, 116, 16))
