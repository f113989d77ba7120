"""The JSON API, /api/v1: everything the pages do, for programs."""

from fastapi import APIRouter

from ludus.server.http.api import lobby, play, positions

router = APIRouter(prefix="/api/v1")
for part in (lobby, play, positions):
    router.include_router(part.router)
