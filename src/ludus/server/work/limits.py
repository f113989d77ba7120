"""How much one visitor and one address may have at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Self

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.refusals import Full, TooMuch
from ludus.server.work.owner import Owner

NEWCOMERS = 3  # visitors that people without a cookie count as, all at one address together
RESERVED_FILES = 128  # for the database, compiled rules, processes and files
STREAMS_SHARE = 0.75  # of all connections; the others are left for requests


@dataclass(frozen=True)
class Limits:
    """Amounts for a club of 500 behind one address. Visitors have more than any page needs; addresses much more."""

    reads_per_visitor: int = 40  # requests a second in the long run; ten times as many at once
    reads_per_address: int = 800
    writes_per_visitor: int = 10
    writes_per_address: int = 200
    requests_per_visitor: int = 32  # being answered at the same time
    requests_per_address: int = 400
    streams_per_visitor: int = 24
    streams_per_address: int = 1000
    tables_per_visitor: int = 60  # open, of those set up within a day
    tables_per_address: int = 1000
    connections_per_address: int = 1500
    header_bytes: int = 16_384  # of a request line and its headers
    request_seconds: int = 20  # until a request has arrived
    answer_seconds: int = 60  # that a client may take none of its answer
    streams: int = 20_000  # of everybody together
    connections: int = 30_000

    def fitting(self, files: int) -> Self:
        """These limits where a process may have so many open files: no address gets more than half of all."""
        connections = max(2, min(self.connections, files - RESERVED_FILES))
        streams = max(1, min(self.streams, int(connections * STREAMS_SHARE)))
        return replace(
            self,
            connections=connections,
            connections_per_address=min(self.connections_per_address, connections // 2),
            streams=streams,
            streams_per_address=max(1, min(self.streams_per_address, streams // 2)),
        )

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """Limits by variables such as LUDUS_LIMIT_STREAMS_PER_VISITOR."""
        chosen = {}
        for field in fields(cls):
            name = f"LUDUS_LIMIT_{field.name.upper()}"
            if name in environment:
                value = environment[name]
                if not value.isdecimal() or not 0 < int(value) < 1 << 31:
                    message = N_("{variable} must be a whole number of at least 1, not {value}.")
                    raise LudusError(message, variable=name, value=value)
                chosen[field.name] = int(value)
        return cls(**chosen)


class Tally:
    """How much of one kind everybody is doing, and how much of it is allowed."""

    def __init__(self, per_visitor: int, per_address: int, altogether: int, message: str):
        self.per_visitor, self.per_address, self.altogether = per_visitor, per_address, altogether
        self.message = message
        self.visitors: Counter[Owner] = Counter()
        self.addresses: Counter[str] = Counter()

    def add(self, owner: Owner) -> None:
        """Count one more, or refuse it."""
        most = self.per_visitor * (1 if owner.visitor else NEWCOMERS)
        if self.visitors[owner] >= most:
            raise TooMuch(self.message, most=most)
        if self.addresses[owner.address] >= self.per_address:
            raise TooMuch(self.message, most=self.per_address)
        if self.addresses.total() >= self.altogether:
            raise Full(N_("The server is full at the moment; try again soon."))
        self.visitors[owner] += 1
        self.addresses[owner.address] += 1

    def remove(self, owner: Owner) -> None:
        for counter, key in ((self.visitors, owner), (self.addresses, owner.address)):
            counter[key] -= 1  # type: ignore[index]
            if not counter[key]:  # type: ignore[index]
                del counter[key]
