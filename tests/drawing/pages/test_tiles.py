"""Tests that a map is parted into pages that join without a gap, and into no more than needed."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.pages.paper import BLEED, PAPERS
from drawing.pages.tiles import OVERLAP, Tile, Tiling, TooManyPages, letters, tiling
from drawing.shapes.symbols import Box

lengths = st.floats(1.0, 2500.0)
papers = st.sampled_from(sorted(PAPERS))
NEAR = 1e-6


def own_at(tiled: Tiling) -> dict[tuple[int, int], Tile]:
    return {(tile.column, tile.row): tile for tile in tiled.tiles}


@given(lengths, lengths, papers)
def test_the_parts_cover_the_map_exactly(width: float, height: float, paper: str) -> None:
    tiled = tiling(width, height, PAPERS[paper])
    tiles = own_at(tiled)
    assert len(tiles) == tiled.columns * tiled.rows
    for row in range(tiled.rows):
        line = [tiles[column, row].own for column in range(tiled.columns)]
        assert line[0].x == 0
        assert line[-1].right == pytest.approx(width)
        assert all(left.right == pytest.approx(right.x, abs=NEAR) for left, right in pairwise(line))
    for column in range(tiled.columns):
        line = [tiles[column, row].own for row in range(tiled.rows)]
        assert line[0].y == 0
        assert line[-1].bottom == pytest.approx(height)
        assert all(up.bottom == pytest.approx(low.y, abs=NEAR) for up, low in pairwise(line))


@given(lengths, lengths, papers)
def test_neighbours_overlap_as_declared(width: float, height: float, paper: str) -> None:
    tiled = tiling(width, height, PAPERS[paper])
    tiles = own_at(tiled)
    for (column, row), tile in tiles.items():
        right, below = tiles.get((column + 1, row)), tiles.get((column, row + 1))
        if right is not None:
            assert tile.part.right - right.own.x == pytest.approx(OVERLAP)
            assert tile.own.right - right.part.x == pytest.approx(BLEED)
        if below is not None:
            assert tile.part.bottom - below.own.y == pytest.approx(OVERLAP)
            assert tile.own.bottom - below.part.y == pytest.approx(BLEED)


@given(lengths, lengths, papers)
def test_every_part_fits_on_its_page_and_on_the_map(
    width: float, height: float, paper: str
) -> None:
    tiled = tiling(width, height, PAPERS[paper])
    whole, room = Box(0, 0, width, height).grown(NEAR), tiled.paper.room
    for tile in tiled.tiles:
        assert tile.part.width <= room.width + NEAR
        assert tile.part.height <= room.height + NEAR
        assert whole.x <= tile.part.x
        assert whole.y <= tile.part.y
        assert tile.part.right <= whole.right
        assert tile.part.bottom <= whole.bottom


def fewest(length: float, room: float) -> int:
    """The fewest equal parts that fit, found by trying."""
    if length + 2 * BLEED <= room:
        return 1
    return next(n for n in range(2, 1000) if length / n + BLEED + OVERLAP <= room)


@given(lengths, lengths, papers)
def test_no_way_to_lay_the_paper_takes_fewer_pages(width: float, height: float, paper: str) -> None:
    upright, lying = PAPERS[paper].room, PAPERS[paper].lying().room
    pages = [
        fewest(width, room.width - NEAR) * fewest(height, room.height - NEAR)
        for room in (upright, lying)
    ]
    tiled = tiling(width, height, PAPERS[paper])
    assert len(tiled.tiles) <= min(pages)


def test_a_small_map_takes_one_page() -> None:
    tiled = tiling(150.0, 120.0, PAPERS["A4"])
    assert [tile.name for tile in tiled.tiles] == ["A1"]
    assert tiled.tiles[0].part == tiled.tiles[0].own == Box(0, 0, 150, 120)


def test_a_broad_map_lies() -> None:
    tiled = tiling(260.0, 150.0, PAPERS["A4"])
    assert (tiled.columns, tiled.rows, tiled.paper.is_upright) == (1, 1, False)


def test_pages_are_named_by_column_and_row() -> None:
    tiled = tiling(400.0, 500.0, PAPERS["A4"])
    assert [tile.name for tile in tiled.tiles[:4]] == ["A1", "B1", "C1", "A2"]
    assert [letters(number) for number in (0, 25, 26, 52)] == ["A", "Z", "AA", "BA"]


@pytest.mark.parametrize("size", [1e6, float("inf"), float("nan")])
def test_a_map_for_a_wall_of_pages_is_refused_in_a_sentence(size: float) -> None:
    with pytest.raises(TooManyPages, match=r"pages|no size"):
        tiling(size, 100.0, PAPERS["A4"])
