"""Words: what actions do, why they cannot be done, what happened, the whole table, the score."""

from pathlib import Path

import pytest

from ludus.engine.telling import plain
from ludus.games.hadrians_wall import actions as a
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import ASKED_COHORT, ASKED_PLACE, FAVOURS_PHASE, OVER
from ludus.games.hadrians_wall.text import breakdown, describe, narrate, question, report, tell, why_not
from rulebook.hadrians_wall.seen import random_positions, seen
from rulebook.hadrians_wall.table import GAME, KERNELS, Table

Options = dict[str, str]
TABLES: tuple[tuple[int, int, Options], ...] = (
    (1, 0, {}),
    (1, 9, {"difficulty": "hard"}),
    (2, 0, {}),
    (2, 9, {"gifts": "neutral"}),
    (3, 0, {}),
    (6, 6, {"difficulty": "easy"}),
)


def reasons(table: Table, words: str) -> list[str]:
    return why_not(seen(table), 0, GAME.numbers[words])


@pytest.mark.parametrize(("players", "free", "options"), TABLES)
def test_there_are_reasons_exactly_where_an_action_is_not_legal(
    players: int, free: int, options: dict[str, str]
) -> None:
    for n, (table, seat, _) in enumerate(random_positions(players, players * 10 + free, 700, free, **options)):
        if n % 9:
            continue
        view = seen(table, seat)
        legal = set(view.legal())
        for action in range(a.ACTIONS):
            assert (not why_not(view, seat, action)) == (action in legal), GAME.words[action]


def test_a_seat_that_is_not_asked_learns_why() -> None:
    for table, _, _ in random_positions(3, 4, 150):
        for seat in set(range(3)) - set(table.active()):
            view = seen(table, seat)
            assert all(why_not(view, seat, action) for action in range(a.ACTIONS))


def test_every_reason_is_given_not_only_the_first() -> None:
    table = Table().actions_of(3, builder=1, resource=2).build("medium granary")
    table.seat().tracks[t.FORT] = 5
    assert reasons(table, "build large-granary") == ["needs infrastructure 5, you have 3", "1 servant short"]
    table.give(builder=0, resource=0)
    assert reasons(table, "build large-road") == [
        "needs infrastructure 8, you have 3",
        "build first: small road",
        "1 builder short",
        "2 servants short",
        "2 resources short",
    ]


def test_reasons_of_the_left_sheet() -> None:
    table = Table().actions_of(2, resource=1)
    assert reasons(table, "wall") == ["needs fort box 1, you have 0"]
    table.seat().tracks[:] = (4, 6, 3, 7, 7)
    assert reasons(table, "wall") == ["needs the medium granary", "needs fort box 8, you have 7"]
    assert reasons(table, "train") == ["no wall guard box can be marked: needs the medium granary", "1 builder short"]
    table.seat().trainings = table.seat().forums = 0b000010
    assert reasons(table, "forum servant servant for builder") == ["already done this year", "2 servants short"]
    table.seat().tracks[t.MINE] = 14
    assert reasons(table, "mine") == ["this track is full", "1 servant short"]
    table.build("small hotel")
    assert reasons(table, "build small-hotel")[0] == "this is already built"


def test_reasons_of_the_right_sheet() -> None:
    table = Table().actions_of(2, soldier=1, servant=1, resource=3)
    assert reasons(table, "good 3 from left") == [
        "not built yet: market",
        "needs traders 5, you have 0",
        "there is no neighbour on the left",
    ]
    assert reasons(table, "bribe 1") == [
        "not built yet: baths",
        "needs apparitores 3, you have 0",
        "there is no disdain to remove",
    ]
    table.build("ludus gladiatorius").mark(performers=9)
    table.seat().strength[:] = (2, 6)
    table.seat().wounds[:] = (2, 1)
    assert reasons(table, "gladiator train red servant") == ["this gladiator is dead"]
    assert reasons(table, "gladiator fight red") == ["this gladiator is dead"]
    assert reasons(table, "gladiator train blue servant") == ["this gladiator is fully trained"]
    table.seat().fights[1] = 0b10
    assert reasons(table, "gladiator fight blue") == ["already done this year"]


def test_reasons_of_time() -> None:
    table = Table()
    assert reasons(table, "mine") == ["the players are choosing their paths now"]
    assert reasons(table, f"path {t.CARDS[first_not_in_hand(table)]}") == ["this card is not in your hand"]
    table.actions_of(1, servant=1)
    assert reasons(table, "favour none") == ["this is the time for actions"]
    table.seat().asked = ASKED_COHORT
    assert reasons(table, "mine") == ["first choose a cohort"]
    table.seat().asked, table.s.phase = 0, OVER
    assert reasons(table, "stop") == ["the game is over"]


def first_not_in_hand(table: Table) -> int:
    return next(card for card in range(12) if not int(table.s.hands[0]) >> card & 1)


