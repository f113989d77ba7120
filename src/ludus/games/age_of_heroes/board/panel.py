"""One tribe as it shows itself: its land with cities, fortresses and monument, its armies, and how many cards."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import (
    Child,
    Element,
    area,
    at,
    circle,
    fitting,
    group,
    heading,
    number,
    rect,
    sign,
    text,
    titled,
)
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.forces import forces
from ludus.games.age_of_heroes.board.places import PANEL_HEIGHT, PANEL_WIDTH, Place, enlarged
from ludus.games.age_of_heroes.board.replies import ghost, reply, struck
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import BASE, TALL, landscape, monument, ruins
from ludus.games.age_of_heroes.board.tokens import card_back
from ludus.games.age_of_heroes.state import NO_CLAIM, TRADING
from ludus.games.age_of_heroes.text.tell import other, own

WIDTH, HEIGHT = PANEL_WIDTH, PANEL_HEIGHT
HEAD, LAND = 26, HEIGHT - 28  # how high the title and the land are
STREET, QUARRY = 52, 67  # how low on the land cities stand, and the monument
NAME_LETTER = 0.5  # of the display face
SMALL = 12  # letters of what a phone leaves out
CITY, MONUMENT = 24, 62  # how wide a city's place and the monument are
LONGEST_NAME = 12


def panel(scene: Scene, seat: int, place: Place, nth: int) -> Element:
    """The panel of the n-th seat of the ring; a tribe is a thing that wars, disasters and gifts aim at."""
    tribe = int(scene.s.seats[seat].tribe)
    title = scene.title(seat)
    body: tuple[Child, ...] = (frame(scene, seat), *inside(scene, seat))
    if tribe >= 0:
        label = " ".join(own(scene)) if seat == scene.me else other(scene, seat)
        body = (scene.thing(targets.tribe(tribe), label, *body, *ghost(scene, seat)),)
    css = f"seat-{seat} {struck(scene, seat)}".strip()
    shown = enlarged(place, WIDTH, group(*body, *reply(scene, seat), class_=css))
    return area(f"tribe-{seat}", title, *place, shown, data_nth=nth, data_others=scene.view.players - 1)


def frame(scene: Scene, seat: int) -> Element:
    classes = ["box", "tribe"]
    if not scene.playing(seat) and int(scene.s.seats[seat].tribe) >= 0:
        classes.append("gone")
    elif seat == int(scene.s.turn):
        classes.append("at-turn")
    elif int(scene.s.seats[seat].claim) != NO_CLAIM:
        classes.append("claiming")
    return group(
        rect(1, 1, WIDTH - 2, HEIGHT - 2, 4, class_=" ".join(classes)), rect(1, 1, 6, HEIGHT - 2, 2, class_="seat-edge")
    )


def inside(scene: Scene, seat: int) -> list[Child]:
    p = scene.s.seats[seat]
    parts: list[Child] = [*head(scene, seat)]
    if int(p.tribe) < 0:
        return [*parts, at(8, HEAD, landscape(WIDTH - 10, LAND, "day", seed=seat + 1, sun=False, rise=0.2))]
    if not scene.playing(seat):
        words = scene._("out of the game")
        waste = at(8, HEAD, ruins(WIDTH - 10, LAND), class_="waste")
        return [*parts, waste, text(WIDTH / 2, HEIGHT - 12, words, fitting(words, WIDTH - 36, 17), "middle")]
    parts += [land(scene, seat), forces(scene, seat), *player(scene, seat)]
    won = bool(int(scene.s.winners) >> seat & 1)
    if won or int(p.claim) != NO_CLAIM:
        parts.append(ribbon(scene._("VICTORY") if won else scene._("CLAIM"), "victory" if won else "claim"))
    if int(scene.s.stage) == TRADING:
        parts.append(offers_left(scene, seat))
    return parts


def head(scene: Scene, seat: int) -> list[Element]:
    """The banner: mark, tribe, a numeral for who goes first, how many cards."""
    title, held, first = scene.title(seat), int(scene.s.seats[seat].cards), seat == int(scene.s.first)
    numeral = circle(137, 14, 8, class_="badge"), text(137, 19, "I", 14, "middle", class_="title")
    parts = [
        seat_mark(seat, 19, 14, 15),
        heading(31, 20, title, fitting(title, 96 if first else 114, 18, NAME_LETTER)),
        *([titled(scene._("first player"), *numeral, class_="roomy")] if first else []),
    ]
    if not scene.playing(seat):
        return parts
    figure = text(WIDTH - 7, 20, f"{held}", 18, "end", class_="figure", data_count="")
    return [*parts, card_back(149, 5, 13, 18), figure]


def player(scene: Scene, seat: int) -> list[Element]:
    """Who plays a tribe; a phone has the names above the board."""
    name = scene.player_name(seat) if scene.view.names else ""
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 1]}…"
    return [text(WIDTH - 8, HEIGHT - 6, name, fitting(name, 72, SMALL, 0.47), "end", class_="roomy")] if name else []


def land(scene: Scene, seat: int) -> Element:
    """What stands on a tribe's land: cities on the left, fortresses beside them, the monument on the right."""
    p = scene.s.seats[seat]
    wanted, tribe = scene.number(t.MONUMENT_TO_WIN), int(p.tribe)
    size = MONUMENT / BASE
    standing = group(monument(tribe, int(p.monument), wanted, seat), transform=f"scale({number(size)})")
    return at(
        8,
        HEAD,
        landscape(WIDTH - 10, LAND, "day", seed=tribe + 1, sun=False, rise=0.2),
        *fortresses(int(p.fortresses), seat),
        *cities(scene, seat),
        at(WIDTH - 12 - MONUMENT, QUARRY - TALL * size, standing),
    )


