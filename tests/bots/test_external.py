"""External bots: the protocol, the example, and what happens when a program crashes, hangs or answers nonsense."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bots.conftest import NewMatch
from ludus import bots
from ludus.bots import Budget
from ludus.bots.external import MAX_STOPS, External, question
from ludus.engine.errors import LudusError

Program = Callable[[str], External]
PEBBLE = 5  # what the greedy bot does first
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "random_bot.py"


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A bot that runs the given Python for every question it is asked."""
    made: list[External] = []

    def make(body: str) -> External:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(f"import json, os, sys, time\nfor line in sys.stdin:\n    {body}\n    sys.stdout.flush()\n")
        made.append(External(f"{sys.executable} {file}"))
        return made[-1]

    yield make
    for bot in made:
        bot.close()


def test_a_program_plays_by_number_and_by_words(program: Program, new_match: NewMatch) -> None:
    view = new_match().view(0)
    by_number = program("print(json.dumps({'action': json.loads(line)['legal'][1]['action']}))")
    by_words = program("print(json.dumps({'action': json.loads(line)['legal'][1]['words']}))")
    assert by_number.choose(view, 0, Budget()) == by_words.choose(view, 0, Budget()) == view.legal()[1]
    assert by_number.incidents() == by_words.incidents() == []


def test_the_question_holds_what_the_seat_may_know_and_no_more(new_match: NewMatch) -> None:
    match = new_match()
    asked = question(match.view(0), 0, Budget(seconds=2.0))
    assert asked["legal"] == [{"action": a, "words": match.game.words[a]} for a in match.legal_numbers(0)]
    assert asked["view"]["hidden"][0]["lot"] != 0
    assert asked["view"]["hidden"][1]["lot"] == 0
    assert asked["view"]["key"] == [0, 0]
    assert asked["view"]["generator"] == 0
    assert (asked["ludus"], asked["game"], asked["players"], asked["seat"], asked["seconds"]) == (
        1,
        "micatio",
        2,
        0,
        2.0,
    )
    json.dumps(asked)


def test_after_a_crash_the_greedy_action_is_played_and_it_is_reported(program: Program, new_match: NewMatch) -> None:
    view = new_match().view(0)
    bot = program("sys.exit(3)")
    assert bot.choose(view, 0, Budget()) == PEBBLE
    (incident,) = bot.incidents()
    assert "exited without answering" in str(incident)
    assert bot.incidents() == []


def test_after_a_timeout_the_greedy_action_is_played_and_it_is_reported(
    program: Program, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludus.bots.external.ANSWER_TIMEOUT", 0.2)
    view = new_match().view(0)
    bot = program("time.sleep(60)")
    assert bot.choose(view, 0, Budget(seconds=0.1)) == PEBBLE
    assert "did not answer within 0.3 s" in str(bot.incidents()[0])
    assert bot.process is None


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("{'action': 23}", "not legal now"),
        ("{'action': 'show 99'}", "not legal now"),
        ("{'action': True}", "not legal now"),
        ("{'action': None}", "not legal now"),
        ("['show 1']", "not an action"),
        ("{}", "not an action"),
    ],
)
def test_after_an_illegal_answer_the_greedy_action_is_played_and_it_is_reported(
    answer: str, complaint: str, program: Program, new_match: NewMatch
) -> None:
    match = new_match()
    assert 23 not in match.legal_numbers(0)
    bot = program(f"print(json.dumps({answer}))")
    assert bot.choose(match.view(0), 0, Budget()) == PEBBLE
    assert complaint in str(bot.incidents()[0])
    assert bot.process is not None  # it is asked again next time


def test_an_answer_that_is_no_json_is_reported(program: Program, new_match: NewMatch) -> None:
    bot = program("print('I resign')")
    bot.choose(new_match().view(0), 0, Budget())
    assert "I resign" in str(bot.incidents()[0])


def test_a_program_that_keeps_crashing_is_not_started_again(program: Program, new_match: NewMatch) -> None:
    view = new_match().view(0)
    bot = program("sys.exit(1)")
    for _ in range(MAX_STOPS + 2):
        assert bot.choose(view, 0, Budget()) == PEBBLE
    assert [("not be started again" in str(incident)) for incident in bot.incidents()] == [False] * MAX_STOPS + [
        True
    ] * 2


def test_a_program_that_is_not_there_is_reported(new_match: NewMatch) -> None:
    bot = bots.make("external:/no/such/program")
    bot.choose(new_match().view(0), 0, Budget())
    assert "cannot be started" in str(bot.incidents()[0])


def test_an_external_bot_needs_a_command() -> None:
    with pytest.raises(LudusError, match="external:COMMAND"):
        bots.make("external: ")


def test_the_example_plays_a_whole_game(new_match: NewMatch) -> None:
    match = new_match()
    bot = bots.make(f"external:{sys.executable} {EXAMPLE}")
    try:
        while not match.finished:
            seat = match.active()[0]
            match.play(seat, bot.choose(match.view(seat), seat, Budget()))
        assert bot.incidents() == []
    finally:
        bot.close()


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20
