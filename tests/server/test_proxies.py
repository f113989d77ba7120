"""Behind a proxy: what it says of the sender is believed; what a stranger says is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus.engine.errors import LudusError
from ludus.server.configuration import Configuration, from_environment
from ludus.server.work.limits import Limits
from server.conftest import Running, configuration, stand_still
from server.person import Person

MOST = 5  # writes that one address may send here
TRUSTED = {"nobody": (), "address": ("127.0.0.1",), "network": ("10.0.0.0/8", "127.0.0.0/24")}
of_a_trusted_proxy = pytest.mark.parametrize("trusting", ["address", "network"], indirect=True)


@pytest.fixture(params=TRUSTED)
def trusting(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    stand_still(monkeypatch, MOST)
    few = Limits(writes_per_address=1)
    running = Running(configuration(tmp_path, limits=True, limit=few, trusted_proxies=TRUSTED[request.param]))
    yield running
    running.stop()


def statuses(running: Running, addresses: list[str]) -> list[int]:
    """What happens to as many requests, said to come from these addresses."""
    found = []
    for address in addresses:
        with Person(running.url, "Livia") as person:
            headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
            found.append(person.post("/api/v1/players", json={"name": "Livia"}, headers=headers).status_code)
    return found


def test_addresses_count_where_a_proxy_says_so_and_only_there(trusting: Running) -> None:
    strangers = [f"203.0.113.{number}" for number in range(2 * MOST)]
    believed = bool(trusting.services.configuration.trusted_proxies)
    assert statuses(trusting, strangers) == ([201] * 2 * MOST if believed else [201] * MOST + [429] * MOST)


@of_a_trusted_proxy
def test_entries_before_the_proxys_own_are_not_believed(trusting: Running) -> None:
    """A proxy appends the address it sees: whatever a visitor sent before that changes nothing."""
    claims = [f"198.51.100.{number}, 203.0.113.9" for number in range(2 * MOST)]
    assert statuses(trusting, claims) == [201] * MOST + [429] * MOST


def test_cookies_are_secure_where_the_proxy_speaks_https(trusting: Running) -> None:
    believed = bool(trusting.services.configuration.trusted_proxies)
    for scheme in ("https", "http"):
        with Person(trusting.url, "Livia") as person:
            answer = person.post("/api/v1/players", json={"name": "L"}, headers={"X-Forwarded-Proto": scheme})
            assert ("Secure" in answer.headers["set-cookie"]) == (believed and scheme == "https")


@pytest.mark.parametrize("wrong", ["proxy.example", "10.0.0.0/33", "10.0.0.1/8", "*"])
def test_what_is_no_network_is_refused(wrong: str) -> None:
    with pytest.raises(LudusError, match="A trusted proxy is an address or a network"):
        Configuration(trusted_proxies=("127.0.0.1", wrong))


def test_the_environment_says_it_too() -> None:
    chosen = from_environment({"LUDUS_TRUSTED_PROXIES": "127.0.0.1, ::1", "LUDUS_METRICS_PORT": "9100"})
    assert chosen.trusted_proxies == ("127.0.0.1", "::1")
    assert chosen.metrics_port == 9100
    with pytest.raises(LudusError, match="LUDUS_METRICS_PORT must be a port from 0 to 65535, not '65536'"):
        from_environment({"LUDUS_METRICS_PORT": "65536"})
