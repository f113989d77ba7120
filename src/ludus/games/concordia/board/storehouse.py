"""A storehouse: twelve spaces with goods and waiting colonists, which can be counted at a glance."""

from __future__ import annotations

from ludus.drawing.svg import Element, group, rect, titled
from ludus.games.concordia.board import pieces
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.names import colonist_names
from ludus.games.concordia.tables import GOODS, KINDS, SPACES
from ludus.games.concordia.text.facts import counted, waiting

GAP = 6  # between two halves of a row
Space = tuple[str, int, int]  # "good" or "colonist", which kind, and which one of these


def storehouse(scene: Scene, seat: int, wide: float, tall: float, rows: int) -> Element:
    """All spaces: the goods come first, the colonists last, and between them is what is free."""
    goods: list[Space | None] = [
        ("good", good, n) for good, count in enumerate(counted(scene.s.seats[seat].goods)) for n in range(count)
    ]
    colonists: list[Space | None] = [
        ("colonist", kind, n) for kind in range(len(KINDS)) for n in range(waiting(scene.s, seat, kind))
    ]
    spaces = [*goods, *[None] * (SPACES - len(goods) - len(colonists)), *colonists]
    columns = SPACES // rows
    step, high = (wide - (GAP if rows == 1 else 0)) / columns, tall / rows
    return group(
        *(
            space(
                scene,
                seat,
                content,
                n % columns * step + (GAP if n % columns >= SPACES // 2 else 0),
                n // columns * high,
                step,
                high,
            )
            for n, content in enumerate(spaces)
        )
    )


def space(scene: Scene, seat: int, content: Space | None, x: float, y: float, wide: float, tall: float) -> Element:
    box = rect(x + 0.5, y + 0.5, wide - 1, tall - 1, 2, class_="box shelf" if content else "free")
    if content is None:
        return group(box)
    what, which, n = content
    middle = (x + wide / 2, y + tall / 2)
    if what == "good":
        sign = icon(GOODS[which], *middle, min(tall, wide, 24) - 2)
        return group(box, group(sign, data_piece=f"good {seat} {GOODS[which]} {n}"))
    kin = f"colonist {seat} {KINDS[which]}"
    piece = group(
        pieces.colonist(seat, which, *middle, min(1.3, tall / 18.5, wide / 21)),
        data_piece=f"{kin} waiting {n}",
        data_kin=kin,
    )
    return titled(scene._("{kind}: in the storehouse", kind=colonist_names(scene._)[which]), box, piece)
