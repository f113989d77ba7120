"""What an action does, as a short phrase."""

from __future__ import annotations

from collections.abc import Callable

from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes.actions import GIVEN, MARCHES, WANTED
from ludus.games.age_of_heroes.tables import BARBARIANS, GOALS, ROAD_LEFT, SPECIAL, STRENGTHS, TRIBES
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.speech import Speech


def describe(action: int, view: View, lang: str = "en") -> str:
    """What the action does: "Build a city"."""
    kind, n = meaning(action)
    return PHRASES[kind](Speech(view, lang), n)


def tribe(v: Speech, n: int) -> str:
    _ = v._
    chosen = names.whom(_)[n]
    return _("Choose {whom}; their special resource is {stone}", whom=chosen, stone=v.card(SPECIAL + n))


def taxes(v: Speech, _n: int) -> str:
    return v._("Collect taxes: draw {cards}", cards=v.taken_cards(int(v.mine.cities)))


def swap(v: Speech, n: int) -> str:
    return v._("Swap {which} for a new card", which=v.which(n))


def build(v: Speech, n: int) -> str:
    _ = v._
    if n < ROAD_LEFT:
        return names.to_build(_)[n]
    neighbour = v.neighbour(v.me, 1 if n == ROAD_LEFT else -1)
    if n == ROAD_LEFT:
        return _("Build a road to the left, to {whom}", whom=v.towards(neighbour))
    return _("Build a road to the right, to {whom}", whom=v.towards(neighbour))


def war(v: Speech, n: int) -> str:
    _ = v._
    tribe, goal = divmod(n, len(GOALS))
    against = names.whom(_)[tribe]
    return (
        _("War on {whom} to conquer cities", whom=against),
        _("War on {whom} to plunder cards", whom=against),
        _("War on {whom} to destroy their monument", whom=against),
    )[goal]


def agree(v: Speech, _n: int) -> str:
    _ = v._
    if int(v.s.question) == st.ASK_ROAD:
        return _("Agree to the road")
    if int(v.s.question) == st.ASK_EXCHANGE:
        return _("Agree: give {want} for {give}", want=v.which(int(v.s.want)), give=v.which(int(v.s.give)))
    return _("Agree")


def refuse(v: Speech, _n: int) -> str:
    _ = v._
    if int(v.s.question) == st.ASK_ROAD:
        return _("Refuse the road")
    return _("Decline the exchange") if int(v.s.question) == st.ASK_EXCHANGE else _("Refuse")


def send(v: Speech, n: int) -> str:
    _ = v._
    armies, led = MARCHES[n]
    if armies == 0:
        return _("Send the heroes alone")
    return _("Send {force}", force=v.sent((led, 0, 0, armies - led)))


def luck(v: Speech, _n: int) -> str:
    event = int(v.s.event)
    return v._("Play Luck and cancel {which}", which=v.which(event)) if event >= 0 else v._("Play Luck")


def let_it_be(v: Speech, _n: int) -> str:
    _ = v._
    if int(v.s.event) in range(BARBARIANS):
        return _("Do nothing")
    return _("Face the attack")


def under(v: Speech, n: int) -> str:
    sort, strength = divmod(n, STRENGTHS)
    return v._("Lay {n} under {army}", n=strength + 1, army=v.chosen_sort(sort))


def fight(v: Speech, n: int) -> str:
    sort, strength = divmod(n, STRENGTHS)
    return v._("Fight with {army}, card {n}", n=strength + 1, army=v.chosen_sort(sort))


def offer(v: Speech, n: int) -> str:
    return v._("Offer {give} for {want}", give=v.which(int(GIVEN[n])), want=v.which(int(WANTED[n])))


def give(v: Speech, n: int) -> str:
    card, tribe = divmod(n, len(TRIBES))
    return v._("Give {which} to {whom}", which=v.which(card), whom=names.to_whom(v._)[tribe])


def done(v: Speech, _n: int) -> str:
    _ = v._
    said = {
        st.ASK_ACTION: _("No action this turn"),
        st.ASK_BUILD: _("Finish building"),
        st.ASK_LAY: _("Lay no more cards"),
    }
    return said.get(int(v.s.question), _("Done"))


PHRASES: dict[str, Callable[[Speech, int], str]] = {
    "tribe": tribe,
    "taxes": taxes,
    "swap": swap,
    "build": build,
    "war": war,
    "agree": agree,
    "refuse": refuse,
    "hero army": lambda v, _n: v._("Play a Hero as an army"),
    "hero general": lambda v, _n: v._("Play a Hero as a general"),
    "no hero": lambda v, _n: v._("Play no Hero"),
    "send": send,
    "olympics": lambda v, _n: v._("Play Olympic Games and end the attack"),
    "luck": luck,
    "let it be": let_it_be,
    "under": under,
    "fight": fight,
    "lay": lambda v, n: v._("Lay {which} on the monument", which=v.which(SPECIAL + n)),
    "discard": lambda v, n: v._("Discard {which}", which=v.which(n)),
    "shake": lambda v, n: v._("Earthquake: hold an army of {whose}", whose=names.whose(v._)[n]),
    "erupt": lambda v, n: v._("Volcano: destroy a city of {whose}", whose=names.whose(v._)[n]),
    "offer": offer,
    "with": lambda v, n: v._("Exchange with {whom}", whom=names.with_whom(v._)[n]),
    "give": give,
    "pass": lambda v, _n: v._("Pass for the rest of the fair"),
    "done": done,
}
