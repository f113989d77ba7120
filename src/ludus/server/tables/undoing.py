"""Taking back: one's own actions while nothing came of them; against bots, and where all agree, whole turns.

Whatever is taken back, chance stays the same: a draw that is repeated gives what it gave before, because each draw is
keyed by its number. Whoever takes back a reveal therefore knows what comes, and the game does not count any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ludus.engine.errors import NoUndo
from ludus.engine.language import N_
from ludus.engine.match import Match
from ludus.server.refusals import NotNow, Stale
from ludus.server.tables.events import CONSENT, EVERYBODY, NOBODY, Draft, Stage, numbered, only
from ludus.server.tables.moves import match_for_person, own_since
from ludus.server.tables.payloads import ActionsUndone, TurnRewound, UndoAnswered, UndoRequested
from ludus.server.tables.seats import RESIGNED
from ludus.server.tables.table import Table


class UndoWay(StrEnum):
    """How a seat may take back its last action now, as the API names it."""

    NONE = ""
    OWN = "own"  # its own action alone: nobody has seen anything of it
    REWIND = "rewind"  # with everything that bots did since
    ASK = "ask"  # with everything that happened since, if the others agree


@dataclass(frozen=True)
class UndoInfo:
    way: UndoWay
    revealing: bool = False  # something hidden has come to light since: the game would not count any more


def undo_info(table: Table, seat: int) -> UndoInfo:
    """What a person in a seat may take back."""
    match = table.match
    if match is None or table.stage != Stage.PLAYING or not table.seats[seat].by_person:
        return UndoInfo(UndoWay.NONE)
    if match.can_undo(seat):
        return UndoInfo(UndoWay.OWN)
    length = last_action(match, seat)
    if length is None or not (plays_alone(table, seat) or asks(table, seat)):
        return UndoInfo(UndoWay.NONE)
    way = UndoWay.REWIND if plays_alone(table, seat) else UndoWay.ASK
    return UndoInfo(way, match.revealed_at(length) != match.revealed)


def plays_alone(table: Table, seat: int) -> bool:
    """Whether everybody else at the table is a bot."""
    others = (other for number, other in enumerate(table.seats) if number != seat)
    return not any(other.player and other.away != RESIGNED for other in others)


def asks(table: Table, seat: int) -> bool:
    """Whether a seat may ask others to agree, and somebody is there to answer."""
    return table.header.undo == CONSENT and bool(asked_seats(table, seat))


def asked_seats(table: Table, seat: int) -> frozenset[int]:
    """Who must agree when a seat wants to take something back."""
    return frozenset(number for number, other in enumerate(table.seats) if number != seat and other.by_person)


def last_action(match: Match, seat: int) -> int | None:
    """How many actions stood before a seat's last one."""
    return next((n for n in reversed(range(len(match.log))) if match.log[n].seat == seat), None)


def last_turn(match: Match, seat: int) -> int | None:
    """How many actions stood before a seat's last turn: what it did in a row, with nothing revealed in between.

    Where everybody decides at the same time, what others did in between does not end a turn.
    """
    start = earlier = last_action(match, seat)
    while earlier and (match.game.simultaneous or match.log[earlier - 1].seat == seat):
        earlier -= 1
        if match.revealed_at(earlier) != match.revealed_at(start or 0):
            break
        if match.log[earlier].seat == seat:
            start = earlier
    return start


def undo(table: Table, seat: int, known: int, everything: bool = False, rewind: bool = False) -> list[Draft]:
    """Take back the seat's last action, or all it may take back; with `rewind`, bots' answers to it as well."""
    match = match_for_person(table, seat)
    seen = set(table.visible_since(seat, known))
    if any(who == seat and number in seen for who, number in table.taken_back):
        return []  # sent twice, done once
    if known > table.visible_count(seat) or own_since(table, seat, known):
        raise Stale(N_("The position has changed in the meantime; look again."))
    if rewind and not match.can_undo(seat) and plays_alone(table, seat):
        return [rewound(table, seat, target(match, seat, everything))]
    return [own_undo(table, match.fork(), seat, everything)]


def own_undo(table: Table, match: Match, seat: int, everything: bool) -> Draft:
    own = [played.number for played in table.played if played.seat == seat]
    match.undo(seat)
    count = 1
    while everything and match.can_undo(seat):
        match.undo(seat)
        count += 1
    return Draft(ActionsUndone(count), seat, audience_of(table, seat, own[-count:]), match)


def target(match: Match, seat: int, everything: bool) -> int:
    length = last_turn(match, seat) if everything else last_action(match, seat)
    if length is None:
        raise NoUndo(N_("Nothing to undo."))
    return length


def rewound(table: Table, seat: int, length: int) -> Draft:
    """Back to where so many actions stood."""
    assert table.match is not None
    revealing = table.match.revealed_at(length) != table.match.revealed
    dropped = [played.number for played in table.played[length:]]
    audience = EVERYBODY if revealing else audience_of(table, seat, dropped)
    return Draft(TurnRewound(length, revealing or None), seat, audience, table.match.at(length))


def audience_of(table: Table, seat: int, numbers: list[int]) -> int:
    """Who may know that something was taken back: nobody else, where nobody else knew of it."""
    return EVERYBODY if any(table.is_visible(NOBODY, number) for number in numbers) else only(seat)


# asking others


def ask_undo(table: Table, seat: int, everything: bool = False) -> list[Draft]:
    """Ask the others whether one may take back one's last action or turn; asking again asks no more."""
    match = match_for_person(table, seat)
    if not asks(table, seat):
        raise NotNow(N_("At this table nothing can be undone once somebody has acted on it."))
    if table.undo_request is not None:
        if table.undo_request.seat == seat:
            return [Draft(UndoAnswered(agreed=False), seat)]
        raise NotNow(N_("Somebody else is already asking to undo something."))
    return [Draft(UndoRequested(target(match, seat, everything)), seat)]


def answer_undo(table: Table, seat: int, agreed: bool) -> list[Draft]:
    """Agree or not; once everybody who is here agrees, it is taken back."""
    match_for_person(table, seat)
    asked = table.undo_request
    if asked is None or asked.seat == seat or seat in asked.agreed:
        return []
    drafts = [Draft(UndoAnswered(agreed), seat)]
    later = table.after(numbered(drafts, table.number)).undo_request
    if later is not None and asked_seats(table, asked.seat) <= later.agreed:
        drafts.append(rewound(table, asked.seat, asked.length)._replace(audience=EVERYBODY))
    return drafts
