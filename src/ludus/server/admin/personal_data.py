"""All that is stored about a person: exported, or deleted. Finished games keep an anonymous seat."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, select, update

from ludus.server.admin.people import find_person, remove_everywhere
from ludus.server.admin.transaction import AdminTransaction, append, events_of
from ludus.server.store.notification_sender import REREAD
from ludus.server.store.schema import BLOCKS, EVENTS, MEMBERS, PLAYERS, REPORTS, RESULTS, TABLES
from ludus.server.tables.events import Draft, Event, Stage
from ludus.server.tables.payloads import ChatSent, PersonRemoved, PersonSeated, TableClosed, encode
from ludus.server.tables.seats import Seat, Seats, seats_after

ANONYMOUS = "Nemo"  # nobody
# Of a table's header, all but what the game keeps secret until its end.
PUBLIC = ("id", "game", "version", "players", "options", "created", "clock", "listed", "watched", "hints", "guided")


def export(db: AdminTransaction, person: str) -> dict[str, Any]:
    """Everything that is stored about a person."""
    found = find_person(db, person)
    return {
        "person": {"id": found.id, "name": found.name, "created": found.created, "link": found.link},
        "tables": [_exported_table(db, found.id, row) for row in _tables(db, found.id)],
        "results": _rows(db, select(RESULTS).where(RESULTS.c.player == found.id)),
        "bans and mutes": _rows(db, select(BLOCKS).where((BLOCKS.c.by == found.id) | (BLOCKS.c.player == found.id))),
        "reports sent": _rows(db, select(REPORTS).where(REPORTS.c.reporter == found.id)),
        "reports received": [
            {name: value for name, value in row.items() if name != "reporter"}
            for row in _rows(db, select(REPORTS).where(REPORTS.c.player == found.id))
        ],
    }


def _exported_table(db: AdminTransaction, player: str, row: Any) -> dict[str, Any]:
    header, events = json.loads(row.header), events_of(db, row.id)
    return {
        **{name: header[name] for name in PUBLIC if name in header},
        "stage": row.stage,
        "host": header["host"] == player,
        "events": [
            {"number": event.number, "seat": event.seat, "time": event.time, "kind": event.kind}
            | json.loads(encode(event.payload))
            for event in own_events(events, header["players"], player)
        ],
    }


def delete_person(db: AdminTransaction, person: str) -> Any:
    """Delete a person's name, messages, links and everything else that leads to them."""
    found = find_person(db, person)
    remove_everywhere(db, found.id)
    for row in _tables(db, found.id):
        _forget_at_table(db, found.id, row)
    connection = db.connection
    connection.execute(update(RESULTS).where(RESULTS.c.player == found.id).values(player=""))
    connection.execute(delete(MEMBERS).where(MEMBERS.c.player == found.id))
    connection.execute(delete(BLOCKS).where((BLOCKS.c.by == found.id) | (BLOCKS.c.player == found.id)))
    connection.execute(delete(REPORTS).where((REPORTS.c.reporter == found.id) | (REPORTS.c.player == found.id)))
    connection.execute(delete(PLAYERS).where(PLAYERS.c.id == found.id))
    db.changed(found.id)
    return found


def _forget_at_table(db: AdminTransaction, player: str, row: Any) -> None:
    """Rewrite what a table says of a person; nobody can begin a game at a table whose host has gone."""
    header = json.loads(row.header)
    if header["host"] == player:
        header["host"] = ""
        db.connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(header=json.dumps(header)))
        if row.stage == Stage.WAITING:
            append(db, row.id, [Draft(TableClosed())], Stage.CLOSED, ())
    for event in own_events(events_of(db, row.id), header["players"], player):
        match event.payload:
            case PersonSeated() | PersonRemoved():
                changed: Any = replace(event.payload, player="", name=ANONYMOUS)
            case ChatSent():
                changed = ChatSent("")
            case _:
                continue
        which = (EVENTS.c.table_id == row.id) & (EVENTS.c.number == event.number)
        db.connection.execute(update(EVENTS).where(which).values(data=encode(changed)))
    db.changed(row.id, REREAD)


def own_events(events: Sequence[Event], players: int, player: str) -> Iterator[Event]:
    """What a person did at a table, and what was done to their seats."""
    seats: Seats = (Seat(),) * players
    for event in events:
        before, seats = seats, seats_after(seats, event)
        if event.seat >= 0 and player in (before[event.seat].player, seats[event.seat].player):
            yield event


def _tables(db: AdminTransaction, player: str) -> list[Any]:
    """Every table a person sat at or created."""
    sat = TABLES.c.id.in_(select(MEMBERS.c.table_id).where(MEMBERS.c.player == player))
    created = TABLES.c.header.contains(json.dumps({"host": player})[1:-1])
    wanted = select(TABLES.c.id, TABLES.c.stage, TABLES.c.header).where(sat | created).order_by(TABLES.c.created)
    return list(db.connection.execute(wanted))


def _rows(db: AdminTransaction, wanted: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in db.connection.execute(wanted).mappings()]
