"""`ludus simulate`: many games between bots, and what they scored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Annotated, Any

import numpy as np
import typer
from rich.table import Table

from ludus.bots import Budget, make
from ludus.cli.common import OWN_OPTIONS, _, console, own_options, prepare, progress
from ludus.engine.errors import WrongOption
from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.loading import playouts
from ludus.engine.match import checked_seed
from ludus.engine.view import blank
from ludus.games import find

POLICIES = {"random": 0, "greedy": 1}  # bots that live in the kernels and need no Python
MOST_DECISIONS = 100_000  # no game comes near; a bound so that none can run for ever


def add_to(app: typer.Typer) -> None:
    app.command("simulate", help=_("Play many games between bots and summarise them."), context_settings=OWN_OPTIONS)(
        simulate
    )


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=_("A game's name, as `ludus games` lists it."))],
    players: Annotated[
        int | None, typer.Option(help=_("How many seats; as few as the game allows by default."))
    ] = None,
    bot: Annotated[
        str, typer.Option(help=_("Who plays: one bot for all seats, or one per seat, separated by commas."))
    ] = "random",
    games: Annotated[int, typer.Option(help=_("How many games."), min=1)] = 1000,
    seed: Annotated[str, typer.Option(help=_("Seed of the first game; each later game uses the next number."))] = "1",
    iterations: Annotated[
        int, typer.Option(help=_("How many search iterations thinking bots run before each decision."), min=1)
    ] = 200,
    as_json: Annotated[bool, typer.Option("--json", help=_("Print the results as JSON."))] = False,
) -> None:
    """Play many games between bots; a game's own options are given as flags, such as --difficulty hard."""
    chosen = find(game)
    count = chosen.min_players if players is None else players
    config = chosen.config(count, own_options(ctx.args), bots_only=True)
    bots = seats(bot, count)
    first = checked_seed(seed)
    prepare(chosen)
    scores: list[list[int]] = []
    ranks: list[list[int]] = []
    with progress() as bar:
        task = bar.add_task(_("Playing"), total=games)
        for points, places in results(chosen, config, bots, first, games, iterations):
            scores.append(points)
            ranks.append(places)
            bar.advance(task)
    report(chosen, bots, scores, ranks, as_json)


def seats(bot: str, players: int) -> list[str]:
    names = bot.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise WrongOption(
            N_("--bot names {given} bots, but the number of seats is {players}; name one bot, or one per seat."),
            given=len(names),
            players=players,
        )
    for name in names:
        make(name)  # an unknown name is told before anything is played
    return names


def results(
    game: Game, config: tuple[int, ...], bots: list[str], seed: int, games: int, iterations: int
) -> Iterator[tuple[list[int], list[int]]]:
    """Each game's points and ranks by seat."""
    kernels = game.kernels
    records = blank(game)
    settings = np.array(config, np.int64)
    ranks = np.zeros(8, np.int16)
    for n in range(games):
        if set(bots) <= set(POLICIES):
            policies = np.array([POLICIES[name] for name in bots], np.int16)
            actions = np.zeros(game.max_legal, np.int16)
            playouts(game).play_out(records[0], seed + n, settings, policies, actions, MOST_DECISIONS)
        else:
            play_thinking(game, records, settings, bots, seed + n, iterations)
        kernels.standing(records[0], ranks)
        players = range(len(bots))
        yield [int(kernels.points(records[0], seat)) for seat in players], [int(ranks[seat]) for seat in players]


def play_thinking(game: Game, records: Any, settings: Any, bots: list[str], seed: int, iterations: int) -> None:
    """One game between bots that search, each seeing only its own view."""
    from ludus.engine.match import Match

    match = Match(game, [int(number) for number in settings], seed, records)
    game.kernels.start(records[0], seed, settings)
    minds = [make(name, seed=seed + seat) for seat, name in enumerate(bots)]
    while not match.finished:
        seat = match.active()[0]
        match._play(seat, minds[seat].choose(match.view(seat), seat, Budget(seconds=None, iterations=iterations)))


def report(game: Game, bots: list[str], scores: list[list[int]], ranks: list[list[int]], as_json: bool) -> None:
    everything = [points for row in scores for points in row]
    if as_json:
        summary = {
            "game": game.name,
            "bots": bots,
            "games": len(scores),
            "mean_score": mean(everything),
            "scores": everything,
            "wins": [sum(row[seat] == 1 for row in ranks) for seat in range(len(bots))],
        }
        typer.echo(json.dumps(summary))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in (_("Seat"), _("Bot"), _("Mean"), _("Deviation"), _("Lowest"), _("Highest"), _("First places")):
        table.add_column(heading, justify="left" if heading == _("Bot") else "right")
    for seat, name in enumerate(bots):
        own = [row[seat] for row in scores]
        spread = stdev(own) if len(own) > 1 else 0.0
        extremes = [_.number(min(own)), _.number(max(own))]
        first = sum(row[seat] == 1 for row in ranks) / len(ranks)
        table.add_row(str(seat), name, _.number(mean(own), 1), _.number(spread, 1), *extremes, _.percent(first))
    console.print(table)
    console.print(
        _.plural(
            "{n} game, mean score {mean}",
            "{n} games, mean score {mean}",
            len(scores),
            mean=_.number(mean(everything), 2),
        ),
        style="bold",
    )
