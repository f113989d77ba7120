"""The visitor's own pages: name, personal link, preferences, statistics."""

from __future__ import annotations

from collections import defaultdict

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse

from ludus.drawing.palette import THEMES
from ludus.engine.language import N_, languages
from ludus.games import games
from ludus.server.http.pages.forms import form, whole
from ludus.server.http.pages.templates import SIZES, render
from ludus.server.http.visitors import COOKIE, CurrentVisitor, Visitor
from ludus.server.people.players import Player
from ludus.server.people.tokens import hashed
from ludus.server.refusals import Unknown
from ludus.server.store.people import PastGame
from ludus.server.views.player_statistics import Series, series

router = APIRouter()


def back_to(path: str) -> RedirectResponse:
    """Back to a page of this server; anything else leads to the home page."""
    local = path.startswith("/") and not path.startswith(("//", "/\\"))
    return RedirectResponse(path if local else "/", 303)


@router.post("/preferences")
async def preferences(visitor: CurrentVisitor) -> Response:
    """Language, theme and the size of text, remembered in cookies of their own."""
    fields = await form(visitor.request)
    response = back_to(fields.get("back", "/"))
    if fields.get("lang") in languages():
        visitor.set_cookie(response, "lang", fields["lang"])
    if fields.get("theme") in ("", *THEMES):
        visitor.set_cookie(response, "theme", fields["theme"])
    if fields.get("size") in ("", *SIZES):
        visitor.set_cookie(response, "size", fields["size"])
    return response


@router.get("/me")
async def me(visitor: CurrentVisitor) -> Response:
    blocks = await visitor.services.store.blocks_of(visitor.id) if visitor.id else []
    return render(visitor, "me.html", link=own_link(visitor), blocks=blocks)


def own_link(visitor: Visitor) -> str:
    return f"{visitor.request.base_url}me/{visitor.services.tokens.link(visitor.player)}" if visitor.player else ""


@router.post("/me")
async def rename(visitor: CurrentVisitor) -> Response:
    fields = await form(visitor.request)
    await visitor.named(fields.get("name", ""))
    return visitor.redirect("/me")


@router.post("/me/lift")
async def lift(visitor: CurrentVisitor) -> Response:
    """Take back a ban or a mute."""
    fields = await form(visitor.request)
    await visitor.services.store.lift(visitor.known().id, whole(fields.get("number", "")))
    return visitor.redirect("/me")


@router.post("/me/renew")
async def renew(visitor: CurrentVisitor) -> Response:
    """Make every earlier cookie and link worthless, and continue with new ones."""
    player = visitor.known()
    visitor.player = player._replace(epoch=player.epoch + 1)
    await visitor.services.store.update_player(visitor.player, hashed(visitor.services.tokens.link(visitor.player)))
    return visitor.redirect("/me")


@router.post("/me/forget")
async def forget() -> Response:
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE)
    return response


async def player_of_link(visitor: Visitor, link: str) -> Player:
    found = await visitor.services.store.player_by_link(hashed(link))
    if found is None:
        raise Unknown(N_("This link is no longer valid."))
    return found


@router.get("/me/{link}")
async def show_link(visitor: CurrentVisitor, link: str) -> Response:
    """Ask before a link is followed, so that nobody becomes somebody else by a stray click."""
    return render(visitor, "back.html", found=await player_of_link(visitor, link), link=link)


@router.post("/me/{link}")
async def follow_link(visitor: CurrentVisitor, link: str) -> Response:
    visitor.player = await player_of_link(visitor, link)
    return visitor.redirect("/")


@router.get("/statistics")
async def statistics(visitor: CurrentVisitor) -> Response:
    past = await visitor.services.store.past_games(visitor.id) if visitor.id else []
    by_game: dict[str, list[PastGame]] = defaultdict(list)
    for one in past:
        by_game[one.header.game].append(one)
    shown: list[tuple[object, list[Series]]] = [
        (game, series(game, by_game[game.name], visitor.lang)) for game in games() if by_game[game.name]
    ]
    return render(visitor, "statistics.html", shown=shown, past=past, titles={game.name: game for game in games()})
