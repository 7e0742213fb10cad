"""What lies over the map leaves what is written on it readable."""

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from drawing.map.picture import layer_batches
from drawing.shapes.symbols import Box
from drawing.themes.theme import theme
from editor.canvas.overlay import MARK, Mark, Overlay
from editor.canvas.scene import Scene, sheet_of
from editor.canvas.selection_picture import sign_plates
from editor.canvas.view import View
from editor.edits.thing_places import lines_of
from model.notation import Cell
from tests.generate.samples import sample

SIDE = 1400
CHINA = sample("southern-china")
PALE = QColor("#fefefe")


@pytest.fixture
def picture(qapp: object) -> QImage:
    found = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    found.fill(PALE)
    return found


def over(picture: QImage, prices: list[Box]) -> Overlay:
    sheet, painter = sheet_of(CHINA, theme(), ""), QPainter(picture)
    return Overlay(painter, sheet, View(8), QRect(0, 0, SIDE, SIDE), prices)


def middle(box: Box, view: View) -> tuple[int, int]:
    x, y = view.pixel((box.x + box.width / 2, box.y + box.height / 2))
    return round(x), round(y)


def signs() -> list[Box]:
    sheet = sheet_of(CHINA, theme(), "")
    return sign_plates(Scene(sheet, {"crossings": tuple(layer_batches("crossings", sheet))}))


def test_a_chosen_special_link_leaves_its_price_free(picture: QImage) -> None:
    prices = signs()
    assert len(prices) == 3
    drawn = over(picture, prices)
    drawn.things(lines_of(CHINA, "special_links", "ferry-guangzhou"))
    drawn.painter.end()
    assert {picture.pixel(*middle(one, drawn.view)) for one in prices} == {PALE.rgb()}
    pixels = {picture.pixel(x, y) for x in range(0, SIDE, 3) for y in range(0, SIDE, 3)}
    assert QColor("#0a64c8").rgb() in pixels


def test_the_sign_of_a_problem_stands_beside_what_is_written_on_a_hex(picture: QImage) -> None:
    drawn = over(picture, [])
    drawn.marks([Mark(Cell(7, 8), "warning")])
    drawn.painter.end()
    at = drawn.pixel(Cell(7, 8))
    assert picture.pixelColor(at.toPoint()) == PALE
    beside = at + QPointF(0.33, -0.3) * (drawn.sheet.mm * drawn.view.scale)
    assert picture.pixelColor(beside.toPoint()) == QColor("#d98200")
    assert beside.x() - MARK > at.x()
