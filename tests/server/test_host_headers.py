"""Host and Origin headers: whatever is sent, the answer says what would be right; nothing breaks."""

from __future__ import annotations

import socket

import pytest

from ludus.server.http.addresses import host_name, origin_host
from server.conftest import Running

BAD_HOSTS = (
    "[",
    "[::1",
    "]",
    "a b",
    "a:b",
    "a:",
    "a:99999",
    "a:-1",
    "a:0",
    "[::g]",
    "[1.2.3.4]",
    "é",
    "a/b",
    "a@b",
    "",
    "?",
)
GOOD_HOSTS = {
    "Example.org": "example.org",
    "127.0.0.1:8000": "127.0.0.1",
    "[::1]:8000": "::1",
    "[0:0::1]": "::1",
    "xn--bcher-kva.example": "xn--bcher-kva.example",
}


def test_hosts_are_read_as_http_writes_them() -> None:
    assert [host_name(host) for host in BAD_HOSTS] == [None] * len(BAD_HOSTS)
    assert {host: host_name(host) for host in GOOD_HOSTS} == GOOD_HOSTS
    assert origin_host("https://example.org:8000") == "example.org:8000"
    for bad in ("example.org", "https://", "https://a/b", "https://[", "://a", "https://a:x", "https://é"):
        assert origin_host(bad) is None


def answer_to(server: Running, *lines: bytes, what: bytes = b"GET /", version: bytes = b"1.1") -> int:
    port = int(server.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=20) as sock:
        head = b"\r\n".join([what + b" HTTP/" + version, *lines, b"Connection: close", b"", b""])
        sock.sendall(head)
        return int(sock.makefile("rb").readline().split()[1])


@pytest.mark.parametrize("path", [b"/", b"/api/v1/games", b"/me", b"/nowhere", b"/static/x/y"])
def test_malformed_hosts_are_a_bad_request(server: Running, path: bytes) -> None:
    for host in BAD_HOSTS:
        assert answer_to(server, b"Host: " + host.encode(), what=b"GET " + path) == 400, host
    assert answer_to(server, b"Host: \xff\xfe", what=b"GET " + path) == 400
    assert answer_to(server, what=b"GET " + path) == 400
    assert answer_to(server, b"Host: a", b"Host: b", what=b"GET " + path) == 400


def test_probes_are_answered_whatever_host_they_name(server: Running) -> None:
    """Whatever watches the server knows it by any name or address, or by none."""
    for host in (*GOOD_HOSTS, *BAD_HOSTS, "elsewhere.example"):
        assert answer_to(server, b"Host: " + host.encode(), what=b"GET /healthz") == 200, host
    assert answer_to(server, what=b"GET /healthz") == 200


def test_malformed_origins_are_a_bad_request(server: Running) -> None:
    nothing = b"Content-Length: 0"
    for origin in (b"https://[", b"https://a:b", b"a", b"https://\xff", b"https://a/b", b"https://[::g]"):
        lines = (b"Host: 127.0.0.1", b"Origin: " + origin)
        assert answer_to(server, *lines, nothing, what=b"POST /me/renew") == 400, origin
        assert answer_to(server, *lines) == 400, origin
    foreign = (b"Host: 127.0.0.1", b"Origin: null", nothing)
    assert answer_to(server, *foreign, what=b"POST /me/renew") == 403
    assert answer_to(server, version=b"1.0") == 200  # which knows no hosts
