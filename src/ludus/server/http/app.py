"""The application: one FastAPI app, its guards, its pages and its API."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import ludus
from ludus.engine.errors import Illegal, LudusError
from ludus.engine.language import words
from ludus.server import metrics
from ludus.server.configuration import Configuration, from_environment
from ludus.server.http import api, guards, pages
from ludus.server.http.addresses import well_formed
from ludus.server.http.api.responses import Failure
from ludus.server.http.limits import Admission
from ludus.server.http.logs import RequestLog, request_id_header
from ludus.server.http.probes import Probes
from ludus.server.http.visitors import language
from ludus.server.refusals import headers_of, status_of
from ludus.server.services import Services

REFUSALS = {status: {"model": Failure} for status in (400, 403, 404, 409, 413, 422, 429, 503)}


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.open()
    try:
        yield
    finally:
        await services.close()


def create_app(configuration: Configuration | None = None) -> FastAPI:
    configuration = configuration or from_environment()
    app = FastAPI(
        title="Ludus",
        version=ludus.__version__,
        description="Board games of the ancient world: tables, positions, moves and live events.",
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.services = Services(configuration)
    app.include_router(api.router, responses=REFUSALS)  # type: ignore[arg-type]
    app.include_router(pages.router, include_in_schema=False)
    app.add_exception_handler(LudusError, refused)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, not_found)
    app.add_exception_handler(ClientDisconnect, gone)
    app.add_exception_handler(Exception, broken)
    checks: list[guards.Check] = [well_formed, guards.known_host(configuration.hosts), guards.same_origin]
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(guards.BodyLimit)
    app.add_middleware(Admission, limits=configuration.limit if configuration.limits else None)
    app.add_middleware(guards.RequestChecks, checks=checks)
    app.add_middleware(guards.SecurityHeaders)
    app.add_middleware(RequestLog)
    app.add_middleware(Probes, readiness=app.state.services.readiness)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(configuration.trusted_proxies))
    return app


async def refused(request: Request, error: Exception) -> Response:
    """An answer for a person or a program: in their language, as JSON or as a page."""
    assert isinstance(error, LudusError)
    metrics.REFUSED.labels(type(error).__name__).inc()
    status, text = status_of(error), error.text(language(request))
    reasons = list(error.reasons) if isinstance(error, Illegal) else []
    return await answer(request, status, type(error).__name__, text, reasons, headers_of(error))


async def unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = [  # where and why, in the words of the library: for programs
        f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in error.errors()
    ]
    _ = words("ludus", language(request))
    return await answer(request, 422, "Unreadable", _("The request could not be understood."), problems)


async def not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    _ = words("ludus", language(request))
    nothing = _("There is nothing at this address.")
    text = nothing if error.status_code == 404 else _("This address does not accept that kind of request.")
    return await answer(request, error.status_code, "Unknown", text, [], error.headers)


async def gone(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """Whoever asked has left: nobody reads this but the log."""
    return Response(status_code=499)


async def broken(request: Request, error: Exception) -> Response:  # noqa: ARG001 - the log has it, the answer must not
    _ = words("ludus", language(request))
    text = _("Something went wrong. The error has been logged; nothing was lost.")
    response = await answer(request, 500, "Broken", text, [])
    response.headers.update(request_id_header())  # this answer is given outside of everything else
    return response


async def answer(
    request: Request, status: int, name: str, text: str, reasons: list[str], headers: Mapping[str, str] | None = None
) -> Response:
    if request.url.path.startswith("/api/"):
        body = Failure(error=name, message=text, reasons=reasons).model_dump()
        return JSONResponse(body, status, headers=headers)
    response = pages.failure(request, status, text, reasons if name == Illegal.__name__ else [])
    response.headers.update(headers or {})
    return response
