"""What a player is told before an action, and at the end."""

from ludus.games.hadrians_wall.state import OVER
from ludus.games.hadrians_wall.text.ending import verdict
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


def test_a_lone_player_learns_what_the_next_rank_takes() -> None:
    table = Table()
    table.s.phase = OVER
    assert verdict(seen(table), "en").endswith("The next rank, centurion (centurio), takes 40 points.")
    table.seat().attributes[:] = 25
    assert "next rank" not in verdict(seen(table), "en")
