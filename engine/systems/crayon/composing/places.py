"""Places that a player wants to come to: a milepost, or all the mileposts of a city."""

from typing import NamedTuple

from engine.systems.crayon.table import Table
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


def number_at(table: Table, cell: Cell) -> int | None:
    """The number of a milepost; None where there is none."""
    number = table.network.index(cell)
    return number if table.network.has(number) else None
