"""The middle of the table: what goes on there now, and what has just happened."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, circle, group, heading, number, path, rect, sign, text
from ludus.games.age_of_heroes.board import battlefield, market, targets
from ludus.games.age_of_heroes.board.hand import card
from ludus.games.age_of_heroes.board.masonry import block
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import CARD_WIDTH, sign_of
from ludus.games.age_of_heroes.state import CHOOSING, NO_BATTLE, OVER, TRADING
from ludus.games.age_of_heroes.tables import MONUMENT_TO_WIN, NOBODY, SPECIAL, TRIBES
from ludus.games.age_of_heroes.text.happenings import happenings
from ludus.games.age_of_heroes.text.question import question
from ludus.games.age_of_heroes.text.story import DUELS, story

STAGE_X, STAGE_Y, STAGE_WIDTH, STAGE_HEIGHT = 304, 221, 592, 356
LINE = 22


def stage(scene: Scene) -> Element:
    """Tribes to choose from, a battle, the fair, an event, the end, or simply the news."""
    if int(scene.s.stage) == OVER:
        parts = the_end(scene)
    elif int(scene.s.stage) == CHOOSING:
        parts = tribes(scene)
    elif int(scene.s.battle) != NO_BATTLE:
        parts = battlefield.battlefield(scene, STAGE_WIDTH)
    elif int(scene.s.stage) == TRADING and int(scene.s.event) == NOBODY:
        parts = [*market.market(scene, STAGE_WIDTH), *news(scene, 302, 3)]
    else:
        parts = tablet(scene)
    return at(STAGE_X, STAGE_Y, rect(0, 0, STAGE_WIDTH, STAGE_HEIGHT, 4, class_="stage"), *parts)


def news(scene: Scene, y: float, max_lines: int, x: float = STAGE_WIDTH / 2, chars: int = 68) -> list[Element]:
    """What the last step brought, line by line; the latest lines where there is no room for all."""
    sentences = [words for words in happenings(scene) if words.rstrip(".") != phase(scene)]
    lines = [line for words in sentences for line in wrap(words, chars)][-max_lines:]
    return [text(x, y + LINE * k, line, 16, "middle", class_="serif") for k, line in enumerate(lines)]


def frieze(y: float) -> Element:
    """A running meander."""
    key = "h18v-12h-12v6h6"
    steps = "".join(f"M{20 + 24 * k} {number(y)}{key}M{38 + 24 * k} {number(y)}h6" for k in range(23))
    return path(steps, class_="frieze")


def tablet(scene: Scene) -> list[Element]:
    """News beside the event being resolved, or below the duel that has just been fought."""
    title = [frieze(26), heading(STAGE_WIDTH / 2, 64, phase(scene), 22, "middle"), frieze(STAGE_HEIGHT - 14)]
    if int(scene.s.event) != NOBODY:
        event = at(36, 110, card(scene, int(scene.s.event)))
        return [*title, event, *news(scene, 120, 10, (STAGE_WIDTH + CARD_WIDTH + 36) / 2, 48)]
    if any(happening.what in DUELS for happening in story(scene.s)):
        return [*title, at(0, 84, *battlefield.duel(scene, STAGE_WIDTH)), *news(scene, 206, 6)]
    return [*title, *news(scene, 100, 5), *rising(scene)]


def rising(scene: Scene) -> list[Element]:
    """The monument of the tribe whose turn it is, course upon course."""
    seat = int(scene.s.turn)
    if seat == NOBODY:
        return []
    p, wanted = scene.s.seats[seat], scene.number(MONUMENT_TO_WIN)
    tribe, built = int(p.tribe), int(p.monument)
    tall = min(22.0, 110 / wanted)
    courses = []
    for k in range(wanted):
        width = 300 - 170 * k / max(wanted - 1, 1)
        x, y = (STAGE_WIDTH - width) / 2, STAGE_HEIGHT - 36 - tall * (k + 1)
        if k < built:
            courses.append(block(tribe, x, y, width, tall))
        else:
            courses.append(rect(x, y + 1, width, tall - 1.5, 1, class_="missing"))
    if built >= wanted:
        courses.append(sign(sign_of(SPECIAL + tribe), STAGE_WIDTH / 2 - 22, STAGE_HEIGHT - 40 - tall * wanted - 44, 44))
    return courses


def phase(scene: Scene) -> str:
    _ = scene._
    if int(scene.s.turn) >= 0:
        return scene.by(
            int(scene.s.turn), _("Your turn"), _("The turn of {whose}"), whose=scene.whose(int(scene.s.turn))
        )
    return _("The fair")


def tribes(scene: Scene) -> list[Element]:
    """Every tribe as a tile with its stone, to choose from."""
    tiles = [at(20 + 188 * (n % 3), 48 + 150 * (n // 3), tile(scene, n)) for n in range(len(TRIBES))]
    return [heading(STAGE_WIDTH / 2, 32, scene._("Choose a tribe"), 20, "middle"), *tiles]


def tile(scene: Scene, tribe: int) -> Element:
    stone = SPECIAL + tribe
    taken = scene.seat_of(tribe) != NOBODY
    parts = (
        rect(0, 0, 176, 140, 4, class_="box"),
        group(
            *(block(tribe, 12 + 31 * k, 12, 29.5, 22) for k in range(5)),
            sign(sign_of(stone), 61, 40, 54),
            heading(88, 113, scene.title_of(tribe), 18, "middle"),
            text(88, 131, scene.card(stone), 13, "middle", class_="faded"),
            class_="inside",
        ),
    )
    if taken:
        return group(*parts, opacity=0.35)
    return scene.thing(targets.tribe(tribe), scene.title_of(tribe), *parts)


def the_end(scene: Scene) -> list[Element]:
    """A wreath, and how it ended."""
    words = wrap(question(scene.view, scene.lang), 52)
    winners = [seat for seat in range(scene.view.players) if int(scene.s.winners) >> seat & 1]
    middle = STAGE_WIDTH / 2
    marks = [seat_mark(seat, middle + 34 * (k - (len(winners) - 1) / 2), 100, 30) for k, seat in enumerate(winners)]
    lines = [text(middle, 216 + 27 * k, line, 21, "middle", class_="serif") for k, line in enumerate(words)]
    return [wreath(middle, 100, 62), *marks, *lines, *news(scene, 226 + 27 * len(lines), 4)]


def wreath(x: float, y: float, radius: float) -> Element:
    """Two branches of laurel."""
    leaf = path("M0 0C7 -9 20 -9 30 0C20 6 7 6 0 0Z", class_="leaf")
    leaves = []
    for side in (1, -1):
        for k in range(8):
            branch = f"scale({side} 1) rotate({-8 - 18 * k}) translate(0 {number(radius)})"
            # one leaf outwards, one inwards
            leaves += [group(leaf, transform=f"{branch} rotate({tilt})") for tilt in (38, -24)]
    return at(x, y, circle(0, 0, radius, class_="twig"), *leaves)
