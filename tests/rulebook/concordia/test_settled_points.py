"""The settled points C1 to C9 of docs/rules-decisions/concordia.md, each by its number."""

import pytest

from rulebook.concordia.table import GAME, Table


def test_c1_a_card_that_can_do_nothing_may_be_played() -> None:
    t = Table(3)
    t.goods(0)
    assert "play senator" in t.legal()
    t.play("play senator")
    assert t.to_move == 1
    assert t.discarded(0) == {"senator": 1}
    t.play("play prefect")
    assert "done" not in t.legal()
    t.play("coins")  # allowed though no marker shows coins
    assert t.seat(1).money == 6


def test_c1_a_prefect_must_choose_and_a_diplomat_may_copy_nobody() -> None:
    t = Table(3)
    t.discard(1, "prefect")
    t.play("play diplomat", "done")
    assert t.to_move == 1


def test_c1_the_tribune_is_in_hand_at_the_start_of_every_turn() -> None:
    t = Table(2)
    for _ in range(2):
        t.hand(t.to_move, "tribune")
        t.goods(t.to_move)
        assert t.legal() == ["play tribune"]
        t.play("play tribune")
    assert t.legal() == ["play tribune"]


def test_c2_a_part_ends_by_itself_when_only_done_is_left_but_a_single_possibility_is_asked() -> None:
    t = Table(3)
    t.goods(0, food=1)
    t.money(0, 0)
    t.hand(0, "mercator")
    t.play("play mercator")
    assert t.legal() == ["done", "sell food", "buy brick"]
    t.play("buy brick")
    assert t.legal() == ["done", "sell food"]
    t.play("sell food")
    assert t.legal() == ["done", "buy brick"]
    t.play("buy brick")
    assert t.to_move == 1


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("tribune", ["colonist land"]),
        ("prefect", ["produce Gallia"]),
        ("prefect", ["coins"]),
        ("colonist", ["money"]),
        ("senator", ["card 1", "card 2 with food"]),
        ("consul", ["card 1"]),
        ("farmer", []),
    ],
)
def test_c3_these_end_the_turn_without_done(card: str, lines: list[str]) -> None:
    t = Table(3)
    t.display("colonist", "colonist", "colonist")
    t.goods(0, food=4, tool=2)
    t.hand(0, card)
    t.play(f"play {card}", *lines)
    assert t.to_move == 1


def test_c4_no_house_before_the_moves_are_over_and_no_move_after() -> None:
    t = Table(3)
    t.produce(Massilia="brick", Carthago="brick")
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land", "Roma")
    t.goods(0, food=3)
    t.money(0, 20)
    t.play("play architect")
    assert not any(words.startswith("house") for words in t.legal())
    t.play("done", "house Massilia")
    assert not any(words.startswith("move") for words in t.legal())


def test_c5_points_are_counted_once_with_colonists_in_cities() -> None:
    t = Table(3)
    t.stand(0, "land", "Roma", "Roma")
    t.stand(0, "sea", "Massilia-Roma")
    t.play("play architect")
    assert t.s.movement == 3


def test_c5_one_colonist_may_make_several_journeys_each_paid_separately() -> None:
    t = Table(3)
    t.stand(0, "land", "Roma", "Roma")
    t.stand(0, "sea", "Roma")
    t.play("play architect", "move land from Roma to Aquileia-Roma")
    t.play("move land from Aquileia-Roma to Aquileia-Vindobona")
    assert t.s.movement == 1
    t.play("move land from Aquileia-Vindobona to Aquileia-Roma")
    assert t.colonists(0, "land") == ["Roma", "Aquileia-Roma"]


def test_c5_a_journey_ends_neither_where_it_began_nor_on_ones_own_colonist() -> None:
    t = Table(3)
    t.stand(0, "land", "Aquileia-Roma", "Novaria-Roma")
    t.stand(0, "sea", "Roma")
    t.play("play architect", "move land from Aquileia-Roma")
    assert "to Aquileia-Roma" not in t.legal()
    assert "to Novaria-Roma" not in t.legal()
    assert "to Aquileia-Novaria" in t.legal()


