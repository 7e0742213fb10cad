"""What an Age of Steam game needs on paper: tiles, New Cities, goods display, tracks, actions."""

from drawing.printing.parts import Part
from drawing.systems.age_of_steam.printing.action_tiles import action_pages
from drawing.systems.age_of_steam.printing.goods_display import display_pages
from drawing.systems.age_of_steam.printing.markers import marker_pages
from drawing.systems.age_of_steam.printing.new_city_tiles import new_city_pages
from drawing.systems.age_of_steam.printing.track_tiles import tile_pages
from drawing.systems.age_of_steam.printing.tracks import track_pages
from model.wording.speech import later

TILE_MM = 38.0
"""How wide a tile is from side to side where nobody says it."""
PARTS = (
    Part(
        "tiles",
        tile_pages,
        later(
            "On card, or on paper glued to card of 1.5 to 2 mm. The first page lists the tiles and "
            "how many there are of each; it is not cut. Cut along the lines, row by row and then "
            "from tile to tile. A tile is as wide as a hex of the board."
        ),
    ),
    Part(
        "new-cities",
        new_city_pages,
        later(
            "On card, or on paper glued to card of 1.5 to 2 mm. They are as large as the hexes of "
            "the board."
        ),
    ),
    Part(
        "display",
        display_pages,
        later(
            "On plain paper or thin card, one for the table. Squares with a broken line begin "
            "empty."
        ),
    ),
    Part(
        "tracks",
        track_pages,
        later(
            "On plain paper or thin card, one set for the table: turns, order of play, engines, "
            "shares and income."
        ),
    ),
    Part(
        "actions",
        action_pages,
        later(
            "On card, or on paper glued to card of 1.5 to 2 mm. One for each action; cut them at "
            "the marks."
        ),
    ),
    Part(
        "markers",
        marker_pages,
        later(
            "On card, or on paper glued to card of 1.5 to 2 mm. Discs for track and markers for "
            "the tracks of each player, discs for towns, tokens. Leave them out if you have wooden "
            "ones."
        ),
    ),
)
"""In the order in which they are made."""
