"""Pictures: drawn once for everybody who sees the same, and not at all for those who have gone."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest

from ludus.engine.view import View
from ludus.server.views import board_picture, boards
from server.conftest import Running
from server.person import PEBBLE, Person
from waiting import eventually

Seen = list[tuple[int, str]]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seen]:
    """Which pictures are drawn, by seat and language."""
    found: Seen = []

    def noted(view: View, lang: str, of: int | None) -> str:
        found.append((view.seat, lang))
        return boards.board_svg(view, lang, of)

    monkeypatch.setattr(board_picture, "board_svg", noted)
    yield found


def test_a_picture_is_drawn_once_for_everybody_who_sees_the_same(person: Person, stranger: Person, seen: Seen) -> None:
    table = person.set_table({"kind": "person", "name": "Aulus"})["id"]
    board = f"/api/v1/tables/{table}/board.svg?seat="
    for _ in range(2):
        assert person.get(f"{board}0").text != person.get(f"{board}1").text
        assert person.get(f"{board}-1").text == stranger.get(f"{board}-1").text
        assert "<svg" in person.get(f"/t/{table}?seat=0").text
    assert seen == [(0, "en"), (1, "en"), (-1, "en")]


def test_another_position_is_another_picture_and_undo_brings_the_old_one_back(person: Person, seen: Seen) -> None:
    table = person.set_table()["id"]
    board = f"/api/v1/tables/{table}/board.svg?seat=0"
    first = person.get(board).text
    assert person.get(f"{board}&lang=uk").text != first
    assert person.move(table, 0, PEBBLE).is_success
    assert person.get(board).text != first == person.get(f"{board}&at=0").text
    number = person.position(table, seat=0)["number"]
    person.ok(f"tables/{table}/undo", seat=0, number=number)
    seen.clear()
    assert person.get(board).text == first
    assert seen == []


def test_pictures_nobody_waits_for_are_not_drawn(server: Running, person: Person, seen: Seen) -> None:
    table = person.set_table()["id"]
    number = person.position(table, seat=0)["number"]
    for _ in range(3):
        number = person.move(table, 0, PEBBLE, number=number).json()["number"]
    drawing, go_on = server.services.drawing, threading.Event()
    drawing.thread.submit(go_on.wait, 20)  # somebody else's picture takes long
    address = ("127.0.0.1", int(server.url.rpartition(":")[2]))
    sockets = [socket.create_connection(address) for _ in range(3)]
    for at, sock in enumerate(sockets):
        board = f"/api/v1/tables/{table}/board.svg?seat=-1&at={at}"
        sock.sendall(f"GET {board} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    eventually(lambda: drawing.turns.queue.waiting == 2)  # and one is next
    for sock in sockets:
        sock.close()
    eventually(lambda: drawing.turns.busy == 0)
    go_on.set()
    assert "<svg" in person.get(f"/api/v1/tables/{table}/board.svg?seat=0").text
    assert seen == [(0, "en")]
