"""What a game of Trains needs on paper besides board and cards: markers, stations, a track."""

from drawing.printing.parts import BoardSize, Part
from drawing.systems.trains.printing.markers import marker_pages, piece_size
from drawing.systems.trains.printing.points import point_pages
from model.boards.hexes import HexBoard
from model.scenario.scenario import Scenario

TILE_MM = 40.0
"""How wide a hex of the board is from side to side where nobody says it."""
PARTS = (
    Part(
        "markers",
        marker_pages,
        "On card, or on paper glued to card of 1.5 to 2 mm. Markers of each player, stations, and "
        "a marker of points each; cut along the lines, row by row and then from piece to piece. "
        "Four markers and all stations of a city find room on a hex. Leave them out if you have "
        "cubes.",
    ),
    Part(
        "points",
        point_pages,
        "On plain paper or thin card, one for the table: the track of points.",
    ),
)
"""In the order in which they are made."""


def board_size(scenario: Scenario, tile: float) -> BoardSize | None:
    """Hexes of the width that was asked for; None of a board without hexes."""
    if not isinstance(scenario.board, HexBoard):
        return None
    short, size = f"hexes of {tile:g} mm", piece_size(tile)
    sentence = f"It has {short} from side to side, for markers and stations of {size:g} mm."
    return BoardSize(tile, short, sentence)
