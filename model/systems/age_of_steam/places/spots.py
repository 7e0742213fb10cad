"""Every city, town and bare hex as PLACE sees it; a bare hex is called by its cell, `3,2`."""

from collections.abc import Collection, Iterator, Mapping

from model.boards.hexes import HexBoard
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.age_of_steam.conditions.place import Place, Spot, is_one_of
from model.systems.age_of_steam.things.city import TOWN, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart, NewCity

CITY_KINDS = {True: ("city", "printed"), False: ("city", "new-city")}


class Spots:
    """The places of a scenario, worked out once."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.colours = frozenset(scenario.goods)
        part = scenario.part_as(AgeOfSteamPart)
        self.new_cities: Mapping[str, NewCity] = part.new_cities
        self.cell_data = part.cells
        self.stop_at: dict[Cell, str] = dict(_cells_of_stops(scenario))
        """The city or town on each cell that has one."""
        self.printed: dict[str, Spot] = {
            city.id: self._of_stop(city) for city in scenario.cities.values()
        }
        """Cities and towns as they are printed."""
        self._hexes: dict[str, Spot] = {}
        self._urbanized: dict[tuple[str, str], Spot] = {}

    def of(self, place: str, new_city: str = "", colours: Collection[str] | None = None) -> Spot:
        """A place by its id or cell; a town that is a New City by now, a city of drawn colours."""
        spot = self.printed.get(place)
        if spot is None:
            return self._of_hex(place)
        if new_city:
            return self._of_new_city(place, new_city)
        return spot if colours is None else spot._replace(colours=frozenset(colours))

    def hexes(self) -> Iterator[str]:
        """The bare hexes, row by row."""
        board = self.scenario.board
        for cell in board.cells() if isinstance(board, HexBoard) else ():
            if cell not in self.stop_at:
                yield str(cell)

    def stops(self, places: tuple[Place, ...]) -> tuple[str, ...]:
        """The printed cities and towns that are meant, in the order of their ids."""
        return tuple([key for key, spot in self.printed.items() if is_one_of(places, spot)])

    def _of_stop(self, city: City) -> Spot:
        kinds = ("town",) if city.kind == TOWN else CITY_KINDS[True]
        own = city if isinstance(city, AgeOfSteamCity) else None
        return Spot(
            city.id,
            kinds,
            city.tags,
            self._terrain(city.at),
            self._regions(city.id, city.at),
            frozenset() if own is None else own.colours.among(self.colours),
            _sides(() if own is None else own.slots),
        )

    def _of_new_city(self, town: str, new_city: str) -> Spot:
        key = (town, new_city)
        if key not in self._urbanized:
            tile = self.new_cities[new_city]
            self._urbanized[key] = self.printed[town]._replace(
                kinds=CITY_KINDS[False],
                colours=tile.colours.among(self.colours),
                sides=_sides(tile.slots),
            )
        return self._urbanized[key]

    def _of_hex(self, text: str) -> Spot:
        if text not in self._hexes:
            cell = Cell.parse(text)
            data = self.cell_data.get(text)
            self._hexes[text] = Spot(
                "",
                ("cell",),
                () if data is None else data.tags,
                self._terrain(cell),
                self._regions("", cell),
                frozenset(),
                (),
            )
        return self._hexes[text]

    def _terrain(self, cell: Cell | None) -> str:
        board = self.scenario.board
        if cell is None or not isinstance(board, HexBoard):
            return ""
        return board.kind_at(cell) or ""

    def _regions(self, city: str, cell: Cell | None) -> tuple[str, ...]:
        regions = self.scenario.regions.values()
        return tuple([one.id for one in regions if cell in one.cells or city in one.cities])


def cells_of(city: City) -> tuple[Cell, ...]:
    """The hexes of a city or town, the one it is named at first."""
    first = () if city.at is None else (city.at,)
    return (*first, *(cell for cell in city.members or () if cell != city.at))


def _cells_of_stops(scenario: Scenario) -> Iterator[tuple[Cell, str]]:
    for city in scenario.cities.values():
        for cell in cells_of(city):
            yield cell, city.id


def _sides(slots: Collection[str]) -> tuple[str, ...]:
    return tuple(sorted({slot.partition("-")[0] for slot in slots}))
