"""Markers of the players: each seat has its place on a hex, and adjacent ones are joined.

The joints show what belongs together and where a blocked border parts it; they are no pieces.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from drawing.map.marks.owner_inks import colour_on, owner_ink
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.owner_signs import owner_sign
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Ink, Spot, Texts
from drawing.systems.trains.printed.hex_plan import MOST, plan_of, seats_of
from drawing.text.fitting import SMALLEST
from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.pieces.piece import Owner

JOINT, JOINT_STEP = (2.8, 1.3), 1.95
"""How long and how wide a joint is, and from one to the next, in millimetres on a hex of 24."""
SAMPLE = 1.8
"""Half a marker in the legend of players, in millimetres."""
SIDES = (grid.EAST, grid.SOUTH_EAST, grid.SOUTH_WEST)
"""The sides of a hex at which its joints are looked for, so that each is drawn once."""


class Marker(NamedTuple):
    """A marker where it is drawn."""

    seat: int
    cell: Cell
    box: Box


def markers(sheet: Sheet) -> Iterator[Batch]:
    """All joints, and over them all markers."""
    found = laid_markers(sheet)
    for seat in sorted({one.seat for one in found}):
        yield from _joints(sheet, seat, {one.cell for one in found if one.seat == seat})
    for seat in sorted({one.seat for one in found}):
        yield from _drawn(sheet, seat, [one.box for one in found if one.seat == seat])


def _drawn(sheet: Sheet, seat: int, boxes: Sequence[Box]) -> Iterator[Batch]:
    """Markers of a seat with its number."""
    colour, key = owner_ink(sheet, seat).line, f"marker of seat {seat + 1}"
    high = boxes[0].height
    ink = Ink(fill=colour, line=sheet.theme.ink("piece").line, width=0.06 * high)
    yield Curves(ink, [rectangle(box, 0.22 * high) for box in boxes], key=key)
    size = 0.74 * high
    if size < SMALLEST:
        return
    style = replace(sheet.theme.style("piece"), size=size, colour=colour_on(sheet, colour))
    down, sign = high / 2 + 0.36 * size, owner_sign(seat, ())
    spots = [(box.x + box.width / 2, box.y + down) for box in boxes]
    yield Texts([style.text(sign, at, key=key) for at in spots])


def owner_sample(sheet: Sheet, owner: Owner, at: Spot) -> Iterator[Batch]:
    """A marker in the legend of players."""
    if isinstance(owner, int):
        box = Box(*at, 0, 0).grown(SAMPLE)
        yield from _drawn(sheet, owner, [box])


def marker_boxes(sheet: Sheet) -> Iterator[Box]:
    yield from (one.box for one in laid_markers(sheet))


@once
def laid_markers(sheet: Sheet) -> list[Marker]:
    """Every marker with its box, hex by hex."""
    if not isinstance(sheet.scenario.board, HexBoard):
        return []
    laid = {
        (one.place, one.owner)
        for one in pieces_of(sheet, "marker")
        if isinstance(one.place, Cell) and isinstance(one.owner, int) and 0 <= one.owner < MOST
    }
    seats = seats_of(sheet)
    return [
        Marker(seat, cell, plan_of(sheet, cell).markers(seats)[seat]) for cell, seat in sorted(laid)
    ]


# -- joints


def _joints(sheet: Sheet, seat: int, cells: set[Cell]) -> Iterator[Batch]:
    """Short pieces of rail across the borders between adjacent markers of a seat."""
    blocked = {frozenset(edge) for edge in sheet.scenario.blocked}
    ways = [
        _joint(sheet, cell, side, seat)
        for cell in sorted(cells)
        for side in SIDES
        if (near := grid.neighbour(cell, side)) in cells and frozenset((cell, near)) not in blocked
    ]
    if ways:
        unit, key = sheet.mm / 24, f"joint of seat {seat + 1}"
        rim, colour = sheet.theme.ink("piece").line, owner_ink(sheet, seat).line
        wide = JOINT[1] * unit
        yield Curves(Ink(line=rim, width=wide + 0.5 * unit), ways)
        yield Curves(Ink(line=colour, width=wide), ways, key=key)


def _joint(sheet: Sheet, cell: Cell, side: int, seat: int) -> Curve:
    """Those of several seats lie side by side along a border, each at its own place."""
    one, other = (sheet.spot(corner) for corner in grid.ends_of_side(cell, side))
    here, there = sheet.spot(cell), sheet.spot(grid.neighbour(cell, side))
    count = min(max(seats_of(sheet), 4), MOST)
    step = JOINT_STEP * 4 / count / 24 * sheet.mm
    middle = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    along, across = _unit(*_rightwards(one, other)), _unit(here, there)
    off = (seat - (count - 1) / 2) * step
    at = middle[0] + along[0] * off, middle[1] + along[1] * off
    half = JOINT[0] / 2 / 24 * sheet.mm
    ends = [(at[0] + across[0] * part, at[1] + across[1] * part) for part in (-half, half)]
    return line(ends)


def _rightwards(one: Spot, other: Spot) -> tuple[Spot, Spot]:
    """Both ends of a side, always the same way round."""
    first, last = sorted((one, other), key=lambda spot: (round(spot[0], 3), spot[1]))
    return first, last


def _unit(start: Spot, end: Spot) -> Spot:
    (x, y), (to_x, to_y) = start, end
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1.0
    return (to_x - x) / length, (to_y - y) / length
