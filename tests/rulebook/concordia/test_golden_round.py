"""A golden playthrough: one round of four players on Imperium, written down after every turn and checked by hand.

Lines without an indent are the log, `SEAT words`; indented lines are what the table must show then. The cards are those
of the first rules version.
"""

from pathlib import Path

from ludus.games.concordia.maps import PROVINCE_NAMES
from ludus.games.concordia.tables import CARDS, GOODS, KINDS, NO_CARD
from rulebook.concordia.table import Table

GOLDEN = Path(__file__).with_name("golden_round.txt").read_text().splitlines()
SEED, PLAYERS, FIRST = 7, 4, 2


class FirstTable(Table):
    version = 1


def board_line(t: Table) -> str:
    cities = ", ".join(f"{name} {GOODS[t.s.product[n]]}" for n, name in enumerate(t.cities) if name != "Roma")
    markers = ", ".join(f"{name} {GOODS[t.s.marker[n]]}" for n, name in enumerate(PROVINCE_NAMES[t.s.map]))
    return f"cities: {cities}; markers: {markers}"


def seat_line(t: Table, seat: int) -> str:
    player = t.seat(seat)
    parts = [
        f"seat {seat}: {player.money} sestertii",
        ", ".join(f"{n} {good}" for good, n in t.stored(seat).items()) or "no goods",
        "houses " + (", ".join(sorted(t.houses(seat))) or "none"),
        *(f"{kind} " + (", ".join(t.colonists(seat, kind)) or "none") for kind in KINDS),
        "hand " + (", ".join(f"{n} {card}" for card, n in t.in_hand(seat).items()) or "empty"),
        "top " + (CARDS[player.top] if player.top != NO_CARD else "none"),
        f"{t.points(seat)} points",
    ]
    return "; ".join(parts)


def table_line(t: Table) -> str:
    flipped = [name for n, name in enumerate(t.provinces) if t.s.flipped >> n & 1]
    return (
        f"display: {', '.join(t.on_display())}; coins in {', '.join(flipped) or 'no province'}; "
        f"magnus {t.s.magnus}; turn {t.s.turn}; round {t.s.rounds}"
    )


def transcript(lines: list[str]) -> list[str]:
    """The log again, with the whole table at the start and what has changed after every turn."""
    t = FirstTable(PLAYERS, first=FIRST, seed=SEED)
    before = [seat_line(t, seat) for seat in range(PLAYERS)]
    written = [f"  {text}" for text in (board_line(t), *before, table_line(t))]
    for line in lines:
        seat, words = line.split(" ", 1)
        turn = t.s.turn
        assert t.to_move == int(seat), line
        t.play(words)
        written.append(line)
        if t.s.turn != turn:
            after = [seat_line(t, other) for other in range(PLAYERS)]
            written += [f"  {text}" for text in after if text not in before]
            written.append(f"  {table_line(t)}")
            before = after
    return written


def test_golden_round() -> None:
    assert transcript([line for line in GOLDEN if not line.startswith(" ")]) == GOLDEN
