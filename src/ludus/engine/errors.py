"""What can go wrong, in words for people. Every error loses nothing: the match is as it was before."""

from collections.abc import Sequence


class LudusError(ValueError):
    """Anything a person or program asked for that cannot be; the message says what would be right."""


class WrongOption(LudusError):
    """A seed, player count or table option that the game does not have."""


class DamagedLog(LudusError):
    """A saved match that cannot be read or does not replay."""


class Unreadable(LudusError):
    """Words or a number that name no action of the game."""


class Illegal(LudusError):
    """An action of the game that cannot be done now, with every reason."""

    def __init__(self, words: str, reasons: Sequence[str]):
        self.words = words
        self.reasons = tuple(reasons)
        super().__init__(f"{words}: {'; '.join(self.reasons)}")


class Ambiguous(LudusError):
    """Words that could mean several actions that are legal now."""

    def __init__(self, words: str, candidates: Sequence[str]):
        self.words = words
        self.candidates = tuple(candidates)
        super().__init__(f"{words} could mean: {', '.join(self.candidates)}.")


class NoUndo(LudusError):
    """A step back that would take back what somebody has already seen."""
