"""What happened in war, as sentences: duels with their sums, and spoils."""

from __future__ import annotations

from ludus.engine.phrases import sentence
from ludus.games.age_of_heroes.tables import ATTACKER, CITY, DEFENDER, NOBODY, STRENGTHS
from ludus.games.age_of_heroes.text.speech import Speech, strength
from ludus.games.age_of_heroes.text.story import Happening, Seen


def turned_back(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    if h.whom == NOBODY:
        return v.by(
            h.who,
            _("You play Olympic Games; the barbarians leave."),
            _("{who} play Olympic Games; the barbarians leave."),
        )
    return v.by(
        h.who, _("You play Olympic Games; the attack is over."), _("{who} play Olympic Games; the attack is over.")
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
        return " ".join((said, v._("A tie: nothing happens.")))
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
    return v.by(loser, *said, whose=v.whose(loser))


def victorious(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    whose = v.whose(h.who)
    if h.n == 0:
        mine, theirs = _("None of your armies is victorious."), _("No army of {whose} is victorious.")
        return v.by(h.who, mine, theirs, whose=whose)
    if h.who == v.me:
        return _.plural("{n} of your armies is victorious.", "{n} of your armies are victorious.", h.n)
    return _.plural("{n} army of {whose} is victorious.", "{n} armies of {whose} are victorious.", h.n, whose=whose)


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
        whom=v.from_whom(h.whom),
    )


def cards_taken(v: Speech, h: Happening, seen: Seen) -> str:
    _ = v._
    if h.whom == v.me:
        cards = seen.lost or v.taken_cards(h.n)
        return sentence(_("{who} plunder {cards} from you.", who=v.who(h.who), cards=cards))
    return v.by(
        h.who,
        _("You plunder {cards} from {whom}."),
        _("{who} plunder {cards} from {whom}."),
        cards=seen.gain(v.taken_cards(h.n)) if h.who == v.me else v.taken_cards(h.n),
        whom=v.from_whom(h.whom),
    )


def monument_destroyed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    cards, left = v.taken_cards(h.n), int(v.s.seats[h.whom].monument)
    if h.whom == v.me:
        text = sentence(_("{who} destroy {cards} of your monument.", who=v.who(h.who), cards=cards))
    else:
        text = v.by(
            h.who,
            _("You destroy {cards} of the monument of {whose}."),
            _("{who} destroy {cards} of the monument of {whose}."),
            cards=cards,
            whose=v.whose(h.whom),
        )
    rest = _.plural("{n} card of it is left.", "{n} cards of it are left.", left) if left else _("None of it is left.")
    return f"{text} {rest}"


def cards_destroyed(v: Speech, h: Happening, _seen: Seen) -> str:
    _ = v._
    return v.by(
        h.whom, _("You lose {which} to the barbarians."), _("{who} lose {which} to the barbarians."), which=v.which(h.n)
    )
