"""Concordia in words: reasons that agree with the rules, true figures, a whole table told, scores god by god."""

from __future__ import annotations

import pytest

from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.games.concordia.actions import QUESTIONS
from ludus.games.concordia.guide import LESSONS
from ludus.games.concordia.text import breakdown, describe, narrate, question, report, tell, why_not
from rulebook.concordia.seen import TABLES, seen, wandering
from rulebook.concordia.table import GAME, Table


def reasons(table: Table, words: str) -> list[str]:
    return why_not(seen(table), table.asked, GAME.numbers[words], "en")


def story(table: Table, words: str) -> str:
    """Play an action and hear what happened."""
    before, seat, action = seen(table), table.asked, GAME.numbers[words]
    table.kernels.step(table.records, 0, seat, action)
    return narrate(before, seat, action, seen(table, before.seat), "en")


def described(table: Table, words: str) -> str:
    return describe(GAME.numbers[words], seen(table), "en")


# Why not


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_there_is_a_reason_exactly_where_an_action_is_not_legal(name, players):
    asked = set()
    for n, (table, _) in enumerate(wandering(name, players, seed=players, decisions=400)):
        if n % 7 == 0 or QUESTIONS[table.s.question] not in asked:
            asked.add(QUESTIONS[table.s.question])
            legal = set(table.legal())
            view = seen(table)
            for number, words in enumerate(GAME.words):
                found = why_not(view, view.seat, number, "en")
                assert bool(found) == (words not in legal), (words, found)
    assert {"play", "move", "to", "house", "prefect", "settle", "trade", "copy", "purchase"} <= asked


def test_nobody_else_may_act_and_nobody_after_the_end():
    t = Table(3)
    assert why_not(seen(t, 1), 1, GAME.numbers["play tribune"], "en") == ["Livia is asked now"]
    t.s.question = QUESTIONS.index("over")
    assert reasons(t, "play tribune") == ["the game is over"]


def test_a_card_has_to_be_played_from_the_hand():
    t = Table(3)
    t.hand(0, "tribune")
    t.discard(0, "architect")
    assert reasons(t, "done") == ["a card has to be played"]
    assert reasons(t, "play architect") == ["Architect lies on the discard until a Tribune takes it back"]
    assert reasons(t, "play consul") == ["Consul is not among the cards"]
    assert reasons(t, "coins") == ["asked now: which card to play"]


def test_tribune_reasons():
    t = Table(3)
    t.goods(0, food=1, tool=1)
    t.stand(0, "land", "Roma", "Roma", "Roma")
    t.play("play tribune")
    assert reasons(t, "colonist land") == ["no land colonist is left in the storehouse"]
    t.goods(0)
    assert reasons(t, "colonist sea") == ["1 food short", "1 tool short"]


def test_architect_reasons_of_journeys():
    t = Table(3)
    t.stand(0, "sea", "Roma")
    t.stand(0, "land", "Aquileia-Roma")
    t.stand(1, "sea", "Massilia-Roma")
    t.play("play architect")
    assert reasons(t, "move sea from Tyros") == ["no own sea colonist is there"]
    assert reasons(t, "move land from Cosa") == ["Cosa is not on this map"]
    t.play("move sea from Roma")
    assert reasons(t, "done") == ["the colonist that has set out has to arrive"]
    assert reasons(t, "to Massilia-Roma") == ["a colonist of Marcus stands there"]
    assert reasons(t, "to Alexandria-Tyros") == ["it takes 4 movement points"]
    assert reasons(t, "to Aquileia-Novaria") == ["a sea colonist cannot use that route"]
    assert reasons(t, "to Cosa-Roma") == ["Cosa-Roma is not on this map"]


def test_architect_reasons_of_movement_points_and_taken_routes():
    t = Table(3)
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land", "Novaria")
    t.play("play architect")
    assert reasons(t, "move land from Novaria") == []
    t.s.movement = 1
    t.stand(1, "land", "Aquileia-Novaria", "Colonia A.-Novaria", "Massilia-Novaria")
    t.stand(2, "land", "Novaria-Roma")
    assert reasons(t, "move land from Novaria") == ["every route within reach is taken"]
    t.s.movement = 0
    assert reasons(t, "move sea from Massilia-Roma") == ["no movement points are left"]


def test_architect_reasons_of_houses():
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
    assert "an own house is there already" in reasons(t, "house Vindobona")
    assert "no own colonist stands on a route there" in reasons(t, "house Tyros")
    assert reasons(t, "house Aquileia") == []
    assert reasons(t, "house Verona") == ["Verona is not on this map"]
    t.seat(0).houses = sum(1 << n for n in range(15))
    assert "all 15 houses are built" in reasons(t, "house Massilia")


