"""One game of an arena, from the deal to what it leaves for statistics."""

from __future__ import annotations

from typing import Any

from ludus.arena.schedule import Job, Plan
from ludus.engine.errors import LudusError
from ludus.engine.match import Match
from ludus.games import find
from ludus.playing.matches import play_match


def play(plan: Plan, job: Job) -> dict[str, Any]:
    """Play a game; the result is a line of the arena's results file."""
    game = find(plan.game)
    match = Match.new(game, plan.players, job.seed, plan.options)
    clock = play_match(match, job.seats, plan.budget)
    return {
        "number": job.number,
        "seed": job.seed,
        "seats": list(job.seats),
        "ranks": list(match.standing()),
        "points": [match.points(seat) for seat in range(plan.players)],
        "decisions": clock.decisions,
        "seconds": [round(spent, 3) for spent in clock.seconds],
        "slowest": [round(longest, 3) for longest in clock.slowest],
        "incidents": [stored(incident) for incident in clock.incidents],
        "reports": [game.text.report(match.view(seat), seat) for seat in range(plan.players)],
    }


def stored(incident: LudusError) -> dict[str, Any]:
    """What went wrong, kept so that it can be read in any language."""
    return {"message": incident.message, "values": incident.values}
