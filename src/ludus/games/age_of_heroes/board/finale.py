"""The end of a game on the stage: a wreath, how it ended, and the race side by side."""

from __future__ import annotations

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, circle, fitting, group, heading, number, path, rect, sign, text
from ludus.games.age_of_heroes.board.news import LINE, news, told
from ludus.games.age_of_heroes.board.places import STAGE_WIDTH as WIDTH
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.scenery import landscape, monument
from ludus.games.age_of_heroes.tables import MONUMENT_TO_WIN
from ludus.games.age_of_heroes.text.ending import verdict


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