def test_prefect_and_storehouse_reasons():
    t = Table(3)
    t.mark(Syria="cloth")
    t.flip("Gallia")
    t.play("play prefect")
    assert reasons(t, "produce Gallia") == ["its marker shows coins"]
    assert reasons(t, "produce Etruria") == ["Etruria is not on this map"]
    assert reasons(t, "done") == ["a province or the coins have to be chosen"]
    t.goods(0, brick=7)
    t.produce(Tyros="food")
    t.build(0, "Tyros")
    t.play("produce Syria")
    assert reasons(t, "done") == ["no space may stay empty"]
    assert reasons(t, "keep wine") == ["no wine is to be stored"]
    assert question(seen(t), "en") == "Not all goods fit: choose which to keep. 1 space is free."


def test_colonist_reasons():
    t = Table(3)
    t.hand(0, "colonist", "tribune")
    t.goods(0, food=2, tool=3)
    t.build(0, "Novaria")
    t.play("play colonist")
    assert reasons(t, "settle sea in Massilia") == ["no own house is there"]
    assert reasons(t, "settle land in Cosa") == ["Cosa is not on this map"]
    assert why_not(seen(t), 0, GAME.numbers["settle sea in Cosa"], "en") == ["Cosa is not on this map"]
    t.play("settle land in Novaria")
    assert reasons(t, "money") == ["a colonist has been settled already"]
    t.play("settle land in Roma")
    assert t.asked == 1


def test_mercator_reasons():
    t = Table(3)
    t.goods(0, wine=3)
    t.money(0, 0)
    t.play("play mercator")
    assert reasons(t, "sell cloth") == ["no cloth is in the storehouse"]
    assert reasons(t, "buy cloth") == ["4 sestertii short"]
    t.play("sell wine", "buy brick")
    assert reasons(t, "buy wine") == ["wine has been sold in this turn"]
    assert reasons(t, "sell brick") == ["brick has been bought in this turn"]
    assert reasons(t, "buy food") == ["two kinds have been traded already: brick, wine"]
    t.goods(0, brick=8)
    assert "no space is free in the storehouse" in reasons(t, "buy brick")


def test_diplomat_reasons():
    t = Table(4)
    t.discard(1, "senator")
    t.discard(2, "diplomat")
    t.play("play diplomat")
    assert reasons(t, "copy 1") == []
    assert reasons(t, "copy 2") == ["a Diplomat cannot be copied"]
    assert reasons(t, "copy 3") == ["no card lies on the discard of Gaius"]
    assert reasons(t, "copy 4") == ["4 players are at the table"]
    assert reasons(t, "copy 0") == ["only another player's card can be copied", "a Diplomat cannot be copied"]


def test_senator_and_consul_reasons():
    t = Table(3)
    t.display("mercator5", "prefect", "architect", "farmer")
    t.goods(0, tool=1, cloth=1)
    t.play("play senator")
    assert reasons(t, "card 7") == ["slot 7 is empty"]
    assert reasons(t, "card 1") == ["1 wine short"]
    assert reasons(t, "card 3") == ["the slot asks for any 1 good besides: name it"]
    assert reasons(t, "card 3 with tool") == ["1 tool short"]
    assert reasons(t, "card 4") == ["1 brick short", "1 food short"]
    assert reasons(t, "card 3 with cloth") == []
    t.s.card = GAME.words.index("play consul") - GAME.words.index("play tribune")
    assert reasons(t, "card 3 with cloth") == ["a Consul pays no surcharge"]
    assert reasons(t, "card 3") == []


# What actions do, and what happened