def test_c5_land_and_sea_route_between_two_cities_are_two_routes() -> None:
    t = Table(3)
    t.stand(1, "land", "Roma-Syracusae")
    t.stand(0, "land")
    t.play("play architect", "move sea from Roma to Roma-Syracusae")
    assert t.colonists(0, "sea") == ["Roma-Syracusae"]
    assert t.colonists(1, "land") == ["Roma-Syracusae"]


def test_c6_names_are_those_of_the_facts_in_alphabetical_order() -> None:
    assert "move land from Colonia A.-Novaria" in GAME.words
    assert "to Massilia-Roma" in GAME.words
    assert "to Roma-Massilia" not in GAME.words
    assert "produce Lybia" in GAME.words
    assert "house Bycantium" in GAME.words
    assert "card 1" in GAME.words
    assert "copy 0" in GAME.words
    assert "house Roma" not in GAME.words
    assert "settle sea in Novaria" not in GAME.words


@pytest.mark.parametrize(("card", "coins"), [("mercator", 3), ("mercator5", 5)])
def test_c7_a_copied_mercator_pays_what_the_copied_card_says(card: str, coins: int) -> None:
    t = Table(3)
    t.discard(1, card)
    t.money(0, 0)
    t.play("play diplomat", "copy 1")
    assert t.seat(0).money == coins
    assert t.discarded(1) == {card: 1}
    assert t.discarded(0) == {"diplomat": 1}


def gain(spaces: int, marker: str, *cities: str) -> Table:
    """Seat 0 will gain from Syria with some spaces free; Antiochia makes food, Tyros cloth."""
    t = Table(3)
    t.produce(Antiochia="food", Tyros="cloth")
    t.mark(Syria=marker)
    t.build(0, *cities)
    t.goods(0, brick=8 - spaces)
    return t


def test_c8_nobody_is_asked_without_a_real_choice() -> None:
    for t in (
        gain(3, "wine", "Antiochia", "Tyros"),  # all of it fits
        gain(0, "wine", "Antiochia", "Tyros"),  # nothing fits
        gain(1, "food", "Antiochia"),  # one kind
    ):
        t.play("play prefect", "produce Syria")
        assert t.to_move == 1


def test_c8_one_unit_a_line_and_the_rest_is_stored_or_lost_by_itself() -> None:
    t = gain(2, "food", "Antiochia", "Tyros")  # 2 food, 1 cloth into 2 spaces
    t.play("play prefect", "produce Syria", "keep cloth")
    assert t.to_move == 1  # only food is left: no question
    assert t.stored(0) == {"brick": 6, "food": 1, "cloth": 1}
    assert [int(n) for n in t.seat(0).gained] == [0] * 5


def test_c9_money_only_before_the_first_settle_and_done_settles_nobody() -> None:
    t = Table(3)
    t.hand(0, "colonist")
    t.goods(0, food=3, tool=3)
    t.play("play colonist", "settle land in Roma")
    assert "money" not in t.legal()
    t.play("done")
    assert t.to_move == 1
    t = Table(3)
    t.hand(0, "colonist")
    t.play("play colonist", "done")
    assert t.colonists(0, "land") == ["Roma"]


def test_c9_a_colonist_settles_only_where_a_route_of_its_kind_begins() -> None:
    t = Table(3)
    t.hand(0, "colonist")
    t.build(0, "Novaria", "Lutetia")
    t.play("play colonist")
    assert t.legal() == [
        "done",
        "settle land in Lutetia",
        "settle land in Novaria",
        "settle land in Roma",
        "settle sea in Roma",
        "money",
    ]


def test_c9_a_city_holds_any_number_of_colonists() -> None:
    t = Table(3)
    t.hand(0, "colonist")
    t.goods(0, food=4, tool=4)
    t.stand(1, "land", "Roma", "Roma", "Roma")
    t.play("play colonist", "settle land in Roma", "settle land in Roma", "settle sea in Roma", "settle sea in Roma")
    assert t.colonists(0, "land") == ["Roma"] * 3
    assert t.colonists(0, "sea") == ["Roma"] * 3
    assert t.stored(0) == {}
    assert t.to_move == 1
