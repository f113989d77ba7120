"""A match: seats around a game, checked play, the log, and everything that follows from the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ludus.engine import reading
from ludus.engine.contract import MAX_SEATS
from ludus.engine.errors import Illegal, LudusError, NoUndo
from ludus.engine.language import N_, SOURCE, words
from ludus.engine.records import readable
from ludus.engine.seeding import begin, checked_key, checked_seed, new_seed
from ludus.engine.view import View, blank

if TYPE_CHECKING:
    from ludus.engine.game import Game

STRIDE = 32  # entries of the log between two positions that are kept, so that going back replays few entries


class Entry(NamedTuple):
    """One line of the log: who did what."""

    seat: int
    action: int


class Match:
    """One game being played. `play` checks everything; `_play` does the same without checking."""

    def __init__(self, game: Game, config: Sequence[int], seed: int, key: str, version: int):
        self.game = game
        self.config = tuple(config)
        self.seed = seed
        self.key = key  # where its chance comes from instead of the seed, as hexadecimal digits; or empty
        self.version = version  # of the rules
        self.names: tuple[str, ...] = ()
        self.lang = SOURCE  # the language of reasons in errors
        self.log: list[Entry] = []
        self._records = blank(game)
        begin(game, self._records, self.config, seed, key, version)
        self._base_length = 0  # of the log where positions are known from: a fresh game, or where a fork began
        self._kept = [self._records.copy()]  # the position there, and after every so many entries
        self._reveals = [int(self._records["revealed"][0])]  # after each entry since the base, what had become known

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        key: str = "",
        version: int | None = None,
    ) -> Match:
        """A match that begins, with chance from a key or a seed; `version` may be an earlier one that is supported."""
        config = game.config(players, options or {})
        version = game.checked_version(game.version if version is None else version)
        if key:
            return cls(game, config, 0, checked_key(key), version)
        return cls(game, config, new_seed() if seed is None else checked_seed(seed), "", version)

    # the position

    @property
    def players(self) -> int:
        return self.config[0]

    @property
    def options(self) -> dict[str, str | int]:
        return self.game.values(self.config)

    @property
    def finished(self) -> bool:
        return bool(self.game.kernels.finished(self._records[0]))

    def active(self) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = int(self.game.kernels.active(self._records[0]))
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    def legal_numbers(self, seat: int) -> tuple[int, ...]:
        """What a seat may do now, as action numbers; nothing for a seat that is not asked."""
        return self.game.legal_numbers(self._records[0], seat) if seat in self.active() else ()

    def reaction(self, seat: int) -> int | None:
        """The action by which a seat declines to react; None where it is asked for more than a reaction."""
        return next((number for number in self.legal_numbers(seat) if self.game.text.is_pass(number)), None)

    def lines(self, seat: int) -> dict[str, reading.Line]:
        """What a seat may do now, as whole lines of words and the action numbers they stand for."""
        found: dict[str, reading.Line] = {}
        for number in self.legal_numbers(seat):
            beginning = self.game.words[number]
            if number not in self.game.partial:
                found[beginning] = (number,)
                continue
            ahead = self.fork()
            ahead._play(seat, number)
            found |= {f"{beginning} {self.game.words[last]}": (number, last) for last in ahead.legal_numbers(seat)}
        return found

    def legal(self, seat: int) -> tuple[str, ...]:
        """What a seat may do now, in words."""
        self._check_seat(seat)
        return tuple(self.lines(seat))

    def points(self, seat: int) -> int:
        self._check_seat(seat)
        return int(self.game.kernels.points(self._records[0], seat))

    def standing(self) -> tuple[int, ...]:
        """Every seat's rank, 1 for the best."""
        ranks = np.zeros(MAX_SEATS, np.int16)
        self.game.kernels.standing(self._records[0], ranks)
        return tuple(int(rank) for rank in ranks[: self.players])

    def view(self, seat: int) -> View:
        """What a seat may know; seat -1 is a spectator."""
        out = blank(self.game)
        self.game.kernels.look(self._records[0], seat, out[0])
        return View(self.game, out, seat, self.players, self.names)

    @property
    def revealed(self) -> int:
        """How often something hidden has become known so far."""
        return self._reveals[-1]

    def revealed_at(self, length: int) -> int:
        """The same after so many entries of the log."""
        return self._reveals[length - self._base_length]

    def secret(self, seat: int, number: int) -> bool:
        """Whether a legal action, done now, is shown to nobody but its own seat."""
        return bool(self.game.kernels.secret(self._records[0], seat, number))

    @property
    def _s(self) -> Any:
        """The record itself, with its fields as attributes: for tests and those who know what they do."""
        return readable(self._records)[0]

    def bytes(self) -> bytes:
        """The whole position, byte for byte."""
        return self._records.tobytes()

    # playing

    def play(self, seat: int, action: str | int) -> None:
        """Play an action given by its words or its number, if it is legal now; otherwise say why not."""
        self._check_seat(seat)
        if isinstance(action, str) and not action.isdecimal():
            line = reading.read(self, seat, action)
        else:
            line = reading.number(self.game, int(action))
        ahead = self.fork() if len(line) > 1 else self
        for position, number in enumerate(line):
            ahead._check(seat, number)
            if position < len(line) - 1:
                ahead._play(seat, number)
        for number in line:
            self._play(seat, number)

    def _play(self, seat: int, number: int) -> None:
        self.game.kernels.step(self._records[0], seat, number)
        self.log.append(Entry(seat, number))
        self._reveals.append(int(self._records["revealed"][0]))
        if (len(self.log) - self._base_length) % STRIDE == 0:
            self._kept.append(self._records.copy())

    def why_not(self, seat: int, number: int, lang: str | None = None) -> list[str]:
        """Every reason why a seat cannot do something now; empty if it can."""
        lang = lang or self.lang
        _ = words("ludus", lang)
        if number in self.legal_numbers(seat):
            return []
        if self.finished:
            return [_("the game is over")]
        if seat not in self.active():
            return [_("it is another player's turn")]
        return self.game.text.why_not(self.view(seat), seat, number, lang) or [_("that is not the current decision")]

    # going back

    def undo(self, seat: int | None = None) -> Entry:
        """Take back the last action, or a seat's last one from under what others did since; return what was taken."""
        position = self._undoable(seat)
        taken = self.log[position]
        later = self.log[position + 1 :]
        self._rewind(position)
        for entry in later:
            self._play(*entry)
        return taken

    def can_undo(self, seat: int | None = None) -> bool:
        try:
            self._undoable(seat)
        except NoUndo:
            return False
        return True

    def _undoable(self, seat: int | None) -> int:
        """The position of the entry an undo would take back; refuse where somebody has seen a result of it."""
        own = [n for n in range(self._base_length, len(self.log)) if seat is None or self.log[n].seat == seat]
        if not own:
            raise NoUndo(N_("Nothing to undo."))
        position = own[-1]
        if self._reveals[position - self._base_length] != self._reveals[-1]:
            raise NoUndo(N_("Hidden information has been revealed since, so this cannot be undone."))
        trial = self.fork()
        trial._rewind(position)
        for entry in self.log[position + 1 :]:
            if entry.action not in trial.legal_numbers(entry.seat):
                raise NoUndo(N_("Another player has already acted on it, so this cannot be undone."))
            trial._play(*entry)
        return position

    def _rewind(self, length: int) -> None:
        behind = (length - self._base_length) // STRIDE
        start = self._base_length + behind * STRIDE
        replayed = self.log[start:length]
        del self.log[start:]
        del self._reveals[start - self._base_length + 1 :]
        del self._kept[behind + 1 :]
        self._records[0] = self._kept[behind][0]
        for entry in replayed:
            self._play(*entry)

    def at(self, length: int) -> Match:
        """The match as it was after so many entries of the log."""
        if not self._base_length <= length <= len(self.log):
            first, last = self._base_length, len(self.log)
            raise LudusError(N_("This match has positions {first} to {last}."), first=first, last=last)
        past = self.fork()
        past._rewind(length)
        return past

    def fork(self, seat: int | None = None, seed: int = 0) -> Match:
        """A copy to plan on. For a seat, all that it cannot know is drawn again, so that planning reveals nothing."""
        copy = Match.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy.log = list(self.log)
        copy._reveals = list(self._reveals)
        copy._kept = list(self._kept)
        copy._records = self._records.copy()
        if seat is None:
            return copy
        copy._records = self.view(seat).records.copy()
        self.game.kernels.redeal(copy._records[0], seat, seed)
        copy._base_length = len(copy.log)
        copy._kept = [copy._records.copy()]
        copy._reveals = [int(copy._records["revealed"][0])]
        return copy

    # in words

    def play_and_narrate(self, entry: Entry, seat: int, lang: str | None = None) -> str:
        """Play an entry that is known to be legal, and narrate what a seat may know of it; empty if nothing."""
        secret, before = self.secret(*entry), self.view(seat)
        self._play(*entry)
        return narration(before, entry, self.view(seat), secret, lang or self.lang)

    def story(self, seat: int, lang: str | None = None) -> list[str]:
        """The log in sentences, as far as a seat may know it."""
        past = self.at(self._base_length)
        return [text for entry in self.log[self._base_length :] if (text := past.play_and_narrate(entry, seat, lang))]

    def save(self, path: str | Path) -> None:
        """Write the match as a readable text file: a header, then one line for each thing done."""
        from ludus.engine.logfile import dump

        Path(path).write_text(dump(self), encoding="utf-8")

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise LudusError(N_("Seats are numbered from 0 to {last}, not {seat}."), last=self.players - 1, seat=seat)

    def _check(self, seat: int, number: int) -> None:
        reasons = self.why_not(seat, number)
        if reasons:
            raise Illegal(self.game.words[number], reasons)


def narration(before: View, entry: Entry, after: View, secret: bool, lang: str) -> str:
    """An entry in words for a viewer; of what others did in secret, only its visible consequences."""
    if secret and entry.seat != before.seat:
        return before.game.text.narrate_secret(before, after, lang)
    text: str = before.game.text.narrate(before, *entry, after, lang)
    return text
