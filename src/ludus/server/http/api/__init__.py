"""The JSON API, /api/v1: everything the pages do, for programs."""

from fastapi import APIRouter

from ludus.server.http.api import lobby, people, play, positions

router = APIRouter(prefix="/api/v1")
for part in (positions, play, lobby, people):  # what is asked for most is found first
    router.include_router(part.router)
