"""Words: what actions do, why they cannot be done, what happened, the whole table, the score."""

from pathlib import Path

import pytest

from ludus.engine.telling import plain
from ludus.games.hadrians_wall import actions as a
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.guide import LESSONS
from ludus.games.hadrians_wall.state import ASKED_COHORT, ASKED_PLACE, CARDS_PHASE, FAVOURS_PHASE, OVER
from ludus.games.hadrians_wall.text import breakdown, describe, narrate, question, report, tell, why_not
from rulebook.hadrians_wall.desk import GAME, KERNELS, Desk
from rulebook.hadrians_wall.seen import random_positions, seen

TABLES = (
    (1, 0, {}),
    (1, 9, {"difficulty": "hard"}),
    (2, 0, {}),
    (2, 9, {"gifts": "neutral"}),
    (3, 0, {}),
    (6, 6, {"difficulty": "easy"}),
)


def reasons(desk: Desk, words: str) -> list[str]:
    return why_not(seen(desk), 0, GAME.numbers[words])


@pytest.mark.parametrize(("players", "free", "options"), TABLES)
def test_there_are_reasons_exactly_where_an_action_is_not_legal(players: int, free: int, options: dict) -> None:
    for n, (desk, seat, _) in enumerate(random_positions(players, players * 10 + free, 700, free, **options)):
        if n % 9:
            continue
        view = seen(desk, seat)
        legal = set(view.legal())
        for action in range(a.ACTIONS):
            assert (not why_not(view, seat, action)) == (action in legal), GAME.words[action]


def test_a_seat_that_is_not_asked_is_told_why() -> None:
    for desk, _, _ in random_positions(3, 4, 150):
        for seat in set(range(3)) - set(desk.active()):
            view = seen(desk, seat)
            assert all(why_not(view, seat, action) for action in range(a.ACTIONS))


def test_every_reason_is_given_not_only_the_first() -> None:
    desk = Desk().actions_of(3, builder=1, resource=2).build("medium granary")
    desk.seat().tracks[t.FORT] = 5
    assert reasons(desk, "build large-granary") == ["needs infrastructure 5, you have 3", "1 servant short"]
    desk.give(builder=0, resource=0)
    assert reasons(desk, "build large-road") == [
        "needs infrastructure 8, you have 3",
        "build first: small road",
        "1 builder short",
        "2 servants short",
        "2 resources short",
    ]


def test_reasons_of_the_left_sheet() -> None:
    desk = Desk().actions_of(2, resource=1)
    assert reasons(desk, "wall") == ["needs fort box 1, you have 0"]
    desk.seat().tracks[:] = (4, 6, 3, 7, 7)
    assert reasons(desk, "wall") == ["needs the medium granary", "needs fort box 8, you have 7"]
    assert reasons(desk, "train") == ["no wall guard box can be marked: needs the medium granary", "1 builder short"]
    desk.seat().trainings = desk.seat().forums = 0b000010
    assert reasons(desk, "forum servant servant for builder") == ["already done this year", "2 servants short"]
    desk.seat().tracks[t.MINE] = 14
    assert reasons(desk, "mine") == ["this track is full", "1 servant short"]
    desk.build("small hotel")
    assert reasons(desk, "build small-hotel")[0] == "this is already built"


def test_reasons_of_the_right_sheet() -> None:
    desk = Desk().actions_of(2, soldier=1, servant=1, resource=3)
    assert reasons(desk, "good 3 from left") == [
        "not built yet: market",
        "needs traders 5, you have 0",
        "there is no neighbour on the left",
    ]
    assert reasons(desk, "bribe 1") == [
        "not built yet: baths",
        "needs apparitores 3, you have 0",
        "there is no disdain to remove",
    ]
    desk.build("ludus gladiatorius").mark(performers=9)
    desk.seat().strength[:] = (2, 6)
    desk.seat().wounds[:] = (2, 1)
    assert reasons(desk, "gladiator train red servant") == ["this gladiator is dead"]
    assert reasons(desk, "gladiator fight red") == ["this gladiator is dead"]
    assert reasons(desk, "gladiator train blue servant") == ["this gladiator is fully trained"]
    desk.seat().fights[1] = 0b10
    assert reasons(desk, "gladiator fight blue") == ["already done this year"]


