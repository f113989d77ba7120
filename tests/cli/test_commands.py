"""The command line, run as a person runs it: what it prints, what it writes, and how it refuses."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludus.engine.errors import LudusError
from ludus.engine.match import Match
from ludus.games import find, games

GAME = "hadrians-wall"


def ludus(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludus", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="session")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match played in the terminal: choose the first card, mark a fort box, leave."""
    path = tmp_path_factory.mktemp("matches") / "match.txt"
    done = ludus("play", GAME, "--seed", "7", "--save", str(path), typed="1\nfort builder\nq\n")
    assert done.returncode == 0, done.stderr
    return path


def test_help_lists_every_command() -> None:
    text = ludus("--help").stdout
    for command in ("games", "play", "simulate", "bench", "replay", "show", "rules", "check"):
        assert command in text


def test_games_and_rules() -> None:
    listed = ludus("games").stdout
    for game in games():
        assert game.name in listed
        assert len(ludus("rules", game.name).stdout) > 500


def test_a_terminal_game_describes_undoes_explains_and_ends(tmp_path: Path) -> None:
    typed = "1\nt\nfort builder\nu\nw build large-hotel\nfort\nbuild large-hotel\nnonsense\n999\n?\nl\nh\nq\n"
    done = ludus("play", GAME, "--seed", "7", typed=typed)
    assert done.returncode == 0, done.stderr
    for expected in ("Undone", "Not now:", "could mean: fort builder, fort soldier", "not an action", "from 1 to"):
        assert expected in done.stdout


def test_a_hint_is_given_before_search_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDUS_CACHE", str(tmp_path))
    done = ludus("play", "concordia", "--seed", "7", typed="h\nq\n")
    assert done.returncode == 0, done.stderr
    assert "%" in done.stdout


def test_a_question_mark_lists_the_keys_as_in_the_browser() -> None:
    done = ludus("play", GAME, "--seed", "7", typed="?\nq\n")
    assert done.stdout.count("undo the last action") == 2  # at the start, and when asked for


def test_a_terminal_game_against_bots_is_played_to_its_end() -> None:
    done = ludus("play", GAME, "--seed", "3", "--players", "2", "--people", "0")
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout


def test_a_commitment_is_checked_with_the_match(saved: Path, tmp_path: Path) -> None:
    """Of a match with a key, the key itself was hashed; of one with a seed, the seed and a salt."""
    keyed, key = tmp_path / "keyed.ludus", "0123456789abcdef" * 2
    Match.new(find(GAME), 1, key=key).save(keyed)
    fits = ludus("check", str(keyed), "--commitment", hashlib.sha256(key.encode()).hexdigest())
    assert fits.returncode == 0
    assert "fixed before the game" in fits.stdout
    other = ludus("check", str(keyed), "--commitment", "0" * 64)
    assert other.returncode != 0
    assert "another secret" in " ".join(other.stderr.split())
    hashed = hashlib.sha256(b"7 pepper").hexdigest()
    assert ludus("check", str(saved), "--commitment", hashed, "--salt", "pepper").returncode == 0
    assert "--salt" in ludus("check", str(saved), "--commitment", hashed).stderr


def test_saved_matches_are_checked_replayed_and_drawn(saved: Path, tmp_path: Path) -> None:
    assert "2\N{NO-BREAK SPACE}actions, all legal" in ludus("check", str(saved)).stdout
    assert len(ludus("replay", str(saved)).stdout.splitlines()) >= 3
    picture = tmp_path / "sheet.svg"
    assert ludus("show", str(saved), "--output", str(picture)).returncode == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_saved_match_can_be_continued(saved: Path) -> None:
    done = ludus("play", str(saved), typed="l\nq\n")
    assert done.returncode == 0, done.stderr


def test_simulate_gives_json() -> None:
    done = ludus(
        "simulate", GAME, "--players", "1", "--difficulty", "normal", "--bot", "greedy", "--games", "200", "--json"
    )
    result = json.loads(done.stdout)
    assert result["games"] == 200
    assert len(result["scores"]) == 200
    assert result["mean_score"] == pytest.approx(sum(result["scores"]) / 200)
    assert result["mean_score"] > 45


def test_simulate_plays_the_same_on_one_core_and_on_all() -> None:
    line = ("simulate", GAME, "--players", "2", "--bot", "greedy, random", "--games", "500", "--json")
    one, every = (ludus(*line, "--on", place) for place in ("core", "cores"))
    assert one.returncode == every.returncode == 0, every.stderr
    assert json.loads(one.stdout) == json.loads(every.stdout)


def test_bench_gives_json() -> None:
    figures = json.loads(ludus("bench", GAME, "--seconds", "0.05", "--json").stdout)
    assert 0 < figures["state_bytes"] <= 2560
    for place in ("one_core", "all_cores"):
        assert figures[place]["decisions_per_second"] > 0
        assert figures[place]["games_per_second"] > 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "Unknown game chess"),
        (["play", GAME, "--seed", "seven"], "whole number"),
        (["play", GAME, "--players", "9"], "1 to 6\u00a0players"),
        (["play", GAME, "--difficulty", "brutal"], "easy, normal, hard"),
        (["play", GAME, "--difficulty"], "needs a value"),
        (["play", GAME, "--colour", "red"], "no option colour"),
        (["play", GAME, "--bot", "deep-thought"], "Unknown bot"),
        (["simulate", GAME, "--seed", "-5"], "whole number"),
        (["simulate", GAME, "--players", "0"], "players"),
        (["simulate", GAME, "--bot", "random,greedy"], "number of seats is 1"),
        (["simulate", GAME, "--bot", "deep-thought"], "Unknown bot"),
        (["simulate", GAME, "--on", "moon"], "core, cores, cuda, ray, not on moon"),
        (["simulate", GAME, "--bot", "miles", "--on", "cuda"], "A GPU plays only"),
        (["check", "no-such-file.txt"], "no file"),
        (["replay", "pyproject.toml"], "first line should be"),
        (["--language", "xx", "games"], "Unknown language"),
    ],
)
def test_wrong_input_ends_with_one_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    done = ludus(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_damaged_log_is_refused(saved: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(saved.read_text().replace("fort builder", "fort bilder"))
    done = ludus("check", str(damaged))
    assert done.returncode == 2
    assert "fort bilder" in done.stderr


def test_import_is_light() -> None:
    """`import ludus` brings in neither the compiler nor the array library."""
    code = "import sys, ludus; print([m for m in ('numba', 'numpy', 'fastapi', 'rich') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "[]"


def test_errors_are_one_family() -> None:
    from ludus.engine import errors

    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert all(issubclass(kind, LudusError) for kind in kinds)
