"""The pieces of an Age of Steam game: track, discs, claims, New Cities and cubes."""

from drawing.map.marks.piece_kinds import Drawn
from drawing.systems.age_of_steam.pieces.claimed_links import claimed_links
from drawing.systems.age_of_steam.pieces.cubes import cube_boxes, cubes
from drawing.systems.age_of_steam.pieces.discs import disc_boxes, discs
from drawing.systems.age_of_steam.pieces.new_cities import new_cities, new_city_boxes
from drawing.systems.age_of_steam.pieces.track_lines import track, track_boxes
from model.systems.age_of_steam.showing.board_pieces import (
    COLOUR,
    CUBE,
    DISC,
    LINK,
    NEW_CITY,
    TRACK,
)

KINDS = {
    TRACK: Drawn(track, track_boxes, is_over=False),
    LINK: Drawn(claimed_links),
    NEW_CITY: Drawn(new_cities, new_city_boxes),
    DISC: Drawn(discs, disc_boxes),
    COLOUR: Drawn(lambda _: ()),
    CUBE: Drawn(cubes, cube_boxes),
}
"""From the lowest to the highest; colours are drawn with their cities."""
