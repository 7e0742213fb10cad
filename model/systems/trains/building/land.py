"""The board as builders meet it: what stands on each hex, and which hexes are adjacent."""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.city import TrainsCity


class Ground(NamedTuple):
    """What a hex is: terrain, or the city or remote place that stands there."""

    terrain: str
    city: str = ""
    """The id of what stands there."""
    room: int = 0
    """How many stations a city has room for; 0 where there is none."""
    number: int = 0
    """The number of a remote place; 0 where there is none."""


class Land:
    """The hexes of a board with the rules of one game."""

    def __init__(self, scenario: Scenario, rules: TrainsRules) -> None:
        self.scenario, self.rules = scenario, rules
        board = scenario.board
        cells = list(board.cells()) if isinstance(board, HexBoard) else []
        cities = {one.at: one for one in scenario.cities.values() if one.at is not None}
        self.ground: Mapping[Cell, Ground] = {
            cell: _ground(scenario.board, cell, cities.get(cell)) for cell in cells
        }
        closed = rules.costs.closed
        self.open = frozenset(
            cell for cell, one in self.ground.items() if one.city or one.terrain not in closed
        )
        """The hexes that can be built on (TRN-RAIL-05)."""
        self.blocked = frozenset((edge.a, edge.b) for edge in scenario.blocked)
        self.around: Mapping[Cell, tuple[Cell, ...]] = {
            cell: tuple(self._adjacent(cell)) for cell in cells
        }
        """By hex the open hexes adjacent to it (TRN-RAIL-02)."""
        self.bare_prices: dict[frozenset[str], dict[Cell, int]] = {}
        """What hexes cost by themselves, by the items that are waived."""

    def _adjacent(self, cell: Cell) -> list[Cell]:
        beside = [one for one in grid.neighbours(cell) if one in self.open]
        return [one for one in beside if not self.is_blocked(cell, one)]

    def is_blocked(self, one: Cell, other: Cell) -> bool:
        """Whether a blocked border lies between two hexes."""
        return (one, other) in self.blocked or (other, one) in self.blocked

    @cached_property
    def cities(self) -> dict[str, Cell]:
        """The cities with room for stations, by id."""
        return {one.city: cell for cell, one in self.ground.items() if one.room}

    @cached_property
    def unpriced(self) -> tuple[str, ...]:
        """Kinds of terrain of which the rules say neither a price nor that they are closed."""
        known = {*self.rules.costs.terrain, *self.rules.costs.closed}
        kinds = {one.terrain for one in self.ground.values() if not one.city}
        return tuple(sorted(kinds - known))

    def may_start(self, cell: Cell) -> bool:
        """Whether a first marker may lie here (TRN-SETUP-10)."""
        return cell in self.open and not self.ground[cell].number

    def name_of(self, cell: Cell) -> str:
        """What players call a hex."""
        ground = self.ground.get(cell)
        city = self.scenario.cities.get(ground.city) if ground is not None else None
        return str(cell) if city is None else f"{city.name or city.id}"


def _ground(board: object, cell: Cell, city: object) -> Ground:
    terrain = board.kind_at(cell) or "" if isinstance(board, HexBoard) else ""
    if not isinstance(city, TrainsCity):
        return Ground(terrain)
    if city.kind == "remote":
        return Ground(terrain, city.id, number=city.number)
    return Ground(terrain, city.id, room=city.room)
