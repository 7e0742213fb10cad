"""PNG files written band by band, so that a large picture never has to be held as a whole."""

import struct
import zlib
from collections.abc import Iterable, Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL = 6
"""How hard the pixels are pressed, from 1 to 9: what most programs choose."""
_PER_METRE = 1
_INCH = 0.0254
RGB = 2
UNFILTERED = b"\0"
Buffer = bytes | bytearray | memoryview


def png_chunks(
    size: tuple[int, int], dpi: float, bands: Iterable[Buffer], level: int = LEVEL
) -> Iterator[bytes]:
    """A file in pieces; the rows of a band are a filter's number each, then red, green, blue."""
    per_metre = round(dpi / _INCH)
    yield SIGNATURE
    yield chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, RGB, 0, 0, 0))
    yield chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, _PER_METRE))
    press = zlib.compressobj(level)
    for band in bands:
        if data := press.compress(band):
            yield chunk(b"IDAT", data)
    yield chunk(b"IDAT", press.flush())
    yield chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
