"""What the reader has, in one row: on narrow screens the storehouse lies on another page than what it pays for."""

from __future__ import annotations

from ludus.drawing.svg import Element, area, at, group, line, text, titled
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.names import good_names, sestertii
from ludus.games.concordia.tables import GOODS
from ludus.games.concordia.text.facts import counted, free_spaces

WIDE, TALL = 390, 34
SIGN = 19


def belongings(scene: Scene, x: float, y: float) -> Element:
    """Money, every good and what room is left."""
    _, player = scene._, scene.s.seats[scene.view.seat]
    money, free = int(player.money), free_spaces(scene.s, scene.view.seat)
    goods = zip(GOODS, good_names(_), counted(player.goods), strict=True)
    room = _.plural("{n} space free", "{n} spaces free", free) if free else _("no space free")
    shown = [
        ("coin", sestertii(_, money), money),
        *((good, f"{name}: {n}", n) for good, name, n in goods),
        ("storehouse", room, free),
    ]
    step = WIDE / len(shown)
    drawn = [at(step * k, 0, amount(*one, step)) for k, one in enumerate(shown)]
    title = _("What you have")
    return area("belongings", title, x, y, WIDE, TALL, group(line(0, 0.5, WIDE, 0.5, class_="rule"), *drawn))


def amount(name: str, label: str, n: int, wide: float) -> Element:
    sign = group(icon(name, wide / 2 - 12, TALL / 2, SIGN), class_=None if n else "lacking")
    figure = text(wide / 2 + 1, TALL / 2 + 5.5, f"{n}", 16, class_="strong", data_count=f"mine {name}")
    return titled(label, sign, figure)
