"""The moments at which the guide's lessons are due."""

from __future__ import annotations

from typing import Any

from ludus.engine.view import View
from ludus.games.hadrians_wall import state as st
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.actions import STOP
from ludus.games.hadrians_wall.text.position import built


def seat(view: View) -> Any:
    """The learner's sheets."""
    return view.s.seats[max(view.seat, 0)]


def choosing_cards(view: View) -> bool:
    return bool(view.s.phase == st.CARDS_PHASE)


def acting(view: View) -> bool:
    """The learner may act and no choice is open."""
    return bool(view.s.phase == st.ACTIONS_PHASE and not seat(view).asked and not seat(view).stopped)


def fort_begun(view: View) -> bool:
    return acting(view) and bool(seat(view).tracks[t.FORT] > 0)


def can_bring_citizens(view: View) -> bool:
    return fort_begun(view) and bool(seat(view).supplies[t.CIVILIAN] > 0)


def can_mine(view: View) -> bool:
    return fort_begun(view) and bool(seat(view).supplies[t.SERVANT] > 0)


def has_attribute(view: View) -> bool:
    return acting(view) and bool(seat(view).attributes.any())


def has_citizen(view: View) -> bool:
    return acting(view) and bool(seat(view).citizens.any())


def asked_cohort(view: View) -> bool:
    return bool(seat(view).asked == st.ASKED_COHORT)


def asked_attribute(view: View) -> bool:
    return bool(seat(view).asked == st.ASKED_ATTRIBUTE)


def asked_place(view: View) -> bool:
    return bool(seat(view).asked == st.ASKED_PLACE)


def may_build_granary(view: View) -> bool:
    return fort_begun(view) and not built(seat(view), t.MEDIUM_GRANARY)


def may_train(view: View) -> bool:
    return fort_begun(view) and bool(seat(view).supplies[t.BUILDER] > 0) and not seat(view).trainings


def may_trade(view: View) -> bool:
    return acting(view) and bool(seat(view).citizens[t.TRADERS] >= t.MARKET_TRADERS.min())


def may_scout(view: View) -> bool:
    return acting(view) and bool(seat(view).citizens[t.PATRICIANS] >= t.SCOUT_PATRICIANS[0])


def may_hire(view: View) -> bool:
    return acting(view) and bool(seat(view).citizens[t.PATRICIANS] >= t.DIPLOMAT_PATRICIANS[0])


def nearly_done(view: View) -> bool:
    """Little is left to spend."""
    return acting(view) and bool(seat(view).supplies.sum() <= 2)


def nothing_left(view: View) -> bool:
    return acting(view) and view.legal() == (STOP,)


def asked_for_favours(view: View) -> bool:
    return bool(view.s.phase == st.FAVOURS_PHASE) and not seat(view).settled


def attacked(view: View) -> bool:
    """The first attack is over."""
    return bool(view.s.year >= 1) and choosing_cards(view)


def has_disdain(view: View) -> bool:
    return acting(view) and bool(seat(view).disdain > 0)


def second_path(view: View) -> bool:
    return acting(view) and bool(view.s.year >= 1)


def last_year(view: View) -> bool:
    return choosing_cards(view) and bool(view.s.year == t.YEARS - 1)


def playing_alone(view: View) -> bool:
    return acting(view) and view.players == 1


def over(view: View) -> bool:
    return bool(view.s.phase == st.OVER)
