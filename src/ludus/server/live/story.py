"""The log in words: every event as a sentence for one viewer."""

from __future__ import annotations

from typing import NamedTuple

from ludus.engine.language import N_, words
from ludus.engine.match import Entry, Match, narration
from ludus.server.tables import payloads
from ludus.server.tables.events import NOBODY, Event
from ludus.server.tables.payloads import ActionPlayed
from ludus.server.tables.seats import Seats
from ludus.server.tables.table import Table


class Viewer(NamedTuple):
    """Who is looking: a seat (-1 for a spectator), in a language, without the messages of some players."""

    seat: int
    lang: str
    muted: frozenset[str] = frozenset()


class Line(NamedTuple):
    """One sentence of the story. `moment` is the viewer's moment after it, -1 for what is not on the board."""

    seat: int
    kind: str
    text: str
    moment: int
    time: int = 0
    target: str = ""  # the drawn thing that a move belongs to


def known_actor(table: Table, actor: int, number: int, seat: int) -> int:
    """Who did something, as far as a seat may know: of secret actions only its own."""
    return NOBODY if table.is_secret(number) and actor != seat else actor


def sentence(before: Table, event: Event, after: Table, viewer: Viewer) -> str:
    """What an event that has just happened says to a viewer."""
    if not isinstance(event.payload, ActionPlayed):
        return "" if is_muted(after, event, viewer) else announcement(after.seats, event, viewer.lang)
    assert before.match is not None
    assert after.match is not None
    key = (viewer.seat, viewer.lang, event.number)
    if key not in after.sentences:
        views = before.match.view(viewer.seat), after.match.view(viewer.seat)
        entry, secret = Entry(event.seat, event.payload.action), after.is_secret(event.number)
        after.sentences[key] = narration(views[0], entry, views[1], secret, viewer.lang)
    return after.sentences[key]


def is_muted(table: Table, event: Event, viewer: Viewer) -> bool:
    """Whether an event is a message of somebody the viewer has muted."""
    return isinstance(event.payload, payloads.ChatSent) and table.authors[event.number] in viewer.muted


def event_sound(before: Table, event: Event, after: Table, viewer: Viewer) -> str:
    """The sound of a move; what others do in secret makes none."""
    if not isinstance(event.payload, ActionPlayed) or known_actor(after, event.seat, event.number, viewer.seat) < 0:
        return ""
    assert before.match is not None
    assert after.match is not None
    views = before.match.view(viewer.seat), after.match.view(viewer.seat)
    return after.game.text.sound(views[0], event.payload.action, views[1])


def announcement(seats: Seats, event: Event, lang: str) -> str:
    """What an event that is not a move says to everybody."""
    _ = words("ludus", lang)
    name = seats[event.seat].name if event.seat >= 0 else ""
    match event.payload:
        case payloads.BotApproved(absent):
            return _("{name} agrees to let a bot play for {absent}.", name=name, absent=seats[absent].name)
        case payloads.ChatSent(text):
            return text
        case payloads.TurnRewound(_, revealing=True):
            message = N_("{name} takes back a turn after something hidden was revealed. This game counts no more.")
            return _(message, name=name)
        case payloads.UndoAnswered(agreed):
            return _(N_("{name} agrees to the undo.") if agreed else N_("The undo is off."), name=name)
        case payloads.PersonRemoved(_, name, level):
            was = N_("{name} has been removed; a bot takes over.") if level else N_("{name} has been removed.")
            return _(was, name=name)
    return _(ANNOUNCEMENTS[type(event.payload)], name=name) if type(event.payload) in ANNOUNCEMENTS else ""


ANNOUNCEMENTS: dict[type[payloads.Payload], str] = {  # in words for everybody; {name} is who did it
    payloads.PersonSeated: N_("{name} sits down."),
    payloads.BotSeated: N_("{name}, a bot, sits down."),
    payloads.SeatReserved: N_("A seat is reserved for an invited player."),
    payloads.SeatOpened: N_("A seat is free."),
    payloads.GameBegun: N_("The game begins."),
    payloads.ActionsUndone: N_("{name} undoes the last step."),
    payloads.TurnRewound: N_("{name} takes back a turn."),
    payloads.UndoRequested: N_("{name} asks to undo."),
    payloads.PersonLeft: N_("{name} leaves the table."),
    payloads.PersonResigned: N_("{name} resigns; a bot takes over."),
    payloads.ClockExpired: N_("{name} has run out of time; a bot takes over."),
    payloads.PersonReturned: N_("{name} is back."),
    payloads.RematchCreated: N_("{name} sets up a table for another game."),
    payloads.TableClosed: N_("The operator of this server has closed the table."),
}
NOT_IN_STORY = (payloads.LessonRead, payloads.SeatReserved, payloads.SeatOpened)


def story(table: Table, viewer: Viewer, lines: int) -> list[Line]:
    """The last lines of the log, oldest first: what stands of the game, and what was said in between."""
    seat = viewer.seat
    moves = [played.number for played in table.played if table.is_visible(seat, played.number)]
    others = {
        event.number: event
        for event in table.other_events
        if table.is_visible(seat, event.number)
        and not isinstance(event.payload, NOT_IN_STORY)
        and not is_muted(table, event, viewer)
    }
    wanted = sorted([*moves, *others])[-lines:]
    found = {
        number: Line(event.seat, event.kind, announcement(table.seats, event, viewer.lang), -1, event.time)
        for number in wanted
        if (event := others.get(number))
    }
    if table.match is not None:
        found |= _moves_as_lines(table, table.match, viewer, set(wanted))
    return [found[number] for number in wanted if found[number].text]


def since_own(lines: list[Line], seat: int) -> list[Line]:
    """What others did since a seat last did something itself; nothing for those who watch."""
    moves = [line for line in lines if line.moment >= 0]
    own = [n for n, line in enumerate(moves) if line.seat == seat]
    return moves[own[-1] + 1 :] if own and seat >= 0 else moves if seat >= 0 else []


def _moves_as_lines(table: Table, match: Match, viewer: Viewer, wanted: set[int]) -> dict[int, Line]:
    """The moves with these event numbers."""
    _write_sentences(table, match, viewer, wanted)
    found, moment, target = {}, 0, table.game.board.target
    for actor, action, number in table.played:
        moment += table.is_visible(viewer.seat, number)
        if number in wanted:
            known = known_actor(table, actor, number, viewer.seat)
            text = table.sentences[viewer.seat, viewer.lang, number]
            thing = target(action) or "" if known >= 0 else ""
            found[number] = Line(known, ActionPlayed.kind, text, moment, target=thing)
    return found


def _write_sentences(table: Table, match: Match, viewer: Viewer, wanted: set[int]) -> None:
    """Replay the game from the first of some moves that have no sentence yet for this kind of viewer."""
    missing = [
        n
        for n, played in enumerate(table.played)
        if played.number in wanted and (viewer.seat, viewer.lang, played.number) not in table.sentences
    ]
    if not missing:
        return
    past = match.at(missing[0])
    for played in table.played[missing[0] : missing[-1] + 1]:
        before = past.view(viewer.seat)
        past.play(*played.entry)
        if played.number in wanted:  # what was secret when it was done stays so, whatever was taken back since
            secret, after = table.is_secret(played.number), past.view(viewer.seat)
            text = narration(before, played.entry, after, secret, viewer.lang)
            table.sentences[viewer.seat, viewer.lang, played.number] = text
