"""What things are called."""

from ludus.engine.language import N_, Words, words
from micatio.actions import FINGERS

TARGETS = ("hand", "pebbles", "pile", "die")  # the things on the board that can be pressed
THINGS = (N_("Hand"), N_("Pebbles"), N_("Pile"), N_("Die"))
ACTION_NAMES = (N_("Add a pebble"), N_("Snatch a stone"), N_("Roll the die"))  # by action, after the fingers


def translator(lang: str) -> Words:
    return words("micatio", lang)


def action_name(_: Words, action: int) -> str:
    return _(ACTION_NAMES[action - FINGERS])
