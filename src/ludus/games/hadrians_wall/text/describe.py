"""What an action does, as a short phrase."""

from __future__ import annotations

from functools import cache

from ludus.engine.language import Words
from ludus.engine.phrases import player_name, sentence
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.amounts import counted_object, pieces, rewards, row_of
from ludus.games.hadrians_wall.text.kinds import good_of, kind_of, scout_source, trainer_of
from ludus.games.hadrians_wall.text.position import card_at, neighbour

ROW_LETTERS = "ABCD"


def describe(action: int, view: View, lang: str = "en") -> str:
    """What the action does: "Build the large hotel"."""
    _ = names.translator(lang)
    kind, number = kind_of(action)
    tables = {
        "cohort": mark_cohort,
        "track": mark_track,
        "build": build,
        "citizen": mark_citizen,
        "gladiator_fight": fight,
        "diplomat": hire,
        "favour_temple": temple_favour,
        "favour_diplomat": diplomat_favour,
    }
    if kind in tables:
        return tables[kind](_)[number]
    return PHRASES[kind](_, view, number)


@cache
def mark_cohort(_: Words) -> names.Names:
    return _("Mark a box of the left cohort"), _("Mark a box of the centre cohort"), _("Mark a box of the right cohort")


@cache
def mark_track(_: Words) -> names.Names:
    return (
        _("Mark the next mining and foresting box"),
        _("Mark the next wall guard box"),
        _("Mark the next cippi box"),
        _("Mark the next wall box"),
        _("Mark the next fort box with a builder"),
        _("Mark the next fort box with a soldier"),
    )


@cache
def build(_: Words) -> names.Names:
    return (
        _("Build the medium granary"),
        _("Build the large granary"),
        _("Build the small hotel"),
        _("Build the large hotel"),
        _("Build the small workshop"),
        _("Build the large workshop"),
        _("Build the small road"),
        _("Build the large road"),
        _("Build the archway"),
        _("Build the monolith"),
        _("Build the column"),
        _("Build the statue"),
        _("Build the small precinct"),
        _("Build the medium precinct"),
        _("Build the large precinct"),
        _("Build the market"),
        _("Build the theatre"),
        _("Build the ludus gladiatorius"),
        _("Build the small gardens"),
        _("Build the large gardens"),
        _("Build the small temple"),
        _("Build the medium temple"),
        _("Build the large temple"),
        _("Build the baths"),
        _("Build the courthouse"),
    )


@cache
def mark_citizen(_: Words) -> names.Names:
    return (
        _("Mark the next box on the traders' track"),
        _("Mark the next box on the performers' track"),
        _("Mark the next box on the priests' track"),
        _("Mark the next box on the apparitores' track"),
        _("Mark the next box on the patricians' track"),
    )


@cache
def fight(_: Words) -> names.Names:
    return _("Send the red gladiator to fight"), _("Send the blue gladiator to fight")


@cache
def hire(_: Words) -> names.Names:
    return (
        _("Hire a diplomat for the left cohort"),
        _("Hire a diplomat for the centre cohort"),
        _("Hire a diplomat for the right cohort"),
    )


@cache
def temple_favour(_: Words) -> names.Names:
    return (
        _("Cancel a card against the left cohort with a temple favour"),
        _("Cancel a card against the centre cohort with a temple favour"),
        _("Cancel a card against the right cohort with a temple favour"),
    )


@cache
def diplomat_favour(_: Words) -> names.Names:
    return (
        _("Cancel a card against the left cohort with a diplomat's favour"),
        _("Cancel a card against the centre cohort with a diplomat's favour"),
        _("Cancel a card against the right cohort with a diplomat's favour"),
    )


def path(_: Words, view: View, number: int) -> str:
    card = names.cards(_)[number]
    others = int(view.s.hands[view.seat]) & ~(1 << number) if view.seat >= 0 else 0
    if not others:
        return _("Path: {path}", path=card)
    prospect = names.cards(_)[others.bit_length() - 1]
    return _("Path: {path}; prospect: {prospect}", path=card, prospect=prospect)


def attribute(_: Words, _view: View, number: int) -> str:
    return _("Attribute: {attribute}", attribute=names.attributes(_)[number])