def test_favours_are_refused_where_nothing_breaks_through() -> None:
    table = Table().actions_of(3)
    table.s.phase, table.s.attacks[:] = FAVOURS_PHASE, (2, 0, 1)
    table.seat().settled, table.seat().temple_favours = 0, 1
    assert reasons(table, "favour temple left") == []
    assert reasons(table, "favour temple centre") == ["nothing breaks through against this cohort"]
    assert reasons(table, "favour diplomat right") == ["this cohort has no diplomat"]
    table.seat().cancelled[0] = 2
    assert reasons(table, "favour temple left") == ["nothing breaks through against this cohort"]


@pytest.mark.parametrize(("players", "free"), [(1, 0), (2, 9), (4, 9)])
def test_legal_actions_are_described_each_in_its_own_words(players: int, free: int) -> None:
    for table, seat, _ in random_positions(players, 3, 300, free):
        view = seen(table, seat)
        described = [describe(action, view) for action in view.legal()]
        assert all(described)
        assert len(set(described)) == len(described)


def test_an_action_is_described_by_what_it_brings() -> None:
    table = Table(players=3).actions_of(3).prospect("merchant", 1).prospect("defender", 2).prospect("trainer", 0)
    view = seen(table)
    spoken = {words: describe(GAME.numbers[words], view) for words in GAME.words}
    assert spoken["build large-hotel"] == "Build the large hotel"
    assert spoken["good 2 from left"] == "Market box 2: good 4, bought from Marcus"
    assert spoken["good 2 from right"] == "Market box 2: good 1, bought from Livia"
    assert spoken["forum servant civilian for builder"] == "Forum: gain 1 builder for 1 servant, 1 civilian"
    assert spoken["ruling 2 1"] == "Ruling in column 2, row 1: 2 servants for 1 builder"
    assert spoken["scout own"] == "Send a scout: shape S from the player's own prospect"
    assert spoken["place 0,0 0,1 1,0 1,1"] == "Draw the shape on A1, A2, B1, B2"


def narrated(table: Table, words: str, seat: int = 0, reader: int = 0, lang: str = "en") -> str:
    """What a reader learns when a seat plays."""
    before = seen(table, reader)
    table.play(words, seat)
    return narrate(before, seat, GAME.numbers[words], seen(table, reader), lang)


def test_what_happened_is_narrated_with_price_and_gain() -> None:
    table = Table(players=2).actions_of(3, servant=1, builder=1, resource=2, civilian=1)
    table.seat().tracks[t.FORT] = 5
    assert narrated(table, "build small-hotel") == (
        "Flavia builds the small hotel. Paid 1 builder, 1 servant, 1 resource; gained 1 civilian."
    )
    assert narrated(table, "citizen traders", reader=1) == (
        "Flavia marks box 1 on the traders' track. Paid 1 civilian; gained 1 servant."
    )
    assert narrated(table, "wall") == "Flavia marks box 1 on the wall track. Paid 1 resource; gained 1 civilian."
    table.seat().temple_boxes = 2
    table.build("small temple", "medium temple").mark(priests=9)
    assert narrated(table, "temple civilian") == "Flavia marks box 1 of the medium temple. Paid 1 civilian."


@pytest.mark.parametrize(
    ("lang", "story"),
    [
        ("uk", "Flavia зводить малий готель. Витрачено 1 будівельника, 1 слугу, 1 ресурс; отримано 1 жителя."),
        ("pl", "Flavia wznosi mały zajazd. Wydano 1 budowniczego, 1 sługę, 1 surowiec; otrzymano 1 plebejusza."),
        ("ru", "Flavia строит малую гостиницу. Тратит 1 строителя, 1 слугу, 1 ресурс; получает 1 жителя."),
    ],
)
def test_what_is_paid_and_gained_has_its_grammatical_case(lang: str, story: str) -> None:
    table = Table().actions_of(3, servant=1, builder=1, resource=1)
    table.seat().tracks[t.FORT] = 5
    assert narrated(table, "build small-hotel", lang=lang).replace("\u00a0", " ") == story


def test_alone_the_cards_are_narrated_once() -> None:
    table = Table()
    path, prospect = (words.removeprefix("path ") for words in table.legal(0))
    assert narrated(table, f"path {path}").startswith(f"Flavia: path {path}, prospect {prospect}. Neutral: ")


def test_points_below_nothing_have_a_minus_sign() -> None:
    table = Table().actions_of(6)
    table.seat().disdain, table.seat().paths[:] = 5, -1
    lines = plain(tell(seen(table)))
    assert f"Total: −{-table.points()}" in lines
    table.s.phase = OVER
    assert f"−{-table.points()}" in question(seen(table))


def test_a_path_is_narrated_to_nobody_else_before_all_have_chosen() -> None:
    table = Table(players=2)
    mine, yours = table.legal(0), table.legal(1)
    assert narrated(table, mine[0], 0, reader=1) == "A path is chosen in secret."
    end = narrated(table, yours[1], 1, reader=0)
    assert end.startswith("Everybody has chosen. Flavia: path ")
    assert f"Marcus: path {yours[1].removeprefix('path ')}, prospect {yours[0].removeprefix('path ')}." in end
    assert "Neutral: " in end