def test_reasons_of_time() -> None:
    desk = Desk()
    assert reasons(desk, "mine") == ["the players are choosing their paths now"]
    assert reasons(desk, f"path {t.CARDS[first_not_in_hand(desk)]}") == ["this card is not in your hand"]
    desk.actions_of(1, servant=1)
    assert reasons(desk, "favour none") == ["this is the time for actions"]
    desk.seat().asked = ASKED_COHORT
    assert reasons(desk, "mine") == ["first choose a cohort"]
    desk.seat().asked, desk.s.phase = 0, OVER
    assert reasons(desk, "stop") == ["the game is over"]


def first_not_in_hand(desk: Desk) -> int:
    return next(card for card in range(12) if not int(desk.s.hands[0]) >> card & 1)


def test_favours_are_refused_where_nothing_breaks_through() -> None:
    desk = Desk().actions_of(3)
    desk.s.phase, desk.s.attacks[:] = FAVOURS_PHASE, (2, 0, 1)
    desk.seat().settled, desk.seat().temple_favours = 0, 1
    assert reasons(desk, "favour temple left") == []
    assert reasons(desk, "favour temple centre") == ["nothing breaks through against this cohort"]
    assert reasons(desk, "favour diplomat right") == ["this cohort has no diplomat"]
    desk.seat().cancelled[0] = 2
    assert reasons(desk, "favour temple left") == ["nothing breaks through against this cohort"]


@pytest.mark.parametrize(("players", "free"), [(1, 0), (2, 9), (4, 9)])
def test_legal_actions_are_described_each_in_its_own_words(players: int, free: int) -> None:
    for desk, seat, _ in random_positions(players, 3, 300, free):
        view = seen(desk, seat)
        described = [describe(action, view) for action in view.legal()]
        assert all(described)
        assert len(set(described)) == len(described)


def test_an_action_is_described_by_what_it_brings() -> None:
    desk = Desk(players=3).actions_of(3).prospect("merchant", 1).prospect("defender", 2).prospect("trainer", 0)
    view = seen(desk)
    spoken = {words: describe(GAME.numbers[words], view) for words in GAME.words}
    assert spoken["build large-hotel"] == "Build the large hotel"
    assert spoken["good 2 from left"] == "Market box 2: good 4, bought from Marcus"
    assert spoken["good 2 from right"] == "Market box 2: good 1, bought from Livia"
    assert spoken["forum servant civilian for builder"] == "Forum: gain 1 builder for 1 servant, 1 civilian"
    assert spoken["ruling 2 1"] == "Ruling in column 2, row 1: 2 servants for 1 builder"
    assert spoken["scout own"] == "Send a scout: shape S from the player's own prospect"
    assert spoken["place 0,0 0,1 1,0 1,1"] == "Draw the shape on A1, A2, B1, B2"


def told(desk: Desk, words: str, seat: int = 0, reader: int = 0, lang: str = "en") -> str:
    """What a reader is told when a seat plays."""
    before = seen(desk, reader)
    desk.play(words, seat)
    return narrate(before, seat, GAME.numbers[words], seen(desk, reader), lang)


def test_what_happened_is_told_with_price_and_gain() -> None:
    desk = Desk(players=2).actions_of(3, servant=1, builder=1, resource=2, civilian=1)
    desk.seat().tracks[t.FORT] = 5
    assert told(desk, "build small-hotel") == (
        "Flavia builds the small hotel. Paid 1 builder, 1 servant, 1 resource; gained 1 civilian."
    )
    assert told(desk, "citizen traders", reader=1) == (
        "Flavia marks box 1 on the traders' track. Paid 1 civilian; gained 1 servant."
    )
    assert told(desk, "wall") == "Flavia marks box 1 on the wall track. Paid 1 resource; gained 1 civilian."
    desk.seat().temple_boxes = 2
    desk.build("small temple", "medium temple").mark(priests=9)
    assert told(desk, "temple civilian") == "Flavia marks box 1 of the medium temple. Paid 1 civilian."


