"""Why an action cannot be done: every reason, in the words of the rulebook's sections, and none where it can."""

from __future__ import annotations

import pytest

from ludus.games.concordia.actions import QUESTIONS
from ludus.games.concordia.text import describe, question, why_not
from rulebook.concordia.seen import TABLES, random_positions, seen
from rulebook.concordia.table import GAME, Table


def reasons(table: Table, words: str) -> list[str]:
    return why_not(seen(table), table.to_move, GAME.numbers[words], "en")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_there_is_a_reason_exactly_where_an_action_is_not_legal(name: str, players: int) -> None:
    questions = set()
    for n, (table, _) in enumerate(random_positions(name, players, seed=players, decisions=400)):
        if n % 7 == 0 or QUESTIONS[table.s.question] not in questions:
            questions.add(QUESTIONS[table.s.question])
            legal = set(table.legal())
            view = seen(table)
            for number, words in enumerate(GAME.words):
                found = why_not(view, view.seat, number, "en")
                assert bool(found) == (words not in legal), (words, found)
    assert {"play", "move", "to", "house", "prefect", "settle", "trade", "copy", "purchase"} <= questions


def test_nobody_else_may_act_and_nobody_after_the_end() -> None:
    t = Table(3)
    assert why_not(seen(t, 1), 1, GAME.numbers["play tribune"], "en") == ["Livia has to decide now"]
    t.s.question = QUESTIONS.index("over")
    assert reasons(t, "play tribune") == ["the game is over"]


def test_a_card_has_to_be_played_from_the_hand() -> None:
    t = Table(3)
    t.hand(0, "tribune")
    t.discard(0, "architect")
    assert reasons(t, "done") == ["you must play a card"]
    assert reasons(t, "play architect") == ["the Architect stays in your discard pile until you play a Tribune"]
    assert reasons(t, "play consul") == ["you do not have the Consul"]
    assert reasons(t, "coins") == ["to be decided now: which card to play"]


def test_tribune_reasons() -> None:
    t = Table(3)
    t.goods(0, food=1, tool=1)
    t.stand(0, "land", "Roma", "Roma", "Roma")
    t.play("play tribune")
    assert reasons(t, "colonist land") == ["no land colonist is left in the storehouse"]
    t.goods(0)
    assert reasons(t, "colonist sea") == ["1 food short", "1 tool short"]


def test_architect_reasons_of_journeys() -> None:
    t = Table(3)
    t.stand(0, "sea", "Roma")
    t.stand(0, "land", "Aquileia-Roma")
    t.stand(1, "sea", "Massilia-Roma")
    t.play("play architect")
    assert reasons(t, "move sea from Tyros") == ["you have no sea colonist there"]
    assert reasons(t, "move land from Cosa") == ["Cosa is not on this map"]
    t.play("move sea from Roma")
    assert reasons(t, "done") == ["the colonist that has set out must arrive somewhere"]
    assert reasons(t, "to Massilia-Roma") == ["Marcus's colonist is there"]
    assert reasons(t, "to Alexandria-Tyros") == ["it takes 4 movement points"]
    assert reasons(t, "to Aquileia-Novaria") == ["a sea colonist cannot use that route"]
    assert reasons(t, "to Cosa-Roma") == ["Cosa – Roma is not on this map"]


def test_architect_reasons_of_movement_points_and_taken_routes() -> None:
    t = Table(3)
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land", "Novaria")
    t.play("play architect")
    assert reasons(t, "move land from Novaria") == []
    t.s.movement = 1
    t.stand(1, "land", "Aquileia-Novaria", "Colonia A.-Novaria", "Massilia-Novaria")
    t.stand(2, "land", "Novaria-Roma")
    assert reasons(t, "move land from Novaria") == ["every route within reach is occupied"]
    t.s.movement = 0
    assert reasons(t, "move sea from Massilia-Roma") == ["no movement points are left"]


def test_architect_reasons_of_houses() -> None:
    t = Table(3)
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land", "Aquileia-Vindobona")
    t.produce(Massilia="tool", Aquileia="brick", Vindobona="wine")
    t.build(1, "Massilia")
    t.build(0, "Vindobona")
    t.goods(0, food=1)
    t.money(0, 4)
    t.play("play architect", "done")
    assert reasons(t, "house Massilia") == ["1 brick short", "1 tool short", "2 sestertii short"]
    assert "you already have a house there" in reasons(t, "house Vindobona")
    assert "none of your colonists is on a route to this city" in reasons(t, "house Tyros")
    assert reasons(t, "house Aquileia") == []
    assert reasons(t, "house Verona") == ["Verona is not on this map"]
    t.seat(0).houses = sum(1 << n for n in range(15))
    assert "all 15 of your houses are built" in reasons(t, "house Massilia")


