"""A photo lies as the camera was held, for whoever shows it."""

import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from drawing.files.art_files import art_file
from editor.document.tracing.files import taken_in, written
from editor.document.tracing.reading import read_picture


def photo(turned: int) -> bytes:
    """40 × 20 pixels, red on the left and blue on the right; and how the camera was held."""
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    for x in range(20, 40):
        for y in range(20):
            image.setPixelColor(x, y, QColor("blue"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "JPEG", 95)  # type: ignore[call-overload]
    plain = bytes(buffer.data().data())
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, turned, 0)
    noted = b"Exif\0\0MM\0*\0\0\0\x08" + struct.pack(">H", 1) + entry + b"\0\0\0\0"
    return plain[:2] + b"\xff\xe1" + struct.pack(">H", len(noted) + 2) + noted + plain[2:]


@pytest.mark.parametrize(("turned", "size", "first"), [
    (1, (40, 20), "red"), (3, (40, 20), "blue"), (6, (20, 40), "red"), (8, (20, 40), "blue"),
])  # fmt: skip
def test_a_photo_is_taken_in_upright(
    turned: int, size: tuple[int, int], first: str, tmp_path: Path, qtbot: QtBot
) -> None:
    source = tmp_path / "elsewhere" / "photo.jpg"
    source.parent.mkdir()
    source.write_bytes(photo(turned))
    folder = tmp_path / "map"
    folder.mkdir()
    found = art_file(str(folder), taken_in(folder, source))
    assert found[1:] == size
    shown = read_picture(found)[0].pixelColor(3, 3)
    assert (shown.red() > 200, shown.blue() > 200) == (first == "red", first == "blue")
    assert source.read_bytes() == photo(turned)


def test_a_turned_photo_beside_the_map_stays_as_it_is(tmp_path: Path, qtbot: QtBot) -> None:
    source = tmp_path / "photo.jpg"
    source.write_bytes(photo(6))
    name = taken_in(tmp_path, source)
    assert name == "./photo-2.jpg"
    assert source.read_bytes() == photo(6)


def test_a_pasted_photo_is_upright_too(tmp_path: Path, qtbot: QtBot) -> None:
    name = written(tmp_path, "pasted", photo(8))
    assert art_file(str(tmp_path), name)[1:] == (20, 40)


def test_a_photo_that_lies_well_is_not_written_anew(tmp_path: Path, qtbot: QtBot) -> None:
    name = written(tmp_path, "pasted", photo(1))
    assert (tmp_path / name).read_bytes() == photo(1)
