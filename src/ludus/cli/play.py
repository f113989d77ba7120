"""`ludus play`: a whole game in the terminal, alone, at one screen or against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ludus
from ludus.cli.common import OWN_OPTIONS, _, own_options
from ludus.engine.errors import WrongOption
from ludus.engine.language import N_
from ludus.games import find


def add_to(app: typer.Typer) -> None:
    app.command("play", help=_("Play a game in the terminal."), context_settings=OWN_OPTIONS)(play)


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help=_("A game's name, or a saved match to resume."))],
    players: Annotated[
        int | None, typer.Option(help=_("How many seats; as few as the game allows by default."))
    ] = None,
    people: Annotated[int, typer.Option(help=_("How many of the players are people at this screen."), min=0)] = 1,
    bot: Annotated[str, typer.Option(help=_("Which bot plays the other seats."))] = "greedy",
    seed: Annotated[str | None, typer.Option(help=_("Seed, to play a particular deal again."))] = None,
    save: Annotated[Path | None, typer.Option(help=_("Save the match to this file after every action."))] = None,
) -> None:
    """Play in the terminal; a game's own options are given as flags, such as --difficulty hard."""
    from ludus.bots import make
    from ludus.cli.compiling import use_what_is_ready
    from ludus.cli.terminal import Terminal
    from ludus.engine.match import Match

    make(bot)  # an unknown name is refused before anything is set up
    if Path(game).is_file():
        match = ludus.load(game)
        use_what_is_ready(match.game, match.players, bot)
    else:
        chosen = find(game)
        count = max(chosen.min_players, people) if players is None else players
        options = own_options(ctx.args)
        chosen.config(count, options)
        use_what_is_ready(chosen, count, bot)
        match = Match.new(chosen, count, seed, options)  # type: ignore[arg-type]
    if people > match.players:
        raise WrongOption(
            N_("Not enough seats: {people} people, {players} seats."), people=people, players=match.players
        )
    Terminal(match, people, bot, save).run()
