"""Draws the icons of the site: a temple front in the palette's terracotta, as PNG for phones.

python scripts/icons.py [FOLDER]
"""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludus.drawing.palette import PALETTE

FOLDER = Path(__file__).resolve().parents[1] / "src" / "ludus" / "web" / "static" / "icons"
Floats = NDArray[np.float64]
Segment = tuple[float, float, float, float]
GABLE: list[Segment] = [(4, 9, 12, 4), (12, 4, 20, 9), (4.6, 9, 19.4, 9)]
COLUMNS: list[Segment] = [(x, 9, x, 18) for x in (7, 10.3, 13.7, 17)]
TEMPLE: list[Segment] = [*GABLE, *COLUMNS, (4, 19.5, 20, 19.5)]  # on the grid of mark.svg, 24 units wide
STROKE = 0.8  # half the width of a line
ICONS = {
    "192": (192, 1.0, 0.12),
    "512": (512, 1.0, 0.12),
    "maskable": (512, 0.72, 0.0),
    "apple-touch": (180, 0.86, 0.0),
}


def distance(x: Floats, y: Floats, segment: Segment) -> Floats:
    """How far each point is from a line between two points."""
    ax, ay, bx, by = segment
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0, 1)
    return np.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def coverage(outside: Floats, pixel: float) -> Floats:
    """How much of each pixel is inside, from how far its middle is outside."""
    return np.clip(0.5 - outside / pixel, 0, 1)


def drawn(size: int, scale: float, corner: float) -> NDArray[np.uint8]:
    """An icon: the temple at a scale around the middle, on a square with round corners."""
    pixel = 24 / size
    y, x = (np.mgrid[0:size, 0:size] + 0.5) * pixel
    radius = corner * 24
    dx, dy = (np.maximum(np.abs(at - 12) - 12 + radius, 0) for at in (x, y))
    ground = coverage(np.hypot(dx, dy) - radius, pixel) if radius else np.ones((size, size))
    nearest = np.min([distance(12 + (x - 12) / scale, 12 + (y - 12) / scale, one) for one in TEMPLE], axis=0)
    ink = coverage((nearest - STROKE) * scale, pixel)
    back, front = (np.array(list(bytes.fromhex(PALETTE[name][0][1:]))) for name in ("terracotta", "ground"))
    colours = back + ink[..., None] * (front - back)
    return np.dstack([colours, 255 * ground]).round().astype(np.uint8)


def png(pixels: NDArray[np.uint8]) -> bytes:
    height, width, _ = pixels.shape
    rows = np.hstack([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)]).tobytes()
    head = struct.pack(">2I5B", width, height, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in chunks)


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (size, scale, corner) in ICONS.items():
        (folder / f"{name}.png").write_bytes(png(drawn(size, scale, corner)))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
