"""Crossings with their prices and who may use them, their ports, and blocked edges."""

from collections.abc import Iterator
from dataclasses import replace
from math import hypot

from drawing.map.marks.city_marks import is_crowded, red_cells, scale, usual_boldness
from drawing.map.marks.crossing_signs import (
    LETTER,
    MARK,
    PAWN,
    POINTS,
    PORT,
    Crossing,
    Signed,
    crossings,
    port_symbol,
    ports,
    sign_scale,
)
from drawing.map.placing.fixed_marks import signs_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import circle, line, rectangle, smooth
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Ink, Spot, Symbols, Texts
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.routes import RouteBoard
from model.notation import Cell

BAR = 0.3
"""Half the length of the bar across a blocked edge, in cells."""
SLIM = 0.65
"""How bold lines are on a crowded map, of their usual boldness."""
WALL = (0.08, 0.92)
"""The part of a side of a hex along which a barrier stands."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from _blocked(sheet)
    for crossing in crossings(sheet):
        if not crossing.is_taken:
            yield from _lines(sheet, crossing)
    yield from _ports(sheet)
    signed = (one for one in signs_of(sheet) if not one.crossing.is_taken)
    for one in {one.box: one for one in signed}.values():
        yield from sign(sheet, one)


def _blocked(sheet: Sheet) -> Iterator[Batch]:
    """Bars across edges that no track may take."""
    board = sheet.scenario.board
    if isinstance(board, RouteBoard):
        return
    if isinstance(board, HexBoard):
        yield from _walls(sheet)
        return
    edges = [(sheet.spot(edge.a), sheet.spot(edge.b)) for edge in sheet.scenario.blocked]
    bars = [_bar(a, b, sheet.mm * BAR) for a, b in edges if a != b]
    if bars:
        yield Curves(sheet.theme.ink("blocked-bed"), bars)
        yield Curves(sheet.theme.ink("blocked"), bars, key="blocked")


def _walls(sheet: Sheet) -> Iterator[Batch]:
    """Barriers along sides of hexes that no track may cross: red and white, as at a closed road."""
    walls = [
        _wall(sheet, edge.a, side)
        for edge in sheet.scenario.blocked
        if (side := grid.side_of(edge.a, edge.b)) is not None
    ]
    if walls:
        ink, bed = sheet.theme.ink("blocked"), sheet.theme.ink("blocked-bed")
        wide = ink.width * usual_boldness(sheet) * max(scale(sheet), 0.5)
        yield Curves(replace(ink, width=1.9 * wide), walls)
        yield Curves(replace(bed, width=1.35 * wide), walls)
        dash = (1.1 * wide, 0.9 * wide)
        yield Curves(replace(ink, width=1.35 * wide, dash=dash), walls, key="blocked")


def _wall(sheet: Sheet, cell: Cell, side: int) -> Curve:
    one, other = (sheet.spot(corner) for corner in grid.ends_of_side(cell, side))
    return line([_towards(one, other, part) for part in WALL])


def _towards(start: Spot, end: Spot, part: float) -> Spot:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _bar(a: Spot, b: Spot, half: float) -> Curve:
    """Two short lines side by side across the middle: a sign that stops, not a piece of track."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy)
    along, across = (dx / length, dy / length), (-dy / length, dx / length)
    steps: Curve = ()
    for shift in (-0.35 * half, 0.35 * half):
        x = (a[0] + b[0]) / 2 + along[0] * shift
        y = (a[1] + b[1]) / 2 + along[1] * shift
        ends = [(x + across[0] * part, y + across[1] * part) for part in (-half, half)]
        steps += line(ends)
    return steps


def _lines(sheet: Sheet, crossing: Crossing) -> Iterator[Batch]:
    curve = smooth(crossing.spots)
    bed, ink = (_bold(sheet, name) for name in (f"{crossing.ink}-bed", crossing.ink))
    yield Curves(bed, (curve,))
    yield Curves(ink, (curve,), key=f"{crossing.kind} {crossing.id}")