def cities(scene: Scene, seat: int) -> list[Element]:
    """A house for each city, and an empty place for each that is still missing; what is too many is counted."""
    built, wanted = int(scene.s.seats[seat].cities), scene.number(t.CITIES_TO_WIN)
    space = min(CITY - 1.0, 5 * CITY / max(wanted, 1))
    size = min(CITY, space * 1.1)
    parts = [
        sign("city", 1 + k * space, STREET - size, size, data_piece=f"city-{seat}-{k}")
        for k in range(min(built, wanted))
    ]
    parts += [
        rect(3 + k * space, STREET + 1 - size, size - 5, size - 3, 3, class_="missing") for k in range(built, wanted)
    ]
    if built > wanted:
        parts.append(text(wanted * space, STREET - 26, f"+{built - wanted}", 17, "end", class_="figure"))
    return parts


def fortresses(n: int, seat: int) -> list[Element]:
    """Towers behind the cities."""
    shown = min(n, 5)
    towers = [sign("fortress", 2 + k * 23, 12, 22, data_piece=f"fortress-{seat}-{k}") for k in range(shown)]
    return [*towers, text(118, 30, f"+{n - shown}", 15, "end", class_="figure")] if n > shown else towers


def offers_left(scene: Scene, seat: int) -> Element:
    """At the fair: a coin for each offer still to be made; a crossed one when it is over for the tribe."""
    p = scene.s.seats[seat]
    left = 0 if int(p.passed) else scene.number(t.OFFERS) - int(p.offers)
    if left <= 0:
        return sign("passed", 12, HEAD + 3, 15)
    return group(*(circle(18 + 9 * k, HEAD + 9, 5, class_="coin") for k in range(min(left, 4))))


def ribbon(words: str, css: str) -> Element:
    """A claim, or the victory, is not to be overlooked."""
    return at(
        WIDTH / 2,
        HEAD + 12,
        rect(-66, -12, 132, 25, 2, class_=css),
        text(0, 7, words, fitting(words, 124, 18.5, 0.8), "middle", class_="ribbon-words"),
        class_="ribbon",
    )
