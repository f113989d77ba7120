"""Safety: wrong seats, foreign sites, garbage, floods and strange hosts are refused, and nothing changes."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import httpx
import pytest

from ludus.server.http.guards import LARGEST_BODY
from page_text import captured
from server.conftest import Running, configuration
from server.person import PEBBLE, Person, sit_down


def test_nobody_acts_for_another_seat(person: Person, other: Person, stranger: Person) -> None:
    table = sit_down(person, other)
    before = person.position(table)
    for who, seat in ((other, 0), (stranger, 0), (stranger, 1)):
        for what, more in (
            ("moves", {"number": before["number"], "actions": [PEBBLE]}),
            ("undo", {"number": before["number"]}),
            ("plan", {"actions": []}),
            ("hint", {}),
            ("chat", {"text": "I am Livia"}),
            ("resign", {}),
            ("leave", {}),
            ("return", {}),
            ("consent", {"absent": 1}),
            ("learned", {"key": "pebbles"}),
            ("rematch", {}),
        ):
            refused = who.api(f"tables/{table}/{what}", seat=seat, **more)
            assert refused.status_code == 403, what
            assert refused.json()["message"] == "This is not your seat."
    assert person.position(table) == before


@pytest.mark.parametrize("cookie", ["garbage", "WyJ4IiwwXQ.AAAA", "null", "a" * 3000])
def test_forged_cookies_are_nobody(server: Running, person: Person, cookie: str) -> None:
    table = person.set_table()["id"]
    with httpx.Client(base_url=server.url, cookies={"ludus": cookie}) as client:
        assert client.get(f"/api/v1/tables/{table}/position").json()["seat"] == -1
        assert client.get(f"/api/v1/tables/{table}/position?seat=0").status_code == 403


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(person: Person) -> None:
    answer = person.api("players", name="Livia")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_writes_from_other_sites_are_refused(person: Person, headers: dict[str, str]) -> None:
    table = person.set_table()["id"]
    before = person.position(table)
    body = {"seat": 0, "number": before["number"], "actions": [PEBBLE]}
    refused = person.post(f"/api/v1/tables/{table}/moves", json=body, headers=headers)
    assert refused.status_code == 403
    assert person.post("/me/renew", headers=headers).status_code == 403
    assert person.position(table) == before


def test_every_answer_has_security_headers(person: Person) -> None:
    table = person.set_table()["id"]
    for path in ("/", f"/t/{table}", "/nowhere", "/api/v1/nowhere", f"/api/v1/tables/{table}/position"):
        answer = person.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"


def test_pages_have_nothing_inline(person: Person) -> None:
    table, finished = person.set_table()["id"], person.set_table(options={"rounds": 1})["id"]
    person.move(finished, 0, 1)
    waiting = person.set_table({"kind": "kept"})
    shared = person.set_table({"kind": "person", "name": "Aulus"})["id"]
    join = urlsplit(waiting["invitations"][0]["link"]).path
    back = captured(r"/me/[\w-]+", person.get("/me").text)
    pages = ["/", "/me", "/statistics", "/new/micatio", "/rules/micatio", "/nowhere", join, back]
    pages += [f"/t/{one}" for one in (table, finished, waiting["id"], shared)] + [f"/api/page/{table}/parts"]
    texts = {path: person.get(path).text for path in pages}
    texts["plan"] = person.post(f"/api/page/{table}/plan", json={"seat": 0, "actions": []}).text
    for path, page in texts.items():
        assert not re.search(r"<script(?![^>]*src=)", page), path
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page), path


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"not json",
        b"[]",
        b'{"seat": 0}',
        b'{"seat": 0, "number": "x", "actions": [5]}',
        b'{"seat": 0, "number": 2, "actions": []}',
        b'{"seat": 0, "number": 2, "actions": [-1]}',
        b'{"seat": 0, "number": 2, "actions": [99999999999999999999]}',
        b'{"seat": -1, "number": 2, "actions": [5]}',
        b'{"seat": 0, "number": 2, "actions": [5], "more": 1}',
        b"\xff\xfe\x00",
        b"{" * 5000,
    ],
)
def test_garbage_is_refused_with_a_message(person: Person, body: bytes) -> None:
    table = person.set_table()["id"]
    before = person.position(table)
    path = f"/api/v1/tables/{table}/moves"
    refused = person.post(path, content=body, headers={"Content-Type": "application/json"})
    assert refused.status_code in (400, 422)
    assert refused.json()["message"]
    assert person.position(table) == before


def test_unknown_actions_seats_and_tables(person: Person) -> None:
    table = person.set_table()["id"]
    number = person.position(table)["number"]
    assert person.move(table, 0, 4711, number=number).status_code == 422
    assert person.move(table, 3, PEBBLE, number=number).status_code == 403
    assert person.move("a" * 12, 0, PEBBLE, number=1).status_code == 404
    assert person.get("/api/v1/tables/UPPER/position").status_code == 422
    assert person.get("/t/nonsense").status_code == 422
    assert person.get("/new/chess").status_code == 404
    assert person.api("tables", game="chess", chairs=[{"kind": "person", "name": "L"}]).status_code == 422
    assert person.api("tables", game="micatio", chairs=[{"kind": "person", "name": "L"}] * 5).status_code == 422
    bots = [{"kind": "person", "name": "L"}, {"kind": "bot", "level": "external:touch /tmp/harm"}]
    assert person.api("tables", game="micatio", chairs=bots).status_code == 400


def test_large_bodies_are_refused(person: Person) -> None:
    refused = person.post("/api/v1/players", content=b"x" * (LARGEST_BODY + 1))
    assert refused.status_code == 413


def test_names_are_harmless_lines(person: Person) -> None:
    assert person.api("players", name="\u202e\x00").status_code == 400
    assert person.ok("players", name=" Gaius \n Julius ")["name"] == "Gaius Julius"
    assert person.api("players", name="x" * 25).status_code == 422


def test_preferences_lead_only_to_own_pages(person: Person) -> None:
    for bad in ("https://evil.example", "//evil.example", "/\\evil.example", ""):
        assert person.post("/preferences", data={"theme": "dark", "back": bad}).headers["location"] == "/"
    answer = person.post("/preferences", data={"theme": "dark", "back": "/me"})
    assert answer.headers["location"] == "/me"
    assert 'data-theme="dark"' in person.get("/me").text


def test_only_the_names_of_this_server_are_answered_to(tmp_path_factory: pytest.TempPathFactory) -> None:
    running = Running(configuration(tmp_path_factory.mktemp("hosts"), hosts=("127.0.0.1", "Ludus.Example")))
    try:
        with Person(running.url, "Livia") as person:
            assert person.get("/").status_code == 200
            assert person.get("/", headers={"Host": "ludus.example:8000"}).status_code == 200
            assert person.get("/", headers={"Host": "evil.example"}).status_code == 403
    finally:
        running.stop()


def test_a_body_without_a_length_is_cut_off_too(person: Person) -> None:
    pieces = (b"x" * 1024 for _ in range(LARGEST_BODY // 1024 + 1))
    assert person.post("/api/v1/players", content=pieces).status_code == 413
