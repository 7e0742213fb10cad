"""Areas as shapes: lakes, regions and islands; and shapely agrees with the exact crossings."""

import math
import random
from itertools import pairwise
from pathlib import Path as FilePath

import pytest
import shapely
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString, Polygon, STRtree

from model.boards import geometry, grid
from model.boards.crossings import crossed_by_outline, crossed_by_path
from model.boards.lattice import MilepostBoard
from model.boards.rims import coast
from model.boards.terrain import Size, TerrainBoard
from model.collection import Things
from model.notation import Cell, Edge, Path, Point


def cells_in(area: geometry.Area, board: TerrainBoard) -> frozenset[Cell]:
    """The cells of a board whose centre lies inside an area, not just on its rim."""
    if area.is_empty:
        return frozenset()
    left, top, right, bottom = area.bounds
    near = [
        (cell, x, y)
        for cell, (x, y) in ((cell, grid.units(cell)) for cell in board.cells())
        if left < x < right and top < y < bottom
    ]
    shapely.prepare(area)
    inside = shapely.contains_xy(area, [x for _, x, _ in near], [y for _, _, y in near])
    return frozenset(cell for (cell, _, _), is_in in zip(near, inside, strict=True) if is_in)


class EdgeShapes:
    """The edges of a board as lines, to be asked which of them a shape meets."""

    def __init__(self, board: TerrainBoard) -> None:
        self.edges = list(board.edges())
        ends = [(grid.units(edge.a), grid.units(edge.b)) for edge in self.edges]
        self.tree = STRtree([LineString(pair) for pair in ends])

    def met_by(self, shape: shapely.Geometry) -> set[Edge]:
        numbers = [
            number
            for predicate in ("crosses", "contains")
            for number in self.tree.query(shape, predicate=predicate).tolist()
        ]
        return {self.edges[number] for number in numbers}


DRAFTS = sorted((FilePath(__file__).parents[2] / "files" / "drafts").glob("*.milepost.yaml"))
LEGEND = Things({".": "clear", "^": "mountain", "A": "alpine", "d": "desert", "r": "river"})
ATOLL = MilepostBoard(
    Size(7, 5),
    LEGEND,
    (
        ".......",
        "._____.",
        ".._^_..",
        "._____.",
        ".......",
    ),
)
PLAIN = MilepostBoard(Size(9, 8), LEGEND, (".........",) * 8)
EDGES = EdgeShapes(PLAIN)
cell_sets = st.frozensets(st.builds(Cell, st.integers(0, 7), st.integers(0, 7)))
seeds = st.integers(0, 10**9)


def outline(text: str) -> Path:
    return Path.parse(text)


def meander(seed: int, bends: int) -> Path:
    """A winding river."""
    rng = random.Random(seed)
    x, y, course = rng.uniform(0, 9), rng.uniform(0, 8), rng.uniform(0, 2 * math.pi)
    places = []
    for _ in range(bends):
        places.append(Point(round(1000 * x), round(1000 * y)))
        course += rng.uniform(-1, 1)
        x, y = x + 0.8 * math.cos(course), y + 0.8 * math.sin(course)
    return Path(places)


def lake(seed: int, points: int) -> Path:
    """A lake with many bays around a middle, so that its outline does not cross itself."""
    rng = random.Random(seed)
    x, y = rng.uniform(1, 8), rng.uniform(1, 7)
    places = []
    for n in range(points):
        angle, radius = 2 * math.pi * n / points, rng.uniform(0.2, 3)
        places.append(
            Point(
                round(1000 * (x + radius * math.cos(angle))),
                round(1000 * (y + radius * math.sin(angle))),
            )
        )
    return Path(places)


def bends_beside_the_lines(path: Path) -> bool:
    """Whether no point of a path lies on a line of the lattice."""
    for x, y in map(grid.units, path):
        if not (y % grid.ROW and (x - y) % grid.COLUMN and (x + y) % grid.COLUMN):
            return False
    return True


