"""What a Santa Fe game needs on paper besides board and cards: track, markers, money."""

from drawing.printing.parts import Part
from drawing.systems.santa_fe.printing.board import board_size
from drawing.systems.santa_fe.printing.markers import marker_pages
from drawing.systems.santa_fe.printing.track import track_pages
from model.wording.speech import later

__all__ = ["PARTS", "TILE_MM", "board_size"]

TILE_MM = 16.0
"""How long a piece of track is where nobody says it."""
PARTS = (
    Part(
        "track",
        track_pages,
        later(
            "On card, or on paper glued to card of 1.5 to 2 mm. As many pieces of each railroad as "
            "the rules say; cut along the lines, row by row and then from piece to piece. Every "
            "space of the board is long enough for one. Leave them out if you have wooden ones."
        ),
    ),
    Part(
        "markers",
        marker_pages,
        later(
            "On card, or on paper glued to card of 1.5 to 2 mm. Boomtown markers, the Train of the "
            "First Player, and money. Fold the Train at the broken line, glue its sides together, "
            "and spread its feet."
        ),
    ),
)
"""In the order in which they are made."""
