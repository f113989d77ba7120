"""Games, people and tables: who plays what, where."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response

from ludus.engine.game import Game
from ludus.engine.language import words
from ludus.games import games
from ludus.server import desk
from ludus.server.api.models import (
    GameOut,
    InvitationOut,
    OptionOut,
    PersonIn,
    PersonOut,
    PlaceIn,
    ResultOut,
    SeatIn,
    SeatOut,
    SitIn,
    TableIn,
    TableOut,
)
from ludus.server.setting import Chair, Setting
from ludus.server.showing import fairness, seats
from ludus.server.table import Table
from ludus.server.visitor import Asking, Visitor

router = APIRouter()
TableId = Annotated[str, Path(pattern="^[a-z0-9]{12}$", description="a table's id")]


@router.get("/games")
async def list_games(asking: Asking) -> list[GameOut]:
    """Every game, its table options, and whether its rules are ready to be played."""
    return [_game_out(asking, game) for game in games()]


def _game_out(asking: Visitor, game: Game) -> GameOut:
    progress = asking.house.preparation.progress_of[game.name]
    _ = words(game.domain, asking.lang)
    return GameOut(
        name=game.name,
        title=_(game.title),
        version=game.version,
        fewest=game.min_players,
        most=game.max_players,
        options=[
            OptionOut(
                name=option.name,
                label=_(option.label),
                default=option.default,
                choices=list(option.choices),
                names=[_(option.named(choice)) for choice in option.choices],
                low=option.low,
                high=option.high,
                help=_(option.help) if option.help else "",
            )
            for option in game.options
        ],
        ready=progress.ready,
        prepared=progress.done,
        steps=progress.steps,
    )


@router.post("/players", status_code=201)
async def become_player(asking: Asking, person: PersonIn, response: Response) -> PersonOut:
    """Take a name. The token proves who you are: send it as `Authorization: Bearer TOKEN`, or keep the cookie."""
    player = await asking.named(person.name)
    asking.remember(response)
    return PersonOut(name=player.name, token=asking.house.tokens.player(player))


@router.get("/tables")
async def list_tables(asking: Asking, stage: Literal["waiting", "playing", "mine"] = "waiting") -> list[TableOut]:
    """The lobby: listed tables with a free seat, listed tables being played, or your own."""
    return [table_out(asking, table) for table in await desk.listed(asking, stage)]


@router.post("/tables", status_code=201)
async def set_table(asking: Asking, wanted: TableIn, response: Response) -> TableOut:
    """Create a table. The game begins when every seat is taken."""
    chairs = [Chair(chair.kind, chair.name, chair.level) for chair in wanted.chairs]
    options = dict(wanted.options)
    setting = Setting(
        wanted.game, chairs, options, wanted.clock, wanted.listed, wanted.watched, wanted.hints, wanted.guided
    )
    table = await desk.create(asking, setting)
    asking.remember(response)
    return table_out(asking, table)


@router.get("/tables/{id}")
async def show_table(asking: Asking, id: TableId) -> TableOut:
    """A table without its board: the seats, the stage, the published hash of the seed."""
    table = await asking.house.hall.table(id)
    asking.eyes(table)
    return table_out(asking, table)


@router.post("/tables/{id}/sit")
async def sit(asking: Asking, id: TableId, wanted: SitIn, response: Response) -> TableOut:
    """Take a free seat, or with an invitation the seat it is for."""
    table = await desk.sit(asking, id, wanted.seat, wanted.name, wanted.invitation)
    asking.remember(response)
    return table_out(asking, table)


@router.post("/tables/{id}/places")
async def settle_place(asking: Asking, id: TableId, wanted: PlaceIn) -> TableOut:
    """For the host, before the game begins: who an empty seat is for."""
    return table_out(asking, await desk.settle(asking, id, wanted.seat, wanted.kind, wanted.level))


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(asking: Asking, id: TableId, wanted: SeatIn) -> TableOut:
    """The same people and bots at a new table."""
    return table_out(asking, await desk.rematch(asking, id, wanted.seat))


@router.get("/results")
async def results(asking: Asking) -> list[ResultOut]:
    """Your finished games, newest first."""
    return [
        ResultOut(
            table=past.header.id,
            game=past.header.game,
            players=past.header.players,
            options=dict(past.header.options),
            seat=past.seat,
            points=past.points,
            rank=past.rank,
            finished=past.finished,
        )
        for past in await asking.house.store.past_games(asking.id)
    ]


def table_out(asking: Visitor, table: Table) -> TableOut:
    own = table.seats_of(asking.id)
    return TableOut(
        id=table.header.id,
        game=table.header.game,
        title=words(table.game.domain, asking.lang)(table.game.title),
        stage=table.stage,
        players=table.header.players,
        options=dict(table.header.options),
        clock=table.header.clock,
        seats=[SeatOut(**shown._asdict(), yours=shown.seat in own) for shown in seats(table)],
        number=table.heard(own[0] if own else -1),
        fairness=fairness(table),
        rematch=table.rematch,
        invitations=[InvitationOut(seat=seat, link=link) for seat, link in desk.invitations(asking, table).items()],
    )
