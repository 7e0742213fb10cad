"""Pictures that people hand in, and that nobody should: made byte by byte."""

import struct
from zlib import compress, compressobj, crc32


def chunk(kind: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + check


def png(width: int, height: int, pixels: bytes | None = None, extra: bytes = b"") -> bytes:
    """A grey PNG, all of one shade; or one that only claims to hold such pixels."""
    if pixels is None:
        press, row = compressobj(9), bytes(1 + width)
        parts = [press.compress(row) for _ in range(height)]
        pixels = b"".join([*parts, press.flush()])
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    body = chunk(b"IHDR", head) + extra + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def swollen_text(size: int) -> bytes:
    """A note inside a PNG that becomes very long when it is unpacked."""
    return chunk(b"zTXt", b"note\0\0" + compress(bytes(size), 9))


SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<image xlink:href="http://example.org/x.png" width="9" height="9"/></svg>"""
GIF = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x00\x00\x00\x00\x00,"
