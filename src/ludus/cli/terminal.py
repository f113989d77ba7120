"""The terminal game: what is asked, what can be done, and a line to type. No rules here, only the contract."""

from __future__ import annotations

from pathlib import Path

from ludus.bots import Advice, Bot, Budget, make
from ludus.cli.choices import Choice, choices, table_of
from ludus.cli.common import LANG, _, console, error_text
from ludus.engine.cache import NotCompiled
from ludus.engine.errors import Illegal, LudusError
from ludus.engine.match import Match
from ludus.engine.reading import exact
from ludus.engine.telling import Section, plain
from ludus.engine.view import View

ADVISER = "centurio"
THINKING = Budget(seconds=1.0)


class Terminal:
    """One match at one screen. Seats below `people` are people; the others are bots."""

    def __init__(self, match: Match, people: int, bot: str, save: Path | None):
        self.match = match
        self.match.lang = LANG
        self.people = people
        self.keep = save
        self.bots: dict[int, Bot] = {seat: make(bot, seed=seat) for seat in range(people, match.players)}
        self.reader = 0 if people else -1
        self.going = True
        self.last_question: Section | None = None  # what was the case when the reader was last asked
        if not match.names:
            match.names = tuple(self._called(seat, bot) for seat in range(match.players))
        self.commands = {
            "t": self.show_table,
            "l": self.show_log,
            "u": self.undo,
            "h": self.hint,
            "?": self.show_help,
            "q": self.quit,
        }

    def _called(self, seat: int, bot: str) -> str:
        if seat >= self.people:
            return f"{bot} {seat + 1}" if self.match.players - self.people > 1 else bot
        return _("Player") if self.people == 1 else _("Player {n}", n=seat + 1)

    def run(self) -> None:
        self.show_help()
        while self.going and not self.match.finished:
            waiting = [seat for seat in self.match.active() if seat < self.people]
            thinking = [seat for seat in self.match.active() if seat >= self.people]
            if thinking:
                seat = thinking[0]
                self.do(seat, self.bots[seat].choose(self.match.view(seat), seat, THINKING))
            elif waiting:
                self.hand_over(waiting[0])
                self.ask(waiting[0])
        if self.match.finished:
            self.show_end()

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, hide one's secrets before the next one looks."""
        if seat == self.reader:
            return
        if self.people > 1:
            console.clear()
            console.input(_("{name}, press Enter when nobody else is looking. ", name=self.match.names[seat]))
        self.reader = seat

    def ask(self, seat: int) -> None:
        view = self.match.view(seat)
        listed = choices(self.match, seat, LANG)
        now, _may, have, *_others = self.match.game.text.tell(view, LANG)
        if now != self.last_question:
            console.print()
            console.print(plain([now]))
        self.last_question = now
        console.print()
        console.print(plain([have]), style="dim")
        console.print(self.match.game.text.question(view, LANG), style="bold")
        console.print(table_of(listed))
        try:
            typed = console.input("[bold]›[/] ").strip()
        except EOFError:
            self.quit()
            return
        try:
            self.obey(seat, typed, listed)
        except Illegal as error:
            console.print(_("Not now: {reasons}.", reasons="; ".join(error.reasons)), style="yellow")
        except (LudusError, OSError) as error:
            console.print(error_text(error), style="yellow")

    def obey(self, seat: int, typed: str, listed: list[Choice]) -> None:
        head, _space, rest = typed.partition(" ")
        if typed in self.commands:
            self.commands[typed]()
        elif typed.isdecimal() and 1 <= int(typed) <= len(listed):
            self.do(seat, listed[int(typed) - 1].action)
        elif typed.isdecimal():
            console.print(_("Choose a number from 1 to {last}.", last=len(listed)), style="yellow")
        elif head == "w" and rest:
            self.why_not(seat, rest)
        elif head == "s" and rest:
            self.match.save(rest)
            console.print(_("Saved in {path}.", path=rest), style="green")
        elif typed:
            self.do(seat, typed)

    def do(self, seat: int, action: str | int) -> None:
        """Play, narrate what the reader may know of it, and save the match if asked to."""
        start = len(self.match.log)
        past = self.match.fork()
        self.match.play(seat, action)
        for entry in self.match.log[start:]:
            if sentence := past.play_and_narrate(entry, self.reader, LANG):
                console.print("  " + sentence)
        if self.keep:
            self.match.save(self.keep)

    # commands

    def show_table(self) -> None:
        console.print()
        console.print(plain(self.match.game.text.tell(self.match.view(self.reader), LANG)))

    def show_log(self) -> None:
        for line in self.match.story(self.reader, LANG):
            console.print("  " + line)

    def undo(self) -> None:
        taken = self.match.undo(self.reader)
        text = self.match.game.text.describe(taken.action, self.match.view(self.reader), LANG)
        console.print(_("Undone: {action}", action=text), style="green")

    def hint(self) -> None:
        view = self.match.view(self.reader)
        for advice in self.advise(view)[:3]:
            text = self.match.game.text.describe(advice.action, view, LANG)
            console.print(f"  {_.percent(advice.value)}  {text}  [dim]{self.match.game.words[advice.action]}[/]")

    def advise(self, view: View) -> list[Advice]:
        """What a strong bot makes of the actions; until its search is compiled, what the heuristic makes of them."""
        try:
            return make(ADVISER).explain(view, self.reader, THINKING)
        except NotCompiled:
            return make("greedy").explain(view, self.reader, THINKING)

    def why_not(self, seat: int, typed: str) -> None:
        line = exact(self.match.game, typed)
        if line is None:
            console.print(_("{text} is not an action of this game.", text=repr(typed)), style="yellow")
            return
        reasons = self.match.why_not(seat, line[0])
        console.print(_("Not now: {reasons}.", reasons="; ".join(reasons)) if reasons else _("It is possible now."))

    def show_help(self) -> None:
        console.print(_("Type a number or an action."), style="bold")
        lines = {
            "t": _("describe the whole table"),
            "l": _("recount what has happened"),
            "w …": _("why an action is not possible now: w build large-hotel"),
            "h": _("hint"),
            "u": _("undo the last action"),
            "s …": _("save to a file: s match.txt"),
            "?": _("this list"),
            "q": _("quit"),
        }
        for key, meaning in lines.items():
            console.print(f"  [bold]{key:4}[/] {meaning}")

    def show_end(self) -> None:
        self.show_table()
        console.print(_("The game is over."), style="bold")
        view = self.match.view(self.reader)
        for seat, rank in enumerate(self.match.standing()):
            points = _.number(self.match.points(seat))
            console.print(f"  {rank}. {self.match.names[seat]}: {points}", style="bold")
            for label, amount in self.match.game.text.breakdown(view, seat, LANG):
                console.print(f"       {_.number(amount):>4}  {label}")

    def quit(self) -> None:
        self.going = False
        if self.keep:
            console.print(_("Saved in {path}; resume with: ludus play {path}", path=self.keep))
