"""Limits on what one visitor and one address may do; see `work.limits` for the amounts."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.http.guards import refuse
from ludus.server.http.visitors import SAFE, token_of
from ludus.server.refusals import TooMuch
from ludus.server.services import Services
from ludus.server.work.limits import NEWCOMERS, Limits, Tally
from ludus.server.work.owner import Owner
from ludus.server.work.turns import Turns

STREAM = "/events"  # how the addresses of streams end


def owner_of(scope: Scope) -> Owner:
    """Who sent a request: the address, and the player whom a cookie or token that this server signed names."""
    services: Services = scope["app"].state.services
    token = token_of(Request(scope))
    claimed = services.tokens.player_of(token) if token else None
    return Owner((scope.get("client") or ("?",))[0], claimed[0] if claimed else "")


class Admission:
    """Says whose work a request is, and lets in what the limits allow; without limits, everything."""

    def __init__(self, app: ASGIApp, limits: Limits | None):
        self.app = app
        self.limits = limits
        if limits:
            self.rates = RateLimit(limits)
            self.entry = Entry(app)
            busy = N_("Too many requests at once; wait a moment.")
            self.requests = Tally(limits.requests_per_visitor, limits.requests_per_address, limits.connections, busy)
            many = N_("At most {most} pages may be connected at once; close one and try again.")
            self.streams = Tally(limits.streams_per_visitor, limits.streams_per_address, limits.streams, many)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        owner = scope["owner"] = owner_of(scope)
        scope["app"].state.services.addresses.note(owner)
        if self.limits is None:
            await self.app(scope, receive, send)
            return
        tally = self.streams if scope["path"].endswith(STREAM) else self.requests
        try:
            self.rates.check(owner, scope["method"] not in SAFE)
            tally.add(owner)
        except LudusError as error:
            await refuse(error, scope, receive, send)
            return
        try:
            await self.entry.answer(owner, scope, receive, send)
        finally:
            tally.remove(owner)


class Entry:
    """Lets requests be worked on a few at a time, in turn; what does not wait for anything cannot be interrupted.

    A turn ends when the answer begins, when the request waits for its turn with other work, or after a moment: it may
    be waiting for the database.
    """

    CONCURRENT = 6
    MOMENT = 0.1  # seconds

    def __init__(self, app: ASGIApp):
        self.app = app
        self.turns = Turns(self.CONCURRENT)

    async def answer(self, owner: Owner, scope: Scope, receive: Receive, send: Send) -> None:
        await self.turns.begin(owner)
        ended = False

        def end() -> None:
            nonlocal ended
            if not ended:
                ended = True
                self.turns.end()

        async def sending(message: Message) -> None:
            end()
            await send(message)

        scope["end_turn"] = end
        timer = asyncio.get_running_loop().call_later(self.MOMENT, end)
        try:
            await self.app(scope, receive, sending)
        finally:
            timer.cancel()
            end()


class RateLimit:
    """How fast one visitor and one address may send: buckets that refill, for reading and for writing."""

    BURST = 10  # seconds' worth of requests that may come at once
    MAX_KNOWN = 20_000

    def __init__(self, limits: Limits):
        self.visitor = limits.reads_per_visitor, limits.writes_per_visitor
        self.address = limits.reads_per_address, limits.writes_per_address
        self.buckets: OrderedDict[tuple[object, bool], tuple[float, float]] = OrderedDict()

    def check(self, owner: Owner, writing: bool) -> None:
        visitor = self.visitor[writing] * (1 if owner.visitor else NEWCOMERS)
        enough = self._take((owner, writing), visitor) and self._take((owner.address, writing), self.address[writing])
        if not enough:
            raise TooMuch(N_("Too many requests at once; wait a moment."))

    def _take(self, key: tuple[object, bool], rate: float) -> bool:
        moment, most = time.monotonic(), rate * self.BURST
        left, last = self.buckets.pop(key, (most, moment))
        left = min(most, left + (moment - last) * rate)
        self.buckets[key] = (max(left - 1, 0), moment)
        if len(self.buckets) > self.MAX_KNOWN:
            self.buckets.popitem(last=False)
        return left >= 1
