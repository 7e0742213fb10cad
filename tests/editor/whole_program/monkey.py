"""A monkey at the editor: random clicks, drags, wheels, keys and actions on a real window.

python -m tests.editor.whole_program.monkey --events 20000

Without `--map` it visits a map of each system, one after the other. It ends with 1 where anything
raised, where Qt complained, where a document was lost or its way back does not lead to the file, or
where memory grew and grew although all was undone.
"""

import argparse
import gc
import os
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTabBar, QWidget

from editor.canvas.widget import Canvas
from editor.desk.toolbox import tools
from editor.document.document import Document
from editor.edits.line_positions import laid
from editor.pointing.pointer import Pointer
from editor.program.collecting import Collecting
from editor.window.action import actions
from editor.window.window import Window
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.files.scenario_files import load, text_after
from model.notation import Cell
from model.scenario.collections import collection_names, things_in
from tests.editor.whole_program.weighing import Weight, weight

AWAY = ("file.", "help.", "play.", "view.map-", "view.dark", "view.light", "view.system")
"""Actions that leave the map: they have tests of their own."""
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_F4, Qt.Key.Key_Period, Qt.Key.Key_Comma, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape, Qt.Key.Key_Delete),
    *(Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight, Qt.Key.Key_Z, Qt.Key.Key_X, Qt.Key.Key_A),
)
LETTERS = "aZ09 -,/äß東\"'"
HARMLESS = (
    "plugin does not support",
    "OpenType support missing",
    "populating font family aliases",
)
"""What the platform without a screen always says."""
ROUND = 1000
"""After so many events all is undone, and memory looked at."""
ON_THE_MAP = 0.8
CLICKS_IN_DIALOGS = 4
MOST_THINGS = 3000
"""The bundled maps have some hundreds; with more than these everything is undone."""
MEGABYTES_MORE = 30
"""With everything undone, so much more may be held in the second half than in the first."""


