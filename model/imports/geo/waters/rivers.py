"""Rivers as paths from corner to corner that drain: into the sea, a lake, over the border, or
into a river that does."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import numpy as np

from model.boards import grid
from model.imports.corner_walks import edges_crossed
from model.imports.geo.ground.cells import Cells
from model.imports.geo.ground.frame import Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.rasters.arrays import Line
from model.imports.geo.waters.corner_paths import length_of, reached, smoothed, walked
from model.imports.geo.waters.river_lines import Stream, heights_at_ends
from model.notation import Cell, Corner, Edge

SHORTEST: Final = 0.8
"""Steps below which a piece of a river is left out."""
BEYOND: Final = 0.7
"""Steps beyond the outermost mileposts up to which rivers are followed."""
FURTHEST: Final = 3
"""Corners over which a lower end reaches out for a way to drain."""


@dataclass(slots=True)
class Course:
    """One piece of a river: its corners, and the line that it follows."""

    corners: list[Corner]
    line: Line


@dataclass(slots=True)
class RiverOnBoard:
    """A river with its courses on the board."""

    stream: Stream
    courses: list[Course] = field(default_factory=list)

    @property
    def longest(self) -> Course:
        return max(self.courses, key=lambda course: len(course.corners))


@dataclass(slots=True)
class RiverSystem:
    """All rivers of a map, and what became of their lower ends."""

    rivers: list[RiverOnBoard]
    joined: int = 0
    undrained: tuple[str, ...] = ()


def rivers_on(
    streams: Sequence[Stream], frame: Frame, ground: Ground, cells: Cells, land: Collection[Cell]
) -> RiverSystem:
    """The rivers that touch the land, each lower end led to where water goes."""
    rivers = []
    for stream in streams:
        courses = [c for line in stream.lines for c in _courses(line, frame, cells, land)]
        if courses:
            rivers.append(RiverOnBoard(stream, courses))
    system = RiverSystem(rivers)
    _Drainage(system, frame, ground, land).lead()
    system.rivers = _parted(rivers, land)
    return system


def _parted(rivers: Sequence[RiverOnBoard], land: Collection[Cell]) -> list[RiverOnBoard]:
    """Rivers of which no two cross the same edge: the shorter one ends where they meet."""
    taken: set[Edge] = set()
    for river in sorted(rivers, key=lambda r: (-len(r.longest.corners), r.stream.name)):
        left = []
        for course in sorted(river.courses, key=lambda c: -len(c.corners)):
            for part in _free(course.corners, taken):
                crossed = {e for e in edges_crossed(part) if e.a in land and e.b in land}
                if crossed:
                    left.append(Course(part, course.line))
                    taken |= crossed
        river.courses = left
    return [river for river in rivers if river.courses]


def _free(corners: Sequence[Corner], taken: Collection[Edge]) -> list[list[Corner]]:
    """The parts of a walk between edges that are taken."""
    parts: list[list[Corner]] = [[corners[0]]]
    for here, there in pairwise(corners):
        if grid.edge_crossed(here, there) in taken:
            parts.append([there])
        else:
            parts[-1].append(there)
    return [part for part in parts if len(part) > 1]


def _courses(line: Line, frame: Frame, cells: Cells, land: Collection[Cell]) -> list[Course]:
    if length_of(line) < SHORTEST:
        return []
    smooth = smoothed(line)
    cols, rows = frame.size
    bottom = (rows - 1) * grid.ROW_HEIGHT + BEYOND
    x, y = smooth[:, 0], smooth[:, 1]
    inside = (x > -BEYOND) & (x < cols - 0.5 + BEYOND) & (y > -BEYOND) & (y < bottom)
    breaks = np.flatnonzero(np.diff(inside.astype(np.int8))) + 1
    runs = np.split(np.arange(len(smooth)), breaks)
    return [
        Course(part, smooth[run])
        for run in runs
        if inside[run[0]] and len(run) >= 8
        for part in _on_land(walked(smooth[run]), cells, land)
    ]


def _on_land(walk: list[Corner], cells: Cells, land: Collection[Cell]) -> list[list[Corner]]:
    """The parts of a walk that have land on both sides; of border rivers only what is ours."""

    def is_solid(cell: Cell) -> bool:
        return cell in land or (cells.has(cell) and cells.neighbour[cells.at(cell)] > 0.5)

    parts: list[list[Corner]] = [[]]
    for corner in walk:
        around = grid.cells_at(corner)
        is_ours = any(cell in land for cell in around)
        if is_ours and sum(map(is_solid, around)) >= 2:
            parts[-1].append(corner)
            continue
        if is_ours and parts[-1]:
            parts[-1].append(corner)
        parts.append([])
    return [part for part in parts if len(part) >= 3]


class _Drainage:
    """Which rivers drain, and the search of the others for a way."""

    def __init__(
        self, system: RiverSystem, frame: Frame, ground: Ground, land: Collection[Cell]
    ) -> None:
        self._system, self._frame, self._ground, self._land = system, frame, ground, land
        self._rivers_at: defaultdict[Corner, set[int]] = defaultdict(set)
        for number, river in enumerate(system.rivers):
            for course in river.courses:
                for corner in course.corners:
                    self._rivers_at[corner].add(number)
        self._wet = {
            number
            for number, river in enumerate(system.rivers)
            if any(self._is_shore(c.corners[end]) for c in river.courses for end in (0, -1))
        }

    def lead(self) -> None:
        """The longest first, until nothing more drains."""
        self._spread()
        while (number := self._extended()) is not None:
            self._wet.add(number)
            self._system.joined += 1
            self._spread()
        names = [self._system.rivers[number].stream.name for number in self._dry()]
        self._system.undrained = tuple(names)

    def _is_shore(self, corner: Corner) -> bool:
        return not all(cell in self._land for cell in grid.cells_at(corner))

    def _spread(self) -> None:
        """A river that meets one that drains, drains."""
        more = True
        while more:
            met = (rivers for rivers in self._rivers_at.values() if rivers & self._wet)
            found = set[int]().union(*met) - self._wet
            self._wet |= found
            more = bool(found)

    def _dry(self) -> list[int]:
        rivers = self._system.rivers
        dry = [n for n in range(len(rivers)) if n not in self._wet]
        dry = [n for n in dry if rivers[n].stream.kind == "river"]
        return sorted(dry, key=lambda n: (-sum(len(c.corners) for c in rivers[n].courses), n))

    def _extended(self) -> int | None:
        for number in self._dry():
            course = self._system.rivers[number].longest
            first, last = heights_at_ends(course.line, self._frame, self._ground)
            end = -1 if last <= first else 0
            mine = set(course.corners)
            more = reached(
                course.corners[end],
                lambda corner, mine=mine: self._may_pass(corner, mine),  # type: ignore[misc]
                lambda corner: self._is_shore(corner) or bool(self._rivers_at[corner] & self._wet),
                FURTHEST,
            )
            if more:
                corners = course.corners
                course.corners = [*corners, *more] if end else [*reversed(more), *corners]
                for corner in more:
                    self._rivers_at[corner].add(number)
                return number
        return None

    def _may_pass(self, corner: Corner, mine: Collection[Corner]) -> bool:
        return corner not in mine and any(cell in self._land for cell in grid.cells_at(corner))