@pytest.mark.parametrize(
    ("lang", "story"),
    [
        ("uk", "Flavia зводить малий готель. Витрачено 1 будівельника, 1 слугу, 1 ресурс; отримано 1 жителя."),
        ("pl", "Flavia wznosi mały zajazd. Wydano 1 budowniczego, 1 sługę, 1 surowiec; otrzymano 1 plebejusza."),
        ("ru", "Flavia строит малую гостиницу. Тратит 1 строителя, 1 слугу, 1 ресурс; получает 1 жителя."),
    ],
)
def test_what_is_paid_and_gained_stands_in_its_case(lang: str, story: str) -> None:
    desk = Desk().actions_of(3, servant=1, builder=1, resource=1)
    desk.seat().tracks[t.FORT] = 5
    assert told(desk, "build small-hotel", lang=lang).replace("\u00a0", " ") == story


def test_alone_the_cards_are_told_once() -> None:
    desk = Desk()
    path, prospect = (words.removeprefix("path ") for words in desk.legal(0))
    assert told(desk, f"path {path}").startswith(f"Flavia: path {path}, prospect {prospect}. Neutral: ")


def test_points_below_nothing_have_a_minus_sign() -> None:
    desk = Desk().actions_of(6)
    desk.seat().disdain, desk.seat().paths[:] = 5, -1
    lines = plain(tell(seen(desk)))
    assert f"Total: −{-desk.points()}" in lines
    desk.s.phase = OVER
    assert f"−{-desk.points()}" in question(seen(desk))


def test_a_path_is_told_to_nobody_else_before_all_have_chosen() -> None:
    desk = Desk(players=2)
    mine, yours = desk.legal(0), desk.legal(1)
    assert told(desk, mine[0], 0, reader=1) == "A path is chosen in secret."
    end = told(desk, yours[1], 1, reader=0)
    assert end.startswith("Everybody has chosen. Flavia: path ")
    assert f"Marcus: path {yours[1].removeprefix('path ')}, prospect {yours[0].removeprefix('path ')}." in end
    assert "Neutral: " in end


def test_the_attack_and_the_new_year_are_told() -> None:
    desk = Desk().actions_of(1)
    story = told(desk, "stop")
    assert story.startswith("Flavia is done for this year. The Picts attack the ")
    assert "cohort with 1 card. Flavia takes 1 disdain. Year 2" in story, "what is nothing is not told"
    assert "Year 2 begins; Fate gives everybody " in story


@pytest.mark.parametrize(("players", "free"), [(1, 9), (3, 0)])
def test_everything_that_happens_is_told_to_everybody(players: int, free: int) -> None:
    for desk, seat, action in random_positions(players, 8, 500, free):
        before = [seen(desk, reader) for reader in range(-1, players)]
        words = GAME.words[action]
        after = Desk(players)
        after.records[:] = desk.records
        KERNELS.step(after.records[0], seat, action)
        for reader in range(-1, players):
            story = narrate(before[reader + 1], seat, action, seen(after, reader))
            assert story.endswith("."), words
            assert "{" not in story, words


def test_questions_say_what_is_asked_or_awaited() -> None:
    desk = Desk(players=2)
    assert question(seen(desk)).startswith("Which card do you keep as a path?")
    desk.actions_of(2)
    assert question(seen(desk)).startswith("What do you do?")
    assert question(seen(desk, -1)) == "Waiting for: Flavia, Marcus"
    desk.play("stop")
    assert question(seen(desk)) == "Waiting for: Marcus"
    desk.seat(1).asked, desk.seat(1).offer = ASKED_PLACE, 3
    assert question(seen(desk, 1)) == "Where do you draw the shape T?"


