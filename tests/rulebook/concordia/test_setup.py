"""Підготовка до гри: tokens, markers, the display, and what every player begins with."""

from collections import Counter

import pytest

from ludus.engine.seeding import begin
from ludus.games.concordia import maps, tables
from rulebook.concordia.table import GAME, Table

TABLES = [(2, "italia"), (3, "italia"), (4, "italia"), (3, "imperium"), (4, "imperium"), (5, "imperium")]


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_tokens_of_each_letter_lie_in_the_cities_of_that_letter(players: int, chosen: str) -> None:
    for seed in range(20):
        t = Table(players, map=chosen, seed=seed)
        for letter, tokens in enumerate(maps.TOKENS):
            cities = [c for c in range(len(t.cities)) if maps.CITY_LETTER[t.s.map, c] == letter]
            found = Counter(int(t.s.product[c]) for c in cities)
            assert not cities or [found[good] for good in range(5)] == tokens.tolist()
        assert t.s.product[maps.CAPITAL[t.s.map]] == maps.NOTHING


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_every_province_shows_its_dearest_good(players: int, chosen: str) -> None:
    t = Table(players, map=chosen, seed=5)
    for number, province in enumerate(maps.DATA[t.s.map]["provinces"]):
        made = [int(t.s.product[t.cities.index(name)]) for name in province["cities"]]
        assert t.s.marker[number] == max(made)
    assert t.s.flipped == 0


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_as_many_decks_as_players_and_the_display_from_the_first(players: int, chosen: str) -> None:
    t = Table(players, map=chosen)
    display = [int(card) for card in t.s.display]
    assert len(set(display)) == 7
    assert all(card < 8 for card in display)
    everything = (1 << sum(tables.DECK_SIZES[:players])) - 1
    assert t.s.to_come == everything & ~sum(1 << card for card in display)


def test_every_player_begins_with_a_storehouse_two_colonists_on_the_board_and_seven_cards() -> None:
    t = Table(5)
    for seat in range(5):
        assert t.stored(seat) == {"brick": 1, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
        assert t.colonists(seat, "land") == ["Roma"]
        assert t.colonists(seat, "sea") == ["Roma"]
        assert t.in_hand(seat) == {
            "tribune": 1,
            "architect": 1,
            "prefect": 2,
            "mercator": 1,
            "diplomat": 1,
            "senator": 1,
        }
        assert t.houses(seat) == set()


def test_money_follows_the_turn_order_and_the_last_holds_the_magnus() -> None:
    t = Table(4, first=2)
    assert [int(t.seat(seat).money) for seat in (2, 3, 0, 1)] == [5, 6, 7, 8]
    assert t.s.magnus == 1
    assert t.to_move == 2


def test_the_start_player_is_chosen_at_random() -> None:
    begun = Counter[int]()
    t = Table(3)
    for seed in range(300):
        begin(GAME, t.records, GAME.config(3, {}), seed)
        begun[int(t.s.first)] += 1
    assert set(begun) == {0, 1, 2}
    assert min(begun.values()) > 60


def test_tokens_are_dealt_at_random() -> None:
    t = Table(2)
    found = Counter[int]()
    for seed in range(300):
        begin(GAME, t.records, GAME.config(2, {}), seed)
        found[int(t.s.product[t.cities.index("Verona")])] += 1
    assert set(found) == set(range(5))
