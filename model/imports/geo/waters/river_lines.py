"""Rivers of a layer as lines on the board: named pieces joined, mouths carried to the open sea."""

import heapq
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

import numpy as np

from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.imports.geo.ground.frame import LEFT, PIXELS, TOP, Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.ground.painting import outlined
from model.imports.geo.layers.features import Feature, near
from model.imports.geo.rasters.arrays import Flags, Line
from model.imports.geo.rasters.raster import widened
from model.imports.geo.recipes.recipe import River, RiverLayer
from model.imports.geo.waters.corner_paths import length_of, resampled

GAP_STEPS, GAP_KM = 1.3, 60.0
"""Pieces of a river whose ends are nearer than this are joined, as sources cut them at lakes."""
MOST_PIECES: Final = 120
LOWLAND: Final = 120.0
"""Metres: an end that lies higher is no mouth at the sea."""
ESTUARY_STEPS, ESTUARY_KM = 5.0, 500.0
"""How far a mouth is carried to the open sea, whichever is more."""
MOST_RIVERS: Final = 400
ON_LAND: Final = 5.0
"""What a pixel of land costs on that way, where one of water costs 1."""

Kind = Literal["river", "dry-river"]


@dataclass(frozen=True, slots=True)
class Stream:
    """A river with the lines that are left of it on the board."""

    id: str
    name: str
    names: Mapping[str, str]
    kind: Kind
    lines: tuple[Line, ...]

    @property
    def length(self) -> float:
        return sum(map(length_of, self.lines))


def streams_of(
    layer: RiverLayer, features: Sequence[Feature], frame: Frame, cells: int
) -> list[Stream]:
    """The rivers that are kept by name, or the longest ones that the layer names."""
    if layer.keep:
        found = [_kept(river, layer, features, frame) for river in layer.keep[:MOST_RIVERS]]
        return [stream for stream in found if stream.lines]
    named: dict[str, list[Feature]] = {}
    for feature in features:
        if name := feature.text(layer.name)[:80]:
            named.setdefault(name, []).append(feature)
    found = [
        stream for name, pieces in named.items() for stream in _grouped(name, pieces, layer, frame)
    ]
    long = [stream for stream in found if stream.length >= layer.least]
    long.sort(key=lambda stream: (-stream.length, stream.name))
    wanted = round(cells / max(layer.every, 1.0)) if layer.count is None else int(layer.count)
    return long[: min(wanted, MOST_RIVERS)]


def _kept(river: River, layer: RiverLayer, features: Sequence[Feature], frame: Frame) -> Stream:
    names = river.pieces or (() if river.line else (river.name,))
    mine: Iterable[Feature] = [f for f in features if f.text(layer.name) in names]
    if river.within is not None:
        mine = near(mine, river.within)
    lines = [line for feature in mine for line in feature.lines]
    if river.line:
        lines.append(_by_hand(river))
    joined = tuple(_joined([frame.on_board(line) for line in lines], frame))
    return Stream(river.id, river.name, river.names, river.kind, joined)


def _by_hand(river: River) -> Line:
    if len(river.line) < 2 or any(len(place) != 2 for place in river.line):
        raise CannotImport(f"rivers.keep: {river.name}: a line is a list of two places or more")
    return np.array(river.line)


def _grouped(name: str, pieces: Sequence[Feature], layer: RiverLayer, frame: Frame) -> list[Stream]:
    """One name may mean several rivers: what cannot be joined is a river of its own."""
    lines = [frame.on_board(line) for feature in pieces for line in feature.lines]
    first = pieces[0]
    names = {key: text for key, word in layer.names.items() if (text := first.text(word)[:80])}
    kind: Kind = "dry-river" if "dry" in first.text(layer.kind) else "river"
    return [Stream("", name, names, kind, (line,)) for line in _joined(lines, frame)]


