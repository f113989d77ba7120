"""The picture: everything is drawn from the tables, what is marked and what can be done is unmistakable."""

from collections.abc import Iterator
from xml.etree import ElementTree

import numpy as np
import pytest

from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.hadrians_wall import actions as a
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import draw, target
from ludus.games.hadrians_wall.state import ASKED_PLACE, FAVOURS_PHASE
from ludus.games.hadrians_wall.text import tell
from rulebook.hadrians_wall.seen import random_positions, seen
from rulebook.hadrians_wall.table import Table

SVG = "{http://www.w3.org/2000/svg}"


def things(picture: str) -> Iterator[tuple[str, set[str], str]]:
    """Everything a page can act on: its target, classes and spoken name."""
    for element in ElementTree.fromstring(picture).iter(f"{SVG}g"):
        if name := element.get("data-target"):
            yield name, set(element.get("class", "").split()), element.get("aria-label", "")


@pytest.fixture(scope="module")
def pictures() -> list[tuple[View, str]]:
    """Now and then a position of poor and of rich games, as the seat about to act sees it, and its picture."""
    views = [
        seen(table, seat)
        for players, free in ((1, 0), (1, 9), (2, 9), (4, 0), (4, 6))
        for n, (table, seat, _) in enumerate(random_positions(players, 30 + players, 800, free))
        if n % 60 == 0
    ]
    return [(view, draw(view)) for view in views]


def test_what_can_be_done_glows_and_nothing_else(pictures: list[tuple[View, str]]) -> None:
    for view, picture in pictures:
        glowing = {name for name, classes, _ in things(picture) if "can" in classes}
        assert glowing == {target(action) for action in view.legal()} - {""}


def test_every_action_but_stop_belongs_to_a_thing_drawn_somewhere(pictures: list[tuple[View, str]]) -> None:
    drawn = {name for _, picture in pictures for name, _, _ in things(picture)}
    for shape in range(len(t.SHAPES)):
        table = Table().actions_of(3)
        table.seat().asked, table.seat().offer = ASKED_PLACE, shape
        drawn |= {name for name, _, _ in things(draw(seen(table)))}
    table = Table()
    for card in range(0, len(t.CARDS), 2):
        table.s.hands[0] = 0b11 << card
        drawn |= {name for name, _, _ in things(draw(seen(table)))}
    table.s.phase = FAVOURS_PHASE
    drawn |= {name for name, _, _ in things(draw(seen(table)))}
    assert {target(action) for action in range(a.ACTIONS) if action != a.STOP} <= drawn
    assert target(a.STOP) == ""


def test_every_marked_box_bears_one_mark_of_the_brush(pictures: list[tuple[View, str]]) -> None:
    for view, picture in pictures:
        p = view.s.seats[view.seat]
        marks = sum(
            int(p[name].sum()) for name in ("cohorts", "tracks", "attributes", "citizens", "strength", "wounds")
        )
        marks += sum(int(np.count_nonzero(p[name])) for name in ("shows", "bribes", "rulings", "diplomats"))
        marks += sum(int(p[name]).bit_count() for name in ("trainings", "forums", "buildings", "map"))
        marks += int(p.disdain + p.removed + p.temple_boxes + p.scouts)
        assert picture.count('class="brush"') == marks


def test_goods_are_written_into_their_boxes() -> None:
    table = Table().actions_of(4).build("market")
    table.seat().goods[:] = (5, 0, 3, 0, 0, 0, 0, 0)
    done = {name for name, classes, _ in things(draw(seen(table))) if "done" in classes}
    assert {"good-1", "good-3"} <= done
    assert "good-2" not in done


def test_every_price_and_reward_of_a_building_is_drawn() -> None:
    root = ElementTree.fromstring(draw(seen(Table().actions_of(1))))
    for n, name in enumerate(t.BUILDINGS):
        card = next(g for g in root.iter(f"{SVG}g") if g.get("data-target") == f"building-{name.replace(' ', '-')}")
        signs = [use.get("href", "").removeprefix("#sign-") for use in card.iter(f"{SVG}use")]
        for supply, count in enumerate(t.BUILDING_COST[n]):
            assert signs.count(t.SUPPLIES[supply]) >= count, name
        for reward in t.BUILDING_REWARD[n]:
            printed = t.REWARDS[reward]
            if printed != "nothing":
                assert set(printed.split(" or ")) <= set(signs), name
        assert t.LEVELS[t.BUILDING_LEVEL_OF[n]] in signs
        assert str(int(t.BUILDING_LEVEL[n])) in [text.text for text in card.iter(f"{SVG}text")]


def test_what_is_locked_says_why() -> None:
    table = Table().actions_of(1, servant=1, builder=1, resource=1)
    spoken = {name: (classes, label) for name, classes, label in things(draw(seen(table)))}
    classes, label = spoken["building-medium-granary"]
    assert "locked" in classes
    assert label == "Build the medium granary: needs infrastructure 1, you have 0"
    table.seat().tracks[t.FORT] = 1
    table.give(servant=0)
    classes, label = {name: (classes, label) for name, classes, label in things(draw(seen(table)))}[
        "building-medium-granary"
    ]
    assert "locked" not in classes, "what is only too dear is not locked"
    assert label == "Build the medium granary: 1 servant short"


def test_the_picture_is_told_in_its_description() -> None:
    view = seen(Table(players=2))
    root = ElementTree.fromstring(draw(view))
    assert root.findtext(f"{SVG}desc") == plain(tell(view))
    assert root.findtext(f"{SVG}title") == "Hadrian's Wall: the sheets of Flavia"


def test_the_picture_is_a_pure_function_of_the_view() -> None:
    table = Table(players=3).actions_of(2)
    view = seen(table, 1)
    before = view.records.tobytes()
    assert draw(view) == draw(view)
    assert view.records.tobytes() == before


@pytest.mark.parametrize("viewer", [-1, 0])
def test_other_sheets_can_be_looked_at_but_not_touched(viewer: int) -> None:
    table = Table(players=3).actions_of(2, builder=3)
    table.seat(2).tracks[t.FORT] = 4
    picture = draw(seen(table, viewer), "en", 2)
    assert 'class="seat-2"' in picture
    assert picture.count('class="brush"') == 4
    assert not any("can" in classes for _, classes, _ in things(picture))


def test_hidden_cards_are_neither_drawn_nor_told() -> None:
    """Whatever a neighbour holds and chooses in secret, the others see the same picture and the same words."""
    seen_by_others = set()
    for card in range(0, 12, 2):
        table = Table(players=2)
        table.s.decks[1] |= table.s.hands[1]
        table.s.hands[1] = 0b11 << card
        table.s.decks[1] &= ~(0b11 << card)
        table.s.chosen[1] = card
        for viewer in (-1, 0):
            view = seen(table, viewer)
            seen_by_others.add((viewer, draw(view), draw(view, "en", 1), plain(tell(view)), plain(tell(view, "en", 1))))
    assert len(seen_by_others) == 2
