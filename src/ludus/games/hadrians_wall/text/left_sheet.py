"""The left sheet in words: cohorts, tracks, civic buildings, landmarks, attributes, disdain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.engine.phrases import listed, sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.amounts import counted_object, needs, pieces, rewards, row_of
from ludus.games.hadrians_wall.text.position import built
from ludus.games.hadrians_wall.text.sheet_reasons import track_closed


def left_sheet(_: Words, p: Any) -> Iterator[str]:
    yield from cohorts(_, p)
    yield from tracks(_, p)
    if nearest := next((box for box in t.INFRASTRUCTURE_AT if box > p.tracks[t.FORT]), 0):
        yield _("Next fort box that raises infrastructure: {box}.", box=nearest)
    yield _(
        "Infrastructure {level} of {most}.",
        level=int(t.INFRASTRUCTURE[p.tracks[t.FORT]]),
        most=len(t.INFRASTRUCTURE_AT),
    )
    yield _("Resource production: {filled} of {circles}.", filled=int(p.production), circles=t.PRODUCTION_CIRCLES)
    yield yearly(_, _("Training grounds"), int(p.trainings), t.TRAININGS)
    yield yearly(_, _("Forum"), int(p.forums), t.FORUMS)
    for building in (n for n in range(len(t.BUILDINGS)) if t.BUILDING_LEVEL_OF[n] <= len(t.ATTRIBUTES)):
        yield building_line(_, p, building)
    yield from attributes(_, p)
    yield _(
        "Disdain: {circled} of {circles} circled, {removed} removed.",
        circled=int(p.disdain),
        circles=t.DISDAIN_CIRCLES,
        removed=int(p.removed),
    )


def cohorts(_: Words, p: Any) -> Iterator[str]:
    for n, name in enumerate(names.cohorts(_)):
        row = [int(t.COHORT_REWARD[p.cohorts[n]])] if p.cohorts[n] < t.COHORT_LENGTH else None
        yield track_line(_, sentence(name), int(p.cohorts[n]), t.COHORT_LENGTH, row)


def tracks(_: Words, p: Any) -> Iterator[str]:
    for n, name in enumerate(names.tracks(_)):
        marked = int(p.tracks[n])
        length = int(t.TRACK_LENGTH[n])
        line = track_line(_, sentence(name), marked, length, t.TRACK_REWARD[n, marked] if marked < length else None)
        closed = listed(track_closed(_, p, n), _.lang) if marked < length and any(track_closed(_, p, n)) else ""
        yield _("{track} Price: {price}.", track=line, price=track_price(_, n))
        if closed:
            yield _("The next box is closed: {reason}.", reason=closed)


def track_price(_: Words, which: int) -> str:
    """A track's price; where there are two ways to pay, both."""
    ways = [pieces(_, row_of(supply)) for track, supply in t.TRACK_ACTIONS if track == which]
    return ways[0] if len(ways) == 1 else _("{one} or {other}", one=ways[0], other=ways[1])


def track_line(_: Words, name: str, marked: int, length: int, row: Any) -> str:
    """How far a track is marked and what its next box gives; no row where it is full."""
    so_far = {"track": name, "marked": marked, "length": length}
    if row is None:
        return _("{track}: {marked} of {length}, full.", **so_far)
    if not any(row):
        return _("{track}: {marked} of {length}; the next gives nothing.", **so_far)
    gained = rewards(_, row, counted_object)
    return _("{track}: {marked} of {length}; the next gives {gained}.", **so_far, gained=gained)


def yearly(_: Words, name: str, years: int, boxes: int) -> str:
    """Something allowed once a year, and the years it was done in."""
    so_far = {"name": name, "used": years.bit_count(), "boxes": boxes}
    if not years:
        return _("{name}: {used} of {boxes} boxes marked.", **so_far)
    done = listed((str(year + 1) for year in range(t.YEARS) if years >> year & 1), _.lang)
    return _("{name}: {used} of {boxes} boxes marked; years: {years}.", **so_far, years=done)


def building_line(_: Words, p: Any, building: int) -> str:
    name = sentence(names.buildings(_)[building])
    if built(p, building):
        return _("{building}: built.", building=name)
    effect = gives(_, t.BUILDING_REWARD[building])
    return box_line(_, name, requirement(_, building), t.BUILDING_COST[building], effect)


def box_line(_: Words, name: str, requirement: str, cost: Any, effect: str) -> str:
    """What can be built or marked: what it needs, costs and does, as far as there is something to say."""
    facts = [_("needs {requirement}", requirement=requirement)]
    facts += [_("price {price}", price=pieces(_, cost))] if any(cost) else []
    facts += [effect] if effect else []
    return _("{name}: {facts}.", name=name, facts="; ".join(facts))


def gives(_: Words, row: Any) -> str:
    return _("gives {gained}", gained=rewards(_, row, counted_object)) if any(row) else ""


def requirement(_: Words, building: int) -> str:
    level = needs(_, int(t.BUILDING_LEVEL_OF[building]), int(t.BUILDING_LEVEL[building]))
    before = int(t.BUILDING_AFTER[building])
    return listed([level, names.buildings(_)[before]] if before >= 0 else [level], _.lang)


def attributes(_: Words, p: Any) -> Iterator[str]:
    for n, name in enumerate(names.attributes(_)):
        marked = int(p.attributes[n])
        row = [int(t.ATTRIBUTE_REWARD[n, marked])] if marked < t.ATTRIBUTE_LENGTH else None
        yield track_line(_, sentence(name), marked, t.ATTRIBUTE_LENGTH, row)
