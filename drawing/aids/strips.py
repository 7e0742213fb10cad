"""Strips of a column: headings, paragraphs, rows of tables; a page is filled with them."""

from collections.abc import Callable, Iterator, Sequence

from drawing.goods.icons import icon_batches
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Spot, Texts
from drawing.text.fitting import LEADING, cut_to, wrapped
from drawing.themes.theme import Style, Theme
from model.forms.frozen import dataclass
from model.scenario.things import Good

PAD = 1.1
"""Above and below the text of a row."""
GAP = 2.0
"""Between two cells of a row."""
ICON = 4.4
SHORT = 5
"""Lines of a paragraph that is not parted."""
MOST_LINES = 24
"""Of a cell; a row is never parted, and must not be higher than a page."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A piece of a column that is not parted."""

    height: float
    draw: Callable[[Spot], list[Batch]]
    """What it looks like with its upper left corner at a spot."""
    keeps: bool = False
    """Whether it stays with the strip that follows: a heading is never the last of a column."""
    opens: bool = False
    """Whether something new begins here, so that a column had best begin here too."""
    is_space: bool = False
    """Whether it only keeps others apart: no column begins with it."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a row: text, after a good's icon where one is given."""

    text: str
    strong: bool = False
    good: Good | None = None


@dataclass(frozen=True)
class Setter:
    """Sets texts into strips of one width."""

    theme: Theme
    width: float
    folder: str = ""

    def heading(self, text: str) -> Strip:
        """A band with a heading."""
        style, ink = self.theme.style("aid-heading"), self.theme.ink("aid-band")
        shown = cut_to(text, style.size, style.face, self.width - 4)
        height = style.size * 1.75

        def draw(at: Spot) -> list[Batch]:
            x, y = at
            band = Curves(ink, [rectangle(Box(x, y + 1.5, self.width, height), 0.8)])
            base = y + 1.5 + height / 2 + style.size * 0.36
            return [band, Texts([style.text(shown, (x + 2, base), anchor="start", key="heading")])]

        return Strip(height + 3.0, draw, keeps=True, opens=True)

    def paragraph(self, text: str, *, strong: bool = False, keeps: bool = False) -> list[Strip]:
        """A paragraph; a long one may go on in the next column, but no single line does."""
        style = self._style(strong)
        lines = wrapped(text, style.size, style.face, self.width)
        step = style.size * LEADING
        strips = [
            Strip(step, _line(one, style), keeps or _stays(number, len(lines)))
            for number, one in enumerate(lines)
        ]
        return [*strips, self.space(1.2)] if strips else []

    def space(self, height: float) -> Strip:
        return Strip(height, lambda _: [], is_space=True)

    def row(self, cells: Sequence[Cell], shares: Sequence[float], *, keeps: bool = False) -> Strip:
        """Cells side by side over a fine line; as high as the highest of them."""
        whole = sum(shares)
        rooms = [(self.width + GAP) * share / whole - GAP for share in shares]
        texts = [
            self._wrapped(cell, room - _lead(cell)) for cell, room in zip(cells, rooms, strict=True)
        ]
        size = self.theme.style("aid-text").size
        tallest = max(max((len(lines) for lines in texts), default=1), 1) * size * LEADING
        high = max([tallest, *(ICON for cell in cells if cell.good)]) + 2 * PAD

        def draw(at: Spot) -> list[Batch]:
            x, y = at
            below = line(((x, y + high), (x + self.width, y + high)))
            drawn: list[Batch] = [Curves(self.theme.ink("aid-line"), [below])]
            for cell, lines, room in zip(cells, texts, rooms, strict=True):
                drawn += self._cell(cell, lines, (x, y + PAD))
                x += room + GAP
            return drawn

        return Strip(high, draw, keeps)

    def _wrapped(self, cell: Cell, room: float) -> tuple[str, ...]:
        style = self._style(cell.strong)
        lines = wrapped(cell.text, style.size, style.face, room)
        if len(lines) <= MOST_LINES:
            return lines
        last = cut_to(f"{lines[MOST_LINES - 1]} …", style.size, style.face, room)
        return (*lines[: MOST_LINES - 1], last)

    def _cell(self, cell: Cell, lines: Sequence[str], at: Spot) -> Iterator[Batch]:
        x, y = at
        style = self._style(cell.strong)
        if cell.good is not None:
            where = (x + ICON / 2, y + ICON / 2)
            yield from icon_batches(cell.good, where, ICON, self.theme, self.folder)
            y += max(0.0, (ICON - style.size * LEADING) / 2)
        for number, one in enumerate(lines):
            spot = (x + _lead(cell), y + number * style.size * LEADING)
            yield from _line(one, style)(spot)

    def _style(self, strong: bool) -> Style:
        return self.theme.style("aid-strong" if strong else "aid-text")


def _stays(number: int, count: int) -> bool:
    """Whether a line of a paragraph stays with the next one."""
    return number < count - 1 and (count <= SHORT or number == 0 or number == count - 2)


def _lead(cell: Cell) -> float:
    return ICON + 1.4 if cell.good is not None else 0.0


def _line(text: str, style: Style) -> Callable[[Spot], list[Batch]]:
    def draw(at: Spot) -> list[Batch]:
        base = (at[0], at[1] + style.size * 1.0)
        return [Texts([style.text(text, base, anchor="start")])]

    return draw
