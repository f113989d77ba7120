"""The API is what it says it is: schemathesis sends it everything its description allows, and much that it does not."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from server.conftest import Running
from server.person import PEBBLE, Person, sit_down

QUICK = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
CHECKS = [not_a_server_error, response_schema_conformance]


def test_nothing_makes_the_server_fail(server: Running, person: Person, other: Person) -> None:
    table = sit_down(person, other)
    person.move(table, 0, PEBBLE)
    headers = {"Authorization": f"Bearer {person.ok('players', name='Livia')['token']}"}
    described = schemathesis.openapi.from_url(f"{server.url}/api/v1/openapi.json").exclude(path_regex="/events$")
    statuses = Counter[int]()
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        for mode in schemathesis.GenerationMode:

            @seed(1)
            @QUICK
            @given(case=found.ok().as_strategy(generation_mode=mode))
            def send(case: schemathesis.Case[Any]) -> None:
                if len(str(case.path_parameters.get("id", ""))) == 12:  # a well-formed id: let it be a real one
                    case.path_parameters["id"] = table
                answer = case.call(headers=headers)
                statuses[answer.status_code] += 1
                case.validate_response(answer, checks=CHECKS)

            with suppress(Unsatisfiable):  # nothing wrong can be sent where nothing is sent
                send()
    assert statuses[200] > 20
    assert statuses[422] > 20


def test_every_operation_is_described(person: Person) -> None:
    paths = person.get("/api/v1/openapi.json").json()["paths"]
    assert len(paths) >= 20
    for path, operations in paths.items():
        for operation in operations.values():
            assert operation.get("description") or operation.get("summary"), path
            assert "409" in operation["responses"], path


def test_programs_use_a_token_instead_of_a_cookie(server: Running) -> None:
    with Person(server.url, "Machina") as first, Person(server.url, "Machina") as second:
        token = first.ok("players", name="Machina")["token"]
        second.headers["Authorization"] = f"Bearer {token}"
        table = second.set_table()["id"]
        assert first.position(table)["seat"] == 0
