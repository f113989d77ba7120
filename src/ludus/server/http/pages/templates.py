"""Templates: how a page gets its words, its language and its looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ludus.drawing.brush import seat_mark
from ludus.drawing.palette import THEMES
from ludus.engine.language import N_, language_name, languages, signed, words
from ludus.engine.options import unusual
from ludus.games import games
from ludus.server.http.pages.static import linked, scripts, signs, sounds
from ludus.server.http.visitors import Visitor, language
from ludus.server.people.names import bot_name
from ludus.server.tables.events import Stage
from ludus.server.views.position import ActionInfo

TEMPLATES = Path(__file__).resolve().parents[3] / "web" / "templates"

SIZES = ("large", "largest")  # of text, beside the usual one
THEME_NAMES = {
    "": N_("match system"),
    "light": N_("light"),
    "dark": N_("dark"),
    "contrast": N_("high contrast"),
    "contrast-dark": N_("high contrast, dark"),
}


@cache
def environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters |= {"signed": signed, "bot_name": bot_name, "groups": action_groups}
    made.globals |= {
        "static": linked,
        "scripts": scripts,
        "signs": signs,
        "sounds": sounds,
        "seat_mark": mark,
        "games": games,
        "Stage": Stage,
    }
    return made


def action_groups(actions: Sequence[ActionInfo]) -> list[tuple[str, list[ActionInfo]]]:
    """Actions under their headings, in the order of the first of each; those that end a turn stay last. A heading over
    one action would only hide it."""
    headings = Counter(action.group for action in actions)
    found: dict[tuple[bool, str], list[ActionInfo]] = {}
    for action in actions:
        heading = action.group if headings[action.group] > 1 else ""
        found.setdefault((action.finishes, heading), []).append(action)
    return [(heading, group) for (_, heading), group in found.items()]


@cache
def mark(seat: int) -> Markup:
    """The mark of a seat as a small picture of its own."""
    drawn = seat_mark(seat, 10, 10, 14)
    return Markup(f'<svg class="ludus mark" viewBox="0 0 20 20" aria-hidden="true">{drawn}</svg>')


def title_or_name(game: str, lang: str) -> str:
    """What a game is called; one that this server does not have, by the name it is stored with."""
    found = next((one for one in games() if one.name == game), None)
    return words(found.domain, lang)(found.title) if found else game


def context(request: Request, lang: str) -> dict[str, Any]:
    """What every page needs."""
    _ = words("ludus", lang)
    theme, size = request.cookies.get("theme", ""), request.cookies.get("size", "")
    return {
        "_": _,
        "lang": lang,
        "languages": {code: language_name(code) for code in languages()},
        "theme": theme if theme in THEMES else "",
        "themes": [(name, _(label)) for name, label in THEME_NAMES.items()],
        "size": size if size in SIZES else "",
        "path": request.url.path,
        "here": f"{request.url.path}?{request.url.query}".rstrip("?"),
        "title_of": lambda game: words(game.domain, lang)(game.title),
        "title_or_name": lambda game: title_or_name(game, lang),
        "unusual": lambda game, values: [
            option.described(value, game.domain, lang) for option, value in unusual(game.options, values)
        ],
        "of_game": lambda game, text: words(game.domain, lang)(str(text)),
    }


def render(visitor: Visitor, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    filled = context(visitor.request, visitor.lang) | {"player": visitor.player} | values
    return HTMLResponse(environment().get_template(template).render(filled), status)


def part(visitor: Visitor, template: str, values: dict[str, Any]) -> Markup:
    """A part of a page, alone."""
    filled = context(visitor.request, visitor.lang) | values
    return Markup(environment().get_template(template).render(filled).strip())


def failure(request: Request, status: int, text: str, reasons: list[str]) -> Response:
    """A page that says what went wrong and where to go from here."""
    filled = context(request, language(request)) | {"player": None, "text": text, "reasons": reasons, "status": status}
    return HTMLResponse(environment().get_template("failure.html").render(filled), status)
