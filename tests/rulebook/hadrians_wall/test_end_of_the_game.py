"""The end of the game: paths, scoring, ties."""

from collections.abc import Callable
from typing import Any

import pytest

from ludus.games.hadrians_wall.shapes import cells_mask
from ludus.games.hadrians_wall.tables import (
    BUILDINGS,
    CARDS,
    FORT,
    GUARD,
    MAP_COLUMNS,
    SOLO_FROM_POINTS,
    SOLO_RANKS,
    WALL,
)
from rulebook.hadrians_wall.table import Table, fate_cards


def with_path(card: str) -> Table:
    table = Table().actions_of(6)
    table.seat().paths[:] = -1
    table.seat().paths[0] = CARDS.index(card)
    return table


def test_paths_example_the_defender_gives_1_2_3_for_1_2_3_wall_sections() -> None:
    table = with_path("defender")
    points = []
    for marked in (0, 6, 7, 13, 14, 20, 21):
        table.seat().tracks[[WALL, FORT]] = [marked, 21]
        points.append(table.points())
    assert points == [0, 0, 1, 1, 2, 2, 3]


def wall_guard(p: Any, sections: int) -> None:
    p.tracks[GUARD] = 6 * sections


def strength(p: Any, total: int) -> None:
    p.strength[:] = [total // 2, total - total // 2]
    p.wounds[0] = p.strength[0]  # dead or alive


def large_buildings(p: Any, count: int) -> None:
    large = [n for n, name in enumerate(BUILDINGS) if name.startswith("large")]
    small = [n for n, name in enumerate(BUILDINGS) if name.startswith(("small", "medium"))]
    p.buildings = sum(1 << n for n in [*large[:count], *small])


def landmarks(p: Any, count: int) -> None:
    p.buildings = sum(1 << BUILDINGS.index(name) for name in ("archway", "monolith", "column", "statue")[:count])


def columns(p: Any, count: int) -> None:
    p.map = cells_mask(((row, column) for row in range(4) for column in range(count)), MAP_COLUMNS)


def production(p: Any, circles: int) -> None:
    p.production = circles


def goods(p: Any, count: int) -> None:
    p.goods[:] = 0
    p.goods[:count] = 1  # duplicates count


def temples(p: Any, count: int) -> None:
    p.temple_boxes = [0, 2, 8, 14][count]


def cohorts(p: Any, count: int) -> None:
    p.cohorts[:] = 5
    p.cohorts[:count] = 6


def citizens(p: Any, count: int) -> None:
    p.citizens[:] = 8
    p.citizens[:count] = 9


@pytest.mark.parametrize(
    ("card", "mark", "thresholds", "maximum"),
    [
        ("engineer", large_buildings, (2, 4, 6), 7),
        ("merchant", goods, (4, 6, 8), 8),
        ("ranger", columns, (1, 3, 5), 5),
        ("forager", production, (3, 6, 9), 9),
        ("pontiff", temples, (1, 2, 3), 3),
        ("trainer", strength, (4, 8, 12), 12),
        ("fighter", cohorts, (1, 2, 3), 3),
        ("architect", landmarks, (1, 2, 3), 4),
        ("planner", citizens, (2, 4, 5), 5),
        ("vanguard", wall_guard, (1, 2, 3), 3),
    ],
)
def test_paths_give_1_2_or_3_points_by_their_thresholds(
    card: str, mark: Callable[[Any, int], None], thresholds: tuple[int, int, int], maximum: int
) -> None:
    table = with_path(card)
    for count in range(maximum + 1):
        mark(table.seat(), count)
        assert table.points() == sum(count >= threshold for threshold in thresholds), count


def test_paths_the_aristocrat_counts_disdain_downwards() -> None:
    table = with_path("aristocrat")
    costs = [0, -1, -3, -5, -7, -9]
    gained = []
    for disdain in range(6):
        table.seat().disdain = disdain
        gained.append(table.points() - costs[disdain])
    assert gained == [3, 2, 2, 1, 1, 0]
    table.seat().removed = 3
    assert table.points() == -3 + 2  # bribed away: 2 left


def test_scoring_example_57_for_attributes_11_for_paths_5_off_for_disdain_make_63() -> None:
    table = Table().actions_of(6).mark(renown=6, piety=23, valour=12, discipline=16)
    p = table.seat()
    p.disdain = 3
    # paths worth 3 + 3 + 2 + 2 + 1 + 0
    for year, card in enumerate(("fighter", "planner", "forager", "vanguard", "trainer", "architect")):
        p.paths[year] = CARDS.index(card)
    cohorts(p, 3)
    citizens(p, 5)
    production(p, 6)
    wall_guard(p, 2)
    strength(p, 4)
    assert table.points() == 6 + 23 + 12 + 16 + 11 - 5 == 63


def test_game_ends_after_six_years_and_the_last_valours_workers_are_lost() -> None:
    table = Table(difficulty="easy").actions_of(6)
    table.seat().cohorts[:] = 6
    table.next_fate(fate_cards(attack="left")[:3] + fate_cards(attack="right")[:5])
    table.play("stop")
    assert table.active() == []
    assert table.attributes()["valour"] == 4
    assert table.supplies() == {}
    assert table.legal() == []


def three_players() -> Table:
    table = Table(players=3).actions_of(6)
    for seat in range(3):
        table.seat(seat).paths[:] = -1
        table.mark(seat, renown=10)
    return table


def test_ties_most_points_win() -> None:
    table = three_players().mark(1, renown=12)
    assert table.standing() == [2, 1, 2]


def test_ties_then_least_disdain_not_removed() -> None:
    table = three_players().mark(1, renown=11).mark(2, renown=11)
    table.seat(0).disdain, table.seat(0).removed = 2, 2
    table.seat(1).disdain = 1
    table.seat(2).disdain, table.seat(2).removed = 3, 2
    assert table.standing() == [1, 2, 2]


def test_ties_then_most_path_points_else_shared() -> None:
    table = three_players().mark(0, renown=8)
    table.seat(0).paths[0] = CARDS.index("pontiff")
    table.seat(0).temple_boxes = 8
    assert [table.points(seat) for seat in range(3)] == [10, 10, 10]
    assert table.standing() == [1, 2, 2]


def test_solo_ranks_by_points() -> None:
    assert dict(zip(SOLO_RANKS, SOLO_FROM_POINTS, strict=True)) == {
        "miles": 0,
        "centurion": 40,
        "primus pilus": 50,
        "praefectus castrorum": 60,
        "legatus legionis": 70,
    }
