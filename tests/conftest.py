"""What all tests share: kernels are compiled once, into a folder of the project."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]
os.environ.setdefault("LUDUS_CACHE", str(ROOT / ".cache"))
