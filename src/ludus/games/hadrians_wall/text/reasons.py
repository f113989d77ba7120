"""Why an action cannot be done now: every reason, so that a player who mends one is not surprised by the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import (
    ACTIONS_PHASE,
    ASKED_ATTRIBUTE,
    ASKED_COHORT,
    ASKED_PLACE,
    CARDS_PHASE,
    FAVOURS_PHASE,
    INCOME_PHASE,
    NONE,
    OVER,
)
from ludus.games.hadrians_wall.text.counting import short
from ludus.games.hadrians_wall.text.kinds import good_of, kind_of, price, scout_source, trainer_of
from ludus.games.hadrians_wall.text.phrases import built, card_at, granaries, level, level_of, needs

Reasons = Iterator[str]


def why_not(view: View, seat: int, action: int, lang: str = "en") -> list[str]:
    """Every reason why `seat` cannot do this now, as short phrases; empty if it can."""
    _ = names.tongue(lang)
    if seat < 0 or seat != view.seat:
        return [_("only the player in that seat decides this")]
    untimely = wrong_time(view.s, view.s.seats[seat], kind_of(action).name, seat, _)
    if untimely:
        return [untimely]
    return closed(view.s, seat, action, _) + too_dear(view.s.seats[seat], action, _)


def closed(s: Any, seat: int, action: int, _: Words) -> list[str]:
    """What stands in the way on the sheets themselves, whenever it is and whatever it costs."""
    kind, number = kind_of(action)
    return list(CHECKS[kind](s, seat, number, _)) if kind in CHECKS else []


# when


def wrong_time(s: Any, p: Any, kind: str, seat: int, _: Words) -> str:
    """Why nothing of this kind is asked of the seat now, or nothing."""
    if s.phase == OVER:
        return _("the game is over")
    if p.asked:
        return "" if kind == ANSWERS[int(p.asked)] else open_choice(int(p.asked), _)
    wanted = {"path": CARDS_PHASE, "favour_temple": FAVOURS_PHASE, "favour_diplomat": FAVOURS_PHASE}
    wanted |= {"favour_none": FAVOURS_PHASE}
    if kind in ANSWERS.values():
        return _("there is no such choice to make now")
    if s.phase != wanted.get(kind, ACTIONS_PHASE):
        return wrong_phase(int(s.phase), _)
    return already_done(s, p, seat, _)


ANSWERS = {ASKED_COHORT: "cohort", ASKED_ATTRIBUTE: "attribute", ASKED_PLACE: "place"}


def open_choice(asked: int, _: Words) -> str:
    if asked == ASKED_COHORT:
        return _("first choose a cohort")
    if asked == ASKED_ATTRIBUTE:
        return _("first choose an attribute")
    return _("first choose a place for the shape")


def wrong_phase(phase: int, _: Words) -> str:
    if phase == CARDS_PHASE:
        return _("the players are choosing their paths now")
    if phase == INCOME_PHASE:
        return _("the players are choosing the income of their roads now")
    if phase == ACTIONS_PHASE:
        return _("this is the time for actions")
    return _("the Picts are attacking now; only favours may be used")


def already_done(s: Any, p: Any, seat: int, _: Words) -> str:
    """Why a seat is not asked although the moment is right."""
    if s.phase == CARDS_PHASE and s.chosen[seat] != NONE:
        return _("this year's path has already been chosen")
    if s.phase == ACTIONS_PHASE and p.stopped:
        return _("this player is done for this year")
    if s.phase == FAVOURS_PHASE and p.settled:
        return _("this player is done with this attack")
    return ""


# what


def path(s: Any, seat: int, number: int, _: Words) -> Reasons:
    if not int(s.hands[seat]) >> number & 1:
        yield _("this card is not in your hand")


def attribute(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    if not int(p.offer) >> number & 1:
        full = p.attributes[number] >= t.ATTRIBUTE_LENGTH
        yield _("this track is full") if full else _("this attribute is not offered")


def cohort(s: Any, seat: int, number: int, _: Words) -> Reasons:
    if s.seats[seat].cohorts[number] >= t.COHORT_LENGTH:
        yield _("this cohort is full")


def track(s: Any, seat: int, number: int, _: Words) -> Reasons:
    yield from track_closed(s.seats[seat], int(t.TRACK_MARKED[number]), _)


def track_closed(p: Any, which: int, _: Words) -> Reasons:
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


def build(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    if built(p, number):
        yield _("this is already built")
        return
    yield from too_low(p, int(t.BUILDING_LEVEL_OF[number]), int(t.BUILDING_LEVEL[number]), _)
    before = int(t.BUILDING_AFTER[number])
    if before >= 0 and not built(p, before):
        yield _("build first: {building}", building=names.buildings(_)[before])


def train(s: Any, seat: int, _number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    yield from used(int(p.trainings), int(s.year), t.TRAININGS, _)
    for reason in track_closed(p, t.GUARD, _):
        yield _("no wall guard box can be marked: {reason}", reason=reason)


def forum(s: Any, seat: int, _number: int, _: Words) -> Reasons:
    yield from used(int(s.seats[seat].forums), int(s.year), t.FORUMS, _)


def citizen(s: Any, seat: int, number: int, _: Words) -> Reasons:
    if s.seats[seat].citizens[number] >= t.CITIZEN_LENGTH:
        yield _("this track is full")


def good(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    box, source = good_of(number)
    yield from unbuilt(p, t.MARKET, _)
    if p.goods[box]:
        yield _("this box is already marked")
    yield from too_low(p, level_of(t.TRADERS), int(t.MARKET_TRADERS[box]), _)
    yield from no_card(s, seat, source, _)


def show(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    yield from unbuilt(p, t.THEATRE, _)
    if p.shows[number]:
        yield _("this box is already marked")
    yield from too_low(p, level_of(t.PERFORMERS), int(t.SHOW_PERFORMERS[number]), _)
    if s.year + 1 in p.shows:
        yield _("already done this year")


def gladiator_train(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    gladiator, _supply = trainer_of(number)
    yield from unbuilt(p, t.LUDUS, _)
    if dead(p, gladiator):
        yield _("this gladiator is dead")
    elif p.strength[gladiator] >= t.MOST_STRENGTH:
        yield _("this gladiator is fully trained")
    else:
        yield from too_low(p, level_of(t.PERFORMERS), int(t.STRENGTH_PERFORMERS[p.strength[gladiator]]), _)


def gladiator_fight(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    yield from unbuilt(p, t.LUDUS, _)
    if dead(p, number):
        yield _("this gladiator is dead")
    elif not p.strength[number]:
        yield _("this gladiator is not trained yet")
    if int(p.fights[number]) >> int(s.year) & 1:
        yield _("already done this year")


def dead(p: Any, gladiator: int) -> bool:
    return bool(0 < p.strength[gladiator] <= p.wounds[gladiator])


def temple(s: Any, seat: int, _number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    box = int(p.temple_boxes)
    if box >= t.TEMPLE_BOXES:
        yield _("every temple box is marked")
        return
    yield from unbuilt(p, t.SMALL_TEMPLE + int(t.TEMPLE_OF[box]), _)
    yield from too_low(p, level_of(t.PRIESTS), int(t.TEMPLE_PRIESTS[box]), _)


def bribe(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    yield from unbuilt(p, t.BATHS, _)
    if p.bribes[number]:
        yield _("this box is already marked")
    yield from too_low(p, level_of(t.APPARITORES), int(t.BATH_APPARITORES[number]), _)
    if p.disdain <= p.removed:
        yield _("there is no disdain to remove")
    if sum(year == s.year + 1 for year in p.bribes) >= t.BATHS_A_YEAR:
        yield _.plural("only {n} bribe a year", "only {n} bribes a year", t.BATHS_A_YEAR)


def ruling(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    column, row = divmod(number, t.RULING_ROWS)
    yield from unbuilt(p, t.COURTHOUSE, _)
    if p.rulings[column, row]:
        yield _("this box is already marked")
    yield from too_low(p, level_of(t.APPARITORES), int(t.RULING_APPARITORES[column, row]), _)
    if s.year + 1 in p.rulings[column]:
        yield _("this column has already had a ruling this year")


def diplomat(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    hired = sum(bool(served) for served in p.diplomats)
    if p.diplomats[number]:
        yield _("this cohort already has a diplomat")
    if hired >= t.DIPLOMATS:
        yield _("all diplomats have been hired")
        return
    yield from too_low(p, level_of(t.PATRICIANS), int(t.DIPLOMAT_PATRICIANS[hired]), _)


def scout(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    if p.scouts >= t.SCOUTS:
        yield _("all scouts have been sent")
    else:
        yield from too_low(p, level_of(t.PATRICIANS), int(t.SCOUT_PATRICIANS[p.scouts]), _)
    source = scout_source(number)
    yield from no_card(s, seat, source, _)
    card = card_at(s, seat, source)
    if card >= 0 and not fits(p, int(t.CARD_SHAPE[card])):
        yield _("this shape no longer fits anywhere on the map")


def fits(p: Any, shape: int) -> bool:
    first, end = int(t.SHAPE_FIRST[shape]), int(t.SHAPE_FIRST[shape + 1])
    return any(not int(mask) & int(p.map) for mask in t.PLACE_MASK[first:end])


def place(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    if not t.SHAPE_FIRST[p.offer] <= number < t.SHAPE_FIRST[p.offer + 1]:
        yield _("this is another shape")
    if int(t.PLACE_MASK[number]) & int(p.map):
        yield _("the shape would cover a marked cell")


def favour_temple(s: Any, seat: int, number: int, _: Words) -> Reasons:
    if not s.seats[seat].temple_favours:
        yield _("no temple favour is left")
    yield from held(s, seat, number, _)


def favour_diplomat(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    if not p.diplomats[number]:
        yield _("this cohort has no diplomat")
    elif not p.diplomat_favours[number]:
        yield _("this diplomat has no favours left")
    yield from held(s, seat, number, _)


def held(s: Any, seat: int, number: int, _: Words) -> Reasons:
    p = s.seats[seat]
    if s.attacks[number] - p.cancelled[number] - p.cohorts[number] <= 0:
        yield _("nothing breaks through against this cohort")


# common reasons


def unbuilt(p: Any, building: int, _: Words) -> Reasons:
    if not built(p, building):
        yield _("not built yet: {building}", building=names.buildings(_)[building])


def too_low(p: Any, kind: int, wanted: int, _: Words) -> Reasons:
    have = level(p, kind)
    if have < wanted:
        yield _("needs {requirement}, you have {number}", requirement=needs(_, kind, wanted), number=have)


def used(years: int, year: int, boxes: int, _: Words) -> Reasons:
    """For what is allowed once a year: years done, as a mask."""
    if years >> year & 1:
        yield _("already done this year")
    if years.bit_count() >= boxes:
        yield _("every box is marked")


def no_card(s: Any, seat: int, source: int, _: Words) -> Reasons:
    if source == t.FATE or card_at(s, seat, source) >= 0:
        return
    if source in (t.LEFT, t.RIGHT):
        yield (_("there is no neighbour on the left"), _("there is no neighbour on the right"))[source]
    else:
        yield _("there is no such neutral card at this table")


def too_dear(p: Any, action: int, _: Words) -> list[str]:
    missing = [(supply, n - int(p.supplies[supply])) for supply, n in enumerate(price(action))]
    return [short(_, n)[supply] for supply, n in missing if n > 0]


CHECKS: dict[str, Callable[[Any, int, int, Words], Reasons]] = {
    "path": path,
    "attribute": attribute,
    "cohort": cohort,
    "track": track,
    "build": build,
    "train": train,
    "forum": forum,
    "citizen": citizen,
    "good": good,
    "show": show,
    "gladiator_train": gladiator_train,
    "gladiator_fight": gladiator_fight,
    "temple": temple,
    "bribe": bribe,
    "ruling": ruling,
    "diplomat": diplomat,
    "scout": scout,
    "place": place,
    "favour_temple": favour_temple,
    "favour_diplomat": favour_diplomat,
}
