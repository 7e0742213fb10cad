"""What Qt paints: every part of a picture, nothing unseen, and any line and any name."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFontDatabase

from drawing.missing_qt import what_to_install
from drawing.qt import can_show, pdf_bytes, png_bytes
from drawing.qt.shapes import are_apart
from drawing.shapes.symbols import (
    Box,
    Curve,
    Curves,
    Ink,
    Inset,
    Layer,
    Move,
    Picture,
    Text,
    Texts,
    To,
)
from tests.drawing.qt.pdf_reading import pages
from tests.drawing.sampler import sampler


def test_what_lies_outside_a_part_is_not_written() -> None:
    words = [Text((10, 10), "inside", 4), Text((900, 900), "elsewhere", 4)]
    inner = Picture(1000, 1000, (Layer("words", (Texts(words),)),))
    page = Picture(50, 50, (Layer("tile", (Inset(inner, (0, 0), Box(0, 0, 50, 50)),)),))
    (read,) = pages(pdf_bytes([page]))
    assert read.words() == "inside"


def test_a_picture_in_a_picture_in_a_picture_is_painted() -> None:
    outer = sampler()
    for _ in range(3):
        outer = Picture(150, 150, (Layer("in", (Inset(outer, (5, 5), scale=0.9, turned=True),)),))
    (read,) = pages(pdf_bytes([outer]))
    assert "Office & <Fish>" in read.texts()


def test_symbols_that_lie_over_each_other_are_told_apart() -> None:
    box = Box(-1, -1, 2, 2)
    assert are_apart([(0, 0), (2, 0), (0, 2), (-2.5, -2.5)], box)
    assert not are_apart([(0, 0), (1.9, 1.9)], box)


def test_letters_that_no_font_has_are_known() -> None:
    assert can_show("A")
    assert can_show("ź")
    assert not can_show("\U000e1234"), "there is no such letter"


def test_boxes_that_qt_puts_in_place_of_a_script_are_no_letters() -> None:
    syriac = QFontDatabase.families(QFontDatabase.WritingSystem.Syriac)
    assert can_show("\N{SYRIAC LETTER ALAPH}") == bool(syriac)


def test_a_missing_qt_is_a_sentence_that_says_what_to_install() -> None:
    assert "pip install" in what_to_install("No module named 'PySide6'")
    assert "PySide6-Essentials" in what_to_install("No module named 'PySide6'")
    trouble = "libEGL.so.1: cannot open shared object file: No such file or directory"
    assert "apt install libegl1" in what_to_install(trouble)
    assert "libodd.so" in what_to_install("libodd.so.7: cannot open shared object file")


numbers = st.floats(-1e4, 1e4)


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.tuples(numbers, numbers), min_size=1, max_size=60),
    st.floats(0, 60),
    st.sampled_from([(), (1.0,), (0.0, 2.0)]),
)
def test_any_line_can_be_painted(
    spots: list[tuple[float, float]], width: float, dash: tuple[float, ...]
) -> None:
    curve: Curve = (Move(spots[0]), *map(To, spots[1:]))
    lines = Curves(Ink("#112233", "#445566", width, dash), (curve,))
    picture = Picture(40, 30, (Layer("lines", (lines,)),))
    assert png_bytes(picture, 50).startswith(b"\x89PNG")
    assert len(pages(pdf_bytes([picture]))) == 1


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=500), st.sampled_from([0.0, 0.5]), st.floats(0, 360))
def test_any_name_can_be_painted(name: str, spacing: float, angle: float) -> None:
    text = Text((20, 20), name, 3, halo="#ffffff", halo_width=0.4, spacing=spacing, angle=angle)
    picture = Picture(40, 30, (Layer("names", (Texts([text]),)),), name)
    assert png_bytes(picture, 50).startswith(b"\x89PNG")
    (page,) = pages(pdf_bytes([picture]))
    assert page.size == pytest.approx((40, 30), abs=0.01)
