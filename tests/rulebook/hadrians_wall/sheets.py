"""What must hold of a record at every moment, computed from the marked boxes alone: no reward is lost or made up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import ASKED_COHORT, ASKED_PLACE


def check_table(s: Any) -> None:
    """The middle of the table: every Fate card lies in exactly one place."""
    deck, discard, attack = int(s.fate_deck), int(s.fate_discard), int(s.attack_cards)
    assert deck | discard | attack == t.ALL_FATE
    assert deck & discard == deck & attack == discard & attack == 0
    assert 0 <= int(s.year) < t.YEARS
    for seat in range(int(s.players)):
        check_cards(s, seat)


def check_cards(s: Any, seat: int) -> None:
    """Two of twelve player cards have been drawn each year; one of them was kept."""
    p = s.seats[seat]
    deck, hand = int(s.decks[seat]), int(s.hands[seat])
    assert deck & hand == 0
    assert deck.bit_count() == 12 - 2 * (int(s.year) + 1)
    paths = [int(card) for card in p.paths if card >= 0]
    assert len(paths) == len(set(paths)) == int(s.year) + (hand == 0)
    assert not any((deck | hand) >> card & 1 for card in paths)


def check_sheets(p: Any) -> None:
    assert min(map(int, p.supplies)) >= 0
    granaries = (int(p.buildings) >> t.MEDIUM_GRANARY & 1) + (int(p.buildings) >> t.LARGE_GRANARY & 1)
    for track, marked in enumerate(map(int, p.tracks)):
        assert marked <= t.SECTION_END[track, granaries]
        assert not marked or int(p.tracks[t.FORT]) >= t.NEEDS_FORT[track, marked - 1]
    assert max(map(int, p.attributes)) <= t.ATTRIBUTE_LENGTH
    assert max(map(int, p.citizens)) <= t.CITIZEN_LENGTH
    assert int(p.removed) == sum(int(year) > 0 for year in p.bribes) <= int(p.disdain) <= t.DISDAIN_CIRCLES
    for gladiator in range(2):
        assert 0 <= int(p.wounds[gladiator]) <= int(p.strength[gladiator]) <= t.MAX_STRENGTH
    icons = icons_marked(p)
    assert int(p.production) == min(t.PRODUCTION_CIRCLES, t.PRODUCTION_AT_START + icons.count("production"))
    assert sum(map(int, p.cohorts)) + (p.asked == ASKED_COHORT) == min(3 * t.COHORT_LENGTH, icons.count("cohort"))
    assert int(p.map).bit_count() == 4 * (int(p.scouts) - (p.asked == ASKED_PLACE))
    used = icons.count("favour") - int(p.temple_favours)
    assert 0 <= used <= 3
    for cohort in range(3):
        assert 0 <= int(p.diplomat_favours[cohort]) <= (t.DIPLOMAT_FAVOURS if p.diplomats[cohort] else 0)


def names(rewards: Iterable[int]) -> list[str]:
    return [t.REWARDS[reward] for reward in rewards if reward]


def icons_marked(p: Any) -> list[str]:
    """Every icon in a marked box of both sheets, the attribute tracks included."""
    found = []
    for track, marked in enumerate(map(int, p.tracks)):
        for box in range(marked):
            found += names(t.TRACK_REWARD[track, box])
    for building in range(len(t.BUILDINGS)):
        if int(p.buildings) >> building & 1:
            found += names(t.BUILDING_REWARD[building])
    for cohort in range(3):
        found += names(t.COHORT_REWARD[: p.cohorts[cohort]])
    for attribute in range(4):
        found += names(t.ATTRIBUTE_REWARD[attribute, : p.attributes[attribute]])
    for citizen in range(5):
        found += names(t.CITIZEN_REWARD[citizen, : p.citizens[citizen]])
    for box in range(t.SHOWS):
        found += names(t.SHOW_REWARD[box]) if p.shows[box] else []
    for box in range(int(p.temple_boxes)):
        found += names(t.TEMPLE_REWARD[box])
    return found


def check_attributes(p: Any, chosen: dict[str, int], defended: int) -> None:
    """Discipline and valour come from icons, choices, diplomats, map rows and defence, and from nothing else."""
    icons = icons_marked(p)
    rows = sum(int(p.map) & int(row) == int(row) for row in t.ROW_MASK)
    diplomats = sum(int(number) > 0 for number in p.diplomats)
    expected = {
        "discipline": icons.count("discipline") + chosen["discipline"],
        "valour": icons.count("valour") + chosen["valour"] + rows + diplomats + defended,
    }
    for name, count in expected.items():
        assert int(p.attributes[t.ATTRIBUTES.index(name)]) == min(t.ATTRIBUTE_LENGTH, count)


def whole_parts(p: Any) -> set[str]:
    """The parts of the sheets on which nothing is left to mark."""
    full = {
        "tracks": (p.tracks == t.TRACK_LENGTH).all(),
        "buildings": int(p.buildings).bit_count() == len(t.BUILDINGS),
        "citizens": (p.citizens == t.CITIZEN_LENGTH).all(),
        "cohorts": (p.cohorts == t.COHORT_LENGTH).all(),
        "goods": p.goods.all(),
        "shows": p.shows.all(),
        "rulings": p.rulings.all(),
        "temples": p.temple_boxes == t.TEMPLE_BOXES,
    }
    return {part for part, is_full in full.items() if is_full}
