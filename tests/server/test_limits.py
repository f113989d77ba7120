"""Limits: one visitor or one address that goes beyond them is asked to wait, and everybody else plays on."""

from __future__ import annotations

import contextlib
import http.client
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest

from ludus.engine.errors import LudusError
from ludus.server.configuration import from_environment
from ludus.server.http.limits import RateLimit
from ludus.server.refusals import Full, TooMuch
from ludus.server.work.limits import NEWCOMERS, Limits, Tally
from ludus.server.work.owner import Owner
from server.conftest import Running, configuration
from server.person import PEBBLE, Person
from waiting import eventually

NEMO, LIVIA, MARCUS = Owner("192.0.2.1", "nemo"), Owner("192.0.2.2", "livia"), Owner("192.0.2.1", "marcus")
STRANGER = Owner("192.0.2.1", "")
SMALL = Limits(
    streams_per_visitor=3,
    streams_per_address=12,
    tables_per_visitor=4,
    tables_per_address=6,
    connections_per_address=40,
    header_bytes=2000,
    request_seconds=1,
)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(configuration(tmp_path_factory.mktemp("limits"), limits=True, limit=SMALL))
    yield running
    running.stop()


@contextlib.contextmanager
def person_at(running: Running, address: str, name: str) -> Iterator[Person]:
    """Somebody at a loopback address of their own."""
    with Person(running.url, name) as one:
        one._transport = httpx.HTTPTransport(local_address=address, limits=httpx.Limits(max_connections=100))
        one.ok("players", name=name)
        yield one


def port(running: Running) -> int:
    return int(running.url.rpartition(":")[2])


@contextlib.contextmanager
def connected(running: Running, address: str = "127.0.0.2") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port(running)), timeout=20, source_address=(address, 0)) as sock:
        yield sock


def read_all(sock: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := sock.recv(65536):
            found += more
    return found


def test_a_visitor_an_address_and_the_server_each_have_a_limit() -> None:
    tally = Tally(per_visitor=2, per_address=3, altogether=4, message="At most {most}.")
    tally.add(NEMO)
    tally.add(NEMO)
    with pytest.raises(TooMuch, match="At most 2"):
        tally.add(NEMO)
    tally.add(MARCUS)
    with pytest.raises(TooMuch, match="At most 3"):
        tally.add(STRANGER)
    tally.add(LIVIA)
    with pytest.raises(Full):
        tally.add(LIVIA)
    tally.remove(NEMO)
    tally.add(LIVIA)
    for owner in (NEMO, MARCUS, LIVIA, LIVIA):
        tally.remove(owner)
    assert not tally.visitors
    assert not tally.addresses


def test_a_flood_is_slowed_down_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    rates = RateLimit(Limits(writes_per_visitor=2, writes_per_address=5))

    def sent(owner: Owner, most: int) -> int:
        for n in range(most):
            try:
                rates.check(owner, writing=True)
            except TooMuch as refusal:
                assert refusal.retry_after
                return n
        return most

    assert sent(NEMO, 100) == 20
    assert sent(MARCUS, 100) == 20
    assert sent(STRANGER, 100) == 10  # the address has had all it may
    assert sent(LIVIA, 10) == 10
    rates.check(NEMO, writing=False)
    moment += 1.0
    assert sent(NEMO, 100) == 2
    assert NEWCOMERS > 1


def test_limits_fit_the_files_a_process_may_open() -> None:
    usual = Limits().fitting(65_536)
    assert (usual.streams_per_address, usual.connections_per_address) == (1000, 1500)
    few = Limits().fitting(1024)
    assert few.streams < few.connections < 1024
    assert few.streams_per_address <= few.streams // 2
    assert few.connections_per_address <= few.connections // 2


def test_limits_are_set_by_the_environment() -> None:
    assert from_environment({"LUDUS_LIMIT_STREAMS_PER_VISITOR": "7"}).limit == Limits(streams_per_visitor=7)
    for wrong in ("0", "-1", "many", ""):
        with pytest.raises(LudusError, match="LUDUS_LIMIT_HEADER_BYTES must be a whole number"):
            from_environment({"LUDUS_LIMIT_HEADER_BYTES": wrong})


def test_one_address_with_every_stream_leaves_some_for_others(limited: Running) -> None:
    with contextlib.ExitStack() as stack:
        people = [stack.enter_context(person_at(limited, "127.0.0.2", f"Nemo {n}")) for n in range(5)]
        table = people[0].set_table()["id"]

        def opened(one: Person) -> int:
            answer = stack.enter_context(one.stream("GET", f"/api/v1/tables/{table}/events?seat=-1"))
            if answer.status_code == 429:
                assert answer.headers["retry-after"]
            return int(answer.status_code)

        answers = [[opened(one) for _ in range(4)] for one in people]
        assert answers[:4] == [[200, 200, 200, 429]] * 4
        assert answers[4] == [429] * 4  # twelve is all that the address may have
        assert people[4].get("/").status_code == 200
        livia = stack.enter_context(person_at(limited, "127.0.0.3", "Livia"))
        own = livia.set_table()["id"]
        stream = stack.enter_context(livia.stream("GET", f"/api/v1/tables/{own}/events?seat=0"))
        assert stream.status_code == 200
        assert livia.move(own, 0, PEBBLE).is_success
        assert "Add a pebble" in next(line for line in stream.iter_lines() if "Add" in line)


def test_tables_are_limited_by_visitor_and_address_until_one_is_over(limited: Running) -> None:
    with person_at(limited, "127.0.0.4", "Nemo") as nemo, person_at(limited, "127.0.0.4", "Nemo II") as second:
        tables = [nemo.set_table(options={"rounds": 1})["id"] for _ in range(4)]
        chairs = [{"kind": "person", "name": "Nemo"}]
        refused = nemo.api("tables", game="micatio", chairs=chairs)
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "600")
        assert (
            refused.json()["message"]
            == "At most 4\N{NO-BREAK SPACE}tables may be open at once; finish or leave one first."
        )
        assert nemo.post("/quick", data={"game": "micatio"}).status_code == 429
        assert [second.api("tables", game="micatio", chairs=chairs).status_code for _ in range(3)] == [201, 201, 429]
        assert nemo.move(tables[0], 0, 1).json()["stage"] == "finished"
        assert second.api("tables", game="micatio", chairs=chairs).status_code == 201
        with person_at(limited, "127.0.0.5", "Livia") as livia:
            assert livia.set_table()["id"]


