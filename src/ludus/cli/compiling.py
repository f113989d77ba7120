"""Compiling before many games are played: a progress bar, and how long it will still take."""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.progress import BarColumn, Progress, TextColumn

from ludus import bots
from ludus.bots.preparing import LOW_PRIORITY, PARTS, load
from ludus.cli.common import _, errors, title_of
from ludus.cli.estimate import Estimate, code_sizes
from ludus.engine.compiled import can_compile
from ludus.engine.game import Game
from ludus.engine.loading import never_compile, warm_up
from ludus.playing import play_table, set_table
from ludus.playing.table import COMPILED

PLAYOUT_SHARE, SEARCH_SHARE = 0.2, 0.7  # what playing takes to compile, beside the rules


def use_what_is_ready(game: Game, players: int | None = None, bot: str = "") -> None:
    """Get a game ready for people, who need not wait: it begins interpreted, and what a process in the background
    compiles takes over between two questions. Only a bot that thinks ahead is compiled first."""
    if bots.thinks_ahead(bot):
        compile_first(game, players or game.min_players, (bot,))
        return
    never_compile()
    if len(load(game)) < len(PARTS) and can_compile():
        threading.Thread(target=compile_beside, args=(game,), daemon=True).start()


def compile_beside(game: Game) -> None:
    """Compile in another process of low priority, and take over each part as it is done."""
    command = [sys.executable, "-m", "ludus.bots.preparing", game.name, LOW_PRIORITY]
    # In a session of its own: Ctrl+C at the terminal is not meant for it.
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        atexit.register(process.kill)
        assert process.stdout is not None
        for _part in process.stdout:
            load(game)


def compile_first(game: Game, players: int, policies: Sequence[str]) -> None:
    """Compile what games between these policies need and is not in the cache yet."""
    rules = code_sizes(game)
    is_compiled = set(policies) <= set(COMPILED)
    estimate = Estimate([*rules, sum(rules) * (PLAYOUT_SHARE if is_compiled else SEARCH_SHARE) if policies else 0])
    with CompileBar(_("Compiling the rules of {title}", title=title_of(game)), estimate):
        for done, _steps, _name in warm_up(game):
            estimate.reached(done)
        if not is_compiled:
            for name in policies:
                bots.warm_up(game, players, name)
        elif policies:
            play_table(set_table(game, policies[0], players), 1, "core")


class CompileBar(Progress):
    """A bar on standard error that shows an estimate whenever it is drawn."""

    def __init__(self, title: str, estimate: Estimate):
        self.estimate = estimate
        columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}")
        super().__init__(*columns, console=errors, transient=True)
        self.add_task(title, total=estimate.total, left="")

    def get_renderables(self) -> Iterable[RenderableType]:
        for task in self.tasks:
            left = _("about {seconds} s left", seconds=_.number(self.estimate.seconds_left))
            self.update(task.id, completed=self.estimate.done, left=left)
        yield from super().get_renderables()
