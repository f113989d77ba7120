"""One game between bots, from the deal to what it leaves for statistics."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from ludus.arena.schedule import Job, Plan
from ludus.bots import Bot, make, rehearse
from ludus.engine.errors import LudusError
from ludus.engine.match import Match
from ludus.games import find


def play(plan: Plan, job: Job) -> dict[str, Any]:
    """Play a game; the result is a line of the arena's results file."""
    game = find(plan.game)
    for name in job.seats:
        rehearse(game, plan.players, name)
    match = Match.new(game, plan.players, job.seed, plan.options)
    bots = [make(name, seed=job.seed * 64 + seat) for seat, name in enumerate(job.seats)]
    clock = Clock(plan.players)
    try:
        while not match.finished:
            seat = match.active()[0]
            clock.decide(seat, match, bots[seat], plan)
    finally:
        for bot in bots:
            bot.close()
    return {
        "number": job.number,
        "seed": job.seed,
        "seats": list(job.seats),
        "ranks": list(match.standing()),
        "points": [match.points(seat) for seat in range(plan.players)],
        "decisions": clock.decisions,
        "seconds": [round(spent, 3) for spent in clock.seconds],
        "slowest": [round(longest, 3) for longest in clock.slowest],
        "incidents": [told(incident) for bot in bots for incident in bot.incidents()],
        "reports": [game.text.report(match.view(seat), seat) for seat in range(plan.players)],
    }


def told(incident: LudusError) -> dict[str, Any]:
    """What went wrong, kept so that it can be read in any language."""
    return {"message": incident.message, "values": incident.values}


class Clock:
    """How often each seat decided, and how long it thought."""

    def __init__(self, players: int):
        self.decisions = [0] * players
        self.seconds = [0.0] * players
        self.slowest = [0.0] * players

    def decide(self, seat: int, match: Match, bot: Bot, plan: Plan) -> None:
        view = match.view(seat)
        began = perf_counter()
        action = bot.choose(view, seat, plan.budget)
        took = perf_counter() - began
        match.play(seat, action)
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
