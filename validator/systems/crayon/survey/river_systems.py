"""Rivers as systems: waters that flow into each other, where they come out, and where they stop.

Every arm of a river with several is looked at as a water of its own, which flows into the others.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from model.boards import grid
from model.notation import Cell, Corner, Path
from model.scenario.things import Water

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey

FLOWING = ("river", "inlet")
"""Waters that must come from somewhere or lead somewhere; dry ones end in the sand."""
SAND = "desert"


class End(NamedTuple):
    """An end of a river that stops there; with others, if they stop at the same corner."""

    water: str
    corner: Corner
    height: float
    others: tuple[str, ...] = ()


class RiverSystems:
    """The rivers of a map by what they flow into."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self._rims: dict[Corner, bool] = {}
        self._heights: dict[Corner, float] = {}
        self._ways = survey.waterways
        self._ground = survey.ground
        self._waters = survey.waterways.arms

    @cached_property
    def courses(self) -> Mapping[str, Path]:
        """The courses of waters that have one."""
        return {
            name: water.path
            for name, water in self._waters.items()
            if water.path is not None and len(water.path) > 1
        }

    @cached_property
    def _dear(self) -> frozenset[str]:
        """The terrain of heights: what is dearer to build on than plain land, and no sand."""
        prices = self._ground.rules.cost.terrain
        least = min(prices.values(), default=0)
        return frozenset(kind for kind, price in prices.items() if price > least and kind != SAND)

    def height(self, corner: Corner) -> float:
        """How much of the land around a corner is high: 0 on plains, 1 in the mountains."""
        if corner not in self._heights:
            kind_at = self._ground.board.kind_at
            kinds = [kind for cell in grid.cells_at(corner) if (kind := kind_at(cell))]
            high = sum(kind in self._dear for kind in kinds)
            self._heights[corner] = high / len(kinds) if kinds else 0.0
        return self._heights[corner]

    def length(self, water: str) -> int:
        """How many corners and points a river has."""
        return len(self.courses.get(water, ()))

    def is_at_rim(self, corner: Corner) -> bool:
        if corner not in self._rims:
            self._rims[corner] = not all(map(self._ground.board.has, grid.cells_at(corner)))
        return self._rims[corner]

    @cached_property
    def _lakes_between(self) -> Mapping[tuple[Cell, Cell], str]:
        """The lake on the edge between two cells, whichever stands first."""
        found = {}
        for name in self._ways.areas:
            for a, b in self._ground.waters[name].edges:
                found[a, b] = found[b, a] = name
        return found

    def lakes_at(self, corner: Corner) -> set[str]:
        """The lakes and inlets with an outline that reach a corner."""
        lakes = self._lakes_between
        if not lakes:
            return set()
        a, b, c = grid.cells_at(corner)
        return {lakes[pair] for pair in ((a, b), (a, c), (b, c)) if pair in lakes}

    def waters_at(self, corner: Corner) -> set[str]:
        """The waters that pass, touch or end at a corner."""
        return {*self._ways.by_corner.get(corner, ()), *self.lakes_at(corner)}

    @cached_property
    def system_of(self) -> Mapping[str, str]:
        """The first water of the system that a water belongs to."""
        first = {name: name for name in self._waters}

        def root(name: str) -> str:
            while first[name] != name:
                first[name] = first[first[name]]
                name = first[name]
            return name

        by_lakes = {cell for pair in self._lakes_between for cell in pair}
        by_lakes |= {near for cell in by_lakes for near in grid.neighbours(cell)}
        for corner, passing in self._ways.by_corner.items():
            # Most corners have one river and no lake near: nothing meets there.
            if len(passing) == 1 and (corner.col, corner.row) not in by_lakes:
                continue
            one, *others = self.waters_at(corner)
            for other in others:
                low, high = sorted((root(one), root(other)))
                first[high] = low
        return {name: root(name) for name in self._waters}

    @cached_property
    def systems(self) -> Mapping[str, tuple[Water, ...]]:
        """The waters of every system with a river in it."""
        found: dict[str, list[Water]] = {}
        for name, system in self.system_of.items():
            found.setdefault(system, []).append(self._waters[name])
        return {
            system: tuple(waters)
            for system, waters in found.items()
            if any(water.id in self.courses for water in waters)
        }

    def ends(self, waters: Iterable[Water]) -> Iterator[tuple[str, Corner, Corner]]:
        """The ends of rivers that lie at corners, each with the river's other end."""
        for water in waters:
            path = self.courses.get(water.id)
            if path is not None and water.kind in FLOWING:
                one, other = path[0], path[-1]
                if isinstance(one, Corner) and isinstance(other, Corner) and one != other:
                    yield water.id, one, other
                    yield water.id, other, one

    def stops(self, waters: Iterable[Water]) -> list[End]:
        """Where the rivers of a system stop amid land, lowest first."""
        found: dict[Corner, list[tuple[float, int, str]]] = {}
        for name, corner, other in self.ends(waters):
            if not self.is_at_rim(corner):
                rank = (self.height(other), -len(self.courses[name]), name)
                found.setdefault(corner, []).append(rank)
        stopping = []
        for corner, ranks in found.items():
            (_, _, name), *others = sorted(ranks)
            if self._goes_on(corner):
                continue
            if self.waters_at(corner) == {name, *(other for _, _, other in others)}:
                end = End(name, corner, self.height(corner), tuple([o for _, _, o in others]))
                stopping.append(end)
        return sorted(stopping, key=lambda end: (end.height, end.water, end.corner))

    def _goes_on(self, corner: Corner) -> bool:
        """Whether two arms of one river meet at a corner: it does not stop there."""
        rivers = [self._ways.river_of(arm).id for arm in self._ways.by_corner.get(corner, ())]
        return len(set(rivers)) < len(rivers)

    @cached_property
    def all_stops(self) -> frozenset[Corner]:
        """The corners where rivers stop amid land."""
        return frozenset(end.corner for many in self.systems.values() for end in self.stops(many))

    @cached_property
    def undrained(self) -> frozenset[str]:
        """The systems whose water comes out nowhere."""
        return frozenset(s for s, waters in self.systems.items() if not self.is_drained(waters))

    def is_drained(self, waters: tuple[Water, ...], *, may_sink: bool = True) -> bool:
        """Whether rivers come to the rim of the land or to others, or end where rivers may.

        Water flows down: a rim or a lake that lies higher than where it stops is where it comes
        from. On one height a rim is taken for a mouth, and a lake for a source.
        """
        names = frozenset(water.id for water in waters)
        passing = self._ways.by_corner
        ends = list(self.ends(waters))
        if any(passing[at] - names for _, at, _ in ends) or not all(map(self._is_told_of, waters)):
            return True
        stops = self.stops(waters)
        if not stops or (may_sink and any(self.is_in_sand(stop.corner) for stop in stops)):
            return True
        return any(self._comes_out(name, at, stops[0].height) for name, at, _ in ends)

    def _comes_out(self, name: str, at: Corner, lowest: float) -> bool:
        if self.is_at_rim(at):
            return self._waters[name].kind == "inlet" or self.height(at) <= lowest
        return bool(self.lakes_at(at)) and self.height(at) < lowest

    def _is_told_of(self, water: Water) -> bool:
        """Whether it is a lake or a river with both ends at corners: others may end anywhere."""
        path = self.courses.get(water.id)
        if path is None:
            return not water.kind.startswith("dry-")
        ends = (path[0], path[-1])
        return water.kind in FLOWING and all(isinstance(end, Corner) for end in ends)

    def is_in_sand(self, corner: Corner) -> bool:
        return any(self._ground.board.kind_at(cell) == SAND for cell in grid.cells_at(corner))

    def comes_to_any(self, waters: Iterable[Water]) -> bool:
        """Whether a system comes to a rim or a lake at all, be it where it springs."""
        return any(self.is_at_rim(c) or bool(self.lakes_at(c)) for _, c, _ in self.ends(waters))
