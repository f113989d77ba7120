"""A table begins with interpreted rules and ends with compiled ones; nobody can tell."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludus.engine.compiled import can_compile
from ludus.engine.logfile import parse
from ludus.games import find
from server.conftest import Running, configuration
from server.person import Person
from server.takeover import TakeOver
from waiting import eventually

pytestmark = pytest.mark.skipif(not can_compile(), reason="nothing is ever compiled here")


def play(person: Person, table: str, decisions: int, chance: Random) -> None:
    for _ in range(decisions):
        eventually(lambda: person.position(table)["actions"] or person.position(table)["stage"] == "finished")
        asked = person.position(table)
        if asked["stage"] == "finished":
            return
        action = chance.choice(asked["actions"])["number"]
        assert person.move(table, 0, action, number=asked["number"]).is_success


def test_a_game_that_changes_over_is_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take_over = TakeOver(monkeypatch)
    vars(find("micatio")).pop("kernels", None)
    running = Running(configuration(tmp_path, bot_seconds=0.02), compiled=False)
    try:
        game, preparation = find("micatio"), running.services.preparation
        with Person(running.url, "Livia") as livia:
            table = livia.set_table({"kind": "bot", "level": "legatus"}, options={"rounds": 9})["id"]
            play(livia, table, 4, Random(1))
            assert "Legatus plays by rule of thumb" in livia.get(f"/t/{table}").text
            levels = ({"kind": "bot", "level": level} for level in ("legatus", "centurio"))
            both = livia.set_table(*levels, options={"rounds": 9})["id"]
            assert "Legatus and Centurio play by rule of thumb" in livia.get(f"/t/{both}").text
            take_over.happen(running, game)
            assert preparation.thinks("micatio")
            assert "plays by rule of thumb" not in livia.get(f"/t/{table}").text
            play(livia, table, 10_000, Random(2))
            log = livia.get(f"/api/v1/tables/{table}/log").text
            points = [seat["points"] for seat in livia.position(table)["seats"]]
            live = running.services.registry.live[table].table.match
        played = parse(log)
        assert len(played.log) > 10
        assert live.log == played.log
        assert live.bytes() == played.bytes()
        assert take_over.is_the_same_either_way(played)
        assert points == [played.points(seat) for seat in range(played.players)]
    finally:
        running.stop()
