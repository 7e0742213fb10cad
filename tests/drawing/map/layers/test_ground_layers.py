"""The land and what lies on it: sea, coasts, tints, marks, hexes, waters, regions and borders."""

from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module
from math import dist, hypot
from typing import Any

import pytest

from drawing.map.ground.areas import areas_of
from drawing.map.ground.ground import land_pieces, soft_rims
from drawing.map.layers import borders, mileposts, regions, relief, sea, terrain, waters
from drawing.map.marks.drawn_heights import HEIGHTS, LOOKS, heights
from drawing.map.marks.terrain_marks import MARKS, OTHER_NAMES, mark, strange_kinds
from drawing.map.picture import ORDER, picture_of
from drawing.map.sheet.sheet import Sheet
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Batch, Bend, Curve, Curves, Move, Spot, Symbols, To
from drawing.themes.theme import theme
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Cells, Corner, Edge, Path, Point
from model.scenario.scenario import Scenario
from model.scenario.things import City, Region, Shape, Water
from tests.drawing.samples import cell_maps, sheet_of

LEGEND = {".": "clear", "^": "mountain", "A": "alpine", "d": "desert", "~": "sea", "q": "quicksand"}
MINE = (
    "sea neighbours land art_under relief terrain regions waters borders mileposts art_over "
    "coordinates frame"
).split()


def sheet(*rows: str, hexes: bool = False, **things: Any) -> Sheet:
    kind = HexBoard if hexes else MilepostBoard
    board = kind(Size(max(map(len, rows), default=0), len(rows)), LEGEND, rows)
    return Sheet(replace(Scenario(board=board), **things), theme(), 9.0)


def curves(batches: Iterable[Batch]) -> dict[str, list[Curve]]:
    return {one.key: list(one.curves) for one in batches if isinstance(one, Curves)}


def spots(curve: Curve) -> list[Spot]:
    return [step.to for step in curve if isinstance(step, Move | To | Bend)]


@pytest.mark.parametrize("look", ["classic", "colour-blind", "dark", "high-contrast", "print"])
@pytest.mark.parametrize("name", cell_maps())
def test_every_theme_draws_every_map(name: str, look: str) -> None:
    drawn = svg_of(picture_of(sheet_of(name, look), without=set(ORDER) - set(MINE)))
    assert drawn.count('class="layer') >= 6
    assert len(drawn) < 500_000


def test_land_without_scenery_has_islands_and_holes() -> None:
    around = sheet("......_.", ".._...", "......")
    rings = [ring for rings in land_pieces(around) for ring in rings]
    assert len(rings) == 3
    assert min(map(len, rings)) == 6


def test_cells_of_the_sea_are_no_land() -> None:
    (rings,) = land_pieces(sheet("..~~", "..~~"))
    rightmost = max(x for ring in rings for x, _ in ring)
    assert rightmost < sheet("..~~", "..~~").spot(Cell(2, 0))[0]


def test_a_soft_rim_has_no_teeth_and_stays_outside_the_mileposts() -> None:
    board = sheet("." * 12, "." * 12, "." * 12)
    (ring,) = soft_rims(board, list(board.scenario.board.cells()))  # type: ignore[union-attr]
    top = [y for x, y in ring if board.spot(Cell(2, 0))[0] < x < board.spot(Cell(9, 0))[0]][:12]
    assert max(top) - min(top) < 0.25 * board.mm
    cells = [board.spot(Cell(column, row)) for column in range(12) for row in range(3)]
    assert min(dist(one, cell) for one in ring for cell in cells) > 0.2 * board.mm


def test_tints_flow_on_under_the_higher_kind() -> None:
    drawn = curves(relief.batches(sheet("..^^A^^..", ".........", ".dd......")))
    assert list(drawn) == ["relief desert", "relief mountain", "relief alpine"]
    assert len(drawn["relief mountain"]) == 1


def test_tints_end_at_the_coast_that_scenery_draws() -> None:
    import shapely

    china = sheet_of("china")
    land = shapely.union_all(areas_of(land_pieces(china)))
    for tints in curves(relief.batches(china)).values():
        outside = [spot for tint in tints for spot in spots(tint)]
        covered = shapely.intersects_xy(land, *zip(*outside, strict=True))
        assert covered.all()


def test_every_milepost_has_the_mark_of_its_terrain() -> None:
    symbols = [one for one in mileposts.batches(sheet_of("china")) if isinstance(one, Symbols)]
    assert {one.symbol.name for one in symbols} == {
        f"mark-{kind}" for kind in ("alpine", "clear", "desert", "mountain")
    }
    board = sheet_of("china").scenario.board
    assert isinstance(board, MilepostBoard)
    assert {one.symbol.name: len(one.spots) for one in symbols} == {
        f"mark-{kind}": count for kind, count in board.kinds().items()
    }


