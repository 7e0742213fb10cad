"""The board as railroads meet it: lines from each city, twins, home bases, prices of segments."""

from collections.abc import Mapping

from model.boards.routes import Line, RouteBoard
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.railroad import Railroad


class Land:
    """What does not change while track is laid."""

    def __init__(self, scenario: Scenario, rules: SantaFeRules) -> None:
        part = scenario.part_as(SantaFePart)
        board = scenario.board if isinstance(scenario.board, RouteBoard) else RouteBoard()
        self.rules = rules
        self.railroads: Mapping[str, Railroad] = part.railroads
        self.cities: dict[str, SantaFeCity] = {
            key: city for key, city in scenario.cities.items() if isinstance(city, SantaFeCity)
        }
        self.lines: dict[str, Line] = {
            key: line
            for key, line in board.lines.items()
            if line.a != line.b and line.a in self.cities and line.b in self.cities
        }
        self.around: dict[str, list[Line]] = {city: [] for city in self.cities}
        for line in self.lines.values():
            self.around[line.a].append(line)
            self.around[line.b].append(line)
        self.leaving: dict[str, tuple[Line, ...]] = {
            city: tuple(line for line in lines if line.can_start_at(city))
            for city, lines in self.around.items()
        }
        """The lines that can be started at a city, as their arrows say."""
        pairs: dict[frozenset[str], list[str]] = {}
        for line in self.lines.values():
            pairs.setdefault(frozenset((line.a, line.b)), []).append(line.id)
        self.twins: dict[str, tuple[str, ...]] = {
            key: tuple(one for one in pairs[frozenset((line.a, line.b))] if one != key)
            for key, line in self.lines.items()
        }
        self._joining: dict[tuple[str, str], tuple[str, ...]] = {}
        for line in self.lines.values():
            joining = tuple(pairs[frozenset((line.a, line.b))])
            self._joining[line.a, line.b] = self._joining[line.b, line.a] = joining
        self.major_bases = frozenset(one.home for one in self.railroads.values() if one.is_major)

    def name_of(self, railroad: str) -> str:
        """What players call a railroad."""
        known = self.railroads.get(railroad)
        return known.name if known is not None and known.name else railroad.upper()

    def city_name(self, city: str) -> str:
        """What players call a city."""
        known = self.cities.get(city)
        return known.name if known is not None and known.name else city

    def between(self, one: str, other: str) -> tuple[str, ...]:
        """The lines that join two cities."""
        return self._joining.get((one, other), ())

    def price(self, line: Line, segment: int, is_first: bool) -> int:
        """What a piece costs on a segment, counted from a (SFR-TERRAIN-03, -04)."""
        prices, scope = self.rules.terrain.prices, self.rules.terrain.scope
        if not prices or (scope == "line-once" and not is_first):
            return 0
        if scope == "segment":
            kinds = set(line.terrain_of(segment))
        else:
            kinds = {kind for row in line.terrain for kind in row}
        return sum(prices.get(kind) or 0 for kind in kinds)
