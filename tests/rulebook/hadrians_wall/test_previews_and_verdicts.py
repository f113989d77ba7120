"""What a player is told before an action, and at the end."""

from ludus.games.hadrians_wall.state import OVER
from ludus.games.hadrians_wall.text.ending import ladder, scores, verdict
from rulebook.hadrians_wall.seen import seen
from rulebook.hadrians_wall.table import GAME, Table


def test_whoever_pays_a_neutral_card_is_told_of_the_attack_it_brings() -> None:
    table = Table().actions_of(3, resource=1, soldier=1).build("market").mark(traders=9, patricians=9)
    table.neutral("fighter", "merchant")
    for words, more in (("good 1 from neutral1", 1), ("good 1 from fate", 0), ("scout neutral2", 1), ("scout own", 0)):
        before = seen(table)
        tried = table.fork()
        tried.play(words)
        told = [change for change in GAME.text.changes(before, seen(tried), 0, "en") if change.sign == "attack"]
        assert [change.by for change in told] == [1] * more, words
        assert all(change.harm for change in told)


def test_a_lone_player_becomes_what_the_points_say() -> None:
    table = Table()
    table.s.phase = OVER
    assert verdict(seen(table), "en") == "Legionary (miles): 0 points"
    assert [(rung.name, rung.points) for rung in ladder(seen(table), "en")][1] == ("Centurion (centurio)", 40)
    assert [row.label for row in scores(seen(table), "en")][-2:] == ["Disdain not removed (0)", "Points in total"]
    table.seat().attributes[:] = 25
    assert verdict(seen(table), "en").startswith("Legate of the legion")


def test_nobody_among_several_has_a_rank() -> None:
    table = Table(players=2)
    table.s.phase = OVER
    assert not ladder(seen(table), "en")
