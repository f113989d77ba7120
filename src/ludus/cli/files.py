"""`ludus replay`, `ludus check` and `ludus show`: saved matches, and pictures of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import ludus
from ludus.cli.common import LANG, OWN_OPTIONS, _, console, own_options, title_of
from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.engine.telling import plain
from ludus.games import find

if TYPE_CHECKING:
    from ludus.engine.match import Match

File = Annotated[Path, typer.Argument(help=_("A match saved by Ludus."))]


def add_to(app: typer.Typer) -> None:
    app.command("replay", help=_("Recount a saved match move by move."))(replay)
    app.command("check", help=_("Verify a saved match: every line is legal and the end is as recorded."))(check)
    app.command("show", help=_("Draw a position as an SVG picture."), context_settings=OWN_OPTIONS)(show)


def replay(
    file: File,
    seat: Annotated[int, typer.Option(help=_("Seat to view from; -1 shows only public information."))] = 0,
    table: Annotated[bool, typer.Option("--table", help=_("Describe the final position."))] = False,
) -> None:
    match = ludus.load(file)
    for n, line in enumerate(match.story(seat, LANG), 1):
        console.print(f"[dim]{n:4}[/]  {line}")
    if table:
        console.print(plain(match.game.text.tell(match.view(seat), LANG)))
    results(match)


def check(
    file: File,
    commitment: Annotated[str, typer.Option(help=_("The hash that the server published before the game."))] = "",
    salt: Annotated[str, typer.Option(help=_("What the server added to the seed, for a match without a key."))] = "",
) -> None:
    match = ludus.load(file)
    title = title_of(match.game)
    console.print(
        _.plural("{title}: {n} action, all legal.", "{title}: {n} actions, all legal.", len(match.log), title=title)
    )
    if commitment:
        check_commitment(match, commitment, salt)
        console.print(_("Every draw follows from what was fixed before the game."))
    results(match)


def check_commitment(match: Match, published: str, salt: str) -> None:
    """Refuse a match whose chance comes from something else than its server committed to."""
    from ludus.engine.seeding import commitment

    if not match.key and not salt:
        raise LudusError(N_("This match has a seed and no key: checking its commitment also needs --salt."))
    secret = match.key or f"{match.seed} {salt}"
    if commitment(secret) != published.lower():
        raise LudusError(
            N_("The SHA-256 hash of “{secret}” is {found}, not {published}: the match was played with another secret."),
            secret=secret,
            found=commitment(secret),
            published=published,
        )


def results(match: Match) -> None:
    state = _("The game is over.") if match.finished else _("The game is still in progress.")
    console.print(state, style="bold")
    for seat, rank in enumerate(match.standing()):
        name = match.names[seat] if seat < len(match.names) else _("Seat {seat}", seat=seat)
        console.print(
            "  "
            + _.plural(
                "{name}: {n} point, place {rank}",
                "{name}: {n} points, place {rank}",
                match.points(seat),
                name=name,
                rank=rank,
            )
        )


def show(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(help=_("A saved match, or a game's name to show how it starts."))],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help=_("Where to write the picture; standard output by default."))
    ] = None,
    seat: Annotated[int, typer.Option(help=_("Seat to view from; -1 shows only public information."))] = 0,
    moment: Annotated[int | None, typer.Option(help=_("After how many actions; at the end by default."))] = None,
    players: Annotated[int | None, typer.Option(help=_("Number of seats, for a new game."))] = None,
    seed: Annotated[str, typer.Option(help=_("Seed, for a new game."))] = "1",
) -> None:
    from ludus.cli.compiling import use_what_is_ready
    from ludus.engine.match import Match

    if Path(what).is_file():
        match = ludus.load(what)
    else:
        game = find(what)
        use_what_is_ready(game)
        match = Match.new(game, game.min_players if players is None else players, seed, own_options(ctx.args))  # type: ignore[arg-type]
    if moment is not None:
        match = match.at(moment)
    picture: str = match.game.board.draw(match.view(seat), LANG)
    if output is None:
        typer.echo(picture)
    else:
        output.write_text(picture, encoding="utf-8")
        console.print(_("Wrote {path}", path=output))
