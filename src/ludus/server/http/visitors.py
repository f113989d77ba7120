"""Visitors: the person behind a request, their language, and what they may look at."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Depends, Request, Response
from fastapi.responses import RedirectResponse

from ludus.engine.language import N_, SOURCE
from ludus.engine.view import SPECTATOR
from ludus.server.http.disconnects import while_connected
from ludus.server.live.story import Viewer
from ludus.server.people.names import checked_name, suggested_names
from ludus.server.people.players import Player
from ludus.server.people.tokens import hashed, new_id
from ludus.server.refusals import Forbidden
from ludus.server.services import Services
from ludus.server.tables.table import Table
from ludus.server.work.owner import Owner

P = ParamSpec("P")
Result = TypeVar("Result")
COOKIE = "ludus"
YEAR = 365 * 24 * 3600
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})  # requests that change nothing


@dataclass
class Visitor:
    """One request's sender. A person becomes a player, with a cookie, when they first need to be one."""

    services: Services
    request: Request
    player: Player | None
    lang: str

    @property
    def id(self) -> str:
        return self.player.id if self.player else ""

    @property
    def owner(self) -> Owner:
        """Whose work it is that this request makes."""
        owner: Owner = self.request.scope["owner"]
        return owner

    async def in_turn(self, work: Callable[P, Result], *arguments: P.args, **more: P.kwargs) -> Result:
        """Do work that takes a while (drawing, telling, planning), in turn with others and while somebody waits."""
        return await while_connected(self.request, self.services.drawing.run(self.owner, work, *arguments, **more))

    @property
    def name(self) -> str:
        """What the visitor is called, or may like to be."""
        return self.name_beside([])

    def name_beside(self, others: Collection[str]) -> str:
        """What the visitor is called, or may like to be where others are called so."""
        return self.player.name if self.player else suggested_names(1, others)[0]

    async def named(self, name: str) -> Player:
        """The visitor as a player of that name; a new one where they are not known yet."""
        name = checked_name(name)
        if self.player is None:
            self.player = Player(new_id(20), name, 0)
            await self.services.store.add_player(self.player, hashed(self.services.tokens.link(self.player)))
        elif self.player.name != name:
            self.player = self.player._replace(name=name)
            await self.services.store.update_player(self.player, hashed(self.services.tokens.link(self.player)))
        return self.player

    def known(self) -> Player:
        if self.player is None:
            raise Forbidden(N_("Take a seat at the table first."))
        return self.player

    def remember(self, response: Response) -> None:
        """Send the cookie by which the person is known again."""
        if self.player:
            self.set_cookie(response, COOKIE, self.services.tokens.player(self.player), httponly=True)

    def redirect(self, path: str) -> Response:
        """Lead to a page of this server, with the cookie by which the person is known again."""
        response = RedirectResponse(path, 303)
        self.remember(response)
        return response

    def set_cookie(self, response: Response, name: str, value: str, httponly: bool = False) -> None:
        secure = self.request.url.scheme == "https"
        response.set_cookie(name, value, max_age=YEAR, httponly=httponly, samesite="lax", secure=secure)

    def own_seat(self, table: Table, seat: int) -> int:
        """A seat the visitor may act for."""
        if seat not in table.seats_of(self.id):
            raise Forbidden(N_("This is not your seat."))
        return seat

    def viewer(self, table: Table, seat: int | None = None) -> Viewer:
        """How the visitor may look at a table: from a seat of theirs, or as a spectator."""
        own = table.seats_of(self.id)
        if seat is None:
            seat = next((one for one in own if one in table.to_move()), own[0] if own else SPECTATOR)
        if seat == SPECTATOR and not own and not table.header.watched:
            raise Forbidden(N_("Only the players may watch this table."))
        if seat != SPECTATOR and not (table.finished and seat in range(table.header.players)):
            self.own_seat(table, seat)
        return Viewer(seat, self.lang, self.player.muted if self.player else frozenset())

    def looks_from(self, table: Table, seat: int) -> Viewer | None:
        """The viewer at a seat, or None if the visitor may not look from there any more."""
        try:
            return self.viewer(table, seat)
        except Forbidden:
            return None


async def current_visitor(request: Request) -> Visitor:
    services: Services = request.app.state.services
    player = await _player(request, services)
    if player and player.banned and request.method not in SAFE:
        raise Forbidden(N_("The operator of this server has banned you."))
    return Visitor(services, request, player, language(request))


CurrentVisitor = Annotated[Visitor, Depends(current_visitor)]


async def _player(request: Request, services: Services) -> Player | None:
    token = token_of(request)
    claimed = services.tokens.player_of(token) if token else None
    if claimed is None:
        return None
    player = await services.store.player(claimed[0])
    return player if player and player.epoch == claimed[1] else None


def token_of(request: Request) -> str:
    """What a request says to prove who sent it: a program's token, or a browser's cookie."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")


def language(request: Request) -> str:
    """The language asked for, remembered, or preferred by the browser."""
    known = request.app.state.services.languages
    for chosen in (request.query_params.get("lang"), request.cookies.get("lang")):
        if chosen in known:
            return str(chosen)
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in known:
            return code
    return SOURCE
