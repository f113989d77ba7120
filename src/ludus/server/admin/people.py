"""People, as the operator deals with them: found, banned, reported."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select

from ludus.engine.language import N_
from ludus.server.admin.transaction import AdminTransaction, append, events_of, locked_stage, seats_of
from ludus.server.refusals import Refused, Unknown
from ludus.server.store.people import BAN, OPERATOR
from ludus.server.store.schema import BLOCKS, MEMBERS, PLAYERS, REPORTS, TABLES
from ludus.server.tables.events import Stage, now
from ludus.server.tables.moderation import removal
from ludus.server.tables.payloads import GameBegun
from ludus.server.tables.table_setup import default_level

MAX_SHOWN = 10


class ReportLine(NamedTuple):
    """One report in a list."""

    number: int
    created: int
    table: str
    name: str  # what the reported player was called there
    player: str
    reporter: str
    reason: str


def find_person(db: AdminTransaction, person: str) -> Any:
    """A player by id, or by name where only one has it."""
    found = db.connection.execute(select(PLAYERS).where(PLAYERS.c.id == person)).first()
    if found:
        return found
    same = func.lower(PLAYERS.c.name) == person.lower()
    named = db.connection.execute(select(PLAYERS).where(same).order_by(PLAYERS.c.created.desc())).fetchall()
    if not named:
        raise Unknown(N_("There is no person {name}; give an id or a name."), name=person)
    if len(named) > 1:
        ids = ", ".join(row.id for row in named[:MAX_SHOWN])
        raise Refused(
            N_("Several people are called {name}; give an id, the newest first: {ids}."), name=person, ids=ids
        )
    return named[0]


def ban(db: AdminTransaction, person: str) -> Any:
    """Keep somebody from doing anything on this server; bots take their seats."""
    found = find_person(db, person)
    block = {"kind": BAN, "by": OPERATOR, "player": found.id}
    if not db.connection.scalar(select(BLOCKS.c.id).filter_by(**block)):
        db.connection.execute(insert(BLOCKS).values(**block, created=now()))
    remove_everywhere(db, found.id)
    db.changed(found.id)
    return found


def unban(db: AdminTransaction, person: str) -> Any:
    found = find_person(db, person)
    lifted = delete(BLOCKS).where(BLOCKS.c.kind == BAN, BLOCKS.c.by == OPERATOR, BLOCKS.c.player == found.id)
    if not db.connection.execute(lifted).rowcount:
        raise Refused(N_("{name} is not banned."), name=found.name)
    db.changed(found.id)
    return found


def remove_everywhere(db: AdminTransaction, player: str) -> None:
    """Take every seat of a player at games that are not finished: bots play on, or the seat is free again."""
    sitting = select(TABLES.c.id).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id).where(MEMBERS.c.player == player)
    for (table,) in db.connection.execute(sitting.where(TABLES.c.stage != Stage.FINISHED)).fetchall():
        stage = locked_stage(db, table)
        if stage is None or stage == Stage.FINISHED:  # meanwhile
            continue
        events = events_of(db, table)
        header = json.loads(db.connection.execute(select(TABLES.c.header).filter_by(id=table)).scalar_one())
        seats = seats_of(events, header["players"])
        begun = any(isinstance(event.payload, GameBegun) for event in events)
        if drafts := removal(seats, player, default_level() if begun else "", ban=False):
            append(db, table, drafts, stage, seats)


def list_reports(db: AdminTransaction) -> list[ReportLine]:
    """What people reported, the latest first."""
    columns = [REPORTS.c[name] for name in ("id", "created", "table_id", "name", "player", "reporter", "reason")]
    return [ReportLine(*row) for row in db.connection.execute(select(*columns).order_by(REPORTS.c.id.desc()))]


def drop_report(db: AdminTransaction, number: int) -> None:
    if not db.connection.execute(delete(REPORTS).where(REPORTS.c.id == number)).rowcount:
        raise Unknown(N_("There is no report {number}."), number=number)
