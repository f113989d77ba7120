"""The right sheet in words, citizen by citizen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.describing import ROW_LETTERS
from ludus.games.hadrians_wall.text.left_sheet import building_line, track_line
from ludus.games.hadrians_wall.text.phrases import level_of, listed, needs, pieces, rewards, row_of
from ludus.games.hadrians_wall.text.reasons import dead


def right_sheet(p: Any, _: Words) -> Iterator[str]:
    details = (market, performers, temples, apparitores, patricians)
    for citizen, name in enumerate(names.citizens(_)):
        marked = int(p.citizens[citizen])
        row = [int(t.CITIZEN_REWARD[citizen, marked])] if marked < t.CITIZEN_LENGTH else None
        yield track_line(names.capital(name), marked, t.CITIZEN_LENGTH, row, _)
        for building in (n for n in range(len(t.BUILDINGS)) if t.BUILDING_LEVEL_OF[n] == level_of(citizen)):
            yield building_line(p, building, _)
        yield from details[citizen](p, _)


def box_line(name: str, requirement: str, price: str, gained: str, _: Words) -> str:
    """A box of a building that is not marked yet."""
    return _(
        "{name}: needs {requirement}; price {price}; gives {gained}.",
        name=name,
        requirement=requirement,
        price=price,
        gained=gained,
    )


def market(p: Any, _: Words) -> Iterator[str]:
    for box in range(t.MARKET_BOXES):
        name = _("Market box {box}", box=box + 1)
        if p.goods[box]:
            yield _("{box}: good {good}.", box=name, good=int(p.goods[box]))
        else:
            gained = rewards(_, [t.MARKET_REWARD[box]])
            traders = needs(_, level_of(t.TRADERS), int(t.MARKET_TRADERS[box]))
            yield box_line(name, traders, pieces(_, row_of(t.MARKET_PAYS)), gained, _)
    different = len({int(good) for good in p.goods if good})
    if different < t.GOODS:
        renown = int(t.DIFFERENT_GOODS_RENOWN[different])
        yield _("Different goods: {count}; the next one gives {renown} renown.", count=different, renown=renown)


def performers(p: Any, _: Words) -> Iterator[str]:
    for box in range(t.SHOWS):
        yield show_line(p, box, _)
    for gladiator in range(len(t.GLADIATORS)):
        yield from gladiator_lines(p, gladiator, _)


def show_line(p: Any, box: int, _: Words) -> str:
    name = _("Show {box}", box=box + 1)
    if p.shows[box]:
        return _("{box}: marked in year {year}.", box=name, year=int(p.shows[box]))
    performers_needed = needs(_, level_of(t.PERFORMERS), int(t.SHOW_PERFORMERS[box]))
    return box_line(name, performers_needed, pieces(_, row_of(t.THEATRE_PAYS)), rewards(_, t.SHOW_REWARD[box]), _)


def gladiator_lines(p: Any, gladiator: int, _: Words) -> Iterator[str]:
    name = names.capital(names.gladiators(_)[gladiator])
    strength, wounds = int(p.strength[gladiator]), int(p.wounds[gladiator])
    if dead(p, gladiator):
        yield _("{gladiator}: dead, with strength {strength}.", gladiator=name, strength=strength)
        return
    yield _("{gladiator}: strength {strength}, wounds {wounds}.", gladiator=name, strength=strength, wounds=wounds)
    if strength:
        yield _(
            "If he dies: {piety} piety. If he lives: {renown} renown, {resources} resources.",
            piety=int(t.DEATH_PIETY[strength]),
            renown=int(t.SURVIVAL_RENOWN[strength]),
            resources=int(t.SURVIVAL_RESOURCE[strength]),
        )
    if strength < t.MOST_STRENGTH:
        yield _(
            "Training him further needs {requirement}.",
            requirement=needs(_, level_of(t.PERFORMERS), int(t.STRENGTH_PERFORMERS[strength])),
        )


def temples(p: Any, _: Words) -> Iterator[str]:
    box = int(p.temple_boxes)
    line = track_line(_("Temple boxes"), box, t.TEMPLE_BOXES, t.TEMPLE_REWARD[box] if box < t.TEMPLE_BOXES else None, _)
    yield line
    if box < t.TEMPLE_BOXES:
        temple = names.buildings(_)[t.SMALL_TEMPLE + int(t.TEMPLE_OF[box])]
        priests = needs(_, level_of(t.PRIESTS), int(t.TEMPLE_PRIESTS[box]))
        yield _(
            "The next temple box needs: {requirements}; price 1 worker of any kind.",
            requirements=listed(_, [temple, priests]),
        )


def apparitores(p: Any, _: Words) -> Iterator[str]:
    for box in range(t.BATH_BOXES):
        yield bath_line(p, box, _)
    for column in range(t.RULING_COLUMNS):
        for row in range(t.RULING_ROWS):
            yield ruling_line(p, column, row, _)


def bath_line(p: Any, box: int, _: Words) -> str:
    name = _("Bath {box}", box=box + 1)
    if p.bribes[box]:
        return _("{box}: marked in year {year}.", box=name, year=int(p.bribes[box]))
    level = needs(_, level_of(t.APPARITORES), int(t.BATH_APPARITORES[box]))
    return box_line(name, level, pieces(_, row_of(t.RESOURCE, int(t.BATH_RESOURCES[box]))), _("one disdain less"), _)


def ruling_line(p: Any, column: int, row: int, _: Words) -> str:
    name = _("Ruling, column {column}, row {row}", column=column + 1, row=row + 1)
    if p.rulings[column, row]:
        return _("{box}: marked in year {year}.", box=name, year=int(p.rulings[column, row]))
    level = needs(_, level_of(t.APPARITORES), int(t.RULING_APPARITORES[column, row]))
    return box_line(name, level, pieces(_, t.RULING_COST[column]), rewards(_, t.RULING_REWARD[column]), _)


def patricians(p: Any, _: Words) -> Iterator[str]:
    hired = int((p.diplomats > 0).sum())
    for cohort, name in enumerate(names.cohorts(_)):
        if p.diplomats[cohort]:
            favours = int(p.diplomat_favours[cohort])
            yield _(
                "Diplomat {number}: {cohort}, favours {favours}.",
                number=int(p.diplomats[cohort]),
                cohort=name,
                favours=favours,
            )
    if hired < t.DIPLOMATS:
        level = needs(_, level_of(t.PATRICIANS), int(t.DIPLOMAT_PATRICIANS[hired]))
        name = _("Diplomat {number}", number=hired + 1)
        gained = listed(_, [rewards(_, t.DIPLOMAT_REWARD), _.plural("{n} favour", "{n} favours", t.DIPLOMAT_FAVOURS)])
        yield box_line(name, level, pieces(_, t.DIPLOMAT_COST), gained, _)
    yield _("Scouts: {sent} of {scouts} sent.", sent=int(p.scouts), scouts=t.SCOUTS)
    if p.scouts < t.SCOUTS:
        level = needs(_, level_of(t.PATRICIANS), int(t.SCOUT_PATRICIANS[p.scouts]))
        yield _(
            "The next scout needs {requirement}; price {price}.",
            requirement=level,
            price=pieces(_, row_of(t.SCOUT_PAYS)),
        )
    yield from map_rows(p, _)


def map_rows(p: Any, _: Words) -> Iterator[str]:
    for row in range(t.MAP_ROWS):
        cells = [row * t.MAP_COLUMNS + column for column in range(t.MAP_COLUMNS)]
        free = listed(_, (map_cell(cell, _) for cell in cells if not int(p.map) >> cell & 1))
        yield _("Scout map, row {row}: free {cells}.", row=ROW_LETTERS[row], cells=free)


def map_cell(cell: int, _: Words) -> str:
    """A free cell, with what it gives."""
    number = cell % t.MAP_COLUMNS + 1
    if t.MAP_REWARD[cell] == t.NOTHING:
        return str(number)
    return _("{cell} ({gained})", cell=number, gained=rewards(_, [t.MAP_REWARD[cell]]))
