"""The canvas paints the map as paper has it, and hands the pointer to the desk."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from drawing.map.sheet.sheet import Sheet
from drawing.text.metrics import box
from drawing.themes.theme import theme
from editor.canvas import builder
from editor.canvas.far_names import far_names
from editor.canvas.scene import Batches, built, sheet_of
from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.document.document import Document
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.notation import Cell
from model.scenario.change import difference
from model.scenario.things import City
from tests.editor.boards import plain


def shown(qtbot: QtBot) -> Canvas:
    canvas = Canvas(Desk(Document(plain())), theme())
    qtbot.addWidget(canvas, before_close_func=lambda widget: widget.close_down())
    canvas.resize(600, 500)
    canvas.show()
    canvas.settle()
    return canvas


def pixel(canvas: Canvas, cell: Cell) -> QPoint:
    return QPointF(*canvas.view.pixel(canvas.scene.sheet.spot(cell))).toPoint()


def point_at(canvas: Canvas, spot: QPoint) -> None:
    """Moves the mouse, wherever a test before has left it: a move to the same place is none."""
    none, at = Qt.MouseButton.NoButton, QPointF(spot)
    there = QPointF(canvas.mapToGlobal(spot))
    held = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(canvas, QMouseEvent(QEvent.Type.MouseMove, at, there, none, none, held))


def test_the_pointer_finds_the_cell_under_it(qtbot: QtBot) -> None:
    canvas = shown(qtbot)
    for cell in (Cell(0, 0), Cell(5, 5), Cell(11, 9)):
        point_at(canvas, pixel(canvas, cell))
        assert canvas.desk.pointer is not None
        assert canvas.desk.pointer.cell == cell


def test_a_drag_with_the_brush_paints_the_map_at_once(qtbot: QtBot) -> None:
    canvas = shown(qtbot)
    canvas.desk.use("terrain")
    before = canvas.grab().toImage()
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=pixel(canvas, Cell(3, 3)))
    qtbot.mouseMove(canvas, pixel(canvas, Cell(6, 3)))
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=pixel(canvas, Cell(6, 3)))
    board = canvas.desk.scenario.board
    assert isinstance(board, TerrainBoard)
    assert board.kinds()["mountain"] == 4
    canvas.desk.leave()
    assert canvas.grab().toImage() != before


def test_layers_are_built_in_the_background_until_the_picture_is_the_one_of_a_fresh_start(
    qtbot: QtBot,
) -> None:
    canvas = shown(qtbot)
    canvas.desk.use("terrain")
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=pixel(canvas, Cell(3, 3)))
    canvas.desk.leave()
    qtbot.waitUntil(lambda: canvas.builder.is_idle and not canvas.scene.fresh)
    canvas.settle()
    fresh = Canvas(Desk(canvas.desk.document), theme())
    qtbot.addWidget(fresh, before_close_func=lambda widget: widget.close_down())
    fresh.resize(canvas.size())
    fresh.settle()
    assert fresh.grab().toImage() == canvas.grab().toImage()


def test_a_layer_that_breaks_is_told_and_the_others_are_built_all_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = shown(qtbot)
    qtbot.waitUntil(lambda: canvas.builder.is_idle)

    def breaks(name: str, sheet: Sheet) -> Batches:
        if name == "cities":
            raise ZeroDivisionError("a city of no size")
        return built(name, sheet)

    monkeypatch.setattr(builder, "built", breaks)
    with capture_exceptions() as raised:
        canvas.look(theme("dark"))
        qtbot.waitUntil(lambda: canvas.builder.is_idle)
    assert [str(one[1]) for one in raised] == ["a city of no size"]
    assert canvas.scene.batches["land"]


def test_the_map_is_coloured_by_cost_again_when_a_stroke_is_done(qtbot: QtBot) -> None:
    canvas = shown(qtbot)
    canvas.desk.pin_at(Cell(2, 2))
    canvas.prices.colour(True)
    canvas.searching.settle()
    before = canvas.prices.heat
    canvas.desk.use("terrain")
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=pixel(canvas, Cell(3, 3)))
    qtbot.mouseMove(canvas, pixel(canvas, Cell(6, 3)))
    assert canvas.prices.heat is before
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=pixel(canvas, Cell(6, 3)))
    qtbot.waitUntil(lambda: canvas.prices.heat is not before)
    assert canvas.prices.heat[Cell(6, 3)] > before[Cell(6, 3)]


def test_names_are_still_read_where_the_map_is_coloured(qtbot: QtBot) -> None:
    """Around a city the coloured map is as the plain one, where nothing else is written."""
    canvas = shown(qtbot)
    city = City(id="inn", name="Inn", at=Cell(6, 5), kind="small")
    canvas.desk.document.apply(
        difference(
            canvas.desk.scenario, replace(canvas.desk.scenario, cities=Things({"inn": city})), ""
        )
    )
    canvas.settle()
    plain_map = canvas.grab().toImage()
    canvas.desk.pin_at(Cell(1, 1))
    canvas.prices.colour(True)
    canvas.searching.settle()
    canvas.grab()
    canvas.settle()
    coloured = canvas.grab().toImage()
    middle, beside = pixel(canvas, Cell(6, 5)), pixel(canvas, Cell(8, 2))
    assert coloured.pixelColor(middle) == plain_map.pixelColor(middle)
    assert coloured.pixelColor(beside) != plain_map.pixelColor(beside)
    canvas.prices.colour(False)
    assert not canvas.prices.heat


def test_zooming_keeps_the_place_under_the_pointer(qtbot: QtBot) -> None:
    canvas = shown(qtbot)
    spot = pixel(canvas, Cell(4, 4))
    canvas.zoom(4, spot)
    there = pixel(canvas, Cell(4, 4))
    assert (there - spot).manhattanLength() <= 2


def test_keys_move_a_cursor_and_paint_with_it(qtbot: QtBot) -> None:
    canvas = shown(qtbot)
    canvas.desk.use("terrain")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(canvas, key)
    cursor = canvas.desk.cursor
    board = canvas.desk.scenario.board
    assert isinstance(cursor, Cell)
    assert isinstance(board, TerrainBoard)
    assert board.kind_at(cursor) == "mountain"


def test_a_river_is_drawn_with_the_keyboard_alone(qtbot: QtBot) -> None:
    canvas = shown(qtbot)
    canvas.desk.use("river")
    keys = [Qt.Key.Key_Right, Qt.Key.Key_Return, *[Qt.Key.Key_Right] * 3, Qt.Key.Key_Space]
    for key in (*keys, Qt.Key.Key_Return):
        qtbot.keyClick(canvas, key)
    assert not canvas.desk.is_busy
    assert len(canvas.desk.scenario.waters) == 1


def test_no_name_seen_from_far_is_cut_off_by_the_sheet() -> None:
    scenario = plain()
    east = City(id="east", name="Eastern Harbour", kind="small", at=Cell(11, 4))
    scenario = replace(scenario, cities=Things({"east": east}))
    sheet = sheet_of(scenario, theme(), "")
    (name,) = far_names(sheet, 1.5).texts
    assert box(name).right <= sheet.box.right