def train(_: Words, _view: View, _number: int) -> str:
    return _("Train a builder at the training grounds and mark the next wall guard box")


def forum(_: Words, _view: View, number: int) -> str:
    gained = pieces(_, row_of(int(t.FORUM_GAIN[number])), counted_object)
    return _("Forum: gain {gained} for {cost}", gained=gained, cost=pieces(_, t.FORUM_COST[number], counted_object))


def good(_: Words, view: View, number: int) -> str:
    box, source = good_of(number)
    if source == t.FATE:
        return _("Market box {box}: the good on the next Fate card", box=box + 1)
    card = card_at(view.s, view.seat, source) if view.seat >= 0 else -1
    if card < 0:
        return _("Market box {box}: a good from {source}", box=box + 1, source=names.sources(_)[source])
    number = int(t.CARD_GOOD[card])
    if source in (t.LEFT, t.RIGHT):
        seller = player_name(view, neighbour(view.s, view.seat, source), _.lang)
        return _("Market box {box}: good {good}, bought from {who}", box=box + 1, good=number, who=seller)
    return _("Market box {box}: good {good} from {source}", box=box + 1, good=number, source=names.sources(_)[source])


def show(_: Words, _view: View, number: int) -> str:
    return _("Put on show {box}: {rewards}", box=number + 1, rewards=rewards(_, t.SHOW_REWARD[number]))


def gladiator_train(_: Words, _view: View, number: int) -> str:
    gladiator, supply = trainer_of(number)
    name = sentence(names.gladiators(_)[gladiator])
    return _("{gladiator}: train once for {price}", gladiator=name, price=pieces(_, row_of(supply), counted_object))


def temple(_: Words, _view: View, number: int) -> str:
    return _("Mark the next temple box for {price}", price=pieces(_, row_of(number), counted_object))


def bribe(_: Words, _view: View, number: int) -> str:
    price = pieces(_, row_of(t.RESOURCE, int(t.BATH_RESOURCES[number])))
    return _("Bribe in bath box {box} ({price}): remove one disdain", box=number + 1, price=price)


def ruling(_: Words, _view: View, number: int) -> str:
    column, row = divmod(number, t.RULING_ROWS)
    gained = rewards(_, t.RULING_REWARD[column])
    if not t.RULING_COST[column].any():
        return _("Ruling in column {column}, row {row}: {gained}", column=column + 1, row=row + 1, gained=gained)
    price = pieces(_, t.RULING_COST[column], counted_object)
    return _(
        "Ruling in column {column}, row {row}: {gained} for {price}",
        column=column + 1,
        row=row + 1,
        gained=gained,
        price=price,
    )


def scout(_: Words, view: View, number: int) -> str:
    source = scout_source(number)
    card = card_at(view.s, view.seat, source) if view.seat >= 0 else -1
    shape = t.SHAPES[int(t.CARD_SHAPE[card])] if card >= 0 else "?"
    if card >= 0 and source in (t.LEFT, t.RIGHT):
        return _(
            "Send a scout: shape {shape}, bought from {who}",
            shape=shape,
            who=player_name(view, neighbour(view.s, view.seat, source), _.lang),
        )
    return _("Send a scout: shape {shape} from {source}", shape=shape, source=names.sources(_)[source])


def place(_: Words, _view: View, number: int) -> str:
    return _("Draw the shape on {cells}", cells=cells(number))


def cells(place: int) -> str:
    """The cells of a place on the scout map: rows are letters, columns numbers."""
    return ", ".join(f"{ROW_LETTERS[row]}{column + 1}" for row, column in t.PLACES[place])


def favour_none(_: Words, _view: View, _number: int) -> str:
    return _("Keep the remaining favours")


def stop(_: Words, _view: View, _number: int) -> str:
    return _("End your year")


PHRASES = {
    "path": path, "attribute": attribute, "train": train, "forum": forum, "good": good, "show": show,
    "gladiator_train": gladiator_train, "temple": temple, "bribe": bribe, "ruling": ruling, "scout": scout,
    "place": place, "favour_none": favour_none, "stop": stop,
}  # fmt: skip
