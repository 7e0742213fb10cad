"""Small pictures painted pixel by pixel, see-through where nothing is, without Qt."""

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

from drawing.rendering.png import LEVEL, SIGNATURE, UNFILTERED, chunk
from drawing.shapes.symbols import Bend, Close, Curve, Ink, Move, Spot, To

FINE: Final = 4
"""Rows and columns that each pixel is divided into for smooth rims."""
RGBA: Final = 6
BENDS: Final = 12
"""Straight pieces that stand for a bend."""

Ring = list[Spot]


class Canvas:
    """Red, green, blue and opacity of each pixel, from 0 to 1; colours weighed by opacity."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._pixels = [[(0.0, 0.0, 0.0, 0.0)] * width for _ in range(height)]

    def draw(self, curve: Curve, ink: Ink, scale: float = 1.0) -> None:
        """Fills a curve and draws its line; `scale` is pixels for each unit of the ink's width."""
        rings = pieces(curve)
        if ink.fill:
            self._fill(rings, ink.fill, ink.opacity)
        if ink.line and ink.width:
            self._fill(_stroked(rings, curve, ink.width * scale), ink.line, ink.opacity)

    def _fill(self, rings: Sequence[Ring], colour: str, opacity: float) -> None:
        red, green, blue = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
        for y in range(self.height):
            row = self._pixels[y]
            for x, part in _covered(rings, y, self.width):
                share = opacity * part
                r, g, b, a = row[x]
                rest = 1 - share
                row[x] = (
                    r * rest + red * share,
                    g * rest + green * share,
                    b * rest + blue * share,
                    a * rest + share,
                )

    def png(self) -> bytes:
        """The file of the picture."""
        rows = b"".join(UNFILTERED + b"".join(map(_bytes, row)) for row in self._pixels)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, RGBA, 0, 0, 0)
        data = zlib.compress(rows, LEVEL)
        parts = (chunk(b"IHDR", head), chunk(b"IDAT", data), chunk(b"IEND", b""))
        return SIGNATURE + b"".join(parts)


def _bytes(pixel: tuple[float, float, float, float]) -> bytes:
    *colours, opacity = pixel
    shown = (colour / opacity if opacity else 0.0 for colour in colours)
    return bytes(round(min(max(part, 0.0), 1.0) * 255) for part in (*shown, opacity))


def _covered(rings: Sequence[Ring], y: int, width: int) -> Iterator[tuple[int, float]]:
    """The pixels of a row that an area covers, each with how much of it, by the even-odd rule."""
    counts = [0] * width
    for fine in range(FINE):
        crossings = sorted(_crossings(rings, y + (fine + 0.5) / FINE))
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):
            first = max(round(start * FINE), 0)
            for place in range(first, min(round(end * FINE), width * FINE)):
                counts[place // FINE] += 1
    whole = FINE * FINE
    return ((x, count / whole) for x, count in enumerate(counts) if count)


def _crossings(rings: Sequence[Ring], y: float) -> Iterator[float]:
    """Where the rims of an area cross a level line."""
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay <= y) != (by <= y):
                yield ax + (y - ay) / (by - ay) * (bx - ax)


def pieces(curve: Curve) -> list[Ring]:
    """A curve as straight lines, a list of points for each of its pieces."""
    found: list[Ring] = []
    for step in curve:
        if isinstance(step, Move):
            found.append([step.to])
        elif isinstance(step, To):
            found[-1].append(step.to)
        elif isinstance(step, Bend):
            found[-1].extend(_bent(found[-1][-1], step))
    return found


def _bent(start: Spot, bend: Bend) -> Iterator[Spot]:
    for number in range(1, BENDS + 1):
        t = number / BENDS
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        spots = (start, bend.first, bend.second, bend.to)
        x = sum(weight * spot[0] for weight, spot in zip(weights, spots, strict=True))
        y = sum(weight * spot[1] for weight, spot in zip(weights, spots, strict=True))
        yield x, y


def _stroked(rings: Sequence[Ring], curve: Curve, width: float) -> list[Ring]:
    """The area that a pen of some width covers along lines."""
    import shapely

    is_closed = any(isinstance(step, Close) for step in curve)
    lines = [[*ring, ring[0]] if is_closed else ring for ring in rings if len(ring) > 1]
    area = shapely.MultiLineString(lines).buffer(width / 2, quad_segs=4)
    parts = getattr(area, "geoms", [area])
    return [
        [(float(x), float(y)) for x, y in ring.coords[:-1]]
        for part in parts
        if not part.is_empty
        for ring in (part.exterior, *part.interiors)
    ]
