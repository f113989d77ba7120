"""`ludus arena`: bots against each other, and a report of the results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from ludus.cli.common import LANG, OWN_OPTIONS, _, console, own_options, progress
from ludus.engine.game import Game
from ludus.games import find

if TYPE_CHECKING:
    from ludus.arena.results import Result
    from ludus.arena.schedule import Plan


def add_to(app: typer.Typer) -> None:
    app.command("arena", help=_("Let bots play against each other and rate them."), context_settings=OWN_OPTIONS)(arena)


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=_("A game's name, as `ludus games` lists it."))],
    bots: Annotated[
        str, typer.Option(help=_("Who plays, separated by commas; external programs as external:COMMAND."))
    ],
    games: Annotated[
        int, typer.Option(help=_("How many games; the last deal is played in all seatings."), min=1)
    ] = 100,
    players: Annotated[
        int | None, typer.Option(help=_("How many seats; two by default, if the game allows it."))
    ] = None,
    seconds: Annotated[
        float, typer.Option(help=_("How many seconds a bot may think about each decision."), min=0.001)
    ] = 1.0,
    iterations: Annotated[int | None, typer.Option(help=_("Most search iterations a bot may use."), min=1)] = None,
    seed: Annotated[str, typer.Option(help=_("Seed of the first deal; each later deal uses the next number."))] = "1",
    results: Annotated[
        Path | None, typer.Option(help=_("Where to keep the results; an arena found there is resumed."))
    ] = None,
    report: Annotated[Path | None, typer.Option(help=_("Write a report with tables and plots to this file."))] = None,
    workers: Annotated[
        int | None, typer.Option(help=_("How many games to play at once; one per core by default."))
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help=_("Spread the games over a Ray cluster."))] = False,
) -> None:
    """Bots against each other, every deal in every seating; a game's own options are given as flags."""
    from ludus.arena.report import write
    from ludus.arena.schedule import Plan
    from ludus.bots import Budget
    from ludus.cli.compiling import compile_first
    from ludus.engine.seeding import checked_seed

    chosen = find(game)
    count = players or min(max(2, chosen.min_players), chosen.max_players)
    plan = Plan(
        game=chosen.name,
        bots=tuple(name.strip() for name in bots.split(",")),
        players=count,
        games=games,
        options=table_options(chosen, count, own_options(ctx.args)),
        seed=checked_seed(seed),
        budget=Budget(seconds=seconds, iterations=iterations),
    )
    plan.jobs()  # a plan that is impossible is refused before anything is compiled
    compile_first(chosen, count, plan.bots)
    played = with_progress(plan, results or Path(f"arena-{chosen.name}.jsonl"), workers, ray)
    show(plan, played)
    if report:
        write(plan, played, report, LANG)
        console.print(_("The report is in {path}.", path=report))


def table_options(game: Game, players: int, given: dict[str, object]) -> dict[str, str | int]:
    """Every option of the table as it will be, round limits for bots included."""
    return game.values(game.config(players, given, bots_only=True))


def with_progress(plan: Plan, results: Path, workers: int | None, ray: bool) -> list[Result]:
    from ludus.arena.running import run

    with progress() as bar:
        task = bar.add_task(_("Playing"), total=None)
        return run(plan, results, workers, ray, lambda done, total: bar.update(task, completed=done, total=total))


def show(plan: Plan, played: list[Result]) -> None:
    from ludus.arena.ratings import duels, mean_score, ratings

    strength = Table(box=None, pad_edge=False, header_style="bold")
    for heading in (_("Bot"), _("Rating"), _("Mean score")):
        strength.add_column(heading)
    rated = ratings(played, plan.bots)
    for bot in plan.bots:
        mean = mean_score(played, bot).shown(_.number, 1)
        strength.add_row(bot, rated[bot].shown(_.number, 1) if bot in rated else "–", mean)
    console.print(strength)
    for (first, second), figure in duels(played, plan.bots).items() if plan.players > 1 else ():
        share = figure.shown(_.percent, 1)
        console.print(_("{first} wins {share} of the points against {second}", first=first, second=second, share=share))
    incidents = sum(len(result["incidents"]) for result in played)
    if incidents:
        console.print(
            _.plural(
                "The rule of thumb had to move for an external bot {n} time.",
                "The rule of thumb had to move for an external bot {n} times.",
                incidents,
            )
        )
