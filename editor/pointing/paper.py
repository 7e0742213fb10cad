"""Paper: where a position of the board is drawn. A board of flat hexes lies turned on it."""

from model.boards import grid
from model.boards.hexes import HexBoard

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


def _is_turned(board: object) -> bool:
    return isinstance(board, HexBoard) and board.orientation == "flat"


def _height(board: object) -> float:
    rows = board.size.rows if isinstance(board, HexBoard) else 1
    return (max(rows, 1) - 1) * grid.ROW_HEIGHT
