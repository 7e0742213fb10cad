"""Texts of a PDF as readers find them: whole names, whatever their angle, script and spacing.

Qt writes every letter by itself. Readers put names together from the places of letters, and fail
where a name lies aslant, its letters stand apart, or it is of two scripts. So such a name is marked
with what it says, and letters in a row are written as a row.
"""

import re
from collections.abc import Iterator, Sequence
from math import isclose
from typing import NamedTuple
from unicodedata import bidirectional

from drawing.qt.pdf_file import PdfFile
from drawing.qt.pdf_rows import LETTERS, Fonts, rows

Matrix = tuple[float, float, float, float, float, float]
_OTHERS = "\u0590"
"""Where the scripts begin whose letters are joined, turned or of another font."""
_POINTS = "–—‘’“”•…"
_FONT = re.compile(rb"/F(\d+) ([\d.]+) Tf")
_END = b"\nET\nQ\n"
_TWICE = b"/Span << /ActualText <> >> BDC\n"
_BOLD = re.compile(
    rb"([\d. ]+) scn\n([^\n]* gs\n)BT\n(/F[^\n]* Tm\n)"
    rb"([-\d.]+) ((?:[^\n]* Tj\n)+)[^\n]* Tm\n"
    + re.escape(_TWICE)
    + rb"([-\d.]+) (?:[^\n]* Tj\n)+EMC\n"
)
"""Letters for which there is no bold font: Qt writes them twice, with a small step between."""


class Line(NamedTuple):
    """A text that was written: what it says, and where."""

    words: str
    matrix: Matrix
    spacing: float
    """Between its letters, in ems."""

    @property
    def is_level(self) -> bool:
        return self.matrix[1] == 0 < self.matrix[0]

    @property
    def is_plain(self) -> bool:
        """Whether every reader finds it as Qt writes it."""
        is_usual = self.is_level and not self.spacing
        return is_usual and all(sign < _OTHERS or sign in _POINTS for sign in self.words)

    @property
    def is_turned(self) -> bool:
        """Level names from right to left: readers turn them without a mark, and again with one."""
        is_usual = self.is_level and not self.spacing
        return is_usual and any(bidirectional(sign) in ("R", "AL") for sign in self.words)


def with_texts(data: bytes, pages: Sequence[Sequence[Line]]) -> bytes:
    """The file with the hard texts of its pages marked, and in rows."""
    try:
        file = PdfFile(data)
        fonts = Fonts(file)
        contents = zip(file.contents(), pages, strict=True)
        hard = [(number, lines) for number, lines in contents if not _all_plain(lines)]
        return file.with_streams(
            {number: _marked(file.stream(number), lines, fonts) for number, lines in hard}
        )
    except ValueError:  # another Qt may write another file: one that is whole without us
        return data


def _all_plain(lines: Sequence[Line]) -> bool:
    return all(line.is_plain for line in lines)


def _marked(content: bytes, lines: Sequence[Line], fonts: Fonts) -> bytes:
    parts, at, after = [], 0, 0
    for matrix, start, end in _written(content):
        numbers = range(after, len(lines))
        number = next((one for one in numbers if _is_at(lines[one], matrix)), None)
        if number is None:
            continue
        line, after = lines[number], number + 1
        if not line.is_plain:
            text = _in_rows(content[start:end], line.spacing, fonts)
            parts += [content[at:start], text if line.is_turned else _mark(line.words, text)]
            at = end
    return b"".join([*parts, content[at:]])


def _mark(words: str, text: bytes) -> bytes:
    """A text with what it says."""
    said = words.encode("utf-16-be", "replace").hex().upper()
    return b"/Span <</ActualText <FEFF%s>>> BDC\n%sEMC\n" % (said.encode(), text)


def _written(content: bytes) -> Iterator[tuple[Matrix, int, int]]:
    """Where each text begins and ends, and its matrix; a text of two scripts is of two pieces."""
    moved, start, end = -1, 0, 0
    begins = content.find(b"\nBT\n")
    while begins >= 0:
        last = content.rindex(b" cm\n", 0, begins)
        if last != moved:
            if moved >= 0:
                yield _matrix(content, moved), start, end
            moved, start = last, content.rindex(b"\nq\n", 0, begins) + 1
        end = content.index(_END, begins) + len(_END)
        begins = content.find(b"\nBT\n", end)
    if moved >= 0:
        yield _matrix(content, moved), start, end


def _matrix(content: bytes, end: int) -> Matrix:
    a, b, c, d, e, f = map(float, content[content.rindex(b"\n", 0, end) : end].split())
    return a, b, c, d, e, f


def _is_at(line: Line, matrix: Matrix) -> bool:
    pairs = zip(line.matrix, matrix, strict=True)
    return all(isclose(a, b, rel_tol=1e-6, abs_tol=1e-4) for a, b in pairs)


def _in_rows(text: bytes, spacing: float, fonts: Fonts) -> bytes:
    """The pieces of a text, each letter written once, letters in a row as a row."""
    if _TWICE in text:
        text = _BOLD.sub(_with_line, text)
    parts, at = [], 0
    for found in LETTERS.finditer(text):
        font = _FONT.findall(text, at, found.start())[-1]
        parts += [text[at : found.start()], rows(found.group(), fonts, font, spacing)]
        at = found.end()
    return b"".join([*parts, text[at:]])


def _with_line(found: re.Match[bytes]) -> bytes:
    """Bold by a line around each letter, as thick as the step."""
    colour, state, font, first, letters, second = found.groups()
    thick = abs(float(first) - float(second))
    line = b"/CSp CS\n%s SCN\n%.4f w 1 j\n" % (colour, thick)
    return b"%s scn\n%s%sBT\n%s2 Tr\n%s %s" % (colour, line, state, font, first, letters)
