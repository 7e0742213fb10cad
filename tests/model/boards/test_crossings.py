"""Rivers cross edges, lakes cover them, and every doubtful touch is decided exactly."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby, pairwise
from pathlib import Path as FilePath
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.boards.crossings import Crossed, crossed_by_outline, crossed_by_path, inside_of
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size, TerrainBoard
from model.collection import Things
from model.notation import Cell, Corner, Edge, Path, Point

DRAFTS = sorted((FilePath(__file__).parents[2] / "files" / "drafts").glob("*.milepost.yaml"))
PLAIN = MilepostBoard(Size(7, 6), Things({".": "clear"}), (".......",) * 6)
SMALL = MilepostBoard(Size(4, 4), Things({".": "clear"}), ("....",) * 4)
Spot = tuple[Fraction | int, Fraction | int]

quarter = st.integers(-3, 18).map(lambda quarters: 250 * quarters)
thousandth = st.integers(-1000, 7500)
corners = st.builds(Corner, st.integers(-1, 4), st.integers(-1, 4), st.sampled_from("ns"))
awkward_places = st.one_of(st.builds(Point, quarter, quarter), corners)
places = st.one_of(st.builds(Point, thousandth, thousandth), corners)


def path_on(board: TerrainBoard, text: str) -> Crossed:
    return crossed_by_path(Path.parse(text), board.has, board.extent())


def outline_on(board: TerrainBoard, text: str) -> Crossed:
    return crossed_by_outline(Path.parse(text), board.has, board.extent())


def written(edges: frozenset[Edge]) -> list[str]:
    return sorted(map(str, edges))


class TestRivers:
    def test_a_river_along_hex_sides_crosses_one_edge_a_side(self) -> None:
        crossed = path_on(PLAIN, "4,1s 4,3n 5,2s 5,4n 4,3s 4,5n")
        assert written(crossed.edges) == ["4,2 5,2", "4,3 5,3", "4,3 5,4", "4,4 5,4", "5,2 4,3"]
        assert crossed.hit == crossed.inside == frozenset()

    def test_only_edges_with_both_ends_on_the_board_are_crossed(self) -> None:
        shore = MilepostBoard(Size(2, 2), Things({".": "clear"}), ("..", "_."))
        assert written(path_on(shore, "0,-2s 0,0n 0,-1s 0,1n 0,0s 0,2n").edges) == ["0,0 1,0"]

    def test_a_river_that_leaves_the_board_and_comes_back(self) -> None:
        crossed = path_on(PLAIN, "-9.5,1.9 9.5,1.9")
        assert len(crossed.edges) == 13
        assert path_on(PLAIN, "-9.5,-1.9 9.5,-1.9") == Crossed(frozenset(), frozenset())

    def test_a_straight_stretch_between_corners_that_are_not_neighbours(self) -> None:
        assert written(path_on(PLAIN, "1,1s 3,1s").edges) == [
            "1,1 2,2",
            "2,1 2,2",
            "2,1 3,2",
            "3,1 3,2",
        ]

    def test_a_stretch_through_a_milepost_hits_it_and_crosses_nothing_there(self) -> None:
        assert path_on(PLAIN, "2,2n 2,2s") == Crossed(frozenset(), frozenset({Cell(2, 2)}))
        assert path_on(PLAIN, "2.0,1.5 2.0,2.0 2.0,2.5").hit == {Cell(2, 2)}

    def test_a_milepost_that_does_not_exist_is_not_hit(self) -> None:
        holed = PLAIN.with_painted({Cell(2, 2): None})
        assert path_on(holed, "2,2n 2,2s") == Crossed(frozenset(), frozenset())

    def test_a_river_that_bends_on_an_edge_crosses_it_if_it_changes_sides(self) -> None:
        assert written(path_on(PLAIN, "1.3,1.7 1.5,2.0 1.7,2.3").edges) == ["1,2 2,2"]
        assert written(path_on(PLAIN, "1.3,2.3 1.5,2.0 1.5,2.0 1.7,1.7").edges) == ["1,2 2,2"]

    def test_a_river_that_touches_an_edge_does_not_cross_it(self) -> None:
        assert path_on(PLAIN, "1.3,1.7 1.5,2.0 1.7,1.7").edges == frozenset()
        assert path_on(PLAIN, "1.3,2.3 1.5,2.0 1.7,2.3").edges == frozenset()
        assert path_on(PLAIN, "0.1,0.4 0.25,0.5 0.2,0.6").edges == frozenset()

    def test_a_river_that_starts_or_ends_on_an_edge_does_not_cross_it(self) -> None:
        assert path_on(PLAIN, "1.5,2.0 1.5,2.3").edges == frozenset()
        assert path_on(PLAIN, "1.5,2.3 1.5,2.0").edges == frozenset()

    def test_a_river_that_runs_along_an_edge_crosses_it_if_it_leaves_to_the_other_side(
        self,
    ) -> None:
        assert written(path_on(PLAIN, "1.3,1.7 1.3,2.0 1.7,2.0 1.7,2.3").edges) == ["1,2 2,2"]
        assert path_on(PLAIN, "1.3,1.7 1.3,2.0 1.7,2.0 1.7,1.7").edges == frozenset()
        assert path_on(PLAIN, "1.2,2.0 1.8,2.0") == Crossed(frozenset(), frozenset())

    def test_a_river_along_a_row_hits_the_mileposts_on_its_way(self) -> None:
        assert path_on(PLAIN, "1.5,2.0 4.0,2.0").hit == {Cell(2, 2), Cell(3, 2), Cell(4, 2)}
        crossed = path_on(PLAIN, "1.5,1.8 1.5,2.0 2.5,2.0 2.5,2.2")
        assert crossed == Crossed(frozenset(), frozenset({Cell(2, 2)}))
        crossed = path_on(PLAIN, "1.5,1.8 1.5,2.0 2.0,2.0 2.0,2.2")
        assert crossed == Crossed(frozenset(), frozenset({Cell(2, 2)}))

    def test_a_river_along_a_slanting_line_hits_the_mileposts_on_its_way(self) -> None:
        crossed = path_on(PLAIN, "2.25,0.5 3.25,2.5")
        assert crossed == Crossed(frozenset(), frozenset({Cell(2, 1), Cell(3, 2)}))

    def test_a_ring_canal_that_starts_on_an_edge_crosses_it(self) -> None:
        ring = "1.5,2.0 1.5,2.3 2.5,2.3 2.5,1.7 1.5,1.7"
        assert "1,2 2,2" not in written(path_on(PLAIN, ring).edges)
        assert "1,2 2,2" in written(path_on(PLAIN, f"{ring} 1.5,2.0").edges)

    def test_a_path_of_one_point_crosses_nothing(self) -> None:
        assert path_on(PLAIN, "2.0,2.0") == Crossed(frozenset(), frozenset())


class TestLakes:
    def test_a_pond_between_three_mileposts_crosses_nothing(self) -> None:
        crossed = outline_on(PLAIN, "1.4,1.7 1.6,1.7 1.5,1.9")
        assert crossed == Crossed(frozenset(), frozenset())

    def test_a_lake_crosses_the_edges_it_reaches_into(self) -> None:
        crossed = outline_on(PLAIN, "1.4,1.7 1.6,1.7 1.5,2.1")
        assert written(crossed.edges) == ["1,2 2,2"]

    def test_a_lake_around_a_milepost_crosses_all_its_edges_and_holds_it(self) -> None:
        crossed = outline_on(PLAIN, "1.9,1.9 2.1,1.9 2.1,2.1 1.9,2.1")
        assert crossed.edges == set(grid.edges_of(Cell(2, 2)))
        assert crossed.inside == {Cell(2, 2)}
        assert crossed.hit == frozenset()

    def test_edges_wholly_inside_a_lake_are_crossed(self) -> None:
        crossed = outline_on(PLAIN, "0.75,0.9 5.25,0.9 5.25,4.1 0.75,4.1")
        assert {"2,2 3,2", "2,2 2,3", "2,2 1,3"} <= set(written(crossed.edges))
        assert Cell(2, 2) in crossed.inside
        assert Cell(0, 0) not in crossed.inside

    def test_a_lake_over_the_whole_board_crosses_every_edge(self) -> None:
        crossed = outline_on(PLAIN, "-99.5,-99.5 99.5,-99.5 99.5,99.5 -99.5,99.5")
        assert crossed == Crossed(frozenset(PLAIN.edges()), frozenset(), frozenset(PLAIN.cells()))

    def test_an_outline_may_or_may_not_repeat_its_first_point(self) -> None:
        open_outline = "1.4,1.2 3.6,1.7 2.5,4.1"
        assert outline_on(PLAIN, open_outline) == outline_on(PLAIN, f"{open_outline} 1.4,1.2")

    def test_a_shore_along_an_edge_does_not_cross_it(self) -> None:
        assert outline_on(PLAIN, "1.2,2.0 1.8,2.0 1.5,1.8").edges == frozenset()
        assert outline_on(PLAIN, "1.2,2.0 1.8,2.0 1.5,2.2").edges == frozenset()

    def test_a_milepost_on_the_shore_is_hit_and_not_inside(self) -> None:
        crossed = outline_on(PLAIN, "1.5,2.0 2.5,2.0 2.0,2.4")
        assert crossed.hit == {Cell(2, 2)}
        assert crossed.inside == frozenset()
        assert written(crossed.edges) == ["2,2 1,3", "2,2 2,3"]

    def test_a_milepost_touched_by_the_tip_of_a_lake_is_hit(self) -> None:
        assert outline_on(PLAIN, "2.0,2.0 1.9,1.8 2.1,1.8") == Crossed(
            frozenset(), frozenset({Cell(2, 2)})
        )

    def test_a_milepost_on_a_spike_of_the_shore_is_hit_and_not_inside(self) -> None:
        crossed = outline_on(PLAIN, "1.5,1.5 2.5,1.5 2.5,2.0 1.8,2.0 2.5,2.0 2.5,2.5 1.5,2.5")
        assert crossed.edges == set(grid.edges_of(Cell(2, 2)))
        assert crossed.hit == {Cell(2, 2)}
        assert crossed.inside == frozenset()

    def test_what_an_outline_goes_round_twice_is_not_inside(self) -> None:
        once = "1.5,1.5 2.5,1.5 2.5,2.5 1.5,2.5"
        assert Cell(2, 2) in outline_on(PLAIN, once).inside
        assert outline_on(PLAIN, f"{once} {once}").edges == frozenset()
        ring = f"{once} 1.5,1.5 0.5,0.5 3.5,0.5 3.5,3.5 0.5,3.5 0.5,0.5"
        assert Cell(2, 2) not in outline_on(PLAIN, ring).inside
        assert Cell(1, 2) in outline_on(PLAIN, ring).inside

    def test_a_lake_without_width_is_no_lake(self) -> None:
        assert outline_on(PLAIN, "1.1,1.1 4.7,3.9").edges == frozenset()
        assert outline_on(PLAIN, "1.1,1.1").edges == frozenset()
        assert outline_on(PLAIN, "1.1,1.1 2.9,2.5 4.7,3.9").edges == frozenset()


def side(a: Spot, b: Spot, spot: Spot) -> int:
    turn = (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0])
    return (turn > 0) - (turn < 0)


def meeting(a: Spot, b: Spot, c: Spot, d: Spot) -> Spot | None:
    """Where the stretch a-b meets the endless line through c and d, unless it runs along it."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if across == 0:
        return None
    share = Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), across)
    if not 0 <= share <= 1:
        return None
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def spots_of(path: Path) -> list[Spot]:
    return [grid.units(place) for place in path]


