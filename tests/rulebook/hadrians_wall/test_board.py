"""The picture: everything is drawn from the tables, what is marked and what can be done is unmistakable."""

from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import numpy as np
import pytest

from ludus.engine.telling import plain
from ludus.engine.view import View
from ludus.games.hadrians_wall import actions as a
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import draw, target
from ludus.games.hadrians_wall.board.layout import ON_PHONES_ONLY, TOWN, WALL, places
from ludus.games.hadrians_wall.board.phone import ALWAYS, LEFT_OUT, SCREEN, on_phone, page_names
from ludus.games.hadrians_wall.board.scout_map import corner, middle, turns_of
from ludus.games.hadrians_wall.state import ACTIONS_PHASE, ASKED_PLACE, CARDS_PHASE, FAVOURS_PHASE
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


def test_the_description_of_the_picture_says_what_it_shows() -> None:
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


def test_hidden_cards_are_neither_drawn_nor_described() -> None:
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


def by_area(picture: str) -> dict[str, ElementTree.Element]:
    return {name: one for one in ElementTree.fromstring(picture).findall(f"{SVG}svg") if (name := one.get("data-area"))}


def attacked(phase: int = FAVOURS_PHASE) -> Table:
    """A table after an attack: a card is cancelled, one is stopped, two break through."""
    table = Table().actions_of(3)
    table.s.phase, table.s.attacks[:] = phase, (2, 2, 0)
    p = table.seat()
    p.cohorts[0] = 1
    p.cancelled[1] = 1
    p.temple_favours = 1
    return table


def test_areas_do_not_overlap_on_their_tab() -> None:
    for tab in (WALL, TOWN):
        shown = [
            (name, place)
            for name, place in places().items()
            if place.tab in ("", tab) and name not in ("moment", "map", *ON_PHONES_ONLY)
        ]
        for (name, one), (other, two) in combinations(shown, 2):
            beside = one.x + one.width <= two.x or two.x + two.width <= one.x
            assert beside or one.y + one.height <= two.y or two.y + two.height <= one.y, (name, other)
        assert all(place.x + place.width <= 960 and place.y + place.height <= 700 for _, place in shown)


def test_what_the_fort_is_paid_with_is_pressed_where_its_next_box_is() -> None:
    for marked, column in ((0, "left"), (7, "centre"), (14, "right"), (21, "")):
        table = Table().actions_of(1, builder=1, soldier=1)
        table.seat().tracks[t.FORT] = marked
        root = ElementTree.fromstring(draw(seen(table)))
        pressed = [
            side
            for side in t.COHORTS
            for one in root.iterfind(f".//{SVG}svg[@data-area='column-{side}']//{SVG}g[@class='row-name']//{SVG}g")
            if one.get("data-target") == "track-fort-builder"
        ]
        assert pressed == [column] * bool(column)


def test_more_cards_of_an_attack_do_not_look_like_a_gain() -> None:
    picture = draw(seen(Table().actions_of(1)))
    counts = [
        one for one in ElementTree.fromstring(picture).iter() if (one.get("data-count") or "").startswith("attack")
    ]
    assert len(counts) == 2
    assert all("threat" in one.get("class", "").split() for one in counts)


def test_every_area_has_its_place_on_a_phone() -> None:
    assert set(on_phone()) == set(places()) - {*ALWAYS, *LEFT_OUT}
    assert all(place.x + place.width <= SCREEN + 0.2 for place in on_phone().values())


def test_areas_of_a_page_on_a_phone_do_not_overlap() -> None:
    of_tab = {tab: [(n, on_phone()[n]) for n in on_phone() if places()[n].tab == tab] for tab in ("", WALL, TOWN)}
    for shown in of_tab.values():
        for (name, one), (other, two) in combinations(shown, 2):
            apart = one.page != two.page or "turns" in (name, other)  # these take the place of the shapes
            beside = one.x + one.width <= two.x + 0.1 or two.x + two.width <= one.x + 0.1
            assert apart or beside or one.y + one.height <= two.y or two.y + two.height <= one.y, (name, other)