class Monkey:
    """Does one thing after the other, the same for the same seed."""

    def __init__(self, window: Window, seed: int) -> None:
        self.window = window
        self.random = Random(seed)
        self.done: Counter[str] = Counter()
        self._curious = 0
        self._bored = QTimer(interval=20)
        # A timer rests while what it called is in a dialog of its own: each look is one by itself.
        self._bored.timeout.connect(lambda: QTimer.singleShot(0, self.leave))
        self._bored.start()
        self._ways: list[tuple[int, Callable[[], None]]] = [
            (30, self.click),
            (25, self.drag),
            (12, self.wheel),
            (15, self.key),
            (10, self.act),
            (12, self.take_tool),
            (6, self.undo),
            (6, self.click_beside),
            (4, self.type_beside),
            (2, self.bring_panel),
            (1, self.resize),
        ]

    def end(self) -> None:
        self._bored.stop()

    def go_on(self) -> None:
        ways, weights = [way for _, way in self._ways], [weight for weight, _ in self._ways]
        (way,) = self.random.choices(ways, weights)
        self.done[way.__name__] += 1
        way()
        QApplication.processEvents()
        # What is to be deleted later waits for an event loop, and here is none.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._begin_anew_after_too_much()

    def _begin_anew_after_too_much(self) -> None:
        """Whoever pastes everything again and again has a map that nobody would draw."""
        desk = self.window.studio.desk
        if desk is not None:
            scenario = desk.scenario
            things = sum(
                len(things_in(scenario, room)) for room in collection_names(scenario.system)
            )
            if things > MOST_THINGS:
                desk.cancel()
                desk.document.go_to(0)
                self.done["begin_anew"] += 1

    # -- what it does

    def click(self) -> None:
        self._mouse(self._canvas(), [self._spot()], self._button())

    def drag(self) -> None:
        spots = [self._spot() for _ in range(self.random.randint(2, 4))]
        self._mouse(self._canvas(), spots, self._button())

    def wheel(self) -> None:
        canvas, at = self._canvas(), QPointF(self._spot())
        turned = QPoint(0, self.random.choice((-120, 120, 40, -240)))
        event = QWheelEvent(
            at,
            QPointF(canvas.mapToGlobal(at.toPoint())),
            QPoint(),
            turned,
            Qt.MouseButton.NoButton,
            self._held(),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(canvas, event)

    def key(self) -> None:
        canvas = self._canvas()
        canvas.setFocus()
        QTest.keyClick(canvas, self.random.choice(KEYS), self._held())

    def act(self) -> None:
        names = [name for name in actions() if not name.startswith(AWAY)]
        self.window.refresh_actions()
        self.window.qt_actions[self.random.choice(names)].trigger()

    def take_tool(self) -> None:
        desk = self.window.studio.desk
        assert desk is not None
        fitting = [name for name, tool in tools().items() if tool.fits(desk.scenario)]
        desk.use(self.random.choice(fitting))
        for option in desk.tool.OPTIONS:
            choices = desk.tool.choices(desk, option)
            if choices:
                desk.set(option.key, self.random.choice(choices).value)
            elif option.kind == "number":
                desk.set(option.key, self.random.randint(option.least, option.most))

    def undo(self) -> None:
        name = self.random.choice(("edit.undo", "edit.redo", "edit.undo"))
        self.window.qt_actions[name].trigger()

    def click_beside(self) -> None:
        """Somewhere in a panel."""
        panels = [panel for panel in self.window.panels.values() if panel.isVisible()]
        if panels:
            self._click_in(self.random.choice(panels))

    def _click_in(self, part: QWidget) -> None:
        """Somewhere in a part of the window, or in a dialog."""
        at = QPoint(
            self.random.randrange(max(1, part.width())),
            self.random.randrange(max(1, part.height())),
        )
        target = part.childAt(at) or part
        self._mouse(target, [target.mapFrom(part, at)], Qt.MouseButton.LeftButton)

    def bring_panel(self) -> None:
        """Another panel in front, and in it another page: a table, a form, a builder."""
        name = self.random.choice(list(self.window.panels))
        self.window.show_panel(name)
        bars = [bar for bar in self.window.panels[name].findChildren(QTabBar) if bar.count()]
        if bars:
            bar = self.random.choice(bars)
            bar.setCurrentIndex(self.random.randrange(bar.count()))

    def type_beside(self) -> None:
        """Something into whatever has the keys now: a field, a list, the map."""
        for letter in self.random.choices(LETTERS, k=3):
            if (target := QApplication.focusWidget()) is not None:
                # QTest knows no letters beyond English ones.
                pressed = QKeyEvent(QEvent.Type.KeyPress, 0, self._held(), letter)
                QApplication.sendEvent(target, pressed)
        if (target := QApplication.focusWidget()) is not None:
            QTest.keyClick(target, self.random.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab)))

    def resize(self) -> None:
        self.window.resize(self.random.randint(700, 1500), self.random.randint(500, 1000))

    def leave(self) -> None:
        """In a dialog clicks around a little, and types, before it turns away."""
        shown = QApplication.activeModalWidget()
        if shown is None or QApplication.activePopupWidget() is not None:
            self._curious = CLICKS_IN_DIALOGS
            leave()
        elif self._curious > 0 and isinstance(shown, QDialog):
            self._curious -= 1
            self.done["in_dialogs"] += 1
            self._click_in(shown)
            self.type_beside()
        else:
            leave()

    # -- how

    def _canvas(self) -> Canvas:
        canvas = self.window.canvas
        assert canvas is not None, "the document is gone"
        return canvas

    def _spot(self) -> QPoint:
        """Mostly a milepost of the map, now and then anywhere."""
        canvas = self._canvas()
        board = canvas.desk.scenario.board
        if isinstance(board, TerrainBoard) and self.random.random() < ON_THE_MAP:
            col, row = (self.random.randrange(max(1, most)) for most in board.size)
            spot = canvas.view.pixel(canvas.scene.sheet.spot(Cell(col, row)))
            at = QPointF(*spot).toPoint()
            if canvas.rect().contains(at):
                return at
            canvas.fit()
        if isinstance(board, RouteBoard) and self.random.random() < ON_THE_MAP:
            if (there := self._spot_of_routes(canvas)) is not None:
                return there
            canvas.fit()
        return QPoint(
            self.random.randrange(max(1, canvas.width())),
            self.random.randrange(max(1, canvas.height())),
        )

    def _spot_of_routes(self, canvas: Canvas) -> QPoint | None:
        """A city or the middle of a line, if it is seen."""
        scenario = canvas.desk.scenario
        spots = [grid.position(city.xy) for city in scenario.cities.values() if city.xy]
        spots += [way.middle for way in laid(scenario).values()]
        if not spots:
            return None
        place = Pointer("move", *self.random.choice(spots)).point
        at = QPointF(*canvas.view.pixel(canvas.scene.sheet.spot(place))).toPoint()
        return at if canvas.rect().contains(at) else None

    def _button(self) -> Qt.MouseButton:
        return self.random.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.MiddleButton,))

    def _held(self) -> Qt.KeyboardModifier:
        return self.random.choice(
            (Qt.KeyboardModifier.NoModifier,) * 4
            + (
                Qt.KeyboardModifier.ShiftModifier,
                Qt.KeyboardModifier.ControlModifier,
                Qt.KeyboardModifier.AltModifier,
            )
        )

    def _mouse(self, target: QWidget, spots: list[QPoint], button: Qt.MouseButton) -> None:
        """A press, some moves and a release, as a mouse sends them."""
        held = self._held()
        none = Qt.MouseButton.NoButton
        events = [
            (QEvent.Type.MouseButtonPress, spots[0], button, button),
            *((QEvent.Type.MouseMove, spot, none, button) for spot in spots[1:]),
            (QEvent.Type.MouseButtonRelease, spots[-1], button, none),
        ]
        for kind, spot, of, down in events:
            at = QPointF(spot)
            event = QMouseEvent(kind, at, QPointF(target.mapToGlobal(spot)), of, down, held)
            QApplication.sendEvent(target, event)


