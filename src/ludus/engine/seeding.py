"""Where the chance of a match comes from: a seed, to play a deal again, or a secret key, for games between people.

A key has 128 bits and cannot be guessed. Its hash, the commitment, is published before the game and the key after it,
so that anybody can check that nothing was chosen in between.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine import chance
from ludus.engine.errors import WrongOption
from ludus.engine.language import N_
from ludus.engine.loading import callable_from_python

if TYPE_CHECKING:
    from ludus.engine.contract import Config
    from ludus.engine.game import Game

key_of, scramble = callable_from_python(chance.key_of), callable_from_python(chance.scramble)
LARGEST_SEED = 2**63 - 1
KEY_DIGITS = 32


def new_seed() -> int:
    return secrets.randbelow(LARGEST_SEED)


def new_key() -> str:
    return secrets.token_hex(KEY_DIGITS // 2)


def commitment(secret: str) -> str:
    """What is published of a secret before it is revealed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def checked_seed(seed: object) -> int:
    try:
        number = int(str(seed))
    except ValueError:
        number = -1
    if not 0 <= number <= LARGEST_SEED:
        raise WrongOption(
            N_("A seed is a whole number from 0 to {largest}, not {seed}."), largest=LARGEST_SEED, seed=seed
        )
    return number


def checked_key(key: str) -> str:
    if not re.fullmatch(f"[0-9a-f]{{{KEY_DIGITS}}}", key) or not int(key, 16):
        raise WrongOption(N_("A key is 32 hexadecimal digits, not all of them 0; this is not one: {key}."), key=key)
    return key


def begin(
    game: Game, records: Any, config: Sequence[int] | Config, seed: int, key: str = "", version: int | None = None
) -> None:
    """A fresh game in the first record, its chance from the key if there is one."""
    record = records[0]
    if version in game.unkeyed:
        record["key"], record["generator"] = 0, scramble(seed)
    else:
        record["key"], record["generator"] = np.array(words(key) if key else key_of(seed), np.uint64), 0
    record["revealed"] = 0
    game.kernels.lay_out(record, np.array(config, np.int64))
    game.kernels.deal(record)


def words(key: str) -> tuple[int, int]:
    """A key's two words."""
    return int(key[: KEY_DIGITS // 2], 16), int(key[KEY_DIGITS // 2 :], 16)
