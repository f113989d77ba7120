"""What happened in war, as sentences: duels with their sums, and spoils."""

from __future__ import annotations

from ludus.games.age_of_heroes.tables import ATTACKER, CITY, DEFENDER, NOBODY, STRENGTHS
from ludus.games.age_of_heroes.text.speech import Speech, sentence, strength
from ludus.games.age_of_heroes.text.story import Happening, Seen


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
        return " ".join((said, v._("Equal: nothing happens.")))
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
