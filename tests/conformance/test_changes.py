"""What an action changes, in every game: named, with a sign the game has, and the same as what then happens."""

from __future__ import annotations

import random

import pytest

from ludus.drawing.signs import Sheet
from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.engine.match import Match
from ludus.games import games

STEPS = 60


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_changes_are_named_and_drawn(game: Game) -> None:
    match, chance = Match.new(game, max(2, game.min_players), seed=5), random.Random(5)
    signs, told = set(Sheet(game.folder / "signs.svg").names) | {""}, 0
    for step in range(STEPS):
        if match.finished:
            break
        seat = match.active()[0]
        before = [match.view(viewer) for viewer in range(match.players)]
        match.play(seat, chance.choice(match.legal_numbers(seat)))
        lang = languages()[step % len(languages())]
        for viewer, view in enumerate(before):
            after = match.view(viewer)
            found = [one for other in range(match.players) for one in game.text.changes(view, after, other, lang)]
            assert all(one.what and one.by and one.sign in signs for one in found), found
            assert game.text.changes(view, view, viewer, lang) == []
            told += len(found)
    assert told
