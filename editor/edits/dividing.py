"""Dividing: what of each thing lies on some cells, and what lies elsewhere.

The rule at the rim: a thing that stands on cells comes if all the cells it needs are chosen; lists
of cells are divided; an edge is inside if both its cells are; a river is cut between corners, and a
corner is inside if it touches a chosen cell, so that a river along the rim comes; lakes are cut
along the rim. A region by an outline comes as those of its cells that are chosen.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, replace
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from model.boards import grid
from model.boards.crossings import inside_of
from model.boards.terrain import Size
from model.notation import Cell, Cells, Corner, Path, Point
from model.scenario.places import Place, Within, kept, places_in
from model.scenario.things import Region, Water

Chosen = frozenset[Cell]
Stop = Corner | Point


class Divided(NamedTuple):
    """A thing as pieces on some cells and pieces elsewhere; the first of each keep its id."""

    inside: tuple[Any, ...] = ()
    outside: tuple[Any, ...] = ()


def divided(thing: Any, cells: Chosen) -> Divided:
    """What of a thing lies on some cells; scenery, goods and cards lie on none."""
    if isinstance(thing, Water):
        return _water(thing, cells)
    if isinstance(thing, Region):
        return _region(thing, cells)
    if not is_anchored(thing):
        return Divided((), (thing,))
    left = kept(thing, _within(cells))
    return Divided((), (_trimmed(thing, cells),)) if left is None else Divided((left,))


def is_anchored(thing: Any) -> bool:
    """Whether a thing stands at cells or at a point, and a picture or a frame does not count."""
    values = [getattr(thing, field.name) for field in fields(thing)]
    return not hasattr(thing, "width") and any(
        isinstance(value, (Cell, Point)) or (isinstance(value, Cells) and value) for value in values
    )


def touches(place: Place, cells: Chosen) -> bool:
    """Whether a place lies at a chosen cell; a corner lies at three."""
    if isinstance(place, Cell):
        return place in cells
    if isinstance(place, Corner):
        return any(cell in cells for cell in grid.cells_at(place))
    return grid.nearest_cell(*grid.position(place)) in cells


def _within(cells: Chosen) -> Within:
    """A line goes with the thing that stands on cells; a point by the cell it is nearest to."""
    return Within(cells.__contains__, lambda line: isinstance(line, Path) or touches(line, cells))


def _trimmed(thing: Any, cells: Chosen) -> Any:
    """A thing that stays, without those of its listed cells and edges that do not."""
    changed = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if isinstance(value, tuple) and not isinstance(value, (Path, Cells, Cell, Point)):
            left = _outside(value, cells)
            if len(left) < len(value):
                changed[field.name] = left
    return replace(thing, **changed) if changed else thing


def _outside(values: Iterable[Any], cells: Chosen) -> tuple[Any, ...]:
    return tuple(value for value in values if not _is_inside(value, cells))


def _is_inside(value: Any, cells: Chosen) -> bool:
    """Whether a cell, or an edge with both its cells, is chosen; other values never are."""
    places = list(places_in(value))
    ends = [end for one in places for end in ((one,) if isinstance(one, Cell) else one)]
    return bool(ends) and all(end in cells for end in ends)


def _region(region: Region, cells: Chosen) -> Divided:
    inside = {cell for cell in region.cells if cell in cells}
    rest = replace(region, cells=_outside(region.cells, cells)) if inside else region
    if region.outline is not None and cells:
        size = Size(max(c.col for c in cells) + 1, max(c.row for c in cells) + 1)
        found = inside_of(region.outline, size) if len(region.outline) > 2 else ()
        inside |= {Cell(col, row) for row, cols in found for col in cols if (col, row) in cells}
    if not inside:
        return Divided((), (rest,))
    piece = replace(region, cells=tuple(inside), outline=None)
    says_more = rest.cells or rest.outline or rest.cities or rest.area
    return Divided((piece,), (rest,) if says_more else ())


def _water(water: Water, cells: Chosen) -> Divided:
    """A river or lake in pieces; the edges said by hand go with the first piece of each side.

    The arms of a river stay one river, on each side.
    """
    if water.paths:
        return _arms(water, cells)
    if water.path is not None:
        inside, outside = _cut_line(water.path, cells)
        field = "path"
    elif water.outline is not None:
        inside, outside = _cut_outline(water.outline, cells)
        field = "outline"
    else:
        return _wet_cells(water, cells)
    mine, rest = _edges_by_hand(water, cells)
    return Divided(
        tuple(_pieces(water, field, inside, mine)), tuple(_pieces(water, field, outside, rest))
    )


def _arms(water: Water, cells: Chosen) -> Divided:
    cuts = [_cut_line(path, cells) for path in water.paths]
    pieces = []
    for side, edges in enumerate(_edges_by_hand(water, cells)):
        courses = [course for cut in cuts for course in cut[side]]
        piece = replace(water.with_courses(courses), **edges)
        pieces.append((piece,) if courses else ())
    return Divided(*pieces)


def _edges_by_hand(water: Water, cells: Chosen) -> tuple[dict[str, Any], dict[str, Any]]:
    """The edges that are listed for a water: those on some cells, and the others."""
    edges = {name: getattr(water, name) for name in ("also_crosses", "never_crosses", "crossable")}
    mine = {n: tuple(e for e in some if _is_inside(e, cells)) for n, some in edges.items()}
    return mine, {n: _outside(some, cells) for n, some in edges.items()}


def _pieces(
    water: Water, field: str, paths: Sequence[Path], edges: dict[str, Any]
) -> Iterator[Water]:
    for number, path in enumerate(paths):
        said = edges if number == 0 else dict.fromkeys(edges, ())
        wet: dict[str, Any] = {field: path, **said}
        yield replace(water, **wet)


def _wet_cells(water: Water, cells: Chosen) -> Divided:
    """On a board of hexes a water may be a list of the cells it runs through."""
    inside = Cells(cell for cell in water.cells if cell in cells)
    outside = Cells(cell for cell in water.cells if cell not in cells)
    return Divided(
        (replace(water, cells=inside),) if inside else (),
        (replace(water, cells=outside),) if outside or not inside else (),
    )


def _cut_line(path: Path, cells: Chosen) -> tuple[list[Path], list[Path]]:
    """The stretches of a line on chosen cells, and the others; each at least from stop to stop."""
    at = [touches(stop, cells) for stop in path]
    sides: tuple[list[Path], list[Path]] = ([], [])
    for is_in, group in groupby(range(len(path) - 1), lambda n: at[n] and at[n + 1]):
        numbers = list(group)
        sides[0 if is_in else 1].append(Path(path[numbers[0] : numbers[-1] + 2]))
    if len(path) < 2:
        sides[0 if all(at) else 1].append(path)
    return sides


def _cut_outline(outline: Path, cells: Chosen) -> tuple[list[Path], list[Path]]:
    at = [touches(stop, cells) for stop in outline]
    if all(at):
        return [outline], []
    from model.boards import geometry

    lake = geometry.polygon_of(outline)
    if not cells or lake.is_empty or not lake.is_valid:
        return [], [outline]
    ground = _ground(cells)
    if not lake.intersects(ground):
        return [], [outline]
    inside = _outlines(lake.intersection(ground))
    return (inside, _outlines(lake.difference(ground))) if inside else ([], [outline])


@lru_cache(maxsize=2)
def _ground(cells: Chosen) -> Any:
    """What the hexes of the chosen cells cover; a map has many lakes."""
    from model.boards import geometry

    return geometry.area_of_cells(cells)


def _outlines(shape: Any) -> list[Path]:
    """The polygons of a shape as outlines; holes cannot be said and are filled."""
    polygons = [one for one in getattr(shape, "geoms", [shape]) if one.geom_type == "Polygon"]
    found = [Path(_stop(x, y) for x, y in one.exterior.coords[:-1]) for one in polygons]
    return [path for path in found if len(set(path)) > 2]


def _stop(x: float, y: float) -> Stop:
    """The corner at a position in units, or else the point nearest to it."""
    spot = x / grid.COLUMN, y / grid.ROW * grid.ROW_HEIGHT
    corner = grid.nearest_corner(*spot)
    return corner if grid.units(corner) == (x, y) else Point(round(x / 6), round(y / 3))
