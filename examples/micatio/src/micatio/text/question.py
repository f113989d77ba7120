"""What is asked, and of whom."""

from ludus.engine.view import View
from micatio.names import speak


def question(view: View, lang: str) -> str:
    _ = speak(lang)
    if view.finished:
        return _("The game is over.")
    return _("What do you do?") if view.seat in view.active() else _("The others are awaited.")
