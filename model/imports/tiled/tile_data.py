"""Tile layers unpacked: which tile stands where, whatever way Tiled saved it."""

import base64
import binascii
import struct
import zlib
from collections.abc import Iterator
from typing import Any, Final

from model.imports.cannot import CannotImport
from model.imports.tiled.untrusted_values import Plain, listed, text, whole
from model.rules.new_scenario import LARGEST_SIDE

TURNS: Final = 0x0FFFFFFF
"""The upper four bits say how a tile is flipped or turned, which terrain never is."""
MOST_CHUNKS: Final = 20_000
LARGEST_CHUNK: Final = 1_024
MOST_TILES: Final = 5 * LARGEST_SIDE * LARGEST_SIDE
"""Of all layers together: a tile that is unpacked takes a hundred times the room."""
_WINDOWS: Final = {"zlib": zlib.MAX_WBITS, "gzip": zlib.MAX_WBITS | 16}
Tiles = dict[tuple[int, int], int]
"""Numbers of tiles by column and row; where there is none, there is no entry."""


def tiles_of(layer: Plain, room: int = MOST_TILES) -> tuple[Tiles, int]:
    """The tiles of a layer, and for how many there is room after it."""
    chunks = listed(layer, "chunks", MOST_CHUNKS)
    pieces = chunks or [layer]
    sizes = [(whole(piece, "width"), whole(piece, "height")) for piece in pieces]
    if any(min(size) < 0 or max(size) > LARGEST_CHUNK for size in sizes):
        raise CannotImport(f"a layer is wider or higher than {LARGEST_CHUNK} tiles")
    room -= sum(width * height for width, height in sizes)
    if room < 0:
        raise CannotImport(f"the layers of the map have more than {MOST_TILES:,} tiles")
    tiles: Tiles = {}
    for piece, (width, height) in zip(pieces, sizes, strict=True):
        tiles |= _placed(_numbers(piece, layer, width * height), width, piece)
    return tiles, room


def _placed(numbers: list[int], width: int, piece: Plain) -> Tiles:
    left, top = whole(piece, "x"), whole(piece, "y")
    if max(abs(left), abs(top)) > 1_000_000:
        raise CannotImport("a piece of a layer lies further away than any map reaches")
    return {
        (left + number % width, top + number // width): tile & TURNS
        for number, tile in enumerate(numbers)
        if tile & TURNS
    }


def _numbers(piece: Plain, layer: Plain, count: int) -> list[int]:
    """The tiles of a layer or of a piece of it, row by row."""
    data = piece.get("data", [])
    found = list(_packed(data, layer, count)) if isinstance(data, str) else list(_plain(data))
    if len(found) != count:
        raise CannotImport(f"a layer of {count:,} tiles holds {len(found):,}")
    return found


def _plain(data: Any) -> Iterator[int]:
    for tile in data if isinstance(data, list) else []:
        if isinstance(tile, bool) or not isinstance(tile, int) or not 0 <= tile < 1 << 32:
            raise CannotImport(f"{str(tile)[:40]!r} is not the number of a tile")
        yield tile


def _packed(data: str, layer: Plain, count: int) -> Iterator[int]:
    """Base64 of four bytes a tile, perhaps pressed; never unpacked further than it may reach."""
    try:
        raw = base64.b64decode("".join(data.split()), validate=True)
    except (binascii.Error, ValueError):
        raise CannotImport("a layer is packed as base64 and cannot be unpacked") from None
    compression = text(layer, "compression")
    if compression:
        raw = _unpressed(raw, compression, count * 4)
    if len(raw) != count * 4:
        raise CannotImport(f"a layer of {count:,} tiles holds {len(raw) // 4:,}")
    for (tile,) in struct.iter_unpack("<I", raw):
        yield tile


def _unpressed(raw: bytes, compression: str, size: int) -> bytes:
    if compression not in _WINDOWS:
        raise CannotImport(
            f"a layer is pressed by {compression[:20]}, which is not read here; in Tiled choose "
            "CSV or zlib under Map, Map Properties, Tile Layer Format"
        )
    press = zlib.decompressobj(_WINDOWS[compression])
    try:
        return press.decompress(raw, size + 1)
    except zlib.error:
        raise CannotImport(f"a layer is pressed by {compression} and cannot be unpacked") from None
