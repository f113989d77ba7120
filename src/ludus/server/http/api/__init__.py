"""The JSON API, /api/v1: everything the pages do, for programs."""

from fastapi import APIRouter

from ludus.server.http.api import play, reading, tables

router = APIRouter(prefix="/api/v1")
for part in (tables, play, reading):
    router.include_router(part.router)
