"""The changing parts of a table's page: rendered for one viewer, and sent as what differs from what the page shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from ludus.engine.language import LUDUS, N_, words
from ludus.engine.phrases import joined
from ludus.engine.view import SPECTATOR
from ludus.server.http.pages.templates import part
from ludus.server.http.visitors import Visitor
from ludus.server.live.story import Viewer, since_own
from ludus.server.refusals import Unknown
from ludus.server.tables.moves import match_of
from ludus.server.tables.seats import RESIGNED
from ludus.server.tables.table import Table
from ludus.server.views.board_picture import BoardPicture
from ludus.server.views.boards import embedded
from ludus.server.views.outcome import outcome
from ludus.server.views.people import people_around
from ludus.server.views.plan import Plan
from ludus.server.views.position import STORY_LINES, Position, fairness, position
from ludus.server.views.renderings import Key, PageUpdate, Rendering, update
from ludus.server.views.score_chart import score_chart

PARTS = (
    "state",
    "seats",
    "text",
    "board",
    "question",
    "finish",
    "timer",
    "since",
    "undo",
    "lesson",
    "outcome",
    "tools",
    "actions",
    "story",
    "people",
    "about",
)


def key(visitor: Visitor, table: Table, viewer: Viewer) -> Key:
    return Key(table.header.id, visitor.id, viewer.seat, viewer.lang)


def rendering(
    visitor: Visitor,
    table: Table,
    viewer: Viewer,
    at: int | None = None,
    lines: int = STORY_LINES,
    of: int | None = None,
) -> Rendering:
    """The parts of the page with a position. Drawing takes a while: call this in a thread beside the server."""
    if of is not None and of >= len(table.seats):
        raise Unknown(N_("There is no such seat."))
    found, picture = position(table, viewer, at, lines, of), BoardPicture(table, viewer, at, of)
    board = Markup(embedded(visitor.services.pictures.draw(picture.key, picture.draw)))  # escaped by its builder
    values = position_values(visitor, found) | {"board": board, "earlier": found.number > lines, "of": of}
    made = Rendering.of({name: part(visitor, f"parts/{name}.html", values) for name in PARTS})
    visitor.services.renderings.keep(key(visitor, table, viewer), made, now=at is None and of is None)
    return made


def changed_parts(
    visitor: Visitor,
    table: Table,
    viewer: Viewer,
    have: str,
    at: int | None = None,
    lines: int = STORY_LINES,
    of: int | None = None,
) -> PageUpdate:
    """What a page that shows the rendering `have` must change to show this position. This, too, takes a while."""
    old = visitor.services.renderings.find(key(visitor, table, viewer), have)
    return update(old, rendering(visitor, table, viewer, at, lines, of))


def plan_parts(visitor: Visitor, table: Table, plan: Plan) -> Mapping[str, str]:
    """The parts that differ while a person plans."""
    values = {"table": table, "plan": plan, "sections": plan.sections, "listed": plan.actions}
    values["board"] = Markup(embedded(plan.board, "copy-"))
    names = {"copy": "plan/copy", "question": "plan/question", "text": "parts/text", "plan": "plan/plan"}
    names |= {"actions": "parts/action_list", "finish": "plan/finish"}
    return {name: part(visitor, f"{template}.html", values) for name, template in names.items()}


def position_values(visitor: Visitor, found: Position) -> dict[str, Any]:
    """What the templates of a game's page are filled with."""
    table, seat = found.table, found.viewer.seat
    public, here = table.moments(SPECTATOR), table.moments(seat)[found.moment]
    own, ended = table.seats_of(visitor.id), table.finished and found.now
    return {
        "position": found,
        "sections": found.sections,
        "table": table,
        "seat": seat,
        "own": own,
        "mine": seat in own,
        "others_to_move": [one for one in own if one != seat and one in table.to_move()],
        "share": max(n for n, length in enumerate(public) if length <= here),
        "fairness": fairness(table),
        "playing_by_heuristic": "" if table.over else playing_by_heuristic(visitor, table),
        "people": people_around(table, visitor.player, seat),
        "host": hosts(visitor, table),
        "since": since_own(found.story, seat) if table.header.players > 1 and not table.over else [],
        "undo_request": table.undo_request,
        "resigned": seat >= 0 and table.seats[seat].away == RESIGNED,
        "lesson_text": words(table.game.domain, visitor.lang)(found.lesson.text) if found.lesson else "",
        "outcome": outcome(found.view, match_of(table).standing(), visitor.lang) if ended else None,
        "curve": score_chart(table, visitor.lang) if table.finished else "",
    }


def playing_by_heuristic(visitor: Visitor, table: Table) -> str:
    """Which bots would think ahead, but cannot do so yet; empty where there are none."""
    runner = visitor.services.bot_runner
    names = [seat.name for number, seat in enumerate(table.seats) if runner.is_held_to_heuristic(table, number)]
    _ = words(LUDUS, visitor.lang)
    if not names:
        return ""
    if len(names) == 1:
        return _("{name} plays by rule of thumb until it is ready to think ahead.", name=names[0])
    together = joined(names, visitor.lang)
    return _("{names} play by rule of thumb until they are ready to think ahead.", names=together)


def hosts(visitor: Visitor, table: Table) -> bool:
    return bool(visitor.id) and table.header.host == visitor.id