def test_marks_differ_in_shape_also_those_of_kinds_nobody_knows() -> None:
    kinds = [*(MARKS.keys() - {"lake", "sea"}), *(f"odd-{number}" for number in range(10))]
    strange = strange_kinds(kinds)
    shapes = [mark(theme(), kind, strange).shapes for kind in kinds]
    assert len({tuple(shape.curve for shape in one) for one in shapes}) == len(kinds)


def test_a_kind_by_another_name_has_the_same_mark() -> None:
    for other, kind in OTHER_NAMES.items():
        assert mark(theme(), other).shapes == mark(theme(), kind).shapes


def test_hexes_have_a_tint_for_every_kind_but_land_and_sea_every_side_once_and_marks() -> None:
    drawn = list(terrain.batches(sheet("..^", ".~q", hexes=True)))
    fills = curves(drawn)
    assert fills.keys() == {"terrain mountain", "terrain quicksand", ""}
    sides = fills[""][0]
    assert sum(isinstance(step, To) for step in sides) == 6 * 6 - 9
    names = {one.symbol.name for one in drawn if isinstance(one, Symbols)}
    assert {name.rstrip("-0123456789") for name in names} == {
        "mark-mountain", "mark-sea", "mark-quicksand",
    }  # fmt: skip


def test_a_river_crosses_the_edges_that_it_crosses() -> None:
    path = Path([Corner(1, 1, "n"), Corner(1, 0, "s"), Corner(2, 1, "n"), Corner(2, 0, "s")])
    river = Water(id="r", kind="river", path=path)
    board = sheet("....", "....", waters=Things({"r": river}))
    (curve,) = curves(waters.batches(board))["water r"]
    assert any(isinstance(step, Bend) for step in curve)
    (ax, ay), (bx, by) = board.spot(Cell(1, 0)), board.spot(Cell(1, 1))
    assert min(dist(one, ((ax + bx) / 2, (ay + by) / 2)) for one in spots(curve)) < 0.3 * board.mm


def test_a_tributary_ends_on_the_river_it_joins() -> None:
    main = Path([Corner(c, 1, e) for c in range(1, 6) for e in ("n", "s")])
    side = Path([Corner(3, 1, "n"), Corner(3, -1, "s")])
    both = {
        "a": Water(id="a", kind="river", path=main),
        "b": Water(id="b", kind="river", path=side),
    }
    board = sheet("......", "......", "......", waters=Things(both))
    drawn = curves(waters.batches(board))
    start = spots(drawn["water b"][0])[0]
    assert start != board.spot(Corner(3, 1, "n"))
    assert min(dist(start, one) for one in spots(drawn["water a"][0])) < 0.5 * board.mm


def test_waters_on_hexes_follow_their_cells_and_end_at_the_shore() -> None:
    course = Cells([Cell(0, 0), Cell(1, 0), Cell(2, 0)])
    river = Water(id="r", kind="river", cells=course)
    board = sheet("...", "...", hexes=True, waters=Things({"r": river}))
    (curve,) = curves(waters.batches(board))["water r"]
    last = spots(curve)[-1]
    assert board.spot(Cell(2, 0))[0] + 0.5 * board.mm < last[0] < board.spot(Cell(3, 0))[0]
    dry = Things({"r": replace(river, kind="dry-river")})
    (batch,) = waters.batches(replace(board, scenario=replace(board.scenario, waters=dry)))
    assert isinstance(batch, Curves)
    assert batch.ink.dash


def test_a_river_on_hexes_runs_straight_into_the_sea() -> None:
    course = Cells([Cell(0, 0), Cell(1, 0), Cell(1, 1), Cell(1, 2)])
    river = Water(id="r", kind="river", cells=course)
    board = sheet("...", "...", "~~~", hexes=True, waters=Things({"r": river}))
    (curve,) = curves(waters.batches(board))["water r"]
    *_, before, last = [step.to for step in curve if isinstance(step, Move | Bend | To)]
    land, sea = board.spot(Cell(1, 1)), board.spot(Cell(1, 2))
    assert dist(last, land) > 0.5 * board.mm
    straight = (sea[0] - land[0], sea[1] - land[1])
    ahead = (last[0] - before[0], last[1] - before[1])
    cosine = (straight[0] * ahead[0] + straight[1] * ahead[1]) / (hypot(*straight) * hypot(*ahead))
    assert cosine > 0.8, "no hook at the mouth"


