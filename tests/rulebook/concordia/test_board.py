"""The picture of Concordia: things can be done where they glow, and what they show is true."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.games.concordia.actions import QUESTIONS
from ludus.games.concordia.board import draw, target
from ludus.games.concordia.board.chart import chart
from ludus.games.concordia.maps import CITY_NAMES
from ludus.games.concordia.options import MAPS
from ludus.games.concordia.text import tell
from rulebook.concordia.seen import TABLES, random_positions, seen
from rulebook.concordia.table import GAME, Table

LARGEST = 300_000  # bytes of a picture; compressed it is about a sixth


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


def links_in(element: ElementTree.Element) -> list[str]:
    return [part.attrib["href"] for part in element.iter() if part.tag.endswith("use")]


def pressed_at_once(picture: str) -> dict[str, str]:
    """What one press does in several actions, by its label."""
    found = ElementTree.fromstring(picture).iter()
    return {
        e.attrib["aria-label"].replace("\u00a0", " "): e.attrib["data-action"] for e in found if e.get("data-action")
    }


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
    assert buttons == {"done"}


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


def test_a_route_can_be_pressed_before_a_colonist_and_the_nearest_goes() -> None:
    t = Table(3)
    t.stand(0, "land", "Roma")
    t.stand(0, "sea", "Massilia-Roma")
    t.play("play architect")
    deeds = pressed_at_once(draw(seen(t), "en"))
    numbers = GAME.numbers
    assert deeds["land route Aquileia – Roma: 1 movement point"] == (
        f"{numbers['move land from Roma']} {numbers['to Aquileia-Roma']}"
    )
    assert deeds["sea route Massilia – Valentia: 1 movement point"] == (
        f"{numbers['move sea from Massilia-Roma']} {numbers['to Massilia-Valentia']}"
    )


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_colonists_in_rome_leave_the_ends_of_journeys_free(name: str, players: int) -> None:
    table = Table(players, map=name)
    picture = ElementTree.fromstring(draw(seen(table)))
    standing = next(part for part in picture.iter() if part.get("class") == "colonists")
    pieces = [part for part in standing.iter() if part.get("data-kin")]
    assert len(pieces) == 2 * players
    places = [place(next(part for part in piece.iter() if part.get("transform"))) for piece in pieces]
    for route in chart(MAPS.index(name)).routes.values():
        assert min(dist(route.middle, there) for there in places) > 23  # half a piece and half a press


def place(moved: ElementTree.Element) -> tuple[float, ...]:
    """Where "translate(x y)" moves something to."""
    return tuple(map(float, moved.get("transform", "").removeprefix("translate(").split(")")[0].split()))


def test_several_units_are_traded_at_one_press_and_a_full_storehouse_says_so() -> None:
    t = Table(3)
    t.goods(0, brick=5, cloth=1)
    t.money(0, 20)
    t.play("play mercator")
    deeds = pressed_at_once(draw(seen(t), "en"))
    sell, buy = GAME.numbers["sell brick"], GAME.numbers["buy wine"]
    assert deeds["Sell 5 bricks for 15 sestertii"] == " ".join([f"{sell}"] * 5)
    assert deeds["Buy 2 wine for 12 sestertii"] == f"{buy} {buy}"
    t.goods(0, brick=11, cloth=1)
    words = words_in(things(draw(seen(t), "en"))["good wine"][0])
    assert words[-1] == "store full"


def test_any_good_is_paid_with_what_there_is_most_of_unless_another_is_chosen() -> None:
    t = Table(3)
    t.display("mercator5", "prefect", "architect")
    t.goods(0, tool=2, brick=3, cloth=1)
    t.play("play senator")
    slot = things(draw(seen(t), "en"))["slot 3"][0]
    assert slot.get("data-action") == f"{GAME.numbers['card 3 with brick']}"
    others = {part.get("data-action") for part in slot.iter()} - {None}
    assert f"{GAME.numbers['card 3 with cloth']}" in others


def test_a_lit_city_shows_what_a_house_costs() -> None:
    t = Table(3)
    t.stand(0, "land", "Aquileia-Vindobona")
    t.produce(Aquileia="cloth", Vindobona="brick")
    t.build(1, "Aquileia")
    t.money(0, 20)
    t.goods(0, brick=1, cloth=1)
    t.play("play architect", "done")
    picture = draw(seen(t), "en")
    drawn = things(picture)
    city = CITY_NAMES[MAPS.index("imperium")].index
    assert f"#price-{city('Aquileia')}" in links_in(drawn["city Aquileia"][0])
    assert links_in(drawn["city Vindobona"][0]) == ["#sign-brick"]  # no food to pay with
    tags = {e.get("id"): words_in(e) for e in ElementTree.fromstring(picture).iter() if e.get("id")}
    assert tags[f"price-{city('Aquileia')}"] == ["10"]


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
    small, large = (words_in(part) for part in drawn["card diplomat"][0] if part.get("class") in ("small", "large"))
    assert small == ["Diplomat", "1", "2", "×2"]
    assert large[-4:] == ["Saturnus", "+2", "Jupiter", "+1"]


@pytest.mark.parametrize(("option", "count"), [("off", 1), ("on", 3)])
def test_points_of_others_are_drawn_only_where_the_table_says_so(option: str, count: int) -> None:
    t = Table(3, projected_score=option)
    assert draw(seen(t, 0), "en").count('href="#sign-point"') == count
    t.s.question = QUESTIONS.index("over")
    assert draw(seen(t, SPECTATOR), "en").count('href="#sign-point"') == 4  # and the sheet of scores


def test_who_waits_in_aleria_stands_off_the_marker_of_corsica() -> None:
    """It lies right below that city, where colonists stand in others."""
    t = Table(2, map="italia")
    t.stand(1, "sea", "Aleria", "Aleria")
    picture = ElementTree.fromstring(draw(seen(t), "en"))
    piece = next(part for part in picture.iter() if part.get("data-piece") == "colonist 1 sea Aleria")
    y = float(re.findall(r"translate\([\d.]+ ([\d.]+)\)", ElementTree.tostring(piece, "unicode"))[0])
    assert y < chart(t.s.map).cities["Aleria"][1] < chart(t.s.map).provinces["Corsica"].plaque[1]


@pytest.mark.parametrize(("food", "leads"), [(1, "map"), (0, None)])
def test_a_new_colonist_leads_to_the_map_where_it_can_settle(food: int, leads: str | None) -> None:
    t = Table(3)
    t.hand(0, "tribune", "colonist")
    t.goods(0, food=food, tool=1)
    t.play("play colonist")
    drawn = things(draw(seen(t), "en"))
    assert {drawn[f"{kind} colonist waiting"][0].get("data-tab") for kind in ("land", "sea")} == {leads}


def test_the_good_that_a_press_on_a_card_pays_stands_out() -> None:
    t = Table(3)
    t.hand(0, "tribune", "senator")
    t.goods(0, brick=1, food=3, tool=1, wine=1, cloth=1)
    t.play("play senator")
    cards = [slot for name, (slot, *_) in things(draw(seen(t), "en")).items() if name.startswith("slot ")]
    asking = [card for card in cards if card.get("data-action")]
    assert asking
    for card in asking:
        pays = [part for part in card.iter() if part.get("data-action") and part is not card]
        marked = [pay for pay in pays if any("usual" in (box.get("class") or "") for box in pay)]
        assert [pay.get("data-action") for pay in marked] == [card.get("data-action")]


def test_the_sums_of_the_scoring_grow_god_by_god() -> None:
    """Step by step in figures, and as a bar of what each god gave; the last figures are the points."""
    t = Table(3)
    t.build(0, "Massilia", "Tyros")
    t.build(2, "Tyros")
    t.s.concordia = 2
    t.s.question = QUESTIONS.index("over")
    view = seen(t, SPECTATOR)
    picture = ElementTree.fromstring(draw(view, "en"))
    groups = next(part for part in picture.iter() if part.get("class") == "sums")
    sums = [[int(figure) for figure in words_in(step)] for step in groups]
    assert [step.get("data-step") for step in groups] == [str(n) for n in range(1, 8)]
    assert all(before <= after for one, two in pairwise(sums) for before, after in zip(one, two, strict=True))
    assert sums[-1] == [view.points(seat) for seat in range(3)]
    assert sums[-1][2] == sums[-2][2] + 7  # the Concordia card comes last
    bits = [part for part in picture.iter() if (part.get("class") or "").startswith("bit ")]
    total = sum(float(bit.attrib["width"]) for bit in bits)
    assert {bit.attrib["class"] for bit in bits if bit.get("data-step") == "7"} == {"bit god-6"}
    assert total == pytest.approx(sum(sums[-1]) * float(bits[-1].attrib["width"]) / 7, rel=0.01)


def test_a_picture_is_a_pure_function_and_describes_the_table() -> None:
    t = Table(3)
    before = t.records.tobytes()
    view = seen(t)
    assert draw(view, "en") == draw(view, "en")
    assert t.records.tobytes() == before
    desc = ElementTree.fromstring(draw(view, "en")).find("{http://www.w3.org/2000/svg}desc")
    assert desc is not None and desc.text == plain(tell(view, "en"))
