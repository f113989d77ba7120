"""What is done in secret: others hear at most what came of it, and whoever is asked next is told."""

from collections.abc import Iterator
from random import Random

import pytest

from ludus.engine.match import Match
from ludus.games import find
from ludus.server.tables.events import NOBODY, only
from ludus.server.tables.moves import secret_audience


def secret_steps(name: str, players: int, seed: int, decisions: int = 600) -> Iterator[tuple[Match, int, Match]]:
    """Every secret step of a random game: the match before it, the seat, the match after it."""
    match = find(name).new(players=players, seed=seed)
    chance = Random(seed)
    for _ in range(decisions):
        if match.finished:
            return
        seat = chance.choice(match.active())
        action = chance.choice(match.legal_numbers(seat))
        before = match.fork()
        match.play(seat, action)
        if before.secret(seat, action):
            yield before, seat, match.fork()


@pytest.mark.parametrize(("name", "players"), [("hadrians-wall", 3), ("age-of-heroes", 2), ("age-of-heroes", 4)])
def test_whoever_is_asked_next_is_notified(name: str, players: int) -> None:
    steps = list(secret_steps(name, players, seed=2))
    newly_asked = 0
    for before, seat, after in steps:
        audience = secret_audience(before, seat, after)
        assert audience & only(seat)
        for other in set(after.view(NOBODY).active()) - set(before.view(NOBODY).active()) - {seat}:
            assert audience & only(other)
        for other in range(players):
            asked_anew = other in after.active() and (
                other not in before.active() or after.legal_numbers(other) != before.legal_numbers(other)
            )
            if other != seat and asked_anew:
                assert audience & only(other)
                newly_asked += 1
    assert newly_asked > 0


def test_no_path_is_known_before_all_have_chosen() -> None:
    steps = list(secret_steps("hadrians-wall", 3, seed=1))[:3]
    assert [secret_audience(*step) == only(step[1]) for step in steps] == [True, True, False]
    before, seat, after = steps[2]
    assert secret_audience(before, seat, after) == only(NOBODY, 0, 1, 2)
    other = (seat + 1) % 3
    assert "chosen" in after.game.text.narrate_secret(before.view(other), after.view(other), "en")
