"""Boomtown markers on cities: stars with the new value over the old one."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import half_width
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch
from drawing.systems.santa_fe.printed.city_discs import boom_mark
from model.pieces.places import AtCity

LARGER = 1.22
"""Than the mark of the city that it covers."""


def boom_markers(sheet: Sheet) -> Iterator[Batch]:
    """All markers of a map."""
    for piece in pieces_of(sheet, "boom-marker"):
        city = (
            sheet.scenario.cities.get(piece.place.id) if isinstance(piece.place, AtCity) else None
        )
        spot = None if city is None else sheet.city_spot(city)
        if city is not None and spot is not None:
            half = LARGER * half_width(sheet, city)
            yield from boom_mark(sheet.theme, piece.text, spot, half, f"marker in {city.id}")
