"""The ground of hexes: coasts without teeth, mountains of many shapes, rivers without gaps."""

from dataclasses import replace
from itertools import pairwise
from math import dist
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.map.ground.areas import areas_of
from drawing.map.ground.ground import land_pieces
from drawing.map.ground.hex_courses import hex_courses
from drawing.map.ground.hex_rivers import river_runs
from drawing.map.layers import terrain, waters
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Curves, Spot, Symbols
from drawing.themes.theme import theme
from model.boards import grid
from model.boards.hexes import HexBoard, Orientation
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Cells, Path, Point
from model.scenario.scenario import Scenario
from model.scenario.things import Shape, Water

LEGEND = {".": "clear", "^": "mountain", "~": "sea", "r": "river", "l": "lake"}


def sheet(*rows: str, orientation: Orientation = "pointy", **things: Any) -> Sheet:
    board = HexBoard(Size(len(rows[0]), len(rows)), LEGEND, rows, orientation=orientation)
    return Sheet(replace(Scenario(board=board), **things), theme(), 24.0)


# -- land


def test_no_two_hexes_of_mountains_need_look_alike() -> None:
    drawn = list(terrain.batches(sheet("^^^^^^^^^^", "^^^^^^^^^^")))
    groups = [one for one in drawn if isinstance(one, Symbols)]
    assert sum(len(one.spots) for one in groups) == 20
    assert len({one.symbol.name for one in groups}) >= 6
    assert groups == [one for one in terrain.batches(sheet("^^^^^^^^^^", "^^^^^^^^^^"))
                      if isinstance(one, Symbols)]  # fmt: skip


def test_the_coast_of_hexes_has_no_straight_sides_and_leaves_no_hex_in_the_sea() -> None:
    import shapely

    board = sheet("____", "_.._", "_..._"[:4], "____")
    land = shapely.union_all(areas_of(land_pieces(board)))
    for cell in (Cell(1, 1), Cell(2, 1), Cell(1, 2), Cell(2, 2), Cell(3, 2)):
        corners = [board.spot(corner) for corner in grid.corners(cell)]
        hexagon = shapely.Polygon(corners)
        assert land.intersection(hexagon).area > 0.995 * hexagon.area
    lengths = [dist(a, b) for rings in land_pieces(board) for a, b in pairwise(rings[0])]
    assert max(lengths) < 0.4 * board.mm


def test_a_lake_of_hexes_is_a_hole_in_the_land() -> None:
    (rings,) = land_pieces(sheet(".....", "..~..", ".....", "....."))
    assert len(rings) == 2


def test_scenery_decides_the_coast_but_not_what_a_hex_is() -> None:
    import shapely

    outline = Path([Point(-600, -600), Point(1400, -600), Point(1400, 2600), Point(-600, 2600)])
    shore = Shape(id="own", kind="own", outline=outline)
    board = sheet(".~..", "....", "....", shapes=Things({"own": shore}))
    land = shapely.union_all(areas_of(land_pieces(board)))

    def is_land(col: int, row: int) -> bool:
        return bool(land.contains(shapely.Point(board.spot(Cell(col, row)))))

    assert is_land(0, 0)
    assert not is_land(1, 0), "a hex of water is water, whatever the scenery says"
    assert is_land(3, 1), "and a hex of land is land"


# -- rivers


def lines(board: Sheet) -> list[list[Spot]]:
    return [one.spots for one in hex_courses(board)]


def passes(board: Sheet, spots: list[Spot], cell: Cell) -> bool:
    """Whether a line comes through a hex."""
    return any(dist(board.spot(cell), spot) < 0.58 * board.mm for spot in spots)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_hexes_of_a_river_are_joined_by_one_course_from_rim_to_sea(
    orientation: Orientation,
) -> None:
    board = sheet("..r..", "..r..", "..r..", "~~~~~", orientation=orientation)
    (run,) = river_runs(board)
    assert run.cells == (Cell(2, 0), Cell(2, 1), Cell(2, 2))
    assert run.first is not None
    assert run.last is not None
    assert grid.neighbour(Cell(2, 2), run.last).row == 3
    (spots,) = lines(board)
    assert all(passes(board, spots, cell) for cell in run.cells)
    assert max(dist(a, b) for a, b in pairwise(spots)) < 0.8 * board.mm, "no gap"


