"""What kernels are called with, and how it is typed."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Record: TypeAlias = Any  # one game, or one seat of it: typed by the compiler, not by the checker
Int: TypeAlias = int | np.int64  # kernels pass their own integers on to each other
Actions: TypeAlias = NDArray[np.int16]
Ranks: TypeAlias = NDArray[np.int16]
Config: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]

MAX_SEATS = 8  # more than any game has
