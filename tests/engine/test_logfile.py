"""Saved matches: readable, exact, and every damage is told in one line."""

from pathlib import Path

import pytest

import ludus
from ludus.engine.errors import DamagedLog, LudusError
from ludus.engine.logfile import dump, parse
from ludus.engine.match import Match


@pytest.fixture
def match() -> Match:
    match = ludus.game("hadrians-wall").new(players=1, difficulty="hard", seed=7)
    match.names = ("Livia",)
    match.play(0, match.legal(0)[0])
    match.play(0, "fort builder")
    return match


def test_a_file_is_readable_and_round_trips(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    match.save(path)
    text = path.read_text()
    assert text.startswith("ludus 1\ngame hadrians-wall\nrules 2 ")
    assert "option difficulty hard\n" in text
    assert "\n0 fort builder\n= 2 " in text
    again = ludus.load(path)
    assert again.bytes() == match.bytes()
    assert again.names == ("Livia",)


def damaged(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ludus 1\n", "ludo 1\n", "not a Ludus match"),
        ("game hadrians-wall\n", "game chess\n", "Unknown game chess"),
        ("game hadrians-wall\n", "", "no “game” line"),
        ("rules 2 ", "rules 99 ", "version 99"),
        ("rules 2 ", "rules two ", "version two"),
        ("players 1\n", "players many\n", "not a number"),
        ("players 1\n", "players 9\n", "1 to 6 players"),
        ("option difficulty hard\n", "option difficulty brutal\n", "easy, normal, hard"),
        ("seed 7\n", "seed seven\n", "whole number"),
        ("seed 7\n", "", "no “seed” line"),
        ("seed 7\n", "key 7\n", "32 hexadecimal digits"),
        ("seed 7\n", f"key {'0' * 32}\n", "32 hexadecimal digits"),
        ("seed 7\n", "key\n", "no “key” line"),
        ("0 fort builder\n", "0 fort bilder\n", "is not “SEAT ACTION”"),
        ("0 fort builder\n", "zero fort builder\n", "counts 2 actions, but there are 1"),
        ("0 fort builder\n", "0 build large-hotel\n", "cannot be played"),
        ("0 fort builder\n", "", "counts 2 actions, but there are 1"),
        ("0 fort builder\n", "0 fort soldier\n", "different position"),
        ("seed 7\n", "seed 8\n", "cannot be played|different position"),
    ],
)
def test_damage_is_reported(match: Match, old: str, new: str, message: str) -> None:
    with pytest.raises(LudusError, match=message):
        parse(damaged(dump(match), old, new))


def test_a_truncated_file_is_reported(match: Match) -> None:
    text = dump(match)
    with pytest.raises(DamagedLog, match="ends too early"):
        parse(text[: text.index("= 2")])


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(DamagedLog, match="no file"):
        ludus.load(tmp_path / "nothing.txt")
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(DamagedLog, match="text file"):
        ludus.load(binary)
