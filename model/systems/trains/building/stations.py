"""Where a station can be placed, and why not: for the engine, for checks and for the editor."""

from collections.abc import Mapping

from model.notation import Cell
from model.systems.trains.building.land import Land
from model.systems.trains.building.rails import Refusal


def places(land: Land, stations: Mapping[str, int]) -> list[Cell]:
    """The cities with room for another station (TRN-STATION-02, -03), in a fixed order."""
    free = [
        cell for city, cell in land.cities.items() if stations.get(city, 0) < land.ground[cell].room
    ]
    return sorted(free)


def room_left(land: Land, stations: Mapping[str, int]) -> int:
    """How many stations find room on the whole board."""
    room = sum(land.ground[cell].room for cell in land.cities.values())
    return room - sum(stations.values())


def left(land: Land, stations: Mapping[str, int]) -> int:
    """How many stations are still beside the board."""
    return land.rules.markers.stations - sum(stations.values())


def why_not(land: Land, cell: Cell, stations: Mapping[str, int]) -> Refusal | None:
    """Why no station can be placed on a hex; None if one can."""
    if left(land, stations) <= 0:
        return Refusal("TRN-STATION-05", "all stations are on the board")
    ground = land.ground.get(cell)
    if ground is not None and ground.number:
        return Refusal("TRN-STATION-06", "a remote place has no stations")
    if ground is None or not ground.room:
        return Refusal("TRN-STATION-01", "stations stand in cities")
    if stations.get(ground.city, 0) >= ground.room:
        return Refusal("TRN-STATION-02", f"the city has room for {ground.room}")
    return None
