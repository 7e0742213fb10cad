"""The places that things speak of, found by the types of their fields: cells, corners, points.

What a new kind of thing holds is moved, turned and cut like everything else, and nobody is told.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from math import dist
from typing import Any, NamedTuple, TypeVar, cast

from model.boards import grid
from model.collection import ByCell, Things
from model.forms.records import is_required
from model.notation import Cell, Cells, Corner, Edge, Path, Point, Side
from model.scenario.areas import Area

T = TypeVar("T")
Place = Cell | Corner | Point
Move = Callable[[Any], Any]
"""Gives the place to which a cell, a corner or a point goes, of the same kind."""


def places_in(value: Any) -> Iterator[Cell | Edge | Corner | Point]:
    """Every place that a value speaks of, itself if it is one; of a side, its cell."""
    if isinstance(value, (Cell, Edge, Corner, Point)):
        yield value
    elif isinstance(value, Side):
        yield value.cell
    elif isinstance(value, Things):
        if isinstance(value, ByCell):
            yield from map(Cell.parse, value)
        for inner in value.values():
            yield from places_in(inner)
    elif isinstance(value, tuple) and _is_list(value):
        for inner in value:
            yield from places_in(inner)
    else:
        for name in _names(value):
            yield from places_in(getattr(value, name))


def carried(value: T, move: Move) -> T:
    """A value with all its places moved; itself where none moves.

    An edge goes only if both its cells go and stay neighbours; else it stays. A side goes with its
    cell and turns with it.
    """
    return cast(T, _carried(value, move))


def _carried(value: Any, move: Move) -> Any:
    if isinstance(value, (Cell, Corner, Point)):
        goal = move(value)
        return value if goal == value else goal
    if isinstance(value, Edge):
        return _carried_edge(value, move)
    if isinstance(value, Side):
        return _carried_side(value, move)
    if isinstance(value, Things):
        inner = {key: _carried(one, move) for key, one in value.items()}
        if isinstance(value, ByCell):
            inner = {str(move(Cell.parse(key))): one for key, one in inner.items()}
        is_same = all(inner.get(key) is one for key, one in value.items())
        return value if is_same else type(value)(inner)
    if isinstance(value, tuple) and _is_list(value):
        return _like(value, [_carried(one, move) for one in value])
    names = _names(value)
    return _with_fields(value, {name: _carried(getattr(value, name), move) for name in names})


def _carried_edge(edge: Edge, move: Move) -> Edge:
    ends = move(edge.a), move(edge.b)
    if ends == edge or (ends[0] == edge.a) != (ends[1] == edge.b):
        return edge
    return Edge.of(*ends)


def _carried_side(side: Side, move: Move) -> Side:
    cell, before_it = move(side.cell), move(_before(side))
    sides = [Side(cell, number) for number in range(6)]
    goal = min(sides, key=lambda one: dist(_before(one), before_it))
    return side if goal == side else goal


def _before(side: Side) -> Point:
    """A point inside of a cell, on the way to one of its sides."""
    (col, row), (to_col, to_row) = side.cell, grid.neighbour(side.cell, side.side)
    right = 2 * (2 * col + (row & 1)) + 2 * to_col + (to_row & 1)
    return Point(right * 500 // 3, (2 * row + to_row) * 1000 // 3)


class Within(NamedTuple):
    """What counts as being on a piece of a board."""

    has: Callable[[Cell], bool]
    holds: Callable[[Path | Point], bool]
    """Whether a line, an outline or a free point belongs there."""


def kept(value: T, within: Within) -> T | None:
    """What is left of a value on a piece of a board; None where it cannot be without what is lost.

    Lists of cells and edges lose those outside. A thing goes with the one cell it stands on, with
    its ports, with its line, and when the last of all its places goes and nothing else says where
    it lies; a part of a thing (a train of a position) is merely nowhere then.
    """
    return cast(T | None, _kept(value, within))


def _kept(value: Any, within: Within) -> Any:
    if isinstance(value, Cell):
        return value if within.has(value) else None
    if isinstance(value, Edge):
        return value if within.has(value.a) and within.has(value.b) else None
    if isinstance(value, Side):
        return value if within.has(value.cell) else None
    if isinstance(value, (Path, Point)):
        return value if within.holds(value) else None
    if isinstance(value, Things):
        there = [k for k in value if not isinstance(value, ByCell) or within.has(Cell.parse(k))]
        inner = {key: _kept(value[key], within) for key in there}
        if all(inner.get(key) is one for key, one in value.items()):
            return value
        return type(value)({key: one for key, one in inner.items() if one is not None})
    if isinstance(value, tuple) and _is_list(value):
        return _like(value, [one for one in (_kept(v, within) for v in value) if one is not None])
    return _kept_record(value, within) if _names(value) else value


def _kept_record(value: Any, within: Within) -> Any:
    left = {name: _kept(getattr(value, name), within) for name in _names(value)}
    is_thing = hasattr(value, "id")
    required = {field.name for field in fields(value) if is_required(field)}
    for name, after in left.items():
        before = getattr(value, name)
        if after is before:
            continue
        is_needed = name in required or (is_thing and isinstance(before, (Cell, Point)))
        if is_needed and (after is None or len(after) < len(before)):
            return None
    changed = _with_fields(value, left)
    is_bare = is_thing and changed is not value and not _says_where(changed)
    return None if is_bare else changed


def _says_where(thing: Any) -> bool:
    """Whether anything still says where a thing lies: a place, an area, other things."""
    if next(places_in(thing), None) is not None:
        return True
    values = (getattr(thing, name) for name in _names(thing))
    return any(isinstance(v, Area) or (isinstance(v, tuple) and v != ()) for v in values)


def _is_list(value: tuple[Any, ...]) -> bool:
    """Whether a tuple is a list of alike; a Demand or a Size is one value."""
    return not hasattr(value, "_fields")


def _like(value: tuple[Any, ...], items: list[Any]) -> Any:
    if len(items) == len(value) and all(a is b for a, b in zip(items, value, strict=True)):
        return value
    # Sets sort themselves where they are put; paths and lists of cells keep their type.
    return type(value)(items) if isinstance(value, (Path, Cells)) else tuple(items)


def _names(value: Any) -> tuple[str, ...]:
    """The fields of a record; none of what is a value by itself."""
    kind: Any = type(value)
    return _names_of(kind)


@cache
def _names_of(kind: Any) -> tuple[str, ...]:
    if not is_dataclass(kind) or kind is Area:
        return ()
    return tuple(field.name for field in fields(kind))


def _with_fields(value: Any, new: dict[str, Any]) -> Any:
    other = {name: one for name, one in new.items() if one is not getattr(value, name)}
    return replace(value, **other) if other else value
