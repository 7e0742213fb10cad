"""Places are written in one way only, and what is not written so is refused with a sentence."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.notation import (
    LARGEST,
    LONGEST_LIST,
    Cell,
    Cells,
    Corner,
    Edge,
    NotationError,
    Path,
    Point,
    Side,
)

TYPES = (Cell, Edge, Side, Corner, Point, Path, Cells)
STEPS = {
    0: [(1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)],
    1: [(1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)],
}

count = st.integers(0, LARGEST)
signed = st.integers(-LARGEST, LARGEST)
thousandths = st.integers(-LARGEST * 1000 - 999, LARGEST * 1000 + 999)
cells = st.builds(Cell, count, count)
corners = st.builds(Corner, signed, signed, st.sampled_from("ns"))
points = st.builds(Point, thousandths, thousandths)


@st.composite
def edges(draw: st.DrawFn) -> Edge:
    cell = draw(st.builds(Cell, st.integers(1, LARGEST - 1), st.integers(1, LARGEST - 1)))
    cols, rows = draw(st.sampled_from(STEPS[cell.row % 2]))
    return Edge.of(cell, Cell(cell.col + cols, cell.row + rows))


places = st.one_of(
    cells,
    edges(),
    st.builds(Side, cells, st.integers(0, 5)),
    corners,
    points,
    st.lists(st.one_of(corners, points), min_size=1).map(Path),
    st.lists(cells, min_size=1).map(Cells),
)


@given(places)
def test_what_is_printed_is_read_back_as_the_same_place(place: Any) -> None:
    again = type(place).parse(str(place))
    assert again == place
    assert type(again) is type(place)
    assert str(again) == str(place)


@pytest.mark.parametrize(
    ("place", "written"),
    [
        (Cell(12, 7), "12,7"),
        (Cell(0, 0), "0,0"),
        (Edge(Cell(12, 7), Cell(13, 7)), "12,7 13,7"),
        (Side(Cell(12, 7), 1), "12,7/1"),
        (Corner(12, 7, "n"), "12,7n"),
        (Corner(-1, -20, "s"), "-1,-20s"),
        (Point(12250, 7400), "12.25,7.4"),
        (Point(3000, -500), "3.0,-0.5"),
        (Point(-9999999, 1), "-9999.999,0.001"),
        (Path([Corner(4, 1, "s"), Point(4500, 2000)]), "4,1s 4.5,2.0"),
        (Cells([Cell(0, 6), Cell(0, 7), Cell(1, 8)]), "0,6 0,7 1,8"),
    ],
)
def test_places_are_spelled_like_this(place: Any, written: str) -> None:
    assert str(place) == written
    assert type(place).parse(written) == place


@pytest.mark.parametrize(
    ("kind", "text", "sentence"),
    [
        (Cell, "12;7", '"12;7" is not a cell: write column,row such as 12,7'),
        (Cell, "-1,7", '"-1,7" is not a cell: write column,row such as 12,7'),
        (Cell, "12, 7", '"12, 7" is not a cell: write column,row such as 12,7'),
        (Cell, "012,7", '"012,7" is not a cell: write column,row such as 12,7'),
        (Cell, "12345,7", '"12345,7" is not a cell: write column,row such as 12,7'),
        (Cell, "12,7\n", '"12,7\\n" is not a cell: write column,row such as 12,7'),
        (Cell, "", '"" is not a cell: write column,row such as 12,7'),
        (
            Cell,
            "7" * 100,
            f'"{"7" * 37}..." is not a cell: write column,row such as 12,7',
        ),
        (Edge, "1,1 5,5", "1,1 and 5,5 are not neighbours, so no edge joins them"),
        (Edge, "1,1 1,1", "1,1 and 1,1 are not neighbours, so no edge joins them"),
        (
            Edge,
            "1,1 2,1 3,1",
            '"1,1 2,1 3,1" is not an edge: write two neighbouring cells such as 12,7 13,7',
        ),
        (
            Side,
            "12,7/6",
            (
                '"12,7/6" is not a side of a cell: write column,row/side such as 12,7/1, '
                "with side 0 (east) to 5 clockwise"
            ),
        ),
        (
            Corner,
            "12,7e",
            '"12,7e" is not a corner: write column,row and n or s such as 12,7n',
        ),
        (
            Point,
            "12.25,7",
            (
                '"12.25,7" is not a free point: write x,y such as 12.25,7.4, '
                "both with a decimal point and at most three decimals"
            ),
        ),
        (
            Path,
            "4,1s 4,3",
            (
                '"4,3" is no point of a path: '
                "write a corner such as 4,1s or a free point such as 12.25,7.4"
            ),
        ),
        (Path, " \n ", "a path needs points: write corners such as 4,1s 4,3n 5,2s"),
        (Path, "４,1s", '"\\uff14,1s" has signs that no coordinate has'),
        (Cells, "", "a list of cells needs cells: write them such as 0,6 0,7 1,8"),
    ],
)
def test_what_is_written_otherwise_is_refused_with_a_sentence(
    kind: type[Cell], text: str, sentence: str
) -> None:
    with pytest.raises(NotationError) as refusal:
        kind.parse(text)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("kind", TYPES)
@given(
    text=st.one_of(
        st.text(max_size=60),
        st.text("0123456789-.,/ns \n", max_size=60),
        st.characters().map(lambda sign: f"12,7{sign}"),
    )
)
def test_any_text_is_read_or_refused_and_nothing_else_happens(kind: type[Cell], text: str) -> None:
    try:
        answer = str(kind.parse(text))
    except NotationError as refusal:
        answer = str(refusal)
    else:
        assert str(kind.parse(answer)) == answer
    assert answer.isprintable()
    assert len(answer) < 700


def test_a_path_may_be_folded_over_several_lines() -> None:
    assert Path.parse("4,1s\n  4,3n\t5,2s ") == Path.parse("4,1s 4,3n 5,2s")


def test_a_free_point_may_be_written_with_more_zeros_than_needed() -> None:
    assert str(Point.parse("56.00,38.680")) == "56.0,38.68"
    assert str(Point.parse("-0.0,0.50")) == "0.0,0.5"


def test_an_edge_is_the_same_from_either_end() -> None:
    assert Edge.of(Cell(3, 4), Cell(2, 3)) == Edge.of(Cell(2, 3), Cell(3, 4))
    assert str(Edge.of(Cell(3, 4), Cell(2, 3))) == "2,3 3,4"
    assert str(Edge.parse("3,4 2,3")) == "2,3 3,4"


def test_a_list_of_places_has_a_limit() -> None:
    assert len(Cells.parse("1,1 " * LONGEST_LIST)) == LONGEST_LIST
    with pytest.raises(NotationError, match="10001 places are too many: list at most 10000"):
        Cells.parse("1,1 " * (LONGEST_LIST + 1))
    with pytest.raises(NotationError, match="is too long: list at most 10000 places"):
        Path.parse(" " * 1_000_000)
