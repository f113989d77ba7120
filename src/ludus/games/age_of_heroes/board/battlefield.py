"""A battle: two lines of armies with face-down cards under them; between the lines what it is about, then the duel."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, element, fitting, group, heading, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.duel import battle_card, duel, fighter
from ludus.games.age_of_heroes.board.field import field
from ludus.games.age_of_heroes.board.forces import piece
from ludus.games.age_of_heroes.board.places import STAGE_HEIGHT as HEIGHT
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import army, card_back
from ludus.games.age_of_heroes.state import FIGHTING, MUSTERING
from ludus.games.age_of_heroes.text.battle import attack, spoils
from ludus.games.age_of_heroes.text.question import next_sort

UNIT = 62  # room for one army with its card
CARD = (40, 54)
FAR, MIDDLE, NEAR = 34, 128, 230  # where the far line, the duel and the near line begin
NAMES = 150  # how much of a line the name of its side takes
SCROLL, LETTERS, LINE = 344, 36, 22  # how wide the words about the prize are, and their lines


def battlefield(scene: Scene, width: float) -> list[Element]:
    """The reader's own side is the nearer one; spectators stand behind the defender."""
    near = scene.side() if scene.fights() else t.DEFENDER
    far = t.ATTACKER if near == t.DEFENDER else t.DEFENDER
    words = attack(scene, int(scene.s.attacker), int(scene.s.defender), int(scene.s.goal)).rstrip(".")
    parts: list[Element] = [
        field(scene, width, HEIGHT, town=far == t.DEFENDER),
        heading(width / 2, 26, words, fitting(words, width - 30, 22, 0.5), "middle"),
        at(0, FAR, rank(scene, far, width, 0)),
        at(0, NEAR, rank(scene, near, width, 1)),
    ]
    if int(scene.s.duel[t.ATTACKER]) != t.NOBODY:
        parts.append(at(0, MIDDLE, duel(scene, width)))
    elif scene.can_lay():
        sort = next_sort(scene)
        parts += [
            rect(width / 2 + 6, MIDDLE + 12, 56, 76, 5, class_="missing"),
            group(army(sort, width / 2 - 62, MIDDLE + 22, 56), class_=f"seat-{scene.me}"),
        ]
    else:
        parts.append(prize(scene, width))
    return parts


def prize(scene: Scene, width: float) -> Element:
    """What victorious armies take, on a scroll between the lines."""
    lines = wrap(spoils(scene), LETTERS)
    high = LINE * len(lines) + 14
    top = MIDDLE + (NEAR - MIDDLE - high) / 2
    words = [
        text(width / 2, top + LINE * (k + 1), line, fitting(line, SCROLL - 16, 18, 0.5), "middle")
        for k, line in enumerate(lines)
    ]
    return group(rect((width - SCROLL) / 2, top, SCROLL, high, 4, class_="scroll"), *words)


# ---------------------------------------------------------------- the lines


def rank(scene: Scene, side: int, width: float, near: int) -> Element:
    """One side: whose it is, its armies, and for the defender its fortresses."""
    seat = fighter(scene, side)
    name = names.cards(scene._)[t.BARBARIANS] if seat == t.NOBODY else scene.title(seat)
    mark = sign("barbarians", 8, 4, 26) if seat == t.NOBODY else seat_mark(seat, 20, 18, 18)
    size = fitting(name, 100, 19, 0.52)
    plaque = rect(4, 2, min(NAMES - 6, 46 + 0.52 * size * len(name)), 33, 4, class_="scroll")
    parts: list[Element] = [plaque, mark, heading(36, 25, name, size)]
    parts += walls(scene, side)
    units = own_line(scene) if near and scene.fights() else their_line(scene, side)
    room = min(UNIT + 6.0, (width - 8 - NAMES - UNIT) / max(len(units) - 1, 1))
    left = max(float(NAMES), (width - room * (len(units) - 1) - UNIT) / 2)  # opposite each other, if there is room
    parts += [at(left + room * k, 2, unit) for k, unit in enumerate(units)]
    return group(*parts, class_=f"seat-{seat}" if seat != t.NOBODY else None)


def walls(scene: Scene, side: int) -> list[Element]:
    """What fortresses add to each army of the defender."""
    if side == t.ATTACKER or not int(scene.s.seats[int(scene.s.defender)].fortresses):
        return []
    words = scene._("+{n} each", n=scene.bonus(side, t.PLAIN))
    plate = rect(4, 40, 110, 32, 4, class_="scroll")
    return [plate, sign("fortress", 8, 43, 26), text(40, 62, words, fitting(words, 70, 17, 0.56))]


def their_line(scene: Scene, side: int) -> list[Element]:
    """Armies as everybody sees them: cards face down once they are drawn."""
    laid = int(scene.s.battle) == FIGHTING
    line_up = enumerate(scene.line_up(side))
    return [unit(sort, None, laid, marched(scene, side, sort, k)) for sort, n in line_up for k in range(n)]


def marched(scene: Scene, side: int, sort: int, k: int) -> str:
    """The name of an army: those that marched keep the one they had at home."""
    seat = fighter(scene, side)
    if side != t.ATTACKER or seat < 0 or sort not in (t.LED, t.PLAIN):
        return f"line-{side}-{sort}-{k}"
    return piece(seat, sort, k + int(scene.s.seats[seat].home[t.LED_ARMY if sort == t.LED else t.PLAIN_ARMY]))


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
        rect(0, 0, UNIT, 92, 5, class_="box"),
        army(t.PLAIN, 13, 8, 36),
        text(UNIT / 2, 76, f"{armies}", 26, "middle", class_="figure"),
    )
    return scene.thing(f"send-{armies}", scene._.plural("Send {n} army", "Send {n} armies", armies), *parts)


def waiting(scene: Scene, strength: int, n: int) -> Element:
    """A battle card to be laid."""
    face = at((UNIT - 58) / 2, 4, battle_card(strength + 1, 58, 80, "box"))
    more = [text(UNIT - 4, 98, f"×{n}", 17, "end")] if n > 1 else []
    label = scene._("Battle card {n}", n=strength + 1)
    return scene.thing(targets.battle_card(strength), label, face, *more)


def ready(scene: Scene, sort: int, strength: int, n: int) -> Element:
    """An army of the reader that has not fought, its card face up."""
    more = [text(UNIT + 1, 96, f"×{n}", 17, "end")] if n > 1 else []
    label = sentence(scene._("{army}, card {n}", n=strength + 1, army=scene.sort(sort)))
    picked = int(scene.s.chosen[scene.side()]) == sort * t.STRENGTHS + strength
    name = f"ready-{scene.side()}-{sort}-{strength}"
    room = rect(0, 0, UNIT, 98, 4, class_="box touch")  # a finger needs more than the card
    body = group(room, unit(sort, strength + 1, True, name), *more, class_="picked" if picked else None)
    return scene.thing(targets.army(sort, strength), label, body)


def unit(sort: int, strength: int | None, laid: bool, name: str) -> Element:
    """An army, and the card under it: open, face down, or none yet."""
    parts = []
    if laid:
        x, y = (UNIT - CARD[0]) / 2, 38.0
        parts.append(at(x, y, battle_card(strength, *CARD)) if strength else card_back(x, y, *CARD, css="battle-back"))
    shadow = element("ellipse", cx=UNIT / 2, cy=37, rx=20, ry=5, class_="shadow")
    return group(shadow, *parts, army(sort, UNIT / 2 - 18, 2, 36, "", name))
