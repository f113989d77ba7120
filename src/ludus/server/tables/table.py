"""A table: the fold of its header and events. Tables are values: `after` gives a new one and leaves the old alone."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from ludus.engine.errors import LudusError
from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.match import Entry, Match
from ludus.games import find
from ludus.server.refusals import Damaged, ReadOnly
from ludus.server.tables import events
from ludus.server.tables.events import EVERYBODY, Event, Header, Stage
from ludus.server.tables.payloads import (
    ActionPlayed,
    ActionsUndone,
    ChatSent,
    GameBegun,
    PersonRemoved,
    RematchCreated,
    TableClosed,
    TurnRewound,
    UndoAnswered,
    UndoRequested,
)
from ludus.server.tables.seats import Seat, Seats, seats_after


class PlayedAction(NamedTuple):
    """An action that stands (was not taken back), with the number of the event that brought it."""

    seat: int
    action: int
    number: int

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.action)


class UndoRequest(NamedTuple):
    """Somebody would like to take back everything from their own last action or turn on."""

    seat: int
    length: int  # how many actions would stand
    agreed: frozenset[int] = frozenset()


def game_of(header: Header) -> Game:
    """The game a table is of, if this server can replay it."""
    try:
        game = find(header.game)
    except LudusError:
        message = N_("This server does not have the game {name}. The table can be read, but not played on.")
        raise ReadOnly(message, name=header.game) from None
    if not game.supports(header.version):
        message = N_(
            "This table was started with version {theirs} of the rules, which this server does not play; it plays "
            "version {ours}. The table can be read, but not played on."
        )
        raise ReadOnly(message, theirs=header.version, ours=game.version)
    if header.players not in game.players:
        raise Damaged
    return game


class Table:
    """Everything that follows from a table's events."""

    def __init__(self, header: Header):
        self.header = header
        self.game = game_of(header)
        self.number = 0
        self.time = header.created
        self.seats: Seats = (Seat(),) * header.players
        self.begun = False
        self.match: Match | None = None  # made when the game begins
        self.played: list[PlayedAction] = []
        self.other_events: list[Event] = []  # every event that is not on the board
        self.clock_starts = [0] * header.players
        self.taken_back: list[tuple[int, int]] = []  # who took something back, and the number of that event
        self.unranked = False  # something revealed was taken back: the game does not count
        self.undo_request: UndoRequest | None = None
        self.rematch = ""
        self.closed = False  # by the operator, for good
        self.banned: frozenset[str] = frozenset()  # players who may not sit down here
        self.authors: dict[int, str] = {}  # who sent each message, by the number of its event
        self.sentences: dict[tuple[int, str, int], str] = {}  # by viewer's seat, language and number of the event
        self._audiences = bytearray()
        self._visible = [0] * 8  # how many events spectators and each seat have received

    def after(self, new: Sequence[Event], match: Match | None = None) -> Table:
        """The table after some more events; `match` is its match then, where the rules have already been run."""
        later = copy.copy(self)
        later.__dict__.pop("stage", None)  # of what is cached, all that these events may change
        later.played, later.other_events = list(self.played), list(self.other_events)
        later.taken_back = list(self.taken_back)
        later.clock_starts, later._visible = list(self.clock_starts), list(self._visible)
        later._audiences = bytearray(self._audiences)
        for event in new:
            later._add(event)
        if later.begun:
            later.match = match or later._replayed()
            later.match.names = tuple(seat.name for seat in later.seats)
        return later

    def _add(self, event: Event) -> None:
        if event.number != self.number + 1:
            raise Damaged
        self.number, self.time = event.number, event.time
        self._audiences.append(event.audience)
        for bit in range(len(self._visible)):
            self._visible[bit] += event.audience >> bit & 1
        match event.payload:
            case ActionPlayed(action, wakes):
                self.played.append(PlayedAction(event.seat, action, event.number))
                for seat in range(self.header.players) if wakes is None else (event.seat, *wakes):
                    self.clock_starts[seat] = event.time
                if event.audience == EVERYBODY and self.seats[event.seat].by_person:  # a secret one ends no question
                    self.undo_request = None
            case ActionsUndone(count):
                own = [n for n, played in enumerate(self.played) if played.seat == event.seat]
                for n in reversed(own[-count:]):
                    del self.played[n]
                    self._shift_request(n)
                self.sentences = {}  # what others did later may read otherwise now
                self.clock_starts[event.seat] = event.time
                self.taken_back.append((event.seat, event.number))
            case _:
                self._add_other(event)

    def _add_other(self, event: Event) -> None:
        self.other_events.append(event)
        self.seats = seats_after(self.seats, event)
        match event.payload:
            case GameBegun():
                self.begun = True
                self.clock_starts = [event.time] * self.header.players
            case ChatSent():
                self.authors = self.authors | {event.number: self.seats[event.seat].player}
            case PersonRemoved(player, banned=True):
                self.banned |= {player}
            case TableClosed():
                self.closed = True
            case RematchCreated(table):
                self.rematch = table
            case _:
                self._add_undo(event)

    def _shift_request(self, taken: int) -> None:
        """An action was taken back, maybe in secret: what somebody asks to take back begins where it did."""
        asked = self.undo_request
        if asked and taken < asked.length:
            self.undo_request = asked._replace(length=asked.length - 1)
        elif asked and taken == asked.length:  # it was what they asked for
            self.undo_request = None

    def _add_undo(self, event: Event) -> None:
        """Taking back more than one's own: by whom it was asked for, and how far it went."""
        match event.payload:
            case TurnRewound(length, revealing):
                del self.played[length:]
                self.clock_starts = [event.time] * self.header.players
                self.taken_back.append((event.seat, event.number))
                self.unranked = self.unranked or bool(revealing)
                self.undo_request = None
            case UndoRequested(length):
                self.undo_request = UndoRequest(event.seat, length)
            case UndoAnswered(agreed):
                asked = self.undo_request
                self.undo_request = asked._replace(agreed=asked.agreed | {event.seat}) if agreed and asked else None

    def _replayed(self) -> Match:
        """The match after all that stands, reached from the match before it by going back as little as possible."""
        header = self.header
        match = self.match or header.new_match(self.game)
        shared = 0
        for played, entry in zip(self.played, match.log, strict=False):
            if entry != played.entry:
                break
            shared += 1
        match = match.fork() if shared == len(match.log) else match.at(shared)
        for played in self.played[shared:]:
            match.play(*played.entry)
        return match

    # the position

    @cached_property
    def stage(self) -> Stage:
        if self.match is not None and self.match.finished:
            return Stage.FINISHED
        if self.closed:
            return Stage.CLOSED
        if self.match is None:  # whoever set the table up may leave it, and so may everybody who came
            return Stage.WAITING if any(seat.by_person for seat in self.seats) else Stage.CLOSED
        return Stage.PLAYING if any(seat.by_person for seat in self.seats) else Stage.CLOSED

    @property
    def over(self) -> bool:
        """Whether nobody can act now; a table that everybody left may still be played on when somebody returns."""
        return self.stage in (Stage.FINISHED, Stage.CLOSED)

    @property
    def finished(self) -> bool:
        """Whether every secret may be shown: from then on nothing can be played, taken back or continued."""
        return self.stage == Stage.FINISHED

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if player and seat.player == player)

    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.active() if self.match is not None and self.stage == Stage.PLAYING else ()

    def awaited_bots(self) -> tuple[int, ...]:
        return tuple(number for number in self.to_move() if self.seats[number].by_bot)

    def absent(self, number: int, patience: int) -> bool:
        """Whether a seat's person left, or has kept the table waiting for longer than `patience` milliseconds."""
        seat = self.seats[number]
        if seat.by_bot or not seat.player:
            return False
        return bool(seat.away) or self.waited(number) > patience

    def waited(self, number: int) -> int:
        """Milliseconds for which the table has been waiting for a seat."""
        return events.now() - self.clock_starts[number] if number in self.to_move() else 0

    # which events each viewer knows of

    def visible_count(self, seat: int) -> int:
        """How many events a seat (-1: a spectator) has received: the number its viewers count by."""
        return self._visible[seat + 1]

    def is_visible(self, seat: int, number: int) -> bool:
        """Whether a seat has received the event of that number."""
        return bool(self._audiences[number - 1] >> (seat + 1) & 1)

    def is_secret(self, number: int) -> bool:
        """Whether an event was done in secret, so that others learn at most its consequences."""
        return self._audiences[number - 1] != EVERYBODY

    def visible_since(self, seat: int, count: int) -> list[int]:
        """The numbers of the events a seat has received after its first `count` ones."""
        return [number for number in range(1, self.number + 1) if self.is_visible(seat, number)][count:]

    def moments(self, seat: int) -> list[int]:
        """The lengths of the match's log a seat can look back at: the beginning, and after each action it knows of."""
        return [0, *(n for n, played in enumerate(self.played, 1) if self.is_visible(seat, played.number))]
