"""`ludus bench`: how many random decisions a second the rules make, on one core, on all cores and on a GPU."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Columns

from ludus.cli.common import OWN_OPTIONS, _, console, own_options, progress, title_of
from ludus.engine.game import Game
from ludus.games import find, games

if TYPE_CHECKING:
    from ludus.playing import Table

ROUNDS = 5
SAMPLE = 256  # games that show how many fill the time
GPU_GAMES = 1 << 19
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
    from ludus.cli.compiling import compile_first
    from ludus.playing import set_table

    table = set_table(game, "random", players, given)
    began = time.perf_counter()
    compile_first(game, players, table.policies)
    runs: dict[str, Run] = {
        "one_core": calibrated(table, "core", seconds),
        "all_cores": calibrated(table, "cores", seconds),
    }
    if cuda:
        runs["cuda"] = on_gpu(table)
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


def calibrated(table: Table, where: str, seconds: float) -> Run:
    """A run of as many whole games as fill the time asked for."""
    from ludus.playing import play_table

    def run(seed: int, count: int) -> tuple[int, int]:
        return int(play_table(table, count, where, seed=seed).lengths.sum()), count

    run(1, 1)  # compile
    began = time.perf_counter()
    run(1, SAMPLE)
    count = max(SAMPLE, int(SAMPLE * seconds / (time.perf_counter() - began)))
    return lambda seed: run(seed, count)


def on_gpu(table: Table) -> Run:
    from ludus.engine.gpu.random_play import RandomGames

    random_games = RandomGames(table.game, table.config, GPU_GAMES)
    random_games.run(1, 1)  # compile
    return lambda seed: (GPU_GAMES * GPU_STEPS, random_games.run(seed, GPU_STEPS))


def show(found: dict[str, Figures]) -> None:
    columns = Columns(box=None, pad_edge=False, header_style="bold")
    for heading in (
        _("Game"),
        _("Seats"),
        _("Where"),
        _("Decisions per second"),
        _("Slowest – fastest"),
        _("Games per second"),
    ):
        columns.add_column(heading, justify="right" if heading not in (_("Game"), _("Where")) else "left")
    places = {"one_core": _("one core"), "all_cores": _("all cores"), "cuda": _("GPU")}
    for figures in found.values():
        for key, place in places.items():
            if key in figures:
                one = figures[key]
                span = f"{_.number(one['slowest'])} – {_.number(one['fastest'])}"
                speeds = _.number(one["decisions_per_second"]), span, _.number(one["games_per_second"])
                columns.add_row(title(figures), str(figures["players"]), place, *speeds)
        console.print(
            _(
                "{game}: {bytes} bytes per game, ready in {seconds} s",
                game=title(figures),
                bytes=_.number(figures["state_bytes"]),
                seconds=_.number(figures["ready_seconds"], 1),
            )
        )
    console.print(columns)


def title(figures: Figures) -> str:
    return title_of(find(figures["game"]))
