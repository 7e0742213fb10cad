"""Small pictures: of the width that was asked for, and of few colours."""

import struct

import pytest
from PySide6.QtGui import QImage

from drawing.map.picture import picture_of
from drawing.qt.thumbnails import COLOURS, NEAR, thumbnail
from drawing.rendering.png import SIGNATURE
from drawing.shapes.symbols import Picture
from tests.drawing.samples import sheet_of

WIDE = 300


@pytest.fixture(scope="module")
def picture() -> Picture:
    return picture_of(sheet_of("tutorial"))


def table(data: bytes) -> list[bytes]:
    """The colours of a file."""
    start = data.index(b"PLTE")
    (length,) = struct.unpack(">I", data[start - 4 : start])
    listed = data[start + 4 : start + 4 + length]
    return [listed[place : place + 3] for place in range(0, length, 3)]


def test_it_is_as_wide_as_was_asked_and_in_proportion(picture: Picture) -> None:
    data = thumbnail(picture, WIDE)
    assert data.startswith(SIGNATURE)
    image = QImage.fromData(data)
    assert (image.width(), image.height()) == (
        WIDE,
        round(WIDE * picture.height / picture.width),
    )


def test_it_has_few_colours_that_differ(picture: Picture) -> None:
    colours = table(thumbnail(picture, WIDE))
    assert 12 < len(colours) <= COLOURS
    for number, one in enumerate(colours):
        for other in colours[:number]:
            assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= NEAR
    assert len(table(thumbnail(picture, WIDE, colours=5))) == 5


def test_the_land_and_the_sea_keep_their_colours(picture: Picture) -> None:
    look = sheet_of("tutorial").theme
    colours = {one.hex() for one in table(thumbnail(picture, WIDE))}
    assert {look.ink(name).fill[1:] for name in ("land", "sea")} <= colours


def test_the_same_picture_makes_the_same_file(picture: Picture) -> None:
    assert thumbnail(picture, WIDE) == thumbnail(picture, WIDE)


def test_a_picture_of_next_to_nothing_is_one_too() -> None:
    image = QImage.fromData(thumbnail(Picture(400.0, 0.5, ()), 20))
    assert (image.width(), image.height()) == (20, 1)
