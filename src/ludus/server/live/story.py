"""The log in words: every event as a sentence, as one viewer may hear it."""

from __future__ import annotations

from typing import NamedTuple

from ludus.engine.language import N_, words
from ludus.engine.match import Entry, Match, narration
from ludus.server.tables import payloads
from ludus.server.tables.events import NOBODY, Event
from ludus.server.tables.payloads import ActionPlayed
from ludus.server.tables.table import Table


class Viewer(NamedTuple):
    """Who is looking: a seat (-1 for a spectator), in a language."""

    seat: int
    lang: str


class Line(NamedTuple):
    """One sentence of the story. `moment` is the viewer's moment after it, -1 for what is not on the board."""

    seat: int
    kind: str
    text: str
    moment: int
    time: int = 0


def known_actor(table: Table, actor: int, number: int, seat: int) -> int:
    """Whose doing a seat may know an event to be: nobody else's is known where it was done in secret."""
    return NOBODY if table.is_secret(number) and actor != seat else actor


def sentence(before: Table, event: Event, after: Table, viewer: Viewer) -> str:
    """What an event that has just happened says to a viewer."""
    if not isinstance(event.payload, ActionPlayed):
        return announcement(after, event, viewer.lang)
    assert before.match is not None
    assert after.match is not None
    key = *viewer, event.number
    if key not in after.sentences:
        views = before.match.view(viewer.seat), after.match.view(viewer.seat)
        entry, secret = Entry(event.seat, event.payload.action), after.is_secret(event.number)
        after.sentences[key] = narration(views[0], entry, views[1], secret, viewer.lang)
    return after.sentences[key]


def announcement(table: Table, event: Event, lang: str) -> str:
    """What an event that is not a move says to everybody."""
    _ = words("ludus", lang)
    name = table.seats[event.seat].name if event.seat >= 0 else ""
    match event.payload:
        case payloads.BotApproved(absent):
            return _("{name} agrees to let a bot play for {absent}.", name=name, absent=table.seats[absent].name)
        case payloads.ChatSent(text):
            return text
    return _(ANNOUNCEMENTS[type(event.payload)], name=name) if type(event.payload) in ANNOUNCEMENTS else ""


ANNOUNCEMENTS: dict[type[payloads.Payload], str] = {  # what everybody is told; {name} is whose doing it is
    payloads.PersonSeated: N_("{name} sits down."),
    payloads.BotSeated: N_("{name}, a bot, sits down."),
    payloads.SeatReserved: N_("A seat is reserved for an invited player."),
    payloads.SeatOpened: N_("A seat is free."),
    payloads.GameBegun: N_("The game begins."),
    payloads.ActionsUndone: N_("{name} undoes the last step."),
    payloads.PersonLeft: N_("{name} leaves the table."),
    payloads.PersonResigned: N_("{name} resigns; a bot takes over."),
    payloads.ClockExpired: N_("{name} has run out of time; a bot takes over."),
    payloads.PersonReturned: N_("{name} is back."),
    payloads.RematchCreated: N_("{name} sets up a table for another game."),
}
NOT_IN_STORY = (payloads.LessonRead, payloads.SeatReserved, payloads.SeatOpened)


def story(table: Table, viewer: Viewer, lines: int) -> list[Line]:
    """The last lines of the log, oldest first: what stands of the game, and what was said in between."""
    seat = viewer.seat
    moves = [played.number for played in table.played if table.is_visible(seat, played.number)]
    others = {
        event.number: event
        for event in table.other_events
        if table.is_visible(seat, event.number) and not isinstance(event.payload, NOT_IN_STORY)
    }
    wanted = sorted([*moves, *others])[-lines:]
    found = {
        number: Line(event.seat, event.kind, announcement(table, event, viewer.lang), -1, event.time)
        for number in wanted
        if (event := others.get(number))
    }
    if table.match is not None:
        found |= _moves_as_lines(table, table.match, viewer, set(wanted))
    return [found[number] for number in wanted if found[number].text]


def _moves_as_lines(table: Table, match: Match, viewer: Viewer, wanted: set[int]) -> dict[int, Line]:
    """The moves with these event numbers."""
    _write_sentences(table, match, viewer, wanted)
    found, moment = {}, 0
    for actor, _, number in table.played:
        moment += table.is_visible(viewer.seat, number)
        if number in wanted:
            known = known_actor(table, actor, number, viewer.seat)
            found[number] = Line(known, ActionPlayed.kind, table.sentences[*viewer, number], moment)
    return found


def _write_sentences(table: Table, match: Match, viewer: Viewer, wanted: set[int]) -> None:
    """Replay the game from the first of some moves that have no sentence yet for this kind of viewer."""
    missing = [
        n
        for n, played in enumerate(table.played)
        if played.number in wanted and (*viewer, played.number) not in table.sentences
    ]
    if not missing:
        return
    past = match.at(missing[0])
    for played in table.played[missing[0] : missing[-1] + 1]:
        before = past.view(viewer.seat)
        past.play(*played.entry)
        if played.number in wanted:  # what was secret when it was done stays so, whatever was taken back since
            secret, after = table.is_secret(played.number), past.view(viewer.seat)
            table.sentences[*viewer, played.number] = narration(before, played.entry, after, secret, viewer.lang)
