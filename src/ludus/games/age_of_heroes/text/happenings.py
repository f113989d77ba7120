"""What happened in a step, as sentences: everything the story of a record holds, grouped so that it is brief."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from ludus.games.age_of_heroes.rules.story import read
from ludus.games.age_of_heroes.state import BY_CITIES, BY_MONUMENT, LAST_TRIBE, NOBODY_LEFT
from ludus.games.age_of_heroes.tables import (
    ATTACKER,
    CITIES_TO_WIN,
    CITY,
    DEFENDER,
    GRAIN,
    NOBODY,
    ROUND_LIMIT,
    STRENGTHS,
)
from ludus.games.age_of_heroes.text.speech import Speech, sentence, strength

DUELS = frozenset({"tie", "attacker won", "defender won"})


class Happening(NamedTuple):
    """`n` is how many, or which card."""

    what: str
    who: int
    whom: int
    n: int


@dataclass
class Seen:
    """What the reader alone sees of a step: cards that came into the own hand or were taken from it; told once."""

    gained: str = ""
    lost: str = ""

    def gain(self, otherwise: str) -> str:
        told, self.gained = self.gained, ""
        return told or otherwise


def story(s: Any) -> list[Happening]:
    return [Happening(*item) for item in read(s)]


def happenings(v: Speech, seen: Seen | None = None) -> list[str]:
    """The sentences of a view's last step."""
    told: list[str] = []
    seen = seen or Seen()
    for what, group in groupby(worth_telling(v), key=lambda happening: happening.what):
        found = list(group)
        if what in TOGETHER and len(found) > 1:
            told.append(TOGETHER[what](v, found, seen))
        else:
            told += [SENTENCES[what](v, happening, seen) for happening in found]
    return [words for words in told if words]


def worth_telling(v: Speech) -> list[Happening]:
    """All but the one card that others draw at the beginning of every turn."""
    found = story(v.s)
    began = [False, *(happening.what == "turn began" for happening in found)]
    return [h for h, first in zip(found, began, strict=False) if not (first and h.what == "drew" and h.who != v.me)]


# cards


def drew(v: Speech, h: Happening, seen: Seen) -> str:
    cards = v.n_cards(h.n)
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
    told = v._("Cards drawn: {list}.", list=listed)
    return f"{told} {v._('You draw {cards}.', cards=own)}" if own else told


def event(v: Speech, h: Happening, _seen: Seen) -> str:
    return v.by(h.who, v._("You turn up {which}."), v._("{who} turn up {which}."), which=v.which(h.n))


def no_effect(v: Speech, h: Happening, _seen: Seen) -> str:
    return sentence(v._("{card} is discarded without effect.", card=v.card(h.n)))


def starved(v: Speech, h: Happening, _seen: Seen) -> str:
    grain = v.some(GRAIN, h.n)
    return v.by(h.who, v._("You discard {grain}."), v._("{who} discard {grain}."), grain=grain) if h.n else ""


def all_starved(v: Speech, found: list[Happening], _seen: Seen) -> str:
    lost = [v._("{who} {n}", who=v.who(h.who), n=h.n) for h in found if h.n]
    return sentence(v._("Grain discarded: {list}.", list=", ".join(lost))) if lost else ""