def test_a_branch_of_river_hexes_meets_the_stem_in_its_hex() -> None:
    board = sheet("..r..", "..r..", "rrr..", "..r..", "~~~~~")
    runs = river_runs(board)
    assert {cell for run in runs for cell in run.cells} == {
        Cell(2, 0), Cell(2, 1), Cell(0, 2), Cell(1, 2), Cell(2, 2), Cell(2, 3),
    }  # fmt: skip
    stem, *branches = lines(board)
    for branch in branches:
        assert min(dist(branch[-1], spot) for spot in stem) < 1e-9


def test_a_river_without_a_name_flows_into_one_that_has_one() -> None:
    named = Water(id="w", kind="river", cells=Cells([Cell(0, 1), Cell(1, 1), Cell(2, 1)]))
    board = sheet("..r..", "rrr..", "....", waters=Things({"w": named}))
    courses = {one.water: one.spots for one in hex_courses(board)}
    assert courses.keys() == {"", "w"}
    assert min(dist(courses[""][-1], spot) for spot in courses["w"]) < 1e-9


def test_a_river_begins_on_land_with_a_round_end_and_has_none_in_the_water() -> None:
    named = Water(id="w", kind="river", cells=Cells([Cell(2, 1), Cell(2, 2), Cell(2, 3)]))
    board = sheet("......", "......", "......", "~~~~~~", waters=Things({"w": named}))
    (course,) = hex_courses(board)
    assert course.ends == course.spots[:1]


def test_a_river_that_flows_off_the_board_ends_just_behind_the_coast() -> None:
    named = Water(id="w", kind="river", cells=Cells([Cell(2, 1), Cell(2, 2), Cell(2, 3)]))
    board = sheet("......", "......", "......", "______", waters=Things({"w": named}))
    (course,) = hex_courses(board)
    side = grid.side_of(Cell(2, 2), Cell(2, 3))
    assert side is not None
    gate = [board.spot(corner) for corner in grid.ends_of_side(Cell(2, 2), side)]
    assert min(dist(course.spots[-1], end) for end in gate) < 0.6 * board.mm
    assert dist(course.spots[-1], board.spot(Cell(2, 3))) > 0.15 * board.mm


def test_a_single_hex_of_river_has_a_course_through_it() -> None:
    (spots,) = lines(sheet("...", "...", ".r.", "...", "..."))
    assert dist(spots[0], spots[-1]) > 0.7 * 24


def test_every_course_is_drawn_with_banks_and_water_and_no_waves_besides() -> None:
    board = sheet("..r..", "..r..", ".....")
    drawn = [one for one in waters.batches(board) if isinstance(one, Curves)]
    assert drawn[0].key == "river hexes"
    assert drawn[-1].ink.width < drawn[0].ink.width
    signs = [one for one in terrain.batches(board) if isinstance(one, Symbols)]
    assert signs == []


boards = st.lists(st.text(alphabet=".r~l_", min_size=6, max_size=6), min_size=2, max_size=6)


@given(boards, st.sampled_from(["pointy", "flat"]))
def test_every_river_hex_of_any_board_has_a_course_without_gaps(
    rows: list[str], orientation: Orientation
) -> None:
    board = sheet(*rows, orientation=orientation)
    rivers = {
        Cell(col, row)
        for row, text in enumerate(rows)
        for col, sign in enumerate(text)
        if sign == "r"
    }
    runs = river_runs(board)
    assert rivers == {cell for run in runs for cell in run.cells}
    for run, spots in zip(runs, lines(board), strict=True):
        assert all(passes(board, spots, cell) for cell in run.cells)
        assert max(dist(a, b) for a, b in pairwise(spots)) < 1.2 * board.mm