def test_every_action_is_described_on_both_maps_at_any_time():
    for name, players in TABLES:
        for table, _ in wandering(name, players, seed=7, decisions=3):
            view = seen(table)
            assert all(describe(action, view, "en").strip() for action in range(len(GAME.words)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_actions_are_told_apart_and_every_step_is_told(name, players):
    for table, action in wandering(name, players, seed=players + 20, decisions=250):
        view = seen(table)
        told = [describe(legal, view, "en") for legal in view.legal()]
        assert len(set(told)) == len(told)
        after = Table.__new__(Table)
        after.records = table.records.copy()
        GAME.kernels.step(after.records, 0, view.seat, action)
        after.kernels = table.kernels
        assert narrate(view, view.seat, action, seen(after, view.seat), "en").endswith(".")


def test_tribune_four_cards_lying_give_two_sestertii():
    t = Table(3)
    t.hand(0, "tribune")
    t.discard(0, "architect", "prefect", "mercator", "senator")
    assert described(t, "play tribune") == "Play the Tribune: take back 5 cards, 2 sestertii"
    assert story(t, "play tribune") == "Livia plays the Tribune. Taken back: 5 cards, with 2 sestertii."


def test_a_copied_tribune_takes_back_the_diplomat_too():
    t = Table(3)
    t.discard(0, "architect", "prefect", "mercator")
    t.discard(1, "tribune")
    t.play("play diplomat")
    money = int(t.seat(0).money)
    assert story(t, "copy 1") == "Livia copies the Tribune of Marcus. Taken back: 4 cards, with 1 sestertius."
    assert t.seat(0).money == money + 1


def test_architect_example_in_words():
    t = Table(3)
    t.stand(0, "sea", "Roma")
    t.stand(0, "land", "Roma", "Colonia A.-Novaria")
    t.produce(Aquileia="brick")
    t.build(1, "Aquileia")
    t.build(2, "Aquileia")
    t.goods(0, food=1)
    assert described(t, "play architect") == "Play the Architect: 3 movement points, then houses"
    t.play("play architect", "move land from Roma")
    assert described(t, "to Aquileia-Vindobona") == "End the journey on Aquileia-Vindobona, for 2 movement points"
    assert (
        story(t, "to Aquileia-Vindobona")
        == "Livia moves a land colonist from Roma to Aquileia-Vindobona for 2 movement points."
    )
    t.play("done")
    assert story(t, "house Aquileia") == "Livia builds a house in Aquileia for 3 sestertii, 1 food."


def test_prefect_example_in_words():
    t = Table(4)
    t.produce(Antiochia="food", Tyros="cloth")
    t.mark(Syria="cloth")
    t.build(0, "Antiochia")
    t.build(1, "Antiochia")
    t.build(2, "Tyros")
    t.goods(0)
    t.goods(1, brick=8)
    t.s.magnus = 0
    t.play("play prefect")
    gains = "Livia 1 food, 2 cloth; Marcus 1 food; Aurelia 1 cloth"
    assert described(t, "produce Syria") == f"Let Syria produce: {gains}"
    assert story(t, "produce Syria") == (
        f"Livia lets Syria produce: {gains}. No room for 1 food of Marcus. The Praefectus Magnus passes to Gaius."
    )


def test_senator_example_in_words():
    t = Table(3)
    t.display("mercator5", "prefect", "architect", "farmer")
    t.goods(0, wine=1, tool=1, brick=1)
    t.play("play senator")
    assert described(t, "card 3 with brick") == "Buy the Architect of slot 3 for 1 brick, 1 tool"
    assert story(t, "card 1") == "Livia buys the Mercator (5) for 1 wine."


def test_the_end_is_announced():
    t = Table(3)
    t.stand(0, "land", "Aquileia-Roma")
    t.produce(Aquileia="brick")
    t.build(0, *[name for name in t.cities if name not in ("Roma", "Aquileia")][:14])
    t.goods(0, food=1)
    t.play("play architect", "done")
    assert story(t, "house Aquileia") == (
        "Livia builds a house in Aquileia for 1 sestertius, 1 food. "
        "Livia takes the Concordia card: everybody else has one more turn."
    )
    t.play("play tribune")
    assert "Last turns: Livia holds the Concordia card." in plain(tell(seen(t), "en"))
    t.play("done")
    t.goods(2)
    last = story(t, "play tribune")
    assert last.endswith(f"The game is over: Livia wins with {t.points(0)} points.")


def test_intermediate_scoring_is_told_and_paid_in_words():
    t = Table(3, intermediate_scoring="on")
    for seat in range(3):
        t.goods(seat)
    t.stand(0, "land", "Roma", "Roma")
    t.stand(1, "land")
    assert "Intermediate scoring: 6 points." in story(t, "play tribune")
    assert "Intermediate scoring: 2 points." in story(t, "play tribune")
    last = story(t, "play tribune")
    assert "Intermediate scoring: 4 points." in last
    assert "Paid for it: 2 sestertii to Livia. Paid for it: 1 sestertius to Aurelia." in last
    assert (t.seat(0).money, t.seat(1).money, t.seat(2).money) == (7, 6, 8)


# What is asked, and the table told


def test_the_question_is_for_whoever_is_asked():
    t = Table(3)
    assert question(seen(t, 0), "en") == "Play a card."
    assert question(seen(t, 1), "en") == "Livia chooses a card to play."
    assert question(seen(t, SPECTATOR), "en") == "Livia chooses a card to play."
    assert question(seen(t, 1, names=()), "en") == "Player 1 chooses a card to play."
    t.play("play architect")
    assert question(seen(t), "en") == "Choose a colonist to move, or be done. Left: 2 movement points."


def test_the_table_is_told_in_the_order_of_listening():
    t = Table(3)
    t.build(1, "Massilia")
    titles = [section.title for section in tell(seen(t, 0), "en")]
    assert titles == ["Now", "You may", "You, Livia", "Marcus", "Aurelia", "Cards for sale", "Provinces"]
    assert [section.title for section in tell(seen(t, 1), "en")][:3] == ["Now", "You, Marcus", "Aurelia"]
    assert "You may" not in [section.title for section in tell(seen(t, SPECTATOR), "en")]
    told = plain(tell(seen(t, 0), "en"))
    assert "5 sestertii" in told
    assert "Storehouse: 1 brick, 2 food, 1 tool, 1 wine, 1 cloth; 2 spaces free" in told
    assert "Houses, 1 of 15: Massilia" in told
    assert all(name in told for name in (*t.provinces, *t.cities))


def test_points_of_others_are_told_only_where_the_table_says_so():
    for option, shown in (("off", 1), ("on", 3)):
        t = Table(3, projected_score=option)
        assert plain(tell(seen(t, 0), "en")).count(" points: ") == shown
        assert bool(breakdown(seen(t, 0), 1, "en")) == (option == "on")
        assert breakdown(seen(t, 0), 0, "en")
    t.s.projected_score, t.s.question = 0, QUESTIONS.index("over")
    assert all(breakdown(seen(t, SPECTATOR), seat, "en") for seat in range(3))


# The score


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_breakdown_and_report_add_up_to_the_points(name, players):
    for n, (table, _) in enumerate(wandering(name, players, seed=players + 40, decisions=300)):
        if n % 25 == 0:
            for seat in range(players):
                view = seen(table, seat)
                assert sum(points for _, points in breakdown(view, seat, "en")) == table.points(seat)
                numbers = report(view, seat)
                assert numbers["points"] == table.points(seat)
                assert numbers["houses"] == len(table.houses(seat))
                gods = ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva")
                assert sum(numbers[god] for god in gods) + 7 * numbers["concordia"] == numbers["points"]


def test_rulebook_example_of_114_points_god_by_god():
    t = Table(3)
    food = ["Isca D.", "Burdigala", "Brigantium", "Colonia A."]
    tool, cloth, brick = (
        ["Aquileia", "Carthago", "Napoca"],
        ["Londinium", "Lutetia"],
        ["Massilia", "Olisipo", "Novaria"],
    )
    for names, good in ((food, "food"), (tool, "tool"), (cloth, "cloth"), (brick, "brick")):
        for city in names:
            t.s.product[t.cities.index(city)] = ("brick", "food", "tool", "wine", "cloth").index(good)
    t.build(0, *food, *tool, *cloth, *brick)
    t.stand(0, "land", "Roma", "Roma", "Roma")
    t.stand(0, "sea", "Roma", "Roma")
    t.money(0, 13)
    t.goods(0, cloth=1, tool=3, brick=1)
    t.own(0, ("prefect", "Saturnus"), ("prefect", "Saturnus"), ("mercator5", "Mercurius"))
    t.own(0, ("colonist", "Mars"), ("colonist", "Mars"), ("farmer", "Minerva"))
    t.s.concordia = 0
    assert breakdown(seen(t, 0), 0, "en") == [
        ("Vesta: 1 card, 3 each", 3),
        ("Jupiter: 2 cards, 9 each", 18),
        ("Saturnus: 4 cards, 7 each", 28),
        ("Mercurius: 2 cards, 8 each", 16),
        ("Mars: 3 cards, 10 each", 30),
        ("Minerva: 1 card", 12),
        ("Concordia card", 7),
    ]
    assert report(seen(t, 0), 0)["points"] == 114


# The guided first game


def test_every_lesson_has_its_moment_in_some_game():
    assert len({lesson.key for lesson in LESSONS}) == len(LESSONS)
    waiting = {lesson.key: lesson for lesson in LESSONS}
    for seed in range(6):
        for table, _ in wandering("italia", 2, seed=seed, decisions=900):
            view = seen(table)
            for key in [key for key, lesson in waiting.items() if lesson.when(view)]:
                del waiting[key]
        if table.finished and waiting.get("score", LESSONS[0]).when(seen(table, 0)):
            waiting.pop("score", None)
    assert not waiting
