"""What visitors may read of tables that cannot be replayed here."""

from __future__ import annotations

from fastapi.responses import PlainTextResponse

from ludus.engine.language import N_
from ludus.server.http.visitors import Visitor
from ludus.server.refusals import Forbidden, Unknown
from ludus.server.tables.archive import StoredTable


async def archive(visitor: Visitor, id: str) -> tuple[StoredTable, tuple[int, ...]]:
    """A stored table, and the seats the visitor reads it from; none for those who watch."""
    stored = await visitor.services.store.stored(id)
    if stored is None:
        raise Unknown(N_("There is no such table."))
    own = stored.seats_of(visitor.id)
    if not own and not stored.watched:
        raise Forbidden(N_("Only the players may watch this table."))
    return stored, own


async def archived_log(visitor: Visitor, id: str) -> PlainTextResponse:
    """A header and events, one JSON object a line."""
    stored, own = await archive(visitor, id)
    text = "".join(f"{line}\n" for line in stored.log(own))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="table-{id}.jsonl"'})
