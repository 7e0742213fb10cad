"""Whole PNG files for tests of artwork and icons, without a painter."""

import zlib

HEAD = b"\x89PNG\r\n\x1a\n"


def chunk(name: bytes, data: bytes) -> bytes:
    body = name + data
    return len(data).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")


def png(width: int = 2, height: int = 1, extra: int = 0) -> bytes:
    """A brown picture; a size that nobody paints has no pixels."""
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    row = b"\x00" + b"\x80\x40\x20" * width
    rows = zlib.compress(row * height if width * height < 10_000 else b"")
    head = HEAD + chunk(b"IHDR", size + b"\x08\x02\x00\x00\x00")
    return head + chunk(b"tEXt", b"x" * extra) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
