"""What every template finds in place when `engine.loading` runs it for a game; imported by type checkers only."""

from ludus.engine.contract import Kernels

kernels: Kernels  # the game's own
ACTIONS: int  # how many there are
MAX_LEGAL: int  # how many can be legal at once
