"""A table: the fold of its header and events. Tables are values: `then` gives a new one and leaves the old alone."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludus.engine.errors import LudusError
from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.match import Match
from ludus.games import find
from ludus.server import events
from ludus.server.events import EVERYBODY, Event, Header
from ludus.server.places import CHANGES, Place, Places

WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "finished", "closed"


class OldRules(LudusError):
    """A table that was begun with another version of the rules."""


class Done(NamedTuple):
    """An action that stands (was not taken back), with the number of the event that brought it."""

    seat: int
    action: int
    number: int


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
        self.places: Places = (Place(),) * header.players
        self.begun = False
        self.match: Match | None = None  # made when the game begins
        self.done: list[Done] = []
        self.talk: list[Event] = []  # every event that is not on the board
        self.since = [0] * header.players  # when each seat's clock began to run
        self.rematch = ""
        self.told: dict[tuple[int, str, int], str] = {}  # moves in words: as a seat hears them, in a language
        self._audiences = bytearray()
        self._heard = [0] * 8  # by spectators and each seat

    def then(self, happened: Sequence[Event]) -> Table:
        """The table after some more events."""
        after = copy.copy(self)
        after.done, after.talk = list(self.done), list(self.talk)
        after.since, after._heard = list(self.since), list(self._heard)
        after._audiences = bytearray(self._audiences)
        for event in happened:
            after._take(event)
        if after.begun:
            after.match = after._played()
            after.match.names = tuple(place.name for place in after.places)
        return after

    def _take(self, event: Event) -> None:
        self.number, self.time = event.number, event.time
        self._audiences.append(event.audience)
        for bit in range(len(self._heard)):
            self._heard[bit] += event.audience >> bit & 1
        if event.kind == events.MOVE:
            self.done.append(Done(event.seat, event.data["action"], event.number))
            for seat in (event.seat, *event.data.get("wakes", ())):
                self.since[seat] = event.time
            return
        if event.kind == events.UNDO:
            self._take_back(event)
            return
        self.talk.append(event)
        if event.kind in CHANGES:
            self.places = CHANGES[event.kind](self.places, event)
        elif event.kind == events.BEGIN:
            self.begun = True
            self.since = [event.time] * self.header.players
        elif event.kind == events.REMATCH:
            self.rematch = event.data["table"]

    def _take_back(self, event: Event) -> None:
        own = [n for n, done in enumerate(self.done) if done.seat == event.seat]
        for n in reversed(own[-event.data["count"] :]):
            del self.done[n]
        self.told = {}  # what others did later may read otherwise now
        self.since[event.seat] = event.time

    def _played(self) -> Match:
        """The match after all that stands, reached from the match before it by going back as little as possible."""
        header = self.header
        match = self.match or Match.new(self.game, header.players, header.seed, header.options)
        shared = 0
        for (seat, action, _), entry in zip(self.done, match.log, strict=False):
            if entry != (seat, action):
                break
            shared += 1
        match = match.fork() if shared == len(match.log) else match.at(shared)
        for seat, action, _ in self.done[shared:]:
            match.play(seat, action)
        return match

    # what is the case

    @property
    def stage(self) -> str:
        if self.match is None:
            return WAITING
        if self.match.finished:
            return FINISHED
        return PLAYING if any(place.by_person for place in self.places) else CLOSED

    @property
    def over(self) -> bool:
        return self.stage in (FINISHED, CLOSED)

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if player and place.player == player)

    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.active() if self.match is not None and self.stage == PLAYING else ()

    def bots_awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.awaited() if self.places[seat].by_bot)

    def absent(self, seat: int, patience: int) -> bool:
        """Whether a seat's person left, or has kept the table waiting for longer than `patience` milliseconds."""
        place = self.places[seat]
        if place.by_bot or not place.player:
            return False
        return bool(place.away) or (seat in self.awaited() and events.now() - self.since[seat] > patience)

    # who heard what

    def heard(self, seat: int) -> int:
        """How many events a seat (-1: a spectator) has been told: the number its viewers count by."""
        return self._heard[seat + 1]

    def hears(self, seat: int, number: int) -> bool:
        return bool(self._audiences[number - 1] >> (seat + 1) & 1)

    def in_secret(self, number: int) -> bool:
        """Whether an event was done in secret, so that others hear at most what came of it."""
        return self._audiences[number - 1] != EVERYBODY

    def news(self, seat: int, heard: int) -> list[int]:
        """The numbers of the events a seat has been told after its first `heard` ones."""
        told = [number for number in range(1, self.number + 1) if self.hears(seat, number)]
        return told[heard:]

    def moments(self, seat: int) -> list[int]:
        """The lengths of the match's log a seat can look back at: the beginning, and after each action it heard of."""
        return [0, *(n for n, done in enumerate(self.done, 1) if self.hears(seat, done.number))]


def fold(header: Header, happened: Iterable[Event]) -> Table:
    return Table(header).then(list(happened))
