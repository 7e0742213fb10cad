"""Legends stand where they hide nothing: on free ground, or in room made for them under the map."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.map.picture import picture_of
from drawing.map.placing.fixed_marks import fixed_boxes
from drawing.map.placing.overlay_legends import overlay_legends, with_room_for_legends
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box
from drawing.themes.theme import theme
from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size, TerrainBoard
from model.collection import Things
from model.notation import Cell, Edge
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.drawing.pieces_laid import track_on
from tests.drawing.samples import cell_maps, sheet_of

COLS, ROWS = 12, 8
BOARD = MilepostBoard(Size(COLS, ROWS), {".": "clear"}, ("." * COLS,) * ROWS)


def edges_of(board: TerrainBoard) -> list[Edge]:
    pairs = {
        (min(cell, near), max(cell, near))
        for cell in board.cells()
        for near in grid.neighbours(cell)
        if board.has(near)
    }
    return [Edge(*pair) for pair in sorted(pairs)]


def full_sheet(overlay: Overlay) -> Sheet:
    cities = {"a": City(id="a", name="Aston", kind="major", at=Cell(5, 4))}
    return Sheet(Scenario(board=BOARD, cities=Things(cities)), theme(), 9.0, overlay=overlay)


def covered(sheet: Sheet, box: Box) -> list[Edge]:
    """The used edges that have a point under a box."""
    places = (*(piece.place for piece in sheet.overlay.pieces), *sheet.overlay.heat)
    edges = (edge for edge in places if isinstance(edge, Edge))
    return [edge for edge in edges for point in _points(sheet, edge) if box.meets(point)]


def _points(sheet: Sheet, edge: Edge) -> Iterator[Box]:
    (x, y), (to_x, to_y) = sheet.spot(edge.a), sheet.spot(edge.b)
    for n in range(21):
        part = n / 20
        yield Box(x + (to_x - x) * part, y + (to_y - y) * part, 0.01, 0.01)


@pytest.mark.parametrize("name", cell_maps())
def test_the_legend_of_use_covers_no_track_where_everything_is_used(name: str) -> None:
    board = sheet_of(name).scenario.board
    assert isinstance(board, TerrainBoard)
    sheet = with_room_for_legends(
        sheet_of(name, overlay=Overlay(heat=dict.fromkeys(edges_of(board), 0.7)))
    )
    box = overlay_legends(sheet)["heat"].box
    assert not covered(sheet, box)
    assert not [mark for mark in fixed_boxes(sheet) if mark.meets(box)]


def test_a_full_board_gets_room_for_its_legend_under_the_map() -> None:
    sheet = full_sheet(Overlay(heat=dict.fromkeys(edges_of(BOARD), 1.0)))
    picture = picture_of(sheet)
    assert picture.height > sheet.height
    assert picture.width == sheet.width
    box = overlay_legends(with_room_for_legends(sheet))["heat"].box
    assert box.y > max(sheet.spot(cell)[1] for cell in BOARD.cells())
    assert box.bottom < picture.height


def test_nothing_grows_where_there_is_free_ground_or_no_legend() -> None:
    assert with_room_for_legends(full_sheet(Overlay())).below == 0
    china = sheet_of("china", overlay=Overlay(names=("Red", "Blue")))
    assert with_room_for_legends(china).below == 0


@settings(max_examples=30, deadline=None)
@given(
    st.sets(st.sampled_from(edges_of(BOARD)), min_size=1),
    st.lists(st.text("abc ", min_size=1, max_size=20), max_size=6),
    st.booleans(),
)
def test_no_legend_hides_anything(used: set[Edge], names: list[str], changed: bool) -> None:
    over = Overlay(
        heat=dict.fromkeys(sorted(used), 0.5),
        pieces=track_on(dict.fromkeys(sorted(used)[:9], (0,))),
        names=names,
        gained=frozenset({Cell(1, 1)}) if changed else frozenset(),
    )
    sheet = with_room_for_legends(full_sheet(over))
    boxes = [one.box for one in overlay_legends(sheet).values()]
    assert [one.hides for one in overlay_legends(sheet).values()] == [0] * len(boxes)
    assert not [box for box in boxes if covered(sheet, box)]
    page = sheet.box
    assert all(page.x <= box.x and box.right <= page.right for box in boxes)
    assert all(page.y <= box.y and box.bottom <= page.bottom for box in boxes)
    assert not any(one.meets(other) for n, one in enumerate(boxes) for other in boxes[:n])
