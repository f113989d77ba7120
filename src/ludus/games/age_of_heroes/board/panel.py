"""One tribe as it shows itself: cities, monument, armies, fortresses and how many cards."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import (
    LETTER,
    TITLE_LETTER,
    Child,
    Element,
    at,
    fitting,
    group,
    heading,
    line,
    number,
    rect,
    sign,
    text,
)
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.masonry import block
from ludus.games.age_of_heroes.board.ring import Place
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import army, card_back, counted, sign_of, slots
from ludus.games.age_of_heroes.state import NO_CLAIM, TRADING
from ludus.games.age_of_heroes.text.tell import other, own

EDGE = 14  # inside a panel
SMALLEST = 9  # letters that can still be read
NOTE = 11  # letters of notes under armies
CAPITAL = 0.9  # how wide bold capitals are, in parts of their size


def panel(scene: Scene, seat: int, place: Place) -> Element:
    """A seat's panel; a tribe is a thing that wars and disasters aim at."""
    tribe = int(scene.s.seats[seat].tribe)
    parts = [frame(scene, seat, place), *inside(scene, seat, place)]
    if tribe < 0:
        return at(place.x, place.y, *parts, class_=f"seat-{seat}")
    label = " ".join(own(scene)) if seat == scene.me else other(scene, seat)
    return at(place.x, place.y, scene.thing(targets.tribe(tribe), label, *parts), class_=f"seat-{seat}")


def frame(scene: Scene, seat: int, place: Place) -> Element:
    classes = ["box", "tribe"]
    if not scene.playing(seat) and int(scene.s.seats[seat].tribe) >= 0:
        classes.append("gone")
    elif seat == int(scene.s.turn):
        classes.append("at-turn")
    elif int(scene.s.seats[seat].claim) != NO_CLAIM:
        classes.append("claiming")
    return group(
        rect(0, 0, place.width, place.height, 4, class_=" ".join(classes)),
        rect(0, 0, 7, place.height, 2, class_="seat-edge"),
    )


def inside(scene: Scene, seat: int, place: Place) -> list[Child]:
    p = scene.s.seats[seat]
    parts: list[Child] = [*head(scene, seat, place)]
    if int(p.tribe) < 0:
        return parts
    if not scene.playing(seat):
        return [*parts, text(EDGE + 6, 70, scene._("out of the game"), 15, class_="faded")]
    parts += [
        cities(scene, seat),
        monument(scene, seat),
        forces(scene, seat, place.width - 2 * EDGE),
        cards(scene, seat, place),
    ]
    won = bool(int(scene.s.winners) >> seat & 1)
    if won or int(p.claim) != NO_CLAIM:
        parts.append(ribbon(place, scene._("VICTORY") if won else scene._("CLAIM"), "victory" if won else "claim"))
    if int(scene.s.stage) == TRADING:
        parts.append(offers_left(scene, seat, place))
    return parts


def head(scene: Scene, seat: int, place: Place) -> list[Element]:
    """The banner: mark, tribe, who plays it, and whether it goes first."""
    title = scene.title(seat)
    size = fitting(title, place.width * 0.52, 19, TITLE_LETTER)
    room = place.width - EDGE - 46 - len(title) * TITLE_LETTER * size
    words = player(scene, seat, room)
    return [
        seat_mark(seat, EDGE + 12, 19, 17),
        heading(EDGE + 28, 25, title, size),
        text(place.width - 12, 25, words, fitting(words, room, 13), "end", class_="faded"),
        line(EDGE, 35, place.width - 10, 35, class_="rule"),
    ]


def player(scene: Scene, seat: int, room: float) -> str:
    """Who plays a tribe, and whether they go first; long names are cut so that the rest can be read."""
    name = scene.player_name(seat) if scene.view.names and int(scene.s.seats[seat].tribe) >= 0 else ""
    first = seat == int(scene.s.first)
    if not name:
        return scene._("first player") if first else ""
    words = scene._("{name}, first", name=name) if first else name
    over = len(words) - int(room / LETTER / SMALLEST)
    if over <= 0:
        return words
    name = f"{name[: max(3, len(name) - over - 1)]}…"
    return scene._("{name}, first", name=name) if first else name


