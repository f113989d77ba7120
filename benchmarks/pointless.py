"""How often bots do what makes people laugh at them, per 100 turns; bots of one level play whole games.

python benchmarks/pointless.py --bot miles --games 200
python benchmarks/pointless.py --bot legatus --game concordia --iterations 200 --games 50

What counts is defined in `pointless_concordia.py` and `pointless_age_of_heroes.py`, by the record before and after what
a bot did, never by what the bot thinks of it. Games go through all numbers of players (and both maps of Concordia).
A turn is one card played in Concordia, and in Age of Heroes a tribe's turn with its part in the fair before it.

Bots that search take a second for a decision, so 200 of their games take days on few cores: `--iterations` and
`--seconds` make them think less, which is stated with the result. All cores are used but for `--workers`.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from typing import Any, ClassVar, Protocol

from ludus.bots import Budget, make, names, warm_up
from ludus.cli.common import progress
from ludus.engine.match import Match
from ludus.engine.records import readable
from ludus.games import find
from ludus.playing.matches import MAX_BOTS
from ludus.playing.workers import spread
from pointless_age_of_heroes import AgeOfHeroes
from pointless_concordia import Concordia


class Watcher(Protocol):
    """Who watches one game and counts."""

    KINDS: ClassVar[dict[str, str]]  # each kind of pointless turn, and how it is described
    turns: int
    found: Counter[str]

    def watch(self, before: Any, seat: int, words: str, after: Any) -> None: ...


WATCHERS: dict[str, type[Watcher]] = {"concordia": Concordia, "age-of-heroes": AgeOfHeroes}
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "concordia": [
        *((players, {"map": "imperium", "round_limit": 500}) for players in (3, 4, 5)),
        *((players, {"map": "italia", "round_limit": 500}) for players in (2, 3, 4)),
    ],
    "age-of-heroes": [(players, {}) for players in (2, 3, 4, 5, 6)],
}


def watched(name: str, bot: str, budget: Budget, seed: int) -> tuple[int, Counter[str], list[str]]:
    """One game: its turns, how often each kind of pointless turn was seen, and where."""
    game, watcher = find(name), WATCHERS[name]()
    players, options = TABLES[name][seed % len(TABLES[name])]
    match = Match.new(game, players, seed, options)
    warm_up(game, players, bot)
    bots = [make(bot, seed=seed * MAX_BOTS + seat) for seat in range(players)]
    places: list[str] = []
    while not match.finished:
        seat, before, so_far = match.active()[0], match._records.copy(), watcher.found.total()
        action = bots[seat].choose(match.view(seat), seat, budget)
        match.play(seat, action)
        watcher.watch(readable(before)[0], seat, game.words[action], match._s)
        if watcher.found.total() > so_far:
            places.append(f"{name}, {players} players, seed {seed}, entry {len(match.log)}: {game.words[action]}")
    return watcher.turns, watcher.found, places


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="miles", choices=[*names(), "expert"])
    parser.add_argument("--game", action="append", choices=list(WATCHERS), help="one game only; both by default")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, help="simulations for a decision, at most")
    parser.add_argument("--seconds", type=float, help="thought about a decision, at most")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--where", action="store_true", help="tell where each case was seen")
    chosen = parser.parse_args()
    for name in chosen.game or list(WATCHERS):
        count(name, chosen)


def count(name: str, chosen: argparse.Namespace) -> None:
    budget = Budget(chosen.seconds, chosen.iterations)
    jobs = [(name, chosen.bot, budget, chosen.seed + n) for n in range(chosen.games)]
    turns, found = 0, Counter[str]()
    with progress() as bar:
        task = bar.add_task(name, total=len(jobs))
        for _, (played, seen, places) in spread(watched, jobs, "cores", chosen.workers):
            turns += played
            found += seen
            for place in places if chosen.where else ():
                bar.console.print(place)
            bar.advance(task)
    seconds, simulations = f"{budget.seconds} s" * bool(budget.seconds), f"{budget.iterations} simulations"
    limit = " and ".join(filter(None, (seconds, simulations * bool(budget.iterations)))) or "its own limits"
    print(f"{name}: {chosen.bot}, {chosen.games} games, {turns} turns; thought about a decision: at most {limit}")
    for kind, text in WATCHERS[name].KINDS.items():
        print(f"  {100 * found[kind] / turns:6.2f} per 100 turns ({found[kind]:5}): {text}")
    print(f"  {100 * found.total() / turns:6.2f} per 100 turns ({found.total():5}): together", flush=True)


if __name__ == "__main__":
    main()
