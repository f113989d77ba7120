"""The whole table in words."""

from ludus.engine.language import Words
from ludus.engine.phrases import listed, player_name
from ludus.engine.telling import OTHERS, OWN, TABLE, Section
from ludus.engine.view import View
from micatio.names import translator
from micatio.state import NOT_SHOWN
from micatio.text.describe import describe


def tell(view: View, lang: str, of: int | None = None) -> list[Section]:  # noqa: ARG001 - one table for all
    _, s = translator(lang), view.s
    now = [_.plural("{n} stone is left in the pile.", "{n} stones are left in the pile.", int(s.pile))]
    if not view.finished:
        now.insert(0, _("Round {n} of {rounds}.", n=int(s.turn) + 1, rounds=int(s.rounds)))
    sections = [Section(_("Now"), tuple(now), TABLE)]
    if view.seat >= 0:
        sections.append(Section(_("You may"), tuple(describe(action, view, lang) for action in view.legal())))
        sections.append(Section(_("You have"), tuple(own(_, view)), OWN))
    return [*sections, Section(_("Everybody"), tuple(player(_, view, k, lang) for k in range(view.players)), OTHERS)]


def own(_: Words, view: View) -> list[str]:
    lines = [_("Your lot is {lot}.", lot=lot(_, view, view.seat))]
    shown = int(view.s.hidden[view.seat].shown)
    if shown != NOT_SHOWN:
        lines.append(_.plural("You hide {n} finger.", "You hide {n} fingers.", shown))
    return lines


def lot(_: Words, view: View, seat: int) -> str:
    return _("no. {number}", number=f"{int(view.s.hidden[seat].lot):05d}")


def player(_: Words, view: View, seat: int, lang: str) -> str:
    """One line about a player."""
    mine = view.s.seats[seat]
    parts = (
        _.plural("{n} pebble", "{n} pebbles", int(mine.pebbles)),
        _.plural("{n} stone", "{n} stones", int(mine.snatched)),
        _.plural("{n} point", "{n} points", view.points(seat)),
        *([_("lot {lot}", lot=lot(_, view, seat))] if view.finished else []),
    )
    return _("{player}: {parts}.", player=player_name(view, seat, lang), parts=listed(parts, lang))
