"""The end of every game: a verdict, rows that add up to the total, and highlights, in every language; alone, a rank."""

from __future__ import annotations

import random

import pytest

from ludus.drawing.signs import Sheet
from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.engine.match import Match
from ludus.games import games
from ludus.server.views.outcome import MAX_HIGHLIGHTS, outcome


def played(game: Game, players: int) -> Match:
    match, chance = Match.new(game, players, seed=3), random.Random(3)
    while not match.finished:
        seat = match.active()[0]
        match._play(seat, chance.choice(match.legal_numbers(seat)))
    return match


@pytest.fixture(scope="module", params=games(), ids=lambda game: game.name)
def finished(request: pytest.FixtureRequest) -> Match:
    game: Game = request.param
    return played(game, max(2, game.min_players))


def test_the_rows_add_up(finished: Match) -> None:
    found = outcome(finished.view(0), finished.standing(), "en")
    assert all(len(row.values) == finished.players and row.label for row in found.scores)
    for total in (row for row in found.scores if row.total):
        parts = [row.values for row in found.scores if not row.total]
        assert tuple(map(sum, zip(*parts, strict=True))) == total.values
        assert total.values == tuple(finished.points(seat) for seat in range(finished.players))
    assert len(found.highlights) <= MAX_HIGHLIGHTS


def test_what_counts_has_signs_of_the_game(finished: Match) -> None:
    wanted = {row.sign for row in outcome(finished.view(0), finished.standing(), "en").scores} - {""}
    assert not wanted or wanted <= set(Sheet(finished.game.folder / "signs.svg").names)


def test_there_is_a_verdict_for_every_viewer(finished: Match) -> None:
    for lang in languages():
        for seat in range(-1, finished.players):
            assert outcome(finished.view(seat), finished.standing(), lang).verdict


def test_whoever_plays_alone_stands_on_one_rung_of_a_ladder() -> None:
    for game in (game for game in games() if game.min_players == 1):
        match = played(game, 1)
        found, points = outcome(match.view(0), match.standing(), "en"), match.points(0)
        assert not found.steps or [step.here for step in found.steps].count(True) == 1
        assert all(step.short == 0 for step in found.steps[[step.here for step in found.steps].index(True) + 1 :])
        assert sum(row.values[0] for row in found.scores if not row.total) == points
        for step in (step for step in found.steps if step.next):
            assert step.short > 0 and step.points.startswith(str(points + step.short))