def lucky(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    return v.by(h.who, _("You cancel {which} by luck."), _("{who} cancel {which} by luck."), which=v.which(h.n))


# cities, armies and roads


def city_grew(v: Speech, h: Happening, _seen: Seen) -> str:
    cities = v.items(CITY, int(v.s.seats[h.who].cities))
    return v.by(h.who, v._("You gain a city: {cities}."), v._("{who} gain a city: {cities}."), cities=cities)


def shaken(v: Speech, h: Happening, _seen: Seen) -> str:
    if h.whom == v.me:
        return v._("The earthquake holds one of your armies until the end of your next turn.")
    return v._("The earthquake holds an army of {whose} until the end of their next turn.", whose=v.whose(h.whom))


def city_destroyed(v: Speech, h: Happening, _seen: Seen) -> str:
    cities = v.items(CITY, int(v.s.seats[h.whom].cities))
    if h.whom == v.me:
        return v._("The volcano destroys one of your cities: {cities} left.", cities=cities)
    return v._("The volcano destroys a city of {whose}: {cities} left.", whose=v.whose(h.whom), cities=cities)


def road_built(v: Speech, h: Happening, _seen: Seen) -> str:
    if v.me not in (h.who, h.whom):
        return v._("A road now joins {one} and {other}.", one=v.whom(h.who), other=v.whom(h.whom))
    return v._("A road now joins you and {other}.", other=v.whom(h.whom if h.who == v.me else h.who))


def armies_home(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.who == v.me:
        return _.plural("{n} of your armies is home.", "{n} of your armies are home.", h.n)
    whose = v.whose(h.who)
    return _.plural("{n} army of {whose} is home.", "{n} armies of {whose} are home.", h.n, whose=whose)


def armies_freed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.who == v.me:
        return _.plural("{n} of your armies is free again.", "{n} of your armies are free again.", h.n)
    whose = v.whose(h.who)
    return _.plural("{n} army of {whose} is free again.", "{n} armies of {whose} are free again.", h.n, whose=whose)


# the fair


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


# war


def turned_back(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.whom == NOBODY:
        return v.by(
            h.who,
            _("You play Olympic games; the barbarians go."),
            _("{who} play Olympic games; the barbarians go."),
        )
    return v.by(
        h.who,
        _("You play Olympic games; the attack is over."),
        _("{who} play Olympic games; the attack is over."),
    )


def undefended(v: Speech, h: Happening, _seen: Seen) -> str:
    if h.whom == v.me:
        return v._("You have no army to defend you.")
    return v._("Nobody defends {whom}.", whom=v.whom(h.whom))


def duel(v: Speech, h: Happening, _seen: Seen) -> str:
    """Both armies of a duel, and what became of them. Their strengths stand in `n`."""
    cards = [int(army) % STRENGTHS + 1 for army in v.s.duel]
    totals = divmod(h.n, 256)
    said = v._(
        "Duel: {attacker} {first}, {defender} {second}.",
        attacker=v.who(h.who),
        first=strength(cards[ATTACKER], totals[ATTACKER]),
        defender=v.who(h.whom),
        second=strength(cards[DEFENDER], totals[DEFENDER]),
    )
    if h.what == "tie":
        return f"{said} {v._('Equal: nothing happens.')}"
    side = DEFENDER if h.what == "attacker won" else ATTACKER
    return f"{said} {loss(v, (h.who, h.whom)[side], int(v.s.duel[side]) // STRENGTHS)}"


def loss(v: Speech, loser: int, sort: int) -> str:
    _ = v._
    said = (
        (_("You lose an army and its general."), _("{who} lose an army and its general.")),
        (_("You lose an army led by a hero."), _("{who} lose an army led by a hero.")),
        (_("Your hero falls."), _("A hero of {whose} falls.")),
        (_("You lose an army."), _("{who} lose an army.")),
    )[sort]
    return v.by(loser, *said, whose=v.whose(loser) if loser != NOBODY else "")


def victorious(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.n == 0:
        return v.by(h.who, _("None of your armies is victorious."), _("{who} have no victorious army."))
    if h.who == v.me:
        return _.plural("{n} of your armies is victorious.", "{n} of your armies are victorious.", h.n)
    told = _.plural("{who} have {n} victorious army.", "{who} have {n} victorious armies.", h.n, who=v.who(h.who))
    return sentence(told)


def cities_taken(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    cities = v.items(CITY, h.n)
    if h.whom == v.me:
        return sentence(_("{who} take {cities} from you.", who=v.who(h.who), cities=cities))
    return v.by(
        h.who,
        _("You take {cities} from {whom}."),
        _("{who} take {cities} from {whom}."),
        cities=cities,
        whom=v.whose(h.whom),
    )


def cards_taken(v: Speech, h: Happening, seen: Seen) -> str:
    _ = v._
    if h.whom == v.me:
        cards = seen.lost or v.n_cards(h.n)
        return sentence(_("{who} plunder {cards} from you.", who=v.who(h.who), cards=cards))
    return v.by(
        h.who,
        _("You plunder {cards} from {whom}."),
        _("{who} plunder {cards} from {whom}."),
        cards=seen.gain(v.n_cards(h.n)) if h.who == v.me else v.n_cards(h.n),
        whom=v.whose(h.whom),
    )


def monument_destroyed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    left = int(v.s.seats[h.whom].monument)
    if h.whom == v.me:
        return sentence(
            _(
                "{who} destroy {cards} of your monument; it has {left}.",
                who=v.who(h.who),
                cards=v.n_cards(h.n),
                left=left,
            )
        )
    return v.by(
        h.who,
        _("You destroy {cards} of the monument of {whose}; it has {left}."),
        _("{who} destroy {cards} of the monument of {whose}; it has {left}."),
        cards=v.n_cards(h.n),
        whose=v.whose(h.whom),
        left=left,
    )


def cards_destroyed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    return v.by(
        h.whom,
        _("You lose {which} to the barbarians."),
        _("{who} lose {which} to the barbarians."),
        which=v.which(h.n),
    )


# claims and the end


def claimed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    told = v.by(
        h.who,
        _("You win at the end of your next turn if you then own {cities} cities or a finished monument."),
        _("{who} win at the end of their next turn if they then own {cities} cities or a finished monument."),
        cities=v.number(CITIES_TO_WIN),
    )
    return f"{_('Claim!')} {told}"


def claim_failed(v: Speech, h: Happening, _seen: Seen) -> str:
    return v.by(h.who, v._("Your claim has failed."), v._("The claim of {whose} has failed."), whose=v.whose(h.who))


def won(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    mine, theirs = {
        LAST_TRIBE: (_("You win: you are the last tribe."), _("{who} win: they are the last tribe.")),
        BY_CITIES: (_("You win with {cities}."), _("{who} win with {cities}.")),
        BY_MONUMENT: (_("You win: your monument is finished."), _("{who} win: their monument is finished.")),
    }[int(v.s.ending)]
    return v.by(h.who, mine, theirs, cities=v.items(CITY, int(v.s.seats[h.who].cities)))


def drawn(v: Speech, _h: Happening, _seen: Seen) -> str:
    if int(v.s.ending) == NOBODY_LEFT:
        return v._("No tribe is left; those who went last share the game.")
    return v._("After {n} rounds the game is a draw between all tribes still in it.", n=v.number(ROUND_LIMIT))


Teller = Callable[[Speech, Happening, Seen], str]
SENTENCES: dict[str, Teller] = {
    "nothing": lambda _v, _h, _s: "",
    "round began": lambda v, h, _s: v._("Round {n}, the fair.", n=h.n),
    "turn began": lambda v, h, _s: v.by(h.who, v._("Your turn."), v._("The turn of {whose}."), whose=v.whose(h.who)),
    "drew": drew,
    "reshuffled": lambda v, _h, _s: v._("The discard pile becomes the deck."),
    "event": event,
    "no effect": no_effect,
    "city grew": city_grew,
    "shaken": shaken,
    "city destroyed": city_destroyed,
    "starved": starved,
    "lucky": lucky,
    "exchanged": exchanged,
    "no exchange": lambda v, _h, _s: v._("There is no exchange."),
    "road built": road_built,
    "turned back": turned_back,
    "undefended": undefended,
    "tie": duel,
    "attacker won": duel,
    "defender won": duel,
    "victorious": victorious,
    "cities taken": cities_taken,
    "cards taken": cards_taken,
    "monument destroyed": monument_destroyed,
    "cards destroyed": cards_destroyed,
    "armies home": armies_home,
    "armies freed": armies_freed,
    "claimed": claimed,
    "claim failed": claim_failed,
    "out": lambda v, h, _s: v.by(h.who, v._("You are out of the game."), v._("{who} are out of the game.")),
    "won": won,
    "drawn": drawn,
}
TOGETHER: dict[str, Callable[[Speech, list[Happening], Seen], str]] = {"drew": all_drew, "starved": all_starved}
