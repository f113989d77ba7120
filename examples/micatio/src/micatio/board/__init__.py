"""Micatio as a picture: the things that can be taken, and everybody's points below them."""

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, at, document, group, rect, text, thing
from ludus.engine.telling import plain
from ludus.engine.view import View
from micatio.actions import FINGERS
from micatio.board.things import drawings
from micatio.names import TARGETS, THINGS, speak
from micatio.text.tell import lot, tell

WIDTH, HEIGHT, STEP = 110, 100, 120  # of a thing's box, and from one to the next
ROW = 26


def target(action: int) -> str:
    return TARGETS[max(0, action - FINGERS + 1)]


def draw(view: View, lang: str, of: int | None = None) -> str:  # noqa: ARG001 - one table for all
    _ = speak(lang)
    rows = [row(view, seat) for seat in range(view.players)]
    below = HEIGHT + 40
    own = [text(10, below + ROW * len(rows), _("Your lot is {lot}.", lot=lot(_, view, view.seat)))]
    return document(
        STEP * len(TARGETS) + 10,
        below + ROW * len(rows) + 15,
        *things(view, lang),
        *(at(0, below + ROW * n, one) for n, one in enumerate(rows)),
        *(own if view.seat >= 0 else ()),
        title=_("Micatio"),
        desc=plain(tell(view, lang)),
        lang=lang,
    )


def things(view: View, lang: str) -> list[Element]:
    """What can be pressed: lit where the seat may take it now."""
    _ = speak(lang)
    can = {target(action) for action in view.legal()} if view.seat >= 0 else set()
    return [
        at(
            10 + STEP * n,
            10,
            thing(
                name,
                _(THINGS[n]),
                rect(0, 0, WIDTH, HEIGHT, class_="box"),
                group(*drawing, text(WIDTH / 2, HEIGHT - 10, _(THINGS[n]), anchor="middle"), class_="inside"),
                can=name in can,
                locked=name not in can,
            ),
        )
        for n, (name, drawing) in enumerate(zip(TARGETS, drawings(view), strict=True))
    ]


def row(view: View, seat: int) -> Element:
    """A player's mark, name and points."""
    points = text(STEP * 3, 0, str(view.points(seat)), anchor="end")
    return group(seat_mark(seat, 18, -5), text(34, 0, view.name(seat)), points)
