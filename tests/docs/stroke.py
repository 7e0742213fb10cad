"""A stroke of the brush on a canvas, with a journal beside it, as a designer makes one."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from drawing.themes.theme import theme
from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.document.document import Document
from editor.saving.recovery import Keeper
from model.notation import Cell
from tests.editor.boards import plain


def painted() -> None:
    """Paints a cell, and waits until it is on the screen."""
    application = QApplication.instance() or QApplication([])
    document = Document(plain())
    keeper = Keeper(document)
    canvas = Canvas(Desk(document), theme())
    canvas.resize(600, 500)
    canvas.show()
    canvas.settle()
    canvas.desk.use("terrain")
    spot = QPointF(*canvas.view.pixel(canvas.scene.sheet.spot(Cell(3, 3)))).toPoint()
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=spot)
    canvas.repaint()
    application.processEvents()
    canvas.grab()
    keeper.close()
    canvas.close_down()
