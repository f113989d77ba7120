"""Who may act, what is legal, and what an action does: the parts of the rulebook put together."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import state as st
from ludus.games.hadrians_wall.rules.apparitores import bribe, give_ruling, list_bribes, list_rulings
from ludus.games.hadrians_wall.rules.buildings import bring_citizen, build, list_buildings, list_citizens
from ludus.games.hadrians_wall.rules.left_sheet import list_forum, list_tracks, list_training, mark_track, swap, train
from ludus.games.hadrians_wall.rules.marking import answered, mark_cohort
from ludus.games.hadrians_wall.rules.patricians import (
    hire_diplomat,
    list_diplomats,
    list_places,
    list_scouts,
    place_shape,
    send_scout,
)
from ludus.games.hadrians_wall.rules.paying import purse
from ludus.games.hadrians_wall.rules.performers import fight, list_gladiators, list_shows, put_on_show, train_gladiator
from ludus.games.hadrians_wall.rules.picts import list_favours, stop, use_favour
from ludus.games.hadrians_wall.rules.priests import list_temples, mark_temple
from ludus.games.hadrians_wall.rules.traders import buy_good, list_goods
from ludus.games.hadrians_wall.rules.year import choose_attribute, choose_path
from ludus.games.hadrians_wall.tables import COHORT_LENGTH


@kernel
def finished(s: Record) -> bool:
    return s.phase == st.OVER


@kernel
def is_active(s: Record, seat: int) -> bool:
    p = s.seats[seat]
    if s.phase == st.ACTIONS_PHASE:
        return p.stopped == 0
    if s.phase == st.CARDS_PHASE:
        return s.chosen[seat] == st.NONE
    if s.phase == st.INCOME_PHASE:
        return p.asked != st.NOT_ASKED
    return s.phase == st.FAVOURS_PHASE and p.settled == 0


@kernel
def active(s: Record) -> int:
    mask = 0
    for seat in range(s.players):
        if is_active(s, seat):
            mask |= 1 << seat
    return mask


@kernel
def secret(s: Record, seat: int, action: int) -> bool:  # noqa: ARG001 - asked of every game alike
    """Paths are chosen in secret."""
    return action < act.ATTRIBUTE


@kernel
def legal(s: Record, seat: int, actions: Record) -> int:
    if seat < 0 or seat >= s.players or not is_active(s, seat):
        return 0
    p = s.seats[seat]
    if p.asked != st.NOT_ASKED:
        return list_answers(p, actions)
    if s.phase == st.ACTIONS_PHASE:
        return list_actions(s, seat, actions)
    if s.phase == st.CARDS_PHASE:
        return list_paths(s, seat, actions)
    return list_favours(s, p, actions, 0)


@kernel
def list_paths(s: Record, seat: int, actions: Record) -> int:
    n = 0
    for card in range(12):
        if (s.hands[seat] >> card) & 1:
            actions[n] = act.PATH + card
            n += 1
    return n


@kernel
def list_answers(p: Record, actions: Record) -> int:
    """The answers to the choice that is open."""
    n = 0
    if p.asked == st.ASKED_ATTRIBUTE:
        for attribute in range(4):
            if (p.offer >> attribute) & 1:
                actions[n] = act.ATTRIBUTE + attribute
                n += 1
    elif p.asked == st.ASKED_COHORT:
        for cohort in range(3):
            if p.cohorts[cohort] < COHORT_LENGTH:
                actions[n] = act.COHORT + cohort
                n += 1
    else:
        n = list_places(p, actions, 0)
    return n


@kernel
def list_actions(s: Record, seat: int, actions: Record) -> int:
    """Everything on both sheets, from the top left; `stop` is always there."""
    p = s.seats[seat]
    n = list_tracks(p, actions, 0)
    paid_from = purse(p)
    n = list_buildings(p, paid_from, actions, n)
    n = list_training(s, p, actions, n)
    n = list_forum(s, p, paid_from, actions, n)
    n = list_citizens(p, actions, n)
    n = list_goods(s, p, actions, n)
    n = list_shows(s, p, actions, n)
    n = list_gladiators(s, p, actions, n)
    n = list_temples(p, actions, n)
    n = list_bribes(s, p, actions, n)
    n = list_rulings(s, p, paid_from, actions, n)
    n = list_diplomats(p, paid_from, actions, n)
    n = list_scouts(s, seat, actions, n)
    actions[n] = act.STOP
    return n + 1


@kernel
def step(s: Record, seat: int, action: int) -> None:
    p = s.seats[seat]
    if action < act.TRACK:
        answer(s, seat, action)
    elif action < act.BUILD:
        mark_track(p, action - act.TRACK)
    elif action < act.TRAIN:
        build(p, action - act.BUILD)
    elif action < act.GOOD:
        step_people(s, p, action)
    elif action < act.DIPLOMAT:
        step_right_sheet(s, seat, action)
    elif action < act.FAVOUR_TEMPLE:
        step_patricians(s, seat, action)
    elif action < act.STOP:
        use_favour(s, p, action)
    else:
        stop(s, seat)


@kernel
def answer(s: Record, seat: int, action: int) -> None:
    if action < act.ATTRIBUTE:
        choose_path(s, seat, action - act.PATH)
    elif action < act.COHORT:
        choose_attribute(s, seat, action - act.ATTRIBUTE)
    else:
        answered(s.seats[seat])
        mark_cohort(s.seats[seat], action - act.COHORT)


@kernel
def step_people(s: Record, p: Record, action: int) -> None:
    if action < act.FORUM:
        train(s, p)
    elif action < act.CITIZEN:
        swap(s, p, action - act.FORUM)
    else:
        bring_citizen(p, action - act.CITIZEN)


@kernel
def step_right_sheet(s: Record, seat: int, action: int) -> None:
    p = s.seats[seat]
    if action < act.SHOW:
        buy_good(s, seat, action - act.GOOD)
    elif action < act.GLADIATOR_TRAIN:
        put_on_show(s, p, action - act.SHOW)
    elif action < act.GLADIATOR_FIGHT:
        train_gladiator(p, action - act.GLADIATOR_TRAIN)
    elif action < act.TEMPLE:
        fight(s, p, action - act.GLADIATOR_FIGHT)
    elif action < act.BRIBE:
        mark_temple(p, action - act.TEMPLE)
    elif action < act.RULING:
        bribe(s, p, action - act.BRIBE)
    else:
        give_ruling(s, p, action - act.RULING)


@kernel
def step_patricians(s: Record, seat: int, action: int) -> None:
    if action < act.SCOUT:
        hire_diplomat(s.seats[seat], action - act.DIPLOMAT)
    elif action < act.PLACE:
        send_scout(s, seat, action - act.SCOUT)
    else:
        place_shape(s.seats[seat], action - act.PLACE)
