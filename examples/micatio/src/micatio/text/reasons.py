"""Why an action is not legal."""

from ludus.engine.view import View
from micatio.actions import PEBBLE, ROLL, SNATCH
from micatio.names import translator
from micatio.state import NOT_SHOWN, PEBBLES


def why_not(view: View, seat: int, action: int, lang: str) -> list[str]:
    _, s = translator(lang), view.s
    if view.finished:
        return [_("the game is over")]
    reasons = []
    if s.hidden[seat].shown != NOT_SHOWN:
        reasons.append(_("you have already shown your fingers in this round"))
    if action == PEBBLE and s.seats[seat].pebbles >= PEBBLES * (s.turn + 1):
        reasons.append(_("no more than {n} pebbles a round", n=PEBBLES))
    if action == SNATCH and s.pile == 0:
        reasons.append(_("the pile is empty"))
    if action == ROLL and s.seats[seat].rolled > s.turn:
        reasons.append(_("you have already rolled in this round"))
    return reasons
