"""Ludus and its peers in one run, on the same core: how many steps a second Python gets from each.

    python benchmarks/peers.py                       all of them
    python benchmarks/peers.py ludus pgx --seconds 5

Every environment does the same work: legal actions, observation, a random legal action, the step, a new game when one
ends. Peers come from PyPI, each into an environment of its own (uv, in a cache folder); one that cannot be installed is
told and left out. The core is the first that this process may use; threads of libraries are limited to one.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ.get("LUDUS_CACHE") or Path.home() / ".cache" / "ludus") / "peers"
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
Steps = Iterator[int]  # how many steps were made, now and then
PEERS: dict[str, tuple[tuple[str, ...], Callable[[str], Steps], tuple[str, ...]]] = {}


def peer(name: str, *games: str, packages: tuple[str, ...] = ()) -> Callable[[Callable[[str], Steps]], Any]:
    """Declare a peer: its packages, and the games it is measured with."""

    def declare(steps: Callable[[str], Steps]) -> Callable[[str], Steps]:
        PEERS[name] = packages, steps, games
        return steps

    return declare


@peer("ludus", "hadrians-wall", "concordia", "age-of-heroes")
def ludus(game: str) -> Steps:
    env = import_module("ludus.env").VectorEnv(game, 1024, where="core")
    env.reset(1)
    while True:
        env.step(env.random_actions)
        yield env.games


@peer("ludus, gymnasium", "hadrians-wall", "concordia", "age-of-heroes")
def ludus_gymnasium(game: str) -> Steps:
    """One game at a time, against a random opponent where there is one."""
    entry = next(one for one in import_module("ludus.env.catalogue").entries() if one.game.name == game)
    opponents = {"opponents": "random"} if entry.players > 1 else {}
    env = import_module("ludus.env").make(f"ludus/{entry.name}", **opponents).unwrapped
    _, info = env.reset(seed=1)
    while True:
        action = random.choice(info["action_mask"].nonzero()[0])
        _, _, over, _, info = env.step(action)
        if over:
            _, info = env.reset()
        yield 1


@peer("pgx on a CPU", "tic_tac_toe", "connect_four", "backgammon", "go_9x9", "chess", packages=("pgx", "jax[cpu]"))
def pgx(game: str) -> Steps:
    jax = import_module("jax")
    env = import_module("pgx").make(game)
    count = 1024
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, chances, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(key, count))

    go_on = jax.jit(one)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, count))
    while True:
        key, now = jax.random.split(key)
        state = jax.block_until_ready(go_on(state, now))
        yield count


@peer("OpenSpiel", "tic_tac_toe", "connect_four", "backgammon", "chess", "gin_rummy", packages=("open_spiel",))
def open_spiel(game: str) -> Steps:
    game_object = import_module("pyspiel").load_game(game)
    has_observation = game_object.get_type().provides_observation_tensor
    while True:
        state = game_object.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            seat = state.current_player()
            actions = state.legal_actions()
            if has_observation:
                state.observation_tensor(seat)
            state.apply_action(random.choice(actions))
            yield 1


@peer(
    "PettingZoo classic",
    "tictactoe_v3",
    "connect_four_v3",
    "chess_v6",
    "texas_holdem_v4",
    packages=("pettingzoo[classic]",),
)
def pettingzoo(game: str) -> Steps:
    env = import_module(f"pettingzoo.classic.{game}").env()
    while True:
        env.reset()
        for _agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else random.choice(seen["action_mask"].nonzero()[0]))
            yield 0 if over else 1


@peer("RLCard", "leduc-holdem", "uno", "gin-rummy", "doudizhu", packages=("rlcard",))
def rlcard(game: str) -> Steps:
    env = import_module("rlcard").make(game)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield 1


# Its metadata ask for a gym that cannot be built any more; it is written for gymnasium.
CATANATRON: tuple[str, ...] = ("--no-deps", "catanatron", "catanatron_gym", "networkx", "numpy<2", "gymnasium<1")
CATANATRON += ("cloudpickle", "farama-notifications", "typing_extensions")


@peer("catanatron's gym", "catanatron-v1", packages=CATANATRON)
def catanatron(game: str) -> Steps:
    env = import_module("gymnasium").make(f"catanatron_gym:{game}", disable_env_checker=True).unwrapped
    while True:
        env.reset()
        over = False
        while not over:
            _, _, terminated, truncated, _ = env.step(random.choice(env.get_valid_actions()))
            over = terminated or truncated
            yield 1


@peer("PufferLib", "connect4", "go", packages=("pufferlib",))
def pufferlib(game: str) -> Steps:
    """Its own board games; it offers no mask of legal actions, so actions are any."""
    env = import_module("pufferlib.ocean").env_creator(f"puffer_{game}")(num_envs=1024)
    env.reset()
    while True:
        env.step(env.action_space.sample())
        yield 1024


def measure(name: str, game: str, seconds: float) -> float:
    """Steps a second of this core, after as long again for compiling and warming up."""
    steps = PEERS[name][1](game)
    for length in (seconds / 2, seconds):
        done, began = 0, time.process_time()
        next(steps)  # the first one may compile
        began = time.process_time()
        while time.process_time() - began < length:
            done += next(steps)
    return done / (time.process_time() - began)


def interpreter(name: str) -> str:
    """The Python of an environment with a peer's packages, made if need be; Ludus itself runs in this one."""
    packages = PEERS[name][0]
    if not packages:
        return sys.executable
    folder = FOLDER / "".join(letter if letter.isalnum() else "-" for letter in name)
    python = str(folder / "bin" / "python")
    if not (folder / "installed").exists():
        uv = str(Path(sys.executable).with_name("uv"))
        subprocess.run([uv, "venv", "--quiet", "--allow-existing", str(folder)], check=True)
        subprocess.run([uv, "pip", "install", "--quiet", "--python", python, *packages, "setuptools"], check=True)
        (folder / "installed").touch()
    return python


def measured(name: str, game: str, seconds: float, core: int) -> float:
    """The same in the peer's own environment."""
    command = [interpreter(name), __file__, name, "--game", game, "--seconds", str(seconds), "--core", str(core)]
    limited = dict.fromkeys(THREADS, "1") | {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    done = subprocess.run(command, env=os.environ | limited, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "it failed")
    return float(json.loads(done.stdout.splitlines()[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peers", nargs="*", help=f"of {', '.join(PEERS)}")
    parser.add_argument("--seconds", type=float, default=3, help="of one core, for each game")
    parser.add_argument("--game", help="measure this one here; used by the runs in other environments")
    parser.add_argument("--core", type=int, default=min(os.sched_getaffinity(0)))
    given = parser.parse_args()
    if given.game:
        os.sched_setaffinity(0, {given.core})
        print(json.dumps(measure(given.peers[0], given.game, given.seconds)))
        return
    print("| environment | game | steps per second of a core |\n|---|---|---|")
    for name in given.peers or PEERS:
        for game in PEERS[name][2]:
            try:
                found = f"{measured(name, game, given.seconds, given.core):,.0f}"
            except (RuntimeError, subprocess.CalledProcessError) as error:
                found = f"not measured: {error}"
            print(f"| {name} | {game} | {found} |", flush=True)


if __name__ == "__main__":
    main()
