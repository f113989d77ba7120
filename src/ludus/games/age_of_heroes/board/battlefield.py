"""A battle: two lines of armies with face-down cards under them, and between the lines the duel."""

from __future__ import annotations

from ludus.drawing.brush import cross, seat_mark
from ludus.drawing.svg import Element, at, group, heading, line, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import army, card_back
from ludus.games.age_of_heroes.state import FIGHTING, MUSTERING
from ludus.games.age_of_heroes.text.battle import attack
from ludus.games.age_of_heroes.text.question import next_sort
from ludus.games.age_of_heroes.text.story import DUELS, story

UNIT = 52  # room for one army with its card
CARD = (34, 46)


def battlefield(scene: Scene, width: float) -> list[Element]:
    """The reader's own side is the nearer one; spectators stand behind the defender."""
    near = scene.side() if scene.fights() else t.DEFENDER
    far = t.ATTACKER if near == t.DEFENDER else t.DEFENDER
    words = attack(scene, int(scene.s.attacker), int(scene.s.defender), int(scene.s.goal))
    parts = [heading(width / 2, 27, words.rstrip("."), 18, "middle")]
    parts += [at(0, 38, rank(scene, far, width, 0)), at(0, 248, rank(scene, near, width, 1))]
    parts += [line(20, 144, width - 20, 144, class_="rule"), line(20, 244, width - 20, 244, class_="rule")]
    if int(scene.s.duel[t.ATTACKER]) != t.NOBODY:
        parts.append(at(0, 147, *duel(scene, width)))
    elif scene.can_lay():
        sort = next_sort(scene)
        parts += [rect(width / 2 - 22, 176, 44, 60, 4, class_="missing"), army(sort, width / 2 - 20, 150, 40)]
    else:
        parts.append(group(sign("army", width / 2 - 24, 170, 48), opacity=0.25))
    return parts


# ---------------------------------------------------------------- the lines


def fighter(scene: Scene, side: int) -> int:
    return int(scene.s.attacker) if side == t.ATTACKER else int(scene.s.defender)


def rank(scene: Scene, side: int, width: float, near: int) -> Element:
    """One side: whose it is, its armies, and for the defender its fortresses."""
    seat = fighter(scene, side)
    name = scene.who(seat) if seat == t.NOBODY else scene.title(seat)
    parts: list[Element] = [heading(44 if seat != t.NOBODY else 20, 18, name, 15)]
    if seat != t.NOBODY:
        parts.append(seat_mark(seat, 26, 13, 15))
    fortresses = int(scene.s.seats[seat].fortresses) if side == t.DEFENDER else 0
    if fortresses:
        parts.append(text(width - 20, 18, scene._("+{n} each", n=scene.bonus(side, t.PLAIN)), 14, "end"))
        parts += [sign("fortress", width - 108 - 25 * k, 1, 22) for k in range(min(fortresses, 4))]
    units = own_line(scene) if near and scene.fights() else their_line(scene, side)
    room = min(UNIT + 10.0, (width - 40 - UNIT) / max(len(units) - 1, 1))
    start = (width - room * (len(units) - 1) - UNIT) / 2
    parts += [at(start + room * k, 28, unit) for k, unit in enumerate(units)]
    return group(*parts, class_=f"seat-{seat}" if seat != t.NOBODY else None)


def their_line(scene: Scene, side: int) -> list[Element]:
    """Armies as everybody sees them: cards face down once they are drawn."""
    laid = int(scene.s.battle) == FIGHTING
    return [unit(sort, None, laid) for sort, n in enumerate(scene.line_up(side)) for _each in range(n)]


def own_line(scene: Scene) -> list[Element]:
    """The reader's armies with their cards face up; while cards are laid, the cards to choose from."""
    if int(scene.s.battle) == MUSTERING:
        return [marching(scene, n) for n in range(len(scene.s.deck)) if scene.can(f"send-{n}")]
    side = scene.side()
    if int(scene.s.battle) != FIGHTING:
        return their_line(scene, side)
    units = [waiting(scene, strength, int(n)) for strength, n in enumerate(scene.s.drawn[side]) if n]
    for sort in range(len(t.SORTS)):
        for strength in range(t.STRENGTHS):
            n = int(scene.s.laid[side][sort][strength])
            if n:
                units.append(ready(scene, sort, strength, n))
    return units


