"""Whether a file of a picture is whole: a download that broke off is told before it is drawn."""

from zlib import crc32

_HEAD = 8
"""Bytes before the first part of a PNG."""
_AROUND = 12
"""Bytes of a PNG's part beside what it holds: its length, its kind and its check."""


def is_whole(data: bytes, kind: str) -> bool:
    """Whether nothing of a picture is missing; what follows it does no harm."""
    match kind:
        case "PNG":
            return _is_whole_png(data)
        case "JPEG":
            return data.rfind(b"\xff\xd9") > data.find(b"\xff\xda") >= 0
        case _:
            return int.from_bytes(data[4:8], "little") + 8 <= len(data)


def _is_whole_png(data: bytes) -> bool:
    """Every part says how long it is and brings a check; the last one is called IEND."""
    view, at = memoryview(data), _HEAD
    while at + _AROUND <= len(view):
        length = int.from_bytes(view[at : at + 4], "big")
        end = at + _AROUND + length
        if end > len(view) or crc32(view[at + 4 : end - 4]) != int.from_bytes(
            view[end - 4 : end], "big"
        ):
            return False
        if bytes(view[at + 4 : at + 8]) == b"IEND":
            return True
        at = end
    return False
