"""The checks of what is conserved notice what they are there for: a game that is tampered with fails them."""

import numpy as np
import pytest

from invariants.test_conservation import rulebook
from ludus.games import find, games


def test_every_game_says_what_it_conserves() -> None:
    for game in games():
        of, record = rulebook(game), game.new(seed=1)._records[0]
        assert of.constant(record) and of.growing(record) and of.amounts(record)


@pytest.mark.parametrize(
    ("name", "field", "lost"),
    [
        ("concordia", "to_come", "cards for sale"),
        ("age-of-heroes", "supply", "items"),
        ("age-of-heroes", "discard", "cards"),
        ("hadrians-wall", "fate_deck", "Fate cards"),
        ("hadrians-wall", "decks", "player cards"),
    ],
)
def test_lost_pieces_are_found(name: str, field: str, lost: str) -> None:
    game = find(name)
    match = game.new(seed=1)
    before = {key: np.array(count) for key, count in rulebook(game).constant(match._records[0]).items()}
    match._records[field] ^= 1
    after = rulebook(game).constant(match._records[0])
    assert [key for key in before if not np.array_equal(before[key], after[key])] == [lost]