def _joined(lines: Sequence[Line], frame: Frame) -> list[Line]:
    """Pieces chained, nearest ends first, as long as their gap is small."""
    gap = max(GAP_STEPS, GAP_KM / frame.step_km)
    parts = sorted((p for p in lines if len(p) > 1), key=length_of, reverse=True)[:MOST_PIECES]
    while len(parts) > 1:
        ends = np.array([(part[0], part[-1]) for part in parts]).reshape(-1, 2)
        away = np.hypot(*(ends[:, None] - ends[None]).transpose(2, 0, 1))
        same = np.arange(len(ends)) // 2
        away[same[:, None] >= same[None]] = np.inf
        one, other = divmod(int(np.argmin(away)), len(ends))
        if away[one, other] > gap:
            break
        first, second = parts[one // 2], parts[other // 2]
        head = first if one % 2 else first[::-1]
        tail = second[::-1] if other % 2 else second
        rest = [part for n, part in enumerate(parts) if n not in (one // 2, other // 2)]
        parts = [*rest, np.vstack((head, tail))]
    return parts


def with_mouths(
    streams: Sequence[Stream], frame: Frame, ground: Ground, own: Sequence[Feature]
) -> tuple[list[Stream], int]:
    """Rivers whose lower ends reach the open sea, and how many had to be carried there."""
    shore = outlined(frame, own) & ~widened(ground.neighbour, 2)
    water = ground.sea | (ground.lake > 0) | shore
    courses = {
        (n, k): resampled(line, 0.2)
        for n, stream in enumerate(streams)
        for k, line in enumerate(stream.lines)
    }
    carried = 0
    lines = {key: streams[key[0]].lines[key[1]] for key in courses}
    for key in sorted(courses, key=lambda k: -length_of(lines[k])):
        others = [c for k, c in courses.items() if k != key and len(c) > len(courses[key])]
        longer = _carried(lines[key], others, frame, ground, water)
        if longer is not None:
            lines[key] = longer
            carried += 1
    whole = [
        replace(stream, lines=tuple(lines[n, k] for k in range(len(stream.lines))))
        for n, stream in enumerate(streams)
    ]
    return whole, carried


def heights_at_ends(line: Line, frame: Frame, ground: Ground) -> tuple[float, float]:
    """How high a line begins and ends, over an eighth of it, as single pixels deceive."""
    height = ground.height[frame.pixels(line)]
    part = max(1, len(line) // 8)
    return float(height[:part].mean()), float(height[-part:].mean())


def _carried(
    line: Line, others: Sequence[Line], frame: Frame, ground: Ground, water: Flags
) -> Line | None:
    if length_of(line) < 1.5:
        return None
    first, last = (float(h) for h in ground.height[frame.pixels(line[[0, -1]])])
    end = -1 if last <= first else 0
    row, col = (int(number[0]) for number in frame.pixels(line[[end]]))
    rows, cols = frame.raster
    is_inside = 2 <= row < rows - 2 and 2 <= col < cols - 2
    if not is_inside or min(first, last) > LOWLAND or ground.open_sea[row, col]:
        return None
    # It ends in another river only if that one is longer.
    if any((np.hypot(*(other - line[end]).T) < 0.45).any() for other in others):
        return None
    furthest = max(ESTUARY_STEPS, ESTUARY_KM / frame.step_km) * PIXELS
    path = estuary((row, col), water, ground.open_sea, furthest)
    if len(path) < 2:
        return None
    more = np.array([(LEFT + (c + 0.5) / PIXELS, TOP + (r + 0.5) / PIXELS) for r, c in path[1:]])
    return np.vstack((line, more)) if end else np.vstack((more[::-1], line))


def estuary(
    start: tuple[int, int], water: Flags, goal: Flags, furthest: float
) -> list[tuple[int, int]]:
    """The cheapest way over pixels to the open sea; empty if it is further than an estuary."""
    rows, cols = water.shape
    best, before = {start: 0.0}, {start: start}
    queue = [(0.0, start)]
    while queue:
        paid, here = heapq.heappop(queue)
        if paid > best[here]:
            continue
        if goal[here]:
            return _way_to(here, before)
        for row in range(max(0, here[0] - 1), min(rows, here[0] + 2)):
            for col in range(max(0, here[1] - 1), min(cols, here[1] + 2)):
                slant = 1.414 if row != here[0] and col != here[1] else 1.0
                price = paid + slant * (1.0 if water[row, col] else ON_LAND)
                if price <= furthest and price < best.get((row, col), np.inf):
                    best[row, col], before[row, col] = price, here
                    heapq.heappush(queue, (price, (row, col)))
    return []


def _way_to(
    goal: tuple[int, int], before: Mapping[tuple[int, int], tuple[int, int]]
) -> list[tuple[int, int]]:
    way = [goal]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return way[::-1]
