"""Tables that look the same to one viewer and differ in what is hidden from them: dealt again, or full of canaries."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ludus.engine.errors import NoUndo
from ludus.engine.match import Match
from ludus.server.people.tokens import new_id
from ludus.server.tables.table import Table

TRIES = 6  # redeals after which a position is given up: others may hardly hold anything else
CANARIES = {"i2": 29_000, "i4": 1_900_000_000, "i8": 7 * 10**18, "u8": 17 * 10**18}  # the least of each kind


class Lookalike(Match):
    """A match dealt again for one seat at the last moment something was revealed, and played on from there."""

    real: Match
    seat: int
    deal: int

    def at(self, length: int) -> Match:
        """Earlier moments are dealt again, too."""
        if length >= self._base_length:
            return super().at(length)
        return self.real.at(length).fork(self.seat, self.deal)

    def fork(self, seat: int | None = None, seed: int = 0) -> Match:
        copied = super().fork(seat, seed)
        if seat is None:
            copied.__class__ = Lookalike
        return copied

    def _undoable(self, seat: int | None) -> int:
        """What was done before the look-alike was dealt cannot be undone in the real match either, which says why."""
        own = [n for n, entry in enumerate(self.log) if entry.seat == seat]
        if not own or own[-1] >= self._base_length:
            return super()._undoable(seat)
        if len(self.log) == len(self.real.log):
            return self.real._undoable(seat)
        raise NoUndo("It lies before a reveal.")  # after other undos, which end here


def seen(match: Match, seat: int) -> bytes:
    return bytes(match.view(seat).records.tobytes())


def lookalike(table: Table, seat: int, chance: Random) -> Table | None:
    """The table with everything the seat cannot know dealt again, as far back as anything can be undone."""
    real = table.match
    assert real is not None
    since = real._reveals.index(real.revealed)
    for _ in range(TRIES):
        deal = chance.randrange(2**53)
        for start in (since, len(real.log)):
            dealt = real.at(start).fork(seat, deal)
            if played_on(dealt, real, start) and seen(dealt, seat) == seen(real, seat):
                if start == since or not real.can_undo(seat):  # what was done since then can be undone there, too
                    return with_match(table, as_lookalike(dealt, real, seat, deal), start)
    return None


def played_on(dealt: Match, real: Match, start: int) -> bool:
    """Play what was really played; False where the others do not hold what they would need for it."""
    for entry in real.log[start:]:
        if entry.action not in dealt.legal_numbers(entry.seat):
            return False
        dealt._play(*entry)
    return True


def as_lookalike(dealt: Match, real: Match, seat: int, deal: int) -> Lookalike:
    made = Lookalike.__new__(Lookalike)
    made.__dict__.update(dealt.__dict__, real=real, seat=seat, deal=deal)
    return made


def with_match(table: Table, match: Match, start: int) -> Table:
    """A table of its own, with another match; what was narrated before some moment need not be narrated again."""
    made = copy.copy(table)
    made.header = replace(table.header, id=new_id())
    made.match = match
    narrated = {played.number for played in table.played[:start]}
    made.sentences = {key: text for key, text in table.sentences.items() if key[2] in narrated}
    return made


class Number(NamedTuple):
    """One number of a record."""

    field: str
    place: int
    kind: np.dtype[Any]
    canary: int

    def of(self, record: bytes) -> bytes:
        return record[self.place : self.place + self.kind.itemsize]


def numbers(dtype: np.dtype[Any], place: int = 0, field: str = "") -> Iterator[Number]:
    """Every number in a record, with a canary that fits it."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        for n in range(int(np.prod(shape))):
            yield from numbers(base, place + n * base.itemsize, f"{field}[{n}]" if base.fields else field)
    elif dtype.fields:
        for name, (kind, offset, *_) in dtype.fields.items():
            yield from numbers(kind, place + offset, f"{field}.{name}")
    else:
        yield Number(field, place, dtype, CANARIES[dtype.str[1:]] + place % 3000)


def canaried(table: Table, seat: int) -> tuple[Table, list[int]]:
    """The table with a canary in every number that is hidden from the seat, and the canaries: in each that differs from
    what the seat sees, and in the empty ones of every field of which the seat sees nothing."""
    real = table.match
    assert real is not None
    match, whole, shown = real.fork(), real.bytes(), seen(real, seat)
    every = list(numbers(real.game.state))
    hidden = put_canaries(match, seat, shown, [one for one in every if one.of(whole) != one.of(shown)])
    empty = [one for one in every if not any(one.of(whole)) and not any(one.of(shown))]
    for _, field in groupby(empty, key=lambda one: one.field):
        hidden += put_canaries(match, seat, shown, list(field), halves=False)
    return with_match(table, match, len(table.played)), [one.canary for one in hidden]


def put_canaries(match: Match, seat: int, shown: bytes, wanted: list[Number], halves: bool = True) -> list[Number]:
    """Put in as many as change nothing the seat sees: all or none or, with `halves`, as many of each half."""
    before, raw = match._records.copy(), match._records.view(np.uint8)
    for one in wanted:
        raw[one.place : one.place + one.kind.itemsize] = np.frombuffer(np.array([one.canary], one.kind), np.uint8)
    if unnoticed(match, seat, shown):
        return wanted
    match._records[:] = before
    if len(wanted) == 1 or not halves:
        return []
    half = len(wanted) // 2
    return [*put_canaries(match, seat, shown, wanted[:half]), *put_canaries(match, seat, shown, wanted[half:])]


def unnoticed(match: Match, seat: int, shown: bytes) -> bool:
    """Whether the seat sees the same."""
    try:
        return seen(match, seat) == shown
    except (IndexError, OverflowError, ValueError):  # interpreted rules looked something up by it
        return False
