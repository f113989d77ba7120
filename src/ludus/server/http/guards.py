"""Checks before every request: its size, its host, the origin of writes; and security headers on every answer."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server import metrics
from ludus.server.http.addresses import host_name, origin_host
from ludus.server.http.visitors import SAFE, language
from ludus.server.refusals import Forbidden, TooLarge, headers_of, status_of

LARGEST_BODY = 16 * 1024
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
Check = Callable[[Scope], None]


async def refuse(error: LudusError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer before the application does: to programs in the shape of its refusals, to people in a line."""
    metrics.REFUSED.labels(type(error).__name__).inc()
    status, text = status_of(error), error.text(language(Request(scope)))
    failure = {"error": type(error).__name__, "message": text, "reasons": []}
    to_program = scope["path"].startswith("/api/")
    headers = headers_of(error)
    response = JSONResponse(failure, status, headers) if to_program else PlainTextResponse(text, status, headers)
    await response(scope, receive, send)


class SecurityHeaders:
    """Adds the security headers to every response, and keeps pages out of caches unless they say otherwise."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, sending)


class RequestChecks:
    """Refuses a request before it reaches the application."""

    def __init__(self, app: ASGIApp, checks: list[Check]):
        self.app = app
        self.checks = checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                for check in self.checks:
                    check(scope)
            except LudusError as error:
                await refuse(error, scope, receive, send)
                return
        await self.app(scope, receive, send)


class BodyLimit:
    """Refuses bodies that are larger than anything this server is ever sent."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        body, more = b"", True
        while more and len(body) <= LARGEST_BODY:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
            await refuse(
                TooLarge(N_("A request may have at most {most} bytes."), most=LARGEST_BODY), scope, receive, send
            )
            return
        unread = [{"type": "http.request", "body": body, "more_body": False}]

        async def receiving() -> Message:
            return unread.pop() if unread else await receive()

        await self.app(scope, receiving, send)


def same_origin(scope: Scope) -> None:
    """Refuse writes that another site made a browser send. Browsers always say where a write comes from."""
    if scope["method"] in SAFE:
        return
    headers = Headers(scope=scope)
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    foreign_origin = origin is not None and origin_host(origin) != headers.get("host", "")
    if site not in ("same-origin", "none") if site else foreign_origin:
        raise Forbidden(N_("This request comes from another site."))


def known_host(hosts: tuple[str, ...]) -> Check:
    """Answer only to names this server was given, so that no other name can be made to point at it."""
    known = {host.lower() for host in hosts}

    def check(scope: Scope) -> None:
        if hosts and host_name(Headers(scope=scope).get("host", "")) not in known:
            raise Forbidden(N_("This server does not answer to that name."))

    return check
