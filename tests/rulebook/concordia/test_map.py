"""The maps of Concordia hold every place, nothing hides a name, and colours stay readable."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest

from ludus.drawing.palette import PALETTE, THEMES
from ludus.games.concordia.board import room, style
from ludus.games.concordia.board.chart import HEIGHT, WIDTH, chart
from ludus.games.concordia.board.ground import PATTERNS
from ludus.games.concordia.board.journeys import way
from ludus.games.concordia.maps import CITY_NAMES, MAX_POINTS, PROVINCE_NAMES, ROUTE_NAMES
from ludus.games.concordia.options import MAPS
from ludus.games.concordia.text.facts import points_to

MAP_NUMBERS = range(len(MAPS))
LITTLE = 20  # what two boxes may have in common: their edges touch


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_every_city_province_and_route_of_the_rules_has_its_place(m: int) -> None:
    here = chart(m)
    assert set(here.cities) == set(CITY_NAMES[m])
    assert set(here.provinces) == set(PROVINCE_NAMES[m])
    assert set(here.routes) == {(k, name) for k, names in enumerate(ROUTE_NAMES[m]) for name in names}
    spots = [*here.cities.values(), *(route.middle for route in here.routes.values())]
    spots += [province.plaque for province in here.provinces.values()]
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in spots)


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_cities_colonists_and_markers_do_not_cover_each_other(m: int) -> None:
    here = chart(m)
    spots = {f"city {name}": place for name, place in here.cities.items()}
    spots |= {f"route {key}": route.middle for key, route in here.routes.items()}
    spots |= {f"marker {name}": province.plaque for name, province in here.provinces.items()}
    close = [(a, b) for (a, p), (b, q) in combinations(spots.items(), 2) if dist(p, q) < 17]
    assert close == []


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_every_name_on_the_map_can_be_read_wherever_pieces_stand(m: int) -> None:
    names, pieces = room.names(m), room.pieces(m)
    covered = [(a, b) for a, p in pieces.items() for b, q in names.items() if p.overlap(q) > LITTLE]
    covered += [(a, b) for (a, p), (b, q) in combinations(names.items(), 2) if p.overlap(q) > LITTLE]
    assert covered == []
    edges = {name: min(x, y, WIDTH - right, HEIGHT - low) for name, (x, y, right, low) in (names | pieces).items()}
    assert [name for name, edge in edges.items() if edge < room.EDGE - 1] == []


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_what_a_province_gives_hides_no_city(m: int) -> None:
    taken: list[room.Box] = []
    for province in chart(m).provinces.values():
        taken.append(room.least_covering(m, province.plaque, 60, 38, taken))
    hidden = [(n, name) for n, box in enumerate(taken) for name, q in room.tokens(m).items() if box.overlap(q) > LITTLE]
    assert hidden == []
    assert [(a, b) for a, b in combinations(taken, 2) if a.overlap(b) > LITTLE] == []


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_provinces_differ_in_tint_and_pattern(m: int) -> None:
    tints = [province.tint for province in chart(m).provinces.values()]
    assert len(set(tints)) == len(tints)
    assert max(tints) < len(PATTERNS) == len(set(PATTERNS))
    assert all(f".tint-{tint} " in style() for tint in tints)


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_a_route_runs_from_city_to_city_through_its_colonist(m: int) -> None:
    here = chart(m)
    for (_, name), route in here.routes.items():
        ends = {route.at(0), route.at(1)}
        assert ends == {place for city, place in here.cities.items() if city in name and place in ends}
        assert dist(route.at(0.5), route.middle) < 1e-6
        assert route.waves().count("Q") % 2 == 0  # a whole number of waves


def test_the_way_of_a_journey_has_a_part_for_every_point() -> None:
    m = MAPS.index("imperium")
    roma = CITY_NAMES[m].index("Roma")
    reached = {n: points_to(m, 0, roma, n) for n in range(len(ROUTE_NAMES[m][0]))}
    assert {1, 2, 3, 4, 5, 6} <= set(reached.values())
    for number, points in reached.items():
        if points <= MAX_POINTS:
            assert way(m, 0, roma, number).count("M") == points


# Colours


def luminance(colour: tuple[float, ...]) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def named(name: str, theme: str) -> tuple[float, ...]:
    value = PALETTE[name][THEMES.index(theme)]
    return tuple(int(value[n : n + 2], 16) / 255 for n in (1, 3, 5))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_stay_readable_on_every_tint(theme: str) -> None:
    tints = re.findall(r"\.tint-\d+ \{ fill: color-mix\(in srgb, var\(--(\w+)\) (\d+)%, var\(--(\w+)\)\)", style())
    assert len(tints) == len(PATTERNS)
    ink = luminance(named("ink", theme))
    for first, share, second in tints:
        part = int(share) / 100
        mixed = tuple(a * part + b * (1 - part) for a, b in zip(named(first, theme), named(second, theme), strict=True))
        light, dark = sorted((ink, luminance(mixed)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (first, share)
