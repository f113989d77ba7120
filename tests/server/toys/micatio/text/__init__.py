"""Micatio in words."""

from ludus.engine.telling import Section

FINGERS = 5
DOES = ("Add a pebble", "Snatch a stone", "Roll the die")


def describe(action, view, lang="en"):
    return f"Show {action} fingers" if action < FINGERS else DOES[action - FINGERS]


def why_not(view, seat, action, lang="en"):
    if action in view.legal():
        return []
    reasons = ("3 pebbles a round are the most", "the pile is empty", "you rolled in this round")
    return [reasons[action - FINGERS]] if action >= FINGERS else []


def narrate(before, seat, action, after, lang="en"):
    name = after.name(seat)
    if action < FINGERS and before.s.turn == after.s.turn:
        return f"{name} hides {action} fingers."
    if action < FINGERS:
        return f"All show; round {before.s.turn + 1} ends."
    return f"{name}: {DOES[action - FINGERS]}."


def question(view, lang="en"):
    return "What do you do?" if view.seat in view.active() else "The others are awaited."


def token(view):
    return f"canary-{int(view.s.seats[view.seat].token):05d}" if view.seat >= 0 else ""


def tell(view, lang="en"):
    rows = [
        f"{view.name(k)}: {int(seat.pebbles)} pebbles, {int(seat.snatched)} stones, {view.points(k)} points."
        for k, seat in enumerate(view.s.seats[: view.players])
    ]
    own = [f"Your token is {token(view)}.", f"You hide {int(view.s.seats[view.seat].shown)}."] if view.seat >= 0 else []
    return [
        Section("Now", (f"Round {int(view.s.turn) + 1} of {int(view.s.rounds)}.",)),
        Section("You may", tuple(describe(n, view) for n in view.legal()) if view.seat >= 0 else ()),
        Section("You have", tuple(own)),
        Section("The others show", tuple(rows)),
    ]


def breakdown(view, seat, lang="en"):
    own = view.s.seats[seat]
    return [("fingers and rolls", int(own.score)), ("pebbles", int(own.pebbles)), ("stones", int(own.snatched))]


def reported(lang):
    return {"pebbles": "Pebbles"}


def report(view, seat):
    return {"pebbles": int(view.s.seats[seat].pebbles)}