def marching(scene: Scene, armies: int) -> Element:
    """So many armies to be sent."""
    parts = (
        rect(0, 0, UNIT, 72, 4, class_="box"),
        sign("army", 10, 6, 32),
        text(UNIT / 2, 62, f"{armies}", 20, "middle", class_="figure"),
    )
    return scene.thing(f"send-{armies}", scene._.plural("Send {n} army", "Send {n} armies", armies), *parts)


def waiting(scene: Scene, strength: int, n: int) -> Element:
    """A battle card to be laid."""
    face = at((UNIT - 44) / 2, 2, battle_card(strength + 1, 44, 62))
    more = [text(UNIT - 2, 78, f"×{n}", 13, "end")] if n > 1 else []
    label = scene._("Battle card {n}", n=strength + 1)
    return scene.thing(targets.battle_card(strength), label, face, *more)


def ready(scene: Scene, sort: int, strength: int, n: int) -> Element:
    """An army of the reader that has not fought, its card face up."""
    more = [text(UNIT - 6, 74, f"×{n}", 14)] if n > 1 else []
    label = sentence(scene._("{army}, card {n}", n=strength + 1, army=scene.sort(sort)))
    chosen = int(scene.s.chosen[scene.side()]) == sort * t.STRENGTHS + strength
    body = group(unit(sort, strength + 1, True), *more, class_="chosen" if chosen else None)
    return scene.thing(targets.army(sort, strength), label, body)


def unit(sort: int, strength: int | None, laid: bool) -> Element:
    """An army, and the card under it: open, face down, or none yet."""
    parts = []
    if laid:
        x, y = (UNIT - CARD[0]) / 2, 30.0
        parts.append(at(x, y, battle_card(strength, *CARD)) if strength else card_back(x, y, *CARD, css="battle-back"))
    return group(*parts, army(sort, UNIT / 2 - 15, 2, 30))


def battle_card(strength: int, width: float, height: float) -> Element:
    return group(
        rect(0, 0, width, height, 4, class_="box"),
        text(width / 2, height * 0.74, f"{strength}", height * 0.52, "middle", class_="serif figure"),
    )


# ---------------------------------------------------------------- the duel


def duel(scene: Scene, width: float) -> list[Element]:
    """The last duel: both cards open, what is added to them, and who fell. While the next is chosen it steps back."""
    fresh = any(happening.what in DUELS for happening in story(scene.s))
    parts = []
    for side, other, centre in ((t.ATTACKER, t.DEFENDER, width / 2 - 110), (t.DEFENDER, t.ATTACKER, width / 2 + 110)):
        beaten = sum(strength_of(scene, side)) < sum(strength_of(scene, other))
        parts.append(at(centre, 0, duellist(scene, side, beaten)))
    versus = text(width / 2, 54, scene._("against"), 15, "middle", class_="serif faded")
    return [group(*parts, versus, opacity=None if fresh else 0.6)]


def strength_of(scene: Scene, side: int) -> tuple[int, int]:
    """The battle card of a duellist, and what is added to it."""
    sort, strength = divmod(int(scene.s.duel[side]), t.STRENGTHS)
    return strength + 1, scene.bonus(side, sort)


def duellist(scene: Scene, side: int, beaten: bool) -> Element:
    sort = int(scene.s.duel[side]) // t.STRENGTHS
    strength, bonus = strength_of(scene, side)
    seat = fighter(scene, side)
    mirror = -1 if side == t.ATTACKER else 1
    parts: list[Element] = [
        at(-30, 6, battle_card(strength, 60, 82)),
        army(sort, mirror * 62 - 20, 18, 40),
        seat_mark(seat, mirror * 62, 80, 16) if seat != t.NOBODY else sign("barbarians", mirror * 62 - 10, 70, 20),
    ]
    if bonus:
        parts.append(text(mirror * 132, 50, f"+{bonus}", 18, "middle", class_="figure"))
        parts.append(text(mirror * 132, 80, f"= {strength + bonus}", 24, "middle", class_="serif figure"))
    if beaten:
        parts.append(cross(mirror * 62 - 26, 12, 52, 52))
    return group(*parts, class_=f"seat-{seat}" if seat != t.NOBODY else None)
