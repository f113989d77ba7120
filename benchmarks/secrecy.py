"""Whole games over HTTP: does any answer to anybody depend on what they may not know?

    NUMBA_DISABLE_JIT=1 python benchmarks/secrecy.py GAME [--players 3] [--positions 40] [--games 1] [--seed 1]

A table is compared with its look-alikes: tables that look the same to one viewer, with everything that is hidden from
them dealt again, or replaced by canaries. Pages, positions, pictures, reasons, plans, moves, undo and the stream of
events must be the same. Run it with NUMBA_DISABLE_JIT=1: canaries are no valid cards, and a compiled rule would read
past the end of a table with them.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import numpy as np

from local_server import LocalServer, set_table
from lookalikes import canaried, lookalike, seen
from ludus.engine.kernels import INTERPRETED
from ludus.games import find
from ludus.server.live.changes import Change
from ludus.server.tables import commands, moves
from ludus.server.tables.events import Event, numbered
from ludus.server.tables.table import Table
from ludus.server.views.boards import targets

GREEDY = 0.8  # how often a sensible move is played: random games may never end
MARK = "That is all."
VERSION = re.compile(r'(?<=version=")[0-9a-f]{18}|(?<="version":")[0-9a-f]{18}')
MAX_DECISIONS = 3000
Answers = dict[str, str]
Request = tuple[str, dict[str, Any]]


class Moment(NamedTuple):
    """A table before some events, and what happens then."""

    table: Table
    events: list[Event]
    then: Table


def whole_game(table: Table, chance: Random) -> list[Moment]:
    """A game to its end, mostly sensible, move by move."""
    found: list[Moment] = []
    actions = np.zeros(table.game.max_legal, np.int16)
    while table.match is not None and not table.match.finished and len(found) < MAX_DECISIONS:
        match = table.match
        seat = chance.choice(match.active())
        count = table.game.kernels.legal(match._records[0], seat, actions)
        greedy = int(table.game.kernels.greedy(match._records[0], seat, actions, count))
        action = greedy if chance.random() < GREEDY else int(actions[chance.randrange(count)])
        drafts = moves.play(match.fork(), seat, [action])
        events = numbered(drafts, table.number)
        found.append(Moment(table, events, table.after(events, drafts[-1].match)))
        table = found[-1].then
    return found


def paths(table: Table, seat: int, chance: Random) -> list[str]:
    """Every address at which a viewer can look at a table."""
    base, viewer = f"/api/v1/tables/{table.header.id}", f"seat={seat}"
    moments = len(table.moments(seat))
    past = [f"{viewer}&at={chance.randrange(moments)}" for _ in range(2)]
    drawn = sorted(targets(table.game.name))
    things = chance.sample(drawn, min(6, len(drawn)))
    return [
        base,
        *(f"{base}/{what}?{how}" for what in ("position", "board.svg") for how in (viewer, *past)),
        *(f"{base}/why?{viewer}&target={thing}" for thing in things),
        f"{base}/log",
        f"/t/{table.header.id}?{viewer}",
        *(f"/api/page/{table.header.id}/parts?{how}&whole_story=true" for how in (viewer, *past)),
        f"/t/{table.header.id}/at/{chance.randrange(len(table.moments(-1)))}",
    ]


def requests(table: Table, other: Table, seat: int, chance: Random) -> list[Request]:
    """What a seat can ask to be done, as far as nothing hidden comes to light by it."""
    if seat < 0 or table.match is None or other.match is None:
        return []
    legal = table.match.legal_numbers(seat)
    number = table.visible_count(seat)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("undo", {"number": number}),
        ("undo", {"number": number, "everything": True}),
    ]
    for action in chance.sample(legal, min(3, len(legal))):
        asked.append(("plan", {"actions": [action]}))
        quiet = [after(match, seat, action) == match.revealed for match in (table.match, other.match)]
        if all(quiet):
            asked.append(("moves", {"number": number, "actions": [action]}))
    return asked


def after(match: Any, seat: int, action: int) -> int:
    ahead = match.fork()
    ahead._play(seat, action)
    return int(ahead.revealed)


def answers(
    server: LocalServer, table: Table, person: httpx.Client, seat: int, asked: Sequence[Any], seed: int
) -> Answers:
    """Everything the server says of a table to one viewer, without the table's own id."""
    id, found = server.put(table), {}
    for path in paths(table, seat, Random(seed)):
        answer = person.get(path)
        found[path.replace(id, "ID")] = comparable(answer, id)
    for n, (what, body) in enumerate(asked):
        pages = [f"/api/page/{id}"] if what != "undo" else []  # a page retells what was undone; a look-alike cannot
        for base in (f"/api/v1/tables/{id}", *pages):
            server.put(table)
            answer = person.post(f"{base}/{what}", json={"seat": seat, **body})
            found[f"{n} {base.replace(id, 'ID')}/{what} {body}"] = comparable(answer, id)
    return found


def comparable(answer: httpx.Response, id: str) -> str:
    """An answer without the table's id, and without the digests of pages that it stands in."""
    return f"{answer.status_code} {VERSION.sub('VERSION', answer.text.replace(id, 'ID'))}"