class TestAgreementWithTheExactCrossings:
    @given(seeds, st.integers(2, 40))
    def test_rivers(self, seed: int, bends: int) -> None:
        path = meander(seed, bends)
        crossed = crossed_by_path(path, PLAIN.has, PLAIN.extent())
        assume(not crossed.hit and bends_beside_the_lines(path))
        assert crossed.edges == EDGES.met_by(geometry.line_of(path))

    @given(seeds, st.integers(3, 30))
    def test_lakes(self, seed: int, points: int) -> None:
        shore = lake(seed, points)
        crossed = crossed_by_outline(shore, PLAIN.has, PLAIN.extent())
        assume(not crossed.hit and bends_beside_the_lines(shore))
        polygon = geometry.polygon_of(shore)
        assume(polygon.is_valid)
        assert crossed.edges == EDGES.met_by(polygon)
        assert crossed.inside == cells_in(polygon, PLAIN)

    @given(seeds)
    def test_mileposts_inside_an_outline_that_crosses_itself(self, seed: int) -> None:
        tangle = meander(seed, 12)
        crossed = crossed_by_outline(tangle, PLAIN.has, PLAIN.extent())
        assume(not crossed.hit)
        assert crossed.inside == cells_in(geometry.polygon_of(tangle), PLAIN)

    @pytest.mark.parametrize("file", DRAFTS, ids=lambda file: file.name.split(".")[0])
    def test_waters_of_the_drafts(self, file: FilePath) -> None:
        plain = yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)
        board = MilepostBoard(
            Size(*plain["board"]["size"]), LEGEND, tuple(plain["board"]["terrain"].split("\n"))
        )
        edges = EdgeShapes(board)
        for water in plain["waters"]:
            if "path" in water:
                path = Path.parse(water["path"])
                crossed = crossed_by_path(path, board.has, board.extent())
                assert crossed.edges == edges.met_by(geometry.line_of(path)), water["id"]
            elif "outline" in water:
                shore = Path.parse(water["outline"])
                assert geometry.fault_of(shore) is None
                crossed = crossed_by_outline(shore, board.has, board.extent())
                assert crossed.edges == edges.met_by(geometry.polygon_of(shore)), water["id"]


class TestOutlines:
    def test_a_sound_outline_has_no_fault(self) -> None:
        assert geometry.fault_of(outline("0.0,0.0 2.0,0.0 2.0,2.0 0.0,0.0")) is None

    def test_an_outline_that_crosses_itself_tells_where(self) -> None:
        fault = geometry.fault_of(outline("0.0,0.0 2.0,2.0 2.0,0.0 0.0,2.0"))
        assert fault == geometry.Fault("it crosses itself", Point(1000, 1000))

    def test_an_outline_that_touches_itself_tells_where(self) -> None:
        fault = geometry.fault_of(outline("0.0,0.0 4.0,0.0 2.0,2.0 4.0,4.0 0.0,4.0 2.0,2.0"))
        assert fault == geometry.Fault("it touches itself", Point(2000, 2000))

    @pytest.mark.parametrize("text", ["1.0,1.0", "1.0,1.0 2.0,1.0", "1.0,1.0 2.0,1.0 1.0,1.0"])
    def test_too_few_points_bound_nothing(self, text: str) -> None:
        assert geometry.fault_of(outline(text)) == geometry.Fault(
            "it has fewer than three points", None
        )
        assert geometry.polygon_of(outline(text)).is_empty

    def test_points_all_in_one_line_bound_nothing(self) -> None:
        assert geometry.fault_of(outline("0.0,0.0 1.0,0.0 2.0,0.0")) is not None
        assert geometry.fault_of(outline("1.5,1.5 1.5,1.5 1.5,1.5")) is not None

    def test_an_outline_goes_over_corners_and_points_alike(self) -> None:
        polygon = geometry.polygon_of(outline("2,2n 2.5,3.0 2,2s"))
        assert set(polygon.exterior.coords) == {(12000, 4000), (15000, 9000), (12000, 8000)}

    def test_a_river_of_one_point_is_empty(self) -> None:
        assert geometry.line_of(outline("1.0,1.0")).is_empty
        assert geometry.line_of(outline("0,0n 0,0s")).length == 4000


