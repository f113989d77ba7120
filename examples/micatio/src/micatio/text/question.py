"""What is asked, and of whom."""

from ludus.engine.view import View
from micatio.names import translator


def question(view: View, lang: str) -> str:
    _ = translator(lang)
    if view.finished:
        return _("The game is over.")
    return _("What do you do?") if view.seat in view.active() else _("Waiting for the others.")
