"""Boards written as rows of text, one character a cell: what mileposts and hexes share."""

import string
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple, Self

from model.boards import grid
from model.collection import Things
from model.forms.frozen import dataclass
from model.notation import Cell, Edge

NO_CELL: Final = "_"
CUSTOMARY_SIGNS: Final = {
    "clear": ".",
    "mountain": "^",
    "alpine": "A",
    "desert": "d",
    "river": "r",
    "lake": "o",
    "sea": "~",
}


class Size(NamedTuple):
    """How many columns and rows a board has."""

    cols: int
    rows: int


@dataclass(frozen=True, slots=True)
class TerrainBoard:
    """Rows of terrain with a legend. Broken boards are borne: what cannot be read is no cell."""

    size: Size
    legend: Mapping[str, str]
    terrain: tuple[str, ...]

    def kind_at(self, cell: Cell) -> str | None:
        """What the legend calls the terrain of a cell; None where there is no cell."""
        col, row = cell
        if not (0 <= row < len(self.terrain) and 0 <= col < len(self.terrain[row])):
            return None
        if col >= self.size.cols or row >= self.size.rows:
            return None
        sign = self.terrain[row][col]
        return None if sign == NO_CELL else self.legend.get(sign)

    def has(self, cell: Cell) -> bool:
        return self.kind_at(cell) is not None

    def in_bounds(self, cell: Cell) -> bool:
        """Whether the cell lies within the size, be there a cell or none."""
        return 0 <= cell.col < self.size.cols and 0 <= cell.row < self.size.rows

    def extent(self) -> Size:
        """The size as far as there is terrain: never more than the rows of text hold."""
        rows = self.rows()
        return Size(max(map(len, rows), default=0), len(rows))

    def cells(self) -> Iterator[Cell]:
        """The cells there are, row by row."""
        signs = {sign for sign in self.legend if sign != NO_CELL}
        for row, text in enumerate(self.rows()):
            for col, sign in enumerate(text):
                if sign in signs:
                    yield Cell(col, row)

    def kinds(self) -> dict[str, int]:
        """How many cells there are of each kind, kinds in the order of their names."""
        signs = Counter(chain.from_iterable(self.rows()))
        cells: Counter[str] = Counter()
        for sign, kind in self.legend.items():
            if sign != NO_CELL and signs[sign]:
                cells[kind] += signs[sign]
        return dict(sorted(cells.items()))

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The neighbours that exist, clockwise from the east."""
        return tuple([near for near in grid.neighbours(cell) if self.has(near)])

    def edges(self) -> Iterator[Edge]:
        """Every edge of which both cells exist, each once, in the order of their first cell."""
        cells = dict.fromkeys(self.cells())
        for cell in cells:
            for side in (grid.EAST, grid.SOUTH_WEST, grid.SOUTH_EAST):
                other = grid.neighbour(cell, side)
                if other in cells:
                    yield Edge(cell, other)

    def with_painted(self, kinds: Mapping[Cell, str | None]) -> Self:
        """The board after cells got other kinds (None takes a cell away); other rows are shared."""
        legend = self._legend_with(kinds.values())
        signs = _sign_by_kind(legend)
        rows: dict[int, dict[int, str]] = {}
        for cell, kind in kinds.items():
            if not self.in_bounds(cell):
                raise ValueError(
                    f"{cell} lies outside the board of {self.size.cols} columns "
                    f"and {self.size.rows} rows"
                )
            rows.setdefault(cell.row, {})[cell.col] = NO_CELL if kind is None else signs[kind]
        return replace(self, legend=legend, terrain=self._painted_rows(rows))

    def _legend_with(self, kinds: Iterable[str | None]) -> Mapping[str, str]:
        legend = self.legend
        for kind in dict.fromkeys(kinds):
            if kind is not None and kind not in _sign_by_kind(legend):
                legend = Things({**legend, self._fresh_sign(kind, legend): kind})
        return legend

    def _painted_rows(self, painted: Mapping[int, Mapping[int, str]]) -> tuple[str, ...]:
        """Rows too short, or missing, grow as far as they are painted."""
        terrain = list(self.terrain)
        terrain += [""] * (max(painted, default=-1) + 1 - len(terrain))
        for row, signs in painted.items():
            text = list(terrain[row].ljust(max(signs) + 1, NO_CELL))
            for col, sign in signs.items():
                text[col] = sign
            terrain[row] = "".join(text)
        return tuple(terrain)

    def _fresh_sign(self, kind: str, legend: Mapping[str, str]) -> str:
        """A character for a new kind: one that reminds of it, and that no row uses yet."""
        taken = {NO_CELL, *legend, *chain.from_iterable(self.terrain)}
        return next(sign for sign in _signs_for(kind) if sign not in taken)

    def rows(self) -> list[str]:
        """The rows of text as far as the size goes."""
        cols, rows = self.size
        return [text[: max(cols, 0)] for text in self.terrain[: max(rows, 0)]]


def _sign_by_kind(legend: Mapping[str, str]) -> dict[str, str]:
    """The character to paint each kind with: the first in the legend, should there be several."""
    signs: dict[str, str] = {}
    for sign, kind in legend.items():
        if len(sign) == 1 and sign != NO_CELL:
            signs.setdefault(kind, sign)
    return signs


def _signs_for(kind: str) -> Iterable[str]:
    letters = [letter for letter in kind if letter in string.ascii_letters]
    far_off = (chr(number) for number in range(0xC0, 0x2000) if chr(number).isalpha())
    return chain(
        CUSTOMARY_SIGNS.get(kind, ""),
        letters[:1],
        (letter.upper() for letter in letters),
        letters,
        "+*=%@",
        string.ascii_letters + string.digits,
        far_off,
    )
