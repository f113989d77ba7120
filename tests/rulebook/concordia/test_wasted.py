"""What a player is asked before a card is wasted; and what a change is told as."""

import pytest

from ludus.games.concordia.actions import WORDS
from ludus.games.concordia.text import changes, wasted
from rulebook.concordia.seen import seen
from rulebook.concordia.table import Table


def warning(t: Table, words: str) -> str:
    return wasted(seen(t), WORDS.index(words))


def test_a_colonist_that_settles_nobody_and_earns_nothing() -> None:
    t = Table(3)
    t.hand(0, "colonist")
    t.goods(0, food=2, tool=2)
    t.play("play colonist")
    assert "taken no money" in warning(t, "done")
    assert not warning(t, "money")
    t.play("settle land in Roma")
    assert not warning(t, "done")


@pytest.mark.parametrize(("top", "asked"), [("senator", True), ("diplomat", False)])
def test_a_diplomat_that_copies_nothing_though_it_could(top: str, asked: bool) -> None:
    t = Table(3)
    t.discard(1, top)
    t.play("play diplomat")
    assert bool(t.to_move == 0 and warning(t, "done")) == asked


def test_coins_that_are_not_there() -> None:
    t = Table(3)
    t.play("play prefect")
    assert "no coins" in warning(t, "coins")
    t.flip("Italia")
    assert not warning(t, "coins")


def test_a_bought_card_counts_once() -> None:
    t = Table(3)
    t.display("mercator5", "prefect")
    t.goods(0, wine=1, cloth=1)
    t.play("play senator")
    before = seen(t, 0)
    t.play("card 1")
    gained = [change for change in changes(before, seen(t, 0), 0, "en") if change.by > 0]
    assert [change.what for change in gained] == ["Cards bought"]