def cities(scene: Scene, seat: int) -> Element:
    wanted = scene.number(t.CITIES_TO_WIN)
    space = min(29.0, 150 / wanted)
    return slots("city", int(scene.s.seats[seat].cities), wanted, EDGE, 42, min(26, space - 1), space)


def monument(scene: Scene, seat: int) -> Element:
    """Blocks of the tribe's own masonry, laid beside the sign of the stone."""
    p = scene.s.seats[seat]
    wanted, tribe = scene.number(t.MONUMENT_TO_WIN), int(p.tribe)
    width = 120 / wanted
    parts: list[Element] = [sign(sign_of(t.SPECIAL + tribe), EDGE, 76, 24)]
    for k in range(wanted):
        x = EDGE + 30 + k * width
        built = k < int(p.monument)
        parts.append(
            block(tribe, x, 76, width - 1.5, 24) if built else rect(x, 77, width - 2.5, 22, 2, class_="missing")
        )
    return group(*parts)


def forces(scene: Scene, seat: int, room: float) -> Element:
    """Armies at home, held and away, with a note on what keeps them; smaller where the notes need more room."""
    p = scene.s.seats[seat]
    groups = [
        ("", "", {t.PLAIN: int(p.home[t.PLAIN_ARMY]), t.LED: int(p.home[t.LED_ARMY])}),
        ("held", scene._("held"), {t.PLAIN: int(p.held)}),
        (
            "away",
            scene._("away"),
            {t.PLAIN: int(p.away[:, t.PLAIN_ARMY].sum()), t.LED: int(p.away[:, t.LED_ARMY].sum())},
        ),
    ]
    parts, x = [], 0.0
    for css, note, armies in groups:
        start = x
        for sort, n in ((sort, n) for sort, n in armies.items() if n):
            parts.append(at(x, 0, force(sort, n, css)))
            x += 48 + 6 * (sort == t.LED or css == "held")
        if x > start and note:
            parts.append(text(start, 37, note, NOTE, class_="faded"))
            x = max(x, start + 6 + len(note) * LETTER * NOTE)
    return at(EDGE, 110, group(*parts, transform=f"scale({number(min(1.0, room / max(x, 1)))})"))


def force(sort: int, n: int, css: str) -> Element:
    """One token for all armies of a sort, with their number."""
    parts = [army(sort, 0, 0, 26, css)]
    if css == "held":
        parts.append(sign("earthquake", 15, 11, 17))
    return group(*parts, text(36 if sort == t.LED or css == "held" else 30, 20, f"{n}", 15, class_="figure"))


def cards(scene: Scene, seat: int, place: Place) -> Element:
    """How many cards the tribe holds, and its fortresses."""
    p = scene.s.seats[seat]
    x = place.width - 78
    held = int(p.cards)
    backs = [card_back(x + 5 * k, 44 - k, 21, 29) for k in range(min(held, 3) or 1)] if held else []
    parts = [*backs, text(place.width - 14, 66, f"{held}", 20, "end", class_="figure")]
    if int(p.fortresses):
        parts.append(counted("fortress", int(p.fortresses), x + 2, 79, 24))
    return group(*parts)


def offers_left(scene: Scene, seat: int, place: Place) -> Element:
    """At the fair: a dot for each offer still to be made."""
    p = scene.s.seats[seat]
    left = 0 if int(p.passed) else scene.number(t.OFFERS) - int(p.offers)
    words = scene._.plural("{n} offer", "{n} offers", left) if left else scene._("no more offers")
    if int(p.passed):
        words = scene._("passed")
    return text(place.width - 12, place.height - 11, words, 13, "end", class_="faded")


def ribbon(place: Place, words: str, css: str) -> Element:
    """A claim, or the victory, is not to be overlooked."""
    return group(
        rect(place.width / 2 - 66, -17, 132, 27, 2, class_=css),
        text(place.width / 2, 2.5, words, fitting(words, 124, 17, CAPITAL), "middle", class_="ribbon-words"),
    )
