"""One solo year, action by action, as it was once played by the first rules version and read through by hand."""

from pathlib import Path

from rulebook.hadrians_wall.golden import facts
from rulebook.hadrians_wall.table import Table

FIXTURE = Path(__file__).with_name("golden_year.txt")


class FirstTable(Table):
    version = 1


def replay(lines: list[str]) -> list[str]:
    """The fixture made again from its words alone."""
    table = FirstTable(players=1, seed=122)
    made = []
    for line in lines:
        words = line.partition(":")[0]
        before = table.records.copy()
        table.play(words)
        made.append(f"{words}: {facts(before[0], table.s)}")
    return made


def test_golden_year_changes_exactly_what_it_always_changed() -> None:
    lines = FIXTURE.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 15
    assert replay(lines) == lines


def test_golden_year_ends_with_the_attack_and_the_next_years_cards() -> None:
    last = FIXTURE.read_text(encoding="utf-8").splitlines()[-1]
    assert last.startswith("stop: ")
    assert "year 0 -> 1" in last
