"""TRIBUNUS (Трибун): take back cards, coins beyond the third card, one new colonist."""

from rulebook.concordia.table import Table


def test_rulebook_example_four_cards_lying_and_this_one_give_two_sestertii_and_a_colonist_frees_a_space() -> None:
    t = Table(3)
    t.hand(0, "tribune", "diplomat", "prefect")
    t.discard(0, "prefect", "mercator", "senator", "architect")
    t.money(0, 5)
    t.goods(0, food=1, tool=1, wine=6)
    t.play("play tribune")
    assert t.in_hand(0) == {"tribune": 1, "architect": 1, "prefect": 2, "mercator": 1, "diplomat": 1, "senator": 1}
    assert t.discarded(0) == {}
    assert t.seat(0).money == 7
    assert t.legal() == ["done", "colonist land", "colonist sea"]
    t.play("colonist sea")
    assert t.colonists(0, "sea") == ["Roma", "Roma"]
    assert t.colonists(0, "land") == ["Roma"]
    assert t.stored(0) == {"wine": 6}
    assert t.to_move == 1


def test_up_to_three_cards_give_no_coins() -> None:
    t = Table(3)
    t.discard(0, "prefect", "mercator")
    t.play("play tribune", "done")
    assert t.seat(0).money == 5


def test_a_colonist_needs_food_and_tool_and_somebody_in_the_storehouse() -> None:
    t = Table(3)
    t.goods(0, food=3)
    t.play("play tribune")
    assert t.to_move == 1  # nothing to choose: the turn is over
    t = Table(3)
    t.stand(0, "land", "Roma", "Roma", "Roma")
    t.play("play tribune")
    assert t.legal() == ["done", "colonist sea"]


def test_the_turn_after_a_tribune_nobody_can_copy_anything_from_that_seat() -> None:
    t = Table(2)
    t.play("play tribune", "done")
    t.play("play diplomat")
    assert t.to_move == 0
