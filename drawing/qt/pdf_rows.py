"""Letters that Qt places one by one, written as rows: a row is what readers take for words."""

import re
from collections.abc import Iterator

from drawing.qt.pdf_file import PdfFile

LETTERS = re.compile(rb"(?:[-\d.]+ [-\d.]+ Td <[0-9A-F]{4}> Tj\n)+")
_LETTER = re.compile(rb"([-\d.]+) ([-\d.]+) Td <([0-9A-F]{4})> Tj\n")
_BELOW = re.compile(rb"/DescendantFonts \[(\d+) 0 R\]")
_USUAL = re.compile(rb"/DW (\d+)")
_WIDTHS = re.compile(rb"/W \[(.*)\]", re.DOTALL)
_GIVEN = re.compile(rb"(\d+) (?:(\d+) (\d+)|\[([\d ]*)\])")
"""The first and the last of letters that are as wide, and how wide; or the widths from a first."""
_OFF = 1.0
"""Thousandths of an em that a letter may stand off its place."""
_FAR = 100.0
"""Thousandths of an em; a row goes no further on, as readers would see a space there."""


class Fonts:
    """How wide the letters of a file's fonts are, in thousandths of an em."""

    def __init__(self, file: PdfFile) -> None:
        self._file = file
        self._known: dict[bytes, tuple[dict[int, int], int]] = {}

    def width(self, font: bytes, letter: bytes) -> int:
        if font not in self._known:
            self._known[font] = self._read(int(font))
        widths, usual = self._known[font]
        return widths.get(int(letter, 16), usual)

    def _read(self, font: int) -> tuple[dict[int, int], int]:
        below = _BELOW.search(self._file.object(font))
        said = self._file.object(int(below.group(1))) if below else b""
        usual, widths = _USUAL.search(said), _WIDTHS.search(said)
        given = dict(_given(widths.group(1))) if widths else {}
        return given, int(usual.group(1)) if usual else 1000


def _given(said: bytes) -> Iterator[tuple[int, int]]:
    for first, last, width, widths in _GIVEN.findall(said):
        if last:
            yield from ((letter, int(width)) for letter in range(int(first), int(last) + 1))
        else:
            yield from enumerate(map(int, widths.split()), int(first))


def rows(letters: bytes, fonts: Fonts, font: tuple[bytes, bytes], spacing: float) -> bytes:
    """The same letters at the same places; `font` is its number and its size."""
    name, size = font[0], float(font[1])
    apart = spacing * size
    parts = [b"%.4f Tc\n" % apart if apart else b""]
    away = pen = 0.0  # from the beginning of the row to the letter, and to where widths lead
    for x, y, code in _LETTER.findall(letters):
        away += float(x)
        off = (pen - away) * 1000 / size
        if len(parts) == 1 or float(y) or abs(off) > _FAR:
            parts.append(b">] TJ\n" if len(parts) > 1 else b"")
            parts.append(b"%.6g %.6g Td [<" % (away, float(y)))
            away = pen = 0.0
        elif abs(off) > _OFF:
            parts.append(b">%.1f<" % off)
            pen = away
        parts.append(code)
        pen += fonts.width(name, code) * size / 1000 + apart
    return b"".join([*parts, b">] TJ\n"])
