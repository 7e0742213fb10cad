"""Places that a player wants to come to: a milepost, or all the mileposts of a city."""

from typing import NamedTuple

from engine.systems.crayon.state.table import Table
from model.boards import grid
from model.notation import Cell


class Place(NamedTuple):
    """A place on the board, with the numbers of its mileposts."""

    name: str
    cells: tuple[int, ...]

    @property
    def middle(self) -> int:
        return self.cells[0]


def place_at(table: Table, number: int) -> Place:
    """A milepost; whoever points at the middle of a city means the city."""
    city = table.cities.get(number)
    if city is not None and number == middle_of(table, city.id):
        return city_place(table, city.id)
    return Place(table.place_name(number), (number,))


def city_place(table: Table, city: str) -> Place:
    """A city with all its mileposts, the middle first."""
    place, first = table.places[city], middle_of(table, city)
    return Place(place.name, (first, *(cell for cell in place.cells if cell != first)))


def middle_of(table: Table, city: str) -> int:
    """The milepost in the middle of a city."""
    cells, at = table.places[city].cells, table.scenario.cities[city].at
    middle = cells[0] if at is None else table.network.index(at)
    return middle if middle in cells else cells[0]


def cell_of(table: Table, city: str) -> Cell | None:
    """Where a city is seen on the map, also one overseas; None where it is not drawn."""
    if city in table.places:
        return table.cells[middle_of(table, city)]
    known = table.scenario.cities.get(city)
    place = None if known is None else known.at or known.xy
    return None if place is None else grid.nearest_cell(*grid.position(place))


def overseas_at(table: Table, cell: Cell) -> str | None:
    """The city overseas that is drawn there; of several, one to which a link leads."""
    served = {city for link in table.links.values() for city in link.serves}
    away = (one.id for one in table.scenario.cities.values() if one.overseas)
    there = [city for city in away if city not in table.places and cell_of(table, city) == cell]
    return min(there, key=lambda city: city not in served, default=None)


def number_at(table: Table, cell: Cell) -> int | None:
    """The number of a milepost; None where there is none."""
    number = table.network.index(cell)
    return number if table.network.has(number) else None
