"""The middle of the table: what goes on there now, and what has just happened."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.svg import Element, area, at, fitting, group, heading, number, rect, sign, text
from ludus.games.age_of_heroes.board import battlefield, market, supplies, targets
from ludus.games.age_of_heroes.board.duel import HEIGHT as DUEL_HEIGHT
from ludus.games.age_of_heroes.board.duel import duel, fought
from ludus.games.age_of_heroes.board.fate import disaster, struck_now
from ludus.games.age_of_heroes.board.finale import the_end
from ludus.games.age_of_heroes.board.news import LETTERS, LINE, news, phase, told
from ludus.games.age_of_heroes.board.places import STAGE, STAGE_HEIGHT, STAGE_WIDTH, enlarged
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import BASE, TALL, landscape, monument
from ludus.games.age_of_heroes.board.tokens import sign_of
from ludus.games.age_of_heroes.state import ASK_ROAD, CHOOSING, NO_BATTLE, OVER, TRADING
from ludus.games.age_of_heroes.tables import MONUMENT_TO_WIN, NOBODY, SPECIAL, TRIBES

WIDTH, HEIGHT = STAGE_WIDTH, STAGE_HEIGHT
ANSWERS = 74  # how high the buttons of an answer are, with what is around them
FEW_LINES = 2  # of news there is always room for


def stage(scene: Scene) -> Element:
    """Tribes to choose from, a battle, the fair, an event, the end, or simply the news."""
    name = "stage"
    if int(scene.s.stage) == OVER:
        parts = the_end(scene)
    elif int(scene.s.stage) == CHOOSING:
        parts = tribes(scene)
    elif int(scene.s.battle) != NO_BATTLE:
        parts = battlefield.battlefield(scene, WIDTH)
    elif at_fair(scene):
        name, parts = "fair", market.market(scene, WIDTH)
        parts.append(group(*dealt(scene), class_="roomy"))
    else:
        parts = tablet(scene)
    floor = rect(0, 0, WIDTH, HEIGHT, 4, class_="stage roomy" if name == "fair" else "stage")
    title = scene._("The fair") if name == "fair" else scene._("The middle of the table")
    shown = (floor, *parts, *supplies.answers(scene, WIDTH, HEIGHT - ANSWERS))
    return area(name, title, *STAGE, enlarged(STAGE, WIDTH, *shown), preserveAspectRatio="xMidYMin meet")


def dealt(scene: Scene) -> list[Element]:
    """Under the stalls: the last news, and the offer they are about once the reader is asked for another."""
    lines = news(scene, 2)
    about = len(lines) == 1 and market.asked_to_trade(scene) and market.offerer(scene) != NOBODY
    offer = market.barter(scene, WIDTH / 2, 317, 24, again=True) if about else []
    return [*told(lines, WIDTH / 2, 298 if about else 300), *offer]


def at_fair(scene: Scene) -> bool:
    """Whether trading goes on: no event and no battle interrupts it."""
    return int(scene.s.stage) == TRADING and int(scene.s.battle) == NO_BATTLE and int(scene.s.event) == NOBODY


def tablet(scene: Scene) -> list[Element]:
    """News: the blow of fate being struck, the duel that has just been fought, or the monument of who is at turn."""
    event = struck_now(scene)
    if event != NOBODY:
        lines = news(scene, 4)
        height = HEIGHT - (8 + LINE * len(lines) if lines else 0)
        return [disaster(scene, event, WIDTH, height, *told(lines, WIDTH / 2, height + 25))]
    title = heading(WIDTH / 2, 36, phase(scene), fitting(phase(scene), WIDTH - 40, 26, 0.5), "middle")
    asked = scene.to_move and int(scene.s.question) == ASK_ROAD
    lines = wrap(road_use(scene), LETTERS) if asked else news(scene, 6 if fought(scene) else 4)
    height = HEIGHT - 18 - LINE * max(len(lines), FEW_LINES)  # the land is as large as a moment ago
    height -= ANSWERS if asked else 0
    if fought(scene):
        top = (height - DUEL_HEIGHT + 36) / 2
        words = told(lines, WIDTH / 2, height + 24 - top)
        return [landscape(WIDTH, height, "dusk", sun=False), title, at(0, top, duel(scene, WIDTH, *words))]
    return [*rising(scene, height), title, *told(lines, WIDTH / 2, height + 24)]


def road_use(scene: Scene) -> str:
    """What whoever is asked for a road has to know."""
    return scene._("A road brings both of you more cards at every fair; armies sent along it come home at once.")


def rising(scene: Scene, height: float) -> list[Element]:
    """The monument of the tribe whose turn it is, on its land."""
    seat = int(scene.s.turn)
    if seat == NOBODY or int(scene.s.seats[seat].tribe) < 0:
        return [at(0, 0, landscape(WIDTH, height, "day"))]
    p, wanted = scene.s.seats[seat], scene.number(MONUMENT_TO_WIN)
    tribe, built, size = int(p.tribe), int(p.monument), (height - 70) / TALL
    standing = group(monument(tribe, built, wanted, seat, "again", large=True), transform=f"scale({number(size)})")
    left, top = (WIDTH - BASE * size) / 2, height - 12 - TALL * size
    shown = [at(0, 0, landscape(WIDTH, height, "day", seed=tribe + 1)), at(left, top, standing)]
    return [group(*shown, class_=f"seat-{seat} glory" if built >= wanted else f"seat-{seat}")]


def tribes(scene: Scene) -> list[Element]:
    """Every tribe as a tile with its monument, to choose from."""
    tiles = [at(14 + 176 * (n % 3), 38 + 146 * (n // 3), tile(scene, n)) for n in range(len(TRIBES))]
    return [heading(WIDTH / 2, 27, scene._("Choose a tribe"), 22, "middle"), *tiles]


def tile(scene: Scene, tribe: int) -> Element:
    stone, name = SPECIAL + tribe, scene.title_of(tribe)
    taken = scene.seat_of(tribe) != NOBODY
    parts = (
        rect(0, 0, 168, 142, 5, class_="box"),
        group(
            at(5, 5, landscape(158, 88, "day", seed=tribe + 1)),
            at(44, 14, group(monument(tribe, 5, 5, -1, "again"), transform="scale(.82)")),
            heading(84, 114, name, fitting(name, 156, 20, 0.5), "middle"),
            sign(sign_of(stone), 8, 117, 20),
            text(84, 134, scene.card(stone), 17, "middle", class_="faded"),
            class_="inside",
        ),
    )
    if taken:
        return group(*parts, opacity=0.35)
    return scene.thing(targets.tribe(tribe), name, *parts)
