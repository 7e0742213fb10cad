"""Paper: where a position of the board is drawn. A board of flat hexes lies turned on it."""

import math

from model.boards import grid
from model.boards.hexes import HexBoard
from model.scenario.things import Art

Spot = tuple[float, float]


def on_paper(board: object, spot: Spot) -> Spot:
    """Where a position is drawn, in columns."""
    if not _is_turned(board):
        return spot
    return _height(board) - spot[1], spot[0]


def on_board(board: object, spot: Spot) -> Spot:
    """The position that is drawn at a place of the paper."""
    if not _is_turned(board):
        return spot
    return spot[1], _height(board) - spot[0]


def art_corners(board: object, art: Art) -> tuple[Spot, Spot, Spot, Spot]:
    """Where the corners of artwork lie on the board, the upper left one first, and then around."""
    left, top = on_paper(board, grid.position(art.at))
    right, down = art.width / 2000, art.height / 2000 * grid.ROW_HEIGHT
    turn = math.radians(art.angle)
    x, y = math.cos(turn), math.sin(turn)
    a, b, c, d = (
        on_board(board, (left + right + u * x - v * y, top + down + u * y + v * x))
        for u, v in ((-right, -down), (right, -down), (right, down), (-right, down))
    )
    return a, b, c, d


def _is_turned(board: object) -> bool:
    return isinstance(board, HexBoard) and board.orientation == "flat"


def _height(board: object) -> float:
    rows = board.size.rows if isinstance(board, HexBoard) else 1
    return (max(rows, 1) - 1) * grid.ROW_HEIGHT
