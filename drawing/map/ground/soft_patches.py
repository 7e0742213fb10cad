"""Soft areas of very large boards: put together of 64 ready pieces, whatever their shape.

A line around every area would have hundreds of thousands of bends. Here each cell has a piece that
depends on nothing but which of its six neighbours belong to the area, so that a picture of them is
one symbol at many places. Pieces reach into each other, hence their ink has to be opaque.
"""

from collections.abc import Collection, Iterator
from functools import cache
from itertools import compress
from math import cos, hypot, pi, sin

from drawing.map.ground.cell_bytes import joined, lanes
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import (
    Batch,
    Bend,
    Close,
    Curve,
    Ink,
    Move,
    Shape,
    Spot,
    Symbol,
    Symbols,
    To,
)
from model.boards.terrain import TerrainBoard
from model.notation import Cell

REACH = 0.8
"""How far a piece goes towards the neighbour that it joins, in cells: no gap shows between them."""
BENT = 0.357
"""How far the control points of a bend stand off, of its length: a cell alone is a circle."""
SIDES = 6


def patches(
    sheet: Sheet, board: TerrainBoard, kinds: Collection[str], ink: Ink, name: str
) -> Iterator[Batch]:
    """The area of some kinds of terrain as pieces."""
    places: dict[int, list[Spot]] = {}
    rows = lanes(board, kinds)
    across = range(board.extent().cols)
    for row, inside in enumerate(rows):
        if not any(inside):
            continue
        x, y = sheet.spot(Cell(0, row))
        numbers = compress(joined(rows, row), inside)
        for col, number in zip(compress(across, inside), numbers, strict=True):
            places.setdefault(number, []).append((x + col * sheet.mm, y))
    for number, spots in sorted(places.items()):
        near = frozenset(side for side in range(SIDES) if number >> side & 1)
        yield Symbols(Symbol(f"{name} {number}", (Shape(piece(near), ink),)), sheet.mm, spots)


# -- the pieces


@cache
def piece(near: frozenset[int]) -> Curve:
    """The part of an area around one of its cells, in cells; `near` are the sides it goes on."""
    first = _towards(0, REACH if 0 in near else 0.5)
    steps = [step for side in range(SIDES) for step in _sector(near, side, (side + 1) % SIDES)]
    return (Move(first), *steps, Close())


def _sector(near: frozenset[int], side: int, after: int) -> list[To | Bend]:
    """From a side to the next one: along the rim of the area, or through the midst of it."""
    if side in near and after in near:
        return [To(_towards(after, REACH))]
    if side in near:
        seam = _seam(near=side, far=after)
        return [To(seam), _bend(seam, _towards(side, -1), _towards(after, 0.5), _run(near, after))]
    start = _towards(side, 0.5)
    if after in near:
        seam = _seam(near=after, far=side)
        return [
            _bend(start, _run(near, side), seam, _towards(after, 1)),
            To(_towards(after, REACH)),
        ]
    return [_bend(start, _run(near, side), _towards(after, 0.5), _run(near, after))]


def _seam(near: int, far: int) -> Spot:
    """Where the rim passes from our cell to a neighbour in the area, past one outside of it."""
    (x, y), (right, down) = _towards(far, 0.5), _towards(near, 0.25)
    return x + right, y + down


def _bend(start: Spot, away: Spot, end: Spot, back: Spot) -> Bend:
    """A bend that leaves and arrives in given directions."""
    part = BENT * hypot(end[0] - start[0], end[1] - start[1])
    return Bend(
        (start[0] + away[0] * part, start[1] + away[1] * part),
        (end[0] - back[0] * part, end[1] - back[1] * part),
        end,
    )


def _towards(side: int, part: float) -> Spot:
    turn = side * pi / 3
    return part * cos(turn), part * sin(turn)


def _run(near: frozenset[int], side: int) -> Spot:
    """Which way the rim runs where it crosses the middle of a side, clockwise, of length 1."""
    before, after = (side - 1) % SIDES, (side + 1) % SIDES
    start, end = _next(near, before, side), _next(near, after, side)
    x, y = end[0] - start[0], end[1] - start[1]
    long = hypot(x, y)
    return x / long, y / long


def _next(near: frozenset[int], other: int, side: int) -> Spot:
    """Where the rim crosses next: between the neighbour and the outside, or ours and it."""
    x, y = _towards(other, 0.5)
    if other not in near:
        return x, y
    right, down = _towards(side, 0.5)
    return x + right, y + down
