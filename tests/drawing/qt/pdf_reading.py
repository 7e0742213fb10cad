"""Reads a PDF of ours as a viewer would: page boxes, lines with their lengths, and texts."""

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

MM_PER_POINT = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]


_TEXT = re.compile(
    r"/Span <</ActualText <FEFF(\w*)>>> BDC\n.*?\nEMC\n|\bBT\n(.*?)\nET\b", re.DOTALL
)


class Letter(NamedTuple):
    """A letter, and where it is drawn."""

    x: float
    y: float
    sign: str


class Font(NamedTuple):
    """What the codes of a font stand for, and how wide they are in thousandths of an em."""

    signs: dict[int, str]
    widths: dict[int, float]
    usual: float


class Page(NamedTuple):
    """A page: its box in points, and what is drawn on it."""

    box: tuple[float, ...]
    content: str
    fonts: dict[str, Font]

    @property
    def size(self) -> tuple[float, float]:
        left, low, right, high = self.box
        return (right - left) * MM_PER_POINT, (high - low) * MM_PER_POINT

    def texts(self) -> list[str]:
        """Every text: what its mark says, or where it has none, put together from its letters."""
        found = []
        for said, block in _TEXT.findall(self.content):
            marked = bytes.fromhex(said).decode("utf-16-be")
            found.append(marked or "".join(letter.sign for letter in self._letters(block)))
        return found

    def letters(self) -> list[Letter]:
        """Every letter that is drawn, in the units of its own text."""
        blocks = re.findall(r"\bBT\n(.*?)\nET\b", self.content, re.DOTALL)
        return [letter for block in blocks for letter in self._letters(block)]

    def _letters(self, block: str) -> Iterator[Letter]:
        ((name, size),) = re.findall(r"/(F\d+) (\S+) Tf", block)
        font, em = self.fonts[name], float(size) / 1000
        (apart,) = re.findall(r"(\S+) Tc\n", block) or ["0"]
        start, height = 0.0, 0.0
        for right, up, row in re.findall(r"(\S+) (\S+) Td (\[.*?\]|<\w+>) T[jJ]\n", f"{block}\n"):
            start, height = start + float(right), height + float(up)
            x = start
            for codes, back in re.findall(r"<(\w+)>|(-?[\d.]+)", row):
                x -= float(back or 0) * em
                for code in (int(codes[at : at + 4], 16) for at in range(0, len(codes), 4)):
                    yield Letter(x, height, font.signs.get(code, "?"))
                    x += font.widths.get(code, font.usual) * em + float(apart)

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


def _fonts(resources: bytes, known: dict[int, bytes]) -> dict[str, Font]:
    named = re.findall(rb"/(F\d+) (\d+) 0 R", resources)
    return {name.decode(): _font(known[int(number)], known) for name, number in named}


def _font(body: bytes, known: dict[int, bytes]) -> Font:
    signs = _signs(_stream(known[_reference(body, b"/ToUnicode")]))
    below = known[_reference(body.replace(b"[", b""), b"/DescendantFonts")]
    usual = re.search(rb"/DW (\d+)", below)
    return Font(signs, dict(_widths(below)), float(usual.group(1)) if usual else 1000.0)


def _widths(below: bytes) -> Iterator[tuple[int, float]]:
    """Rows of widths from a first code on, and codes from a first to a last that are as wide."""
    words = below.partition(b"/W [")[2].replace(b"[", b" [ ").replace(b"]", b" ] ").split()
    while words and words[0].isdigit():
        first, second, *words = words
        if second == b"[":
            end = words.index(b"]")
            yield from enumerate(map(float, words[:end]), int(first))
            words = words[end + 1 :]
        else:
            yield from ((code, float(words[0])) for code in range(int(first), int(second) + 1))
            words = words[1:]


def _signs(cmap: bytes) -> dict[int, str]:
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
