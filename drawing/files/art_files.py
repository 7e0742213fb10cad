"""Pictures of the designer's: a file is shown if its bytes say that it is PNG, JPEG or WebP."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from drawing.files.whole_files import is_whole
from model.bounded_files import read_file
from model.files.scenario_files import beside
from model.unreadable import Unreadable, quoted

LARGEST_FILE: Final = 32_000_000
"""Bytes; more make nobody's map better and every export slow."""
LONGEST_SIDE: Final = 20_000
"""Pixels; a small file may claim to be huge when it is unpacked."""
MOST_PIXELS: Final = 64_000_000
"""Of more, screens and prints would show nothing: unpacked they take a quarter of a gigabyte."""
MOST_TRACED: Final = 40_000_000
"""Pixels of a picture that is traced: it stays in memory while its map is open."""
LARGEST_ON_CARDS: Final = 1_000_000
"""Bytes; the file of a picture stands in a print as often as its card does."""
MOST_PIXELS_ON_CARDS: Final = 16_000_000
"""More than any card shows; a small file may unpack to very many."""
_PNG: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
_JPEG: Final = b"\xff\xd8\xff"
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_STARTS: Final = {"PNG": _PNG[:8], "JPEG": _JPEG, "WebP": b"RIFF"}
_ENDINGS: Final = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WebP"}


class ArtFile(NamedTuple):
    """A picture that can be shown, and its size in pixels."""

    path: str
    width: int
    height: int


class NoArt(ValueError):
    """A picture that is not shown; the message is a sentence for the designer."""


def art_file(folder: str, named: str, most: int = MOST_PIXELS) -> ArtFile:
    """The picture a scenario names; NoArt says why there is none to show."""
    path = beside(Path(folder), named, "") if folder else None
    kind = _ENDINGS.get(path.suffix.lower()) if path else None
    if path is None or kind is None:
        raise NoArt(f"{quoted(named)} is no PNG, JPEG or WebP in the folder of the scenario.")
    return ArtFile(str(path), *size_of_picture(_bytes(path, named), named, kind, most))


def size_of_picture(data: bytes, named: str, kind: str, most: int = MOST_PIXELS) -> tuple[int, int]:
    """Width and height of a picture that can be shown, by its bytes; NoArt says why it is none."""
    size = _size_of(data, kind)
    if size is None:
        raise NoArt(f"{quoted(named)} is called a {kind}, but its bytes are not those of one.")
    width, height = size
    if max(size) > LONGEST_SIDE or width * height > most or not min(size):
        limits = f"at most {most // 1_000_000} million, and {LONGEST_SIDE:,} a side"
        raise NoArt(f"{quoted(named)} has {width} × {height} pixels, which is not shown: {limits}.")
    if not is_whole(data, kind):
        raise NoArt(f"{quoted(named)} is a damaged {kind}: bytes are missing or wrong.")
    return size


def kind_of_picture(data: bytes) -> str:
    """PNG, JPEG or WebP, by the first bytes, whatever a file is called; else nothing."""
    kinds = dict.fromkeys(_ENDINGS.values())
    return next((kind for kind in kinds if data.startswith(_STARTS[kind])), "")


def art_or_none(folder: str, named: str) -> ArtFile | None:
    """The picture a scenario names, or nothing."""
    try:
        return art_file(folder, named)
    except NoArt:
        return None


def art_on_cards(folder: str, named: str) -> ArtFile:
    """The picture that a card names, if it can be shown on many; NoArt says why it is not."""
    found = art_file(folder, named)
    if Path(found.path).stat().st_size > LARGEST_ON_CARDS:
        most = f"{LARGEST_ON_CARDS // 1_000_000} MB"
        raise NoArt(f"{quoted(named)} is too large for a card, whose picture has at most {most}.")
    if found.width * found.height > MOST_PIXELS_ON_CARDS:
        pixels = f"{found.width} × {found.height} pixels"
        raise NoArt(f"{quoted(named)} has {pixels}, which is more than cards show.")
    return found


def _bytes(path: Path, named: str) -> bytes:
    try:
        if not path.is_file():
            raise NoArt(f"{quoted(named)} is not there.")
        if path.stat().st_size > LARGEST_FILE:
            raise NoArt(f"{quoted(named)} is larger than {LARGEST_FILE // 1_000_000} MB.")
        return read_file(path, LARGEST_FILE)
    except (OSError, Unreadable) as error:
        raise NoArt(f"{quoted(named)} cannot be read.") from error


def _size_of(data: bytes, kind: str) -> tuple[int, int] | None:
    """Width and height of a picture of a kind; None where the bytes are not those of one."""
    match kind:
        case "PNG":
            return _png_size(data)
        case "JPEG":
            return _jpeg_size(data) if data.startswith(_JPEG) else None
        case _:
            return _webp_size(data)


def _webp_size(data: bytes) -> tuple[int, int] | None:
    """The three forms of WebP: lossy, lossless and extended."""
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(data) < 30:
        return None
    match data[12:16]:
        case b"VP8 " if data[23:26] == b"\x9d\x01\x2a":
            sides = int.from_bytes(data[26:28], "little"), int.from_bytes(data[28:30], "little")
            return sides[0] & 0x3FFF, sides[1] & 0x3FFF
        case b"VP8L" if data[20] == 0x2F:
            bits = int.from_bytes(data[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            width, height = data[24:27], data[27:30]
            return int.from_bytes(width, "little") + 1, int.from_bytes(height, "little") + 1
        case _:
            return None


def _png_size(data: bytes) -> tuple[int, int] | None:
    if not data.startswith(_PNG) or len(data) < 24:
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """What the first frame says of its size; None where no frame is found."""
    for kind, at in _jpeg_parts(data):
        if kind in _FRAMES and at + 9 <= len(data):
            height, width = data[at + 5 : at + 7], data[at + 7 : at + 9]
            return int.from_bytes(width, "big"), int.from_bytes(height, "big")
    return None


def _jpeg_parts(data: bytes) -> Iterator[tuple[int, int]]:
    """The parts of a JPEG before its picture: the kind of each, and where its mark stands."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        kind = data[at + 1]
        if kind == 0xFF:
            at += 1
            continue
        if kind == 0xDA:
            return
        yield kind, at
        at += 2 + max(int.from_bytes(data[at + 2 : at + 4], "big"), 2)