def test_slow_requests_are_ended_and_others_answered(limited: Running) -> None:
    with contextlib.ExitStack() as stack:
        slow = [stack.enter_context(connected(limited)) for _ in range(20)]
        for sock in slow[:10]:
            sock.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        for sock in slow[10:15]:
            sock.sendall(b"POST /quick HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\ngame=")
        with person_at(limited, "127.0.0.3", "Livia") as livia:
            assert livia.get("/").status_code == 200
        answers = [read_all(sock) for sock in slow]
    assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in (*answers[:10], *answers[15:]))
    assert answers[10:15] == [b""] * 5  # the application was reading already: the connection just ends


def test_an_address_has_so_many_connections(limited: Running) -> None:
    def held() -> int:
        return sum(connection.address == "127.0.0.6" for connection in limited.server.server_state.connections)  # type: ignore[union-attr]

    with contextlib.ExitStack() as stack:
        for _ in range(SMALL.connections_per_address):
            stack.enter_context(connected(limited, "127.0.0.6"))
        eventually(lambda: held() == SMALL.connections_per_address)
        with connected(limited, "127.0.0.6") as one_more:
            answer = read_all(one_more)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"Retry-After: " in answer
        with person_at(limited, "127.0.0.3", "Livia") as livia:
            assert livia.get("/").status_code == 200


@pytest.mark.parametrize("head", [b"X: " + b"y" * 3000, b"\r\n".join(b"X%d: yyyyyyyyyy" % n for n in range(300))])
@pytest.mark.parametrize("pieces", [1, 4])
def test_large_headers_are_refused(limited: Running, head: bytes, pieces: int) -> None:
    request = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n\r\n"
    with connected(limited) as sock:
        with contextlib.suppress(ConnectionError):  # it may hang up before it has read all
            for n in range(pieces):
                size = -(-len(request) // pieces)
                sock.sendall(request[n * size : (n + 1) * size])
        assert read_all(sock).startswith(b"HTTP/1.1 431 ")


def test_a_second_request_on_a_connection_has_its_own_limits(limited: Running) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"y" * 1500 + b"\r\n\r\n"
    with connected(limited) as sock, sock.makefile("rb") as answers:
        for _ in range(3):
            sock.sendall(request)
            assert answers.readline().startswith(b"HTTP/1.1 200 ")
            headers = http.client.parse_headers(answers)
            assert json.loads(answers.read(int(headers["Content-Length"]))) == {"status": "alive"}


def test_the_server_raises_its_limit_of_open_files() -> None:
    program = "from ludus.server.work.open_files import raise_limit; print(raise_limit())"
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    command = ["sh", "-c", f"ulimit -Sn 256; '{sys.executable}' -c '{program}'"]
    done = subprocess.run(command, check=True, capture_output=True)
    assert int(done.stdout) == min(hard, 65_536) > 256
