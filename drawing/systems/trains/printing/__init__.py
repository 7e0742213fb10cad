"""What a game of Trains needs on paper besides board and cards: markers, stations, a track."""

from drawing.printing.parts import BoardSize, Part
from drawing.systems.trains.printing.markers import marker_pages, piece_size
from drawing.systems.trains.printing.points import point_pages
from model.boards.hexes import HexBoard
from model.scenario.scenario import Scenario
from model.wording.speech import later, tr

TILE_MM = 40.0
"""How wide a hex of the board is from side to side where nobody says it."""
HEXES = later(
    "It has hexes of {mm:g} mm from side to side, for markers and stations of {piece:g} mm."
)
PARTS = (
    Part(
        "markers",
        marker_pages,
        later(
            "On card, or on paper glued to card of 1.5 to 2 mm. Markers of each player, stations, "
            "and a marker of points each; cut along the lines, row by row and then from piece to "
            "piece. Four markers and all stations of a city find room on a hex. Leave them out if "
            "you have cubes."
        ),
    ),
    Part(
        "points",
        point_pages,
        later("On plain paper or thin card, one for the table: the track of points."),
    ),
)
"""In the order in which they are made."""


def board_size(scenario: Scenario, tile: float) -> BoardSize | None:
    """Hexes of the width that was asked for; None of a board without hexes."""
    if not isinstance(scenario.board, HexBoard):
        return None
    sentence = tr(HEXES, mm=tile, piece=piece_size(tile))
    return BoardSize(tile, tr("hexes of {mm:g} mm", mm=tile), sentence)
