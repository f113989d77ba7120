"""PREFECT (ПРЕФЕКТ): a province produces for everybody, or the coins; PRÆFECTUS MAGNUS."""

import pytest

from rulebook.concordia.table import Table


@pytest.fixture
def syria() -> Table:
    """Red, blue and yellow own houses in Syria: two in its food city, one in its cloth city."""
    t = Table(4)
    t.produce(Antiochia="food", Tyros="cloth")
    t.mark(Syria="cloth")
    t.build(0, "Antiochia")
    t.build(1, "Antiochia")
    t.build(2, "Tyros")
    for seat in range(4):
        t.goods(seat)
    return t


def test_rulebook_example_syria_produces_for_every_house(syria: Table) -> None:
    syria.play("play prefect")
    assert "produce Syria" in syria.legal()
    syria.play("produce Syria")
    assert syria.stored(0) == {"food": 1, "cloth": 1}
    assert syria.stored(1) == {"food": 1}
    assert syria.stored(2) == {"cloth": 1}
    assert syria.stored(3) == {}
    assert syria.s.flipped == 1 << syria.provinces.index("Syria")
    assert syria.to_move == 1


def test_rulebook_example_six_coins_showing_pay_six_and_the_markers_turn_back(syria: Table) -> None:
    syria.mark(Britannia="food", Gallia="wine", Hispania="cloth", Dacia="cloth")
    syria.flip("Britannia", "Gallia", "Hispania", "Dacia")
    syria.money(0, 0)
    syria.play("play prefect", "coins")
    assert syria.seat(0).money == 6  # 2 + 2 + 1 + 1
    assert syria.s.flipped == 0


@pytest.mark.parametrize(("good", "coins"), [("brick", 2), ("food", 2), ("tool", 2), ("wine", 2), ("cloth", 1)])
def test_coins_on_the_back_of_each_marker(good: str, coins: int) -> None:
    t = Table(3)
    t.mark(Asia=good)
    t.flip("Asia")
    t.money(0, 0)
    t.play("play prefect", "coins")
    assert t.seat(0).money == coins


def test_only_provinces_with_goods_up_can_be_chosen(syria: Table) -> None:
    syria.flip("Syria", "Gallia")
    syria.play("play prefect")
    offered = set(syria.legal())
    assert offered == {"coins", *(f"produce {name}" for name in syria.provinces if name not in ("Syria", "Gallia"))}


def test_nobody_needs_a_house_in_the_province() -> None:
    t = Table(3)
    t.mark(Dacia="wine")
    t.goods(0)
    t.play("play prefect", "produce Dacia")
    assert t.stored(0) == {"wine": 1}


def test_magnus_doubles_the_bonus_not_the_houses_and_passes_to_the_right(syria: Table) -> None:
    syria.s.magnus = 0
    syria.play("play prefect", "produce Syria")
    assert syria.stored(0) == {"food": 1, "cloth": 2}
    assert syria.s.magnus == 3


def test_magnus_works_through_a_diplomat(syria: Table) -> None:
    syria.discard(3, "prefect")
    syria.s.magnus = 0
    syria.play("play diplomat", "copy 3", "produce Syria")
    assert syria.stored(0) == {"food": 1, "cloth": 2}
    assert syria.s.magnus == 3
    assert syria.to_move == 1


def test_magnus_doubles_no_coins_and_stays_with_them(syria: Table) -> None:
    syria.s.magnus = 0
    syria.flip("Syria")
    syria.money(0, 0)
    syria.play("play prefect", "coins")
    assert syria.seat(0).money == 1
    assert syria.s.magnus == 0


def test_magnus_passes_even_if_nothing_could_be_stored(syria: Table) -> None:
    syria.s.magnus = 0
    syria.goods(0, brick=8)
    syria.play("play prefect", "produce Syria")
    assert syria.stored(0) == {"brick": 8}
    assert syria.s.magnus == 3


def test_somebody_elses_prefect_leaves_the_magnus_where_it_is(syria: Table) -> None:
    syria.s.magnus = 1
    syria.play("play prefect", "produce Syria")
    assert syria.stored(0) == {"food": 1, "cloth": 1}
    assert syria.s.magnus == 1


def test_magnus_goes_round_against_the_turn_order() -> None:
    t = Table(3)
    assert t.s.magnus == 2
    t.play("play prefect", "coins", "play prefect", "coins", "play prefect", "produce Gallia")
    assert t.s.magnus == 1
