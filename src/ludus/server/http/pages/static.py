"""Files that never change under the same address: the style sheet, scripts, pictures, the style of boards."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Response

from ludus.drawing.palette import PALETTE, palette_css, style_sheet
from ludus.engine.language import N_
from ludus.games import games
from ludus.server.http.pages.fonts import font_faces
from ludus.server.http.visitors import CurrentVisitor
from ludus.server.refusals import Unknown
from ludus.server.views import boards

FOLDER = Path(__file__).resolve().parents[3] / "web" / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".opus": "audio/ogg",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
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
    sheets = {game.name: game.folder / "signs.svg" for game in games()}
    contents |= {f"signs/{name}.svg": path.read_bytes() for name, path in sheets.items() if path.exists()}
    fonts = font_faces(lambda name: f"/static/{digest(contents[name])}/{name}")
    contents["ludus.css"] = (fonts + palette_css("html") + style_sheet()).encode() + contents["ludus.css"]
    contents["ludus.webmanifest"] = manifest(lambda name: f"/static/{digest(contents[name])}/{name}")
    all_scripts = digest(b"".join(content for name, content in contents.items() if name.endswith(".js")))
    return {
        name: File(content, TYPES[Path(name).suffix], all_scripts if name.endswith(".js") else digest(content))
        for name, content in contents.items()
    }


def manifest(address: Callable[[str], str]) -> bytes:
    """What a phone needs to know to put Ludus among its programs; `address` gives where a static file is served."""
    icons = [
        {"src": address("mark.svg"), "sizes": "any", "type": TYPES[".svg"]},
        *(
            {"src": address(f"icons/{name}.png"), "sizes": f"{size}x{size}", "type": TYPES[".png"], "purpose": purpose}
            for name, size, purpose in (("192", 192, "any"), ("512", 512, "any"), ("maskable", 512, "maskable"))
        ),
    ]
    said = {"name": "Ludus", "short_name": "Ludus", "start_url": "/", "id": "/", "scope": "/", "display": "standalone"}
    colours = {"background_color": PALETTE["ground"][0], "theme_color": PALETTE["terracotta"][0]}
    return json.dumps(said | colours | {"icons": icons}).encode()


def linked(name: str, otherwise: str = "") -> str:
    """The address of a static file, which changes whenever the file does; `otherwise` is used where it is missing."""
    name = name if name in files() else otherwise
    return f"/static/{files()[name].digest}/{name}"


def signs(game: str) -> str:
    """The address of a game's signs; "" where it has none."""
    name = f"signs/{game}.svg"
    return linked(name) if name in files() else ""


def scripts(folder: str) -> list[str]:
    """The addresses of all scripts in a folder."""
    return [linked(name) for name in files() if name.startswith(f"{folder}/") and name.endswith(".js")]


def sounds() -> dict[str, str]:
    """The address of every sound by its name."""
    return {Path(name).stem: linked(name) for name in files() if name.startswith("sounds/")}


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
    if game not in visitor.services.preparation.parts:
        raise Unknown(N_("There is no such file."))
    content = (await visitor.in_turn(boards.board_css, game)).encode()
    if version != digest(content):
        raise Unknown(N_("There is no such file."))
    return Response(content, media_type="text/css", headers=FOREVER)
