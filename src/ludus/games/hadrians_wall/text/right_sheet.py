"""The right sheet in words, citizen by citizen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.engine.phrases import listed, sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.amounts import counted, counted_object, needs, pieces, rewards, row_of
from ludus.games.hadrians_wall.text.describe import ROW_LETTERS
from ludus.games.hadrians_wall.text.left_sheet import box_line, building_line, gives, track_line
from ludus.games.hadrians_wall.text.position import dead, level_of


def right_sheet(_: Words, p: Any) -> Iterator[str]:
    details = (market, performers, temples, apparitores, patricians)
    for citizen, name in enumerate(names.citizens(_)):
        marked = int(p.citizens[citizen])
        row = [int(t.CITIZEN_REWARD[citizen, marked])] if marked < t.CITIZEN_LENGTH else None
        yield track_line(_, sentence(name), marked, t.CITIZEN_LENGTH, row)
        for building in (n for n in range(len(t.BUILDINGS)) if t.BUILDING_LEVEL_OF[n] == level_of(citizen)):
            yield building_line(_, p, building)
        yield from details[citizen](_, p)


def market(_: Words, p: Any) -> Iterator[str]:
    for box in range(t.MARKET_BOXES):
        name = _("Market box {box}", box=box + 1)
        if p.goods[box]:
            yield _("{box}: good {good}.", box=name, good=int(p.goods[box]))
        else:
            traders = needs(_, level_of(t.TRADERS), int(t.MARKET_TRADERS[box]))
            yield box_line(_, name, traders, row_of(t.MARKET_PAYS), gives(_, [t.MARKET_REWARD[box]]))
    different = len({int(good) for good in p.goods if good})
    if different < t.GOODS:
        renown = counted_object(_, int(t.DIFFERENT_GOODS_RENOWN[different]))[t.FIRST_ATTRIBUTE + t.RENOWN]
        yield _("Different goods: {count}; the next one gives {renown}.", count=different, renown=renown)


def performers(_: Words, p: Any) -> Iterator[str]:
    for box in range(t.SHOWS):
        yield show_line(_, p, box)
    for gladiator in range(len(t.GLADIATORS)):
        yield from gladiator_lines(_, p, gladiator)


def show_line(_: Words, p: Any, box: int) -> str:
    name = _("Show {box}", box=box + 1)
    if p.shows[box]:
        return _("{box}: marked in year {year}.", box=name, year=int(p.shows[box]))
    performers_needed = needs(_, level_of(t.PERFORMERS), int(t.SHOW_PERFORMERS[box]))
    return box_line(_, name, performers_needed, row_of(t.THEATRE_PAYS), gives(_, t.SHOW_REWARD[box]))


def gladiator_lines(_: Words, p: Any, gladiator: int) -> Iterator[str]:
    name = sentence(names.gladiators(_)[gladiator])
    strength, wounds = int(p.strength[gladiator]), int(p.wounds[gladiator])
    if dead(p, gladiator):
        yield _("{gladiator}: dead, strength {strength}.", gladiator=name, strength=strength)
        return
    yield _("{gladiator}: strength {strength}, wounds {wounds}.", gladiator=name, strength=strength, wounds=wounds)
    piety = [t.FIRST_ATTRIBUTE + t.PIETY] * int(t.DEATH_PIETY[strength])
    if piety:
        yield _("If he dies, he gives {gained}.", gained=rewards(_, piety, counted_object))
    renown = [t.FIRST_ATTRIBUTE + t.RENOWN] * int(t.SURVIVAL_RENOWN[strength])
    resources = [t.FIRST_SUPPLY + t.RESOURCE] * int(t.SURVIVAL_RESOURCE[strength])
    if renown or resources:
        yield _("If he survives, he gives {gained}.", gained=rewards(_, renown + resources, counted_object))
    if strength < t.MAX_STRENGTH:
        yield _(
            "Training him further needs {requirement}.",
            requirement=needs(_, level_of(t.PERFORMERS), int(t.STRENGTH_PERFORMERS[strength])),
        )


def temples(_: Words, p: Any) -> Iterator[str]:
    box = int(p.temple_boxes)
    line = track_line(_, _("Temple boxes"), box, t.TEMPLE_BOXES, t.TEMPLE_REWARD[box] if box < t.TEMPLE_BOXES else None)
    yield line
    if box < t.TEMPLE_BOXES:
        temple = names.buildings(_)[t.SMALL_TEMPLE + int(t.TEMPLE_OF[box])]
        priests = needs(_, level_of(t.PRIESTS), int(t.TEMPLE_PRIESTS[box]))
        yield _(
            "The next temple box needs {requirements}; price 1 worker of any kind.",
            requirements=listed([temple, priests], _.lang),
        )


def apparitores(_: Words, p: Any) -> Iterator[str]:
    for box in range(t.BATH_BOXES):
        yield bath_line(_, p, box)
    for column in range(t.RULING_COLUMNS):
        for row in range(t.RULING_ROWS):
            yield ruling_line(_, p, column, row)


def bath_line(_: Words, p: Any, box: int) -> str:
    name = _("Bath box {box}", box=box + 1)
    if p.bribes[box]:
        return _("{box}: marked in year {year}.", box=name, year=int(p.bribes[box]))
    level = needs(_, level_of(t.APPARITORES), int(t.BATH_APPARITORES[box]))
    return box_line(_, name, level, row_of(t.RESOURCE, int(t.BATH_RESOURCES[box])), _("removes one disdain"))


def ruling_line(_: Words, p: Any, column: int, row: int) -> str:
    name = _("Ruling, column {column}, row {row}", column=column + 1, row=row + 1)
    if p.rulings[column, row]:
        return _("{box}: marked in year {year}.", box=name, year=int(p.rulings[column, row]))
    level = needs(_, level_of(t.APPARITORES), int(t.RULING_APPARITORES[column, row]))
    return box_line(_, name, level, t.RULING_COST[column], gives(_, t.RULING_REWARD[column]))


def patricians(_: Words, p: Any) -> Iterator[str]:
    hired = int((p.diplomats > 0).sum())
    for cohort, name in enumerate(names.cohorts(_)):
        if p.diplomats[cohort]:
            yield diplomat_line(_, int(p.diplomats[cohort]), name, int(p.diplomat_favours[cohort]))
    if hired < t.DIPLOMATS:
        level = needs(_, level_of(t.PATRICIANS), int(t.DIPLOMAT_PATRICIANS[hired]))
        name = _("Diplomat {number}", number=hired + 1)
        gained = [*t.DIPLOMAT_REWARD, *[t.FAVOUR] * t.DIPLOMAT_FAVOURS]
        yield box_line(_, name, level, t.DIPLOMAT_COST, gives(_, gained))
    yield _("Scouts: {sent} of {scouts} sent.", sent=int(p.scouts), scouts=t.SCOUTS)
    if p.scouts < t.SCOUTS:
        level = needs(_, level_of(t.PATRICIANS), int(t.SCOUT_PATRICIANS[p.scouts]))
        yield _(
            "The next scout needs {requirement}; price {price}.",
            requirement=level,
            price=pieces(_, row_of(t.SCOUT_PAYS)),
        )
    yield from map_rows(_, p)


def diplomat_line(_: Words, number: int, cohort: str, favours: int) -> str:
    if not favours:
        return _("Diplomat {number}: {cohort}, no favours left.", number=number, cohort=cohort)
    left = counted(_, favours)[t.FAVOUR]
    return _("Diplomat {number}: {cohort}, {favours}.", number=number, cohort=cohort, favours=left)


def map_rows(_: Words, p: Any) -> Iterator[str]:
    for row in range(t.MAP_ROWS):
        cells = [row * t.MAP_COLUMNS + column for column in range(t.MAP_COLUMNS)]
        free = [map_cell(_, cell) for cell in cells if not int(p.map) >> cell & 1]
        if free:
            yield _("Scout map, row {row}, free cells: {cells}.", row=ROW_LETTERS[row], cells=listed(free, _.lang))
        else:
            yield _("Scout map, row {row}: complete.", row=ROW_LETTERS[row])


def map_cell(_: Words, cell: int) -> str:
    """A free cell, with what it gives."""
    number = cell % t.MAP_COLUMNS + 1
    if t.MAP_REWARD[cell] == t.NOTHING:
        return str(number)
    return _("{cell} ({gained})", cell=number, gained=rewards(_, [t.MAP_REWARD[cell]]))
