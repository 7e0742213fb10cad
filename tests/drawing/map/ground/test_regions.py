"""Regions are drawn and named however they are given: by cells, outline, cities or expression."""

from dataclasses import replace

import pytest

from drawing.map.ground.ground import terrain_board
from drawing.map.ground.region_cells import free_cities, listed_cells
from drawing.map.labels.labels import labels_of
from drawing.map.layers import regions
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Curves
from drawing.text.metrics import place
from model.boards import grid
from model.collection import Things
from model.notation import Cell, Path, Point
from model.scenario.areas import Area
from model.scenario.things import Region
from tests.drawing.map.marks.route_samples import route_sheet
from tests.drawing.samples import sheet_of
from tests.drawing.shapes.curve_spots import spots_of


def with_region(sheet: Sheet, region: Region) -> Sheet:
    scenario = replace(sheet.scenario, regions=Things({region.id: region}))
    return replace(sheet, scenario=scenario)


def region(area: str = "", cities: tuple[str, ...] = ()) -> Region:
    return Region(
        id="r", name="Quiet Hills", area=Area.parse(area) if area else None, cities=cities
    )


def drawn(sheet: Sheet) -> list[Curves]:
    return [one for one in regions.batches(sheet) if isinstance(one, Curves)]


GIVEN = {
    "a distance on mileposts": ("china", "within(3, cities(taiyuan)) and terrain(mountain)", ()),
    "a kind of terrain": ("china", "terrain(alpine)", ()),
    "what is left of something": ("china", "within(4, cities(chengdu)) minus terrain(clear)", ()),
    "cities on mileposts": ("china", "", ("shanghai", "nanjing")),
    "cities on hexes": ("osaka", "", ("itami", "amagasaki")),
    "a distance on hexes": ("osaka", "within(1, cities(sakai)) and terrain(clear, river)", ()),
}


@pytest.mark.parametrize("given", GIVEN)
def test_a_region_is_drawn_with_a_pattern_and_named(given: str) -> None:
    name, area, cities = GIVEN[given]
    sheet = with_region(sheet_of(name), region(area, cities))
    soft, rim = drawn(sheet)
    assert soft.key == "region r"
    assert soft.ink.pattern
    assert rim.ink.dash
    (label,) = [text for text in labels_of(sheet).texts if text.key == "region r"]
    where = place(label)
    cells = listed_cells(sheet, sheet.scenario.regions["r"])
    spots = [sheet.spot(cell) for cell in cells]
    assert min(abs(where.x - x) + abs(where.y - y) for x, y in spots) < 2.2 * sheet.mm
    others = [place(text) for text in labels_of(sheet).texts if text.key != "region r"]
    assert not any(where.meets(other) for other in others)


def test_an_expression_means_what_it_means_to_the_rules() -> None:
    china = sheet_of("china")
    taiyuan = china.scenario.cities["taiyuan"].at
    assert taiyuan is not None
    near = listed_cells(china, region("within(2, cities(taiyuan))"))
    board = terrain_board(china)
    assert board is not None
    assert near <= set(grid.disc(taiyuan, 2))
    assert len(near) > 12
    both = listed_cells(china, region("within(2, cities(taiyuan)) and terrain(mountain)"))
    assert both
    assert all(board.kind_at(cell) == "mountain" for cell in both)


def test_all_cells_of_a_major_city_belong_to_a_region_of_cities() -> None:
    cells = listed_cells(sheet_of("china"), region(cities=("shanghai", "atlantis")))
    assert len(cells) > 3


@pytest.mark.parametrize("name", ["china", "osaka"])
def test_regions_that_are_explained_by_each_other_end(name: str) -> None:
    sheet = sheet_of(name)
    pair = {
        "a": Region(id="a", name="A", area=Area.parse("region(b)"), cells=(Cell(3, 3),)),
        "b": Region(id="b", name="B", area=Area.parse("region(a) or region(nowhere)")),
    }
    sheet = replace(sheet, scenario=replace(sheet.scenario, regions=Things(pair)))
    assert listed_cells(sheet, pair["b"]) <= {Cell(3, 3)}
    assert {one.key for one in drawn(sheet)} <= {"region a", "region b", ""}


def test_cells_inside_of_an_outline_leave_no_holes_in_it() -> None:
    sheet = sheet_of("china")
    at = sheet.scenario.cities["taiyuan"].at
    assert at is not None
    x, y = at.col * 1000, at.row * 1000
    outline = Path(
        Point(x + dx, y + dy)
        for dx, dy in ((-3000, -3000), (4000, -3000), (4000, 3000), (-3000, 3000))
    )
    bare = replace(region(), outline=outline)
    soft, _ = drawn(with_region(sheet, bare))
    again, _ = drawn(with_region(sheet, replace(bare, cities=("taiyuan",))))
    assert soft.curves == again.curves


def test_cities_without_cells_are_ringed_and_the_region_is_named_beside_them() -> None:
    sheet = with_region(route_sheet(), region(cities=("ash", "cedar")))
    soft, _ = drawn(sheet)
    box = box_of([spot for curve in soft.curves for spot in spots_of(curve)])
    rings = free_cities(sheet, sheet.scenario.regions["r"])
    assert len(rings) == 2
    for (x, y), away in rings:
        assert box.x <= x - away + 0.1
        assert box.bottom >= y + away - 0.1
    assert "region r" in {text.key for text in labels_of(sheet).texts}
    alone = with_region(route_sheet(), region("cities(birch)"))
    assert len(free_cities(alone, alone.scenario.regions["r"])) == 1
    assert drawn(alone)


def test_a_region_of_nothing_is_not_drawn() -> None:
    for nothing in (region(), region("terrain(moon)"), region(cities=("atlantis",))):
        sheet = with_region(sheet_of("tutorial"), nothing)
        assert not drawn(sheet)
        assert "region r" not in {text.key for text in labels_of(sheet).texts}
