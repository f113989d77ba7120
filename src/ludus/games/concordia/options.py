"""What a table may choose before a game of Concordia."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludus.engine.errors import WrongOption
from ludus.engine.language import N_, Named
from ludus.engine.options import Option

COMPONENTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
MAPS: tuple[str, ...] = tuple(COMPONENTS["maps"])
AUTO = 0  # the map option's first choice: the map that fits the player count
ON_OFF = (N_("off"), N_("on"))

OPTIONS = (
    Option(
        "map",
        N_("Map"),
        "auto",
        ("auto", *MAPS),
        (N_("automatic"), N_("Imperium"), N_("Italia")),
        help=N_("Imperium is for 3 to 5 players, Italia for 2 to 4; automatic means Imperium where it fits."),
    ),
    Option(
        "colonist_income",
        N_("Money from a Colonist card"),
        "two-each",
        tuple(COMPONENTS["actions"]["colonist"]),
        (N_("2 for each colonist"), N_("5, and 1 for each colonist")),
        help=N_("2 sestertii for each of your colonists on the board, or 5 plus 1 for each of them."),
    ),
    Option(
        "intermediate_scoring",
        N_("Intermediate scoring"),
        "off",
        ON_OFF,
        help=N_(
            "Each player's points are counted at their first Tribune; when all have been, the highest score earns "
            "2 sestertii, the second highest 1."
        ),
    ),
    Option(
        "projected_score",
        N_("Show points during the game"),
        "off",
        ON_OFF,
        help=N_("Whether everyone's current points are shown during the game."),
    ),
    Option(
        "round_limit",
        N_("Round limit"),
        0,
        low=0,
        high=9999,
        bot_default=500,
        help=N_("After this many rounds the game ends and is scored as it stands; 0 means no limit."),
    ),
)


def map_for(players: int, choice: int) -> int:
    """The map a table plays on: the chosen one, or for `auto` the first that fits."""
    if choice != AUTO:
        return choice - 1
    return next(number for number in range(len(MAPS)) if players in seats(number))


def seats(number: int) -> range:
    """The player counts a map is for."""
    fits = COMPONENTS["maps"][MAPS[number]]["players"]
    return range(fits["fewest"], fits["most"] + 1)


def check(numbers: Sequence[int]) -> None:
    """Refuse a map that is not for this many players."""
    players, choice = numbers[:2]
    chosen = map_for(players, choice)
    fits = seats(chosen)
    if players not in fits:
        others = ", ".join(name for number, name in enumerate(MAPS) if players in seats(number))
        raise WrongOption(
            N_("{title} is for {fewest} to {most} players, not {players}; for {players} choose {others}."),
            domain="concordia",
            title=Named("concordia", COMPONENTS["maps"][MAPS[chosen]]["title"]),
            fewest=fits[0],
            most=fits[-1],
            players=players,
            others=others,
        )
