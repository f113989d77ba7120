"""Diplomat (Дипломат): do what the top card of another player's discard says."""

from rulebook.concordia.table import Table


def test_rulebook_example_senator_architect_and_prefect_can_be_copied_but_no_diplomat() -> None:
    t = Table(5)
    t.discard(1, "tribune", "senator")
    t.discard(2, "mercator", "architect")
    t.discard(3, "prefect")
    t.discard(4, "senator", "diplomat")
    t.play("play diplomat")
    assert t.legal() == ["done", "copy 1", "copy 2", "copy 3"]


def test_nobody_who_has_just_taken_back_his_cards() -> None:
    t = Table(3)
    t.discard(1, "prefect")
    t.play("play diplomat")
    assert t.legal() == ["done", "copy 1"]


def test_a_copied_architect_moves_and_builds_for_the_copier() -> None:
    t = Table(3)
    t.discard(1, "architect")
    t.stand(0, "land", "Roma", "Aquileia-Roma")
    t.stand(0, "sea", "Roma")
    t.stand(1, "sea", "Massilia-Roma", "Roma", "Roma")
    t.play("play diplomat", "copy 1")
    assert t.s.movement == 3
    assert t.legal() == ["done", "move land from Roma", "move land from Aquileia-Roma", "move sea from Roma"]


def test_every_other_card_can_be_copied() -> None:
    for card, question in [
        ("prefect", "coins"),
        ("senator", "done"),
        ("consul", "done"),
        ("colonist", "money"),
        ("mercator", "done"),
        ("mercator5", "done"),
        ("architect", "done"),
    ]:
        t = Table(3)
        t.goods(0, brick=1, food=1, tool=1, wine=1, cloth=1)
        t.discard(1, card)
        t.play("play diplomat", "copy 1")
        assert question in t.legal()
        assert t.to_move == 0


def test_a_copied_specialist_produces_in_the_copiers_houses() -> None:
    t = Table(3)
    t.produce(Massilia="wine", Novaria="wine")
    t.build(0, "Massilia")
    t.build(1, "Massilia", "Novaria")
    t.goods(0)
    t.goods(1)
    t.discard(1, "vintner")
    t.play("play diplomat", "copy 1")
    assert t.stored(0) == {"wine": 1}
    assert t.stored(1) == {}
    assert t.to_move == 1
