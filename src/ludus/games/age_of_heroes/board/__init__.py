"""The picture of Age of Heroes: a table seen from the reader's seat."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludus.drawing.signs import Sheet
from ludus.drawing.svg import Element, at, document, fitting, group, heading, line, rect, text
from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.age_of_heroes.board import supplies
from ludus.games.age_of_heroes.board.hand import HAND_HEIGHT, hand
from ludus.games.age_of_heroes.board.masonry import patterns
from ludus.games.age_of_heroes.board.panel import panel
from ludus.games.age_of_heroes.board.ring import WIDTH, places, roads
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.board.stage import stage
from ludus.games.age_of_heroes.board.targets import target
from ludus.games.age_of_heroes.state import NO_CLAIM, OVER
from ludus.games.age_of_heroes.text.question import question
from ludus.games.age_of_heroes.text.tell import tell

__all__ = ["draw", "target"]
FOLDER = Path(__file__).parent
SHEET = Sheet(FOLDER.parent / "signs.svg")
BOLD_LETTER = 0.62  # how wide a bold letter is on average, in parts of its size
HAND_Y = supplies.BUILD_Y + supplies.BUILD_HEIGHT + 8


def draw(view: View, lang: str = "en", of: int | None = None) -> str:  # noqa: ARG001 - one table for all
    """The table as one seat sees it."""
    scene = Scene(view, lang)
    panels = [panel(scene, seat, place) for seat, place in places(scene).items()]
    parts = [patterns(), *roads(scene), stage(scene), *panels, supplies.piles(scene), banner(scene)]
    height: float = supplies.BUILD_Y + 44
    if scene.me < 0:
        parts.append(supplies.items_left(scene))
    else:
        parts += [supplies.answers(scene), supplies.building(scene), at(0, HAND_Y, hand(scene))]
        height = HAND_Y + HAND_HEIGHT
    return document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, 0, class_="ground"),
        *parts,
        title=scene._("Age of Heroes"),
        desc=plain(tell(view, lang)),
        sheet=SHEET,
        css=style(),
        lang=lang,
    )


def banner(scene: Scene) -> Element:
    """Along the top: the round, the question or who is to move, and who claims the game."""
    words, claim = question(scene.view, scene.lang), claims(scene)
    left, right = 130, WIDTH - (16 + claim_width(claim) if claim else 130)
    size = fitting(words, right - left - 20, 20, BOLD_LETTER)
    return group(
        heading(16, 29, scene._("Round {n}", n=int(scene.s.rounds)), 18),
        text((left + right) / 2, 29, words, size, "middle", class_="asked" if scene.to_move else "faded"),
        line(16, 42, WIDTH - 16, 42, class_="rule"),
        *([ribbon(claim)] if claim else []),
    )


def claims(scene: Scene) -> str:
    """Whoever claims the game, while that is open."""
    claiming = [scene.who(seat) for seat in range(scene.view.players) if int(scene.s.seats[seat].claim) != NO_CLAIM]
    if not claiming or int(scene.s.stage) == OVER:
        return ""
    return scene._("Claim: {list}", list=", ".join(claiming))


def claim_width(words: str) -> float:
    return 24 + len(words) * BOLD_LETTER * 18


def ribbon(words: str) -> Element:
    """A claim stands where nobody can miss it."""
    wide = claim_width(words)
    return group(
        rect(WIDTH - 16 - wide, 5, wide, 32, 2, class_="claim"),
        text(WIDTH - 16 - wide / 2, 28, words, 18, "middle", class_="claim-words"),
    )


@cache
def style() -> str:
    return (FOLDER / "style.css").read_text(encoding="utf-8")
