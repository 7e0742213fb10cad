"""Widths worked out without Qt are those that Qt finds for the same font."""

from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication

from drawing.fonts import FAMILY, font_files
from drawing.fonts.truetype import read_face
from drawing.shapes.symbols import Face
from drawing.text import metrics
from tests.drawing.samples import map_paths, sheet_of

PIXELS = 200
FACES: tuple[Face, ...] = ("regular", "bold", "italic")
LETTERS = [chr(code) for code in sorted(read_face("regular").widths) if 0x20 < code < 0x500]
NAMES = [
    thing.name
    for name in map_paths()
    for things in (sheet_of(name).scenario.cities, sheet_of(name).scenario.waters)
    for thing in things.values()
    if thing.name
]


@pytest.fixture(scope="module", autouse=True)
def fonts(qapp_cls: type[QApplication]) -> Iterator[None]:
    """Our fonts, loaded from their files, as long as these tests run."""
    app = QApplication.instance() or qapp_cls([])
    ids = [QFontDatabase.addApplicationFont(str(file)) for file in font_files()]
    assert all(FAMILY in QFontDatabase.applicationFontFamilies(number) for number in ids)
    yield
    for number in ids:
        QFontDatabase.removeApplicationFont(number)
    del app


def qt_width(text: str, face: Face, *, kerning: bool) -> float:
    font = QFont(FAMILY)
    font.setPixelSize(PIXELS)
    font.setBold(face == "bold")
    font.setItalic(face == "italic")
    font.setKerning(kerning)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return QFontMetricsF(font).horizontalAdvance(text)


@pytest.mark.parametrize("face", FACES)
def test_every_name_on_our_maps_is_as_long_as_qt_says(face: Face) -> None:
    for name in NAMES:
        found = metrics.width(name, PIXELS, face)
        assert found == pytest.approx(qt_width(name, face, kerning=False), rel=0.02), name


@pytest.mark.parametrize("face", FACES)
def test_kerning_never_makes_a_name_longer_than_its_box(face: Face) -> None:
    """Pairs such as Ta and AV move together where Qt draws them; we leave them their room."""
    for name in NAMES:
        shorter = qt_width(name, face, kerning=True) / metrics.width(name, PIXELS, face)
        assert 0.94 < shorter < 1.005, name


@given(st.lists(st.sampled_from(LETTERS), min_size=1, max_size=40), st.sampled_from(FACES))
def test_any_letters_are_as_wide_as_qt_says(letters: list[str], face: Face) -> None:
    text = "".join(letters)
    assume(metrics.width(text, PIXELS, face) > 0)
    assert metrics.width(text, PIXELS, face) == pytest.approx(
        qt_width(text, face, kerning=False), rel=0.02
    )


@pytest.mark.parametrize("face", FACES)
def test_lines_are_as_high_as_qt_says(face: Face) -> None:
    font = QFont(FAMILY)
    font.setPixelSize(PIXELS)
    font.setBold(face == "bold")
    font.setItalic(face == "italic")
    qt = QFontMetricsF(font)
    assert metrics.ascent(PIXELS, face) == pytest.approx(qt.ascent(), rel=0.02)
    assert metrics.descent(PIXELS, face) == pytest.approx(qt.descent(), rel=0.02)
    assert metrics.cap_height(PIXELS, face) == pytest.approx(qt.capHeight(), rel=0.02)
