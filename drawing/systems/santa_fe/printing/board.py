"""How large the board is printed: so large that a piece of track lies on its shortest space."""

from functools import lru_cache
from typing import NamedTuple

from drawing.map.marks.crossing_signs import length_of
from drawing.map.marks.route_lines import WIDE, laid_lines
from drawing.map.marks.route_spaces import middle_of
from drawing.map.sheet.sheet import ROUTE_MM, Sheet
from drawing.printing.parts import BoardSize
from drawing.themes.theme import theme
from model.boards.routes import MOST_SEGMENTS, RouteBoard
from model.scenario.scenario import Scenario
from model.wording.speech import later, tr

SMALLEST, LARGEST = 1.0, 2.2
"""By how much larger than usual a board may be printed."""
FREE = 0.5
"""What is left free around a piece on its space, in millimetres."""
SHORTEST = 6.0
"""A shorter piece cannot be handled."""


class PieceSize(NamedTuple):
    """A piece of track in millimetres."""

    long: float
    wide: float


SPACES = later(
    "Every space of it is long and wide enough for a piece of track of {long:g} × {wide:g} mm."
)


def board_size(scenario: Scenario, tile: float) -> BoardSize | None:
    """The size of the board for pieces of a length; None of a board without lines."""
    factor, piece = _fitted(scenario, tile)
    if not piece.long:
        return None
    sentence = tr(SPACES, long=piece.long, wide=piece.wide)
    return BoardSize(factor * ROUTE_MM, tr("for track of {mm:g} mm", mm=piece.long), sentence)


def piece_size(scenario: Scenario, tile: float) -> PieceSize:
    """How large pieces of track are cut: as long as was asked for, if the board can be so large."""
    return _fitted(scenario, tile)[1]


def _fitted(scenario: Scenario, tile: float) -> tuple[float, PieceSize]:
    shortest = _shortest(scenario)
    if not shortest:
        return 1.0, PieceSize(0.0, 0.0)
    factor = min(max((tile + FREE) / shortest, SMALLEST), LARGEST)
    long = min(tile, shortest * factor - FREE)
    wide = min(WIDE * factor - FREE, long / 2)
    return factor, PieceSize(_rounded(max(long, SHORTEST)), _rounded(wide))


def _rounded(number: float) -> float:
    """To half a millimetre, downwards."""
    return int(number * 2 + 1e-6) / 2


@lru_cache(maxsize=4)
def _shortest(scenario: Scenario) -> float:
    """The shortest space of a board at the usual scale; 0 where there is none."""
    if not isinstance(scenario.board, RouteBoard):
        return 0.0
    sheet = Sheet(scenario, theme(), ROUTE_MM)
    lengths = [
        length_of(middle_of(sheet, laid, 0))
        for laid in laid_lines(sheet)
        if 0 < laid.line.segments <= MOST_SEGMENTS and laid.length > 0
    ]
    return max(min(lengths, default=0.0), 0.0)
