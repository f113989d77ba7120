"""Compiled rules that take over in a server when a test says so, and whether anybody could tell."""

from __future__ import annotations

import asyncio

import pytest

from ludus.engine import loading
from ludus.engine.game import Game
from ludus.engine.match import Match
from ludus.server.live.preparation import Preparation
from server.conftest import Running


class TakeOver:
    """Servers that are started from now on play interpreted, until `happen` is called for a game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.loops: list[asyncio.AbstractEventLoop] = []
        take_over = self

        def start_without_loading(_: Preparation) -> None:
            loading.never_compile()
            take_over.loops.append(asyncio.get_running_loop())

        monkeypatch.setattr(Preparation, "start", start_without_loading)

    def happen(self, running: Running, game: Game) -> None:
        assert game.kernels.step is loading.interpreted_kernels(game).step
        loaded = running.services.preparation._load(game.name)
        asyncio.run_coroutine_threadsafe(loaded, self.loops[-1]).result(120)
        assert game.kernels.step is loading.compiled_kernels(game).step

    def is_the_same_either_way(self, played: Match) -> bool:
        """Whether a log ends in the same bytes by either set of kernels throughout."""
        sets = loading.interpreted_kernels(played.game), loading.compiled_kernels(played.game)
        return all(self._replayed(played, kernels).bytes() == played.bytes() for kernels in sets)

    def _replayed(self, match: Match, kernels: object) -> Match:
        self.monkeypatch.setitem(vars(match.game), "kernels", kernels)
        again = Match.new(match.game, match.players, match.seed, match.options, key=match.key)
        for entry in match.log:
            again._play(*entry)
        return again
