"""What all tests share: nothing is written into the user's own folders, and kernels are compiled once for all of them."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]
os.environ.setdefault("LUDUS_CACHE", str(ROOT / ".cache"))
