"""How a server is configured."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from ludus.server.people.tokens import load_or_create_secret


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
    limits: bool = True  # whether the rate of requests is limited; measurements on one machine switch it off
    bot_seconds: float | None = None  # seconds a bot may think over one decision
    bot_pause: float = 0.15  # seconds between two decisions of a bot, so that people can follow
    folder: Path = field(default_factory=data_folder)

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
        hosts=tuple(filter(None, environment.get("LUDUS_HOSTS", "").split(","))),
        limits=environment.get("LUDUS_LIMITS", "on") != "off",
        bot_pause=float(environment.get("LUDUS_PACE", "0.15")),
    )
