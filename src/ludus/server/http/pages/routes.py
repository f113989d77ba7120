"""Every page's address in one router."""

from fastapi import APIRouter, Response

from ludus.server.http.pages import home, person, static, table
from ludus.server.http.visitors import CurrentVisitor

router = APIRouter()
for part in (home, table, person, static):
    router.include_router(part.router)


@router.get("/healthz")
async def health(visitor: CurrentVisitor) -> Response:
    """Whether this process can serve: the database answers."""
    if visitor.services.registry.closing.is_set():
        return Response("closing\n", 503, media_type="text/plain")
    await visitor.services.store.ping()
    return Response("ok\n", media_type="text/plain")
