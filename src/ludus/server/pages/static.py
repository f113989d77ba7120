"""Files that never change under the same address: the style sheet, the script, pictures, the style of boards."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Response

from ludus.drawing.palette import palette_css, style_sheet
from ludus.engine.language import N_
from ludus.server.drawing import style
from ludus.server.refusals import Unknown
from ludus.server.visitor import Asking

FOLDER = Path(__file__).resolve().parents[2] / "web" / "static"
SCRIPT = "ludus.js"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
router = APIRouter()


class File(NamedTuple):
    content: bytes
    type: str
    digest: str


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def script() -> bytes:
    """The one script, written in several files: that which begins, then the others."""
    others = sorted(path for path in FOLDER.glob("*.js") if path.name != SCRIPT)
    return b"".join(path.read_bytes() for path in (FOLDER / SCRIPT, *others))


@cache
def files() -> dict[str, File]:
    """Every static file by its path; the one style sheet carries the palette that boards share."""
    found = {}
    for path in sorted(FOLDER.rglob("*")):
        if path.suffix not in TYPES or (path.suffix == ".js" and path.name != SCRIPT):
            continue
        content = script() if path.name == SCRIPT else path.read_bytes()
        if path.suffix == ".css":
            content = (palette_css("html") + style_sheet()).encode() + content
        found[path.relative_to(FOLDER).as_posix()] = File(content, TYPES[path.suffix], digest(content))
    return found


def linked(name: str, otherwise: str = "") -> str:
    """The address of a static file, which changes whenever the file does; `otherwise` is used where it is missing."""
    name = name if name in files() else otherwise
    return f"/static/{files()[name].digest}/{name}"


def board_style(game: str) -> str:
    """The address of the style of a game's boards."""
    return f"/boards/{digest(style(game).encode())}/{game}.css"


@router.get("/static/{version}/{name:path}")
async def static(version: str, name: str) -> Response:
    file = files().get(name)
    if file is None or version != file.digest:
        raise Unknown(N_("There is no such file."))
    return Response(file.content, media_type=file.type, headers=FOREVER)


@router.get("/boards/{version}/{game}.css")
async def board_css(asking: Asking, version: str, game: str) -> Response:
    if game not in asking.house.preparation.progress_of:
        raise Unknown(N_("There is no such file."))
    asking.house.preparation.check(game)
    content = (await asyncio.to_thread(style, game)).encode()
    if version != digest(content):
        raise Unknown(N_("There is no such file."))
    return Response(content, media_type="text/css", headers=FOREVER)
