"""Table options: what a table may choose before the game begins, as words for people and numbers for kernels."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ludus.engine.errors import WrongOption
from ludus.engine.language import N_, words


@dataclass(frozen=True)
class Option:
    """A choice among words (`choices`), or, where there are none, a whole number from `low` to `high`."""

    name: str  # as in Python and on the command line: "difficulty"
    label: str  # as on pages, in English, marked for the game's catalogue
    default: str | int
    choices: tuple[str, ...] = ()  # as in Python and on the command line: "two-each"
    names: tuple[str, ...] = ()  # of the choices, as on pages; where there are none, the choices are such words already
    low: int = 0
    high: int = 0
    help: str = ""
    bot_default: str | int | None = None  # instead of `default` where only bots play: they may never end by themselves

    def default_for(self, bots_only: bool) -> str | int:
        return self.default if self.bot_default is None or not bots_only else self.bot_default

    def number(self, value: object) -> int:
        """The kernel's number for a value a person gave."""
        return self._choice(value) if self.choices else self._whole_number(value)

    def value(self, number: int) -> str | int:
        return self.choices[number] if self.choices else number

    def named(self, value: object) -> str:
        """A value as on pages, in English, marked for the game's catalogue; other values stay as they are."""
        return self.names[self.choices.index(str(value))] if self.names and value in self.choices else str(value)

    def described(self, value: object, domain: str, lang: str) -> str:
        """The option and a value of it in a language, as “Difficulty: hard”."""
        _, of_game = words("ludus", lang), words(domain, lang)
        return _("{option}: {choice}", option=of_game(self.label), choice=of_game(self.named(value)))

    def _choice(self, value: object) -> int:
        if isinstance(value, bool):
            value = "on" if value else "off"
        if value not in self.choices:
            listed = ", ".join(self.choices)
            raise WrongOption(
                N_("{name} is one of {choices}, not {value}."), name=self.name, choices=listed, value=value
            )
        return self.choices.index(str(value))

    def _whole_number(self, value: object) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise WrongOption(
                N_("{name} is a whole number from {low} to {high}, not {value}."),
                name=self.name,
                low=self.low,
                high=self.high,
                value=value,
            )
        return number


def unusual(options: Iterable[Option], values: Mapping[str, object]) -> Iterator[tuple[Option, object]]:
    """The options of a table that are not as they usually are, with their values; forms have numbers as text."""
    for option in options:
        value = values.get(option.name, option.default)
        if str(value) != str(option.default):
            yield option, value
