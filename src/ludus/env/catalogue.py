"""The environments by name, as "ludus/SomeGame-v0": the game in one word, a version that changes with behaviour.

Light to import: gymnasium reads this list when it looks for plugins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ludus.engine.game import Game
from ludus.games import games

if TYPE_CHECKING:
    import gymnasium

NAMESPACE = "ludus"
SOLO = "Solo"
OPPONENT = "greedy"  # sits on the other seats unless others are named


class Entry(NamedTuple):
    """One environment: its name without the namespace, and how it is made."""

    name: str
    game: Game
    players: int

    @property
    def arguments(self) -> dict[str, Any]:
        usual: dict[str, Any] = {"game": self.game.name, "players": self.players}
        return usual | ({"opponents": OPPONENT} if self.players > 1 else {})


def word(game: Game) -> str:
    """A game's title in one word."""
    letters = "".join(letter for letter in game.title if letter.isalnum() or letter.isspace())
    return "".join(part[0].upper() + part[1:] for part in letters.split())


def entries() -> Iterator[Entry]:
    """Each game against bots, and alone where it can be played so."""
    for game in games():
        if game.min_players == 1:
            yield Entry(f"{word(game)}{SOLO}-v{game.env_version}", game, 1)
        if game.max_players > 1:
            yield Entry(f"{word(game)}-v{game.env_version}", game, max(2, game.min_players))


def register() -> None:
    """Tell gymnasium of every environment; it calls this itself, as a plugin, and `import ludus.env` does too."""
    from gymnasium.envs import registration

    for entry in entries():
        if f"{NAMESPACE}/{entry.name}" not in registration.registry:
            registration.register(
                f"{NAMESPACE}/{entry.name}",
                entry_point="ludus.env.gym:GymEnv",
                vector_entry_point="ludus.env.gym:GymVectorEnv",
                kwargs=entry.arguments,
            )


def make(name: str, **arguments: Any) -> gymnasium.Env[Any, Any]:
    """A gymnasium environment by name; arguments such as players, options and opponents replace the usual ones."""
    import gymnasium

    register()
    return gymnasium.make(name, **arguments)
