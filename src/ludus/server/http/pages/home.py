"""The home page: the games, the visitor's tables, the lobby, and setting up a table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ludus import bots
from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.games import find, games
from ludus.server.http import table_service
from ludus.server.http.pages.blurbs import blurb
from ludus.server.http.pages.forms import form, whole
from ludus.server.http.pages.templates import render
from ludus.server.http.visitors import CurrentVisitor
from ludus.server.people.names import suggested_names
from ludus.server.refusals import Unknown
from ludus.server.tables.events import STRICT, Stage
from ludus.server.tables.seats import SeatKind
from ludus.server.tables.table_setup import SeatSetup, TableSetup, default_level, has_guide
from ludus.server.views.rulebook import pictures, rule_sections, section_picture

router = APIRouter()
COMPANY = 3  # at a table against bots, where a game takes so many; a guided game has as few as it can
CLOCKS = (0, 60, 300, 24 * 3600, 3 * 24 * 3600)


def known_game(name: str) -> Game:
    if name not in {game.name for game in games()}:
        raise Unknown(N_("There is no such game."))
    return find(name)


@router.get("/")
async def home(visitor: CurrentVisitor) -> Response:
    return await visitor.in_turn(
        render,
        visitor,
        "home.html",
        blurbs={game.name: blurb(game, visitor.lang) for game in games()},
        guided={game.name for game in games() if has_guide(game.name)},
        mine=await table_service.own_tables(visitor),
        archives=await table_service.own_archives(visitor),
        waiting=await table_service.lobby(visitor, Stage.WAITING),
        playing=await table_service.lobby(visitor, Stage.PLAYING),
    )


@router.post("/quick")
async def quick(visitor: CurrentVisitor) -> Response:
    """Sit down at once: alone where the game can be played alone, else against bots."""
    fields = await form(visitor.request)
    game = known_game(fields.get("game", ""))
    guided = fields.get("guided") == "yes"
    company = 2 if guided else min(game.max_players, COMPANY)
    players = 1 if game.min_players == 1 else max(game.min_players, company)
    seats = [SeatSetup(SeatKind.PERSON, visitor.name)]
    seats += [SeatSetup(SeatKind.BOT, level=default_level())] * (players - 1)
    setup = TableSetup(game.name, seats, guided=guided)
    table = await table_service.create_table(visitor, setup)
    return visitor.redirect(f"/t/{table.header.id}")


@router.get("/new/{name}")
async def new(visitor: CurrentVisitor, name: str, request: Request) -> Response:
    game = known_game(name)
    wanted = request.query_params.get("with", "bots")
    other = {"here": "here", "friend": "kept", "anybody": "free"}.get(wanted, f"bot {default_level()}")
    used = max(game.min_players, min(game.max_players, 1 if wanted == "alone" else 2))
    name = visitor.name
    return render(
        visitor,
        "new.html",
        game=game,
        wanted=wanted,
        names=[name, *suggested_names(game.max_players - 1, [name])],
        rows=["person"] + [other] * (used - 1) + [""] * (game.max_players - used),
        levels=bots.names(visitor.lang),
        clocks=CLOCKS,
    )


@router.post("/new/{name}")
async def create(visitor: CurrentVisitor, name: str) -> Response:
    game = known_game(name)
    fields = await form(visitor.request)
    setup = TableSetup(
        game.name,
        seats_of_form(fields, game),
        {option.name: fields.get(f"option-{option.name}", option.default) for option in game.options},
        clock=whole(fields.get("clock", "0")),
        listed=fields.get("listed") == "yes",
        watched=fields.get("watched") == "yes",
        hints=fields.get("hints") == "yes",
        undo=fields.get("undo", STRICT),
    )
    table = await table_service.create_table(visitor, setup)
    return visitor.redirect(f"/t/{table.header.id}")


def seats_of_form(fields: dict[str, str], game: Game) -> list[SeatSetup]:
    """The seats a form describes: one row for each, empty rows left out."""
    found = []
    for seat in range(game.max_players):
        kind, _, level = fields.get(f"seat-{seat}", "").partition(" ")
        name = fields.get(f"name-{seat}", "")
        if kind:
            found.append(SeatSetup(SeatKind.PERSON if kind == "here" else kind, name, level))
    return found


@router.get("/rules/{name}")
async def show_rules(visitor: CurrentVisitor, name: str) -> Response:
    game = known_game(name)
    sections = await visitor.in_turn(rule_sections, game, visitor.lang)
    return render(visitor, "rules.html", game=game, sections=sections)


@router.get("/rules/{name}/{anchor}.svg")
async def show_picture(visitor: CurrentVisitor, name: str, anchor: str) -> Response:
    """The picture that illustrates a section."""
    if anchor not in pictures(known_game(name)):
        raise Unknown(N_("There is no such file."))
    svg = await visitor.in_turn(section_picture, name, anchor, visitor.lang)
    return Response(svg, media_type="image/svg+xml")
