"""Tiles: cells painted into them look as if the whole had been painted anew."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from drawing.themes.theme import theme
from editor.canvas.map_painter import MapPainter
from editor.canvas.scene import Scene, sheet_of
from editor.canvas.tiles import Tiles
from editor.canvas.view import View
from editor.edits.painting import painted
from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.notation import Cell
from model.scenario.change import apply
from tests.drawing.samples import loaded

WINDOW = QRect(0, 0, 900, 700)
NEAR, FROM_FAR = View(9, 40, 30), View(-12, 40, 30)


def painted_tiles(view: View, ratio: float, most: int = 400) -> Tiles:
    file = Path(bundled_scenarios()["tutorial"])
    scene = Scene(sheet_of(loaded(file), theme(), str(file.parent)))
    scene.build()
    tiles = Tiles(MapPainter(scene), most)
    tiles.ratio = ratio
    paint_all(tiles, view)
    return tiles


def paint_all(tiles: Tiles, view: View) -> None:
    while tiles.has_work(view, WINDOW):
        tiles.work(view, WINDOW, seconds=60)


def picture(tiles: Tiles, view: View) -> QImage:
    image = QImage(
        int(WINDOW.width() * tiles.ratio),
        int(WINDOW.height() * tiles.ratio),
        QImage.Format.Format_RGB32,
    )
    image.setDevicePixelRatio(tiles.ratio)
    image.fill(QColor("white"))
    painter = QPainter(image)
    tiles.paint(painter, view, WINDOW)
    painter.end()
    return image


def paint_some(tiles: Tiles) -> list[Cell]:
    """Every fourth cell of the land becomes a mountain; the layers are not built anew."""
    scene = tiles.painter.scene
    board = scene.scenario.board
    assert isinstance(board, TerrainBoard)
    cells = [cell for cell in board.cells() if board.kind_at(cell) != "mountain"][::4]
    change = painted(scene.scenario, cells, "mountain")
    assert not scene.become(apply(scene.scenario, change), change)
    return cells


def unlike(one: QImage, other: QImage) -> float:
    """The part of the pixels that are plainly of another colour."""
    assert one.size() == other.size()
    gap = one.copy()
    painter = QPainter(gap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    far = bytes(gap.constBits()).translate(None, delete=bytes(range(17)))
    always = gap.width() * gap.height()  # the fourth byte of each pixel, which is no colour
    return (len(far) - always) / gap.sizeInBytes()


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_cells_painted_into_tiles_lie_under_what_lies_over_the_ground(
    qtbot: QtBot, ratio: float
) -> None:
    tiles = painted_tiles(NEAR, ratio)
    before = picture(tiles, NEAR)
    cells = paint_some(tiles)
    tiles.touch_up(cells, NEAR)
    assert not tiles.has_work(NEAR, WINDOW)
    touched = picture(tiles, NEAR)
    tiles.all_dirty()
    paint_all(tiles, NEAR)
    anew = picture(tiles, NEAR)
    assert unlike(before, anew) > 0.01
    assert unlike(touched, anew) < 0.001


def test_tiles_of_other_scales_and_of_faded_ground_are_painted_anew(qtbot: QtBot) -> None:
    tiles = painted_tiles(NEAR, 1.0)
    paint_all(tiles, FROM_FAR)
    tiles.touch_up(paint_some(tiles)[:1], NEAR)
    assert tiles.has_work(FROM_FAR, WINDOW)
    assert not tiles.has_work(NEAR, WINDOW)
    tiles.painter.faded = {"terrain": 0.5}
    tiles.touch_up([Cell(3, 3)], NEAR)
    assert tiles.has_work(NEAR, WINDOW)


def test_what_is_not_painted_yet_is_shown_from_another_scale(qtbot: QtBot) -> None:
    tiles = painted_tiles(View(8, 40, 30), 1.0)
    sharp = painted_tiles(NEAR, 1.0)
    stretched = picture(tiles, NEAR)
    assert tiles.has_work(NEAR, WINDOW)
    assert unlike(stretched, picture(sharp, NEAR)) < 0.2


def test_what_is_seen_is_kept_however_large_the_window(qtbot: QtBot) -> None:
    tiles = painted_tiles(View(8, 40, 30), 1.0, most=4)
    paint_all(tiles, NEAR)
    assert not tiles.has_work(NEAR, WINDOW)
    assert tiles.has_work(View(8, 40, 30), WINDOW)