def is_between(a: Spot, b: Spot, spot: Spot, *, ends: bool) -> bool:
    """Whether a spot of the line through a and b lies between them."""
    along = (spot[0] - a[0]) * (b[0] - a[0]) + (spot[1] - a[1]) * (b[1] - a[1])
    whole = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    if a == b:
        return ends and spot == a
    return 0 <= along <= whole if ends else 0 < along < whole


def is_on(path: list[Spot], spot: Spot) -> bool:
    return any(
        side(a, b, spot) == 0 and is_between(a, b, spot, ends=True) for a, b in pairwise(path)
    )


def changes_sides(path: list[Spot], a: Spot, b: Spot) -> bool:
    """Whether the path gets across the edge a-b: edge by edge, the slow and plain way."""
    cut = path[:1]
    for start, end in pairwise(path):
        spot = meeting(start, end, a, b)
        cut += [spot, end] if spot else [end]
    if path[0] == path[-1]:
        cut += cut[1:]
    runs = [(sign, list(run)) for sign, run in groupby(cut, key=lambda spot: side(a, b, spot))]
    return any(
        sign == 0
        and before[0] == -after[0]
        and all(is_between(a, b, spot, ends=False) for spot in run)
        for before, (sign, run), after in zip(runs, runs[1:], runs[2:], strict=False)
    )


