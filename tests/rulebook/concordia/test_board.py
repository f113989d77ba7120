"""The picture of Concordia: the maps hold every place, things can be done where they glow, colours stay readable."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from ludus.drawing.palette import PALETTE, THEMES
from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.games.concordia.actions import QUESTIONS
from ludus.games.concordia.board import draw, style, target
from ludus.games.concordia.board.chart import HEIGHT, WIDTH, chart
from ludus.games.concordia.board.ground import PATTERNS
from ludus.games.concordia.board.journeys import way
from ludus.games.concordia.maps import CITY_NAMES, MAX_POINTS, PROVINCE_NAMES, ROUTE_NAMES
from ludus.games.concordia.options import MAPS
from ludus.games.concordia.text import tell
from ludus.games.concordia.text.facts import points_to
from rulebook.concordia.seen import TABLES, random_positions, seen
from rulebook.concordia.table import GAME, Table

MAP_NUMBERS = range(len(MAPS))
LARGEST = 220_000  # bytes of a picture; compressed it is about a sixth


def things(picture: str) -> dict[str, list[ElementTree.Element]]:
    """The drawn things by their names."""
    found: dict[str, list[ElementTree.Element]] = {}
    for element in ElementTree.fromstring(picture).iter():
        name = element.get("data-target")
        if name is not None:
            found.setdefault(name, []).append(element)
    return found


def lit(picture: str) -> set[str]:
    """The names of the things that can be done something with now."""
    return {name for name, parts in things(picture).items() if any("can" in p.get("class", "").split() for p in parts)}


def words_in(element: ElementTree.Element) -> list[str]:
    return [part.text or "" for part in element.iter() if part.tag.endswith("text")]


# The maps


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_every_city_province_and_route_of_the_rules_has_its_place(m: int) -> None:
    here = chart(m)
    assert set(here.cities) == set(CITY_NAMES[m])
    assert set(here.provinces) == set(PROVINCE_NAMES[m])
    assert set(here.routes) == {(k, name) for k, names in enumerate(ROUTE_NAMES[m]) for name in names}
    spots = [*here.cities.values(), *(route.middle for route in here.routes.values())]
    spots += [province.plaque for province in here.provinces.values()]
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in spots)


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_cities_colonists_and_markers_do_not_cover_each_other(m: int) -> None:
    here = chart(m)
    spots = {f"city {name}": place for name, place in here.cities.items()}
    spots |= {f"route {key}": route.middle for key, route in here.routes.items()}
    spots |= {f"marker {name}": province.plaque for name, province in here.provinces.items()}
    close = [(a, b) for (a, p), (b, q) in combinations(spots.items(), 2) if dist(p, q) < 17]
    assert close == []


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_provinces_differ_in_tint_and_pattern(m: int) -> None:
    tints = [province.tint for province in chart(m).provinces.values()]
    assert len(set(tints)) == len(tints)
    assert max(tints) < len(PATTERNS) == len(set(PATTERNS))
    assert all(f".tint-{tint} " in style() for tint in tints)


@pytest.mark.parametrize("m", MAP_NUMBERS)
def test_a_route_runs_from_city_to_city_through_its_colonist(m: int) -> None:
    here = chart(m)
    for (_, name), route in here.routes.items():
        ends = {route.at(0), route.at(1)}
        assert ends == {place for city, place in here.cities.items() if city in name and place in ends}
        assert dist(route.at(0.5), route.middle) < 1e-6
        assert route.waves().count("Q") % 2 == 0  # a whole number of waves


def test_the_way_of_a_journey_has_a_part_for_every_point() -> None:
    m = MAPS.index("imperium")
    roma = CITY_NAMES[m].index("Roma")
    reached = {n: points_to(m, 0, roma, n) for n in range(len(ROUTE_NAMES[m][0]))}
    assert {1, 2, 3, 4, 5, 6} <= set(reached.values())
    for number, points in reached.items():
        if points <= MAX_POINTS:
            assert way(m, 0, roma, number).count("M") == points


# What can be done


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_exactly_the_things_with_legal_actions_are_lit(name: str, players: int) -> None:
    questions = set()
    for n, (table, _) in enumerate(random_positions(name, players, seed=players + 60, decisions=400)):
        if n % 20 == 0 or QUESTIONS[table.s.question] not in questions:
            questions.add(QUESTIONS[table.s.question])
            picture = draw(seen(table), "en")
            legal = {target(GAME.numbers[words]) for words in table.legal()} - {""}
            assert lit(picture) == legal
            assert len(picture.encode()) < LARGEST
            assert lit(draw(seen(table, SPECTATOR), "en")) == set()
    assert {"play", "move", "to", "house", "prefect", "trade", "copy", "purchase"} <= questions


def test_every_action_has_a_thing_or_is_a_button() -> None:
    buttons = {words for number, words in enumerate(GAME.words) if target(number) == ""}
    assert buttons == {"done", "coins", "money"}


def test_an_architect_chooses_a_colonist_then_a_route_with_its_points() -> None:
    t = Table(3)
    t.stand(0, "land", "Roma")
    t.stand(0, "sea", "Massilia-Roma")
    t.play("play architect")
    assert lit(draw(seen(t), "en")) == {"land colonist Roma", "sea colonist Massilia-Roma"}
    t.play("move land from Roma")
    drawn = things(draw(seen(t), "en"))
    assert words_in(drawn["route Aquileia-Roma"][0]) == ["1"]
    assert words_in(drawn["route Aquileia-Vindobona"][0]) == ["2"]
    assert words_in(drawn["route Alexandria-Cyrene"][0]) == []
    assert drawn["land colonist Roma"][0].get("data-chosen") == "true"
    assert drawn["route Aquileia-Roma"][0].get("aria-label") == "land route Aquileia – Roma: 1 movement point"


def test_a_lit_city_shows_what_a_house_costs() -> None:
    t = Table(3)
    t.stand(0, "land", "Aquileia-Vindobona")
    t.produce(Aquileia="cloth", Vindobona="brick")
    t.build(1, "Aquileia")
    t.money(0, 20)
    t.goods(0, brick=1, cloth=1)
    t.play("play architect", "done")
    drawn = things(draw(seen(t), "en"))
    assert words_in(drawn["city Aquileia"][0]) == ["Aquileia", "10"]
    assert words_in(drawn["city Vindobona"][0]) == ["Vindobona"]  # no food to pay with


# What is shown


def test_houses_and_colonists_carry_colour_and_mark_of_their_seat() -> None:
    t = Table(5, map="imperium")
    for seat in range(5):
        t.build(seat, "Massilia")
        t.stand(seat, "land", "Roma", "Roma")
    picture = ElementTree.fromstring(draw(seen(t, 0), "en"))
    for seat in range(5):
        pieces = [p for p in picture.iter() if p.get("class") == f"piece seat-{seat}"]
        assert len(pieces) >= 2
        assert all(any(part.get("class") == "emblem" for part in piece) for piece in pieces)


def test_the_display_shows_the_whole_price_and_a_consul_pays_no_surcharge() -> None:
    t = Table(3)
    t.display("mercator5", "prefect", "architect", "farmer", "mason", "smith", "colonist")
    label = things(draw(seen(t), "en"))["slot 6"][0].attrib["aria-label"]
    assert "Price: 1 brick, 1 tool, 1 cloth, any 1 good." in label
    t.hand(0, "consul", "tribune")
    t.goods(0, brick=1, tool=1)
    t.play("play consul")
    drawn = things(draw(seen(t), "en"))
    assert "Price: 1 brick, 1 tool." in drawn["slot 6"][0].attrib["aria-label"]
    assert "slot 6" in lit(draw(seen(t), "en"))


def test_a_hand_card_shows_its_gods_and_what_they_score_now() -> None:
    t = Table(3)
    t.stand(0, "land", "Roma", "Roma")
    t.own(0, ("diplomat", "Saturnus"))
    t.build(0, "Massilia", "Tyros")
    t.produce(Massilia="wine", Tyros="brick")
    drawn = things(draw(seen(t), "en"))
    assert drawn["card tribune"][0].attrib["aria-label"].endswith("Scores now: Mars 6.")
    assert drawn["card diplomat"][0].attrib["aria-label"].endswith("Scores now: Jupiter 1, Saturnus 2.")
    assert words_in(drawn["card diplomat"][0]) == ["Diplomat", "1", "2", "×2"]


@pytest.mark.parametrize(("option", "count"), [("off", 1), ("on", 3)])
def test_points_of_others_are_drawn_only_where_the_table_says_so(option: str, count: int) -> None:
    t = Table(3, projected_score=option)
    assert draw(seen(t, 0), "en").count('href="#sign-point"') == count
    t.s.question = QUESTIONS.index("over")
    assert draw(seen(t, SPECTATOR), "en").count('href="#sign-point"') == 3


def test_a_picture_is_a_pure_function_and_tells_the_table() -> None:
    t = Table(3)
    before = t.records.tobytes()
    view = seen(t)
    assert draw(view, "en") == draw(view, "en")
    assert t.records.tobytes() == before
    desc = ElementTree.fromstring(draw(view, "en")).find("{http://www.w3.org/2000/svg}desc")
    assert desc is not None and desc.text == plain(tell(view, "en"))


# Colours


def luminance(colour: tuple[float, ...]) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def named(name: str, theme: str) -> tuple[float, ...]:
    value = PALETTE[name][THEMES.index(theme)]
    return tuple(int(value[n : n + 2], 16) / 255 for n in (1, 3, 5))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_stay_readable_on_every_tint(theme: str) -> None:
    tints = re.findall(r"\.tint-\d+ \{ fill: color-mix\(in srgb, var\(--(\w+)\) (\d+)%, var\(--(\w+)\)\)", style())
    assert len(tints) == len(PATTERNS)
    ink = luminance(named("ink", theme))
    for first, share, second in tints:
        part = int(share) / 100
        mixed = tuple(a * part + b * (1 - part) for a, b in zip(named(first, theme), named(second, theme), strict=True))
        light, dark = sorted((ink, luminance(mixed)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (first, share)
