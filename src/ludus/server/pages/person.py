"""Oneself: the name, the link that brings one back, looks and language, statistics."""

from __future__ import annotations

from collections import defaultdict

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse

from ludus.drawing.palette import THEMES
from ludus.engine.language import N_, languages
from ludus.games import games
from ludus.server.pages.forms import form
from ludus.server.pages.rendering import render
from ludus.server.refusals import Unknown
from ludus.server.statistics import Series, series
from ludus.server.store.people import PastGame
from ludus.server.tokens import hashed
from ludus.server.visitor import COOKIE, Asking, Visitor

router = APIRouter()


def back_to(path: str) -> RedirectResponse:
    """Back to a page of this server; anything else leads to the front door."""
    local = path.startswith("/") and not path.startswith(("//", "/\\"))
    return RedirectResponse(path if local else "/", 303)


@router.post("/preferences")
async def preferences(asking: Asking) -> Response:
    """Language and theme, remembered in cookies of their own."""
    fields = await form(asking.request)
    response = back_to(fields.get("back", "/"))
    if fields.get("lang") in languages():
        asking.set_cookie(response, "lang", fields["lang"])
    if fields.get("theme") in ("", *THEMES):
        asking.set_cookie(response, "theme", fields["theme"])
    return response


@router.get("/me")
async def me(asking: Asking) -> Response:
    return render(asking, "me.html", link=own_link(asking))


def own_link(asking: Visitor) -> str:
    return f"{asking.request.base_url}me/{asking.house.tokens.link(asking.player)}" if asking.player else ""


@router.post("/me")
async def rename(asking: Asking) -> Response:
    fields = await form(asking.request)
    await asking.named(fields.get("name", ""))
    response = RedirectResponse("/me", 303)
    asking.remember(response)
    return response


@router.post("/me/renew")
async def renew(asking: Asking) -> Response:
    """Make every earlier cookie and link worthless, and go on with new ones."""
    player = asking.known()
    asking.player = player._replace(epoch=player.epoch + 1)
    await asking.house.store.update_player(asking.player, hashed(asking.house.tokens.link(asking.player)))
    response = RedirectResponse("/me", 303)
    asking.remember(response)
    return response


@router.post("/me/forget")
async def forget() -> Response:
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE)
    return response


@router.get("/me/{link}")
async def welcome_back(asking: Asking, link: str) -> Response:
    """Ask before a link is followed, so that nobody becomes somebody else by a stray click."""
    found = await asking.house.store.player_by_link(hashed(link))
    if found is None:
        raise Unknown(N_("This link is no longer valid."))
    return render(asking, "back.html", found=found, link=link)


@router.post("/me/{link}")
async def come_back(asking: Asking, link: str) -> Response:
    found = await asking.house.store.player_by_link(hashed(link))
    if found is None:
        raise Unknown(N_("This link is no longer valid."))
    asking.player = found
    response = RedirectResponse("/", 303)
    asking.remember(response)
    return response


@router.get("/statistics")
async def statistics(asking: Asking) -> Response:
    past = await asking.house.store.past_games(asking.id) if asking.id else []
    by_game: dict[str, list[PastGame]] = defaultdict(list)
    for one in past:
        by_game[one.header.game].append(one)
    shown: list[tuple[object, list[Series]]] = [
        (game, series(game, by_game[game.name], asking.lang)) for game in games() if by_game[game.name]
    ]
    return render(asking, "statistics.html", shown=shown, past=past, titles={game.name: game for game in games()})
