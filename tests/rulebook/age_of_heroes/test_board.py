"""The picture of Age of Heroes: what can be done is aglow, what is owned is there, what is hidden lies face down."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from ludus.drawing.palette import SEATS
from ludus.engine.match import Match
from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.games.age_of_heroes.board import draw, target
from ludus.games.age_of_heroes.board.market import offerer
from ludus.games.age_of_heroes.board.places import (
    BUILD,
    DISCARD,
    HAND,
    HEIGHT,
    OWN,
    PILES,
    STAGE,
    STREETS,
    WIDTH,
    Place,
    row,
)
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.state import ASK_FIGHT, ASK_UNDER, NO_BATTLE
from ludus.games.age_of_heroes.tables import NOBODY
from ludus.games.age_of_heroes.text import finishes, tell
from rulebook.age_of_heroes.seen import GAME, NAMES, Scenario, moments

SVG = "{http://www.w3.org/2000/svg}"


@cache
def picture(match: Match, seat: int) -> Element:
    return ElementTree.fromstring(draw(match.view(seat), "en"))


def parts(root: Element, css: str) -> list[Element]:
    """Elements that have a class."""
    return [part for part in root.iter() if css in part.get("class", "").split()]


def signs(root: Element, name: str) -> list[Element]:
    return [part for part in root.iter(f"{SVG}use") if part.get("href") == f"#sign-{name}"]


def things(root: Element, css: str = "thing") -> set[str | None]:
    return {part.get("data-target") for part in parts(root, css)}


def words(root: Element) -> list[str | None]:
    return [part.text for part in root.iter(f"{SVG}text")]


# What can be done


def test_every_action_belongs_to_a_thing_or_two_but_those_that_only_end_something() -> None:
    for action, words in enumerate(GAME.words):
        found = target(action)
        assert found == "" if finishes(action) else re.fullmatch(r"[a-z_0-9-]+(>[a-z_0-9-]+)?", found), words


def test_a_trade_is_a_card_and_what_is_wanted_and_a_gift_a_card_and_a_tribe() -> None:
    assert target(GAME.numbers["offer wood for gold"]) == "card-wood>want-gold"
    assert target(GAME.numbers["give wood to celts"]) == "card-wood>tribe-celts"


def test_exactly_the_things_with_a_legal_action_can_be_chosen() -> None:
    for match in moments():
        for seat in match.active():
            pairs = [target(action).partition(">") for action in match.legal_numbers(seat)]
            assert things(picture(match, seat), "can") == {first for first, _, _ in pairs} - {""}
            assert {second for _, _, second in pairs} - {""} <= things(picture(match, seat))


def test_nothing_can_be_chosen_by_who_is_not_asked() -> None:
    for match in moments()[::4]:
        for seat in set(range(SPECTATOR, match.players)) - set(match.active()):
            assert things(picture(match, seat), "can") == set()


def test_no_thing_is_drawn_twice() -> None:
    for match in moments():
        for seat in (SPECTATOR, 0):
            found = [part.get("data-target") for part in parts(picture(match, seat), "thing")]
            assert len(found) == len(set(found))


def test_what_cannot_be_built_says_why() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, wood=1)
    fortress = next(p for p in parts(picture(t.match, 0), "locked") if p.get("data-target") == "build-fortress")
    assert "you are 2 cards short" in fortress.attrib["aria-label"]


# What is owned


def dressed() -> Scenario:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, iron=2, concrete=1)
    t.hand(1, wood=1).hand(2, wood=1)
    t.match.names = NAMES[:3]
    for seat, (cities, monument) in enumerate(((2, 3), (4, 1), (7, 0))):
        t.s.seats[seat].cities, t.s.seats[seat].monument = cities, monument
        t.s.seats[seat].road = seat == 1
    t.s.seats[2].held, t.s.seats[2].fortresses = 1, 2
    return t


def test_cities_monuments_and_roads_are_all_there() -> None:
    root = picture(dressed().match, 0)
    built_here = 1  # the sign on the tile of what can be built
    assert len(signs(root, "city")) == 2 + 4 + 5 + built_here  # five slots, the rest as a figure
    assert "+2" in words(root)
    rising = 3  # the monument of the tribe at turn stands in the middle once more
    on_card = 1
    assert len(parts(root, "block")) == 3 + 1 + rising + on_card
    assert len(parts(root, "road-bed")) == 1
    assert len(parts(root, "held")) == 1


def test_where_a_road_would_run_is_there_if_it_can_be_asked_for() -> None:
    for stones, ways in ((2, 1), (0, 0)):
        t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, stone=stones)
        planned = {way.attrib["class"]: len(way) for way in parts(picture(t.match, 0), "track")}
        assert planned == {"track road-left": ways, "track road-right": ways}


def test_an_attack_has_its_way_on_the_land() -> None:
    wars = [match for match in moments() if int(match._s.battle) != NO_BATTLE]
    assert {int(match._s.attacker) < 0 for match in wars} == {True, False}
    for match in wars:
        legs = 1 if int(match._s.attacker) < 0 else 2
        assert len(parts(picture(match, SPECTATOR), "march")) == legs
    assert not parts(picture(dressed().match, 0), "march")


def test_what_an_attack_may_bring_stands_between_the_lines() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0)
    t.match.play(0, "war greeks plunder")
    assert "2 cards for each victorious army" in words(picture(t.match, 0))


def test_the_end_is_told_once() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0)
    t.s.seats[0].cities, t.s.seats[0].claim = 5, 2
    t.match.play(0, "done")
    shown = [said for said in words(picture(t.match, 0)) if said and ("win" in said or "won" in said)]
    assert shown == ["You win: you own 5 cities."]


def test_prices_are_a_list_until_something_can_be_built() -> None:
    t = dressed()
    assert not parts(picture(t.match, 0), "ledger")
    assert "taxes" in things(picture(t.match, 0), "can")
    assert parts(picture(t.match, 1), "ledger")
    assert "taxes" not in things(picture(t.match, 1))


def test_the_hand_is_drawn_for_its_owner_only() -> None:
    t = dressed()
    assert {"card-iron", "card-concrete"} <= things(picture(t.match, 0))
    for other in (1, SPECTATOR):
        assert not {"card-iron", "card-concrete"} & things(picture(t.match, other))


def test_claims_are_loud() -> None:
    t = dressed()
    t.s.seats[1].claim = 1
    for seat in (0, 1, SPECTATOR):
        root = picture(t.match, seat)
        assert words(root).count("CLAIM") == 1
        assert len(parts(root, "claiming")) == 1


# What is hidden


def test_a_picture_is_the_same_whatever_the_others_hold() -> None:
    for number, match in enumerate(moments()[::5]):
        for seat in range(match.players):
            dealt = match.fork(seat, seed=number)
            assert draw(dealt.view(seat), "en") == draw(match.view(seat), "en")


def test_battle_cards_of_others_lie_face_down() -> None:
    fights = [match for match in moments() if int(match._s.question) in (ASK_FIGHT, ASK_UNDER)]
    assert fights
    for match in fights:
        s = match._s
        forces = [int(force.sum()) for force in s.force]
        assert len(parts(picture(match, SPECTATOR), "battle-back")) == sum(forces)
        for side, seat in enumerate((int(s.attacker), int(s.defender))):
            if seat >= 0:
                assert len(parts(picture(match, seat), "battle-back")) == forces[1 - side]


# The drawing itself


def test_the_picture_says_in_words_what_it_shows() -> None:
    for match in moments()[::6]:
        view = match.view(0)
        assert picture(match, 0).findtext(f"{SVG}desc") == plain(tell(view, "en"))


def test_colours_come_from_the_palette_alone() -> None:
    seats = {seat.colour for seat in SEATS}
    for match in moments()[::6]:
        drawn = re.sub(r"<style>.*?</style>", "", draw(match.view(0), "en"), flags=re.DOTALL)
        assert set(re.findall(r"#[0-9A-Fa-f]{6}\b", drawn)) <= seats


def test_a_picture_is_small_enough_to_send() -> None:
    assert all(len(draw(match.view(0), "en")) < 120_000 for match in moments()[::6])


# Where things stand


def overlap(one: Place, other: Place) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("others", range(1, 6))
def test_blocks_keep_apart_and_leave_streets_between_them(others: int) -> None:
    blocks = [*row(others), OWN, HAND, STAGE, PILES, DISCARD, BUILD]
    assert not [pair for pair in combinations(blocks, 2) if overlap(*pair)]
    assert all(b.x >= 0 and b.x + b.width <= WIDTH and b.y >= 0 and b.y + b.height <= HEIGHT for b in blocks)
    middle = [Place(x - 8, STAGE.y, 16, STAGE.height) for x in STREETS.values()]
    assert not [block for block in blocks for street in middle if overlap(block, street)]


def test_the_fair_shows_who_made_the_offer_that_was_decided() -> None:
    t = Scenario("romans", "greeks", "celts").hand(0, wood=1).hand(1, iron=1).hand(2, grain=1)
    first = t.match.active()[0]
    t.match.play(first, next(words for words in t.match.legal(first) if words.startswith("offer") and "luck" in words))
    reader = next(seat for seat in range(3) if seat not in (first, *t.match.active()))
    assert offerer(Scene(t.match.view(reader), "en")) == first
    t.match.play(t.match.active()[0], "pass")
    assert offerer(Scene(t.match.view(reader), "en")) == NOBODY


def test_a_road_that_is_asked_for_is_shown_with_what_it_brings() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, stone=2)
    t.match.play(0, "build road-left")
    asked = picture(t.match.fork(), 1)
    assert len(parts(asked, "asked")) == 1
    assert any("more cards at every fair" in said for said in words(asked) if said)
    t.match.play(1, "refuse")
    assert not parts(picture(t.match, 1), "asked")


def test_taxes_are_locked_once_something_is_built() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, iron=2, gold=1)
    t.match.play(0, "build general")
    assert "taxes" in things(picture(t.match, 0), "locked")


def test_the_own_stone_stands_out_at_the_fair() -> None:
    t = Scenario("romans", "greeks", "celts")
    first = t.match.active()[0]
    own = parts(picture(t.match, first), "own")
    assert len([part for part in own if "ware" in part.attrib["class"]]) == 2, "a tile, and the chip of a phone"
