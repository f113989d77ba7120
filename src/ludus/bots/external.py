"""External bots: any program that speaks JSON lines on its standard input and output; see docs/protocol.md.

A program that crashes, does not answer in time or answers with something that is not legal costs its seat no more than
that one decision: the heuristic moves instead, and what happened is kept for whoever asks (`incidents`).
"""

from __future__ import annotations

import json
import logging
import queue
import shlex
import subprocess
import threading
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.bots.base import Bot, Budget
from ludus.bots.simple import greedy_action
from ludus.engine.errors import LudusError
from ludus.engine.language import N_

if TYPE_CHECKING:
    from ludus.engine.view import View

PROTOCOL = 1
ANSWER_TIMEOUT = (
    10.0  # seconds, where the budget names none; and, on top of it, for a program that has just been started
)
MAX_STOPS = 3  # a program that had to be stopped so often is not started again

logger = logging.getLogger(__name__)


class Failure(LudusError):
    """What a program did wrong: the heuristic moves instead."""


class External(Bot):
    """A third-party program in its own process."""

    def __init__(self, command: str):
        self.process: subprocess.Popen[str] | None = None
        if not command.strip():
            raise LudusError(N_("An external bot is written external:COMMAND, for example external:./mybot.py."))
        self.name = f"external:{command}"
        self.command = shlex.split(command)
        self.answers: queue.Queue[str] = queue.Queue()
        self.stopped = 0
        self.noted: list[LudusError] = []

    def choose(self, view: View, seat: int, budget: Budget) -> int:
        try:
            return self._read(self._ask(view, seat, budget), view)
        except Failure as failure:
            logger.warning("%s", failure)
            self.noted.append(failure)
            return greedy_action(view, seat)

    def incidents(self) -> list[LudusError]:
        noted, self.noted = self.noted, []
        return noted

    def close(self) -> None:
        if self.process is None:
            return
        process, self.process = self.process, None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()

    def __del__(self) -> None:
        self.close()

    # the program

    def _ask(self, view: View, seat: int, budget: Budget) -> str:
        timeout = budget.seconds or ANSWER_TIMEOUT
        if self.process is None:
            self._launch()
            timeout += ANSWER_TIMEOUT
        try:
            self._send(question(view, seat, budget))
            answer = self.answers.get(timeout=timeout)
        except queue.Empty:
            self._stop()
            raise self._failure(N_("{bot} did not answer within {seconds} s."), seconds=round(timeout, 3)) from None
        except OSError:
            answer = ""
        if not answer:
            self._stop()
            raise self._failure(N_("{bot} exited without answering."))
        return answer

    def _launch(self) -> None:
        if self.stopped >= MAX_STOPS:
            raise self._failure(
                N_("{bot} had to be stopped {times} times and will not be started again."), times=MAX_STOPS
            )
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            self.stopped += 1
            raise self._failure(N_("{bot} cannot be started: {reason}."), reason=error.strerror) from None
        self.answers = queue.Queue()
        threading.Thread(target=_listen, args=(self.process, self.answers), daemon=True).start()

    def _send(self, message: dict[str, Any]) -> None:
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self.process.stdin.flush()

    def _stop(self) -> None:
        self.stopped += 1
        self.close()

    def _read(self, answer: str, view: View) -> int:
        """The action an answer names, by number or by words."""
        shown = answer.strip()[:80]
        try:
            action = json.loads(answer)["action"]
        except (ValueError, TypeError, KeyError):
            raise self._failure(N_("{bot} answered {answer}, which is not an action."), answer=shown) from None
        number = view.game.numbers.get(action, -1) if isinstance(action, str) else action
        if isinstance(number, bool) or number not in view.legal():
            raise self._failure(N_("{bot} answered {answer}, which is not legal now."), answer=shown)
        return int(number)

    def _failure(self, message: str, **values: object) -> Failure:
        return Failure(message, domain="ludus", bot=self.name, **values)


def _listen(process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
    """Pass on what the program says, line by line; an empty line means that it has ended."""
    if process.stdout is not None:
        try:
            for line in process.stdout:
                answers.put(line)
        except (OSError, ValueError):
            pass  # the pipe was closed from our side, or the output is not text: there is nothing more to read
    answers.put("")


def question(view: View, seat: int, budget: Budget) -> dict[str, Any]:
    """What a program is asked: everything its seat may know, and what is legal."""
    game = view.game
    return {
        "ludus": PROTOCOL,
        "game": game.name,
        "rules": game.version,
        "players": view.players,
        "seat": seat,
        "points": [view.points(other) for other in range(view.players)],
        "seconds": budget.seconds,
        "legal": [{"action": action, "words": game.words[action]} for action in view.legal()],
        "view": plain(view.records[0], game.state),
    }


def plain(record: Any, dtype: np.dtype[Any]) -> dict[str, Any]:
    """A record as nested dictionaries and lists of numbers."""
    found: dict[str, Any] = {}
    for name in dtype.names or ():
        field, inner = dtype[name], record[name]
        base = field.base
        if base.names and field.shape:
            found[name] = [plain(item, base) for item in np.asarray(inner).ravel()]
        elif base.names:
            found[name] = plain(inner, base)
        else:
            found[name] = np.asarray(inner).tolist()
    return found
