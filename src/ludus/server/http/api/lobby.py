"""Games, people and tables: who plays what, where."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response

from ludus.bots.preparing import PARTS
from ludus.engine.game import Game
from ludus.engine.language import Words, words
from ludus.engine.options import Option
from ludus.games import games
from ludus.server.http import table_service
from ludus.server.http.api.requests import PersonIn, PlaceIn, SeatIn, SitIn, TableIn
from ludus.server.http.api.responses import GameOut, InvitationOut, OptionOut, PersonOut, ResultOut, SeatOut, TableOut
from ludus.server.http.invitations import invitation_links
from ludus.server.http.parameters import TableId
from ludus.server.http.visitors import CurrentVisitor, Visitor
from ludus.server.tables.events import Stage
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import SeatSetup, TableSetup
from ludus.server.views.position import fairness, seat_infos

router = APIRouter()


@router.get("/games")
async def list_games(visitor: CurrentVisitor) -> list[GameOut]:
    """Every game, its table options, and whether bots can think ahead in it yet; until then they play by heuristics."""
    return [_game_out(visitor, game) for game in games()]


def _game_out(visitor: Visitor, game: Game) -> GameOut:
    parts = visitor.services.preparation.parts[game.name]
    _ = words(game.domain, visitor.lang)
    return GameOut(
        name=game.name,
        title=_(game.title),
        version=game.version,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[_option_out(option, _) for option in game.options],
        ready=visitor.services.preparation.thinks(game.name),
        prepared=len(parts),
        steps=len(PARTS),
    )


def _option_out(option: Option, _: Words) -> OptionOut:
    shown = {
        "label": _(option.label),
        "help": _(option.help) if option.help else "",
        "names": [_(option.named(choice)) for choice in option.choices],
    }
    return OptionOut(**vars(option) | shown)


@router.post("/players", status_code=201)
async def become_player(visitor: CurrentVisitor, person: PersonIn, response: Response) -> PersonOut:
    """Take a name. The token proves who you are: send it as `Authorization: Bearer TOKEN`, or keep the cookie."""
    player = await visitor.named(person.name)
    visitor.remember(response)
    return PersonOut(name=player.name, token=visitor.services.tokens.player(player))


@router.get("/tables")
async def list_tables(
    visitor: CurrentVisitor, stage: Literal[Stage.WAITING, Stage.PLAYING, "mine"] = Stage.WAITING
) -> list[TableOut]:
    """The lobby: listed tables with a free seat, listed tables being played, or your own."""
    mine = stage == "mine"
    tables = await (table_service.own_tables(visitor) if mine else table_service.lobby(visitor, Stage(stage)))
    return [table_out(visitor, table) for table in tables]


@router.post("/tables", status_code=201)
async def create_table(visitor: CurrentVisitor, body: TableIn, response: Response) -> TableOut:
    """Set up a table. The game begins when every seat is taken."""
    seats = [SeatSetup(seat.kind, seat.name, seat.level) for seat in body.chairs]
    setup = TableSetup(seats=seats, **body.model_dump(exclude={"chairs"}))
    table = await table_service.create_table(visitor, setup)
    visitor.remember(response)
    return table_out(visitor, table)


@router.get("/tables/{id}")
async def show_table(visitor: CurrentVisitor, id: TableId) -> TableOut:
    """A table without its board: the seats, the stage, the published hash of the key."""
    table = await visitor.services.registry.table(id)
    visitor.viewer(table)
    return table_out(visitor, table)


@router.post("/tables/{id}/sit")
async def join_table(visitor: CurrentVisitor, id: TableId, body: SitIn, response: Response) -> TableOut:
    """Take a free seat, or with an invitation the seat it is for."""
    table = await table_service.join(visitor, id, body.seat, body.name, body.invitation)
    visitor.remember(response)
    return table_out(visitor, table)


@router.post("/tables/{id}/places")
async def change_seat(visitor: CurrentVisitor, id: TableId, body: PlaceIn) -> TableOut:
    """For the host, before the game begins: what an empty seat is for."""
    return table_out(visitor, await table_service.change_seat(visitor, id, body.seat, body.kind, body.level))


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(visitor: CurrentVisitor, id: TableId, body: SeatIn) -> TableOut:
    """The same people and bots at a new table."""
    return table_out(visitor, await table_service.rematch(visitor, id, body.seat))


@router.get("/results")
async def results(visitor: CurrentVisitor) -> list[ResultOut]:
    """Your finished games, newest first."""
    return [
        ResultOut(
            **past._asdict(),
            table=past.header.id,
            game=past.header.game,
            players=past.header.players,
            options=dict(past.header.options),
        )
        for past in (await visitor.services.store.past_games(visitor.id) if visitor.id else ())
    ]


def table_out(visitor: Visitor, table: Table) -> TableOut:
    own = table.seats_of(visitor.id)
    return TableOut(
        id=table.header.id,
        game=table.header.game,
        title=words(table.game.domain, visitor.lang)(table.game.title),
        stage=table.stage,
        players=table.header.players,
        options=dict(table.header.options),
        clock=table.header.clock,
        seats=[SeatOut(**vars(shown), yours=shown.seat in own) for shown in seat_infos(table)],
        number=table.visible_count(own[0] if own else -1),
        fairness=fairness(table),
        rematch=table.rematch,
        invitations=[InvitationOut(seat=seat, link=link) for seat, link in invitation_links(visitor, table).items()],
    )
