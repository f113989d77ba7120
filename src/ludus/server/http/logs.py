"""Structured logs: one JSON object a line. Requests are named by their route: an address may hold secrets."""

from __future__ import annotations

import json
import logging
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

STANDARD_FIELDS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
log = logging.getLogger("ludus")


class JsonFormatter(logging.Formatter):
    """A log record as a line of JSON; whatever was given as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{key: value for key, value in record.__dict__.items() if key not in STANDARD_FIELDS},
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def start_logging(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("ludus", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


class RequestLog:
    """One line for each request: route, status, duration."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            took = round((time.perf_counter() - began) * 1000, 1)
            level = logging.WARNING if status >= 500 else logging.INFO
            log.log(level, "request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})
