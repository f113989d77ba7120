"""Who did what, as a sentence; `narrate` adds what it cost and brought."""

from __future__ import annotations

from collections.abc import Callable

from ludus.engine.language import Words
from ludus.engine.phrases import player_name
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.describe import cells
from ludus.games.hadrians_wall.text.kinds import good_of, kind_of, scout_source, trainer_of
from ludus.games.hadrians_wall.text.position import neighbour


def action_sentence(_: Words, before: View, seat: int, action: int, after: View) -> str:
    """The sentence for any action but a path, which is secret."""
    kind, number = kind_of(action)
    name = player_name(before, seat, _.lang)
    if kind in TABLES:
        return TABLES[kind](_)[number].format(who=name, box=box_marked(after, seat, kind, number))
    return SENTENCES[kind](_, after, seat, number, name)


def box_marked(after: View, seat: int, kind: str, number: int) -> int:
    """Which box of its track an action has marked, where it marks the next."""
    p = after.s.seats[seat]
    if kind == "track":
        return int(p.tracks[t.TRACK_MARKED[number]])
    if kind == "citizen":
        return int(p.citizens[number])
    return int(p.cohorts[number]) if kind == "cohort" else 0


def track(_: Words) -> names.Names:
    return (
        _("{who} marks box {box} on the mining and foresting track."),
        _("{who} marks box {box} on the wall guard track."),
        _("{who} marks box {box} on the cippi track."),
        _("{who} marks box {box} on the wall track."),
        _("{who} marks box {box} on the fort track."),
        _("{who} marks box {box} on the fort track."),
    )


def build(_: Words) -> names.Names:
    return (
        _("{who} builds the medium granary."),
        _("{who} builds the large granary."),
        _("{who} builds the small hotel."),
        _("{who} builds the large hotel."),
        _("{who} builds the small workshop."),
        _("{who} builds the large workshop."),
        _("{who} builds the small road."),
        _("{who} builds the large road."),
        _("{who} builds the archway."),
        _("{who} builds the monolith."),
        _("{who} builds the column."),
        _("{who} builds the statue."),
        _("{who} builds the small precinct."),
        _("{who} builds the medium precinct."),
        _("{who} builds the large precinct."),
        _("{who} builds the market."),
        _("{who} builds the theatre."),
        _("{who} builds the ludus gladiatorius."),
        _("{who} builds the small gardens."),
        _("{who} builds the large gardens."),
        _("{who} builds the small temple."),
        _("{who} builds the medium temple."),
        _("{who} builds the large temple."),
        _("{who} builds the baths."),
        _("{who} builds the courthouse."),
    )


def attribute(_: Words) -> names.Names:
    return (
        _("{who} chooses renown."),
        _("{who} chooses piety."),
        _("{who} chooses valour."),
        _("{who} chooses discipline."),
    )


def cohort(_: Words) -> names.Names:
    return (
        _("{who} marks box {box} of the left cohort."),
        _("{who} marks box {box} of the centre cohort."),
        _("{who} marks box {box} of the right cohort."),
    )


def citizen(_: Words) -> names.Names:
    return (
        _("{who} marks box {box} on the traders' track."),
        _("{who} marks box {box} on the performers' track."),
        _("{who} marks box {box} on the priests' track."),
        _("{who} marks box {box} on the apparitores' track."),
        _("{who} marks box {box} on the patricians' track."),
    )


def diplomat(_: Words) -> names.Names:
    return (
        _("{who} hires a diplomat for the left cohort."),
        _("{who} hires a diplomat for the centre cohort."),
        _("{who} hires a diplomat for the right cohort."),
    )


def favour_temple(_: Words) -> names.Names:
    return (
        _("{who} cancels a card against the left cohort with a temple favour."),
        _("{who} cancels a card against the centre cohort with a temple favour."),
        _("{who} cancels a card against the right cohort with a temple favour."),
    )


def favour_diplomat(_: Words) -> names.Names:
    return (
        _("{who} cancels a card against the left cohort with a diplomat's favour."),
        _("{who} cancels a card against the centre cohort with a diplomat's favour."),
        _("{who} cancels a card against the right cohort with a diplomat's favour."),
    )


def train(_: Words) -> names.Names:
    return (_("{who} trains a builder at the training grounds."),)


def favour_none(_: Words) -> names.Names:
    return (_("{who} keeps the remaining favours."),)


def stop(_: Words) -> names.Names:
    return (_("{who} is done for this year."),)


def forum(_: Words, _after: View, _seat: int, _number: int, name: str) -> str:
    return _("{who} uses the forum.", who=name)


