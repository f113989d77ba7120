"""Every game keeps every promise of the contract, with every player count and every choice of every option."""

import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from example import offered
from ludus.engine.game import Game
from ludus.games import find, games
from ludus.testing import Check, Untranslated, check_game, checks


@pytest.mark.parametrize("check", [check for game in games() for check in checks(game)], ids=str)
def test_conformance(check: Check) -> None:
    check()


@pytest.fixture(scope="module")
def micatio(example: Path) -> Iterator[Game]:
    with offered(example):
        yield find("micatio")


@pytest.mark.filterwarnings("ignore::ludus.testing.Untranslated")
def test_the_example_conforms(micatio: Game) -> None:
    check_game(micatio)


@pytest.mark.filterwarnings("ignore::ludus.testing.Untranslated")
def test_a_game_may_be_over_after_one_decision(micatio: Game) -> None:
    """One round for one player."""
    rounds = replace(micatio.options[0], default=1)
    for check in checks(replace(micatio, max_players=1, options=(rounds,))):
        if "interpreted" not in str(check):
            check()


def test_missing_translations_are_warnings(micatio: Game) -> None:
    (check,) = (check for check in checks(micatio) if "speaks_every_language" in str(check))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check()
    assert {one.category for one in caught} == {Untranslated}


BROKEN: tuple[
    tuple[str, str, str, Callable[..., object]], ...
] = (  # the promise that is broken, and how an author may break it
    ("features_come_from", "kernels", "features", lambda s, seat, out: out.fill(s["hidden"][1 - seat]["lot"])),
    ("heuristics_see_no_more", "kernels", "value", lambda s, seat: 2.0),
    ("redeal_draws_anew", "kernels", "redeal", lambda s, seat, seed: None),
    ("reasons_agree", "text", "why_not", lambda view, seat, action, lang: []),
    ("scores_and_reports", "text", "reported", lambda lang: {}),
    ("every_legal_action_belongs", "board", "target", lambda action: "nowhere"),
)


@pytest.mark.parametrize(("promise", "part", "name", "broken"), BROKEN, ids=[promise for promise, *_ in BROKEN])
def test_a_broken_promise_is_found(
    promise: str, part: str, name: str, broken: Callable[..., object], micatio: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getattr(micatio, part), name, broken)
    with pytest.raises(AssertionError):
        for check in checks(micatio):
            if promise in str(check):
                check()
