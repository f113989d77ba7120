"""Reading what is stored as JSON. Fields of later versions are ignored; a field that is missing or wrong is damage."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, TypeVar

from ludus.server.refusals import Damaged

Kind = TypeVar("Kind")


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def are_options(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(one, str) or is_whole(one) for one in value.values())


CHECKS: dict[str, Callable[[Any], bool]] = {  # by the type a field is declared with
    "int": is_whole,
    "str": lambda value: isinstance(value, str),
    "bool": lambda value: isinstance(value, bool),
    "tuple[int, ...] | None": lambda value: isinstance(value, list) and all(map(is_whole, value)),
    "Mapping[str, str | int]": are_options,
}


def read(kind: type[Kind], text: str, names: Mapping[str, str] | None = None) -> Kind:
    """A dataclass from a JSON object; `names` are those of fields that are stored under another name."""
    try:
        stored = json.loads(text)
    except ValueError:
        raise Damaged from None
    if not isinstance(stored, dict):
        raise Damaged
    values = {}
    for field in fields(kind):  # type: ignore[arg-type]
        name = (names or {}).get(field.name, field.name)
        if name in stored:
            values[field.name] = _checked(stored[name], str(field.type))
        elif field.default is MISSING:
            raise Damaged
    return kind(**values)


def _checked(value: object, declared: str) -> object:
    if declared in CHECKS and not CHECKS[declared](value):
        raise Damaged
    return tuple(value) if isinstance(value, list) else value
