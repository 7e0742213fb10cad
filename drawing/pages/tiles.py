"""How a large map is parted into pages: what each page shows, and what is left of it when cut."""

from collections.abc import Iterator
from math import ceil, isfinite

from drawing.cannot import CannotDraw
from drawing.pages.paper import BLEED, Paper
from drawing.shapes.symbols import Box
from model.forms.frozen import dataclass
from model.wording.speech import tr

OVERLAP = 10.0
"""What two neighbouring pages both show, for glue, in millimetres."""
MOST_PAGES = 400
"""More pages than anybody glues together; a map that needs them is refused."""


class TooManyPages(CannotDraw):
    """A map far too large for paper; the text is a sentence."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A page of a map, in the millimetres of the map."""

    column: int
    row: int
    own: Box
    """What is seen of it when all pages are joined; these parts cover the map exactly."""
    part: Box
    """What is printed: bleed to the left and above, the overlap to the right and below."""

    @property
    def name(self) -> str:
        return f"{letters(self.column)}{self.row + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """All pages of a map, on paper that stands or lies."""

    paper: Paper
    columns: int
    rows: int
    tiles: tuple[Tile, ...]


def letters(number: int) -> str:
    """Columns as in a table: A to Z, AA, AB and so on."""
    name = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def tiling(width: float, height: float, paper: Paper, overlap: float = OVERLAP) -> Tiling:
    """A map over the fewest pages; upright ones where both ways need as many."""
    if not (isfinite(width) and isfinite(height)):
        raise TooManyPages(tr("the map has no size that could be printed"))
    upright, lying = (_counts(width, height, one, overlap) for one in (paper, paper.lying()))
    chosen, (columns, rows) = (
        (paper, upright)
        if upright[0] * upright[1] <= lying[0] * lying[1]
        else (paper.lying(), lying)
    )
    if columns * rows > MOST_PAGES:
        raise TooManyPages(
            tr(
                "the map is {wide:.1f} by {high:.1f} m and would take {pages:,} pages; print at "
                "most {most}",
                wide=width / 1000,
                high=height / 1000,
                pages=columns * rows,
                most=MOST_PAGES,
            )
        )
    tiles = tuple(_tiles(Box(0, 0, width, height), columns, rows, overlap))
    return Tiling(chosen, columns, rows, tiles)


def _counts(width: float, height: float, paper: Paper, overlap: float) -> tuple[int, int]:
    room = paper.room
    return _count(width, room.width, overlap), _count(height, room.height, overlap)


def _count(length: float, room: float, overlap: float) -> int:
    """How many pages a length takes; the outer edges of the map have bleed as well."""
    if length + 2 * BLEED <= room:
        return 1
    return max(2, ceil(length / (room - BLEED - overlap)))


def _tiles(whole: Box, columns: int, rows: int, overlap: float) -> Iterator[Tile]:
    across = [whole.width * number / columns for number in range(columns + 1)]
    down = [whole.height * number / rows for number in range(rows + 1)]
    for row in range(rows):
        for column in range(columns):
            left, right = across[column], across[column + 1]
            top, bottom = down[row], down[row + 1]
            x, y = left - (BLEED if column else 0.0), top - (BLEED if row else 0.0)
            beyond = right + (overlap if column + 1 < columns else 0.0)
            below = bottom + (overlap if row + 1 < rows else 0.0)
            own = Box(left, top, right - left, bottom - top)
            yield Tile(column, row, own, Box(x, y, beyond - x, below - y))
