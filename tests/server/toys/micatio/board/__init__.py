"""Micatio as a picture: five hands, a heap of pebbles, the common pile and the die."""

from ludus.drawing.svg import document, rect, text, thing
from ludus.engine.telling import plain

NAMES = ("pebbles", "pile", "die")


def target(action):
    return "hand" if action < 5 else NAMES[action - 5]


def draw(view, lang="en"):
    can = {target(n) for n in view.legal()} if view.seat >= 0 else set()
    from ludus.games.micatio.text import tell, token

    things = [
        thing(
            name,
            name,
            rect(20 + 110 * n, 20, 90, 60, class_="box"),
            text(30 + 110 * n, 55, name),
            can=name in can,
            locked=name not in can,
        )
        for n, name in enumerate(("hand", *NAMES))
    ]
    return document(
        480, 130, *things, text(20, 115, token(view)), title="Micatio", desc=plain(tell(view, lang)), lang=lang
    )