def is_inside(outline: list[Spot], spot: Spot) -> bool:
    """Even-odd, for a spot that is not on the outline."""
    inside = False
    for a, b in pairwise(outline):
        if (a[1] > spot[1]) != (b[1] > spot[1]):
            right = (spot[0] - a[0]) * (b[1] - a[1]) < (spot[1] - a[1]) * (b[0] - a[0])
            inside ^= right == (b[1] > a[1])
    return inside


def reaches_into(outline: list[Spot], a: Spot, b: Spot) -> bool:
    """Whether some part of the edge a-b has the area on both sides: the slow and plain way."""
    cuts = {a, b}
    for start, end in pairwise(outline):
        spot = meeting(a, b, start, end) if side(a, b, start) != side(a, b, end) else None
        cuts |= {spot} if spot else set()
        cuts |= {spot for spot in (start, end) if side(a, b, spot) == 0}
    ordered = sorted(cut for cut in cuts if is_between(a, b, cut, ends=True))
    aside = Fraction(b[1] - a[1], 10**12), Fraction(a[0] - b[0], 10**12)
    for one, other in pairwise(ordered):
        x, y = Fraction(one[0] + other[0], 2), Fraction(one[1] + other[1], 2)
        if all(is_inside(outline, (x + n * aside[0], y + n * aside[1])) for n in (-1, 1)):
            return True
    return False


