"""The end of every game: a verdict, rows that add up to the total, and highlights, in every language."""

from __future__ import annotations

import random

import pytest

from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.engine.match import Match
from ludus.games import games
from ludus.server.views.outcome import MAX_HIGHLIGHTS, outcome


@pytest.fixture(scope="module", params=games(), ids=lambda game: game.name)
def finished(request: pytest.FixtureRequest) -> Match:
    game: Game = request.param
    match, chance = Match.new(game, max(2, game.min_players), seed=3), random.Random(3)
    while not match.finished:
        seat = match.active()[0]
        match._play(seat, chance.choice(match.legal_numbers(seat)))
    return match


def test_the_rows_add_up(finished: Match) -> None:
    found = outcome(finished.view(0), finished.standing(), "en")
    assert all(len(row.values) == finished.players and row.label for row in found.scores)
    for total in (row for row in found.scores if row.total):
        parts = [row.values for row in found.scores if not row.total]
        assert tuple(map(sum, zip(*parts, strict=True))) == total.values
        assert total.values == tuple(finished.points(seat) for seat in range(finished.players))
    assert len(found.highlights) <= MAX_HIGHLIGHTS


def test_there_is_a_verdict_for_every_viewer(finished: Match) -> None:
    for lang in languages():
        for seat in range(-1, finished.players):
            assert outcome(finished.view(seat), finished.standing(), lang).verdict
