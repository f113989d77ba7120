"""How the game runs: a question is answered, then everything happens that needs no answer, up to the next question."""

from typing import Any

from ludus.engine.chance import seed_chance
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.actions import (
    AGREE,
    BUILD,
    DISCARD,
    DONE,
    ERUPT,
    FIGHT,
    GIVE,
    HERO_ARMY,
    LET_IT_BE,
    NO_HERO,
    OFFER,
    PASS,
    PLAY_LUCK,
    PLAY_OLYMPICS,
    SEND,
    SHAKE,
    SWAP,
    TAXES,
    TRIBE,
    UNDER,
    WAR,
    WITH,
)
from ludus.games.age_of_heroes.rules.battle import begin_battle, choose_army, lay_under
from ludus.games.age_of_heroes.rules.building import agree_to_road, build, refuse_road
from ludus.games.age_of_heroes.rules.disasters import let_it_be, name_target, play_luck
from ludus.games.age_of_heroes.rules.fair import next_fair_event
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, is_playing, next_seat
from ludus.games.age_of_heroes.rules.setup import choose_tribe, find_first, lay_out, next_chooser
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
from ludus.games.age_of_heroes.state import (
    ACTING,
    ASK_ACTION,
    ASK_ANSWER,
    ASK_BUILD,
    ASK_DISCARD,
    ASK_ERUPT,
    ASK_EXCHANGE,
    ASK_FIGHT,
    ASK_HERO,
    ASK_LAY,
    ASK_LUCK,
    ASK_ROAD,
    ASK_SEND,
    ASK_SHAKE,
    ASK_TRADE,
    ASK_TRIBE,
    ASK_UNDER,
    ASK_WITH,
    BUILDING,
    CHOOSING,
    DRAWING,
    FAIR_EVENTS,
    LAYING,
    NO_QUESTION,
    OVER,
    SWAPPING,
    TAXING,
    TRADING,
    WARRING,
)
from ludus.games.age_of_heroes.tables import GOALS, STRENGTHS, TRIBES


@kernel
def start(s: Record, seed: int, config: Any) -> None:
    seed_chance(s, seed)
    lay_out(s, config)
    find_first(s)
    run(s)


@kernel
def active(s: Record) -> int:
    return s.asked


@kernel
def step(s: Record, seat: int, action: int) -> None:
    s.happenings = 0
    if s.question <= ASK_DISCARD:
        answer_in_turn(s, seat, action)
    elif s.question == ASK_ANSWER or s.question == ASK_HERO or s.question == ASK_UNDER or s.question == ASK_FIGHT:
        answer_in_battle(s, seat, action)
    else:
        answer_at_fair(s, seat, action)
    run(s)


@kernel
def answer_in_turn(s: Record, seat: int, action: int) -> None:
    """Tribes, and whatever comes of a turn's phases."""
    question = s.question
    if question == ASK_TRIBE:
        choose_tribe(s, seat, action - TRIBE)
    elif question in (ASK_ACTION, ASK_BUILD):
        act(s, seat, action)
    elif question == ASK_ROAD:
        if action == AGREE:
            agree_to_road(s)
        else:
            refuse_road(s)
    elif question == ASK_SEND:
        if action >= SEND:
            send(s, seat, action - SEND)
        else:
            play_hero(s, seat, action - HERO_ARMY)
    elif question == ASK_LAY:
        if action == DONE:
            no_more_laying(s)
        else:
            lay(s, seat)
    elif question == ASK_DISCARD:
        discard(s, seat, action - DISCARD)


@kernel
def act(s: Record, seat: int, action: int) -> None:
    """Phase 2: taxes, building, war or nothing."""
    if action == TAXES:
        levy_taxes(s, seat)
    elif action < BUILD:
        swap(s, seat, action - SWAP)
    elif action < WAR:
        build(s, seat, action - BUILD)
    elif action == DONE:
        no_more_action(s)
    else:
        war = action - WAR
        declare_war(s, seat, s.seat_of[war // len(GOALS)], war % len(GOALS))


@kernel
def answer_in_battle(s: Record, seat: int, action: int) -> None:
    if s.question == ASK_FIGHT:
        choose_army(s, seat, action - FIGHT)
    elif s.question == ASK_UNDER:
        lay_under(s, seat, (action - UNDER) // STRENGTHS, (action - UNDER) % STRENGTHS)
    elif action == PLAY_OLYMPICS:
        play_olympics(s, seat)
    elif action == PLAY_LUCK:
        luck_against_barbarians(s, seat)
    elif action == LET_IT_BE:
        call_heroes(s)
    elif action == NO_HERO:
        go_on(s)
        begin_battle(s)
    else:
        play_hero(s, seat, action - HERO_ARMY)


@kernel
def answer_at_fair(s: Record, seat: int, action: int) -> None:
    """Trade, and the disasters, which come in turns as well."""
    question = s.question
    if question == ASK_TRADE:
        trade(s, seat, action)
    elif question == ASK_SHAKE:
        name_target(s, s.seat_of[action - SHAKE])
    elif question == ASK_ERUPT:
        name_target(s, s.seat_of[action - ERUPT])
    elif question == ASK_LUCK:
        if action == PLAY_LUCK:
            play_luck(s, seat)
        else:
            let_it_be(s, seat)
    elif question == ASK_WITH:
        exchange(s, s.seat_of[action - WITH])
    elif question == ASK_EXCHANGE:
        if action == AGREE:
            exchange(s, seat)
        else:
            decline(s, seat)


@kernel
def trade(s: Record, seat: int, action: int) -> None:
    if action == PASS:
        stop_trading(s, seat)
    elif action >= GIVE:
        give(s, seat, (action - GIVE) // len(TRIBES), s.seat_of[(action - GIVE) % len(TRIBES)])
    else:
        offer(s, seat, action - OFFER)


# ---------------------------------------------------------------- what needs no answer


@kernel
def run(s: Record) -> None:
    while s.question == NO_QUESTION and s.stage != OVER:
        if s.stage < DRAWING:
            advance_fair(s)
        elif not is_playing(s, s.turn):  # a tribe that goes out in its own turn ends it there
            next_turn(s, next_seat(s, s.turn))
        else:
            advance_turn(s)


@kernel
def advance_fair(s: Record) -> None:
    if s.stage == FAIR_EVENTS:
        next_fair_event(s)
    elif s.stage == TRADING:
        if not next_trader(s):
            first_turn(s)
    elif s.stage == CHOOSING:
        next_chooser(s)


@kernel
def advance_turn(s: Record) -> None:
    stage = s.stage
    if stage == DRAWING:
        s.stage = ACTING
    elif stage == ACTING:
        ask(s, ASK_ACTION, bit(s.turn))
    elif stage == BUILDING:
        ask(s, ASK_BUILD, bit(s.turn))
    elif stage == TAXING:
        next_tax_card(s)
    elif stage in (SWAPPING, WARRING):
        s.stage = LAYING
    elif stage == LAYING:
        ask_to_lay(s)
    else:
        ask_to_discard(s)
