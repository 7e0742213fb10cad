"""Reads a PDF of ours as a viewer would: page boxes, lines with their lengths, and texts."""

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

MM_PER_POINT = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]


class Page(NamedTuple):
    """A page: its box in points, and what is drawn on it."""

    box: tuple[float, ...]
    content: str
    fonts: dict[str, dict[int, str]]
    """The letters of each font, by their codes."""

    @property
    def size(self) -> tuple[float, float]:
        left, low, right, high = self.box
        return (right - left) * MM_PER_POINT, (high - low) * MM_PER_POINT

    def texts(self) -> list[str]:
        """Every text that is written at once, put together from its letters."""
        found = []
        for block in re.findall(r"\bBT\n(.*?)\nET\b", self.content, re.DOTALL):
            (font,) = re.findall(r"/(F\d+) ", block)
            codes = re.findall(r"<([0-9A-F]{4})> Tj", block)
            found.append("".join(self.fonts[font].get(int(code, 16), "?") for code in codes))
        return found

    def words(self) -> str:
        """All texts in a row; Qt begins a new one wherever the script changes."""
        return "".join(self.texts())

    def lines(self) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
        """Every straight stroke from one end to the other, in millimetres from the upper left."""
        matrix, kept, start = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), [], (0.0, 0.0)
        for words in (line.split() for line in self.content.splitlines()):
            match words:
                case ["q", *more]:
                    kept += [matrix] * (1 + more.count("q"))
                case ["Q", *more]:
                    for _ in range(1 + more.count("Q")):
                        matrix = kept.pop() if kept else matrix
                    kept += [matrix] * more.count("q")
                case [*numbers, "cm"]:
                    matrix = _times([float(number) for number in numbers], matrix)
                case [x, y, "m"]:
                    start = self._place(matrix, float(x), float(y))
                case [x, y, "l"]:
                    end = self._place(matrix, float(x), float(y))
                    yield start, end
                    start = end

    def _place(self, matrix: Matrix, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = matrix
        right, up = a * x + c * y + e, b * x + d * y + f
        return (right - self.box[0]) * MM_PER_POINT, (self.box[3] - up) * MM_PER_POINT


def _times(one: list[float], other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    a2, b2, c2, d2, e2, f2 = other
    return (
        a * a2 + b * c2,
        a * b2 + b * d2,
        c * a2 + d * c2,
        c * b2 + d * d2,
        e * a2 + f * c2 + e2,
        e * b2 + f * d2 + f2,
    )


def objects(data: bytes) -> dict[int, bytes]:
    """The objects of a file, found where its table says that they are."""
    start = int(data.split(b"startxref")[-1].split()[0])
    assert data[start:].startswith(b"xref")
    count = int(data[start:].split()[2])
    rows = data[start:].split(b"\n")[2 : 2 + count]
    found = {}
    for number, row in enumerate(rows):
        if row[17:18] == b"n":
            place = int(row[:10])
            head = f"{number} 0 obj\n".encode()
            assert data[place:].startswith(head), number
            found[number] = data[place + len(head) : data.index(b"endobj", place)]
    return found


def pages(data: bytes) -> list[Page]:
    known = objects(data)
    found = []
    for body in known.values():
        if b"/Type /Page\n" in body:
            box = re.search(rb"/MediaBox \[([^\]]*)\]", body)
            assert box is not None
            resources = known[_reference(body, b"/Resources")]
            content = _stream(known[_reference(body, b"/Contents")]).decode("latin1")
            numbers = tuple(map(float, box.group(1).split()))
            found.append(Page(numbers, content, _fonts(resources, known)))
    return found


def _fonts(resources: bytes, known: dict[int, bytes]) -> dict[str, dict[int, str]]:
    named = re.findall(rb"/(F\d+) (\d+) 0 R", resources)
    return {
        name.decode(): _letters(_stream(known[_reference(known[int(n)], b"/ToUnicode")]))
        for name, n in named
    }


def _letters(cmap: bytes) -> dict[int, str]:
    found = {}
    for first, row in re.findall(rb"<(\w{4})> <\w{4}> \[([^\]]*)\]", cmap):
        for step, code in enumerate(re.findall(rb"<(\w+)>", row)):
            found[int(first, 16) + step] = bytes.fromhex(code.decode()).decode("utf-16-be")
    return found


def _reference(body: bytes, key: bytes) -> int:
    found = re.search(key + rb" (\d+) 0 R", body)
    assert found is not None, key
    return int(found.group(1))


def _stream(body: bytes) -> bytes:
    head, _, rest = body.partition(b"stream\n")
    data = rest.rpartition(b"endstream")[0].removesuffix(b"\n")
    return zlib.decompress(data) if b"/FlateDecode" in head else data