def test_mountains_have_a_dark_slope_and_more_of_them_on_hexes() -> None:
    look = theme()
    single = mark(look, "mountain")
    assert any(shape.ink.opacity < 1 for shape in single.shapes)
    for kind in HEIGHTS:
        groups = [heights(look, kind, number) for number in range(LOOKS)]
        assert all(len(group.shapes) > len(single.shapes) for group in groups)
        assert len({group.name for group in groups}) >= 8


def test_regions_have_a_tint_with_a_pattern_and_a_dashed_rim() -> None:
    outline = Path([Point(0, 0), Point(2000, 0), Point(2000, 1500)])
    listed = {
        "a": Region(id="a", outline=outline),
        "b": Region(id="b", cells=(Cell(0, 0), Cell(1, 0), Cell(90, 90))),
        "c": Region(id="c", cities=("nowhere",)),
    }
    drawn = list(regions.batches(sheet("...", "...", regions=Things(listed))))
    inks = [one.ink for one in drawn if isinstance(one, Curves)]
    assert len(inks) == 4
    assert inks[0].pattern != inks[2].pattern
    assert inks[1].dash


def test_borders_are_lines() -> None:
    border = Shape(id="b", kind="border", outline=Path([Point(0, 0), Point(3000, 1000)]))
    drawn = list(borders.batches(sheet("...", shapes=Things({"b": border}))))
    assert [one.key for one in drawn if isinstance(one, Curves)] == ["borders"]


def test_a_board_of_routes_has_land_and_no_hexes() -> None:
    cities = {
        name: City(id=name, name=name, kind="small", xy=Point(x, 1000))
        for name, x in (("a", 0), ("b", 9000))
    }
    board = RouteBoard(Things({"ab": Line("ab", "a", "b", 3)}))
    routes = Sheet(Scenario(board=board, cities=Things(cities), title="Routes"), theme(), 12.0)
    names = [layer.name for layer in picture_of(routes).layers]
    assert "land" in names
    assert not {"sea", "terrain", "mileposts", "relief"} & set(names)


BROKEN = [
    Scenario(),
    Scenario(board=MilepostBoard(Size(0, 0), {}, ())),
    Scenario(board=MilepostBoard(Size(9999, 9999), {".": "clear"}, (".",))),
    Scenario(board=HexBoard(Size(-4, 3), {"..": "clear"}, ("..", "", "...."))),
    Scenario(board=HexBoard(Size(1, 1), {".": ""}, (".",)), title="<b>" * 300, credits="x" * 4000),
    Scenario(
        board=MilepostBoard(Size(2, 1), {".": "<a>&\"'"}, ("..",)),
        waters=Things(
            {
                "a": Water(id="a", kind="lake", outline=Path([Point(1, 1)])),
                "b": Water(id="b", kind="river", path=Path([Point(1, 1)])),
                "c": Water(id="c", kind="river", path=Path()),
                "d": Water(id="d", kind="inlet", cells=Cells([Cell(7, 7)])),
                "e": Water(id="e", kind="lake", outline=Path([Point(1, 1)] * 3)),
            }
        ),
        regions=Things({"r": Region(id="r", outline=Path([Point(5, 5)] * 3))}),
        shapes=Things({"s": Shape(id="s", kind="own", outline=Path([Point(0, 0)] * 4))}),
        blocked=(Edge(Cell(50, 50), Cell(51, 50)),),
    ),
]


@pytest.mark.parametrize("scenario", BROKEN)
@pytest.mark.parametrize("mm", [0.5, 9.0, 40.0])
@pytest.mark.parametrize("layer", MINE)
def test_broken_scenarios_are_drawn_as_far_as_they_can_be(
    scenario: Scenario, mm: float, layer: str
) -> None:
    broken = Sheet(scenario, theme(), mm)
    batches = list(import_module(f"drawing.map.layers.{layer}").batches(broken))
    assert all(curve for one in batches if isinstance(one, Curves) for curve in one.curves)


def test_the_sea_is_paler_along_the_coast() -> None:
    drawn = [one for one in sea.batches(sheet_of("china")) if isinstance(one, Curves)]
    assert [one.ink for one in drawn] == [theme().ink(n) for n in ("sea", "shallow", "shore")]


def test_all_arms_of_a_river_are_drawn_as_one_thing_and_flow_into_each_other() -> None:
    path = Path.parse("1,1n 1,0s 2,1n 2,0s 3,1n 3,0s 4,1n")
    arm = Path.parse("3,1n 2,1s 3,2n")
    river = Water(id="r", kind="river", paths=(path, arm))
    board = sheet("......", "......", "......", waters=Things({"r": river}))
    first, second = curves(waters.batches(board))["water r"]
    start = spots(second)[0]
    assert start != board.spot(Corner(3, 1, "n"))
    assert min(dist(start, one) for one in spots(first)) < 0.5 * board.mm
