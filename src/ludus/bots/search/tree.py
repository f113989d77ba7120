"""Information-set Monte Carlo tree search with one observer: a template, filled in for every game.

At the root the sensible actions race: all are tried over the same deals of what the seat cannot know, and after each
round the worse half drops out (see `bots.search`). Below it a tree grows: each iteration walks down through actions
that are legal in its deal, adds one node, plays on by heuristic to the end and evaluates. Nodes are sequences of
actions, so what is unknown and what is left to chance average out. A node's actions are opened one by one, those first
that the heuristic prefers; in a game of much luck only after many visits (`expand_after` of a game), since before that
the best of its actions is merely the luckiest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import roll, scramble
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # put here before this file runs; see `engine.loading`
    from ludus.bots.search import evaluation
    from ludus.engine.template import ACTIONS, MAX_LEGAL, kernels


WINNING = 0.6  # of what a game is worth; the rest is by how many points
DEEPEST = 200  # nodes on the way down, at most


@kernel
def line_up(views: Any, seat: int, settings: Any, tree: Any, marks: Any, runners: Any) -> Any:
    """A node for every sensible action and heuristic; write their numbers to `runners`, return how many."""
    actions = np.empty(MAX_LEGAL, np.int16)
    count = kernels.sensible(views[0], seat, actions, kernels.legal(views[0], seat, actions))
    lined_up = 0
    for expert in range(settings[0].expert + 1):
        for n in range(count):
            runners[lined_up] = open_node(tree, 0, marks, seat, actions[n])
            tree[runners[lined_up]].expert = expert
            lined_up += 1
    return lined_up


@kernel
def run(
    views: Any, seat: int, players: int, settings: Any, tree: Any, marks: Any, runners: Any, seed: int, deals: int
) -> None:
    """Try all runners over some deals. `marks` holds the nodes used so far, then the lowest and highest evaluation."""
    work = views.copy()
    path = np.zeros(DEEPEST, np.int32)
    actions = np.zeros(MAX_LEGAL, np.int16)
    fresh = np.zeros(MAX_LEGAL, np.int16)
    where = np.zeros(ACTIONS, np.int32)
    setting = settings[0]
    x = scramble(seed)
    for _ in range(deals):
        x = roll(x)
        first = 0.0
        for runner in runners:
            expert_seat = seat if tree[runner].expert else evaluation.NO_SEAT
            work[0] = views[0]
            s = work[0]
            kernels.redeal(s, seat, np.int64(x >> np.uint64(1)))
            kernels.step(s, seat, np.int64(tree[runner].action))
            path[1] = runner
            length = descend(s, seat, expert_seat, x, setting, tree, marks, path, actions, fresh, where)
            evaluation.playout(s, seat, expert_seat, actions)
            judged = credit(s, seat, players, tree, marks, path, length)
            if runner == runners[0]:
                first = judged
            tree[runner].lead += judged - first
            tree[runner].leads += (judged - first) ** 2


@kernel
def descend(
    s: Any,
    seat: int,
    expert_seat: int,
    x: Any,
    setting: Any,
    tree: Any,
    marks: Any,
    path: Any,
    actions: Any,
    fresh: Any,
    where: Any,
) -> int:
    """Play from the runner to a new leaf; the nodes passed are left in `path`, their number is returned."""
    length = 2
    node = np.int64(path[1])
    opened = False
    while (
        not opened and length < setting.depth and tree[node].visits >= setting.expand_after and not kernels.finished(s)
    ):
        mask = kernels.active(s)
        actor = evaluation.actor_of(mask, seat)
        count = kernels.sensible(s, actor, actions, kernels.legal(s, actor, actions))
        # what others decide at the same moment must not answer what the seat decides: that is left to the heuristic
        if count == 1 or (actor != seat and mask & (mask - 1)):
            kernels.step(s, actor, evaluation.heuristic(s, actor, expert_seat, actions, count))
            continue
        child, unopened = choose(tree, node, actor, actions, count, fresh, where, setting, marks)
        opened = child == 0
        if opened:
            if marks[0] >= tree.size:
                break
            child = open_node(tree, node, marks, actor, evaluation.preferred(s, actor, expert_seat, fresh, unopened, x))
        kernels.step(s, actor, np.int64(tree[child].action))
        node = child
        path[length] = node
        length += 1
    return length


@kernel
def choose(
    tree: Any, node: Any, actor: int, actions: Any, count: int, fresh: Any, where: Any, setting: Any, marks: Any
) -> Any:
    """The child to follow, or 0 to open a new one; and how many legal actions, put into `fresh`, are not yet opened."""
    child = tree[node].child
    while child:
        if tree[child].seat == actor:
            where[tree[child].action] = child
        child = tree[child].sibling
    best = np.int64(0)
    best_bound = -1.0
    unopened = 0
    opened = 0
    for n in range(count):
        action = actions[n]
        child = where[action]
        if child == 0:
            fresh[unopened] = action
            unopened += 1
            continue
        opened += 1
        tree[child].seen += 1
        bound = upper_bound(tree[child], setting.exploration, marks)
        if bound > best_bound:
            best_bound = bound
            best = np.int64(child)
    child = tree[node].child
    while child:
        where[tree[child].action] = 0
        child = tree[child].sibling
    if unopened and opened < 1.0 + setting.widening * np.sqrt(tree[node].visits):
        best = np.int64(0)
    return best, unopened


@kernel
def upper_bound(child: Any, exploration: float, marks: Any) -> Any:
    """The mean, stretched to what was judged so far, and what may still be in it."""
    spread = max(marks[2] - marks[1], 1e-6)
    mean = (child.total / child.visits - marks[1]) / spread
    return mean + exploration * np.sqrt(np.log(child.seen + 1.0) / child.visits)


@kernel
def open_node(tree: Any, parent: Any, marks: Any, seat: int, action: Any) -> Any:
    node = np.int64(marks[0])
    marks[0] += 1
    tree[node].action = action
    tree[node].seat = seat
    tree[node].seen = 1
    tree[node].sibling = tree[parent].child
    tree[parent].child = node
    return node


@kernel
def credit(s: Any, seat: int, players: int, tree: Any, marks: Any, path: Any, length: int) -> Any:
    """Credit every node passed with the result of its own seat; return that of the searching one."""
    own = 0.0
    for other in range(players):
        judged = -1.0
        for n in range(1, length):
            node = tree[path[n]]
            if node.seat == other:
                if judged < 0:
                    judged = evaluation.evaluate(s, other, players, WINNING)
                    marks[1] = min(marks[1], judged)
                    marks[2] = max(marks[2], judged)
                node.visits += 1
                node.total += judged
        if other == seat:
            own = judged
    return own