class TestIslands:
    def test_an_atoll_is_a_ring_with_an_island_in_it(self) -> None:
        ring, island = geometry.islands(ATOLL)
        assert island.cells == {Cell(3, 2)}
        assert len(ring.cells) == 22
        assert len(ring.area.interiors) == 1
        assert geometry.hexes_in(ring.area) == pytest.approx(22)
        assert Polygon(ring.area.interiors[0]).contains(island.area)

    @given(cell_sets)
    def test_hexes_cover_as_much_as_there_are_cells(self, cells: frozenset[Cell]) -> None:
        area = geometry.area_of_cells(cells)
        assert area.is_valid
        assert geometry.hexes_in(area) == pytest.approx(len(cells))
        assert cells_in(area, PLAIN) == cells

    @given(cell_sets)
    def test_hexes_put_together_one_by_one_give_the_same_area(self, cells: frozenset[Cell]) -> None:
        hexes = [Polygon([grid.units(corner) for corner in grid.corners(c)]) for c in cells]
        assert geometry.area_of_cells(cells).equals(shapely.union_all(hexes))

    def test_the_coast_runs_around_the_land_and_around_its_lakes(self) -> None:
        assert coast(list(ATOLL.cells())) == set(ATOLL.cells())
        assert Cell(2, 2) not in coast(list(PLAIN.cells()))


class TestOverlaps:
    def test_areas_that_share_ground_are_told_with_how_much(self) -> None:
        north = geometry.area_of_cells([Cell(0, 0), Cell(1, 0)])
        south = geometry.area_of_cells([Cell(1, 0), Cell(1, 1)])
        far = geometry.area_of_cells([Cell(5, 5)])
        (overlap,) = geometry.overlaps({"north": north, "far": far, "south": south})
        assert (overlap.one, overlap.other) == ("north", "south")
        assert overlap.hexes == pytest.approx(1)

    def test_neighbours_only_touch(self) -> None:
        areas = {str(cell): geometry.area_of_cells([cell]) for cell in grid.disc(Cell(3, 3), 1)}
        assert list(geometry.overlaps(areas)) == []

    def test_areas_of_which_none_is_sound_overlap_nothing(self) -> None:
        crossed = Polygon([(0, 0), (2, 2), (2, 0), (0, 2)])
        assert list(geometry.overlaps({})) == []
        assert list(geometry.overlaps({"crossed": crossed})) == []

    def test_a_lake_in_a_lake_overlaps_it(self) -> None:
        large = geometry.polygon_of(outline("0.0,0.0 5.0,0.0 5.0,5.0 0.0,5.0"))
        small = geometry.polygon_of(outline("1.0,1.0 2.0,1.0 2.0,2.0 1.0,2.0"))
        (overlap,) = geometry.overlaps({"large": large, "small": small})
        assert overlap.hexes == pytest.approx(1)

    def test_faulty_and_overdone_areas_are_left_out(self) -> None:
        square = geometry.polygon_of(outline("0.0,0.0 5.0,0.0 5.0,5.0 0.0,5.0"))
        bow = geometry.polygon_of(outline("0.0,0.0 2.0,2.0 2.0,0.0 0.0,2.0"))
        wheel = geometry.polygon_of(
            Path(
                Point(round(2000 + 2000 * math.cos(n)), round(2000 + 2000 * math.sin(n)))
                for n in (2 * math.pi * k / 600 for k in range(600))
            )
        )
        assert wheel.is_valid
        areas = {"square": square, "bow": bow, "wheel": wheel}
        assert list(geometry.overlaps(areas)) == []


def test_a_shape_is_drawn_in_true_proportions() -> None:
    hexagon = geometry.drawn(geometry.area_of_cells([Cell(2, 3)]))
    sides = [math.dist(a, b) for a, b in pairwise(shapely.get_coordinates(hexagon).tolist())]
    assert sides == pytest.approx([1 / math.sqrt(3)] * 6)
    assert shapely.centroid(hexagon).coords[0] == pytest.approx(grid.position(Cell(2, 3)))


def test_mileposts_on_the_rim_of_an_area_are_not_in_it() -> None:
    area = geometry.polygon_of(outline("1.0,2.0 4.0,2.0 4.0,4.0 1.0,4.0"))
    assert cells_in(area, PLAIN) == {Cell(1, 3), Cell(2, 3), Cell(3, 3)}
    assert cells_in(Polygon(), PLAIN) == frozenset()
