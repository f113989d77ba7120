"""Players: people known by a cookie or a link; there are no accounts."""

from typing import NamedTuple


class Player(NamedTuple):
    id: str
    name: str
    epoch: int  # raised to make every earlier cookie and link worthless
    banned: bool = False  # by the operator: may look, and do nothing
    muted: frozenset[str] = frozenset()  # players whose messages this one does not want to see
