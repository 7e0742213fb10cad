"""The waters of a crayon map: which edges pay for several of them, and which share ground."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import islice, pairwise
from typing import TYPE_CHECKING

from model.boards import grid
from model.notation import Corner, Edge, Path, Point
from model.scenario.things import Water
from model.systems.crayon.network.network import edge_ends
from model.wording.speech import tr
from validator.finding import Partly
from validator.survey.plain_outlines import is_plain
from validator.survey.shared_ground import Bounds, bounds, shared_hexes

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey

MOST_AREAS = 1_000
"""Among more lakes than this nobody looks for two that share ground."""
MOST_PAIRS = 1_000
"""So many pairs of lakes are held against each other; most maps have not one."""
MOST_SIDES = 30_000
"""So many pairs of sides are looked at before shapely is asked."""
LEAST_SHARED = 0.1
"""Lakes that share less ground than this, in hexes, are drawn so on purpose."""

ARM = "/"
"""What stands between the id of a river and the number of its arm."""

Pair = tuple[str, str]


class Waterways:
    """What waters do to each other."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self.ground = survey.ground
        self.waters = survey.scenario.waters

    @cached_property
    def over(self) -> Mapping[str, frozenset[Edge]]:
        """The edges of the board that count as crossing each water."""
        return {name: self.ground.edges_over(name) for name in self.waters}

    @cached_property
    def areas(self) -> Mapping[str, Path]:
        """The outlines of waters that have one and no course."""
        return {
            name: water.outline
            for name, water in self.waters.items()
            if water.outline is not None and not any(len(one) > 1 for one in water.courses)
        }

    @cached_property
    def paid_together(self) -> Mapping[tuple[str, ...], tuple[Edge, ...]]:
        """The edges on which a section crosses several waters, by these waters."""
        network = self.ground.network
        found: dict[tuple[str, ...], list[Edge]] = {}
        for key, over in network.crossings.items():
            a, b = edge_ends(key)
            if len(over) > 1 and b in network.ways(a):
                edge = Edge.of(network.cell(a), network.cell(b))
                found.setdefault(tuple([one.water for one in over]), []).append(edge)
        return {waters: tuple(sorted(edges)) for waters, edges in found.items()}

    @cached_property
    def overlapping(self) -> Mapping[Pair, float]:
        """Lakes that lie on the same ground, and on how much of it, in hexes."""
        near = self._near[:MOST_PAIRS]
        shared = self._measured(near) if self._are_few(near) else self._measured_at_length(near)
        return {pair: hexes for pair, hexes in shared.items() if hexes >= LEAST_SHARED}

    def _are_few(self, near: Iterable[Pair]) -> bool:
        """Whether outlines are few and plain, so that it takes longer to load shapely."""
        if sum(len(self.areas[one]) * len(self.areas[other]) for one, other in near) > MOST_SIDES:
            return False
        return all(is_plain(self.areas[name]) for name in {name for pair in near for name in pair})

    def _measured(self, near: Iterable[Pair]) -> dict[Pair, float]:
        pairs = sorted((min(pair), max(pair)) for pair in near)
        return {pair: shared_hexes(*map(self.areas.__getitem__, pair)) for pair in pairs}

    def _measured_at_length(self, near: Iterable[Pair]) -> dict[Pair, float]:
        from model.boards.geometry import overlaps, polygon_of

        names = sorted({name for pair in near for name in pair})
        found = overlaps({name: polygon_of(self.areas[name]) for name in names})
        return {(one, other): hexes for one, other, hexes in found}

    @cached_property
    def _near(self) -> list[Pair]:
        return list(islice(self._side_by_side(), MOST_PAIRS + 1))

    @property
    def left_out(self) -> Partly | None:
        """What is to be told where not all lakes were held against each other."""
        lakes = len(self.areas)
        if lakes > MOST_AREAS:
            return Partly(
                tr("among {lakes} lakes nobody looked for two on the same ground", lakes=lakes)
            )
        if len(self._near) > MOST_PAIRS:
            return Partly(
                tr(
                    "of {lakes} lakes so many lie on one spot that not all were compared",
                    lakes=lakes,
                )
            )
        return None

    def _side_by_side(self) -> Iterator[Pair]:
        """Pairs of lakes that may share ground, as far as their bounds tell."""
        if len(self.areas) > MOST_AREAS:
            return
        all_bounds = sorted((bounds(outline), name) for name, outline in self.areas.items())
        open_ones: list[tuple[Bounds, str]] = []
        for here, name in all_bounds:
            open_ones = [(other, was) for other, was in open_ones if other.right > here.left]
            yield from ((was, name) for other, was in open_ones if other.meets(here))
            open_ones.append((here, name))

    @cached_property
    def arms(self) -> Mapping[str, Water]:
        """The waters, but every arm of a river with several as a water of its own."""
        found: dict[str, Water] = {}
        for name, water in self.waters.items():
            if not water.paths or name in self.areas:
                found[name] = water
                continue
            for number, path in enumerate(water.paths):
                arm = f"{name}{ARM}{number}"
                found[arm] = replace(water, id=arm, path=path, paths=())
        return found

    def river_of(self, arm: str) -> Water:
        """The water that an arm belongs to, which may be the whole of it."""
        return self.waters[arm.partition(ARM)[0]]

    @cached_property
    def by_corner(self) -> Mapping[Corner, frozenset[str]]:
        """The waters whose course passes a corner, arm by arm."""
        found: dict[Corner, set[str]] = {}
        for name, water in self.arms.items():
            for place in water.path or ():
                if isinstance(place, Corner):
                    found.setdefault(place, set()).add(name)
        return {corner: frozenset(names) for corner, names in found.items()}


def edges_along(course: Iterable[Corner | Point]) -> list[Edge]:
    """The edges that a course crosses from corner to neighbouring corner, in its order."""
    pairs = ((a, b) for a, b in pairwise(course) if isinstance(a, Corner) and isinstance(b, Corner))
    return [edge for a, b in pairs if (edge := grid.edge_crossed(a, b)) is not None]
