"""The cursor of the keyboard: six directions, things, ends of rows, sides and corners, drags."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from drawing.themes.theme import theme
from editor.canvas import key_ways as ways
from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.document.document import Document
from editor.pointing.paper import on_paper
from editor.window.aloud.spoken_place import spoken_place
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import Size, TerrainBoard
from model.bundled import bundled_scenarios
from model.notation import Cell, Corner, Point
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.edits.boards import LEGEND, on, route_scenario
from tests.editor.windows import tutorial_window, window_on

Key = Qt.Key
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
PAD = Qt.KeyboardModifier.KeypadModifier
ROWS = ("......",) * 5


def hexes(orientation: str) -> Scenario:
    return on(HexBoard(Size(6, 5), LEGEND, ROWS, orientation=orientation))  # type: ignore[arg-type]


@pytest.fixture
def canvas(qtbot: QtBot) -> Iterator[Canvas]:
    yield from _canvas(qtbot, plain())


def _canvas(qtbot: QtBot, scenario: Scenario) -> Iterator[Canvas]:
    made = Canvas(Desk(Document(scenario)), theme())
    qtbot.addWidget(made)
    made.resize(600, 500)
    made.desk.put_cursor(Cell(4, 4))
    yield made
    made.close_down()


def press(canvas: Canvas, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(canvas, QKeyEvent(kind, key, held))


def let_go_of_shift(canvas: Canvas) -> None:
    QApplication.sendEvent(canvas, QKeyEvent(QEvent.Type.KeyRelease, Key.Key_Shift, NONE))


@pytest.mark.parametrize(
    ("key", "side"),
    [
        (Key.Key_Left, grid.NORTH_WEST),
        (Key.Key_Up, grid.NORTH_EAST),
        (Key.Key_Right, grid.SOUTH_EAST),
        (Key.Key_Down, grid.SOUTH_WEST),
    ],
)
def test_alt_turns_an_arrow_to_the_side_between(canvas: Canvas, key: Qt.Key, side: int) -> None:
    for start in (Cell(4, 4), Cell(4, 5)):
        canvas.desk.put_cursor(start)
        press(canvas, key, ALT)
        assert canvas.desk.cursor == grid.neighbour(start, side)


def test_the_corners_of_a_number_pad_go_aslant_and_are_no_stamps(canvas: Canvas) -> None:
    for digit, other, side in (
        (Key.Key_7, Key.Key_Home, grid.NORTH_WEST),
        (Key.Key_9, Key.Key_PageUp, grid.NORTH_EAST),
        (Key.Key_1, Key.Key_End, grid.SOUTH_WEST),
        (Key.Key_3, Key.Key_PageDown, grid.SOUTH_EAST),
    ):
        for key in (digit, other):
            canvas.desk.put_cursor(Cell(4, 4))
            asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, PAD)
            asked.ignore()
            QApplication.sendEvent(canvas, asked)
            assert asked.isAccepted()
            press(canvas, key, PAD)
            assert canvas.desk.cursor == grid.neighbour(Cell(4, 4), side)


@given(
    st.sampled_from(("pointy", "flat")),
    st.sampled_from(tuple(ways.SIDES)),
    st.builds(Cell, st.integers(0, 5), st.integers(0, 4)),
)
def test_the_cursor_goes_where_the_arrow_points_on_every_board(
    orientation: str, way: ways.Way, here: Cell
) -> None:
    board = hexes(orientation).board
    assert isinstance(board, TerrainBoard)
    there = ways.beside(board, here, way)
    (x, y), (nx, ny) = (on_paper(board, grid.position(one)) for one in (here, there))
    if there == here:
        return
    assert (nx - x) * way[0] + (ny - y) * way[1] > 0.4
    if 0 not in way:
        assert (nx - x) * way[0] > 0.4
        assert (ny - y) * way[1] > 0.4


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_up_and_down_or_left_and_right_stay_in_their_column(orientation: str) -> None:
    board = hexes(orientation).board
    assert isinstance(board, TerrainBoard)
    for way, back in ((ways.UP, ways.DOWN), (ways.LEFT, ways.RIGHT)):
        here = Cell(3, 2)
        for _ in range(2):
            here = ways.beside(board, here, way)
        for _ in range(2):
            here = ways.beside(board, here, back)
        assert here == Cell(3, 2)


def test_home_and_end_go_to_the_ends_of_the_row_and_of_the_map(canvas: Canvas) -> None:
    desk = canvas.desk
    for key, held, goal in (
        (Key.Key_Home, NONE, Cell(0, 4)),
        (Key.Key_End, NONE, Cell(11, 4)),
        (Key.Key_End, CTRL, Cell(11, 9)),
        (Key.Key_Home, CTRL, Cell(0, 0)),
    ):
        press(canvas, key, held)
        assert desk.cursor == goal


def test_on_a_board_that_lies_on_its_side_the_ends_are_where_they_are_seen(qtbot: QtBot) -> None:
    for made in _canvas(qtbot, hexes("flat")):
        board = made.desk.scenario.board
        cells = [Cell(col, row) for col in range(6) for row in range(5)]
        press(made, Key.Key_Home, CTRL)
        seen = {cell: on_paper(board, grid.position(cell)) for cell in cells}
        assert isinstance(made.desk.cursor, Cell)
        assert seen[made.desk.cursor] == min(seen.values())
        press(made, Key.Key_End)
        assert seen[made.desk.cursor][0] == max(x for x, _ in seen.values())


def test_the_cursor_steps_one_cell_beside_the_board_and_no_further(canvas: Canvas) -> None:
    press(canvas, Key.Key_Home)
    for _ in range(3):
        press(canvas, Key.Key_Left)
    assert canvas.desk.cursor == Cell(-1, 4)
    assert "beside the map" in spoken_place(canvas.desk)


def test_ctrl_and_an_arrow_go_to_the_next_thing(canvas: Canvas) -> None:
    press(canvas, Key.Key_Right, CTRL | ALT)
    assert canvas.desk.cursor == Cell(8, 6)
    press(canvas, Key.Key_Left, CTRL)
    assert canvas.desk.cursor == Cell(2, 2)
    press(canvas, Key.Key_Left, CTRL)
    assert canvas.desk.cursor == Cell(2, 2)


def test_in_the_window_the_same_keys_nudge_what_is_selected(qtbot: QtBot) -> None:
    window = window_on(qtbot, plain())
    canvas = window.canvas
    assert canvas is not None
    desk, before = canvas.desk, canvas.desk.scenario
    desk.put_cursor(Cell(5, 5))
    window.qt_actions["edit.nudge-right"].trigger()
    assert isinstance(desk.cursor, Cell)
    assert any(city.at == desk.cursor for city in desk.scenario.cities.values())
    assert desk.scenario is before
    press(canvas, Key.Key_Return)
    assert desk.selection.of("cities")
    window.qt_actions["edit.nudge-right"].trigger()
    assert desk.scenario is not before


def test_sides_and_corners_are_chosen_around_the_clock(canvas: Canvas) -> None:
    desk, told = canvas.desk, []
    for _ in range(12):
        press(canvas, Key.Key_Period)
        assert desk.pointer is not None
        assert desk.pointer.cell == Cell(4, 4)
        told.append(desk.pointer.corner if desk.cursor_hour % 2 == 0 else desk.pointer.edge)
    assert set(told[::2]) == {*grid.corners(Cell(4, 4))}
    assert set(told[1::2]) == {*grid.edges_of(Cell(4, 4))}
    assert told[0] == Corner(4, 4, "n")
    press(canvas, Key.Key_Period)
    assert desk.cursor_hour == 0
    press(canvas, Key.Key_Comma)
    assert "at the upper left corner" not in spoken_place(desk)
    assert "at the north-west side" in spoken_place(desk)
    press(canvas, Key.Key_Escape)
    assert desk.cursor_hour == 0


def test_an_edge_is_closed_and_opened_by_keys(canvas: Canvas) -> None:
    desk = canvas.desk
    desk.use("edge")
    for _ in range(2):
        press(canvas, Key.Key_Period)
    press(canvas, Key.Key_Return)
    edge = grid.edge_at(Cell(4, 4), grid.NORTH_EAST)
    assert set(desk.scenario.blocked) == {edge}
    assert "closed on the north-east side" in spoken_place(desk)
    press(canvas, Key.Key_Return, ALT)
    assert not desk.scenario.blocked


def test_shift_and_arrows_paint_along_until_shift_is_let_go(canvas: Canvas) -> None:
    desk = canvas.desk
    desk.use("terrain")
    for _ in range(3):
        press(canvas, Key.Key_Right, SHIFT)
    assert canvas.hands.keys.holds
    let_go_of_shift(canvas)
    assert not desk.is_busy
    board = desk.scenario.board
    assert isinstance(board, TerrainBoard)
    assert [board.kind_at(Cell(col, 4)) for col in range(4, 9)] == ["mountain"] * 4 + ["clear"]
    assert len(desk.document.history.steps) == 1


def test_shift_and_arrows_select_a_rectangle_and_move_nothing(canvas: Canvas) -> None:
    desk = canvas.desk
    press(canvas, Key.Key_Return)
    assert desk.selection.cells == {Cell(4, 4)}
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Down):
        press(canvas, key, SHIFT)
    let_go_of_shift(canvas)
    assert desk.selection.cells >= {Cell(4, 4), Cell(5, 4), Cell(4, 6), Cell(5, 6)}
    assert not desk.document.history.steps


def test_a_drag_is_held_with_f4_and_given_up_with_escape(canvas: Canvas) -> None:
    desk, before = canvas.desk, canvas.desk.scenario
    desk.use("terrain")
    press(canvas, Key.Key_F4)
    press(canvas, Key.Key_Right)
    assert desk.scenario is not before
    press(canvas, Key.Key_Escape)
    assert desk.scenario == before
    press(canvas, Key.Key_Right)
    assert not canvas.hands.keys.holds
    assert desk.scenario == before


def test_where_there_are_no_cells_alt_goes_freely_and_ctrl_to_lines(qtbot: QtBot) -> None:
    for made in _canvas(qtbot, route_scenario()):
        desk = made.desk
        press(made, Key.Key_Home)
        home = desk.cursor
        assert isinstance(home, Point)
        press(made, Key.Key_Right, ALT)
        assert isinstance(desk.cursor, Point)
        assert desk.cursor.x == home.x + ways.HALF
        press(made, Key.Key_Right, CTRL)
        assert "segment" in spoken_place(desk)


def test_the_cell_is_told_in_words() -> None:
    desk = Desk(Document(plain()))
    desk.put_cursor(Cell(4, 2))
    assert spoken_place(desk) == "clear, 2 steps from Aston, price 1, 4,2"
    desk.put_cursor(Cell(2, 2))
    assert spoken_place(desk) == "clear, city Aston, price 1, 2,2"


def test_a_river_is_told_on_the_side_where_track_crosses_it() -> None:
    scenario = loaded(bundled_scenarios()["tutorial"])
    desk, told = Desk(Document(scenario)), set()
    board = scenario.board
    assert isinstance(board, TerrainBoard)
    for col in range(board.size.cols):
        for row in range(board.size.rows):
            desk.put_cursor(Cell(col, row))
            told |= {part for part in spoken_place(desk).split(", ") if part.endswith(" side")}
    names = {water.name for water in scenario.waters.values()}
    assert any(name in part for name in names for part in told)


def test_what_is_at_the_cursor_is_there_for_a_screen_reader(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    canvas = window.canvas
    assert canvas is not None
    canvas.desk.put_cursor(Cell(5, 5))
    interface = QAccessible.queryAccessibleInterface(canvas)
    assert interface is not None
    said = interface.text(QAccessible.Text.Description)
    assert said == spoken_place(canvas.desk)
    assert "5,5" in said
    window.qt_actions["view.here"].trigger()
    assert said.split(", ")[0] in window.said.toolTip()


def test_who_comes_by_keys_finds_a_cursor_and_a_frame(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    window.activateWindow()
    canvas = window.canvas
    assert canvas is not None
    QApplication.processEvents()
    canvas.clearFocus()
    before = canvas.desk.cursor
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert before is None
    assert canvas.desk.cursor is not None
    assert canvas.is_by_keys
    colour = canvas.grab().toImage().pixelColor(1, canvas.height() // 2)
    assert colour == canvas.palette().highlight().color()
