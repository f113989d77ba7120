"""What on the sheets and cards forbids an action, whenever it is and whatever it costs: a function per kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.amounts import needs
from ludus.games.hadrians_wall.text.kinds import good_of, kind_of, scout_source, trainer_of
from ludus.games.hadrians_wall.text.position import built, card_at, dead, granaries, level, level_of

Reasons = Iterator[str]


def closed(_: Words, s: Any, seat: int, action: int) -> list[str]:
    """Everything on the sheets and cards that forbids an action; empty if nothing does."""
    kind, number = kind_of(action)
    return list(CHECKS[kind](_, s, seat, number)) if kind in CHECKS else []


def path(_: Words, s: Any, seat: int, number: int) -> Reasons:
    if not int(s.hands[seat]) >> number & 1:
        yield _("this card is not in your hand")


def attribute(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    if not int(p.offer) >> number & 1:
        full = p.attributes[number] >= t.ATTRIBUTE_LENGTH
        yield _("this track is full") if full else _("this attribute is not offered")


def cohort(_: Words, s: Any, seat: int, number: int) -> Reasons:
    if s.seats[seat].cohorts[number] >= t.COHORT_LENGTH:
        yield _("this cohort is full")


def track(_: Words, s: Any, seat: int, number: int) -> Reasons:
    yield from track_closed(_, s.seats[seat], int(t.TRACK_MARKED[number]))


def track_closed(_: Words, p: Any, which: int) -> Reasons:
    """Why the next box of a track of the left sheet cannot be marked, whatever it costs."""
    marked = int(p.tracks[which])
    if marked >= t.TRACK_LENGTH[which]:
        yield _("this track is full")
        return
    if marked >= t.SECTION_END[which, granaries(p)]:
        yield (_("needs the medium granary"), _("needs the large granary"))[granaries(p)]
    fort = int(t.NEEDS_FORT[which, marked])
    if p.tracks[t.FORT] < fort:
        yield _("needs fort box {box}, you have {marked}", box=fort, marked=int(p.tracks[t.FORT]))


def build(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    if built(p, number):
        yield _("this is already built")
        return
    yield from too_low(_, p, int(t.BUILDING_LEVEL_OF[number]), int(t.BUILDING_LEVEL[number]))
    before = int(t.BUILDING_AFTER[number])
    if before >= 0 and not built(p, before):
        yield _("build first: {building}", building=names.buildings(_)[before])


def train(_: Words, s: Any, seat: int, _number: int) -> Reasons:
    p = s.seats[seat]
    yield from used(_, int(p.trainings), int(s.year), t.TRAININGS)
    for reason in track_closed(_, p, t.GUARD):
        yield _("no wall guard box can be marked: {reason}", reason=reason)


def forum(_: Words, s: Any, seat: int, _number: int) -> Reasons:
    yield from used(_, int(s.seats[seat].forums), int(s.year), t.FORUMS)


def citizen(_: Words, s: Any, seat: int, number: int) -> Reasons:
    if s.seats[seat].citizens[number] >= t.CITIZEN_LENGTH:
        yield _("this track is full")


def good(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    box, source = good_of(number)
    yield from unbuilt(_, p, t.MARKET)
    if p.goods[box]:
        yield _("this box is already marked")
    yield from too_low(_, p, level_of(t.TRADERS), int(t.MARKET_TRADERS[box]))
    yield from no_card(_, s, seat, source)


def show(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    yield from unbuilt(_, p, t.THEATRE)
    if p.shows[number]:
        yield _("this box is already marked")
    yield from too_low(_, p, level_of(t.PERFORMERS), int(t.SHOW_PERFORMERS[number]))
    if s.year + 1 in p.shows:
        yield _("already done this year")


def gladiator_train(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    gladiator, _supply = trainer_of(number)
    yield from unbuilt(_, p, t.LUDUS)
    if dead(p, gladiator):
        yield _("this gladiator is dead")
    elif p.strength[gladiator] >= t.MAX_STRENGTH:
        yield _("this gladiator is fully trained")
    else:
        yield from too_low(_, p, level_of(t.PERFORMERS), int(t.STRENGTH_PERFORMERS[p.strength[gladiator]]))


def gladiator_fight(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    yield from unbuilt(_, p, t.LUDUS)
    if dead(p, number):
        yield _("this gladiator is dead")
    elif not p.strength[number]:
        yield _("this gladiator is not trained yet")
    if int(p.fights[number]) >> int(s.year) & 1:
        yield _("already done this year")


def temple(_: Words, s: Any, seat: int, _number: int) -> Reasons:
    p = s.seats[seat]
    box = int(p.temple_boxes)
    if box >= t.TEMPLE_BOXES:
        yield _("every temple box is marked")
        return
    yield from unbuilt(_, p, t.SMALL_TEMPLE + int(t.TEMPLE_OF[box]))
    yield from too_low(_, p, level_of(t.PRIESTS), int(t.TEMPLE_PRIESTS[box]))


def bribe(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    yield from unbuilt(_, p, t.BATHS)
    if p.bribes[number]:
        yield _("this box is already marked")
    yield from too_low(_, p, level_of(t.APPARITORES), int(t.BATH_APPARITORES[number]))
    if p.disdain <= p.removed:
        yield _("there is no disdain to remove")
    if sum(year == s.year + 1 for year in p.bribes) >= t.BATHS_A_YEAR:
        yield _.plural("only {n} bribe a year", "only {n} bribes a year", t.BATHS_A_YEAR)


def ruling(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    column, row = divmod(number, t.RULING_ROWS)
    yield from unbuilt(_, p, t.COURTHOUSE)
    if p.rulings[column, row]:
        yield _("this box is already marked")
    yield from too_low(_, p, level_of(t.APPARITORES), int(t.RULING_APPARITORES[column, row]))
    if s.year + 1 in p.rulings[column]:
        yield _("this column has already had a ruling this year")


def diplomat(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    hired = sum(bool(served) for served in p.diplomats)
    if p.diplomats[number]:
        yield _("this cohort already has a diplomat")
    if hired >= t.DIPLOMATS:
        yield _("all diplomats have been hired")
        return
    yield from too_low(_, p, level_of(t.PATRICIANS), int(t.DIPLOMAT_PATRICIANS[hired]))


def scout(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    if p.scouts >= t.SCOUTS:
        yield _("all scouts have been sent")
    else:
        yield from too_low(_, p, level_of(t.PATRICIANS), int(t.SCOUT_PATRICIANS[p.scouts]))
    source = scout_source(number)
    yield from no_card(_, s, seat, source)
    card = card_at(s, seat, source)
    if card >= 0 and not fits(p, int(t.CARD_SHAPE[card])):
        yield _("this shape no longer fits anywhere on the map")


def fits(p: Any, shape: int) -> bool:
    first, end = int(t.SHAPE_FIRST[shape]), int(t.SHAPE_FIRST[shape + 1])
    return any(not int(mask) & int(p.map) for mask in t.PLACE_MASK[first:end])


def place(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    if not t.SHAPE_FIRST[p.offer] <= number < t.SHAPE_FIRST[p.offer + 1]:
        yield _("this is another shape")
    if int(t.PLACE_MASK[number]) & int(p.map):
        yield _("the shape would cover a marked cell")


def favour_temple(_: Words, s: Any, seat: int, number: int) -> Reasons:
    if not s.seats[seat].temple_favours:
        yield _("no temple favour is left")
    yield from held(_, s, seat, number)


def favour_diplomat(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    if not p.diplomats[number]:
        yield _("this cohort has no diplomat")
    elif not p.diplomat_favours[number]:
        yield _("this diplomat has no favours left")
    yield from held(_, s, seat, number)


def held(_: Words, s: Any, seat: int, number: int) -> Reasons:
    p = s.seats[seat]
    if s.attacks[number] - p.cancelled[number] - p.cohorts[number] <= 0:
        yield _("nothing breaks through against this cohort")


def unbuilt(_: Words, p: Any, building: int) -> Reasons:
    if not built(p, building):
        yield _("not built yet: {building}", building=names.buildings(_)[building])


def too_low(_: Words, p: Any, kind: int, wanted: int) -> Reasons:
    have = level(p, kind)
    if have < wanted:
        yield _("needs {requirement}, you have {number}", requirement=needs(_, kind, wanted), number=have)


def used(_: Words, years: int, year: int, boxes: int) -> Reasons:
    """For what is allowed once a year: years done, as a mask."""
    if years >> year & 1:
        yield _("already done this year")
    if years.bit_count() >= boxes:
        yield _("every box is marked")


def no_card(_: Words, s: Any, seat: int, source: int) -> Reasons:
    if source == t.FATE or card_at(s, seat, source) >= 0:
        return
    if source in (t.LEFT, t.RIGHT):
        yield (_("there is no neighbour on the left"), _("there is no neighbour on the right"))[source]
    else:
        yield _("there is no such neutral card at this table")


CHECKS: dict[str, Callable[[Words, Any, int, int], Reasons]] = {
    "path": path, "attribute": attribute, "cohort": cohort, "track": track, "build": build, "train": train,
    "forum": forum, "citizen": citizen, "good": good, "show": show, "gladiator_train": gladiator_train,
    "gladiator_fight": gladiator_fight, "temple": temple, "bribe": bribe, "ruling": ruling, "diplomat": diplomat,
    "scout": scout, "place": place, "favour_temple": favour_temple, "favour_diplomat": favour_diplomat,
}  # fmt: skip