def _bold(sheet: Sheet, name: str) -> Ink:
    """The ink of a line, bolder between hexes as all lines are; less so where they are small."""
    ink, bold = sheet.theme.ink(name), usual_boldness(sheet) * (SLIM if is_crowded(sheet) else 1)
    return replace(ink, width=ink.width * bold, dash=tuple(part * bold for part in ink.dash))


def _ports(sheet: Sheet) -> Iterator[Batch]:
    """Ports in the area of a city are drawn with it."""
    red = {cell for cells in red_cells(sheet).values() for cell in cells}
    spots = [spot for cell, spot in ports(sheet).items() if cell not in red]
    if spots:
        yield Symbols(port_symbol(sheet.theme), PORT * sheet.mm, spots)


# -- signs


def sign(sheet: Sheet, signed: Signed) -> Iterator[Batch]:
    """The price, then a coin (to be bought) or rails (to be built into), then the pawns."""
    crossing, box = signed
    ink, size = sheet.theme.ink(f"{crossing.ink}-sign"), sign_scale(sheet)
    yield Curves(ink, (_board(crossing.ink, box),), key=f"price of {crossing.id}")
    style = sheet.theme.style("crossing")
    style = replace(style, size=style.size * size, colour=ink.line)
    x = box.x + 1.6 * size
    wide = len(crossing.price) * LETTER * size
    middle = box.y + box.height / 2
    spot = (x + wide / 2, middle + style.size * 0.36)
    yield Texts((style.text(crossing.price, spot, key=f"price {crossing.id}"),))
    x += wide + 0.4 * size
    solid, thin = replace(ink, fill=ink.line, line=""), replace(ink, fill="", width=0.3 * size)
    if crossing.mark:
        drawn = _rails if crossing.mark == "rails" else _coin
        mark = drawn((x + 0.95 * size, middle), 0.9 * size)
        yield Curves(thin, (mark,), key=f"mark of {crossing.id}")
        x += MARK * size
    if crossing.points:
        at = x + POINTS * size / 2, middle
        yield Curves(solid, (_shield(at, 1.5 * size),), key=f"points of {crossing.id}")
        inside = replace(style, size=0.82 * style.size, colour=ink.fill)
        below = at[0], at[1] + 0.3 * style.size
        yield Texts((inside.text(str(crossing.points)[:2], below, key=f"points {crossing.id}"),))
        x += POINTS * size
    pawns = [
        _pawn((x + (n + 0.5) * PAWN * size, middle), 0.85 * size) for n in range(crossing.pawns)
    ]
    if pawns:
        yield Curves(solid, pawns, key=f"players of {crossing.id}")


def _board(ink: str, box: Box) -> Curve:
    """The shape of a sign: that of links is told from that of ferries without colour."""
    if ink == "link":
        return rectangle(box, box.height * 0.25)
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    middle, tip = (y + bottom) / 2, box.height * 0.36
    ring = ((x, middle), (x + tip, y), (right - tip, y), (right, middle))
    return line((*ring, (right - tip, bottom), (x + tip, bottom)), closed=True)


def _pawn(at: Spot, high: float) -> Curve:
    x, y = at
    foot = ((x - high * 0.55, y + high), (x, y - high * 0.25), (x + high * 0.55, y + high))
    return (*line(foot, closed=True), *circle((x, y - high * 0.6), high * 0.4))


def _shield(at: Spot, half: float) -> Curve:
    """The ground of a number of points."""
    (x, y), wide = at, 0.8 * half
    top, bottom = y - 0.85 * half, y + half
    ring = ((x - wide, top), (x + wide, top), (x + wide, y + 0.25 * half), (x, bottom))
    return line((*ring, (x - wide, y + 0.25 * half)), closed=True)


def _coin(at: Spot, radius: float) -> Curve:
    return (*circle(at, radius), *line(((at[0], at[1] - radius / 2), (at[0], at[1] + radius / 2))))


def _rails(at: Spot, half: float) -> Curve:
    x, y = at
    rails = [line(((x - half, y + up), (x + half, y + up))) for up in (-half * 0.4, half * 0.4)]
    ties = [
        line(((x + right, y - half * 0.8), (x + right, y + half * 0.8)))
        for right in (-half * 0.6, 0, half * 0.6)
    ]
    return tuple(step for one in (*rails, *ties) for step in one)