def edges_with_ends() -> Iterator[tuple[Edge, Spot, Spot]]:
    for edge in SMALL.edges():
        yield edge, grid.units(edge.a), grid.units(edge.b)


class TestAgainstThePlainWay:
    """Places on quarters of a column and row: on mileposts, on edges and in line with them."""

    @given(st.lists(awkward_places, min_size=2, max_size=7).map(Path))
    def test_rivers(self, path: Path) -> None:
        crossed = crossed_by_path(path, SMALL.has, SMALL.extent())
        spots = spots_of(path)
        assert crossed.edges == {
            edge for edge, a, b in edges_with_ends() if changes_sides(spots, a, b)
        }
        assert crossed.hit == {cell for cell in SMALL.cells() if is_on(spots, grid.units(cell))}

    @given(st.lists(awkward_places, min_size=3, max_size=7).map(Path))
    def test_lakes(self, outline: Path) -> None:
        crossed = crossed_by_outline(outline, SMALL.has, SMALL.extent())
        spots = spots_of(Path([*outline, outline[0]]))
        assert crossed.edges == {
            edge for edge, a, b in edges_with_ends() if reaches_into(spots, a, b)
        }
        on_shore, inside = set(), set()
        for cell in SMALL.cells():
            if is_on(spots, grid.units(cell)):
                on_shore.add(cell)
            elif is_inside(spots, grid.units(cell)):
                inside.add(cell)
        assert crossed.hit == on_shore
        assert crossed.inside == inside
        rows = inside_of(outline, SMALL.extent())
        assert {Cell(col, row) for row, columns in rows for col in columns} == inside


