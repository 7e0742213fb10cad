"""What each cell of the board stands for: how much of it is land or lake, how high, how dry."""

from typing import Final

import numpy as np

from model.boards import grid
from model.boards.terrain import Size
from model.forms.frozen import dataclass
from model.imports.geo.ground.frame import Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.rasters.arrays import Floats, Wholes
from model.notation import Cell

_STEP: Final = grid.ROW_HEIGHT


@dataclass(frozen=True, slots=True)
class Cells:
    """Numbers by cell, row by row; ask with `at`."""

    size: Size
    own: Floats
    dry: Floats
    neighbour: Floats
    lake: Floats
    sea: Floats
    height: Floats
    relief: Floats
    desert: Floats
    country: Wholes
    landmass: Wholes
    short_rows: bool = False
    """Whether the last place of every other row is no cell."""

    def at(self, cell: Cell) -> int:
        """The place of a cell in the arrays."""
        return cell.row * self.size.cols + cell.col

    def has(self, cell: Cell) -> bool:
        cols = self.size.cols - (self.short_rows and cell.row % 2)
        return 0 <= cell.col < cols and 0 <= cell.row < self.size.rows

    def everywhere(self) -> list[Cell]:
        cols, rows = self.size
        whole = (Cell(col, row) for row in range(rows) for col in range(cols))
        return [cell for cell in whole if self.has(cell)]

    def around(self, cell: Cell) -> list[Cell]:
        """The neighbours within the board."""
        return [near for near in grid.neighbours(cell) if self.has(near)]


def measured(frame: Frame, ground: Ground, *, short_rows: bool = False) -> Cells:
    """Every pixel counts for its nearest cell; heights are those of dry land alone."""
    cols, rows = frame.size
    count = cols * rows
    label = labels(frame)
    dry = ground.dry
    pixels = np.maximum(np.bincount(label, minlength=count + 1), 1)
    dry_pixels = np.maximum(np.bincount(label, weights=dry.ravel(), minlength=count + 1), 1)

    def share(mask: Floats) -> Floats:
        total = np.bincount(label, weights=mask.ravel(), minlength=count + 1)
        return np.asarray((total / pixels)[:count], dtype=np.float64)

    def mean(values: Floats) -> Floats:
        total = np.bincount(label, weights=(values * dry).ravel(), minlength=count + 1)
        return np.asarray((total / dry_pixels)[:count], dtype=np.float64)

    return Cells(
        size=frame.size,
        own=share(ground.own.astype(np.float64)),
        dry=share(dry.astype(np.float64)),
        neighbour=share(ground.neighbour.astype(np.float64)),
        lake=share(((ground.lake > 0) & ground.own).astype(np.float64)),
        sea=share(ground.sea.astype(np.float64)),
        height=mean(ground.height),
        relief=mean(ground.relief),
        desert=mean(ground.desert.astype(np.float64)),
        country=_most(label, ground.country, count),
        landmass=_most(label, ground.landmass, count),
        short_rows=short_rows,
    )


def labels(frame: Frame) -> Wholes:
    """The place of the nearest cell for every pixel; one past the end where there is none."""
    return np.concatenate([_labels_in(frame, x, y) for _, x, y in frame.strips()])


def _labels_in(frame: Frame, x: Floats, y: Floats) -> Wholes:
    cols, rows = frame.size
    above = np.floor(y / _STEP).astype(np.int64)
    (upper, far), (lower, near) = (_nearest_in_row(row, x, y) for row in (above, above + 1))
    col, row = np.where(near < far, lower, upper), np.where(near < far, above + 1, above)
    inside = (col >= 0) & (col < cols) & (row >= 0) & (row < rows)
    return np.where(inside, row * cols + col, cols * rows).ravel()


def _nearest_in_row(row: Wholes, x: Floats, y: Floats) -> tuple[Wholes, Floats]:
    """The column of the nearest cell of a row, and the square of its distance."""
    half = 0.5 * (row & 1)
    col = np.rint(x - half).astype(np.int64)
    return col, (col + half - x) ** 2 + (row * _STEP - y) ** 2


def _most(label: Wholes, numbers: Wholes, count: int) -> Wholes:
    """The number that most pixels of each cell have, leaving out 0."""
    kinds = int(numbers.max()) + 1
    pairs, votes = np.unique(label * kinds + numbers.ravel(), return_counts=True)
    cells, kind = pairs // kinds, pairs % kinds
    found = np.zeros(count + 1, dtype=np.int64)
    order = np.lexsort((-kind, votes))
    for place in order.tolist():
        if kind[place]:
            found[cells[place]] = kind[place]
    return found[:count]
