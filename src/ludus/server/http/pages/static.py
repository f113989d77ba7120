"""Files that never change under the same address: the style sheet, scripts, pictures, the style of boards."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Response

from ludus.drawing.palette import palette_css, style_sheet
from ludus.engine.language import N_
from ludus.games import games
from ludus.server.http.visitors import CurrentVisitor
from ludus.server.refusals import Unknown
from ludus.server.views import boards

FOLDER = Path(__file__).resolve().parents[3] / "web" / "static"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
router = APIRouter()


class File(NamedTuple):
    content: bytes
    type: str
    digest: str


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


@cache
def files() -> dict[str, File]:
    """Every static file by its path, pictures of the games included; the style sheet carries the palette of the boards.

    Scripts import each other by relative paths, so all of them have the digest of all: after a change to one, every
    address is a new one, and no browser mixes scripts of two versions.
    """
    contents = {
        path.relative_to(FOLDER).as_posix(): path.read_bytes()
        for path in sorted(FOLDER.rglob("*"))
        if path.suffix in TYPES
    }
    pictures = {game.name: game.folder / "picture.svg" for game in games()}
    contents |= {f"pictures/{name}.svg": path.read_bytes() for name, path in pictures.items() if path.exists()}
    contents["ludus.css"] = (palette_css("html") + style_sheet()).encode() + contents["ludus.css"]
    all_scripts = digest(b"".join(content for name, content in contents.items() if name.endswith(".js")))
    return {
        name: File(content, TYPES[Path(name).suffix], all_scripts if name.endswith(".js") else digest(content))
        for name, content in contents.items()
    }


def linked(name: str, otherwise: str = "") -> str:
    """The address of a static file, which changes whenever the file does; `otherwise` is used where it is missing."""
    name = name if name in files() else otherwise
    return f"/static/{files()[name].digest}/{name}"


def scripts(folder: str) -> list[str]:
    """The addresses of all scripts in a folder."""
    return [linked(name) for name in files() if name.startswith(f"{folder}/") and name.endswith(".js")]


def board_style(game: str) -> str:
    """The address of the style of a game's boards."""
    return f"/boards/{digest(boards.board_css(game).encode())}/{game}.css"


@router.get("/static/{version}/{name:path}")
async def static(version: str, name: str) -> Response:
    file = files().get(name)
    if file is None or version != file.digest:
        raise Unknown(N_("There is no such file."))
    return Response(file.content, media_type=file.type, headers=FOREVER)


@router.get("/boards/{version}/{game}.css")
async def board_css(visitor: CurrentVisitor, version: str, game: str) -> Response:
    if game not in visitor.services.preparation.progress_of:
        raise Unknown(N_("There is no such file."))
    visitor.services.preparation.check(game)
    content = (await asyncio.to_thread(boards.board_css, game)).encode()
    if version != digest(content):
        raise Unknown(N_("There is no such file."))
    return Response(content, media_type="text/css", headers=FOREVER)
