"""The kernels for GPUs, run by a GPU of Python threads: they play a core's games."""

from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

from ludus.env import VectorEnv
from thread_gpu import Gpu, There, use_few_threads

SMALL = "micatio"
COMPARED = ("observations", "masks", "rewards", "dones", "seats", "results", "random_actions")


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.env.gpu.toolkit", Gpu)
    for context in ("without_inlining", "tables_in_global_memory"):
        monkeypatch.setattr(f"ludus.env.gpu.{context}", nullcontext)
    monkeypatch.setattr("ludus.env.gpu.ALONE", 4)
    use_few_threads(monkeypatch)


def lowest(_seen: Any, masks: Any, _seats: Any) -> Any:
    chosen = np.asarray(masks).argmax(axis=1)
    return chosen.view(There) if isinstance(masks, There) else chosen


@pytest.mark.parametrize("opponents", [None, "greedy", (lowest, None, "random")], ids=["none", "greedy", "function"])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_gpu_plays_the_games_of_a_core(gpu: None, opponents: Any, auto_reset: bool) -> None:
    """Over the end of games, with a last block that is not full; buffers lie column by column there."""
    arguments: dict[str, Any] = {"players": 3, "opponents": opponents, "auto_reset": auto_reset}
    there, here = (VectorEnv(SMALL, 6, where=where, **arguments) for where in ("cuda", "core"))
    assert there.observations.flags.f_contiguous and not there.observations.flags.c_contiguous
    for env in (there, here):
        env.reset(11)
    ended = 0
    for _ in range(60):
        for name in COMPARED:
            assert np.array_equal(np.asarray(vars(there)[name]), vars(here)[name]), name
        assert np.array_equal(np.asarray(there.advise()), here.advise())
        actions = np.where(here.masks.any(axis=1), here.random_actions, -1)
        there.step(actions)
        here.step(actions)
        ended += int(here.dones.sum())
    assert there.records.copy_to_host().tobytes() == here.records.tobytes()
    assert ended > 0


def test_illegal_actions_are_reported_and_not_played(gpu: None) -> None:
    env = VectorEnv(SMALL, 3, players=2, where="cuda")
    env.reset(1)
    before = env.records.copy_to_host()
    env.step(np.array([-1, 999, -1]))
    assert env.refused.tolist() == [False, True, False]
    assert env.records.copy_to_host().tobytes() == before.tobytes()
    with pytest.raises(ValueError, match="Actions on a GPU are int64, not int32"):
        env.step(np.zeros(3, np.int32).view(There))


def test_the_callers_memory_is_used(gpu: None) -> None:
    plain = VectorEnv(SMALL, 3, players=2)
    mine = np.zeros(plain.observations.shape, np.float32).view(There)
    env = VectorEnv(SMALL, 3, players=2, where="cuda", buffers={"observations": mine})
    plain.reset(1)
    env.reset(1)
    assert np.array_equal(np.asarray(mine), plain.observations)
