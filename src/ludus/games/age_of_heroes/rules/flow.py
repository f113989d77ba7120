"""How the game runs: a question is answered, then everything happens that needs no answer, up to the next question."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import actions as a
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes.rules.battle import begin_battle, choose_army, lay_under
from ludus.games.age_of_heroes.rules.building import agree_to_road, build, refuse_road
from ludus.games.age_of_heroes.rules.disasters import let_it_be, name_target, play_luck
from ludus.games.age_of_heroes.rules.fair import next_fair_event
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, is_playing, next_seat
from ludus.games.age_of_heroes.rules.setup import choose_tribe, find_first, next_chooser
from ludus.games.age_of_heroes.rules.trade import decline, exchange, give, next_trader, offer, stop_trading
from ludus.games.age_of_heroes.rules.turn import (
    ask_to_discard,
    ask_to_lay,
    discard,
    first_turn,
    lay,
    levy_taxes,
    next_tax_card,
    next_turn,
    no_more_action,
    no_more_laying,
    swap,
)
from ludus.games.age_of_heroes.rules.war import (
    call_heroes,
    declare_war,
    luck_against_barbarians,
    play_hero,
    play_olympics,
    send,
)
from ludus.games.age_of_heroes.tables import GOALS, STRENGTHS, TRIBES


@kernel
def deal(s: Record) -> None:
    find_first(s)
    run(s)


@kernel
def active(s: Record) -> int:
    return s.asked


@kernel
def step(s: Record, seat: int, action: int) -> None:
    s.happenings = 0
    if s.question <= st.ASK_DISCARD:
        answer_in_turn(s, seat, action)
    elif (
        s.question == st.ASK_ANSWER
        or s.question == st.ASK_HERO
        or s.question == st.ASK_UNDER
        or s.question == st.ASK_FIGHT
    ):
        answer_in_battle(s, seat, action)
    else:
        answer_at_fair(s, seat, action)
    run(s)


@kernel
def answer_in_turn(s: Record, seat: int, action: int) -> None:
    """Tribes, and whatever comes of a turn's phases."""
    question = s.question
    if question == st.ASK_TRIBE:
        choose_tribe(s, seat, action - a.TRIBE)
    elif question in (st.ASK_ACTION, st.ASK_BUILD):
        act(s, seat, action)
    elif question == st.ASK_ROAD:
        if action == a.AGREE:
            agree_to_road(s)
        else:
            refuse_road(s)
    elif question == st.ASK_SEND:
        if action >= a.SEND:
            send(s, seat, action - a.SEND)
        else:
            play_hero(s, seat, action - a.HERO_ARMY)
    elif question == st.ASK_LAY:
        if action == a.DONE:
            no_more_laying(s)
        else:
            lay(s, seat)
    elif question == st.ASK_DISCARD:
        discard(s, seat, action - a.DISCARD)


@kernel
def act(s: Record, seat: int, action: int) -> None:
    """Phase 2: taxes, building, war or nothing."""
    if action == a.TAXES:
        levy_taxes(s, seat)
    elif action < a.BUILD:
        swap(s, seat, action - a.SWAP)
    elif action < a.WAR:
        build(s, seat, action - a.BUILD)
    elif action == a.DONE:
        no_more_action(s)
    else:
        war = action - a.WAR
        declare_war(s, seat, s.seat_of[war // len(GOALS)], war % len(GOALS))


@kernel
def answer_in_battle(s: Record, seat: int, action: int) -> None:
    if s.question == st.ASK_FIGHT:
        choose_army(s, seat, action - a.FIGHT)
    elif s.question == st.ASK_UNDER:
        lay_under(s, seat, (action - a.UNDER) // STRENGTHS, (action - a.UNDER) % STRENGTHS)
    elif action == a.PLAY_OLYMPICS:
        play_olympics(s, seat)
    elif action == a.PLAY_LUCK:
        luck_against_barbarians(s, seat)
    elif action == a.LET_IT_BE:
        call_heroes(s)
    elif action == a.NO_HERO:
        go_on(s)
        begin_battle(s)
    else:
        play_hero(s, seat, action - a.HERO_ARMY)


@kernel
def answer_at_fair(s: Record, seat: int, action: int) -> None:
    """Trade, and the disasters, which come in turns as well."""
    question = s.question
    if question == st.ASK_TRADE:
        trade(s, seat, action)
    elif question == st.ASK_SHAKE:
        name_target(s, s.seat_of[action - a.SHAKE])
    elif question == st.ASK_ERUPT:
        name_target(s, s.seat_of[action - a.ERUPT])
    elif question == st.ASK_LUCK:
        if action == a.PLAY_LUCK:
            play_luck(s, seat)
        else:
            let_it_be(s, seat)
    elif question == st.ASK_WITH:
        exchange(s, s.seat_of[action - a.WITH])
    elif question == st.ASK_EXCHANGE:
        if action == a.AGREE:
            exchange(s, seat)
        else:
            decline(s, seat)


@kernel
def trade(s: Record, seat: int, action: int) -> None:
    if action == a.PASS:
        stop_trading(s, seat)
    elif action >= a.GIVE:
        give(s, seat, (action - a.GIVE) // len(TRIBES), s.seat_of[(action - a.GIVE) % len(TRIBES)])
    else:
        offer(s, seat, action - a.OFFER)


# ---------------------------------------------------------------- what needs no answer


@kernel
def run(s: Record) -> None:
    while s.question == st.NO_QUESTION and s.stage != st.OVER:
        if s.stage < st.DRAWING:
            advance_fair(s)
        elif not is_playing(s, s.turn):  # a tribe that goes out in its own turn ends it there
            next_turn(s, next_seat(s, s.turn))
        else:
            advance_turn(s)


@kernel
def advance_fair(s: Record) -> None:
    if s.stage == st.FAIR_EVENTS:
        next_fair_event(s)
    elif s.stage == st.TRADING:
        if not next_trader(s):
            first_turn(s)
    elif s.stage == st.CHOOSING:
        next_chooser(s)


@kernel
def advance_turn(s: Record) -> None:
    stage = s.stage
    if stage == st.DRAWING:
        s.stage = st.ACTING
    elif stage == st.ACTING:
        ask(s, st.ASK_ACTION, bit(s.turn))
    elif stage == st.BUILDING:
        ask(s, st.ASK_BUILD, bit(s.turn))
    elif stage == st.TAXING:
        next_tax_card(s)
    elif stage in (st.SWAPPING, st.WARRING):
        s.stage = st.LAYING
    elif stage == st.LAYING:
        ask_to_lay(s)
    else:
        ask_to_discard(s)
