"""How large a map must be for the cities of a sheet: a board, or a box on the globe."""

from collections.abc import Iterable
from typing import Final

from model.imports.cannot import CannotImport
from model.imports.sheets.cities import CityRow
from model.rules.new_scenario import LARGEST_SIDE

ROOM: Final = 3
"""Cells between the last city and the rim: a ring around it, and a way past that."""
LEAST: Final = 8
DEGREES: Final = 1.0


def size_for(rows: Iterable[CityRow]) -> str:
    """The size of a plain board that holds all cities."""
    places = [row.at for row in rows if row.at is not None]
    if not places:
        raise CannotImport("no city has a place: give columns at, or col and row, such as 12,7")
    cols = max(max(cell.col for cell in places) + 1 + ROOM, LEAST)
    height = max(max(cell.row for cell in places) + 1 + ROOM, LEAST)
    if max(cols, height) - ROOM > LARGEST_SIDE:
        raise CannotImport(f"a board has at most {LARGEST_SIDE} columns and rows")
    return f"{min(cols, LARGEST_SIDE)}x{min(height, LARGEST_SIDE)}"


def box_around(rows: Iterable[CityRow]) -> str:
    """The box of the globe around all cities, and a little more: west, south, east, north."""
    places = [row.globe for row in rows if row.globe is not None]
    lons, lats = [lon for lon, _ in places], [lat for _, lat in places]
    box = (
        max(min(lons) - DEGREES, -180.0),
        max(min(lats) - DEGREES, -85.0),
        min(max(lons) + DEGREES, 180.0),
        min(max(lats) + DEGREES, 85.0),
    )
    return ",".join(f"{number:g}" for number in (round(one, 1) for one in box))