def test_prefect_and_storehouse_reasons() -> None:
    t = Table(3)
    t.mark(Syria="cloth")
    t.flip("Gallia")
    t.play("play prefect")
    assert reasons(t, "produce Gallia") == ["its marker shows coins"]
    assert reasons(t, "produce Etruria") == ["Etruria is not on this map"]
    assert reasons(t, "done") == ["you must choose a province or the coins"]
    t.goods(0, brick=7)
    t.produce(Tyros="food")
    t.build(0, "Tyros")
    t.play("produce Syria")
    assert reasons(t, "done") == ["no space may be left empty"]
    assert reasons(t, "keep wine") == ["there is no wine to store"]
    assert question(seen(t), "en") == "Not all goods fit: choose which to keep. 1 space is free."


def test_colonist_reasons() -> None:
    t = Table(3)
    t.hand(0, "colonist", "tribune")
    t.goods(0, food=2, tool=3)
    t.build(0, "Novaria")
    t.play("play colonist")
    assert reasons(t, "settle sea in Massilia") == ["you have no house there"]
    assert reasons(t, "settle land in Cosa") == ["Cosa is not on this map"]
    assert why_not(seen(t), 0, GAME.numbers["settle sea in Cosa"], "en") == ["Cosa is not on this map"]
    t.play("settle land in Novaria")
    assert reasons(t, "money") == ["you have already settled a colonist"]
    t.play("settle land in Roma")
    assert t.to_move == 1


def test_mercator_reasons() -> None:
    t = Table(3)
    t.goods(0, wine=3)
    t.money(0, 0)
    t.play("play mercator")
    assert reasons(t, "sell cloth") == ["you have no cloth in the storehouse"]
    assert reasons(t, "buy cloth") == ["4 sestertii short"]
    t.play("sell wine", "buy brick")
    assert reasons(t, "buy wine") == ["wine: already sold this turn"]
    assert reasons(t, "sell brick") == ["brick: already bought this turn"]
    assert reasons(t, "buy food") == ["you have already traded two kinds: brick, wine"]
    t.goods(0, brick=8)
    assert "there is no free space in the storehouse" in reasons(t, "buy brick")


def test_diplomat_reasons() -> None:
    t = Table(4)
    t.discard(1, "senator")
    t.discard(2, "diplomat")
    t.play("play diplomat")
    assert reasons(t, "copy 1") == []
    assert reasons(t, "copy 2") == ["a Diplomat cannot be copied"]
    assert reasons(t, "copy 3") == ["Gaius's discard pile is empty"]
    assert reasons(t, "copy 4") == ["there are only 4 players"]
    assert reasons(t, "copy 0") == ["only another player's card can be copied", "a Diplomat cannot be copied"]


def test_a_card_for_sale_can_be_inspected_at_any_time() -> None:
    t = Table(3)
    t.display("mercator5", "prefect", "architect")
    t.build(0, "Massilia", "Tyros")
    t.produce(Massilia="wine", Tyros="cloth")
    found = reasons(t, "card 3")
    assert found[:2] == [
        "Move colonists, then build houses in the cities along their routes.",
        "Jupiter: 1 point for every house outside brick cities",
    ]
    assert "it would score 2 points for you now" in found
    assert "cards are bought with a Senator or a Consul" in found
    view = seen(t)
    named = {describe(number, view, "en") for words, number in GAME.numbers.items() if words.startswith("card 3")}
    assert len(named) == 1, "the ways to pay are told apart only while cards are bought"


def test_senator_and_consul_reasons() -> None:
    t = Table(3)
    t.display("mercator5", "prefect", "architect", "farmer")
    t.goods(0, tool=1, cloth=1)
    t.play("play senator")
    assert reasons(t, "card 7") == ["slot 7 is empty"]
    assert reasons(t, "card 1") == ["1 wine short"]
    assert reasons(t, "card 3") == ["this slot also costs any 1 good: name it"]
    assert reasons(t, "card 3 with tool") == ["1 tool short"]
    assert reasons(t, "card 4") == ["1 brick short", "1 food short"]
    assert reasons(t, "card 3 with cloth") == []
    t.s.card = GAME.words.index("play consul") - GAME.words.index("play tribune")
    assert reasons(t, "card 3 with cloth") == ["a Consul pays no surcharge"]
    assert reasons(t, "card 3") == []
