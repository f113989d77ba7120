"""СКЛАДИ: twelve spaces; the owner chooses which of the gained goods to keep."""

from rulebook.concordia.table import Table


def syria(spaces: int) -> Table:
    """Seat 0 will gain wine from the marker, cloth and food from its houses in Syria, with some spaces free."""
    t = Table(3)
    t.produce(Antiochia="food", Tyros="cloth")
    t.mark(Syria="wine")
    t.build(0, "Antiochia", "Tyros")
    t.goods(0, brick=8 - spaces)
    t.goods(1)
    t.goods(2)
    return t


def test_at_the_start_four_spaces_hold_colonists_and_two_are_free() -> None:
    t = Table(2)
    t.money(0, 100)
    t.play("play mercator", "buy wine", "buy wine")
    assert t.to_move == 0  # selling is still possible
    assert not any(words.startswith("buy") for words in t.legal())


def test_a_colonist_placed_on_the_board_frees_its_space() -> None:
    t = syria(spaces=2)
    t.stand(0, "land", "Roma", "Roma")
    t.play("play prefect", "produce Syria")
    assert t.stored(0) == {"brick": 6, "food": 1, "wine": 1, "cloth": 1}


def test_the_owner_chooses_what_to_keep_and_leaves_no_space_empty() -> None:
    t = syria(spaces=2)
    t.play("play prefect", "produce Syria")
    assert t.to_move == 0
    assert t.legal() == ["keep food", "keep wine", "keep cloth"]  # no `done`: spaces must be filled
    t.play("keep cloth")
    assert t.legal() == ["keep food", "keep wine"]
    t.play("keep food")
    assert t.stored(0) == {"brick": 6, "food": 1, "cloth": 1}
    assert t.to_move == 1


def test_goods_in_the_storehouse_are_never_thrown_out() -> None:
    t = syria(spaces=0)
    t.play("play prefect", "produce Syria")
    assert t.stored(0) == {"brick": 8}
    assert t.to_move == 1


def test_bonus_and_own_houses_are_one_gain() -> None:
    t = syria(spaces=1)
    t.play("play prefect", "produce Syria")
    assert t.legal() == ["keep food", "keep wine", "keep cloth"]


def test_others_store_in_turn_order_from_the_player_whose_turn_it_is() -> None:
    t = Table(4)
    t.produce(Antiochia="food", Tyros="cloth")
    t.mark(Syria="wine")
    for seat in range(4):
        t.build(seat, "Antiochia", "Tyros")
        t.goods(seat, brick=7)
    t.s.turn = t.s.to_move = 2
    t.play("play prefect", "produce Syria")
    answered = []
    while t.s.turn == 2:
        answered.append(t.to_move)
        t.play("keep cloth")
    assert answered == [2, 3, 0, 1]
    assert [t.stored(seat) for seat in range(4)] == [{"brick": 7, "cloth": 1}] * 4
    assert t.to_move == 3
