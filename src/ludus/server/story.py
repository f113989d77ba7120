"""The log in words: every event as a sentence, as one seat may hear it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludus.engine.language import N_, words
from ludus.engine.match import Match
from ludus.engine.view import View
from ludus.server import events
from ludus.server.events import Event
from ludus.server.table import Table


class Line(NamedTuple):
    """One sentence of the story. `moment` is the viewer's moment after it, -1 for what is not on the board."""

    seat: int
    kind: str
    text: str
    moment: int
    time: int = 0


def sentence(before: Table, event: Event, after: Table, seat: int, lang: str) -> str:
    """What a move did, in a seat's own eyes."""
    assert before.match is not None
    assert after.match is not None
    key = seat, lang, event.number
    if key not in after.told:
        actor = known_actor(after, event.seat, event.number, seat)
        views = before.match.view(seat), after.match.view(seat)
        after.told[key] = narrated(*views, actor, event.data["action"], lang)
    return after.told[key]


def known_actor(table: Table, actor: int, number: int, seat: int) -> int:
    """Whose doing a seat may know an event to be: nobody else's is known where it was done in secret."""
    return events.NOBODY if table.in_secret(number) and actor != seat else actor


def narrated(before: View, after: View, actor: int, action: int, lang: str) -> str:
    if actor == events.NOBODY:
        return before.game.text.narrate_secret(before, after, lang)
    text: str = before.game.text.narrate(before, actor, action, after, lang)
    return text


def said(table: Table, event: Event, lang: str) -> str:
    """What an event that is not a move says to everybody."""
    _ = words("ludus", lang)
    name = table.places[event.seat].name if event.seat >= 0 else ""
    if event.kind == events.CONSENT:
        return _(
            "{name} agrees to let a bot play for {absent}.", name=name, absent=table.places[event.data["for"]].name
        )
    if event.kind == events.CHAT:
        return str(event.data["text"])
    return _(SAYINGS[event.kind], name=name) if event.kind in SAYINGS else ""


SAYINGS = {  # what everybody is told; {name} is whose doing it is
    events.SIT: N_("{name} sits down."),
    events.BOT: N_("{name}, a bot, sits down."),
    events.INVITE: N_("A seat is reserved for an invited player."),
    events.OPEN: N_("A seat is free."),
    events.BEGIN: N_("The game begins."),
    events.UNDO: N_("{name} undoes the last step."),
    events.LEAVE: N_("{name} leaves the table."),
    events.RESIGN: N_("{name} resigns; a bot takes over."),
    events.LATE: N_("{name} has run out of time; a bot takes over."),
    events.RETURN: N_("{name} is back."),
    events.REMATCH: N_("{name} sets up a table for another game."),
}
TOLD_ONCE = frozenset({events.LEARNED, events.INVITE, events.OPEN})  # not worth a line of the log


def story(table: Table, seat: int, lang: str, lines: int) -> list[Line]:
    """The last lines of the log, oldest first: what stands of the game, and what was said in between."""
    moves = [done for done in table.done if table.hears(seat, done.number)]
    talk = [event for event in table.talk if table.hears(seat, event.number) and event.kind not in TOLD_ONCE]
    wanted = sorted([done.number for done in moves] + [event.number for event in talk])[-lines:]
    kept = set(wanted)
    found = {
        event.number: Line(event.seat, event.kind, said(table, event, lang), -1, event.time)
        for event in talk
        if event.number in kept
    }
    if table.match is not None:
        found |= dict(_narrate(table, table.match, seat, lang, kept))
    return [found[number] for number in wanted if found[number].text]


def _narrate(table: Table, match: Match, seat: int, lang: str, wanted: set[int]) -> Iterator[tuple[int, Line]]:
    """The moves with these event numbers as lines."""
    _put_into_words(table, match, seat, lang, wanted)
    moment = 0
    for actor, _, number in table.done:
        moment += table.hears(seat, number)
        if number in wanted:
            known = known_actor(table, actor, number, seat)
            yield number, Line(known, events.MOVE, table.told[seat, lang, number], moment)


def _put_into_words(table: Table, match: Match, seat: int, lang: str, wanted: set[int]) -> None:
    """Replay the game from the first of some moves that have not been told to anybody with the same eyes."""
    missing = [
        n for n, done in enumerate(table.done) if done.number in wanted and (seat, lang, done.number) not in table.told
    ]
    if not missing:
        return
    past = match.at(missing[0])
    for actor, action, number in table.done[missing[0] : missing[-1] + 1]:
        before = past.view(seat)
        past.play(actor, action)
        if number in wanted:
            known = known_actor(table, actor, number, seat)
            table.told[seat, lang, number] = narrated(before, past.view(seat), known, action, lang)
