"""What happened."""

from ludus.engine.phrases import player_name
from ludus.engine.view import View
from micatio.actions import FINGERS
from micatio.names import action_name, translator


def narrate(before: View, seat: int, action: int, after: View, lang: str) -> str:
    _, name = translator(lang), player_name(after, seat, lang)
    if action >= FINGERS:
        return _("{player}: {action}.", player=name, action=action_name(_, action))
    if before.s.turn == after.s.turn:
        return _.plural("{player} hides {n} finger.", "{player} hides {n} fingers.", action, player=name)
    return _("All show; round {n} ends.", n=int(after.s.turn))
