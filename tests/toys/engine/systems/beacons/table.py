"""What does not change while beacons are played: the board, the fog, the rules."""

from functools import cached_property
from typing import Any

from model.systems.beacons.rules import BeaconRules
from model.systems.beacons.things import BeaconsPart, Refill, Shine

from engine.protocol import NotPlayable
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.rules.resolving import NoRules, rules_of
from model.scenario.scenario import Scenario


class Coast:
    """A scenario as its players meet it."""

    def __init__(self, scenario: Scenario) -> None:
        if not isinstance(scenario.board, HexBoard):
            raise NotPlayable("beacons are lit on hexes")
        self.scenario, self.board = scenario, scenario.board
        self.part = scenario.part_as(BeaconsPart)
        try:
            self.rules = rules_of(scenario, BeaconRules)
        except NoRules as trouble:
            raise NotPlayable(str(trouble)) from None

    def price(self, cell: Cell) -> int | None:
        """What a light costs there; None where none can stand."""
        if not self.board.has(cell) or cell in self.part.fog:
            return None
        return self.rules.price.get(self.board.kind_at(cell) or "")

    @cached_property
    def free(self) -> list[Cell]:
        """Every cell where a light could stand, in order."""
        return [cell for cell in self.board.cells() if self.price(cell) is not None]

    def beside(self, cell: Cell) -> set[Cell]:
        return {cell, *self.board.neighbours(cell)}

    def cities_beside(self, cell: Cell) -> list[Any]:
        around = self.beside(cell)
        return [city for city in self.scenario.cities.values() if city.at in around]

    def deck(self) -> list[str]:
        """The lamps, a card each."""
        return [key for key, lamp in self.part.lamps.items() for _ in range(lamp.count)]

    def shine(self, lamp: str) -> int:
        return self._sum(lamp, Shine, "points")

    def refill(self, lamp: str) -> int:
        return self._sum(lamp, Refill, "oil")

    def _sum(self, lamp: str, kind: type, field: str) -> int:
        effects = self.part.lamps[lamp].effects if lamp in self.part.lamps else ()
        return sum(getattr(one, field) for one in effects if isinstance(one, kind))
