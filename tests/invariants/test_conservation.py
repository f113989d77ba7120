"""Nothing gets lost, nothing comes from nowhere, and no stock falls below nothing, whatever is played."""

from importlib import import_module
from types import ModuleType

import numpy as np
from hypothesis import given

from invariants.play import Play, bounded, plays
from ludus.engine.game import Game
from rulebook.rig import Array


def rulebook(game: Game) -> ModuleType:
    """What a game's own tests say of it."""
    return import_module(f"rulebook.{game.package.rpartition('.')[2]}.conserved")


@bounded(200)
@given(plays())
def test_what_a_game_conserves_stays_the_same(play: Play) -> None:
    of = rulebook(play.game)
    moments = play.moments()
    first = of.constant(next(moments)._records[0])
    for match in moments:
        for name, count in of.constant(match._records[0]).items():
            assert np.array_equal(count, first[name]), f"{name}: {first[name]} became {count}"


@bounded(200)
@given(plays())
def test_what_only_grows_never_shrinks(play: Play) -> None:
    of = rulebook(play.game)
    before: dict[str, Array] = {}
    for match in play.moments():
        now = {name: np.array(count) for name, count in of.growing(match._records[0]).items()}
        for name, count in before.items():
            assert (now[name] >= count).all(), f"{name}: {count} became {now[name]}"
        before = now


@bounded(200)
@given(plays())
def test_nothing_is_ever_negative(play: Play) -> None:
    of = rulebook(play.game)
    for match in play.moments():
        for name, count in of.amounts(match._records[0]).items():
            assert np.all(count >= 0), f"{name}: {count}"
