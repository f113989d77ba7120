"""A table: the fold of its header and events. Tables are values: `after` gives a new one and leaves the old alone."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import NamedTuple

from ludus.engine.errors import LudusError
from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.match import Entry, Match
from ludus.games import find
from ludus.server.tables import events
from ludus.server.tables.events import EVERYBODY, Event, Header, Stage
from ludus.server.tables.payloads import ActionPlayed, ActionsUndone, GameBegun, RematchCreated
from ludus.server.tables.seats import Seat, Seats, seats_after


class OldRules(LudusError):
    """A table that was begun with another version of the rules."""


class PlayedAction(NamedTuple):
    """An action that stands (was not taken back), with the number of the event that brought it."""

    seat: int
    action: int
    number: int

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.action)


class Table:
    """Everything that follows from a table's events."""

    def __init__(self, header: Header):
        self.header = header
        self.game: Game = find(header.game)
        if self.game.version != header.version:
            message = N_("This table was started with version {theirs} of the rules; this is version {ours}.")
            raise OldRules(message, theirs=header.version, ours=self.game.version)
        self.number = 0
        self.time = header.created
        self.seats: Seats = (Seat(),) * header.players
        self.begun = False
        self.match: Match | None = None  # made when the game begins
        self.played: list[PlayedAction] = []
        self.other_events: list[Event] = []  # every event that is not on the board
        self.clock_starts = [0] * header.players
        self.rematch = ""
        self.sentences: dict[tuple[int, str, int], str] = {}  # by viewer's seat, language and number of the event
        self._audiences = bytearray()
        self._visible = [0] * 8  # how many events spectators and each seat have been told

    def after(self, new: Sequence[Event], match: Match | None = None) -> Table:
        """The table after some more events; `match` is its match then, where the rules have already been run."""
        later = copy.copy(self)
        later.played, later.other_events = list(self.played), list(self.other_events)
        later.clock_starts, later._visible = list(self.clock_starts), list(self._visible)
        later._audiences = bytearray(self._audiences)
        for event in new:
            later._add(event)
        if later.begun:
            later.match = match or later._replayed()
            later.match.names = tuple(seat.name for seat in later.seats)
        return later

    def _add(self, event: Event) -> None:
        self.number, self.time = event.number, event.time
        self._audiences.append(event.audience)
        for bit in range(len(self._visible)):
            self._visible[bit] += event.audience >> bit & 1
        match event.payload:
            case ActionPlayed(action, wakes):
                self.played.append(PlayedAction(event.seat, action, event.number))
                for seat in (event.seat, *(wakes or ())):
                    self.clock_starts[seat] = event.time
            case ActionsUndone(count):
                own = [n for n, played in enumerate(self.played) if played.seat == event.seat]
                for n in reversed(own[-count:]):
                    del self.played[n]
                self.sentences = {}  # what others did later may read otherwise now
                self.clock_starts[event.seat] = event.time
            case _:
                self._add_other(event)

    def _add_other(self, event: Event) -> None:
        self.other_events.append(event)
        self.seats = seats_after(self.seats, event)
        match event.payload:
            case GameBegun():
                self.begun = True
                self.clock_starts = [event.time] * self.header.players
            case RematchCreated(table):
                self.rematch = table

    def _replayed(self) -> Match:
        """The match after all that stands, reached from the match before it by going back as little as possible."""
        header = self.header
        match = self.match or Match.new(self.game, header.players, header.seed, header.options)
        shared = 0
        for played, entry in zip(self.played, match.log, strict=False):
            if entry != played.entry:
                break
            shared += 1
        match = match.fork() if shared == len(match.log) else match.at(shared)
        for played in self.played[shared:]:
            match.play(*played.entry)
        return match

    # what is the case

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return Stage.WAITING
        if self.match.finished:
            return Stage.FINISHED
        return Stage.PLAYING if any(seat.by_person for seat in self.seats) else Stage.CLOSED

    @property
    def over(self) -> bool:
        return self.stage in (Stage.FINISHED, Stage.CLOSED)

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
        return bool(seat.away) or (number in self.to_move() and events.now() - self.clock_starts[number] > patience)

    # which events each viewer knows of

    def visible_count(self, seat: int) -> int:
        """How many events a seat (-1: a spectator) has been told: the number its viewers count by."""
        return self._visible[seat + 1]

    def is_visible(self, seat: int, number: int) -> bool:
        """Whether a seat has been told of the event of that number."""
        return bool(self._audiences[number - 1] >> (seat + 1) & 1)

    def is_secret(self, number: int) -> bool:
        """Whether an event was done in secret, so that others hear at most what came of it."""
        return self._audiences[number - 1] != EVERYBODY

    def visible_since(self, seat: int, count: int) -> list[int]:
        """The numbers of the events a seat has been told after its first `count` ones."""
        return [number for number in range(1, self.number + 1) if self.is_visible(seat, number)][count:]

    def moments(self, seat: int) -> list[int]:
        """The lengths of the match's log a seat can look back at: the beginning, and after each action it heard of."""
        return [0, *(n for n, played in enumerate(self.played, 1) if self.is_visible(seat, played.number))]
