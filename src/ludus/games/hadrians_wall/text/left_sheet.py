"""The left sheet in words: cohorts, tracks, civic buildings, landmarks, attributes, disdain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.counting import counted_object
from ludus.games.hadrians_wall.text.phrases import built, listed, needs, pieces, rewards, row_of
from ludus.games.hadrians_wall.text.reasons import track_closed


def left_sheet(p: Any, _: Words) -> Iterator[str]:
    yield from cohorts(p, _)
    yield from tracks(p, _)
    if nearest := next((box for box in t.INFRASTRUCTURE_AT if box > p.tracks[t.FORT]), 0):
        yield _("Next fort box that raises infrastructure: {box}.", box=nearest)
    yield _(
        "Infrastructure {level} of {most}.",
        level=int(t.INFRASTRUCTURE[p.tracks[t.FORT]]),
        most=len(t.INFRASTRUCTURE_AT),
    )
    yield _("Resource production: {filled} of {circles}.", filled=int(p.production), circles=t.PRODUCTION_CIRCLES)
    yield yearly(_("Training grounds"), int(p.trainings), t.TRAININGS, _)
    yield yearly(_("Forum"), int(p.forums), t.FORUMS, _)
    for building in (n for n in range(len(t.BUILDINGS)) if t.BUILDING_LEVEL_OF[n] <= len(t.ATTRIBUTES)):
        yield building_line(p, building, _)
    yield from attributes(p, _)
    yield _(
        "Disdain: {circled} of {circles} circled, {removed} removed.",
        circled=int(p.disdain),
        circles=t.DISDAIN_CIRCLES,
        removed=int(p.removed),
    )


def cohorts(p: Any, _: Words) -> Iterator[str]:
    for n, name in enumerate(names.cohorts(_)):
        row = [int(t.COHORT_REWARD[p.cohorts[n]])] if p.cohorts[n] < t.COHORT_LENGTH else None
        yield track_line(names.capital(name), int(p.cohorts[n]), t.COHORT_LENGTH, row, _)


def tracks(p: Any, _: Words) -> Iterator[str]:
    for n, name in enumerate(names.tracks(_)):
        marked = int(p.tracks[n])
        length = int(t.TRACK_LENGTH[n])
        line = track_line(
            names.capital(name), marked, length, t.TRACK_REWARD[n, marked] if marked < length else None, _
        )
        closed = listed(_, track_closed(p, n, _)) if marked < length and any(track_closed(p, n, _)) else ""
        yield _("{track} Price: {price}.", track=line, price=track_price(n, _))
        if closed:
            yield _("The next box is closed: {reason}.", reason=closed)


def track_price(which: int, _: Words) -> str:
    """A track's price; where there are two ways to pay, both."""
    ways = [pieces(_, row_of(supply)) for track, supply in t.TRACK_ACTIONS if track == which]
    return ways[0] if len(ways) == 1 else _("{one} or {other}", one=ways[0], other=ways[1])


def track_line(name: str, marked: int, length: int, row: Any, _: Words) -> str:
    """How far a track is marked and what its next box gives; no row where it is full."""
    so_far = {"track": name, "marked": marked, "length": length}
    if row is None:
        return _("{track}: {marked} of {length}, full.", **so_far)
    if not any(row):
        return _("{track}: {marked} of {length}; the next gives nothing.", **so_far)
    gained = rewards(_, row, counted_object)
    return _("{track}: {marked} of {length}; the next gives {gained}.", **so_far, gained=gained)


def yearly(name: str, years: int, boxes: int, _: Words) -> str:
    """Something allowed once a year, and the years it was done in."""
    so_far = {"name": name, "used": years.bit_count(), "boxes": boxes}
    if not years:
        return _("{name}: {used} of {boxes} boxes marked.", **so_far)
    done = listed(_, (str(year + 1) for year in range(t.YEARS) if years >> year & 1))
    return _("{name}: {used} of {boxes} boxes marked; years: {years}.", **so_far, years=done)


def building_line(p: Any, building: int, _: Words) -> str:
    name = names.capital(names.buildings(_)[building])
    if built(p, building):
        return _("{building}: built.", building=name)
    effect = gives(t.BUILDING_REWARD[building], _)
    return box_line(name, requirement(building, _), t.BUILDING_COST[building], effect, _)


def box_line(name: str, requirement: str, cost: Any, effect: str, _: Words) -> str:
    """What can be built or marked: what it needs, costs and does, as far as there is something to say."""
    facts = [_("needs {requirement}", requirement=requirement)]
    facts += [_("price {price}", price=pieces(_, cost))] if any(cost) else []
    facts += [effect] if effect else []
    return _("{name}: {facts}.", name=name, facts="; ".join(facts))


def gives(row: Any, _: Words) -> str:
    return _("gives {gained}", gained=rewards(_, row, counted_object)) if any(row) else ""


def requirement(building: int, _: Words) -> str:
    level = needs(_, int(t.BUILDING_LEVEL_OF[building]), int(t.BUILDING_LEVEL[building]))
    before = int(t.BUILDING_AFTER[building])
    return listed(_, [level, names.buildings(_)[before]] if before >= 0 else [level])


def attributes(p: Any, _: Words) -> Iterator[str]:
    for n, name in enumerate(names.attributes(_)):
        marked = int(p.attributes[n])
        row = [int(t.ATTRIBUTE_REWARD[n, marked])] if marked < t.ATTRIBUTE_LENGTH else None
        yield track_line(names.capital(name), marked, t.ATTRIBUTE_LENGTH, row, _)
