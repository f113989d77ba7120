"""What has just happened, in lines on the stage, and what the stage is called meanwhile."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.svg import Element, fitting, text
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.text.happenings import happenings

LINE, LETTERS = 23, 55
WORDS = 19  # the size of letters: on a phone they are two thirds of it


def phase(scene: Scene) -> str:
    _ = scene._
    if int(scene.s.turn) >= 0:
        return scene.by(
            int(scene.s.turn), _("Your turn"), _("The turn of {whose}"), whose=scene.whose(int(scene.s.turn))
        )
    return _("The fair")


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
