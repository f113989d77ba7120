"""What the first player on a computer waits for: a real server with nothing compiled, asked over HTTP.

    python benchmarks/starting.py [--until-compiled] [GAME ...]

For each game: from the click to the table's page, from a decision to the first answer of a bot, and, if asked for, the
longest a request took while compiled rules were loaded and took over.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx

from ludus.games import find, games
from serving import ServerProcess

PATIENCE = 600  # seconds
LEVEL = "legatus"


@dataclass
class Player:
    """Somebody who plays over HTTP, always what comes first, and looks at the clock."""

    url: str
    game: str
    client: httpx.Client = field(init=False)
    table: str = ""

    def __post_init__(self) -> None:
        self.client = httpx.Client(base_url=self.url, timeout=60, follow_redirects=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def sit_down(self) -> float:
        """Seconds from the click to a page with something to do."""
        began = time.perf_counter()
        fewest = max(2, find(self.game).min_players)
        bots = [{"kind": "bot", "level": LEVEL}] * (fewest - 1)
        asked = {"game": self.game, "chairs": [{"kind": "person", "name": "Livia"}, *bots]}
        self.table = self.client.post("/api/v1/tables", json=asked).raise_for_status().json()["id"]
        assert self.client.get(f"/t/{self.table}").raise_for_status().text.count("data-part")
        return time.perf_counter() - began

    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/v1/tables/{self.table}/position").raise_for_status().json()
        return found

    def ask(self) -> dict[str, Any]:
        """Wait until there is something to decide, or the game is over."""
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline:
            found = self.position()
            if found["actions"] or found["stage"] == "finished":
                return found
            time.sleep(0.01)
        raise TimeoutError("nobody plays")

    def decide(self) -> float | None:
        """Play; the seconds until a bot has done something, None where none had to."""
        found = self.ask()
        if not found["actions"]:
            return None
        move = {"seat": 0, "number": found["number"], "actions": [found["actions"][0]["number"]]}
        began = time.perf_counter()
        number = self.client.post(f"/api/v1/tables/{self.table}/moves", json=move).raise_for_status().json()["number"]
        while (now := self.position())["number"] == number:
            if now["actions"] or now["stage"] == "finished":
                return None
            time.sleep(0.01)
        return time.perf_counter() - began

    def first_answer(self) -> float:
        """Play until a bot has answered; how long it took from the decision before."""
        for _ in range(200):
            took = self.decide()
            if took is not None:
                return took
        raise TimeoutError("no bot has anything to do")


def take_over(server: ServerProcess, game: str) -> tuple[float, float]:
    """(seconds until bots think ahead, longest time of a small request meanwhile)."""
    began, longest = time.perf_counter(), 0.0
    with httpx.Client(base_url=server.url, timeout=60) as client:
        while time.perf_counter() - began < PATIENCE:
            asked = time.perf_counter()
            found = client.get("/api/v1/games").raise_for_status().json()
            longest = max(longest, time.perf_counter() - asked)
            if next(one for one in found if one["name"] == game)["ready"]:
                return time.perf_counter() - began, longest
            time.sleep(0.01)
    raise TimeoutError("it is never compiled")


def measure(name: str, until_compiled: bool) -> str:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.environment["LUDUS_CACHE"] = str(Path(folder, "cache"))
        began = time.perf_counter()
        server.start()
        try:
            up = time.perf_counter() - began
            with Player(server.url, name) as player:
                line = f"{name}: server {up:.1f} s, table {player.sit_down():.2f} s, bot {player.first_answer():.2f} s"
            if until_compiled:
                ready, longest = take_over(server, name)
                line += f", thinking ahead after {ready:.0f} s, longest pause {longest * 1000:.0f} ms"
            return line
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[game.name for game in games()])
    parser.add_argument("--until-compiled", action="store_true")
    given = parser.parse_args()
    for name in given.games:
        sys.stdout.write(measure(name, given.until_compiled) + "\n")


if __name__ == "__main__":
    main()
