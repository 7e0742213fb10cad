"""Made-up waters: rivers that drain, lakes and inlets that hit no milepost, closed edges."""

import math
from collections.abc import Callable
from random import Random

from model.boards import grid
from model.boards.crossings import crossed_by_outline
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Corner, Edge, Path, Point
from model.scenario.things import Water, WaterKind
from tests.generate.land import Land
from tests.generate.words import Words


def make_waters(rng: Random, land: Land, words: Words) -> Things[Water]:
    found: dict[str, Water] = {}
    area = len(land.mainland)
    wet: set[Corner] = set()
    for _ in range(min(1 + area // 100, 60)):
        source = Corner(*rng.choice(land.mainland), rng.choice("ns"))
        path = course(rng, land.has, source, wet)
        if len(path) > 2:
            river = _add(found, words, rng.choice(("river", "river", "dry-river")), path=Path(path))
            wet.update(path)
            if rng.random() < 0.3:
                wet.update(_add_arm(rng, found, land, river, wet))
    for _ in range(min(2 + area // 40, 60)):
        centre = rng.choice(land.mainland)
        if land.is_open(centre, 1):
            land.take(centre, 2)
            _add_lake(found, words, land, Corner(*centre, rng.choice("ns")))
    for _ in range(min(1 + area // 150, 20)):
        shore = rng.choice(land.coast)
        corners = [c for c in grid.corners(shore) if not all(map(land.has, grid.cells_at(c)))]
        _add(found, words, "inlet", outline=around(rng, rng.choice(corners)))
    return Things(found)


def _add_arm(
    rng: Random, found: dict[str, Water], land: Land, river: Water, wet: set[Corner]
) -> list[Corner]:
    """An arm that leaves a river somewhere on its way, to wherever water goes."""
    begin = rng.choice([stop for stop in river.courses[0][:-1] if isinstance(stop, Corner)])
    arm = course(rng, land.has, begin, wet - {begin})
    if len(arm) < 2:
        return []
    found[river.id] = river.with_courses([*river.courses, Path(arm)])
    return arm


def _add(
    found: dict[str, Water],
    words: Words,
    kind: WaterKind,
    *,
    path: Path | None = None,
    outline: Path | None = None,
) -> Water:
    rng = words.rng
    water = Water(
        id=words.fresh_id("water"),
        name=words.name() if rng.random() < 0.7 else "",
        names=Things(words.names()),
        kind=kind,
        path=path,
        outline=outline,
        surcharge=rng.choice((None, None, 4)),
    )
    found[water.id] = water
    return water


def course(
    rng: Random, has: Callable[[Cell], bool], source: Corner, wet: set[Corner]
) -> list[Corner]:
    """Corner by corner downhill in one direction until the sea, the rim or another river."""
    downhill = rng.uniform(0, 2 * math.pi)
    path, seen = [source], {source}
    while path[-1] not in wet and any(map(has, grid.cells_at(path[-1]))):
        x, y = grid.units(path[-1])
        ways = [way for way in grid.corner_neighbours(path[-1]) if way not in seen]
        if not ways:
            return []

        def fall(way: Corner, x: int = x, y: int = y) -> float:
            to_x, to_y = grid.units(way)
            right, down = math.cos(downhill), math.sin(downhill)
            return (to_x - x) * right + (to_y - y) * down + rng.uniform(0, 4000)

        path.append(max(ways, key=fall))
        seen.add(path[-1])
    return path


def around(rng: Random, corner: Corner) -> Path:
    """A small polygon around a corner: mileposts are 0.57 columns away, its shore is nearer."""
    x, y = grid.units(corner)
    count = rng.randint(3, 8)
    points = []
    for number in range(count):
        angle = 2 * math.pi * (number + rng.uniform(0, 0.4)) / count
        far = rng.uniform(0.2, 0.5)
        points.append(
            Point(
                round(x / 6 + 1000 * far * math.cos(angle)),
                round(y / 3 + 1000 * far * math.sin(angle) / grid.ROW_HEIGHT),
            )
        )
    return Path(points)


def _add_lake(found: dict[str, Water], words: Words, land: Land, at: Corner) -> None:
    rng = words.rng
    kind: WaterKind = rng.choice(("lake", "dry-lake"))
    water = _add(found, words, kind, outline=around(rng, at))
    assert water.outline is not None
    met = crossed_by_outline(water.outline, land.has, Size(land.cols, land.rows))
    crossed = sorted(met.edges)
    near = [Edge.of(*pair) for pair in _pairs(land, grid.cells_at(at)[0])]
    dry = [edge for edge in near if edge not in met.edges]
    found[water.id] = Water(
        id=water.id,
        name=water.name,
        names=water.names,
        kind=kind,
        outline=water.outline,
        surcharge=water.surcharge,
        crossable=tuple(crossed[:2]),
        never_crosses=tuple(crossed[-1:]) if rng.random() < 0.3 else (),
        also_crosses=tuple(dry[:1]) if rng.random() < 0.3 else (),
    )


def _pairs(land: Land, cell: Cell) -> list[tuple[Cell, Cell]]:
    return [(cell, other) for other in land.near(cell)]


def make_blocked(rng: Random, land: Land) -> tuple[Edge, ...]:
    """Closed edges, each amid open land of its own, so that every milepost stays in reach."""
    blocked = []
    for _ in range(min(3 + len(land.mainland) // 10, 300)):
        cell = rng.choice(land.mainland)
        if land.is_open(cell, 1):
            land.take(cell, 2)
            blocked.append(Edge.of(cell, rng.choice(land.near(cell))))
    return tuple(blocked)
