"""Games as OpenSpiel games, registered as ludus_NAME: pyspiel.load_game("ludus_some_game(players=3)").

Chance is explicit. Whenever a step would draw, the state first becomes a chance node with `OUTCOMES` equally likely
outcomes, each of which seeds everything that the step draws; dealing takes several such nodes, so that the number of
deals is not limited by them. A history of actions and outcomes therefore says everything about a state.

Information states hold everything a seat has seen: their strings end in a digest of all observations and public actions
so far. Tensors are the game's features, which sum up the position rather than the history.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from ludus.engine.game import Game
from ludus.engine.loading import playouts
from ludus.engine.playouts import MAX_DECISIONS
from ludus.engine.view import blank
from ludus.env.buffers import feature_count
from ludus.env.cores import stepping
from ludus.env.single import in_words, look
from ludus.env.vector import default_reward
from ludus.games import find, games

OUTCOMES = 256  # of a chance node
DEALING = 4  # chance nodes before the first decision
MAX_POINTS = 10_000.0  # a bound, far from what any game gives
CHANCE = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def short_name(game: Game) -> str:
    return f"ludus_{game.name.replace('-', '_')}"


@cache
def game_type(game: Game) -> Any:
    options = {option.name: option.default_for(bots_only=True) for option in game.options}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, **options},
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players and its options; alone it is played for points, otherwise for victory."""

    def __init__(self, game: Game, parameters: Mapping[str, Any]) -> None:
        given = dict(parameters)
        self.players = int(given.pop("players", game.min_players))
        self.config = np.array(game.config(self.players, given, bots_only=True), np.int64)
        self.game = game
        bound = MAX_POINTS if default_reward(self.players) == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.words),
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(game_type(game), info, dict(parameters))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"There are no parameters of observations, but {params} was given.")
        return SpielObserver(self.game, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return MAX_DECISIONS


class SpielState(pyspiel.State):
    """One state: the record, and what waits for chance."""

    def __init__(self, parent: SpielGame) -> None:
        super().__init__(parent)
        self.game, self.config, self.players = parent.game, parent.config, parent.players
        self.records = blank(self.game)
        self.dealt = 0  # outcomes so far
        self.waiting: tuple[int, int] | None = None  # the seat and the action that need chance
        self.luck = b""  # all outcomes so far, in short
        self.seen = [b""] * self.players  # everything each seat has seen, in short

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.dealt < DEALING or self.waiting:
            return int(pyspiel.PlayerId.CHANCE)
        return int(stepping(self.game).seat_to_move(self.records[0]))

    def is_terminal(self) -> bool:
        return self.dealt == DEALING and bool(self.game.kernels.finished(self.records[0]))

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.game.legal_numbers(self.records[0], player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.dealt < DEALING or self.waiting:
            self._apply_chance(action)
        else:
            self._apply_choice(int(stepping(self.game).seat_to_move(self.records[0])), action)

    def _apply_choice(self, seat: int, action: int) -> None:
        """Play it at once, unless it draws: then chance comes first."""
        after = self.records.copy()
        self.game.kernels.step(after[0], seat, action)
        if after["generator"][0] == self.records["generator"][0]:
            self._note(seat, action, after)
        else:
            self.waiting = seat, action

    def _apply_chance(self, outcome: int) -> None:
        self.luck = digest(self.luck, bytes([outcome]))
        seed = int.from_bytes(self.luck, "big") >> 1
        if self.waiting:
            (seat, action), self.waiting = self.waiting, None
            after = self.records.copy()
            stepping(self.game).reseed(after[0], seed)
            self.game.kernels.step(after[0], seat, action)
            self._note(seat, action, after)
            return
        self.dealt += 1
        if self.dealt == DEALING:
            playouts(self.game).begin(self.records[0], seed, self.config)

    def _note(self, seat: int, action: int, after: Any) -> None:
        """Go on to the next record; every seat remembers what it could see of that."""
        secret = self.game.kernels.secret(self.records[0], seat, action)
        for other in range(self.players):
            known = b"" if secret and other != seat else bytes([seat]) + action.to_bytes(2, "big")
            before, now = (view_bytes(self.game, records, other) for records in (self.records, after))
            if known or before != now:
                self.seen[other] = digest(self.seen[other], known + now)
        self.records = after

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.game.words[action]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.players
        if default_reward(self.players) == "points":
            return [float(self.game.kernels.points(self.records[0], seat)) for seat in range(self.players)]
        ranks = np.zeros(self.players, np.int16)
        self.game.kernels.standing(self.records[0], ranks)
        return [float(stepping(self.game).victory(ranks, seat, self.players)) for seat in range(self.players)]

    def in_words(self, seat: int) -> str:
        """What a seat may know, in words."""
        return in_words(self.game, self.records[0], seat, self.players) if self.dealt == DEALING else ""

    def __str__(self) -> str:
        chosen = f"\nThen: {self.game.words[self.waiting[1]]}" if self.waiting else ""
        return f"{self.in_words(-1)}{chosen}" if self.dealt == DEALING else f"Deal {self.dealt + 1} of {DEALING}"


class SpielObserver:
    """What OpenSpiel asks for observations: the features as a tensor, the table in words as a string."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(feature_count(game), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.dealt == DEALING:
            state.game.kernels.features(state.records[0], player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        history = f"\n{state.seen[player].hex()}" if self.perfect_recall else ""
        return f"Seat {player}\n{state.in_words(player)}{history}"


def digest(before: bytes, now: bytes) -> bytes:
    return hashlib.blake2b(before + now, digest_size=8).digest()


def view_bytes(game: Game, records: Any, seat: int) -> bytes:
    return look(game, records[0], seat, 0).records.tobytes()


def register() -> None:
    """Tell OpenSpiel of every game it does not know yet."""
    known = pyspiel.registered_names()
    for game in games():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), maker(game))


def maker(game: Game) -> type[SpielGame]:
    """OpenSpiel makes a game by calling a class with its parameters."""

    class Made(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Made


def spiel(game: Game | str, players: int | None = None, **options: str | int) -> SpielGame:
    """A game for OpenSpiel."""
    register()
    game = find(game) if isinstance(game, str) else game
    given: dict[str, Any] = {"players": game.min_players if players is None else players, **options}
    found: SpielGame = pyspiel.load_game(short_name(game), given)
    return found


register()
