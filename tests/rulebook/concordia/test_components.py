"""КОМПОНЕНТИ ГРИ: what is in the box adds up, and both maps are what their tables say."""

from collections import Counter, deque

import numpy as np
import pytest

from ludus.engine.errors import WrongOption
from ludus.games.concordia import actions, maps, tables
from ludus.games.concordia.options import COMPONENTS, MAPS
from rulebook.concordia.table import GAME, Table

MAP_NUMBERS = range(len(MAPS))
BOARD = {"imperium": (30, 12, 44, 35, "ABCD"), "italia": (25, 11, 40, 23, "ABC")}


@pytest.mark.parametrize("m", MAP_NUMBERS, ids=MAPS)
def test_map_has_its_cities_provinces_and_routes(m: int) -> None:
    cities, provinces, land, sea, letters = BOARD[MAPS[m]]
    assert len(maps.CITY_NAMES[m]) == cities + 1  # and the capital
    assert len(set(maps.CITY_NAMES[m])) == cities + 1
    assert len(maps.PROVINCE_NAMES[m]) == provinces
    assert [len(set(names)) for names in maps.ROUTE_NAMES[m]] == [land, sea]
    assert {province["letter"] for province in maps.DATA[m]["provinces"]} == set(letters)


@pytest.mark.parametrize("m", MAP_NUMBERS, ids=MAPS)
def test_every_city_but_the_capital_lies_in_one_province(m: int) -> None:
    listed = [name for province in maps.DATA[m]["provinces"] for name in province["cities"]]
    assert sorted([*listed, maps.DATA[m]["capital"]]) == list(maps.CITY_NAMES[m])
    assert sum(int(mask) for mask in maps.PROVINCE_CITIES[m]) == sum(
        1 << n for n, name in enumerate(maps.CITY_NAMES[m]) if name != "Roma"
    )


@pytest.mark.parametrize("m", MAP_NUMBERS, ids=MAPS)
def test_every_route_joins_the_two_cities_it_is_named_after(m: int) -> None:
    for k, names in enumerate(maps.ROUTE_NAMES[m]):
        for r, name in enumerate(names):
            ends = [city for n, city in enumerate(maps.CITY_NAMES[m]) if maps.ROUTE_ENDS[m, k, r] >> n & 1]
            assert name == "-".join(ends)
            assert ends == sorted(ends)
            assert len(ends) == 2


@pytest.mark.parametrize("kind", range(2), ids=tables.KINDS)
@pytest.mark.parametrize("m", MAP_NUMBERS, ids=MAPS)
def test_routes_of_a_kind_hang_together(m: int, kind: int) -> None:
    reached = 1 << int(maps.CAPITAL[m])
    for _ in range(30):
        for ends in maps.ROUTE_ENDS[m, kind].tolist():
            reached |= ends if ends & reached else 0
    assert reached == maps.CITIES_WITH[m, kind]


def test_tokens_fit_the_cities_of_their_letter() -> None:
    for m in MAP_NUMBERS:
        cities = Counter(int(letter) for letter in maps.CITY_LETTER[m] if letter != maps.NO_LETTER)
        assert all(cities[n] in (0, tokens.sum()) for n, tokens in enumerate(maps.TOKENS))
    assert maps.TOKENS.sum(axis=0).tolist() == [8, 7, 6, 5, 4]
    assert maps.TOKENS.sum() == 30


def test_decks_and_cards_of_each_god_are_as_printed_on_the_boards() -> None:
    assert tables.DECK_SIZES == [8, 7, 6, 5, 4]
    assert tables.START_HAND.sum() == 7
    for players in range(2, 6):
        sold = tables.SALE[: sum(tables.DECK_SIZES[:players])]
        gods = Counter(card["god"] for card in sold)
        for god, printed in COMPONENTS["display"]["per_god"].items():
            assert gods[god] == printed[players - 2]


def test_every_specialist_is_sold_once() -> None:
    sold = Counter(card["card"] for card in tables.SALE)
    assert [sold[word] for word in tables.CARDS[tables.MASON :]] == [1] * 5


def distance(m: int, kind: int, place: int) -> dict[int, int]:
    """Points to every route by walking: an independent count, route by route."""
    ends = [maps.ROUTE_ENDS[m, kind, r] for r in range(maps.ROUTES[m, kind])]
    if place < maps.ROUTE:
        near = {r: 1 for r, cities in enumerate(ends) if cities >> place & 1}
    else:
        near = {place - maps.ROUTE: 0}
    walk = deque(near)
    while walk:
        here = walk.popleft()
        for r, cities in enumerate(ends):
            if r not in near and cities & ends[here]:
                near[r] = near[here] + 1
                walk.append(r)
    return near


@pytest.mark.parametrize("kind", range(2), ids=tables.KINDS)
@pytest.mark.parametrize("m", MAP_NUMBERS, ids=MAPS)
def test_reach_is_the_fewest_points_along_routes(m: int, kind: int) -> None:
    for place in (*range(maps.CITIES[m]), *range(maps.ROUTE, maps.ROUTE + maps.ROUTES[m, kind])):
        near = distance(m, kind, place)
        for points in range(maps.MAX_POINTS + 1):
            routes = {r for r in range(maps.MAX_ROUTES) if maps.REACH[m, kind, place, points] >> r & 1}
            assert routes == {r for r, far in near.items() if 0 < far <= points}


def test_the_record_is_small_and_has_no_gaps() -> None:
    assert GAME.state.itemsize <= 2048
    for dtype in (GAME.state, GAME.state["seats"].base):
        assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize


def test_action_words_are_all_different_and_numbers_ascend_with_the_answers() -> None:
    assert len(set(actions.WORDS)) == len(actions.WORDS)
    for m in MAP_NUMBERS:
        for question, row in enumerate(actions.NUMBER[m]):
            width = {actions.MOVE: maps.PLACES, actions.TO: maps.MAX_ROUTES}.get(question, row.size)
            for part in range(0, row.size - width + 1, width):
                numbers = row[part : part + width]
                assert (np.diff(numbers[numbers >= 0]) > 0).all()


def test_every_action_means_one_answer_on_some_map() -> None:
    assert (actions.MEANING.max(axis=(0, 1))[1:] >= 0).all()


@pytest.mark.parametrize(("players", "chosen"), [(2, "imperium"), (5, "italia")])
def test_a_map_that_is_not_for_this_many_players_is_refused(players: int, chosen: str) -> None:
    with pytest.raises(WrongOption, match=f"not {players}; for {players} choose"):
        GAME.config(players, {"map": chosen})


@pytest.mark.parametrize(("players", "expected"), [(2, "italia"), (3, "imperium"), (4, "imperium"), (5, "imperium")])
def test_without_a_choice_the_map_fits_the_players(players: int, expected: str) -> None:
    assert Table(players).map == expected


def test_unknown_options_and_choices_are_refused() -> None:
    with pytest.raises(WrongOption, match="its options are"):
        GAME.config(3, {"board": "imperium"})
    with pytest.raises(WrongOption, match="map is one of auto, imperium, italia"):
        GAME.config(3, {"map": "gallia"})
    with pytest.raises(WrongOption, match="round_limit is a whole number from 0"):
        GAME.config(3, {"round_limit": -1})
