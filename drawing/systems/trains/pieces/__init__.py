"""The pieces of a Trains game: markers, joined where they are adjacent, and stations."""

from drawing.map.marks.piece_kinds import Drawn
from drawing.systems.trains.pieces.markers import marker_boxes, markers, owner_sample
from drawing.systems.trains.pieces.stations import station_boxes, stations

__all__ = ["KINDS", "owner_sample"]

KINDS = {
    "station": Drawn(stations, station_boxes),
    "marker": Drawn(markers, marker_boxes),
}
"""From the lowest to the highest."""