def streamed(server: LocalServer, moment: Moment, person: httpx.Client, seat: int) -> str:
    """What the stream says to a viewer of what happens then."""
    table, events, then = moment
    id = server.put(table)
    marked = numbered(commands.chat(then, 0, MARK), then.number)
    changes = Change(table, then, events), Change(then, then.after(marked, then.match), marked)
    said: list[str] = []
    with person.stream("GET", f"/api/v1/tables/{id}/events?seat={seat}") as answer:
        for line in answer.iter_lines():
            if not line.startswith("data: "):
                continue
            said.append(line)
            if len(said) == 1:  # the greeting: now it listens
                for change in changes:
                    server.publish(id, change)
            if MARK in line:
                break
    return "\n".join(said)


def same_then(moment: Moment, other: Table, seat: int) -> Moment | None:
    """The same moment at a look-alike; None where others cannot do the same, or the viewer sees another outcome."""
    real, match = moment.then.match, other.match
    assert real is not None
    assert match is not None
    entry, ahead = real.log[-1], match.fork()
    if entry.action not in ahead.legal_numbers(entry.seat):
        return None
    ahead._play(*entry)
    if seen(ahead, seat) != seen(real, seat):
        return None
    return Moment(other, moment.events, other.after(moment.events, ahead))


class Comparison:
    """Counts what was compared, and tells what differed."""

    def __init__(self, server: LocalServer, people: list[httpx.Client]) -> None:
        self.server, self.people = server, people
        self.counts = Counter[str]()
        self.differences: list[str] = []

    def compare(self, moment: Moment, seat: int, chance: Random) -> None:
        """One viewer's answers at a moment, compared with those at a table dealt again and at one full of canaries."""
        id = self.server.put(moment.table)
        self.people[seat].get(
            f"/api/page/{id}/parts?seat={seat}&whole_story=true"
        )  # a look-alike cannot retell what was before it
        other = lookalike(moment.table, seat, chance)
        self.counts["positions without a look-alike"] += other is None
        if other is not None:
            self.counts["lookalikes"] += 1
            self._same(moment, other, seat, chance.randrange(2**31))
            if then := same_then(moment, other, seat):
                self._same_stream(moment, then, seat)
        caged, canaries = canaried(moment.table, seat)
        self.counts["canaries"] += len(canaries)
        texts = self._same(moment, caged, seat, chance.randrange(2**31), only_look=True)
        self.counts["canaries seen"] += sum(str(canary) in text for canary in canaries for text in texts)

    def _same(self, moment: Moment, other: Table, seat: int, seed: int, only_look: bool = False) -> list[str]:
        table, person = moment.table, self.people[seat]
        asked = [] if only_look else requests(table, other, seat, Random(seed))
        real = answers(self.server, table, person, seat, asked, seed)
        changed = answers(self.server, other, person, seat, asked, seed)
        self.counts["responses"] += len(real)
        for what, text in real.items():
            self._note(text, changed[what], f"seat {seat} after {len(table.played)} moves: {what}")
        return list(changed.values())

    def _same_stream(self, moment: Moment, other: Moment, seat: int) -> None:
        real, changed = (streamed(self.server, one, self.people[seat], seat) for one in (moment, other))
        self.counts["streams"] += 1
        self._note(real, changed, f"seat {seat} after {len(moment.table.played)} moves: events")

    def _note(self, real: str, changed: str, where: str) -> None:
        if real != changed:
            at = next((n for n, (a, b) in enumerate(zip(real, changed, strict=False)) if a != b), 0)
            self.differences.append(
                f"{where}\n  - {real[max(0, at - 60) : at + 80]!r}\n  + {changed[max(0, at - 60) : at + 80]!r}"
            )


def run(game: str, players: int, positions: int, seed: int) -> Comparison:
    """One whole game, compared at so many positions, each by every viewer in turn."""
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        server = LocalServer(Path(folder))
        try:
            id, people = set_table(server, game, players)
            table = server.services.registry.live[id].table
            server.keep_in_memory()
            comparison = Comparison(server, people)
            moments = whole_game(table, chance)
            comparison.counts["moves"] = len(moments)
            step = max(1, len(moments) // positions)
            for n, moment in enumerate(moments[step // 2 :: step][:positions]):
                comparison.counts["positions"] += 1
                comparison.compare(moment, n % (players + 1) - 1, chance)
            return comparison
        finally:
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if not INTERPRETED:
        parser.error("run it with NUMBA_DISABLE_JIT=1")
    os.environ["LUDUS_GAMES"] = chosen.game
    warnings.filterwarnings("ignore", category=RuntimeWarning)  # a generator's numbers overflow, as they should
    counts, differences = Counter[str](), []
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        done = run(chosen.game, chosen.players or find(chosen.game).min_players + 1, chosen.positions, seed)
        counts.update(done.counts)
        differences += done.differences
    print(json.dumps({"game": chosen.game, **counts, "differences": len(differences)}))
    for one in differences[:20]:
        print(one)
    return 1 if differences or counts["canaries seen"] else 0


if __name__ == "__main__":
    sys.exit(main())
