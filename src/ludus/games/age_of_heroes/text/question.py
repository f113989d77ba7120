"""What the reader has to decide now, or who is to move."""

from __future__ import annotations

from collections.abc import Callable

from ludus.engine.phrases import sentence
from ludus.engine.view import View
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes.actions import LET_IT_BE, NO_HERO
from ludus.games.age_of_heroes.tables import FAMINE, HAND_LIMIT, HERO, NOBODY, OFFERS, SPECIAL
from ludus.games.age_of_heroes.text.speech import Speech


def question(view: View, lang: str = "en") -> str:
    """What this seat has to decide, or what it waits for."""
    v = Speech(view, lang)
    if int(v.s.stage) == st.OVER:
        return ended(v)
    if v.to_move:
        return QUESTIONS[int(v.s.question)](v)
    return waiting_for(v)


def is_pass(action: int) -> bool:
    """Whether an action declines to react to an event or an attack."""
    return action in (LET_IT_BE, NO_HERO)


def ended(v: Speech) -> str:
    _ = v._
    winners = [seat for seat in range(v.view.players) if int(v.s.winners) >> seat & 1]
    if int(v.s.ending) == st.ROUNDS_OVER or len(winners) != 1:
        listed = ", ".join(v.who(seat) for seat in winners)
        return _("The game is over: a draw between {list}.", list=listed) if listed else _("The game is over: a draw.")
    return v.by(winners[0], _("The game is over: you have won."), _("The game is over: {who} have won."))


def waiting_for(v: Speech) -> str:
    """Names only those who may be known to be to move."""
    _ = v._
    seats = v.view.active()
    if not seats:
        return _("Waiting.")
    if int(v.s.question) == st.ASK_TRIBE:
        return sentence(_("{who} is choosing a tribe.", who=v.player_name(seats[0])))
    if int(v.s.question) == st.ASK_ROAD:
        builder, neighbour = v.who(int(v.s.turn)), v.to_whom(int(v.s.partner))
        return sentence(_("{who} want to build a road to {whom}; waiting for the answer.", who=builder, whom=neighbour))
    return _("Waiting for {list}.", list=", ".join(v.whom(seat) for seat in seats))


def action(v: Speech) -> str:
    _ = v._
    if int(v.mine.cities):
        return _("Your action: taxes, building, war, or none?")
    return _("Your action: swap a card, build, go to war, or none?")


def road(v: Speech) -> str:
    return sentence(v._("{who} want to build a road to you. Do you agree?", who=v.who(int(v.s.turn))))


def discard(v: Speech) -> str:
    limit = v.number(HAND_LIMIT)
    over = int(v.mine.hand.sum()) - limit
    return v._.plural("Discard {n} card, down to {limit}.", "Discard {n} cards, down to {limit}.", over, limit=limit)


def trade(v: Speech) -> str:
    _ = v._
    left = v.number(OFFERS) - int(v.mine.offers)
    return _.plural("Your go at the fair. {n} offer left.", "Your go at the fair. {n} offers left.", left)


def luck(v: Speech) -> str:
    _ = v._
    if int(v.s.event) == FAMINE:
        return _("Famine: everybody is about to discard all grain. Play Luck?")
    return _("{event}: you are about to be hit. Play Luck?", event=sentence(v.card(int(v.s.event))))


def answer(v: Speech) -> str:
    _ = v._
    if int(v.s.attacker) == NOBODY:
        return _("Barbarians attack you. End the attack?")
    return sentence(_("{who} attack you. Play Olympic Games?", who=v.who(int(v.s.attacker))))


def send(v: Speech) -> str:
    _ = v._
    if not int(v.mine.hand[HERO]):
        return _("Send your armies.")
    return _("Play Heroes if you like, then send your armies.")


def hero(v: Speech) -> str:
    return sentence(v._("{who} attack you. Play a Hero in defence?", who=v.who(int(v.s.attacker))))


def exchange(v: Speech) -> str:
    give, want = v.which(int(v.s.give)), v.which(int(v.s.want))
    offerer = v.who(int(v.s.current))
    return sentence(v._("{who} offer you {give} for {want}. Do you agree?", who=offerer, give=give, want=want))


QUESTIONS: dict[int, Callable[[Speech], str]] = {
    st.ASK_TRIBE: lambda v: v._("Choose your tribe."),
    st.ASK_ACTION: action,
    st.ASK_BUILD: lambda v: v._("Will you build anything else?"),
    st.ASK_ROAD: road,
    st.ASK_SEND: send,
    st.ASK_LAY: lambda v: v._("Lay {which} on your monument?", which=v.which(SPECIAL + int(v.mine.tribe))),
    st.ASK_DISCARD: discard,
    st.ASK_SHAKE: lambda v: v._("Earthquake: hold an army of which tribe?"),
    st.ASK_ERUPT: lambda v: v._("Volcano: destroy a city of which tribe?"),
    st.ASK_TRADE: trade,
    st.ASK_UNDER: lambda v: v._("Place your battle cards. Which one goes under {army}?", army=v.sort(next_sort(v))),
    st.ASK_FIGHT: lambda v: v._("Which army fights the next duel?"),
    st.ASK_LUCK: luck,
    st.ASK_ANSWER: answer,
    st.ASK_HERO: hero,
    st.ASK_WITH: lambda v: v._("Several tribes hold {which}. With whom do you exchange?", which=v.which(int(v.s.want))),
    st.ASK_EXCHANGE: exchange,
}


def next_sort(v: Speech) -> int:
    """The sort of army the reader's next battle card goes under."""
    side = v.side()
    for sort, armies in enumerate(v.s.force[side]):
        if int(v.s.laid[side][sort].sum()) < int(armies):
            return sort
    return len(v.s.force[side]) - 1
