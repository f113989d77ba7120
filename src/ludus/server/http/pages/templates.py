"""Templates: how a page gets its words, its language and its looks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ludus.drawing.brush import seat_mark
from ludus.drawing.palette import THEMES
from ludus.engine.language import language_name, languages, signed, words
from ludus.engine.options import unusual
from ludus.games import games
from ludus.server.http.pages.static import linked, scripts
from ludus.server.http.visitors import Visitor, language
from ludus.server.people.names import bot_name
from ludus.server.tables.events import Stage

TEMPLATES = Path(__file__).resolve().parents[3] / "web" / "templates"


@cache
def environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters |= {"signed": signed, "bot_name": bot_name}
    made.globals |= {"static": linked, "scripts": scripts, "seat_mark": mark, "games": games, "Stage": Stage}
    return made


@cache
def mark(seat: int) -> Markup:
    """The mark of a seat as a small picture of its own."""
    drawn = seat_mark(seat, 10, 10, 14)
    return Markup(f'<svg class="ludus mark" viewBox="0 0 20 20" aria-hidden="true">{drawn}</svg>')


def context(request: Request, lang: str) -> dict[str, Any]:
    """What every page needs."""
    theme = request.cookies.get("theme", "")
    return {
        "_": words("ludus", lang),
        "lang": lang,
        "languages": {code: language_name(code) for code in languages()},
        "theme": theme if theme in THEMES else "",
        "path": request.url.path,
        "here": f"{request.url.path}?{request.url.query}".rstrip("?"),
        "title_of": lambda game: words(game.domain, lang)(game.title),
        "unusual": lambda game, values: [
            option.described(value, game.domain, lang) for option, value in unusual(game.options, values)
        ],
        "of_game": lambda game, text: words(game.domain, lang)(str(text)),
    }


def render(visitor: Visitor, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    filled = context(visitor.request, visitor.lang) | {"player": visitor.player} | values
    return HTMLResponse(environment().get_template(template).render(filled), status)


def failure(request: Request, status: int, text: str, reasons: list[str]) -> Response:
    """A page that says what went wrong and where to go from here."""
    filled = context(request, language(request)) | {"player": None, "text": text, "reasons": reasons, "status": status}
    return HTMLResponse(environment().get_template("failure.html").render(filled), status)
