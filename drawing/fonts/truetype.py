"""Reads what a TrueType file says about its letters: which it has, and how wide each one is."""

import struct
import sys
from array import array
from functools import cache
from typing import NamedTuple

from drawing.fonts import file_of
from drawing.shapes.symbols import Face


class FontFile(NamedTuple):
    """A face of a font; all lengths in ems."""

    widths: dict[int, float]
    """How far each letter moves the pen, by its code point."""
    ascent: float
    descent: float
    cap_height: float


@cache
def read_face(face: Face) -> FontFile:
    """One of the faces that come with Milepost."""
    return read_font(file_of(face).read_bytes())


def read_font(data: bytes) -> FontFile:
    tables = _tables(data)
    em = _number(data, tables["head"] + 18)
    ascent = _number(data, tables["hhea"] + 4, "h")
    descent = -_number(data, tables["hhea"] + 6, "h")
    cap_height = _number(data, tables["OS/2"] + 88, "h")
    advances = _advances(data, tables)
    last = len(advances) - 1
    glyphs = _glyphs(data, tables["cmap"])
    widths = {code: advances[min(glyph, last)] / em for code, glyph in glyphs.items()}
    return FontFile(widths, ascent / em, descent / em, cap_height / em)


def _number(data: bytes, at: int, kind: str = "H") -> int:
    found: int = struct.unpack_from(f">{kind}", data, at)[0]
    return found


def _numbers(data: bytes, at: int, count: int) -> "array[int]":
    """Numbers of two bytes each that follow one another."""
    found = array("H", data[at : at + 2 * count])
    if sys.byteorder == "little":
        found.byteswap()
    return found


def _tables(data: bytes) -> dict[str, int]:
    """Where each table of the file begins."""
    entries = (12 + 16 * n for n in range(_number(data, 4)))
    return {data[at : at + 4].decode("ascii"): _number(data, at + 8, "L") for at in entries}


def _advances(data: bytes, tables: dict[str, int]) -> "array[int]":
    """How wide each glyph is; those after the last are as wide as that one."""
    count = _number(data, tables["hhea"] + 34)
    return _numbers(data, tables["hmtx"], 2 * count)[::2]


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """The glyph of each code point, from a table of format 4, which every font has.

    The table holds runs of code points, each moved by a number or looked up in a list.
    """
    tables = (cmap + _number(data, cmap + 8 + 8 * n, "L") for n in range(_number(data, cmap + 2)))
    start = next(table for table in tables if _number(data, table) == 4)
    count = _number(data, start + 6) // 2
    ends = _numbers(data, start + 14, count)
    firsts = _numbers(data, start + 16 + 2 * count, count)
    moves = _numbers(data, start + 16 + 4 * count, count)
    lists = start + 16 + 6 * count
    offsets = _numbers(data, lists, count)
    glyphs = {}
    for n in range(count):
        for code in range(firsts[n], min(ends[n], 0xFFFE) + 1):
            glyph = code
            if offsets[n]:
                glyph = _number(data, lists + 2 * n + offsets[n] + 2 * (code - firsts[n]))
            if glyph or not offsets[n]:
                glyphs[code] = (glyph + moves[n]) & 0xFFFF
    return {code: glyph for code, glyph in glyphs.items() if glyph}
