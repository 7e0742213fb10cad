"""Every tool by keys alone, found by scanning: whatever a mouse does with it, keys do as well."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from drawing.themes.theme import theme
from editor.canvas import key_ways
from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.desk.toolbox import tools
from editor.document.document import Document
from editor.edits.fragments import copied
from editor.pointing.pointer import Button, Pointer
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Point
from tests.editor.tools.test_every_tool import ALL, BOARDS, scenario_of

Key = Qt.Key
NONE, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
CELLS = (Cell(1, 1), Cell(3, 2))
ELSEWHERE = ("pan", "artwork", "trace", "link")
"""They need more than a bare map: a picture, a city overseas; or they move what is seen."""
THINGS = 2
"""So many things are tried on each board, besides some cells."""


class Pair:
    """The same map on two desks: one in the hands of keys, the other of a mouse."""

    def __init__(self, qtbot: QtBot, tool: str, board: str) -> None:
        self.mouse, self.desk = (Desk(Document(scenario_of(board))) for _ in range(2))
        for desk in (self.mouse, self.desk):
            desk.fragment = copied(desk.scenario, frozenset({Cell(1, 1), Cell(2, 1)}), [])
            desk.use(tool)
            for option in desk.tool.OPTIONS:
                for choice in desk.tool.choices(desk, option)[:2][-1:]:
                    desk.set(option.key, choice.value)
        self.canvas = Canvas(self.desk, theme())
        qtbot.addWidget(self.canvas)
        self.at_first = _state(self.desk)

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.canvas, QKeyEvent(kind, key, held))

    def go(self, *keys: Qt.Key, button: Button = "", held: Qt.KeyboardModifier = NONE) -> None:
        """The cursor goes somewhere by keys, and the mouse to the same place."""
        for key in keys:
            self.press(key, held)
            self.point("move", button)

    def point(self, kind: str, button: Button = "", *, alt: bool = False) -> None:
        cursor, desk = self.desk.cursor, self.mouse
        assert cursor is not None
        spot = key_ways.spot_at(self.desk.scenario.board, cursor, self.desk.cursor_hour)
        event = Pointer(kind, *spot, button, alt=alt)  # type: ignore[arg-type]
        {"press": desk.press, "move": desk.move, "release": desk.release}[kind](event)

    def click(self, button: Button = "left", *, alt: bool = False) -> None:
        self.point("press", button, alt=alt)
        self.point("release", button, alt=alt)

    def end(self) -> None:
        """A text is written if one is asked for, and Return ends what goes on."""
        for letter in "Elm" if self.desk.wants_text else "":
            pressed = QKeyEvent(QEvent.Type.KeyPress, 0, NONE, letter)
            QApplication.sendEvent(self.canvas, pressed)
            self.mouse.key(Pointer("key", 0, 0, key="Text", text=letter))
        if self.desk.is_busy:
            self.press(Key.Key_Return)
        if self.mouse.is_busy and self.mouse.pointer is not None:
            self.mouse.key(Pointer("key", *self.mouse.pointer.spot, key="Return"))

    def agrees(self) -> bool:
        return _state(self.desk) == _state(self.mouse) and not self.desk.is_busy

    def has_done(self) -> bool:
        return _state(self.desk) != self.at_first


def _state(desk: Desk) -> tuple[object, ...]:
    """All that a tool can leave behind."""
    settings = {key: value for key, value in desk.settings.plain().items() if value != ""}
    kept = {name: repr(one) for name, one in desk.kept.items()}
    return desk.scenario, desk.selection, desk.measured, kept, desk.tool.NAME, str(settings)


def click(pair: Pair) -> None:
    pair.press(Key.Key_Return)
    pair.click()


def opposite(pair: Pair) -> None:
    button: Button = "right" if pair.mouse.tool.wants_right() else "left"
    pair.press(Key.Key_Return, ALT)
    pair.click(button, alt=True)


def two_clicks(pair: Pair) -> None:
    click(pair)
    pair.go(Key.Key_Right, Key.Key_Down)
    if pair.desk.is_busy and not pair.desk.wants_text:
        pair.press(Key.Key_Space)
        pair.click()


def from_thing_to_thing(pair: Pair) -> None:
    click(pair)
    pair.go(Key.Key_Left, Key.Key_Right, Key.Key_Up, held=CTRL | ALT)
    if pair.desk.is_busy and not pair.desk.wants_text:
        pair.press(Key.Key_Space)
        pair.click()


def line_with_a_point_taken_back(pair: Pair) -> None:
    two_clicks(pair)
    if pair.desk.is_busy:
        pair.press(Key.Key_Backspace)
        assert pair.mouse.pointer is not None
        pair.mouse.key(Pointer("key", *pair.mouse.pointer.spot, key="Backspace"))


def drag(pair: Pair) -> None:
    pair.press(Key.Key_F4)
    pair.point("press", "left")
    for key in (*[Key.Key_Right] * 3, *[Key.Key_Down] * 2, *[Key.Key_Left] * 3):
        pair.go(key, button="left" if pair.canvas.hands.keys.holds else "")
    if pair.canvas.hands.keys.holds:
        pair.press(Key.Key_F4)
    pair.point("release", "left")


def at_a_corner(pair: Pair) -> None:
    pair.go(Key.Key_Period, Key.Key_Period, Key.Key_Period)
    click(pair)


WAYS: tuple[Callable[[Pair], None], ...] = (
    click,
    opposite,
    two_clicks,
    from_thing_to_thing,
    line_with_a_point_taken_back,
    drag,
    at_a_corner,
)


def starts(board: str) -> Iterator[Cell | Point]:
    scenario = scenario_of(board)
    is_cells = isinstance(scenario.board, TerrainBoard)
    yield from CELLS if is_cells else ()
    yield from list(dict.fromkeys(key_ways.things_at(scenario)))[:THINGS]


@ALL
def test_keys_do_with_a_tool_what_the_mouse_does(qtbot: QtBot, name: str) -> None:
    fitting = [board for board in BOARDS if tools()[name].fits(scenario_of(board))]
    is_used = False
    for board in [*fitting[:2], *fitting[-1:]]:
        for start in starts(board):
            for way in WAYS:
                pair = Pair(qtbot, name, board)
                pair.canvas.hands.keys.go_to(start)
                pair.point("move")
                way(pair)
                pair.end()
                assert pair.agrees(), (board, str(start), way.__name__)
                is_used = is_used or pair.has_done()
                pair.canvas.close_down()
    assert is_used != (name in ELSEWHERE)


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_Down])
def test_arrows_move_the_map_while_the_hand_is_the_tool(qtbot: QtBot, key: Qt.Key) -> None:
    pair = Pair(qtbot, "pan", "plain")
    before = pair.canvas.view
    pair.press(key)
    assert pair.canvas.view != before
    assert pair.desk.cursor is None
    pair.canvas.close_down()


def test_a_city_overseas_and_a_link_to_it_by_keys(qtbot: QtBot) -> None:
    pair = Pair(qtbot, "city", "plain")
    desk = pair.desk
    pair.canvas.hands.keys.go_to(Cell(11, 4))
    for key in (Key.Key_Right, Key.Key_Return, Key.Key_Return):
        pair.press(key)
    (far,) = [city for city in desk.scenario.cities.values() if city.overseas]
    desk.use("link")
    for key in (Key.Key_Left, Key.Key_Return, Key.Key_Right, Key.Key_Space, Key.Key_Return):
        pair.press(key)
    (link,) = desk.scenario.part.links.values()
    assert (link.port, list(link.serves)) == (Cell(11, 4), [far.id])
    pair.canvas.close_down()