def test_a_way_to_each_page_is_lit_where_something_can_be_done() -> None:
    table = Table().actions_of(1, civilian=1)
    areas = by_area(draw(seen(table)))
    for tab, names in page_names().items():
        links = [one for one in areas[f"pages-{tab}"].iter() if one.get("data-page")]
        assert [one.get("data-page") for one in links] == list(names)
        lit = [one.get("data-page") for one in links if "able" in (one.get("class") or "")]
        assert lit == (list(t.CITIZENS) if tab == TOWN else [])


def test_every_mark_leaves_the_reward_of_its_box_to_be_seen(pictures: list[tuple[View, str]]) -> None:
    """Rewards are drawn after marks, and lie over them."""
    for _, picture in pictures:
        for area in by_area(picture).values():
            for thing in area.iter(f"{SVG}g"):
                kinds = [child.get("class") for child in thing]
                if "brush" in kinds and "inside" in kinds:
                    assert kinds.index("brush") < kinds.index("inside")


def test_the_attack_is_shown_card_by_card_while_favours_are_asked() -> None:
    scene = by_area(draw(seen(attacked())))["moment"][0][0]
    assert scene.get("data-stage") == "attack-year-3"
    cards = [one for one in scene if (one.get("class") or "").startswith("pict")]
    assert [one.get("data-step") for one in cards] == ["1", "2", "3", "4"]
    assert sorted((one.get("class") or "").split()[1] for one in cards) == [
        "cancelled",
        "stopped",
        "through",
        "through",
    ]
    assert "favour-none" in {one.get("data-target") for one in scene.iter()}


def test_valour_and_disdain_lie_in_the_scene_until_paths_are_chosen() -> None:
    table = attacked(CARDS_PHASE)
    p = table.seat()
    p.disdain, p.attack_disdain, p.attributes[t.VALOUR], p.attack_valour = 3, 2, 5, 1
    areas = by_area(draw(seen(table)))
    assert areas["moment"][0][0].get("data-stage") == "outcome-year-2", "the cards were seen before favours were used"
    assert pieces(areas["moment"]) == {"disdain-3", "disdain-2", "valour-5"}
    assert pieces(areas["disdain"]) == {"disdain-1"}
    assert "valour-5" not in pieces(areas["valour-1"])
    table.s.phase = ACTIONS_PHASE
    areas = by_area(draw(seen(table)))
    assert not pieces(areas["moment"])
    assert {"disdain-2", "disdain-3"} <= pieces(areas["disdain"])
    assert "valour-5" in pieces(areas["valour-1"])


def pieces(area: ElementTree.Element) -> set[str]:
    return {name for one in area.iter() if (name := one.get("data-piece"))}


def test_no_piece_is_in_two_places(pictures: list[tuple[View, str]]) -> None:
    for _, picture in pictures:
        names = [name for one in ElementTree.fromstring(picture).iter() if (name := one.get("data-piece"))]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("shape", range(len(t.SHAPES)))
def test_each_place_for_a_shape_is_pressed_at_a_cell_of_its_own(shape: int) -> None:
    """However it is turned: a layer for each way, and no two places of a layer at one cell."""
    ways: dict[object, list[tuple[int, int]]] = {}
    for place in t.PLACES[t.SHAPE_FIRST[shape] : t.SHAPE_FIRST[shape + 1]]:
        ways.setdefault(corner(place), []).append(middle(place))
    assert len(ways) == len(turns_of(shape)) <= 8
    assert all(len(set(cells)) == len(cells) for cells in ways.values())


def test_the_wall_grows_with_its_boxes() -> None:
    table = Table().actions_of(2)
    table.seat().tracks[:] = (0, 2, 1, 3, 7)
    standing = pieces(by_area(draw(seen(table)))["panorama"])
    assert {"wall-block-2", "foundation-6", "tower-0", "guard-1-stands", "stakes-0"} <= standing
    assert not {"wall-block-3", "foundation-7", "tower-1", "guard-2-stands", "stakes-1"} & standing
