"""PNG: as many pixels as the size asks for, whatever the bands they are painted in."""

import struct
import zlib

import pytest

import drawing.qt.png as writer
from drawing.cannot import CannotDraw
from drawing.qt import png_bytes
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Box, Curves, Ink, Layer, Picture
from tests.drawing.sampler import dots_at, sampler


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length)[0] == zlib.crc32(kind + body)
        found.append((kind, body))
        at += 12 + length
    return found


def pixels(data: bytes) -> list[list[tuple[int, int, int]]]:
    parts = chunks(data)
    width, height = struct.unpack_from(">II", parts[0][1])
    raw = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    rows = [raw[n * (3 * width + 1) :][: 3 * width + 1] for n in range(height)]
    assert {row[0] for row in rows} == {0}
    return [list(zip(r[1::3], r[2::3], r[3::3], strict=True)) for r in rows]


def test_a_picture_has_the_pixels_of_its_size_and_says_so() -> None:
    parts = dict(chunks(png_bytes(Picture(254, 127), 100)))
    assert struct.unpack_from(">II", parts[b"IHDR"]) == (1000, 500)
    assert struct.unpack(">IIB", parts[b"pHYs"]) == (3937, 3937, 1)


def test_an_area_is_where_it_belongs() -> None:
    area = Curves(Ink("#ff0000"), (rectangle(Box(10, 10, 5, 5)),))
    rows = pixels(png_bytes(Picture(20, 20, (Layer("a", (area,)),), "", "#00ff00"), 25.4))
    red = [(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one == (255, 0, 0)]
    assert red == [(x, y) for y in range(10, 15) for x in range(10, 15)]
    assert rows[0][0] == rows[19][19] == (0, 255, 0)


def test_bands_join_without_a_seam(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = pixels(png_bytes(sampler(), 60))
    monkeypatch.setattr(writer, "BAND_PIXELS", 10_000)
    bands = pixels(png_bytes(sampler(), 60))
    for one, other in zip(whole, bands, strict=True):
        for a, b in zip(one, other, strict=True):
            assert max(abs(x - y) for x, y in zip(a, b, strict=True)) <= 24


def test_a_symbol_looks_alike_alone_and_among_many() -> None:
    alone = Picture(30, 30, (Layer("dots", (dots_at((15, 15)),)),))
    many = Picture(
        30, 30, (Layer("dots", (dots_at(*[(15, 15)] + [(90, 90 + n) for n in range(20)]),)),)
    )
    # Those far outside are left out; twenty at the same spot are not.
    stamped = Picture(30, 30, (Layer("dots", (dots_at(*[(15, 15)] * 20),)),))
    first, second = pixels(png_bytes(alone, 254)), pixels(png_bytes(many, 254))
    assert first == second
    middle = pixels(png_bytes(stamped, 254))[150][150]
    assert middle == first[150][150]


def test_too_many_pixels_are_refused_before_any_is_painted() -> None:
    with pytest.raises(CannotDraw, match="pixels"):
        png_bytes(Picture(5000, 5000), 600)