def good(_: Words, after: View, seat: int, number: int, name: str) -> str:
    box, source = good_of(number)
    bought = int(after.s.seats[seat].goods[box])
    if source == t.FATE:
        return _("{who} buys good {good} from a Fate card.", who=name, good=bought)
    if source in (t.LEFT, t.RIGHT):
        seller = player_name(after, neighbour(after.s, seat, source), _.lang)
        return _("{who} buys good {good} from {seller}.", who=name, good=bought, seller=seller)
    return _("{who} buys good {good} from a neutral prospect.", who=name, good=bought)


def show(_: Words, _after: View, _seat: int, number: int, name: str) -> str:
    return _("{who} puts on show {box} in the theatre.", who=name, box=number + 1)


def gladiator_train(_: Words, after: View, seat: int, number: int, name: str) -> str:
    gladiator, _supply = trainer_of(number)
    strength = int(after.s.seats[seat].strength[gladiator])
    if gladiator == 0:
        return _("{who} trains the red gladiator to strength {strength}.", who=name, strength=strength)
    return _("{who} trains the blue gladiator to strength {strength}.", who=name, strength=strength)


def gladiator_fight(_: Words, after: View, seat: int, number: int, name: str) -> str:
    wounds = int(t.FATE_WOUNDS[after.s.fate_card])
    p = after.s.seats[seat]
    survives = p.wounds[number] < p.strength[number]
    return (red_fight, blue_fight)[number](_, name, wounds, bool(survives))


def red_fight(_: Words, name: str, wounds: int, survives: bool) -> str:
    if survives:
        return _.plural(
            "{who} sends the red gladiator to fight, and he survives ({n} wound).",
            "{who} sends the red gladiator to fight, and he survives ({n} wounds).",
            wounds,
            who=name,
        )
    return _.plural(
        "{who} sends the red gladiator to fight, and he dies ({n} wound).",
        "{who} sends the red gladiator to fight, and he dies ({n} wounds).",
        wounds,
        who=name,
    )


def blue_fight(_: Words, name: str, wounds: int, survives: bool) -> str:
    if survives:
        return _.plural(
            "{who} sends the blue gladiator to fight, and he survives ({n} wound).",
            "{who} sends the blue gladiator to fight, and he survives ({n} wounds).",
            wounds,
            who=name,
        )
    return _.plural(
        "{who} sends the blue gladiator to fight, and he dies ({n} wound).",
        "{who} sends the blue gladiator to fight, and he dies ({n} wounds).",
        wounds,
        who=name,
    )


def temple(_: Words, after: View, seat: int, _number: int, name: str) -> str:
    box = int(after.s.seats[seat].temple_boxes) - 1
    which = int(t.TEMPLE_OF[box])
    row = box + 1 - (int(t.TEMPLE_END[which - 1]) if which else 0)
    sentences = (
        _("{who} marks box {box} of the small temple."),
        _("{who} marks box {box} of the medium temple."),
        _("{who} marks box {box} of the large temple."),
    )
    return sentences[which].format(who=name, box=row)


def bribe(_: Words, _after: View, _seat: int, number: int, name: str) -> str:
    return _("{who} pays a bribe in bath box {box} and removes one disdain.", who=name, box=number + 1)


def ruling(_: Words, _after: View, _seat: int, number: int, name: str) -> str:
    column, row = divmod(number, t.RULING_ROWS)
    return _("{who} obtains a ruling: column {column}, row {row}.", who=name, column=column + 1, row=row + 1)


def scout(_: Words, after: View, seat: int, number: int, name: str) -> str:
    source = scout_source(number)
    shape = t.SHAPES[int(after.s.seats[seat].offer)]
    if source in (t.LEFT, t.RIGHT):
        seller = player_name(after, neighbour(after.s, seat, source), _.lang)
        return _("{who} sends a scout with shape {shape}, bought from {seller}.", who=name, shape=shape, seller=seller)
    if source == t.OWN:
        return _("{who} sends a scout with shape {shape} from their own prospect.", who=name, shape=shape)
    return _("{who} sends a scout with shape {shape} from a neutral prospect.", who=name, shape=shape)


def place(_: Words, _after: View, _seat: int, number: int, name: str) -> str:
    return _("{who} draws the shape on {cells}.", who=name, cells=cells(number))


TABLES: dict[str, Callable[[Words], names.Names]] = {
    "track": track, "build": build, "attribute": attribute, "cohort": cohort, "citizen": citizen, "diplomat": diplomat,
    "favour_temple": favour_temple, "favour_diplomat": favour_diplomat, "train": train, "favour_none": favour_none,
    "stop": stop,
}  # fmt: skip
SENTENCES: dict[str, Callable[[Words, View, int, int, str], str]] = {
    "forum": forum, "good": good, "show": show, "gladiator_train": gladiator_train, "gladiator_fight": gladiator_fight,
    "temple": temple, "bribe": bribe, "ruling": ruling, "scout": scout, "place": place,
}  # fmt: skip
