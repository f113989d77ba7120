"""Table options: what a table may choose before the game begins, as words for people and numbers for kernels."""

from dataclasses import dataclass

from ludus.engine.errors import WrongOption


@dataclass(frozen=True)
class Option:
    """A choice among words (`choices`), or, where there are none, a whole number from `low` to `high`."""

    name: str  # as in Python and on the command line: "difficulty"
    label: str  # as on pages, in English
    default: str | int
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    help: str = ""

    def number(self, value: object) -> int:
        """The kernel's number for a value a person gave."""
        if self.choices:
            if isinstance(value, bool):
                value = "on" if value else "off"
            if value not in self.choices:
                raise WrongOption(f"{self.name} is one of {', '.join(self.choices)}, not {value!r}.")
            return self.choices.index(str(value))
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise WrongOption(f"{self.name} is a whole number from {self.low} to {self.high}, not {value!r}.")
        return number

    def value(self, number: int) -> str | int:
        return self.choices[number] if self.choices else number
