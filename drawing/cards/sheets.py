"""Cards on sheets of paper: edge to edge, with cut marks, and backs that meet them in duplex."""

from collections.abc import Collection, Iterator, Sequence

from drawing.cards.card import HEIGHT, WIDTH, Card
from drawing.pages.paper import BLEED, MARGIN, Paper, Press, cut_marks, page
from drawing.shapes.symbols import Box, Inset, Layer, Picture
from model.forms.frozen import dataclass
from model.wording.speech import tr

SEAM = 0.1
"""How far cards side by side reach over the cut, so that no hair of paper shows between them."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal places on a sheet, edge to edge, in the middle: so the other side meets them."""

    paper: Paper
    columns: int
    rows: int
    width: float
    height: float
    """Of one place."""

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def box(self) -> Box:
        width, height = self.columns * self.width, self.rows * self.height
        return Box((self.paper.width - width) / 2, (self.paper.height - height) / 2, width, height)

    def place(self, number: int, *, mirrored: bool = False) -> tuple[int, int]:
        """The column and row of a place; on the other side of the sheet, columns run back."""
        row, column = divmod(number, self.columns)
        return (self.columns - 1 - column if mirrored else column), row

    def at(self, column: int, row: int) -> Box:
        box = self.box
        x, y = box.x + column * self.width, box.y + row * self.height
        return Box(x, y, self.width, self.height)


def grid_for(paper: Paper, width: float = WIDTH, height: float = HEIGHT) -> Grid:
    """The way to lay the paper that takes most; upright where both take as many."""
    upright, lying = (_grid(one, width, height) for one in (paper, paper.lying()))
    return upright if upright.count >= lying.count else lying


def _grid(paper: Paper, width: float, height: float) -> Grid:
    columns = int((paper.width - 2 * (MARGIN - 1 + BLEED - 1)) // width)
    rows = int((paper.height - 2 * (MARGIN + BLEED)) // height)
    return Grid(paper, columns, rows, width, height)


def card_pages(cards: Sequence[Card], press: Press) -> list[Picture]:
    """Each sheet's fronts, then its backs; cards with different backs share no sheet."""
    grid = grid_for(press.paper)
    sheets = list(_sheets(cards, grid.count))
    pages = []
    for number, sheet in enumerate(sheets):
        count = {"number": number + 1, "count": len(sheets)}
        front = tr("cards, sheet {number} of {count}, fronts", **count)
        back = tr("cards, sheet {number} of {count}, backs", **count)
        pages.append(_side(sheet, grid, front, press))
        pages.append(_side(sheet, grid, back, press, is_back=True))
    return pages


def _sheets(cards: Sequence[Card], most: int) -> Iterator[list[Card]]:
    sheet: list[Card] = []
    for card in cards:
        if sheet and (len(sheet) == most or card.back is not sheet[0].back):
            yield sheet
            sheet = []
        sheet.append(card)
    if sheet:
        yield sheet


def _side(
    sheet: Sequence[Card],
    grid: Grid,
    name: str,
    press: Press,
    *,
    is_back: bool = False,
) -> Picture:
    taken = {grid.place(number, mirrored=is_back): card for number, card in enumerate(sheet)}
    insets = [
        _inset(card.back if is_back else card.front, place, taken.keys(), grid)
        for place, card in taken.items()
    ]
    columns = sorted({column for column, _ in taken})
    rows = sorted({row for _, row in taken})
    across = sorted({n + step for n in columns for step in (0, 1)})
    down = sorted({n + step for n in rows for step in (0, 1)})
    first, last = grid.at(columns[0], rows[0]), grid.at(columns[-1], rows[-1])
    around = Box(first.x, first.y, last.right - first.x, last.bottom - first.y).grown(BLEED)
    marks = cut_marks(
        [grid.box.x + n * grid.width for n in across],
        [grid.box.y + n * grid.height for n in down],
        around,
        press.theme,
    )
    layers = (Layer("cards", tuple(insets)), Layer("marks", (marks,)))
    return page(press, grid.paper, layers, name)


def _inset(
    picture: Picture, place: tuple[int, int], taken: Collection[tuple[int, int]], grid: Grid
) -> Inset:
    """A side at its place, with its bleed where no other card touches it."""
    column, row = place
    left, right = (SEAM if (column + step, row) in taken else BLEED for step in (-1, 1))
    above, below = (SEAM if (column, row + step) in taken else BLEED for step in (-1, 1))
    box = grid.at(column, row)
    width, height = grid.width + left + right, grid.height + above + below
    part = Box(BLEED - left, BLEED - above, width, height)
    return Inset(picture, (box.x - left, box.y - above), part)