class TestRegularity:
    @given(st.lists(places, min_size=2, max_size=7).map(Path))
    def test_a_river_crosses_the_same_edges_upstream(self, path: Path) -> None:
        upstream = crossed_by_path(Path(path[::-1]), PLAIN.has, PLAIN.extent())
        assert upstream == crossed_by_path(path, PLAIN.has, PLAIN.extent())

    @given(st.lists(awkward_places, min_size=3, max_size=7).map(Path), st.integers(0, 6))
    def test_an_outline_may_start_anywhere(self, outline: Path, start: int) -> None:
        turned = Path(outline[start:] + outline[:start])
        expected = crossed_by_outline(outline, PLAIN.has, PLAIN.extent())
        assert crossed_by_outline(turned, PLAIN.has, PLAIN.extent()) == expected

    @given(st.lists(corners, min_size=2, max_size=6).map(Path), st.integers(0, 5))
    def test_a_turned_map_has_the_same_crossings_turned(self, path: Path, sixths: int) -> None:
        centre, wide = Cell(40, 40), Size(90, 90)
        start, goal = Cell(3, 3), centre

        def moved(corner: Corner) -> Corner:
            return grid.shifted(corner, start, goal)

        here = Path(moved(corner) for corner in path if isinstance(corner, Corner))
        there = Path(grid.turned(place, centre, sixths) for place in here)
        crossed = crossed_by_path(here, lambda cell: True, wide)
        turned = crossed_by_path(there, lambda cell: True, wide)
        assert turned.edges == {
            Edge.of(grid.turned(edge.a, centre, sixths), grid.turned(edge.b, centre, sixths))
            for edge in crossed.edges
        }
        assert turned.hit == {grid.turned(cell, centre, sixths) for cell in crossed.hit}

    def test_what_lies_far_outside_costs_nothing(self) -> None:
        asked: list[Cell] = []

        def has(cell: Cell) -> bool:
            asked.append(cell)
            return PLAIN.has(cell)

        far = Path(Point(9_999_999 * (-1) ** n, 9_999_999 * (-1) ** (n // 2)) for n in range(40))
        crossed_by_path(far, has, PLAIN.extent())
        crossed_by_outline(far, has, PLAIN.extent())
        assert len(asked) < 20 * len(list(PLAIN.edges()))


def shapes(plain: dict[str, Any], key: str) -> list[Path]:
    return [Path.parse(water[key]) for water in plain.get("waters", []) if key in water]


def board_in(plain: dict[str, Any]) -> TerrainBoard:
    board = plain["board"]
    kind = HexBoard if board["kind"] == "hexes" else MilepostBoard
    return kind(Size(*board["size"]), Things(board["legend"]), tuple(board["terrain"].split("\n")))


@pytest.mark.parametrize("file", DRAFTS, ids=lambda file: file.name.split(".")[0])
class TestDrafts:
    @pytest.fixture
    def plain(self, file: FilePath) -> dict[str, Any]:
        loaded: dict[str, Any] = yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)
        return loaded

    def test_rivers_run_from_corner_to_neighbouring_corner_and_cross_one_edge_a_side(
        self, plain: dict[str, Any]
    ) -> None:
        board = board_in(plain)
        for path in shapes(plain, "path"):
            crossed = crossed_by_path(path, board.has, board.extent())
            sides = [
                grid.edge_crossed(one, other)
                for one, other in pairwise(path)
                if isinstance(one, Corner) and isinstance(other, Corner)
            ]
            assert len(sides) == len(path) - 1
            assert crossed.edges == {e for e in sides if e and board.has(e.a) and board.has(e.b)}
            assert crossed.hit == frozenset()

    def test_rivers_drawn_with_free_points_cross_the_same_edges(
        self, plain: dict[str, Any]
    ) -> None:
        board = board_in(plain)
        for path in shapes(plain, "path"):
            free = Path(Point(round(x / 6), round(y / 3)) for x, y in map(grid.units, path))
            assert crossed_by_path(free, board.has, board.extent()) == crossed_by_path(
                path, board.has, board.extent()
            )

    def test_no_lake_swallows_a_milepost(self, plain: dict[str, Any]) -> None:
        board = board_in(plain)
        for outline in shapes(plain, "outline"):
            crossed = crossed_by_outline(outline, board.has, board.extent())
            assert crossed.inside == crossed.hit == frozenset()


def test_the_drafts_are_there_and_have_rivers_and_lakes() -> None:
    loaded = [yaml.load(file.read_text("utf-8"), yaml.CSafeLoader) for file in DRAFTS]
    assert sum(len(shapes(plain, "path")) for plain in loaded) > 100
    assert sum(len(shapes(plain, "outline")) for plain in loaded) > 100
