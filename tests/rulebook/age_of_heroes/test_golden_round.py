"""One round with a battle, decision by decision, as it was once played and read through by hand."""

from pathlib import Path

from rulebook.age_of_heroes.golden import Round

FIXTURE = Path(__file__).with_name("golden_round.txt")
LINES = FIXTURE.read_text(encoding="utf-8").splitlines()


def replay(lines: list[str]) -> list[str]:
    """The fixture made again from its seed and its decisions alone."""
    game = Round(int(lines[0].removeprefix("seed ")))
    made = [lines[0]]
    for line in lines[1:]:
        seat, colon, words = line.partition(": ")
        if colon and seat.isdecimal():
            made += game.play(int(seat), words)
    return [*made, *game.table()]


def test_golden_round_goes_exactly_as_it_always_went() -> None:
    assert replay(LINES) == LINES


def test_golden_round_is_a_whole_round_with_a_battle() -> None:
    happened = [line.strip().partition(":")[0] for line in LINES if line.startswith("    ")]
    assert {"attacker won", "defender won", "tie"} & set(happened)
    assert {"victorious", "exchanged", "event"} <= set(happened)
    assert happened.count("round began") == 2