def test_a_lone_player_is_told_the_rank() -> None:
    desk = Desk().actions_of(6).mark(renown=25, piety=20)
    desk.s.phase = OVER
    desk.seat().paths[:] = -1
    assert question(seen(desk)) == "The game is over: 45 points, centurion (centurio)."


def test_the_whole_table_of_a_start_position_is_told_as_before() -> None:
    """A golden text: a change of words is meant to be seen, and then written here."""
    golden = Path(__file__).with_name("start.txt").read_text(encoding="utf-8")
    assert plain(tell(seen(Desk(players=2, seed=7)))) + "\n" == golden


def test_a_spectator_and_a_neighbour_are_told_the_sheets_they_ask_for() -> None:
    desk = Desk(players=3).actions_of(3)
    desk.seat(2).attributes[:] = (7, 8, 9, 10)
    assert "Renown: 7 of 25" in plain(tell(seen(desk, -1), "en", 2))
    assert "Renown: 0 of 25" in plain(tell(seen(desk, -1)))
    assert "renown 7, piety 8, valour 9, discipline 10" in plain(tell(seen(desk, 0)))


def test_the_score_example_63_points() -> None:
    """Attributes 6, 23, 12 and 16, eleven points for paths and 3 disdain: 63."""
    desk = Desk().actions_of(6).mark(renown=6, piety=23, valour=12, discipline=16)
    p = desk.seat()
    p.paths[:] = [t.CARDS.index(name) for name in ("defender", "fighter", "forager", "planner", "vanguard", "pontiff")]
    p.tracks[t.WALL], p.cohorts[:], p.production, p.temple_boxes = 21, (6, 6, 6), 9, 8
    p.disdain, p.removed = 5, 2
    parts = dict(breakdown(seen(desk), 0))
    assert parts["Piety"] == 23
    assert parts["Path defender, complete wall sections: 3 (points at 1, 2, 3)"] == 3
    assert parts["Path pontiff, complete temples: 2 (points at 1, 2, 3)"] == 2
    assert parts["Disdain not removed (3)"] == -5
    assert sum(parts.values()) == desk.points() == 63


@pytest.mark.parametrize(("players", "free"), [(1, 9), (4, 0)])
def test_the_parts_of_the_score_add_up(players: int, free: int) -> None:
    for n, (desk, _, _) in enumerate(random_positions(players, 21, 600, free)):
        if n % 20 == 0:
            for seat in range(players):
                assert sum(points for _, points in breakdown(seen(desk), seat)) == desk.points(seat)


def test_the_report_counts_what_a_seat_did() -> None:
    desk = Desk(players=2).actions_of(4).build("small hotel", "large hotel", "archway").mark(traders=5, renown=3)
    desk.seat().goods[:3] = (4, 4, 6)
    counts = report(seen(desk), 0)
    assert counts["buildings"] == 3
    assert counts["large buildings"] == 1
    assert counts["landmarks"] == 1
    assert counts["traders"] == 5
    assert counts["goods"] == 3
    assert counts["different goods"] == 2
    assert report(seen(desk), 1)["buildings"] == 0
    assert all(type(number) is int for number in counts.values())


def test_every_lesson_has_its_moment() -> None:
    """In a few random solo games each lesson's moment comes, and keys are unique."""
    keys = [lesson.key for lesson in LESSONS]
    assert len(set(keys)) == len(keys)
    missing = set(keys)
    for seed, free in ((1, 0), (2, 9), (3, 0), (4, 6), (5, 0), (6, 0)):
        for desk, _, _ in random_positions(1, seed, 2000, free):
            if not missing:
                return
            view = seen(desk)
            missing -= {lesson.key for lesson in LESSONS if lesson.key in missing and lesson.when(view)}
        view = seen(desk)
        missing -= {lesson.key for lesson in LESSONS if lesson.when(view)}
    assert not missing


def test_the_first_lessons_come_before_the_first_choice() -> None:
    view = seen(Desk())
    assert view.s.phase == CARDS_PHASE
    assert [lesson.key for lesson in LESSONS if lesson.when(view)] == ["welcome", "fate", "path"]