def test_the_attack_and_the_new_year_are_narrated() -> None:
    table = Table().actions_of(1)
    story = narrated(table, "stop")
    assert story.startswith("Flavia is done for this year. The Picts attack the ")
    assert "cohort with 1 card. Flavia takes 1 disdain. Year 2" in story, "what is nothing is left out"
    assert "Year 2 begins; Fate gives everybody " in story


@pytest.mark.parametrize(("players", "free"), [(1, 9), (3, 0)])
def test_everything_that_happens_is_narrated_to_everybody(players: int, free: int) -> None:
    for table, seat, action in random_positions(players, 8, 500, free):
        before = [seen(table, reader) for reader in range(-1, players)]
        words = GAME.words[action]
        after = Table(players)
        after.records[:] = table.records
        KERNELS.step(after.records[0], seat, action)
        for reader in range(-1, players):
            story = narrate(before[reader + 1], seat, action, seen(after, reader))
            assert story.endswith("."), words
            assert "{" not in story, words


def test_questions_say_what_to_decide_or_whom_to_wait_for() -> None:
    table = Table(players=2)
    assert question(seen(table)).startswith("Which card do you keep as a path?")
    table.actions_of(2)
    assert question(seen(table)).startswith("What do you do?")
    assert question(seen(table, -1)) == "Waiting for: Flavia, Marcus"
    table.play("stop")
    assert question(seen(table)) == "Waiting for: Marcus"
    table.seat(1).asked, table.seat(1).offer = ASKED_PLACE, 3
    assert question(seen(table, 1)) == "Where do you draw the shape T?"


def test_a_lone_player_learns_the_rank() -> None:
    table = Table().actions_of(6).mark(renown=25, piety=20)
    table.s.phase = OVER
    table.seat().paths[:] = -1
    assert question(seen(table)) == "The game is over: 45 points, centurion (centurio)."


def test_the_whole_table_of_a_start_position_is_described_as_before() -> None:
    """A golden text: a change of words is meant to be seen, and then written here."""
    golden = Path(__file__).with_name("start.txt").read_text(encoding="utf-8")
    assert plain(tell(seen(Table(players=2, seed=7)))) + "\n" == golden


def test_a_spectator_and_a_neighbour_read_the_sheets_they_ask_for() -> None:
    table = Table(players=3).actions_of(3)
    table.seat(2).attributes[:] = (7, 8, 9, 10)
    assert "Renown: 7 of 25" in plain(tell(seen(table, -1), "en", 2))
    assert "Renown: 0 of 25" in plain(tell(seen(table, -1)))
    assert "renown 7, piety 8, valour 9, discipline 10" in plain(tell(seen(table, 0)))


def test_the_score_example_63_points() -> None:
    """Attributes 6, 23, 12 and 16, eleven points for paths and 3 disdain: 63."""
    table = Table().actions_of(6).mark(renown=6, piety=23, valour=12, discipline=16)
    p = table.seat()
    p.paths[:] = [t.CARDS.index(name) for name in ("defender", "fighter", "forager", "planner", "vanguard", "pontiff")]
    p.tracks[t.WALL], p.cohorts[:], p.production, p.temple_boxes = 21, (6, 6, 6), 9, 8
    p.disdain, p.removed = 5, 2
    parts = dict(breakdown(seen(table), 0))
    assert parts["Piety"] == 23
    assert parts["Path defender, complete wall sections: 3 (points at 1, 2, 3)"] == 3
    assert parts["Path pontiff, complete temples: 2 (points at 1, 2, 3)"] == 2
    assert parts["Disdain not removed (3)"] == -5
    assert sum(parts.values()) == table.points() == 63


@pytest.mark.parametrize(("players", "free"), [(1, 9), (4, 0)])
def test_the_parts_of_the_score_add_up(players: int, free: int) -> None:
    for n, (table, _, _) in enumerate(random_positions(players, 21, 600, free)):
        if n % 20 == 0:
            for seat in range(players):
                assert sum(points for _, points in breakdown(seen(table), seat)) == table.points(seat)


def test_the_report_counts_what_a_seat_did() -> None:
    table = Table(players=2).actions_of(4).build("small hotel", "large hotel", "archway").mark(traders=5, renown=3)
    table.seat().goods[:3] = (4, 4, 6)
    counts = report(seen(table), 0)
    assert counts["buildings"] == 3
    assert counts["large buildings"] == 1
    assert counts["landmarks"] == 1
    assert counts["traders"] == 5
    assert counts["goods"] == 3
    assert counts["different goods"] == 2
    assert report(seen(table), 1)["buildings"] == 0
    assert all(type(number) is int for number in counts.values())
