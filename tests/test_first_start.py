"""The first start on a computer: nothing has been compiled, and nobody waits for a compiler."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus.engine.game import Game
from ludus.games import games

sys.path.append(str(Path(__file__).resolve().parents[1] / "benchmarks"))  # tests run what measures, for a moment

from serving import ServerProcess
from starting import Player

# Seconds from the click to the table, and from a decision to a bot's answer. 3 and 2 are promised where nothing else
# runs (benchmarks/starting.py measures them); waiting for a compiler would take longer than these even so.
TABLE, ANSWER = 12.0, 8.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with an empty cache. Its compiler starts, and gives way to all that is asked here."""
    folder = tmp_path_factory.mktemp("first")
    process = ServerProcess(folder)
    process.environment["LUDUS_CACHE"] = str(folder / "cache")
    process.start()
    yield process
    process.stop()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_table_is_there_at_once_and_bots_answer(server: ServerProcess, game: Game) -> None:
    with Player(server.url, game.name) as player:
        assert player.sit_down() < TABLE
        assert player.first_answer() < ANSWER
        page = player.client.get(f"/t/{player.table}").text
        assert "plays by rule of thumb" in page
        assert not next(one for one in player.client.get("/api/v1/games").json() if one["name"] == game.name)["ready"]
        hint = player.ask()
        if hint["actions"]:
            told = player.client.post(f"/api/v1/tables/{player.table}/hint", json={"seat": 0})
            assert told.is_success, told.text


def test_the_server_itself_has_no_compiler_loaded(server: ServerProcess) -> None:
    assert server.process is not None
    loaded = Path(f"/proc/{server.process.pid}/maps")
    if not os.access(loaded, os.R_OK):
        pytest.skip("this system does not tell what a process has loaded")
    assert "llvmlite" not in loaded.read_text()
