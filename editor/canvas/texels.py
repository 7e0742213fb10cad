"""Terrain from far away: one image for the whole board, two pixels a cell."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.sheet import Sheet
from drawing.themes.theme import Theme
from model.boards.grid import ROW_HEIGHT
from model.boards.hexes import HexBoard
from model.boards.terrain import NO_CELL, TerrainBoard
from model.notation import Cell

MOST_KINDS = 200
CLEAR = 0
"""The number of the colour that is none."""


class Texels:
    """The image of the board that was painted last, kept while it is the same board."""

    def __init__(self) -> None:
        self._of: tuple[TerrainBoard, Theme] | None = None
        self._image = QImage()

    def paint(self, painter: QPainter, sheet: Sheet) -> None:
        """Paints the terrain of a sheet, whose millimetres are the painter's units."""
        board = sheet.scenario.board
        if not isinstance(board, TerrainBoard):
            return
        if self._of is None or self._of[0] is not board or self._of[1] is not sheet.theme:
            self._of, self._image = (board, sheet.theme), _image(board, sheet.theme)
        if not self._image.isNull():
            _paint(painter, sheet, board, self._image)


def _paint(painter: QPainter, sheet: Sheet, board: TerrainBoard, image: QImage) -> None:
    mm = sheet.mm
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    x, y = sheet.spot(Cell(0, 0))
    if isinstance(board, HexBoard) and board.orientation == "flat":
        painter.setWorldTransform(QTransform(0, 1, -1, 0, x, y), combine=True)
        x = y = 0.0
    place = QRectF(
        x - mm / 2,
        y - mm * ROW_HEIGHT / 2,
        image.width() * mm / 2,
        image.height() * mm * ROW_HEIGHT,
    )
    painter.drawImage(place, image)
    painter.restore()


def _image(board: TerrainBoard, theme: Theme) -> QImage:
    """The board as an image: odd rows begin half a cell further on."""
    kinds = sorted(set(board.legend.values()))[:MOST_KINDS]
    numbers = {
        sign: kinds.index(kind) + 1
        for sign, kind in board.legend.items()
        if kind in kinds and len(sign) == 1 and sign != NO_CELL
    }
    rows = board.rows()
    width = 2 * max(map(len, rows), default=0) + 1
    table = {ord(sign): number for sign, number in numbers.items()}
    lines = [_line(text, table, width, odd=row % 2) for row, text in enumerate(rows)]
    data = b"".join(lines)  # the image reads it until it is converted, and does not keep it alive
    image = QImage(data, width, len(rows), width, QImage.Format.Format_Indexed8)
    image.setColorTable([0, *(terrain_colour(theme, kind) for kind in kinds)])
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _line(text: str, table: dict[int, int], width: int, *, odd: int) -> bytes:
    signs = bytes([table.get(ord(sign), CLEAR) for sign in text])
    line = bytearray(width)
    end = odd + 2 * len(signs)
    line[odd:end:2] = signs
    line[odd + 1 : end + 1 : 2] = signs[: len(line[odd + 1 : end + 1 : 2])]
    return bytes(line)


def terrain_colour(theme: Theme, kind: str) -> int:
    """What a kind of terrain looks like from far away."""
    like = looks(kind)
    name = {"clear": "land", "sea": "sea"}.get(like, f"terrain-{like}")
    fill = theme.ink(name).fill or theme.ink("land").fill
    return QColor(fill or Qt.GlobalColor.white).rgba()
