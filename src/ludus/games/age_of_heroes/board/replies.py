"""What others say and suffer, shown where they sit: answers at the fair, blows of fate, the odds of a war."""

from __future__ import annotations

from ludus.drawing.svg import Element, at, group, path, rect, sign, text
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.board import targets
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.tokens import sign_of
from ludus.games.age_of_heroes.state import ASK_ACTION, ASK_WITH, TRADING
from ludus.games.age_of_heroes.text.story import story

BLOWS = {  # happenings that strike somebody: who it is, and how it looks
    "shaken": ("whom", "shaken"),
    "city destroyed": ("whom", "burnt"),
    "starved": ("who", "starved"),
    "monument destroyed": ("whom", "shaken"),
    "cities taken": ("whom", "burnt"),
    "city grew": ("who", "blessed"),
}
BUBBLE = "M6 0h70a6 6 0 0 1 6 6v22a6 6 0 0 1 -6 6h-28l-8 9l-4 -9h-30a6 6 0 0 1 -6 -6v-22a6 6 0 0 1 6 -6z"


def struck(scene: Scene, seat: int) -> str:
    """The class of a tribe to which something has just happened."""
    for happening in story(scene.s):
        whose, css = BLOWS.get(happening.what, ("", ""))
        if whose and getattr(happening, whose) == seat:
            return css
    return ""


def reply(scene: Scene, seat: int) -> list[Element]:
    """At the fair: who has what was asked for, who has traded, and whose offer found nobody."""
    s = scene.s
    give, want = int(s.give), int(s.want)
    if int(s.stage) != TRADING or give < 0 or want < 0:
        return []
    tribe = int(s.seats[seat].tribe)
    if int(s.question) == ASK_WITH and seat != scene.me and scene.can(targets.tribe(tribe)):
        return [bubble(sign(sign_of(want), 29, 4, 26))]
    for happening in story(s):
        if happening.what == "exchanged" and seat in (happening.who, happening.whom):
            had, got = (give, want) if seat == happening.who else (want, give)
            return [bubble(sign(sign_of(had), 5, 5, 24), sign("swap", 33, 9, 16), sign(sign_of(got), 53, 5, 24))]
        if happening.what == "no exchange" and seat == happening.who:
            return [bubble(sign(sign_of(want), 29, 4, 26), path("M26 32L58 2", class_="refusal"))]
    return []


def bubble(*inside: Element) -> Element:
    return at(54, 22, path(BUBBLE, class_="bubble"), *inside, class_="reply")


def ghost(scene: Scene, seat: int) -> list[Element]:
    """On pointing at an enemy: the armies that could be sent, against those that would defend."""
    tribe = int(scene.s.seats[seat].tribe)
    if seat == scene.me or int(scene.s.question) != ASK_ACTION or not scene.can(targets.tribe(tribe)):
        return []
    mine, theirs = (int(scene.s.seats[who].home.sum()) for who in (scene.me, seat))
    walls = int(scene.s.seats[seat].fortresses)
    odds = f"{mine} : {theirs}" + (f" (+{walls * scene.number(t.FORTRESS_BONUS)})" if walls else "")
    return [
        group(
            rect(20, 30, 150, 44, 6, class_="bubble"),
            sign("army", 30, 38, 28),
            text(112, 60, odds, 22, "middle", class_="figure"),
            class_="ghost",
        )
    ]
