"""How a server is configured."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

from platformdirs import user_data_path

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.people.tokens import load_or_create_secret
from ludus.server.work.limits import Limits

LARGEST_PORT = 65535


def data_folder() -> Path:
    """Where tables and the server's secret are kept unless said otherwise."""
    chosen = os.environ.get("LUDUS_DATA")
    return Path(chosen) if chosen else user_data_path("ludus")


@dataclass(frozen=True)
class Configuration:
    """Everything a person who runs a server may choose."""

    database: str = ""  # a file, or an address; empty for a file in the data folder
    secret: str = ""  # signs cookies and links; empty for one kept in the data folder
    hosts: tuple[str, ...] = ()  # names this server answers to; empty for any
    limits: bool = True  # whether anything is limited; measurements on one machine switch it off
    limit: Limits = field(default_factory=Limits)  # how much one visitor and one address may have
    bot_processes: int = 0  # processes in which bots think; 0 for as many as cores but one
    bot_seconds: float | None = None  # seconds a bot may think over one decision
    bot_pause: float = 0.15  # seconds between two decisions of a bot, so that people can follow
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For and -Proto are believed
    metrics_port: int | None = None  # where Prometheus may read, on `metrics_host`; None for nowhere
    metrics_host: str = "127.0.0.1"
    folder: Path = field(default_factory=data_folder)

    def __post_init__(self) -> None:
        for proxy in self.trusted_proxies:
            check_network(proxy)

    @property
    def database_address(self) -> str:
        return self.database or str(self.folder / "ludus.db")

    @property
    def signing_secret(self) -> str:
        return self.secret or load_or_create_secret(self.folder)


def from_environment(environment: Mapping[str, str] = os.environ) -> Configuration:
    """A configuration by environment variables, for servers started by other programs."""
    return Configuration(
        database=environment.get("LUDUS_DATABASE", ""),
        secret=environment.get("LUDUS_SECRET", ""),
        hosts=listed(environment.get("LUDUS_HOSTS", "")),
        limits=environment.get("LUDUS_LIMITS", "on") != "off",
        limit=Limits.from_environment(environment),
        bot_processes=int(environment.get("LUDUS_BOT_PROCESSES", "0")),
        bot_pause=float(environment.get("LUDUS_PACE", "0.15")),
        trusted_proxies=listed(environment.get("LUDUS_TRUSTED_PROXIES", "")),
        metrics_port=checked_port("LUDUS_METRICS_PORT", environment.get("LUDUS_METRICS_PORT", "")),
        metrics_host=environment.get("LUDUS_METRICS_HOST", "127.0.0.1"),
    )


def listed(text: str) -> tuple[str, ...]:
    """What a list with commas names."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def check_network(text: str) -> None:
    """Refuse what is neither an address nor a network: a name or a slip of the pen would quietly be trusted never."""
    try:
        ip_network(text)
    except ValueError:
        message = N_("A trusted proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not {text}.")
        raise LudusError(message, text=repr(text)) from None


def checked_port(name: str, text: str) -> int | None:
    if not text:
        return None
    if text.isdecimal() and int(text) <= LARGEST_PORT:
        return int(text)
    raise LudusError(N_("{name} must be a port from 0 to 65535, not {text}."), name=name, text=repr(text))
