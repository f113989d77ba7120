"""/healthz and /readyz, for whatever watches the server: before limits, cookies and logs, and never slow."""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ludus.server.live.readiness import Readiness

ALIVE, READY = "/healthz", "/readyz"


class Probes:
    """Answers probes itself and passes everything else on."""

    def __init__(self, app: ASGIApp, readiness: Readiness):
        self.app = app
        self.readiness = readiness

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if asked and scope["path"] == ALIVE:
            response = JSONResponse({"status": "alive"})
        elif asked and scope["path"] == READY:
            problems = await self.readiness.problems()
            body = {"status": "not ready" if problems else "ready", "problems": problems}
            response = JSONResponse(body, 503 if problems else 200)
        else:
            await self.app(scope, receive, send)
            return
        response.headers["Cache-Control"] = "no-store"
        await response(scope, receive, send)
