"""What a game's folder must hold: the functions of the contract as it declares them, and the data they need."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
import warnings
from typing import Any

import numpy as np

from ludus.engine import contract
from ludus.engine.chance import HEADER
from ludus.engine.game import Game
from ludus.games import games
from ludus.testing.translations import Untranslated, untranslated


def the_registry_finds_the_game(game: Game) -> None:
    """An entry point of the group `ludus.games` has the game's name, and leads to its package."""
    found = {one.name: one.package for one in games()}
    assert found.get(game.name) == game.package, f"{game.name} is not installed; there are: {', '.join(found)}"


def functions_have_the_parameters_of_the_contract(game: Game) -> None:
    """Every function is there, with the contract's own names for its parameters."""
    for name, protocol in {**contract.KERNEL_MODULES, "text": contract.Text, "board": contract.Board}.items():
        found = contract.implementation(protocol, game.module(name))
        for function, declared in contract.functions(protocol).items():
            given = inspect.signature(found[function]).parameters
            wanted = inspect.signature(declared).parameters
            if contract.OPTIONAL.get(function) != "" or function in vars(game.module(name)):
                assert list(given) == list(wanted), f"{name}.{function} takes {list(given)}, not {list(wanted)}"


def the_record_begins_with_what_all_games_share(game: Game) -> None:
    """A record begins with what its chance comes from and with how often something was revealed."""
    shared = [name for name, *_type in HEADER]
    assert list(game.state.names or ())[: len(shared)] == shared, f"{game.state.names} must begin with {shared}"
    assert int(game.module("features").FEATURES) > 0, "features.FEATURES says how many numbers there are"
    names = game.feature_names
    assert len(names) == len(set(names)) == game.module("features").FEATURES, "feature_names.NAMES names each feature"


def the_record_has_no_gaps(game: Game) -> None:
    """Records are compared byte by byte, and NumPy does not copy what lies between fields."""
    assert not _gaps(game.state), f"there are gaps in: {_gaps(game.state)}"


def _gaps(record: np.dtype[Any], name: str = "State") -> list[str]:
    """The parts of a record whose fields do not fill it."""
    fields = {field: record[field] for field in record.names or ()}
    found = [name] if fields and sum(field.itemsize for field in fields.values()) != record.itemsize else []
    return found + [gap for field, inner in fields.items() for gap in _gaps(inner.base, field)]


def words_of_actions_are_unique_and_plain(game: Game) -> None:
    """Every action has words of its own that a person can type, and that are not mistaken for its number."""
    assert len(set(game.words)) == len(game.words), "two actions have the same words"
    for words in game.words:
        assert words == " ".join(words.split()) != "", f"{words!r} has spaces at its ends, or none but spaces"
        assert not words.isdecimal(), f"{words!r} reads like the number of an action"
    assert all(0 <= number < len(game.words) for number in game.partial)
    assert 0 < game.max_legal <= len(game.words)


def lessons_have_keys_of_their_own(game: Game) -> None:
    """A learner's progress is remembered by the keys of lessons."""
    keys = [lesson.key for lesson in game.guide.LESSONS]
    assert len(set(keys)) == len(keys), keys


def the_rules_are_summed_up(game: Game) -> None:
    """The page of rules shows `summary.en.md`, which begins with a heading."""
    assert (game.folder / "summary.en.md").read_text(encoding="utf-8").startswith("# ")


def the_game_speaks_every_language(game: Game) -> None:
    """Translations are complete; what is missing is shown in English, so that this only warns."""
    for missing in untranslated(game):
        warnings.warn(missing, Untranslated, stacklevel=2)


def interpreted_and_compiled_rules_agree(game: Game) -> None:
    """Random games played both ways go through the same positions, byte for byte."""
    interpreted, compiled = _digests(game, "1"), _digests(game, "0")
    assert interpreted == compiled, "interpreted and compiled rules play differently"


def _digests(game: Game, disable_jit: str) -> list[str]:
    command = [sys.executable, "-m", "ludus.testing.digests", game.name]
    environment = os.environ | {"NUMBA_DISABLE_JIT": disable_jit}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    assert found, "no game was played"
    return found
