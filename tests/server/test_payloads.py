"""Events are stored as they always were: databases of earlier versions stay readable, byte for byte."""

from __future__ import annotations

import pytest

from ludus.server.tables import payloads
from ludus.server.tables.events import Stage
from ludus.server.tables.payloads import Payload, decode, encode

STORED = [  # the kind and the JSON in the database, and what they mean
    ("sit", '{"player": "p3kd", "name": "L\\u00edvia"}', payloads.PersonSeated("p3kd", "Lívia")),
    ("bot", '{"level": "greedy", "name": "Avarus II"}', payloads.BotSeated("greedy", "Avarus II")),
    ("invite", "{}", payloads.SeatReserved()),
    ("open", "{}", payloads.SeatOpened()),
    ("begin", "{}", payloads.GameBegun()),
    ("move", '{"action": 7}', payloads.ActionPlayed(7)),
    ("move", '{"action": 7, "wakes": []}', payloads.ActionPlayed(7, ())),
    ("move", '{"action": 0, "wakes": [1, 2]}', payloads.ActionPlayed(0, (1, 2))),
    ("undo", '{"count": 2}', payloads.ActionsUndone(2)),
    ("rewind", '{"length": 12}', payloads.TurnRewound(12)),
    ("rewind", '{"length": 12, "revealing": true}', payloads.TurnRewound(12, revealing=True)),
    ("ask", '{"length": 12}', payloads.UndoRequested(12)),
    ("answer", '{"agreed": false}', payloads.UndoAnswered(agreed=False)),
    ("leave", "{}", payloads.PersonLeft()),
    ("resign", '{"level": "centurio"}', payloads.PersonResigned("centurio")),
    ("consent", '{"for": 0, "level": "miles"}', payloads.BotApproved(0, "miles")),
    ("consent", '{"for": 0, "level": "miles", "alone": true}', payloads.BotApproved(0, "miles", alone=True)),
    (
        "remove",
        '{"player": "p3kd", "name": "Livia", "level": "miles", "banned": true}',
        payloads.PersonRemoved("p3kd", "Livia", "miles", banned=True),
    ),
    ("remove", '{"player": "p3kd", "name": "Livia", "level": ""}', payloads.PersonRemoved("p3kd", "Livia", "")),
    ("close", "{}", payloads.TableClosed()),
    ("late", '{"level": "centurio"}', payloads.ClockExpired("centurio")),
    ("return", "{}", payloads.PersonReturned()),
    ("chat", '{"text": "<b>Salve</b> \\"amice\\""}', payloads.ChatSent('<b>Salve</b> "amice"')),
    ("learned", '{"key": "pebbles"}', payloads.LessonRead("pebbles")),
    ("rematch", '{"table": "a2b3c4d5e6f7"}', payloads.RematchCreated("a2b3c4d5e6f7")),
]


def test_every_kind_of_event_is_tried() -> None:
    assert {kind for kind, _, _ in STORED} == set(payloads.KINDS)
    assert {type(payload) for _, _, payload in STORED} == set(payloads.KINDS.values())


@pytest.mark.parametrize(("kind", "stored", "payload"), STORED)
def test_what_is_stored_stays_the_same(kind: str, stored: str, payload: Payload) -> None:
    assert (payload.kind, encode(payload)) == (kind, stored)
    decoded = decode(kind, stored)
    assert (type(decoded), decoded) == (type(payload), payload)


@pytest.mark.parametrize(("kind", "stored", "payload"), STORED)
def test_fields_of_later_versions_are_ignored(kind: str, stored: str, payload: Payload) -> None:
    longer = stored.replace("{", '{"mood": "merry", ', 1).replace(", }", "}")
    assert decode(kind, longer) == payload


def test_stages_are_stored_as_they_always_were() -> None:
    assert [str(stage) for stage in Stage] == ["waiting", "playing", "finished", "closed"]
