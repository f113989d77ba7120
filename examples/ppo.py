"""PPO in PyTorch on a CPU or a GPU, where games, observations and network share memory and nothing is copied.

    python examples/ppo.py --imitate 80 --improve 220                                   solo Hadrian's Wall
    python examples/ppo.py --game concordia --players 2 --opponents greedy

It first imitates the greedy bot for some seconds, then improves by PPO: PPO alone soon finds a short-sighted way to
play, and stays there. At the end it plays fresh games without exploring. Needs torch (pip install torch).
"""

import argparse
import time
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from ludus.env import VectorEnv

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--game", default="hadrians-wall")
parser.add_argument("--players", type=int, default=1)
parser.add_argument("--opponents", default="greedy")
parser.add_argument("--imitate", type=float, default=80, help="seconds")
parser.add_argument("--improve", type=float, default=220, help="seconds")
parser.add_argument("--games", type=int, default=16384 if torch.cuda.is_available() else 256)
parser.add_argument("--steps", type=int, default=64, help="decisions of every game between two updates")
parser.add_argument("--width", type=int, default=1024 if torch.cuda.is_available() else 256)
parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
given = parser.parse_args()

ON_GPU = given.device == "cuda"
N, T, BATCH = given.games, given.steps, 65536 if ON_GPU else 4096
env = VectorEnv(
    given.game,
    N,
    given.players,
    opponents=given.opponents if given.players > 1 else None,
    where="cuda" if ON_GPU else "cores",
)
SCALE = 10 if env.reward == "points" else 1  # rewards of about 1


def tensor(buffer: Any) -> torch.Tensor:
    """A buffer of the environment as a tensor: the same memory, filled again by every step."""
    return torch.as_tensor(buffer, device=given.device)


seen, masks, rewards, dones = map(tensor, (env.observations, env.masks, env.rewards, env.dones))
results, advice = tensor(env.results), tensor(env.buffers.advice)


def blank(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.zeros(*shape, dtype=dtype, device=given.device)


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.down(functional.gelu(self.up(self.norm(x))))


class Network(nn.Module):
    """The score of every legal action, and the reward to come."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen.shape[1], width), Block(width), Block(width), nn.LayerNorm(width))
        self.policy, self.value = nn.Linear(width, masks.shape[1]), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.autocast(given.device, torch.bfloat16, enabled=ON_GPU):
            x = self.body(x)
            scores, value = self.policy(x), self.value(x).squeeze(-1)
        return scores.float().masked_fill(~mask, -1e9), value.float()


class Rollout:
    """What was seen, done and gained in the last T decisions of every game."""

    def __init__(self) -> None:
        kept = torch.bfloat16 if ON_GPU else torch.float32
        self.seen, self.masks = blank(T, N, seen.shape[1], dtype=kept), blank(T, N, masks.shape[1], dtype=torch.bool)
        self.actions, self.advice = blank(T, N, dtype=torch.int64), blank(T, N, dtype=torch.int64)
        self.chances, self.gains, self.ends = blank(T, N), blank(T, N), blank(T, N)
        self.values = blank(T + 1, N)

    @torch.no_grad()
    def gather(self, network: Network, imitate: bool) -> float:
        """Play on; returns the mean result of the games that ended."""
        total = blank(2)
        for t in range(T):
            self.seen[t], self.masks[t] = seen, masks
            scores, self.values[t] = network(self.seen[t], self.masks[t])
            action = sampled(scores)
            if imitate:  # three games of four are greedy's, the others lead where the network plays by itself
                env.advise("greedy")
                self.advice[t] = advice
                action = torch.where(torch.arange(N, device=given.device) % 4 > 0, advice, action)
            self.actions[t] = action
            self.chances[t] = functional.log_softmax(scores, -1).gather(1, action[:, None]).squeeze(1)
            env.step(action)
            self.gains[t], self.ends[t] = rewards[:, 0] / SCALE, dones
            total += torch.stack([(results[:, 0] * dones).sum(), dones.sum()])
        self.values[T] = network(seen.to(self.seen.dtype), masks)[1]
        return float(total[0] / total[1].clamp_min(1))

    def advantages(self, decay: float = 0.97) -> torch.Tensor:
        """Generalized advantage estimation, without discount: a game is finite."""
        found, last = blank(T, N), blank(N)
        for t in reversed(range(T)):
            going_on = 1 - self.ends[t]
            last = self.gains[t] + self.values[t + 1] * going_on - self.values[t] + decay * going_on * last
            found[t] = last
        return found


def sampled(scores: torch.Tensor) -> torch.Tensor:
    """An action by its probability: the greatest after adding Gumbel noise."""
    noise = torch.rand_like(scores).clamp_(1e-20, 1 - 1e-7)
    return (scores - torch.log(-torch.log(noise))).argmax(-1)


def update(network: Network, optimizer: Any, rollout: Rollout, imitate: bool, share: float) -> None:
    """Learn from the last rollout; `share` is how much of the time for improving is over."""
    gains = rollout.advantages()
    returns, weights = (gains + rollout.values[:T]).flatten(), ((gains - gains.mean()) / (gains.std() + 1e-8)).flatten()
    kept = (rollout.seen, rollout.masks, rollout.actions, rollout.chances, rollout.advice)
    all_seen, all_masks, actions, chances, advised = (one.flatten(0, 1) for one in kept)
    for group in optimizer.param_groups:
        group["lr"] = 7e-4 if imitate else 3e-4 * max(0.05, 1 - share)
    for _ in range(1 if imitate else 2):
        for chosen in torch.randperm(T * N, device=given.device).split(BATCH):
            scores, values = network(all_seen[chosen], all_masks[chosen])
            loss = 0.5 * functional.smooth_l1_loss(values, returns[chosen])
            if imitate:
                loss = loss + functional.cross_entropy(scores, advised[chosen])
            else:
                logs = functional.log_softmax(scores, -1)
                ratio = (logs.gather(1, actions[chosen][:, None]).squeeze(1) - chances[chosen]).exp()
                clipped = torch.min(ratio * weights[chosen], ratio.clamp(0.8, 1.2) * weights[chosen])
                entropy = -(logs.exp() * logs.clamp_min(-30)).sum(-1)
                loss = loss - clipped.mean() - 0.004 * (1 - share) * entropy.mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def evaluate(network: Network) -> torch.Tensor:
    """The points of fresh games, the best action every time."""
    env.reset(1_000_000_007)
    points, ended = blank(N), blank(N, dtype=torch.bool)
    while not bool(ended.all()):
        env.step(network(seen, masks)[0].argmax(-1))
        fresh = dones & ~ended
        points, ended = torch.where(fresh, results[:, 0].float(), points), ended | fresh
    return points


def main() -> None:
    network, rollout = Network(given.width).to(given.device), Rollout()
    optimizer = torch.optim.AdamW(network.parameters(), lr=7e-4, eps=1e-5, weight_decay=1e-4)
    env.reset(1)
    began, rounds = time.time(), 0
    while (spent := time.time() - began) < given.imitate + given.improve:
        imitate, share = spent < given.imitate, max(0.0, (spent - given.imitate) / max(given.improve, 1))
        mean = rollout.gather(network, imitate)
        update(network, optimizer, rollout, imitate, share)
        rounds += 1
        if rounds % 20 == 0 or not ON_GPU:
            print(f"{spent:5.0f} s  {'imitating' if imitate else 'improving'}  mean {mean:.2f}", flush=True)
    points = evaluate(network)
    print(f"{N} fresh games: mean {points.mean():.2f}, {points.min():.0f} to {points.max():.0f}")


if __name__ == "__main__":
    main()
