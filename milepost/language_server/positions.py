"""Places in a text as text editors count them: lines from 0, and columns in their own units.

We count code points. Editors count UTF-16 units unless they agreed to something else, so that an
emoji is two columns wide for most of them.
"""

from bisect import bisect_right
from functools import cached_property
from itertools import accumulate

from lsprotocol.types import Position, PositionEncodingKind, Range

from validator.reporting.placing import Span

UTF_16 = PositionEncodingKind.Utf16.value
_SIZES = {PositionEncodingKind.Utf8.value: ("utf-8", 1), UTF_16: ("utf-16-le", 2)}


class Positions:
    """The lines of one text, and the units that an editor counts them in."""

    def __init__(self, text: str, units: str = UTF_16) -> None:
        self.text = text
        self.lines = text.split("\n")
        self._size = _SIZES.get(units)
        # The byte order mark is no part of the text that we count in, but of the editor's.
        self._mark = int(text.startswith("\ufeff"))

    def position(self, line: int, column: int) -> Position:
        """The editor's place for our line and column, both from 1; never outside of the text."""
        row = min(max(line - 1, 0), len(self.lines) - 1)
        at = max(column - 1, 0) + (self._mark if row == 0 else 0)
        return Position(row, self._units(self.lines[row].removesuffix("\r")[:at]))

    @property
    def end(self) -> Position:
        """The place after the last character."""
        return Position(len(self.lines) - 1, self._units(self.lines[-1]))

    def range(self, span: Span) -> Range:
        start = self.position(span.line, span.column)
        end = self.position(span.end_line, span.end_column)
        return Range(start, end)

    def index(self, position: Position) -> int:
        """Where in our text, without a byte order mark, an editor's place is."""
        row = min(max(position.line, 0), len(self.lines) - 1)
        line = self.lines[row]
        before = sum(len(one) + 1 for one in self.lines[:row])
        return max(before + self._points(line, position.character) - self._mark, 0)

    def place(self, index: int) -> Position:
        """The editor's place of an index of our text, without a byte order mark."""
        at = min(max(index, 0), len(self.text) - self._mark) + self._mark
        row = bisect_right(self._starts, at) - 1
        column = at - self._starts[row] - (self._mark if row == 0 else 0)
        return self.position(row + 1, column + 1)

    @cached_property
    def _starts(self) -> list[int]:
        """Where in the editor's text each line begins."""
        return list(accumulate((len(line) + 1 for line in self.lines[:-1]), initial=0))

    def _units(self, text: str) -> int:
        if self._size is None:
            return len(text)
        name, width = self._size
        return len(text.encode(name, errors="surrogatepass")) // width

    def _points(self, line: str, units: int) -> int:
        """How many code points so many units are; as many as there are where it is too far."""
        if self._size is None:
            return min(max(units, 0), len(line))
        name, width = self._size
        piece = line.encode(name, errors="surrogatepass")[: max(units, 0) * width]
        return len(piece.decode(name, errors="ignore"))


def whole_lines_between(old: str, new: str) -> tuple[int, int, list[str]] | None:
    """The lines from which to which an edit goes, counted from 0, and what it puts there instead.

    Edits take whole lines, so that no end of a line, of two characters perhaps, is torn apart.
    """
    if old == new:
        return None
    before, after = old.split("\n"), new.split("\n")
    first = 0
    while first < min(len(before), len(after)) - 1 and before[first] == after[first]:
        first += 1
    last = 0
    while last < min(len(before), len(after)) - first - 1 and before[-1 - last] == after[-1 - last]:
        last += 1
    return first, len(before) - last, after[first : len(after) - last]
