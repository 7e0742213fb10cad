"""Boards of mileposts and of hexes, written as rows of text."""

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size, TerrainBoard
from model.collection import Things
from model.notation import Cell, Edge

LEGEND = Things({".": "clear", "^": "mountain", "A": "alpine"})
BOARDS = [MilepostBoard, HexBoard]


def board_of(*rows: str, legend: Things[str] = LEGEND) -> MilepostBoard:
    return MilepostBoard(Size(len(rows[0]), len(rows)), legend, rows)


VALLEY = board_of(
    "..^_",
    ".^A.",
    "_..^",
)
rows_of_text = st.lists(st.text("._^Ax?", max_size=7), max_size=7).map(tuple)
sizes = st.builds(Size, st.integers(-2, 9), st.integers(-2, 9))
broken_boards = st.builds(MilepostBoard, sizes, st.just(LEGEND), rows_of_text)


@pytest.mark.parametrize("kind", BOARDS)
def test_terrain_is_read_from_rows_of_text(kind: type[TerrainBoard]) -> None:
    board = kind(Size(4, 3), LEGEND, VALLEY.terrain)
    assert board.kind_at(Cell(2, 1)) == "alpine"
    assert board.kind_at(Cell(3, 0)) is None
    assert board.has(Cell(0, 0))
    assert not board.has(Cell(0, 2))
    assert board.kinds() == {"alpine": 1, "clear": 6, "mountain": 3}
    assert [str(cell) for cell in board.cells()] == (
        ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "3,1", "1,2", "2,2", "3,2"]
    )


def test_beyond_the_board_there_is_no_cell() -> None:
    for cell in (Cell(-1, 0), Cell(0, -1), Cell(4, 1), Cell(1, 3)):
        assert VALLEY.kind_at(cell) is None
        assert not VALLEY.in_bounds(cell)
    assert VALLEY.in_bounds(Cell(3, 0))


def test_neighbours_are_those_that_exist() -> None:
    assert VALLEY.neighbours(Cell(0, 0)) == (Cell(1, 0), Cell(0, 1))
    assert VALLEY.neighbours(Cell(2, 1)) == (
        Cell(3, 1),
        Cell(3, 2),
        Cell(2, 2),
        Cell(1, 1),
        Cell(2, 0),
    )


def test_edges_join_two_cells_that_exist() -> None:
    assert [str(edge) for edge in board_of("..", "_.").edges()] == ["0,0 1,0", "1,0 1,1"]


@given(broken_boards)
def test_edges_and_neighbours_tell_the_same(board: TerrainBoard) -> None:
    edges = list(board.edges())
    joined = {Edge.of(cell, near) for cell in board.cells() for near in board.neighbours(cell)}
    assert set(edges) == joined
    assert len(edges) == len(joined)


@given(broken_boards, st.builds(Cell, st.integers(-2, 9), st.integers(-2, 9)))
def test_no_board_is_too_broken_to_look_at(board: TerrainBoard, cell: Cell) -> None:
    cells = list(board.cells())
    assert board.has(cell) == (cell in cells)
    assert all(board.in_bounds(cell) for cell in cells)
    assert sum(board.kinds().values()) == len(cells)
    extent = board.extent()
    assert all(cell.col < extent.cols and cell.row < extent.rows for cell in cells)


def test_a_row_too_long_or_a_sign_without_legend_is_no_cell() -> None:
    board = MilepostBoard(Size(3, 2), LEGEND, ("....^", "?.", "..."))
    assert [str(cell) for cell in board.cells()] == ["0,0", "1,0", "2,0", "1,1"]
    assert board.kind_at(Cell(3, 0)) is None
    assert board.kind_at(Cell(0, 1)) is None
    assert board.kind_at(Cell(0, 2)) is None


def test_an_underscore_is_no_cell_whatever_the_legend_says() -> None:
    board = board_of("._", legend=Things({".": "clear", "_": "sea"}))
    assert list(board.cells()) == [Cell(0, 0)]
    assert board.kinds() == {"clear": 1}


def test_a_board_said_to_be_vast_is_as_large_as_its_text() -> None:
    board = MilepostBoard(Size(10**15, 10**15), LEGEND, ("..", "."))
    assert board.extent() == Size(2, 2)
    assert len(list(board.cells())) == 3


def test_a_board_cannot_be_changed_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        VALLEY.terrain = ()  # type: ignore[misc]


def test_painting_changes_one_row_and_shares_the_others() -> None:
    painted = VALLEY.with_painted({Cell(0, 1): "mountain", Cell(1, 1): None})
    assert painted.terrain == ("..^_", "^_A.", "_..^")
    assert painted.terrain[0] is VALLEY.terrain[0]
    assert painted.terrain[2] is VALLEY.terrain[2]
    assert painted.legend is VALLEY.legend
    assert VALLEY.terrain[1] == ".^A."


def test_a_painted_hex_board_keeps_its_orientation() -> None:
    board = HexBoard(Size(2, 1), LEGEND, ("..",), orientation="flat")
    assert board.with_painted({Cell(0, 0): "mountain"}) == HexBoard(
        Size(2, 1), LEGEND, ("^.",), orientation="flat"
    )


@given(
    broken_boards.filter(lambda board: board.size.cols > 0 and board.size.rows > 0),
    st.data(),
)
def test_painted_cells_have_the_new_kind_and_the_others_the_old(
    board: TerrainBoard, data: st.DataObject
) -> None:
    cells = st.builds(
        Cell, st.integers(0, board.size.cols - 1), st.integers(0, board.size.rows - 1)
    )
    kinds = st.one_of(st.none(), st.sampled_from(["clear", "alpine", "desert", "salt-marsh"]))
    strokes = data.draw(st.dictionaries(cells, kinds, max_size=6))
    painted = board.with_painted(strokes)
    for cell in grid.disc(Cell(4, 4), 9):
        expected = strokes[cell] if cell in strokes else board.kind_at(cell)
        assert painted.kind_at(cell) == expected


def test_a_new_kind_gets_a_sign_that_reminds_of_it() -> None:
    painted = VALLEY.with_painted({Cell(0, 0): "desert", Cell(1, 0): "swamp"})
    assert painted.terrain[0] == "ds^_"
    assert painted.legend == Things({**LEGEND, "d": "desert", "s": "swamp"})
    assert VALLEY.with_painted({Cell(0, 0): "clear"}).legend is LEGEND


def test_a_new_kind_never_takes_a_sign_that_stands_for_something_else() -> None:
    board = board_of("sS?")
    painted = board.with_painted({Cell(2, 0): "swamp"})
    assert painted.terrain == ("sSW",)
    assert painted.kind_at(Cell(0, 0)) is None


def test_there_is_a_sign_for_every_kind_however_many() -> None:
    board = MilepostBoard(Size(150, 1), LEGEND, ("." * 150,))
    painted = board.with_painted({Cell(n, 0): f"kind-{n}" for n in range(150)})
    assert len(set(painted.terrain[0])) == 150
    assert painted.kind_at(Cell(149, 0)) == "kind-149"


def test_a_kind_whose_only_sign_is_unusable_gets_another() -> None:
    board = board_of("..", legend=Things({".": "clear", "_": "sea", "mm": "mountain"}))
    painted = board.with_painted({Cell(0, 0): "sea", Cell(1, 0): "mountain"})
    assert painted.terrain == ("~^",)


def test_painting_beside_the_board_is_refused() -> None:
    with pytest.raises(ValueError, match="4,0 lies outside the board of 4 columns and 3 rows"):
        VALLEY.with_painted({Cell(4, 0): "clear"})
