"""`ludus bench`: how many random decisions a second the rules make, on one core, on all cores and on a GPU."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from statistics import median
from typing import Annotated, Any

import numpy as np
import typer
from rich.table import Table

from ludus.cli.common import OWN_OPTIONS, _, console, own_options, prepare, progress, title_of
from ludus.engine.game import Game
from ludus.engine.loading import playouts
from ludus.games import find, games

ROUNDS = 5
GPU_GAMES = 1 << 20
GPU_STEPS = 500
Figures = dict[str, Any]
Run = Callable[[int], tuple[int, int]]  # from a seed to (decisions, games finished)


def add_to(app: typer.Typer) -> None:
    app.command("bench", help=_("Measure the speed of the rules on this computer."), context_settings=OWN_OPTIONS)(
        bench
    )


def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(help=_("A game's name; all games if none is given."))] = None,
    players: Annotated[
        int | None, typer.Option(help=_("How many seats; as few as the game allows by default."))
    ] = None,
    seconds: Annotated[float, typer.Option(help=_("How many seconds each measurement lasts."), min=0.01)] = 1.0,
    cuda: Annotated[bool, typer.Option("--cuda", help=_("Also measure a CUDA GPU."))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=_("Print the figures as JSON."))] = False,
) -> None:
    """Random decisions a second: legal actions, choice, step and restart included; the median of five runs."""
    chosen = (find(game),) if game else games()
    found = {
        one.name: measure(one, one.min_players if players is None else players, own_options(ctx.args), seconds, cuda)
        for one in chosen
    }
    if as_json:
        typer.echo(json.dumps(found[chosen[0].name] if game else found))
    else:
        show(found)


def measure(game: Game, players: int, given: dict[str, object], seconds: float, cuda: bool) -> Figures:
    config = np.array(game.config(players, given, bots_only=True), np.int64)
    began = time.perf_counter()
    prepare(game)
    runs: dict[str, Run] = {
        "one_core": on_one_core(game, config, seconds),
        "all_cores": on_all_cores(game, config, seconds),
    }
    if cuda:
        runs["cuda"] = on_gpu(game, config)
    compiled = time.perf_counter() - began
    figures: Figures = {
        "game": game.name,
        "players": players,
        "state_bytes": game.state.itemsize,
        "ready_seconds": compiled,
    }
    with progress() as bar:
        task = bar.add_task(_("Measuring {game}", game=title_of(game)), total=len(runs) * ROUNDS)
        for name, run in runs.items():
            figures[name] = timed(run, lambda: bar.advance(task))
    return figures


def timed(run: Run, tick: Callable[[], object]) -> Figures:
    speeds, finished = [], []
    for seed in range(1, ROUNDS + 1):
        began = time.perf_counter()
        decisions, ended = run(seed * 1_000_003)
        took = time.perf_counter() - began
        speeds.append(decisions / took)
        finished.append(ended / took)
        tick()
    return {
        "decisions_per_second": median(speeds),
        "games_per_second": median(finished),
        "slowest": min(speeds),
        "fastest": max(speeds),
    }


def calibrated(run: Callable[[int, int], tuple[int, int]], seconds: float) -> Run:
    """A run with as many steps as fill the time asked for."""
    run(1, 10)  # compile
    began = time.perf_counter()
    run(1, 20_000)
    steps = max(1000, int(20_000 * seconds / (time.perf_counter() - began)))
    return lambda seed: run(seed, steps)


def on_one_core(game: Game, config: Any, seconds: float) -> Run:
    records = np.zeros(1, game.state)
    actions = np.zeros(game.max_legal, np.int16)

    def run(seed: int, steps: int) -> tuple[int, int]:
        return steps, int(playouts(game).random_play(records, 0, seed, config, steps, actions))

    return calibrated(run, seconds)


def on_all_cores(game: Game, config: Any, seconds: float) -> Run:
    records = np.zeros(64, game.state)

    def run(seed: int, steps: int) -> tuple[int, int]:
        each = max(1, steps // records.size)
        return each * records.size, int(playouts(game).random_play_on_all_cores(records, seed, config, each).sum())

    return calibrated(run, seconds)


def on_gpu(game: Game, config: Any) -> Run:
    from ludus.engine.cuda import RandomGames

    random_games = RandomGames(game, config, GPU_GAMES)
    random_games.run(1, 1)  # compile
    return lambda seed: (GPU_GAMES * GPU_STEPS, random_games.run(seed, GPU_STEPS))


def show(found: dict[str, Figures]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in (
        _("Game"),
        _("Seats"),
        _("Where"),
        _("Decisions per second"),
        _("Slowest – fastest"),
        _("Games per second"),
    ):
        table.add_column(heading, justify="right" if heading not in (_("Game"), _("Where")) else "left")
    places = {"one_core": _("one core"), "all_cores": _("all cores"), "cuda": _("GPU")}
    for figures in found.values():
        for key, place in places.items():
            if key in figures:
                one = figures[key]
                span = f"{_.number(one['slowest'])} – {_.number(one['fastest'])}"
                speeds = _.number(one["decisions_per_second"]), span, _.number(one["games_per_second"])
                table.add_row(title(figures), str(figures["players"]), place, *speeds)
        console.print(
            _(
                "{game}: {bytes} bytes per game, ready in {seconds} s",
                game=title(figures),
                bytes=_.number(figures["state_bytes"]),
                seconds=_.number(figures["ready_seconds"], 1),
            )
        )
    console.print(table)


def title(figures: Figures) -> str:
    return title_of(find(figures["game"]))
