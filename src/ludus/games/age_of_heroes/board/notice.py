"""At the fair on a small screen, where the stalls leave no room: the last offer and what came of it."""

from __future__ import annotations

from textwrap import wrap

from ludus.drawing.svg import Element, area, group, rect
from ludus.games.age_of_heroes.board.market import asked_to_trade, barter, how_to_trade, offerer
from ludus.games.age_of_heroes.board.news import news, told
from ludus.games.age_of_heroes.board.places import NOTICE
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.tables import NOBODY

LETTERS, SIZE, LINE = 29, 13, 15  # in a line, and how large they are


def notice(scene: Scene) -> Element:
    """What a wide screen shows over and under the stalls."""
    middle = NOTICE.width / 2
    parts: list[Element] = [rect(1, 1, NOTICE.width - 2, NOTICE.height - 2, 4, class_="ledger")]
    if offerer(scene) != NOBODY:
        parts += [*barter(scene, middle, 28, 30, again=True), *told(news(scene, 4, LETTERS), middle, 62, LINE, SIZE)]
    elif asked_to_trade(scene):
        parts += told(wrap(how_to_trade(scene), LETTERS), middle, 48, LINE, SIZE)
    return area("notice", scene._("The last offer"), *NOTICE, group(*parts, class_="narrow-only"))
