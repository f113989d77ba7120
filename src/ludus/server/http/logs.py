"""Logs: one JSON object a line for programs, or problems alone for the person at a terminal.

Requests are named by their route: an address may hold secrets.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.server import log_fields, metrics

STANDARD_FIELDS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
REQUEST_ID = "X-Request-ID"
HARMLESS = re.compile(r"[\w.-]{1,64}", re.ASCII)
TABLE = re.compile(r"/(?:t|api/v1/tables)/([a-z0-9]{12})(?=/|$)")
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
log = logging.getLogger("ludus")


class JsonFormatter(logging.Formatter):
    """A log record as a line of JSON; whatever was given as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **log_fields.current(),
            **{key: value for key, value in record.__dict__.items() if key not in STANDARD_FIELDS},
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


class TextFormatter(logging.Formatter):
    """A log record as a line for a person."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {key: value for key, value in record.__dict__.items() if key not in STANDARD_FIELDS}
        fields = ", ".join(f"{key}: {value}" for key, value in extra.items())
        return f"{record.levelname.lower()}: {super().format(record)}" + (f" ({fields})" if fields else "")


STYLES = {"json": (JsonFormatter, logging.INFO), "text": (TextFormatter, logging.WARNING)}


def start_logging(style: str = "json") -> None:
    formatter, level = STYLES[style]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter())
    for name in ("ludus", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


class RequestLog:
    """One line for each request: its id, its table, route, status and duration; the same numbers for the metrics."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        # Nothing resets these: the server runs each request in a task, and logs its errors there after all this.
        log_fields.add(request=request_id(scope), **table_in(scope["path"]))
        began, answered, status = time.perf_counter(), 0.0, 500

        async def sending(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], time.perf_counter()
                MutableHeaders(scope=message).update(request_id_header())
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            ended, route = time.perf_counter(), getattr(scope.get("route"), "path", "-")
            count(scope["method"], route, status, (answered or ended) - began)
            fields = {"method": scope["method"], "route": route, "status": status}
            level = logging.WARNING if status >= 500 else logging.INFO
            log.log(level, "request", extra={**fields, "ms": round((ended - began) * 1000, 1)})


def count(method: str, route: str, status: int, seconds: float) -> None:
    """For the metrics; a stream's time is the one until it begins."""
    method = method if method in METHODS else "-"  # anybody may invent methods
    metrics.REQUESTS.labels(method, route, status).inc()
    metrics.REQUEST_SECONDS.labels(method, route).observe(seconds)


def request_id(scope: Scope) -> str:
    """The id a proxy or program gave the request, where it is a harmless word; else a new one."""
    given = Headers(scope=scope).get(REQUEST_ID, "")
    return given if HARMLESS.fullmatch(given) else secrets.token_hex(8)


def request_id_header() -> dict[str, str]:
    """The header that returns a request's id to its sender."""
    return {REQUEST_ID: log_fields.current()["request"]}


def table_in(path: str) -> dict[str, str]:
    found = TABLE.match(path)
    return {"table": found[1]} if found else {}
