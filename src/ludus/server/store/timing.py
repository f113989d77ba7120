"""How long the database takes, for the metrics."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Engine, event

from ludus.server.metrics import DATABASE_SECONDS
from ludus.server.store.writer import Work, Writer

STATEMENT = DATABASE_SECONDS.labels("statement")
WRITE = DATABASE_SECONDS.labels("write")


class TimedWriter:
    """A writer, with a watch."""

    def __init__(self, writer: Writer):
        self.writer = writer

    async def do(self, work: Work) -> None:
        with WRITE.time():
            await self.writer.do(work)

    async def close(self) -> None:
        await self.writer.close()


def time_statements(engine: Engine) -> None:
    """Time every statement of an engine."""

    @event.listens_for(engine, "before_cursor_execute")
    def on_begin(_connection: Any, _cursor: Any, _statement: Any, _parameters: Any, context: Any, _many: Any) -> None:
        context.began = time.perf_counter()

    @event.listens_for(engine, "after_cursor_execute")
    def on_end(_connection: Any, _cursor: Any, _statement: Any, _parameters: Any, context: Any, _many: Any) -> None:
        STATEMENT.observe(time.perf_counter() - context.began)
