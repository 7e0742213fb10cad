"""A PDF as Qt writes it: its objects, and how a stream is exchanged for another."""

import re
import zlib
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

_PAGE = re.compile(
    rb"^/Type /Page\n/Parent \d+ 0 R\n/Contents (\d+) 0 R\n/Resources \d+ 0 R\n", re.MULTILINE
)
_HEAD = re.compile(rb"xref\n0 (\d+)\n")
_LENGTH = re.compile(rb"\d+ 0 obj\n<<\n/Length (\d+) 0 R\n[^>]*>>\nstream\n")
_NUMBER = re.compile(rb"\d+ 0 obj\n(\d+)")
_ROW = 20
"""Bytes of a row in the table of objects."""
_EFFORT = 5
"""Of nine in packing a stream; more would take half as long again for a hundredth of its size."""


class _Change(NamedTuple):
    """Bytes that come in the place of others."""

    start: int
    end: int
    by: bytes

    @property
    def growth(self) -> int:
        return len(self.by) - (self.end - self.start)


class PdfFile:
    """A file with the table of its objects; ValueError where it is none of Qt's."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._table = int(data[data.rindex(b"startxref") + 9 :].split()[0])
        head = _matched(_HEAD, data, self._table)
        self._rows = head.end()
        self._after = self._rows + _ROW * int(head.group(1))

    def contents(self) -> list[int]:
        """The numbers of what is drawn on the pages, in their order."""
        return [int(found.group(1)) for found in _PAGE.finditer(self.data)]

    def object(self, number: int) -> bytes:
        start = self._place(number)
        return self.data[start : self.data.index(b"endobj", start)]

    def stream(self, number: int) -> bytes:
        (start, end), _ = self._spans(number)
        return zlib.decompress(self.data[start:end])

    def with_streams(self, streams: dict[int, bytes]) -> bytes:
        """The file with other streams in the place of some; its table stays true."""
        changes = []
        for number, content in streams.items():
            packed = zlib.compress(content, _EFFORT)
            stream, length = self._spans(number)
            changes += [_Change(*stream, packed), _Change(*length, b"%d" % len(packed))]
        return self._changed(sorted(changes)) if changes else self.data

    def without(self, pattern: re.Pattern[bytes]) -> bytes:
        """The file without what a pattern finds before the table of its objects."""
        found = pattern.finditer(self.data, 0, self._table)
        changes = [_Change(*one.span(), b"") for one in found]
        return self._changed(changes) if changes else self.data

    def _place(self, number: int) -> int:
        row = self._rows + _ROW * number
        return int(self.data[row : row + 10])

    def _spans(self, number: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where a stream is, and where its length is told."""
        head = _matched(_LENGTH, self.data, self._place(number))
        length = _matched(_NUMBER, self.data, self._place(int(head.group(1))))
        return (head.end(), head.end() + int(length.group(1))), length.span(1)

    def _changed(self, changes: Sequence[_Change]) -> bytes:
        parts, at = [], 0
        for change in changes:
            parts += [self.data[at : change.start], change.by]
            at = change.end
        moved = self._table + sum(change.growth for change in changes)
        parts += [self.data[at : self._rows], *self._moved_rows(changes)]
        end = self.data[self._after :]
        return b"".join(parts) + end.replace(b"\n%d" % self._table, b"\n%d" % moved)

    def _moved_rows(self, changes: Sequence[_Change]) -> list[bytes]:
        """The table for a file in which everything after a change has moved."""
        ends = [change.end for change in changes]
        growth = [0, *accumulate(change.growth for change in changes)]
        rows = (self.data[at : at + _ROW] for at in range(self._rows, self._after, _ROW))
        return [
            b"%010d" % (int(row[:10]) + growth[bisect_right(ends, int(row[:10]))]) + row[10:]
            if row[17:18] == b"n"
            else row
            for row in rows
        ]


def _matched(pattern: re.Pattern[bytes], data: bytes, place: int) -> re.Match[bytes]:
    found = pattern.match(data, place)
    if found is None:
        raise ValueError(f"this PDF has something else at {place}")
    return found
