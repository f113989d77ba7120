"""Reading the forms of pages."""

from __future__ import annotations

from urllib.parse import parse_qsl

from fastapi import Request

from ludus.engine.language import N_
from ludus.server.refusals import Refused

MAX_FIELDS = 200  # a table with every option of a game, and its seats


async def form(request: Request) -> dict[str, str]:
    """The fields of a submitted form."""
    try:
        text = (await request.body()).decode()
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MAX_FIELDS, errors="strict"))
    except ValueError:
        raise Refused(N_("The form could not be read.")) from None


def whole(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Refused(N_("{text} is not a whole number."), text=text)
    return int(text)
