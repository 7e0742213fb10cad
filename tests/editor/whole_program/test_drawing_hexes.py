"""Boards of hexes, pointy and flat: every tool that fits them is used once with mouse and keys."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from drawing.themes.theme import theme
from editor.canvas.scene import sheet_of
from editor.canvas.texels import terrain_colour
from editor.desk.desk import Desk
from editor.desk.toolbox import tools
from editor.document.document import Document
from editor.edits.resizing import Plan, Sides, resized
from editor.map_dialogs.size_anchor import AnchorPicture
from editor.panels.properties.properties_panel import Properties
from editor.pointing.pointer import at
from editor.window.status_line import status_line
from milepost.__main__ import main
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import Size
from model.files.scenario_files import load
from model.notation import Cell, Corner, Point
from model.rules.new_scenario import new_scenario
from model.scenario.scenario import Scenario
from tests.editor.boards import plain
from tests.editor.hand import CTRL, SHIFT, Hand
from tests.editor.whole_program.test_building_a_map import save
from tests.editor.windows import large_window, window_on

Key = Qt.Key
BOARDS = (("trains", "pointy"), ("trains", "flat"))
"""Both ways in which hexes stand."""


def board_of(scenario: Scenario) -> HexBoard:
    assert isinstance(scenario.board, HexBoard)
    return scenario.board


def begin(qtbot: QtBot, system: str, way: str) -> Hand:
    """A new board of 12 by 9 hexes, turned in its properties where that is wanted."""
    window = large_window(qtbot)
    hand = Hand(window)
    hand.begin(12, 9, template=system)
    turn(hand, way)
    return hand


def turn(hand: Hand, way: str) -> None:
    panel = hand.window.panels["properties"]
    assert isinstance(panel, Properties)
    choice = panel.form.inputs["board/orientation"]
    choice.setFocus()
    if way == "flat":
        hand.key(Key.Key_Down)
    hand.canvas.setFocus()
    hand.canvas.fit()
    hand.canvas.settle()


def draw_land(hand: Hand) -> None:
    """Mountains by the brush, a river in a straight line, a sea filled in, and two holes."""
    hand.key(Key.Key_B)
    hand.choose("terrain", "mountain")
    hand.drag(Cell(2, 2), Cell(4, 2))
    hand.choose("terrain", "river")
    hand.click(Cell(1, 6))
    hand.click(Cell(4, 6), held=SHIFT)
    hand.right(Cell(4, 6))
    hand.choose("terrain", "none")
    hand.click(Cell(0, 0), Cell(11, 8))
    hand.choose("terrain", "sea")
    hand.drag(Cell(9, 0), Cell(9, 3), Cell(11, 3))
    hand.key(Key.Key_F)
    hand.click(Cell(11, 1))


def draw_waters(hand: Hand) -> None:
    """A river along the corners of the hexes, and a lake with free corners."""
    hand.key(Key.Key_V)
    hand.click(Corner(5, 1, "s"), Corner(6, 5, "s"))
    hand.key(Key.Key_Return)
    hand.key(Key.Key_K)
    hand.click(Point(7000, 6600), Point(8300, 6500), Point(8200, 7500))
    hand.key(Key.Key_Return)


def place_things(hand: Hand) -> None:
    """Places and a city, a closed edge, a region, a text and a remark."""
    hand.key(Key.Key_C)
    for kind, cell in (("remote", Cell(3, 4)), ("remote", Cell(7, 3)), ("city", Cell(6, 7))):
        hand.choose("city", kind)
        hand.click(cell)
    hand.type("Hub")
    hand.key(Key.Key_Return)
    hand.key(Key.Key_E)
    (ax, ay), (bx, by) = grid.position(Cell(8, 5)), grid.position(Cell(9, 5))
    hand.click(Point(round(500 * (ax + bx)), round(500 * (ay + by) / grid.ROW_HEIGHT)))
    hand.key(Key.Key_A)
    hand.drag(Cell(1, 3), Cell(3, 3))
    hand.key(Key.Key_T)
    hand.click(Point(9300, 800))
    hand.type("Bay")
    hand.key(Key.Key_Return)
    hand.key(Key.Key_N)
    hand.click(Cell(10, 7))
    hand.type("Swamp?")
    hand.key(Key.Key_Return)


def stamp(hand: Hand) -> None:
    """The mountains copied, turned by 60 degrees, and put down elsewhere."""
    hand.key(Key.Key_W)
    hand.click(Cell(3, 2))
    hand.key(Key.Key_C, CTRL)
    hand.key(Key.Key_V, CTRL)
    hand.key(Key.Key_Z)
    hand.click(Cell(2, 7))
    hand.key(Key.Key_Escape)


def measured(hand: Hand, *cells: Cell) -> str:
    hand.key(Key.Key_M)
    hand.click(*cells)
    return hand.canvas.desk.sketch.notes[0].text


@pytest.mark.parametrize(("system", "way"), BOARDS)
def test_a_board_of_hexes_is_drawn_with_mouse_and_keys_and_is_valid(
    qtbot: QtBot, tmp_path: Path, system: str, way: str
) -> None:
    hand = begin(qtbot, system, way)
    draw_land(hand)
    draw_waters(hand)
    place_things(hand)
    stamp(hand)
    assert measured(hand, Cell(0, 4), Cell(5, 4)) == "5 steps"
    path = tmp_path / "hexes.milepost.yaml"
    save(hand, path)
    scenario = load(path)
    board = board_of(scenario)
    assert scenario == hand.canvas.desk.scenario
    assert board.orientation == way
    kinds = board.kinds()
    assert (kinds["mountain"], kinds["river"], kinds["sea"]) == (6, 2, 12)
    assert {cell for cell in grid.line(Cell(2, 2), Cell(4, 2)) if board.has(cell)} == {
        Cell(2, 2),
        Cell(3, 2),
        Cell(4, 2),
    }
    assert not board.has(Cell(0, 0))
    assert not board.has(Cell(11, 8))
    assert [city.at for city in scenario.cities.values()].count(None) == 0
    assert {city.at for city in scenario.cities.values()} == {Cell(3, 4), Cell(7, 3), Cell(6, 7)}
    assert scenario.cities["hub"].kind == "city"
    river, lake = sorted(scenario.waters.values(), key=lambda water: water.path is None)
    assert river.path is not None
    assert (river.path[0], river.path[-1]) == (Corner(5, 1, "s"), Corner(6, 5, "s"))
    assert lake.outline is not None
    assert len(scenario.blocked) == len(scenario.regions) == len(scenario.remarks) == 1
    assert [label.text for label in scenario.labels.values()] == ["Bay"]
    turned = {cell for cell in board.cells() if board.kind_at(cell) == "mountain"}
    assert {cell for cell in turned if cell.row > 4} == {Cell(2, 6), Cell(2, 7), Cell(3, 8)}
    assert main(["validate", str(path)]) == 0
    start = hand.canvas.desk.document
    while start.undo() is not None:
        pass
    assert not start.scenario.cities


def hexes(way: str, system: str = "age-of-steam") -> Scenario:
    scenario = new_scenario("x", system, "8x5", "", "X")
    return replace(scenario, board=replace(board_of(scenario), orientation=way))  # type: ignore[arg-type]


@pytest.mark.parametrize(("system", "has_prices"), [("trains", False), ("age-of-steam", True)])
def test_every_tool_that_fits_hexes_speaks_of_hexes_and_not_of_mileposts(
    system: str, has_prices: bool
) -> None:
    desk = Desk(Document(hexes("flat", system)))
    assert desk.lines.are_there == has_prices
    for name, tool in tools().items():
        if tool.fits(desk.scenario):
            desk.use(name)
            for place in (Cell(2, 2), Cell(20, 2), Point(-2000, 500)):
                desk.move(at(place, "move", ""))
                assert "milepost" not in status_line(desk).lower()
                assert has_prices or "price" not in desk.hint
    assert "city" in tools()
    desk.use("city")
    desk.press(at(Cell(20, 2)))
    assert not desk.scenario.cities
    assert desk.said


def test_mileposts_are_shown_and_hidden_only_where_there_are_some(qtbot: QtBot) -> None:
    window = window_on(qtbot, hexes("flat"), plain())
    grid = window.qt_actions["view.grid"]
    assert grid.isEnabled()
    window.studio.bring(window.studio.desks[0])
    assert not grid.isEnabled()


def picture_of(qtbot: QtBot, way: str) -> AnchorPicture:
    """The picture in which a board of 8 by 5 hexes with a sea at its first cell is resized."""
    scenario = hexes(way)
    board = board_of(scenario).with_painted({Cell(0, 0): "sea"})
    picture = AnchorPicture(replace(scenario, board=board))
    qtbot.addWidget(picture)
    picture.resize(400, 400)
    picture.show_plan(Plan(Size(8, 5), Cell(0, 0)))
    return picture


@pytest.mark.parametrize(("way", "right"), [("pointy", 0), ("flat", 1)])
def test_a_board_is_resized_as_it_is_seen(qtbot: QtBot, way: str, right: int) -> None:
    picture = picture_of(qtbot, way)
    box, _ = picture._boxes()
    assert (box.height() > box.width()) == (way == "flat")
    seen = picture.grab().toImage()
    half = min(box.width(), box.height()) / 10

    def colour(corner: QPointF, inward: int) -> QColor:
        return seen.pixelColor((corner + QPointF(inward * half, half)).toPoint())

    left, other = colour(box.topLeft(), 1), colour(box.topRight(), -1)
    sea, land = (left, other) if right == 0 else (other, left)
    assert sea == QColor.fromRgba(terrain_colour(theme(), "sea"))
    assert land != sea


def test_a_click_and_arrow_keys_hold_a_flat_board_by_the_part_that_is_seen_there(
    qtbot: QtBot,
) -> None:
    picture = picture_of(qtbot, "flat")
    box, _ = picture._boxes()
    held = [str(picture.anchor)]
    picture.chosen.connect(lambda: held.append(picture.anchor))
    for corner in (box.bottomLeft(), box.topRight()):
        QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=corner.toPoint())
    QTest.keyClick(picture, Key.Key_Left)
    QTest.keyClick(picture, Key.Key_Down)
    assert held == ["top-left", "bottom-right", "top-left", "left", "middle"]


@pytest.mark.parametrize("way", ["pointy", "flat"])
def test_what_is_seen_stays_when_rows_come(qtbot: QtBot, way: str) -> None:
    window = window_on(qtbot, hexes(way))
    window.resize(900, 700)
    window.show()
    desk, canvas = window.studio.desk, window.canvas
    assert desk is not None
    assert canvas is not None
    canvas.zoom(3)
    before = canvas.view.pixel(canvas.scene.sheet.spot(Cell(3, 2)))
    desk.attempt(lambda: resized(desk.scenario, Sides(bottom=2)))
    assert canvas.view.pixel(canvas.scene.sheet.spot(Cell(3, 2))) == pytest.approx(before, abs=2)


def test_a_board_that_is_turned_has_another_frame(qtbot: QtBot) -> None:
    hand = begin(qtbot, "age-of-steam", "pointy")
    before = hand.canvas.scene.sheet.box
    turn(hand, "flat")
    after = hand.canvas.scene.sheet.box
    assert board_of(hand.canvas.desk.scenario).orientation == "flat"
    assert (before.width > before.height, after.width > after.height) == (True, False)
    assert after == sheet_of(hand.canvas.desk.scenario, hand.canvas.scene.sheet.theme, "").box
    hand.key(Key.Key_Z, CTRL)
    assert hand.canvas.scene.sheet.box == before
