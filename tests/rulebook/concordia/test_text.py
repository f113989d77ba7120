"""Concordia in words: true figures before and after, a whole table told, scores god by god, lessons at their moment."""

from __future__ import annotations

import pytest

from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.games.concordia.actions import PARTIAL, QUESTIONS
from ludus.games.concordia.guide import LESSONS
from ludus.games.concordia.text import breakdown, describe, narrate, question, tell, why_not
from rulebook.concordia.seen import TABLES, random_positions, seen
from rulebook.concordia.table import GAME, Table


def story(table: Table, words: str, lang: str = "en") -> str:
    """Play an action and hear what happened."""
    before, seat, action = seen(table), table.to_move, GAME.numbers[words]
    table.kernels.step(table.records[0], seat, action)
    return narrate(before, seat, action, seen(table, before.seat), lang)


def plain_spaces(text: str) -> str:
    return text.replace("\u00a0", " ")


def described(table: Table, words: str) -> str:
    return describe(GAME.numbers[words], seen(table), "en")


# What actions do, and what happened


def test_every_action_is_described_on_both_maps_at_any_time() -> None:
    for name, players in TABLES:
        for table, _ in random_positions(name, players, seed=7, decisions=3):
            view = seen(table)
            assert all(describe(action, view, "en").strip() for action in range(len(GAME.words)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_actions_are_described_differently_and_every_step_is_narrated(name: str, players: int) -> None:
    for table, action in random_positions(name, players, seed=players + 20, decisions=250):
        view = seen(table)
        phrases = [describe(legal, view, "en") for legal in view.legal()]
        assert len(set(phrases)) == len(phrases)
        after = table.fork()
        after.kernels.step(after.records[0], view.seat, action)
        told = narrate(view, view.seat, action, seen(after, view.seat), "en")
        assert told.endswith(".") or (told == "" and action in PARTIAL)  # a journey is told when it ends


def test_tribune_four_cards_lying_give_two_sestertii() -> None:
    t = Table(3)
    t.hand(0, "tribune")
    t.discard(0, "architect", "prefect", "mercator", "senator")
    assert described(t, "play tribune") == "Play the Tribune: take back 5 cards and gain 2 sestertii"
    assert story(t, "play tribune") == "Livia plays the Tribune, takes back 5 cards and gains 2 sestertii."


def test_a_copied_tribune_takes_back_the_diplomat_too() -> None:
    t = Table(3)
    t.discard(0, "architect", "prefect", "mercator")
    t.discard(1, "tribune")
    t.play("play diplomat")
    money = int(t.seat(0).money)
    assert story(t, "copy 1") == "Livia copies Marcus's Tribune, takes back 4 cards and gains 1 sestertius."
    assert t.seat(0).money == money + 1


def test_nothing_is_not_narrated() -> None:
    t = Table(3)
    t.hand(0, "tribune", "prefect", "mason")
    t.discard(0, "architect", "senator")
    assert described(t, "play tribune") == "Play the Tribune: take back 3 cards"
    assert described(t, "play prefect") == "Play the Prefect: produce in a province"
    assert described(t, "play mason") == "Play the Mason: nothing"
    t.money(0, 0)
    text = plain(tell(seen(t, 0), "en"))
    assert "no money" in text and "0 sestertii" not in text
    assert "Houses" not in text
    t.stand(0, "sea", "Roma", "Roma", "Roma")
    assert "Sea colonists: Roma, Roma, Roma\n" in plain(tell(seen(t, 0), "en"))
    assert story(t, "play prefect") == "Livia plays the Prefect."
    assert described(t, "coins") == "Collect no coins"
    assert story(t, "coins") == "Livia collects no coins."
    t = Table(3)
    t.hand(0, "tribune", "mason")
    assert story(t, "play mason") == "Livia plays the Mason."
    t = Table(3)
    t.hand(0, "tribune")
    assert story(t, "play tribune") == "Livia plays the Tribune and takes back 1 card."


@pytest.mark.parametrize(
    ("lang", "bought", "produced", "missing"),
    [
        ("uk", "Livia купує 1 цеглу за 3 сестерції.", "Marcus отримує 1 їжу та 1 тканину", "бракує 1 цегли"),
        ("pl", "Livia kupuje 1 cegłę za 3 sesterce.", "Marcus otrzymuje 1 żywność i 1 tkaninę", "brakuje 1 cegły"),
        ("ru", "Livia покупает 1 кирпич за 3 сестерция.", "Marcus получает 1 еду и 1 ткань", "не хватает 1 кирпича"),
    ],
)
def test_verbs_bend_what_is_counted(lang: str, bought: str, produced: str, missing: str) -> None:
    t = Table(3)
    t.produce(Antiochia="food", Tyros="cloth")
    t.build(1, "Antiochia", "Tyros")
    t.goods(0)
    assert missing in plain_spaces("; ".join(why_not(seen(t), 0, GAME.numbers["house Massilia"], lang)))
    t.play("play mercator")
    assert plain_spaces(story(t, "buy brick", lang)) == bought
    t = Table(3)
    t.produce(Antiochia="food", Tyros="cloth")
    t.build(1, "Antiochia", "Tyros")
    t.play("play prefect")
    assert produced in plain_spaces(story(t, "produce Syria", lang))


def test_routes_have_a_dash_wherever_people_read_them() -> None:
    t = Table(3)
    t.stand(0, "land", "Aquileia-Roma")
    assert "Land colonists: Aquileia – Roma; in the storehouse: 2" in plain(tell(seen(t, 0), "en"))
    t.play("play architect")
    assert described(t, "move land from Aquileia-Roma") == "Move a land colonist from Aquileia – Roma"
    t.play("move land from Aquileia-Roma")
    assert "ze szlaku Aquileia – Roma" in story(t, "to Aquileia-Vindobona", "pl")


def test_a_diplomat_names_each_card_it_could_copy_once() -> None:
    t = Table(4)
    for seat, card in ((1, "prefect"), (2, "prefect"), (3, "diplomat")):
        t.discard(seat, card)
    assert described(t, "play diplomat") == "Play the Diplomat: copy Prefect"


def test_architect_example_in_words() -> None:
    t = Table(3)
    t.stand(0, "sea", "Roma")
    t.stand(0, "land", "Roma", "Colonia A.-Novaria")
    t.produce(Aquileia="brick")
    t.build(1, "Aquileia")
    t.build(2, "Aquileia")
    t.goods(0, food=1)
    assert described(t, "play architect") == "Play the Architect: 3 movement points, then houses"
    t.play("play architect", "move land from Roma")
    assert described(t, "to Aquileia-Vindobona") == "End the journey on Aquileia – Vindobona for 2 movement points"
    assert (
        story(t, "to Aquileia-Vindobona")
        == "Livia moves a land colonist from Roma to Aquileia – Vindobona for 2 movement points."
    )
    t.play("done")
    assert story(t, "house Aquileia") == "Livia builds a house in Aquileia for 3 sestertii and 1 food."


def test_prefect_example_in_words() -> None:
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
    gains = "1 food and 2 cloth; Marcus gains 1 food; Aurelia gains 1 cloth"
    assert described(t, "produce Syria") == f"Produce in Syria: gain {gains}"
    assert story(t, "produce Syria") == (
        f"Livia produces in Syria and gains {gains}. "
        "Marcus has no room for 1 food. The Praefectus Magnus passes to Gaius."
    )


def test_senator_example_in_words() -> None:
    t = Table(3)
    t.display("mercator5", "prefect", "architect", "farmer")
    t.goods(0, wine=1, tool=1, brick=1)
    t.play("play senator")
    assert described(t, "card 3 with brick") == "Buy the Architect in slot 3 for 1 brick and 1 tool"
    assert story(t, "card 1") == "Livia buys the Mercator (5) for 1 wine."


def test_the_end_is_announced() -> None:
    t = Table(3)
    t.stand(0, "land", "Aquileia-Roma")
    t.produce(Aquileia="brick")
    t.build(0, *[name for name in t.cities if name not in ("Roma", "Aquileia")][:14])
    t.goods(0, food=1)
    t.play("play architect", "done")
    assert story(t, "house Aquileia") == (
        "Livia builds a house in Aquileia for 1 sestertius and 1 food. "
        "Livia takes the Concordia card: everyone else has one more turn."
    )
    t.play("play tribune")
    assert "Last turns: Livia holds the Concordia card." in plain(tell(seen(t), "en"))
    t.play("done")
    t.goods(2)
    last = story(t, "play tribune")
    assert last.endswith(f"The game is over: Livia wins with {t.points(0)} points.")


def test_intermediate_scoring_is_narrated() -> None:
    t = Table(3, intermediate_scoring="on")
    for seat in range(3):
        t.goods(seat)
    t.stand(0, "land", "Roma", "Roma")
    t.stand(1, "land")
    assert "Intermediate scoring: 6 points." in story(t, "play tribune")
    assert "Intermediate scoring: 2 points." in story(t, "play tribune")
    last = story(t, "play tribune")
    assert "Intermediate scoring: 4 points." in last
    assert "Highest score: Livia (2 sestertii). Second highest: Aurelia (1 sestertius)." in last
    assert (t.seat(0).money, t.seat(1).money, t.seat(2).money) == (7, 6, 8)


# What is to be decided, and the whole table


def test_the_question_is_for_whoever_is_to_move() -> None:
    t = Table(3)
    assert question(seen(t, 0), "en") == "Play a card."
    assert question(seen(t, 1), "en") == "Livia chooses a card to play."
    assert question(seen(t, SPECTATOR), "en") == "Livia chooses a card to play."
    assert question(seen(t, 1, names=()), "en") == "Player 1 chooses a card to play."
    t.play("play architect")
    assert question(seen(t), "en") == "Choose a colonist to move, or finish. 2 movement points left."


def test_a_question_says_what_is_still_possible() -> None:
    t = Table(3)
    t.hand(0, "tribune", "mercator", "colonist")
    t.play("play mercator")
    assert question(seen(t), "en").endswith("2 kinds of goods may still be traded.")
    t.play("sell cloth")
    assert question(seen(t), "en").endswith("1 kind of goods may still be traded.")
    t.play("buy brick")
    assert question(seen(t), "en") == "Sell or buy goods, or finish."


def test_settling_goes_on_without_the_money() -> None:
    t = Table(3)
    t.hand(0, "tribune", "colonist")
    t.goods(0, food=2, tool=2)
    t.play("play colonist")
    assert question(seen(t), "en") == "Choose a city for a new colonist, or take the money."
    t.play("settle land in Roma")
    assert question(seen(t), "en") == "Choose a city for another colonist, or finish."


def test_the_table_is_described_in_the_order_of_listening() -> None:
    t = Table(3)
    t.build(1, "Massilia")
    titles = [section.title for section in tell(seen(t, 0), "en")]
    assert titles == ["Now", "You may", "You, Livia", "Marcus", "Aurelia", "Cards for sale", "Provinces"]
    assert [section.title for section in tell(seen(t, 1), "en")][:3] == ["Now", "You, Marcus", "Aurelia"]
    assert "You may" not in [section.title for section in tell(seen(t, SPECTATOR), "en")]
    text = plain(tell(seen(t, 0), "en"))
    assert "5 sestertii" in text
    assert "Storehouse: 1 brick, 2 food, 1 tool, 1 wine, 1 cloth; 2 spaces free" in text
    assert "Houses (1 of 15): Massilia" in text
    assert all(name in text for name in (*t.provinces, *t.cities))


def test_points_of_others_are_shown_only_where_the_table_says_so() -> None:
    for option, shown in (("off", 1), ("on", 3)):
        t = Table(3, projected_score=option)
        assert plain(tell(seen(t, 0), "en")).count(" points: ") == shown
        assert bool(breakdown(seen(t, 0), 1, "en")) == (option == "on")
        assert breakdown(seen(t, 0), 0, "en")
    t.s.projected_score, t.s.question = 0, QUESTIONS.index("over")
    assert all(breakdown(seen(t, SPECTATOR), seat, "en") for seat in range(3))


# The guided first game


def test_every_lesson_has_its_moment_in_some_game() -> None:
    assert len({lesson.key for lesson in LESSONS}) == len(LESSONS)
    waiting = {lesson.key: lesson for lesson in LESSONS}
    for seed in range(6):
        for table, _ in random_positions("italia", 2, seed=seed, decisions=900):
            view = seen(table)
            for key in [key for key, lesson in waiting.items() if lesson.when(view)]:
                del waiting[key]
        if table.finished and waiting.get("score", LESSONS[0]).when(seen(table, 0)):
            waiting.pop("score", None)
    assert not waiting
