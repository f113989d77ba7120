"""Where the scouts' shapes fit on a map. A cell is a bit of a mask, in reading order."""

from collections.abc import Iterable, Sequence
from itertools import product

Cells = tuple[tuple[int, int], ...]


def cells_mask(cells: Iterable[tuple[int, int]], columns: int) -> int:
    return sum(1 << (row * columns + column) for row, column in cells)


def orientations(shape: Sequence[Sequence[int]]) -> set[Cells]:
    """A shape rotated and mirrored in every way, each moved up and left as far as it goes."""
    found = set()
    for swap, up, left in product((False, True), (1, -1), (1, -1)):
        cells = [(column * up, row * left) if swap else (row * up, column * left) for row, column in shape]
        top, edge = min(row for row, _ in cells), min(column for _, column in cells)
        found.add(tuple(sorted((row - top, column - edge) for row, column in cells)))
    return found


def placements(shape: Sequence[Sequence[int]], rows: int, columns: int) -> list[Cells]:
    """Everywhere a shape fits on the empty map, in reading order."""
    moved = {
        tuple((row + down, column + across) for row, column in cells)
        for cells in orientations(shape)
        for down, across in product(range(rows), range(columns))
        if all(row + down < rows and column + across < columns for row, column in cells)
    }
    return sorted(moved)
