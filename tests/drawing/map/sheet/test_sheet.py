"""A sheet has the exact size of its map, and everything on the map lies on it."""

from dataclasses import replace
from math import dist, isclose

import pytest

from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Box
from drawing.themes.theme import theme
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Point
from model.scenario.scenario import Scenario
from tests.drawing.samples import cell_maps, sheet_of


@pytest.mark.parametrize("name", cell_maps())
def test_every_cell_and_city_lies_on_the_sheet(name: str) -> None:
    sheet = sheet_of(name)
    board = sheet.scenario.board
    assert isinstance(board, TerrainBoard)
    spots = [sheet.spot(cell) for cell in board.cells()]
    spots += [s for c in sheet.scenario.cities.values() if (s := sheet.city_spot(c)) is not None]
    assert all(0 < x < sheet.width and 0 < y < sheet.height for x, y in spots)


@pytest.mark.parametrize("name", cell_maps())
@pytest.mark.parametrize("mm", [5.0, 9.0, 25.4])
def test_neighbours_are_exactly_as_far_apart_as_was_asked(name: str, mm: float) -> None:
    sheet = replace(sheet_of(name), mm=mm)
    for one, other in ((Cell(3, 4), Cell(4, 4)), (Cell(3, 4), Cell(3, 5))):
        assert isclose(dist(sheet.spot(one), sheet.spot(other)), mm)


def test_hexes_are_printed_larger_than_mileposts() -> None:
    assert usual_mm(sheet_of("osaka").scenario) > usual_mm(sheet_of("china").scenario)
    assert usual_mm(Scenario(board=RouteBoard())) > usual_mm(sheet_of("china").scenario)


def test_a_city_overseas_makes_the_sheet_larger() -> None:
    sheet = sheet_of("tutorial")
    city = next(iter(sheet.scenario.cities.values()))
    far = replace(city, id="far", at=None, xy=Point(90_000, 2_000))
    wider = replace(sheet.scenario, cities=sheet.scenario.cities.put("far", far))
    assert Sheet(wider, sheet.theme, sheet.mm).width > sheet.width


@pytest.mark.parametrize("board", [None, RouteBoard()])
def test_a_scenario_without_a_map_still_has_a_sheet(board: RouteBoard | None) -> None:
    sheet = Sheet(Scenario(board=board), theme(), 9.0)
    assert sheet.box == Box(0, 0, sheet.width, sheet.height)
    assert sheet.width > 0
