"""The middle of the table: what goes on there now, and what has just happened."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, area, at, circle, fitting, group, heading, number, path, rect, sign, text
from ludus.games.age_of_heroes.board import battlefield, market, supplies, targets
from ludus.games.age_of_heroes.board.duel import HEIGHT as DUEL_HEIGHT
from ludus.games.age_of_heroes.board.duel import duel, fought
from ludus.games.age_of_heroes.board.fate import disaster, struck_now
from ludus.games.age_of_heroes.board.places import STAGE, STAGE_HEIGHT, STAGE_WIDTH, enlarged
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import BASE, TALL, landscape, monument
from ludus.games.age_of_heroes.board.tokens import sign_of
from ludus.games.age_of_heroes.state import CHOOSING, NO_BATTLE, OVER, TRADING
from ludus.games.age_of_heroes.tables import MONUMENT_TO_WIN, NOBODY, SPECIAL, TRIBES
from ludus.games.age_of_heroes.text.ending import verdict
from ludus.games.age_of_heroes.text.happenings import happenings

WIDTH, HEIGHT = STAGE_WIDTH, STAGE_HEIGHT
LINE, LETTERS = 23, 55
FEW_LINES = 2  # of news there is always room for
WORDS = 19  # the size of letters: on a phone they are two thirds of it


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
        parts.append(group(*told(news(scene, 2), WIDTH / 2, 300), class_="roomy"))
    else:
        parts = tablet(scene)
    floor = rect(0, 0, WIDTH, HEIGHT, 4, class_="stage roomy" if name == "fair" else "stage")
    title = scene._("The fair") if name == "fair" else scene._("The middle of the table")
    shown = (floor, *parts, *supplies.answers(scene, WIDTH, HEIGHT - 74))
    return area(name, title, *STAGE, enlarged(STAGE, WIDTH, *shown), preserveAspectRatio="xMidYMin meet")


def at_fair(scene: Scene) -> bool:
    """Whether trading goes on: no event and no battle interrupts it."""
    return int(scene.s.stage) == TRADING and int(scene.s.battle) == NO_BATTLE and int(scene.s.event) == NOBODY


def news(scene: Scene, most: int, letters: int = LETTERS, title: str = "") -> list[str]:
    """What the last step brought besides the title above it, in lines of so many letters; the latest lines where there
    is no room for all."""
    said = (title or phase(scene)).rstrip(".")
    sentences = [words for words in happenings(scene) if words.rstrip(".") != said]
    return [line for words in sentences for line in wrap(words, letters)][-most:]


def told(lines: list[str], x: float, y: float, step: float = LINE, size: float = WORDS) -> list[Element]:
    """Lines below each other around a middle."""
    return [
        text(x, y + step * k, line, fitting(line, 2 * x - 20, size, 0.5), "middle", class_="told")
        for k, line in enumerate(lines)
    ]


def tablet(scene: Scene) -> list[Element]:
    """News: the blow of fate being struck, the duel that has just been fought, or the monument of who is at turn."""
    event = struck_now(scene)
    if event != NOBODY:
        lines = news(scene, 4)
        height = HEIGHT - (8 + LINE * len(lines) if lines else 0)
        return [disaster(scene, event, WIDTH, height, *told(lines, WIDTH / 2, height + 25))]
    title = heading(WIDTH / 2, 36, phase(scene), fitting(phase(scene), WIDTH - 40, 26, 0.5), "middle")
    lines = news(scene, 6 if fought(scene) else 4)
    height = HEIGHT - 18 - LINE * max(len(lines), FEW_LINES)  # the land is as large as a moment ago
    if fought(scene):
        top = (height - DUEL_HEIGHT + 36) / 2
        words = told(lines, WIDTH / 2, height + 24 - top)
        return [landscape(WIDTH, height, "dusk", sun=False), title, at(0, top, duel(scene, WIDTH, *words))]
    return [*rising(scene, height), title, *told(lines, WIDTH / 2, height + 24)]


def rising(scene: Scene, height: float) -> list[Element]:
    """The monument of the tribe whose turn it is, on its land."""
    seat = int(scene.s.turn)
    if seat == NOBODY or int(scene.s.seats[seat].tribe) < 0:
        return [at(0, 0, landscape(WIDTH, height, "day"))]
    p, wanted = scene.s.seats[seat], scene.number(MONUMENT_TO_WIN)
    tribe, built, size = int(p.tribe), int(p.monument), (height - 70) / TALL
    standing = group(monument(tribe, built, wanted, seat, "again"), transform=f"scale({number(size)})")
    left, top = (WIDTH - BASE * size) / 2, height - 12 - TALL * size
    shown = [at(0, 0, landscape(WIDTH, height, "day", seed=tribe + 1)), at(left, top, standing)]
    return [group(*shown, class_=f"seat-{seat} glory" if built >= wanted else f"seat-{seat}")]


def phase(scene: Scene) -> str:
    _ = scene._
    if int(scene.s.turn) >= 0:
        return scene.by(
            int(scene.s.turn), _("Your turn"), _("The turn of {whose}"), whose=scene.whose(int(scene.s.turn))
        )
    return _("The fair")


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


def the_end(scene: Scene) -> list[Element]:
    """A wreath, how it ended, and the race: everybody's cities and monument side by side."""
    words = verdict(scene.view, scene.lang)
    lines = news(scene, 2, title=words)
    winners = [seat for seat in range(scene.view.players) if int(scene.s.winners) >> seat & 1]
    middle = WIDTH / 2
    marks = [seat_mark(seat, middle + 34 * (k - (len(winners) - 1) / 2), 60, 26) for k, seat in enumerate(winners)]
    return [
        at(0, 0, landscape(WIDTH, 122, "dusk")),
        wreath(middle, 60, 40),
        *marks,
        heading(middle, 149, words, fitting(words, WIDTH - 30, 22, 0.5), "middle"),
        *told(lines, middle, 175),
        *race(scene, 186 + LINE * len(lines) // 2),
    ]


def race(scene: Scene, y: float) -> list[Element]:
    """What decided the game, for each tribe: its cities and the cards of its monument."""
    players, wanted = scene.view.players, scene.number(MONUMENT_TO_WIN)
    step = min(100.0, (WIDTH - 20) / players)
    left = (WIDTH - step * players) / 2
    parts: list[Element] = []
    for k, seat in enumerate(scene.ring()):
        p = scene.s.seats[seat]
        middle, won = left + step * (k + 0.5), bool(int(scene.s.winners) >> seat & 1)
        css = "box winner" if won else "box loser"
        standing = monument(int(p.tribe), int(p.monument), wanted, seat, "again")
        parts += [
            rect(middle - step / 2 + 3, y, step - 6, 118, 4, class_=css),
            seat_mark(seat, middle, y + 16, 17),
            sign("city", middle - 30, y + 30, 26),
            text(middle + 16, y + 51, f"{int(p.cities)}", 22, "middle", class_="figure"),
            at(middle - 36, y + 66, group(standing, transform="scale(.46)")),
            text(middle + 26, y + 100, f"{int(p.monument)}", 22, "middle", class_="figure"),
        ]
    return parts


def wreath(x: float, y: float, radius: float) -> Element:
    """Two branches of laurel."""
    leaf = path("M0 0C5 -7 15 -7 22 0C15 5 5 5 0 0Z", class_="leaf")
    leaves = []
    for side in (1, -1):
        for k in range(8):
            branch = f"scale({side} 1) rotate({-8 - 18 * k}) translate(0 {number(radius)})"
            # one leaf outwards, one inwards
            leaves += [group(leaf, transform=f"{branch} rotate({tilt})") for tilt in (38, -24)]
    return at(x, y, circle(0, 0, radius, class_="twig"), *leaves)
