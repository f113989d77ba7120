"""`ludus simulate`: many games between bots, and what they scored."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Columns

from ludus.cli.common import OWN_OPTIONS, _, console, own_options, progress
from ludus.games import find

if TYPE_CHECKING:
    from ludus.playing import Played, Table


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
    on: Annotated[
        str, typer.Option(help=_("Where to play: core (one), cores (all), cuda (a GPU) or ray (a cluster)."))
    ] = "cores",
    as_json: Annotated[bool, typer.Option("--json", help=_("Print the results as JSON."))] = False,
) -> None:
    """Play many games between bots; a game's own options are given as flags, such as --difficulty hard."""
    from ludus.bots import Budget
    from ludus.cli.compiling import compile_first
    from ludus.engine.seeding import checked_seed
    from ludus.playing import check_place, play_table, set_table

    chosen = find(game)
    count = chosen.min_players if players is None else players
    names = [name.strip() for name in bot.split(",")]
    table = set_table(chosen, names, count, own_options(ctx.args), Budget(iterations=iterations))
    check_place(table, on)
    first = checked_seed(seed)
    compile_first(chosen, count, names)
    with progress() as bar:
        task = bar.add_task(_("Playing"), total=games)
        played = play_table(table, games, on, seed=first, tick=lambda done: bar.update(task, completed=done))
    if as_json:
        typer.echo(json.dumps(summary(table, played)))
    else:
        show(table, played)


def summary(table: Table, played: Played) -> dict[str, object]:
    return {
        "game": table.game.name,
        "bots": table.policies,
        "games": played.games,
        "mean_score": float(played.points.mean()),
        "scores": played.points.ravel().tolist(),
        "wins": (played.ranks == 1).sum(axis=0).tolist(),
    }


def show(table: Table, played: Played) -> None:
    columns = Columns(box=None, pad_edge=False, header_style="bold")
    for heading in (_("Seat"), _("Bot"), _("Mean"), _("Deviation"), _("Lowest"), _("Highest"), _("First places")):
        columns.add_column(heading, justify="left" if heading == _("Bot") else "right")
    for seat, name in enumerate(table.policies):
        own = played.points[:, seat]
        spread = float(own.std(ddof=1)) if played.games > 1 else 0.0
        extremes = [_.number(int(own.min())), _.number(int(own.max()))]
        first = float((played.ranks[:, seat] == 1).mean())
        columns.add_row(
            str(seat), name, _.number(float(own.mean()), 1), _.number(spread, 1), *extremes, _.percent(first)
        )
    console.print(columns)
    console.print(
        _.plural(
            "{n} game, mean score {mean}",
            "{n} games, mean score {mean}",
            played.games,
            mean=_.number(float(played.points.mean()), 2),
        ),
        style="bold",
    )
