"""Host and Origin as HTTP writes them: a malformed one is refused before anything reads it."""

from __future__ import annotations

import re
from ipaddress import IPv6Address

from starlette.datastructures import Headers
from starlette.types import Scope

from ludus.engine.language import N_
from ludus.server.refusals import Refused

HOST = re.compile(r"(?P<name>[A-Za-z0-9._~-]+|\[(?P<literal>[0-9A-Fa-f:.]+)\])(?::(?P<port>[0-9]{1,5}))?")
SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")


def host_name(host: str) -> str | None:
    """The name in a Host header, in lower case; None where the header is malformed."""
    found = HOST.fullmatch(host)
    if found is None or int(found["port"] or 1) not in range(1, 65536):
        return None
    if not found["literal"]:
        return found["name"].lower()
    try:
        return str(IPv6Address(found["literal"]))
    except ValueError:
        return None


def origin_host(origin: str) -> str | None:
    """The host, with its port, that an Origin header names; None where the header is malformed."""
    scheme = SCHEME.match(origin)
    host = origin[scheme.end() :] if scheme else ""
    return host if host_name(host) else None


def well_formed(scope: Scope) -> None:
    """Refuse malformed headers. Only HTTP/1.0 may leave the host out; nobody may send two."""
    headers = Headers(scope=scope)
    hosts, origins = headers.getlist("host"), headers.getlist("origin")
    message = N_("The {header} header is malformed; {example} would be right.")
    if any(host_name(host) is None for host in hosts) or len(hosts) > 1 or (not hosts and needs_host(scope)):
        raise Refused(message, header="Host", example="example.org:8000")
    if len(origins) > 1 or any(origin != "null" and origin_host(origin) is None for origin in origins):
        raise Refused(message, header="Origin", example="https://example.org:8000")


def needs_host(scope: Scope) -> bool:
    return str(scope.get("http_version")) >= "1.1"
