"""The front door: which games there are, one's own tables, the lobby, and setting a table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from ludus import bots
from ludus.engine.game import Game
from ludus.engine.language import N_, SOURCE
from ludus.games import find, games
from ludus.server.http import table_service as desk
from ludus.server.http.pages.forms import form, whole
from ludus.server.http.pages.markdown import blurb, rules
from ludus.server.http.pages.rendering import render
from ludus.server.http.visitors import Asking, Visitor
from ludus.server.people.names import offered
from ludus.server.refusals import Unknown
from ludus.server.tables.table_setup import Chair, Setting, game_has_guide, stand_in

router = APIRouter()
CLOCKS = (0, 60, 300, 24 * 3600, 3 * 24 * 3600)


def known_game(name: str) -> Game:
    if name not in {game.name for game in games()}:
        raise Unknown(N_("There is no such game."))
    return find(name)


def own_name(asking: Visitor) -> str:
    return asking.player.name if asking.player else offered()


@router.get("/")
async def home(asking: Asking) -> Response:
    return render(
        asking,
        "home.html",
        blurbs={game.name: blurb(game, asking.lang) for game in games()},
        guided={game.name for game in games() if game_has_guide(game.name)},
        progress=asking.house.preparation.progress_of,
        mine=await desk.listed(asking, "mine"),
        waiting=await desk.listed(asking, "waiting"),
        playing=await desk.listed(asking, "playing"),
    )


@router.post("/quick")
async def quick(asking: Asking) -> Response:
    """Sit down at once: alone where the game can be played alone, else against bots."""
    fields = await form(asking.request)
    game = known_game(fields.get("game", ""))
    chairs = [Chair("person", own_name(asking))]
    chairs += [Chair("bot", level=stand_in())] * (max(game.min_players, int(fields.get("bots") == "yes") + 1) - 1)
    table = await desk.create(asking, Setting(game.name, chairs, guided=fields.get("guided") == "yes"))
    return seated(asking, table.header.id)


def seated(asking: Visitor, table: str) -> Response:
    response = RedirectResponse(f"/t/{table}", 303)
    asking.remember(response)
    return response


@router.get("/new/{name}")
async def new(asking: Asking, name: str, request: Request) -> Response:
    game = known_game(name)
    wanted = request.query_params.get("with", "bots")
    other = {"here": "here", "friend": "kept", "anybody": "free"}.get(wanted, f"bot {stand_in()}")
    used = max(game.min_players, min(game.max_players, 2))
    return render(
        asking,
        "new.html",
        game=game,
        wanted=wanted,
        name=own_name(asking),
        rows=["person"] + [other] * (used - 1) + [""] * (game.max_players - used),
        levels=bots.names(asking.lang),
        clocks=CLOCKS,
    )


@router.post("/new/{name}")
async def create(asking: Asking, name: str) -> Response:
    game = known_game(name)
    fields = await form(asking.request)
    setting = Setting(
        game.name,
        chairs(fields, game),
        {option.name: fields.get(f"option-{option.name}", option.default) for option in game.options},
        clock=whole(fields.get("clock", "0")),
        listed=fields.get("listed") == "yes",
        watched=fields.get("watched") == "yes",
        hints=fields.get("hints") == "yes",
    )
    table = await desk.create(asking, setting)
    return seated(asking, table.header.id)


def chairs(fields: dict[str, str], game: Game) -> list[Chair]:
    """The places a form describes: one row for each, empty rows left out."""
    found = []
    for seat in range(game.max_players):
        kind, _, level = fields.get(f"seat-{seat}", "").partition(" ")
        name = fields.get(f"name-{seat}", "")
        if kind:
            found.append(Chair("person" if kind == "here" else kind, name, level))
    return found


@router.get("/rules/{name}")
async def show_rules(asking: Asking, name: str) -> Response:
    game = known_game(name)
    return render(asking, "rules.html", game=game, text=rules(game, asking.lang) or rules(game, SOURCE))
