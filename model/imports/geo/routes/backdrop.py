"""What lies under the lines of a board of routes: soft mountains, and waters at true places."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from model.boards.grid import ROW_HEIGHT
from model.boards.terrain import Size
from model.collection import Things
from model.imports.geo.ground.cells import Cells, labels
from model.imports.geo.ground.frame import PIXELS, Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.ground.painting import traced
from model.imports.geo.rasters.arrays import Flags, Line
from model.imports.geo.rasters.raster import blurred
from model.imports.geo.waters.corner_paths import smoothed
from model.imports.geo.waters.river_lines import Stream
from model.imports.geo.waters.waters import LEAST_LAKE, Lakes, by_number, free_path, outline_of
from model.imports.naming import Ids
from model.notation import Cell
from model.scenario.things import Water

MOUNTAINS: Final = ("mountain", "alpine")
SOFT, FINE = 0.5, 0.2
"""Steps over which cells and relief are smoothed where the rims of mountains are found."""
LOWER: Final = 0.25
"""The part of all mountains whose relief is lower than that of their rims."""
OFF: Final = 0.13
"""Steps by which a river may be off."""
RIM: Final = 1.1
"""Steps around the sheet as far as which it is drawn."""
SHORTEST: Final = 0.8
"""Steps below which a piece of a river is left out."""


def soft_mountains(frame: Frame, cells: Cells, ground: Ground, kinds: Mapping[Cell, str]) -> Flags:
    """Mountains on the raster: the cells that are so, with rims that follow the relief."""
    cols, rows = frame.size
    rough = np.zeros(cols * rows + 1)
    high = [cells.at(cell) for cell, kind in kinds.items() if kind in MOUNTAINS]
    if not high:
        return np.zeros(frame.raster, dtype=np.bool_)
    rough[high] = 1.0
    mask = blurred(rough[labels(frame)].reshape(frame.raster), SOFT * PIXELS)
    level = 2 * float(np.quantile(cells.relief[high], LOWER))
    relief = np.minimum(blurred(ground.relief, FINE * PIXELS) / max(level, 1.0), 1.0)
    return np.asarray((mask + relief > 1.0) & ground.dry, dtype=np.bool_)


def free_rivers(streams: Sequence[Stream], size: Size, ids: Ids) -> Iterator[Water]:
    """Rivers as free lines, as far as the sheet shows them."""
    for stream in streams:
        for piece in (piece for line in stream.lines for piece in _on_sheet(line, size)):
            yield Water(
                id=ids.fresh(stream.id or stream.name, "river"),
                name=stream.name,
                names=Things(stream.names),
                kind=stream.kind,
                path=free_path(piece),
            )


def _on_sheet(line: Line, size: Size) -> Iterator[Line]:
    from shapely import LineString, clip_by_rect, get_parts, simplify

    if len(line) < 2:
        return
    right, bottom = size.cols + RIM, size.rows * ROW_HEIGHT + RIM
    seen = clip_by_rect(LineString(smoothed(line)), -RIM, -RIM, right, bottom)
    for part in get_parts(simplify(seen, OFF)).tolist():
        if part.geom_type == "LineString" and part.length >= SHORTEST:
            yield np.array(part.coords)


def free_lakes(frame: Frame, ground: Ground, lakes: Lakes, ids: Ids) -> Iterator[Water]:
    """Lakes as outlines, each with its name."""
    for number, (mask, corner) in by_number(np.where(ground.own, ground.lake, 0)).items():
        called = lakes.called(frame, ground, number, lakes.features[number - 1])
        for rings in traced(mask, LEAST_LAKE, corner):
            yield Water(
                id=ids.fresh(called.name, "lake"),
                name=called.name,
                names=Things(called.names),
                kind=called.kind,
                outline=outline_of(rings[0]),
            )
