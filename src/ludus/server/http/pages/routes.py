"""Every page's address in one router."""

from fastapi import APIRouter

from ludus.server.http.pages import home, person, static, table, updates

router = APIRouter()
for part in (home, table, updates, person, static):
    router.include_router(part.router)
