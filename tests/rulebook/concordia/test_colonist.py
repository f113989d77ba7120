"""Colonist (Колоніст): buy new colonists, or gain money."""

from rulebook.concordia.table import Table


def example() -> Table:
    t = Table(3)
    t.hand(0, "tribune", "colonist")
    t.produce(Aquileia="brick", Novaria="wine")
    t.build(0, "Aquileia")
    t.build(1, "Novaria")
    t.goods(0, food=2, tool=3)
    return t


def test_rulebook_example_two_food_and_three_tools_buy_two_colonists_not_in_novaria() -> None:
    t = example()
    t.play("play colonist")
    assert t.legal() == [
        "done",
        "settle land in Aquileia",
        "settle land in Roma",
        "settle sea in Aquileia",
        "settle sea in Roma",
        "money",
    ]
    t.play("settle sea in Roma", "settle land in Aquileia")
    assert t.colonists(0, "sea") == ["Roma", "Roma"]
    assert t.colonists(0, "land") == ["Aquileia", "Roma"]
    assert t.stored(0) == {"tool": 1}
    assert t.to_move == 1


def test_rulebook_example_both_colonists_may_go_to_the_same_city() -> None:
    t = example()
    t.play("play colonist", "settle land in Aquileia", "settle land in Aquileia")
    assert t.colonists(0, "land") == ["Aquileia", "Aquileia", "Roma"]


def test_money_is_two_sestertii_for_every_own_colonist_on_the_board() -> None:
    t = example()
    t.stand(0, "land", "Aquileia", "Roma", "Aquileia-Roma")
    t.stand(0, "sea", "Roma")
    t.money(0, 1)
    t.play("play colonist", "money")
    assert t.seat(0).money == 9
    assert t.to_move == 1


def test_other_printings_pay_five_and_one_for_each() -> None:
    t = Table(3, colonist_income="five-plus-one-each")
    t.hand(0, "colonist")
    t.stand(0, "land", "Aquileia", "Roma", "Aquileia-Roma")
    t.stand(0, "sea", "Roma")
    t.money(0, 1)
    t.play("play colonist", "money")
    assert t.seat(0).money == 10


def test_six_colonists_at_most() -> None:
    t = example()
    t.stand(0, "land", "Roma", "Roma", "Roma")
    t.stand(0, "sea", "Roma", "Roma", "Roma")
    t.play("play colonist")
    assert t.legal() == ["done", "money"]
