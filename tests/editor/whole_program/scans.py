"""A picture of a map of ours as somebody has scanned it, and hands that trace it."""

import math
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QPainter, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from drawing.map.sheet.sheet import Sheet
from drawing.qt.png import DPI, MM_PER_INCH
from editor.document.tracing.fit import Spot
from milepost.__main__ import main
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import new_text
from model.notation import Cell, Point
from model.rules.new_scenario import new_scenario
from model.scenario.scenario import Scenario
from tests.drawing.samples import map_paths, sheet_of
from tests.editor.hand import Hand
from tests.editor.windows import large_window

TURNED, SCALED = 7.0, 0.62
QUARTER = 0.25
"""A cell's quarter is what a scan may lie off at its worst."""


class Scan:
    """The picture of a map as somebody has scanned it: shifted, turned and scaled."""

    def __init__(self, name: str, folder: Path) -> None:
        self.sheet: Sheet = sheet_of(name)
        self.path = folder / "old scan.png"
        drawn = folder / "drawn.png"
        assert main(["render", str(map_paths()[name]), "-o", str(drawn)]) == 0
        self._move = QTransform().translate(420, 95).rotate(TURNED).scale(SCALED, SCALED)
        image = QImage(str(drawn))
        scan = QImage(image.size(), QImage.Format.Format_RGB32)
        scan.fill(0xF4ECD8)
        painter = QPainter(scan)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(self._move)
        painter.drawImage(0, 0, image)
        painter.end()
        assert scan.save(str(self.path))

    @property
    def board(self) -> TerrainBoard:
        """The board that is on it, of mileposts or hexes."""
        board = self.sheet.scenario.board
        assert isinstance(board, TerrainBoard)
        return board

    def pixel(self, place: Cell | Point) -> Spot:
        """Where the scan shows a place of the map."""
        x, y = self.sheet.spot(place)
        dots = DPI / MM_PER_INCH
        return self._move.map(QPointF(x * dots, y * dots)).toTuple()


def blank_like(scenario: Scenario) -> Scenario:
    """A map on which nothing is drawn yet, as large as another one."""
    board, system = scenario.board, scenario.system
    if isinstance(board, TerrainBoard):
        return new_scenario("traced", system, f"{board.size.cols}x{board.size.rows}")
    assert isinstance(board, RouteBoard)
    assert board.size is not None
    return new_scenario("traced", system, f"{board.size.cols}x{board.size.rows}")


def seen_at(hand: Hand, scan: Scan, place: Cell | Point) -> QPoint:
    """Where the window shows the point of the scan that shows a place."""
    canvas = hand.canvas
    spot = canvas.scene.sheet.spot_at(canvas.desk.tracing.fit.at(scan.pixel(place)))
    return QPointF(*canvas.view.pixel(spot)).toPoint()


def click_at(hand: Hand, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    hand.events += 1
    QTest.mouseMove(hand.canvas, at)
    QTest.mouseClick(hand.canvas, button, Qt.KeyboardModifier.NoModifier, at)
    QApplication.processEvents()


def drop(hand: Hand, path: Path) -> None:
    mime, left = QMimeData(), Qt.MouseButton.LeftButton
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    copied, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(hand.canvas, QDragEnterEvent(QPoint(80, 80), copied, mime, left, none))
    QApplication.sendEvent(hand.canvas, QDropEvent(QPointF(80, 80), copied, mime, left, none))
    answered(hand)
    settle(hand)


def answered(hand: Hand) -> None:
    """It is asked what the picture is for: to be traced."""
    if hand.canvas.desk.tool.NAME == "artwork":
        return  # that is what it is for
    question = hand.window.incoming.question
    assert question is not None
    hand.press(question.buttons[0])


def settle(hand: Hand) -> None:
    hand.canvas.traced.settle()
    QApplication.processEvents()
    hand.canvas.settle()
    QApplication.processEvents()


def far(hand: Hand, scan: Scan) -> float:
    """How far the scan lies off at its worst, in cells, over all of the board."""
    board, fit = scan.sheet.scenario.board, hand.canvas.desk.tracing.fit
    places: list[Cell | Point] = []
    if isinstance(board, TerrainBoard):
        places += board.cells()
    places += [city.xy for city in scan.sheet.scenario.cities.values() if city.xy is not None]
    return max(math.dist(fit.at(scan.pixel(place)), grid.position(place)) for place in places)


def saved(hand: Hand, path: Path) -> None:
    dialog = hand.window.filing.dialog
    assert isinstance(dialog, QFileDialog)
    line = dialog.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText(str(path))
    dialog.accept()
    QApplication.processEvents()


def open_blank(qtbot: QtBot, scan: Scan, folder: Path) -> Hand:
    folder.mkdir()
    path = folder / "traced.milepost.yaml"
    path.write_text(new_text(blank_like(scan.sheet.scenario)), encoding="utf-8")
    hand = Hand(large_window(qtbot))
    hand.window.open_path(path)
    QApplication.processEvents()
    settle(hand)
    return hand


def three_cells(board: TerrainBoard) -> list[Cell]:
    """Three corners of a board, not at its very rim."""
    cols, rows = board.size
    return [Cell(1, 1), Cell(cols - 2, 2), Cell(2, rows - 2)]


def pin(hand: Hand, scan: Scan, cell: Cell) -> None:
    """A click on the picture, and one on its place on the map."""
    click_at(hand, seen_at(hand, scan, cell))
    hand.click(cell)
