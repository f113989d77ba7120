"""What happened in peace, as sentences: cards and disasters, cities and roads, claims and the end."""

from __future__ import annotations

from collections import Counter

from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes.state import BY_CITIES, BY_MONUMENT, LAST_TRIBE, NOBODY_LEFT
from ludus.games.age_of_heroes.tables import CITIES_TO_WIN, CITY, GRAIN, ROUND_LIMIT
from ludus.games.age_of_heroes.text.speech import Speech
from ludus.games.age_of_heroes.text.story import Happening, Seen

# ---------------------------------------------------------------- cards


def drew(v: Speech, h: Happening, seen: Seen) -> str:
    cards = v.taken_cards(h.n)
    if h.who == v.me:
        cards = seen.gain(cards)
    return v.by(h.who, v._("You draw {cards}."), v._("{who} draw {cards}."), cards=cards) if h.n else ""


def all_drew(v: Speech, found: list[Happening], seen: Seen) -> str:
    """Several draws in one sentence: a tribe's taxes, or everybody's cards at a fair and the reader's own by name."""
    drawn: Counter[int] = Counter()
    for h in found:
        drawn[h.who] += h.n
    if len(drawn) == 1:
        return drew(v, found[0]._replace(n=drawn.total()), seen)
    listed = ", ".join(v._("{who} {n}", who=v.who(seat), n=n) for seat, n in drawn.items())
    own = seen.gain("") if v.me in drawn else ""
    text = v._("Cards drawn: {list}.", list=listed)
    return " ".join((text, v._("You draw {cards}.", cards=own))) if own else text


def event(v: Speech, h: Happening, _seen: Seen) -> str:
    return v.by(h.who, v._("You draw {which}."), v._("{who} draw {which}."), which=v.which(h.n))


def starved(v: Speech, h: Happening, _seen: Seen) -> str:
    grain = v.counted_card(GRAIN, h.n)
    return v.by(h.who, v._("You discard {grain}."), v._("{who} discard {grain}."), grain=grain) if h.n else ""


def all_starved(v: Speech, found: list[Happening], _seen: Seen) -> str:
    lost = [v._("{who} {n}", who=v.who(h.who), n=h.n) for h in found if h.n]
    return sentence(v._("Grain discarded: {list}.", list=", ".join(lost))) if lost else ""


def lucky(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    mine, theirs = _("You play Luck and cancel {which}."), _("{who} play Luck and cancel {which}.")
    return v.by(h.who, mine, theirs, which=v.which(h.n))


def exchanged(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    give, want = v.which(int(v.s.give)), v.which(int(v.s.want))
    if h.whom == v.me:
        return _("You give {want} to {whom} for {give}.", want=want, give=give, whom=v.to_whom(h.who))
    return v.by(
        h.who,
        _("You exchange {give} for {want} with {whom}."),
        _("{who} exchange {give} for {want} with {whom}."),
        give=give,
        want=want,
        whom=v.with_whom(h.whom),
    )


# ---------------------------------------------------------------- cities, armies and roads


def city_grew(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    mine, theirs = _("You gain a city and now have {cities}."), _("{who} gain a city and now have {cities}.")
    return v.by(h.who, mine, theirs, cities=v.items(CITY, int(v.s.seats[h.who].cities)))


def shaken(v: Speech, h: Happening, _seen: Seen) -> str:
    if h.whom == v.me:
        return v._("The earthquake holds one of your armies until the end of your next turn.")
    return v._("The earthquake holds an army of {whose} until the end of their next turn.", whose=v.whose(h.whom))


def city_destroyed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.whom == v.me:
        text = _("The volcano destroys one of your cities.")
    else:
        text = _("The volcano destroys a city of {whose}.", whose=v.whose(h.whom))
    left = int(v.s.seats[h.whom].cities)
    rest = _.plural("{n} city is left.", "{n} cities are left.", left) if left else _("It was the last one.")
    return f"{text} {rest}"


def road_built(v: Speech, h: Happening, _seen: Seen) -> str:
    if v.me not in (h.who, h.whom):
        return v._("A road now joins {one} and {other}.", one=v.whom(h.who), other=v.whom(h.whom))
    return v._("A road now joins you and {other}.", other=v.whom(h.whom if h.who == v.me else h.who))


def armies_home(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.who == v.me:
        return _.plural("{n} of your armies comes home.", "{n} of your armies come home.", h.n)
    whose = v.whose(h.who)
    return _.plural("{n} army of {whose} comes home.", "{n} armies of {whose} come home.", h.n, whose=whose)


def armies_freed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.who == v.me:
        return _.plural("{n} of your armies is free again.", "{n} of your armies are free again.", h.n)
    whose = v.whose(h.who)
    return _.plural("{n} army of {whose} is free again.", "{n} armies of {whose} are free again.", h.n, whose=whose)


# ---------------------------------------------------------------- claims and the end


def claimed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    text = v.by(
        h.who,
        _("You win at the end of your next turn if you then own {cities} or a finished monument."),
        _("{who} win at the end of their next turn if they then own {cities} or a finished monument."),
        cities=v.items(CITY, v.number(CITIES_TO_WIN)),
    )
    return " ".join((_("Claim!"), text))


def claim_failed(v: Speech, h: Happening, _seen: Seen) -> str:
    return v.by(h.who, v._("Your claim has failed."), v._("The claim of {whose} has failed."), whose=v.whose(h.who))


def won(v: Speech, h: Happening, _seen: Seen) -> str:
    return victory(v, h.who)


def victory(v: Speech, seat: int) -> str:
    """By what a tribe has won."""
    _ = v._
    mine, theirs = {
        LAST_TRIBE: (_("You win: you are the last tribe."), _("{who} win: they are the last tribe.")),
        BY_CITIES: (_("You win: you own {cities}."), _("{who} win: they own {cities}.")),
        BY_MONUMENT: (_("You win: your monument is finished."), _("{who} win: their monument is finished.")),
    }[int(v.s.ending)]
    return v.by(seat, mine, theirs, cities=v.items(CITY, int(v.s.seats[seat].cities)))


def drawn(v: Speech, _h: Happening, _seen: Seen) -> str:
    if int(v.s.ending) == NOBODY_LEFT:
        return v._("No tribe is left; the last to be eliminated share the victory.")
    return v._.plural(
        "After {n} round the game is a draw between all tribes still in it.",
        "After {n} rounds the game is a draw between all tribes still in it.",
        v.number(ROUND_LIMIT),
    )
