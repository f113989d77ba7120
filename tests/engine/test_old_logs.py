"""Matches saved by the first rules versions, whose chance had no key: each replays to the very position it recorded."""

from pathlib import Path

import pytest

from ludus.engine.errors import LudusError
from ludus.engine.logfile import dump, load, parse

LOGS = sorted((Path(__file__).parent / "old_logs").glob("*.ludus"))


def without_hash(text: str) -> list[str]:
    """The lines of a log but for the hash of the sources it was written by."""
    return [" ".join(line.split()[:2]) if line.startswith("rules ") else line for line in text.splitlines()]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_replays_and_is_written_as_it_was(path: Path) -> None:
    match = load(path)
    assert match.version == 1
    assert not match.key
    assert without_hash(dump(match)) == without_hash(path.read_text())


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_by_the_rules_of_today_it_is_another_game(path: Path) -> None:
    """The same seed gives other draws, so the check above is one of the version."""
    with pytest.raises(LudusError, match=r"cannot be played|different position"):
        parse(path.read_text().replace("\nrules 1 ", "\nrules 2 "))


def test_there_are_logs_of_every_game_that_has_old_versions() -> None:
    from ludus.games import games

    assert {load(path).game.name for path in LOGS} == {game.name for game in games() if game.unkeyed}
