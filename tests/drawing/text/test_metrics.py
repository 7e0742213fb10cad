"""The room a text takes: from the letters of our font, turned as the text is."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.fonts import FAMILY, FILES, file_of, font_files
from drawing.fonts.truetype import read_face
from drawing.shapes.symbols import Box, Face, Text
from drawing.text import metrics
from drawing.text.font_families import FAMILIES
from drawing.text.metrics import Tilted, tilted

FACES: tuple[Face, ...] = ("regular", "bold", "italic")
SCRIPTS = {
    "Latin": "AzŁódźÇñß",
    "Vietnamese": "ĐàNẵngỆự",
    "Greek": "ΚοράλιαΩ",
    "Cyrillic": "БелогорЖщ",
}
places = st.builds(
    Tilted,
    st.floats(-50, 50),
    st.floats(-50, 50),
    st.floats(0.5, 30),
    st.floats(0.5, 5),
    st.sampled_from([0.0, 60.0, -60.0, 17.0, 90.0]),
)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("script", SCRIPTS)
def test_our_font_has_the_scripts_that_we_promise(face: Face, script: str) -> None:
    assert all(ord(letter) in read_face(face).widths for letter in SCRIPTS[script])


def test_the_font_comes_with_its_licence_and_is_not_large() -> None:
    files = font_files()
    assert [file.name for file in files] == list(FILES.values())
    assert sum(file.stat().st_size for file in files) < 2_000_000
    licence = files[0].with_name("OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert FAMILIES.startswith(FAMILY)


@pytest.mark.parametrize("face", FACES)
def test_the_font_is_called_by_its_name(face: Face) -> None:
    assert FAMILY.encode("utf-16-be") in file_of(face).read_bytes()


def test_bold_letters_are_wider_than_regular_ones() -> None:
    assert metrics.width("Guangzhou", 3, "bold") > metrics.width("Guangzhou", 3)


def test_a_chinese_letter_is_as_wide_as_the_line_is_high() -> None:
    assert metrics.width("广州", 2.5) == 5.0
    assert metrics.width("カ서", 2.5) == 5.0


def test_marks_over_letters_take_no_room() -> None:
    assert metrics.width("e\u0301", 3) == metrics.width("e", 3)
    assert metrics.letter_width("\u0e31") == 0


@given(st.text(), st.floats(0.5, 50))
def test_every_letter_has_a_sensible_width(text: str, size: float) -> None:
    assert 0 <= metrics.width(text, size) <= 3.2 * size * len(text)


@given(st.text(), st.text(), st.floats(0, 2))
def test_widths_add_up(one: str, other: str, spacing: float) -> None:
    parts = metrics.width(one, 3, "bold", spacing) + metrics.width(other, 3, "bold", spacing)
    assert isclose(metrics.width(one + other, 3, "bold", spacing), parts, abs_tol=1e-9)


def test_capitals_are_lower_than_the_line_is_high() -> None:
    assert metrics.cap_height(10) == pytest.approx(7.14)
    assert metrics.line_height(10) == metrics.ascent(10) + metrics.descent(10)
    assert metrics.cap_height(10) < metrics.ascent(10)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_box_lies_on_the_right_side_of_its_anchor(anchor: str) -> None:
    box = metrics.box(Text((100, 50), "Aston", 3, anchor=anchor))  # type: ignore[arg-type]
    long = metrics.width("Aston", 3)
    assert box.x == pytest.approx(
        {"start": 100, "middle": 100 - long / 2, "end": 100 - long}[anchor]
    )
    assert box.y == pytest.approx(50 - metrics.ascent(3))
    assert box.bottom == pytest.approx(50 + metrics.descent(3))


def test_a_text_turned_by_a_quarter_stands_upright() -> None:
    level = metrics.box(Text((0, 0), "Aston", 3))
    turned = metrics.box(Text((0, 0), "Aston", 3, angle=90))
    assert turned.width == pytest.approx(level.height)
    assert turned.height == pytest.approx(level.width)


@given(places, places)
def test_meeting_is_mutual_and_needs_boxes_that_meet(one: Tilted, other: Tilted) -> None:
    assert one.meets(other) == other.meets(one)
    assert one.box().meets(other.box()) or not one.meets(other)
    assert one.meets(one)


@given(places, places)
def test_rectangles_meet_as_shapely_says(one: Tilted, other: Tilted) -> None:
    from shapely import Polygon

    shared = Polygon(one.corners()).intersection(Polygon(other.corners())).area
    if shared > 1e-6:
        assert one.meets(other)
    if Polygon(one.corners()).distance(Polygon(other.corners())) > 1e-6:
        assert not one.meets(other)


@given(places)
def test_the_boxes_of_a_slanted_rectangle_cover_it(where: Tilted) -> None:
    from shapely import Polygon, box, union_all

    boxes = union_all([box(one.x, one.y, one.right, one.bottom) for one in where.boxes()])
    assert Polygon(where.corners()).difference(boxes.buffer(1e-6)).area < 1e-6


def test_a_slanted_label_between_rows_meets_no_box_beside_it() -> None:
    label = Tilted(0, 0, 20, 2, 60)
    beside = tilted(Box(4, -1, 2, 2))
    assert label.box().meets(beside.box())
    assert not label.meets(beside)