def maps() -> dict[str, Path]:
    """A bundled map of each system, by its name."""
    found: dict[str, Path] = {}
    for path in bundled_scenarios().values():
        found.setdefault(load(path).system, path)
    return found


def leave() -> None:
    """Turns away from a menu or a question: both wait for ever for an answer."""
    shown = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if shown is not None:
        shown.close()


def left_behind(window: Window) -> list[str]:
    """Dialogs that are closed and still there: each of them would stay for ever."""
    return [type(one).__name__ for one in window.findChildren(QDialog) if not one.isVisible()]


class Watch:
    """Notes what nobody should see: exceptions, and complaints of Qt."""

    def __init__(self) -> None:
        self.troubles: list[str] = []

    def __enter__(self) -> Self:
        self._before = sys.excepthook, qInstallMessageHandler(self._said)
        sys.excepthook = self._raised
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, said = self._before
        qInstallMessageHandler(said)

    def _raised(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.troubles.append("".join(traceback.format_exception(kind, error, trace)))

    def _said(self, kind: QtMsgType, _: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(word in text for word in HARMLESS):
            self.troubles.append(f"Qt: {text}")


def growth(held: Sequence[float]) -> float:
    """How much more the least of the second half is than that of the second quarter.

    In the first quarter caches fill, and later they come and go.
    """
    quarter, half = len(held) // 4, len(held) // 2
    return min(held[half:]) - min(held[quarter:half], default=held[0])


def way_back(document: Document) -> bool:
    """Whether undoing everything leads to the bytes of the file."""
    if document.file is None:
        return True
    document.go_to(0)
    return text_after(document.file, document.scenario) == document.file.document.text


def main() -> int:
    parser = argparse.ArgumentParser(prog="monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--map", default="", help="a bundled map, or a file; else each system's")
    arguments = parser.parse_args()
    os.environ["MILEPOST_DATA"] = tempfile.mkdtemp()
    application = QApplication.instance() or QApplication([])
    collecting = Collecting()
    with Watch() as watch:
        chosen = Path(bundled_scenarios().get(arguments.map, arguments.map))
        paths = [chosen] if arguments.map else list(maps().values())
        events = arguments.events // len(paths)
        code = max(_let_in(watch, path, events, arguments.seed) for path in paths)
    collecting.end()
    del application
    return code


def _let_in(watch: Watch, path: Path, events: int, seed: int) -> int:
    """Lets the monkey do its worst; after each round everything is undone, and weighed."""
    print(path.name, flush=True)
    window = Window()
    window.show()
    document = Document.open(path)
    window.show_document(document)
    monkey = Monkey(window, seed)
    weights: list[Weight] = []
    for number in range(1, events + 1):
        monkey.go_on()
        if watch.troubles:
            print(f"after {number:,} events: {watch.troubles[0]}")
            return 1
        if number % ROUND == 0 or number == events:
            steps = len(document.history.steps)
            if not _leads_back(window, document):
                print(f"after {number:,} events: undoing {steps} steps does not lead to the file")
                return 1
            if left_behind(window):
                print(f"after {number:,} events: {', '.join(left_behind(window))} left behind")
                return 1
            weights.append(weight())
            print(f"{number:,} events, {steps} steps undone, {weights[-1]}", flush=True)
    monkey.end()
    window.hide()
    for desk in list(window.canvases):
        window.close_document(desk)
    grown = growth([one.held for one in weights])
    print(f"{dict(monkey.done)}: {grown:+.0f} MB held in the second half")
    return 0 if grown < MEGABYTES_MORE and not watch.troubles else 1


def _leads_back(window: Window, document: Document) -> bool:
    """Undoes everything, and lets the window come to rest, as large and as near as at any rest."""
    (canvas,) = window.canvases.values()
    canvas.desk.cancel()
    is_whole = way_back(document)
    window.resize(1200, 800)
    QApplication.processEvents()
    canvas.fit()
    canvas.tiles.forget_all()
    canvas.settle()
    window.checking.settle()
    gc.collect()
    return is_whole


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
