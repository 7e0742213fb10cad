"""Rivers, lakes and inlets of a map as waters of the scenario."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import numpy as np

from model.boards import grid
from model.boards.crossings import crossed_by_outline
from model.collection import Things
from model.imports.corner_walks import edges_crossed
from model.imports.geo.ground.frame import PIXELS, Frame
from model.imports.geo.ground.ground import CELL, Ground
from model.imports.geo.ground.painting import traced
from model.imports.geo.layers.features import Feature
from model.imports.geo.rasters.arrays import Flags, Line, Wholes
from model.imports.geo.rasters.raster import widened
from model.imports.geo.recipes.recipe import LakeLayer
from model.imports.geo.waters.passages import Passages
from model.imports.geo.waters.river_hexes import HexRiver
from model.imports.geo.waters.rivers import RiverSystem
from model.imports.naming import Ids
from model.notation import Cell, Cells, Corner, Edge, Path, Point
from model.scenario.things import Water

DRY_FEET = 0.3
"""Steps around a milepost that stay out of lakes."""
LEAST_LAKE = 0.1
"""Of a cell, after that."""


def river_waters(system: RiverSystem, ids: Ids) -> Iterator[Water]:
    for river in system.rivers:
        stream = river.stream
        for course in river.courses:
            yield Water(
                id=ids.fresh(stream.id or stream.name, "river"),
                name=stream.name,
                names=Things(stream.names),
                kind=stream.kind,
                path=Path(course.corners),
            )


def hex_waters(rivers: Iterable[HexRiver], ids: Ids) -> Iterator[Water]:
    for stream, cells in rivers:
        yield Water(
            id=ids.fresh(stream.id or stream.name, "river"),
            name=stream.name,
            names=Things(stream.names),
            kind=stream.kind,
            cells=Cells(cells),
        )


def inlet_waters(
    ways: Passages, rivers: Sequence[Sequence[Corner]], land: Collection[Cell], ids: Ids
) -> Iterator[Water]:
    """Inlets as paths between the corners of the edges they cross, led to the sea or a river."""
    trails = list(_trails(ways.inlets))
    crossed = {edge for walk in (*rivers, *trails) for edge in edges_crossed(walk)} | ways.blocked
    passed = Counter(corner for walk in (*rivers, *trails) for corner in set(walk))

    def leads_on(corner: Corner, mine: Collection[Corner]) -> bool:
        is_other = passed[corner] > (corner in mine)
        return is_other or not all(cell in land for cell in grid.cells_at(corner))

    for walk in trails:
        if not any(leads_on(end, walk) for end in (walk[0], walk[-1])):
            _lead(walk, lambda corner, walk=walk: leads_on(corner, walk), crossed)  # type: ignore[misc]
        yield Water(id=ids.fresh("inlet", "inlet"), kind="inlet", path=Path(walk))


def _lead(walk: list[Corner], leads_on: Callable[[Corner], bool], crossed: set[Edge]) -> None:
    """Makes a walk one step longer where it would end just before other water."""
    for end in (-1, 0):
        for near in grid.corner_neighbours(walk[end]):
            edge = grid.edge_crossed(walk[end], near)
            if edge is not None and edge not in crossed and leads_on(near):
                walk.insert(len(walk) if end else 0, near)
                crossed.add(edge)
                return


def _trails(edges: Collection[Edge]) -> Iterator[list[Corner]]:
    """Walks that go once over the hex side of every edge: one where they are a chain."""
    sides: dict[Corner, set[Corner]] = {}
    for edge in edges:
        side = grid.side_of(edge.a, edge.b)
        if side is not None:
            one, other = grid.ends_of_side(edge.a, side)
            sides.setdefault(one, set()).add(other)
            sides.setdefault(other, set()).add(one)
    while sides:
        # From a loose end where there is one, else anywhere on the ring.
        here = min(sides, key=lambda c: (len(sides[c]) % 2 == 0, c.row, c.col, c.end))
        walk = [here]
        while here in sides:
            there = min(sides[here])
            for one, other in ((here, there), (there, here)):
                sides[one].discard(other)
                if not sides[one]:
                    del sides[one]
            walk.append(there)
            here = there
        yield walk


class Board(NamedTuple):
    """What a lake is measured against: the frame, its ground, and the land that is played on."""

    frame: Frame
    ground: Ground
    land: Collection[Cell]


class Called(NamedTuple):
    """What a lake is called, and whether it is dry."""

    name: str
    names: Mapping[str, str]
    kind: Literal["lake", "dry-lake"]


def lake_waters(
    made: Board, lakes: "Lakes", crossed: Collection[Edge], ids: Ids
) -> Iterator[Water]:
    """Lakes as outlines that no milepost stands in; what crosses nothing new is left out.

    Edges that a river or inlet crosses already are not paid for twice.
    """
    frame, ground, land = made
    free = np.where(~discs(frame, land, DRY_FEET) & ground.own, ground.lake, 0)
    for number, (mask, corner) in by_number(free).items():
        called = lakes.called(frame, ground, number, lakes.features[number - 1])
        for rings in traced(mask, LEAST_LAKE / 2, corner):
            outline = outline_of(rings[0])
            edges = crossed_by_outline(outline, land.__contains__, frame.size).edges
            if not edges.difference(crossed):
                continue
            yield Water(
                id=ids.fresh(called.name, "lake"),
                name=called.name,
                names=Things(called.names),
                kind=called.kind,
                outline=outline,
                never_crosses=tuple(edges.intersection(crossed)),
            )


def by_number(numbers: Wholes) -> dict[int, tuple[Flags, tuple[int, int]]]:
    """Each number that is not too rare: its pixels in a frame of their own, and where that is."""
    rows, cols = np.nonzero(numbers)
    order = np.argsort(numbers[rows, cols], kind="stable")
    rows, cols = rows[order], cols[order]
    kinds, starts = np.unique(numbers[rows, cols], return_index=True)
    ends = np.append(starts, len(rows))[1:]
    found = {}
    for kind, start, end in zip(kinds.tolist(), starts, ends, strict=True):
        row, col = rows[start:end], cols[start:end]
        if len(row) >= LEAST_LAKE * CELL:
            corner = int(row.min()), int(col.min())
            mask = np.zeros((row.max() - corner[0] + 1, col.max() - corner[1] + 1), np.bool_)
            mask[row - corner[0], col - corner[1]] = True
            found[kind] = mask, corner
    return found


class Lakes(NamedTuple):
    """The lakes of a layer, and what layer and recipe call them."""

    layer: LakeLayer
    features: Sequence[Feature]

    def called(self, frame: Frame, ground: Ground, number: int, feature: Feature) -> Called:
        for said in self.layer.called:
            if len(said.at) == 2 and _lies_at(ground.lake, number, frame, said.at):
                return Called(said.name, said.names, said.kind)
        words = self.layer.names.items()
        names = {key: text for key, word in words if (text := feature.text(word)[:80])}
        is_dry = "dry" in feature.text(self.layer.kind)
        return Called(feature.text(self.layer.name)[:80], names, "dry-lake" if is_dry else "lake")


def _lies_at(lakes: Wholes, number: int, frame: Frame, at: Sequence[float]) -> bool:
    """Whether a lake comes within a third of a step of a place on the globe."""
    (row,), (col,) = frame.pixels(frame.on_board(np.array([at])))
    near = PIXELS // 3
    around = lakes[max(0, row - near) : row + near + 1, max(0, col - near) : col + near + 1]
    return bool((around == number).any())


def discs(frame: Frame, land: Collection[Cell], radius: float) -> Flags:
    """The pixels within a distance of mileposts."""
    mask = np.zeros(frame.raster, dtype=np.bool_)
    spots = np.array([grid.position(cell) for cell in land]).reshape(-1, 2)
    mask[frame.pixels(spots)] = True
    return widened(mask, radius * PIXELS)


def outline_of(ring: Line) -> Path:
    """A ring on the board as an outline of free points, hundredths of a cell."""
    kept = free_path(ring)
    return Path(kept[:-1]) if len(kept) > 1 and kept[0] == kept[-1] else kept


def free_path(line: Line) -> Path:
    """A line on the board as free points, hundredths of a cell, none twice in a row."""
    points = [Point(round(x * 100) * 10, round(y / grid.ROW_HEIGHT * 100) * 10) for x, y in line]
    return Path(point for n, point in enumerate(points) if n == 0 or point != points[n - 1])
