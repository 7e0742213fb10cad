"""Rivers, lakes and inlets, as smooth curves through the edges that they cross."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from math import dist

from drawing.map.ground.ground import halfway, terrain_board
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.sheet import MM_PER_CELL, Sheet
from drawing.shapes.curves import smooth
from drawing.shapes.flowing_lines import flowing
from drawing.shapes.symbols import Batch, Curve, Curves, Spot
from model.boards.grid import neighbours
from model.boards.hexes import HexBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Corner, Path, Point
from model.scenario.things import Water

Place = Cell | Corner | Point
STRAND = 0.08
"""How far a river runs on beyond the last hex, in cells: through the strand around it."""
BROAD = ("lake", "dry-lake", "inlet")


def batches(sheet: Sheet) -> Iterator[Batch]:
    waters = sorted(sheet.scenario.waters.values(), key=lambda water: water.kind in BROAD)
    mouths = _mouths(sheet, waters)
    for water in waters:
        areas, lines = list(_areas(sheet, water)), list(_lines(sheet, water, mouths))
        if lines:
            ink = sheet.theme.ink("dry-river" if water.kind.startswith("dry") else "river")
            wide = ink.width * min(max(sheet.mm / MM_PER_CELL, 0.4), 2.0)
            yield Curves(replace(ink, width=wide), lines, key=f"water {water.id}")
        if areas:
            yield Curves(sheet.theme.ink(water.kind), areas, key=f"water {water.id}")


def _areas(sheet: Sheet, water: Water) -> Iterator[Curve]:
    if water.outline is not None and len(water.outline) > 2:
        yield smooth(halfway(sheet, _open(water.outline), closed=True), closed=True)


def _lines(sheet: Sheet, water: Water, mouths: Mapping[Place, Spot]) -> Iterator[Curve]:
    for path in water.courses:
        if len(path) > 1:
            yield smooth(_river(sheet, path, mouths))
    if isinstance(sheet.scenario.board, HexBoard) and len(water.cells) > 1:
        yield smooth(_course(sheet, water))


def _river(sheet: Sheet, path: Path, mouths: Mapping[Place, Spot] | None = None) -> list[Spot]:
    spots = halfway(sheet, path)
    for end in (0, -1):
        spots[end] = (mouths or {}).get(path[end], spots[end])
    return flowing(spots, sheet.mm, passes=1)


def _mouths(sheet: Sheet, waters: list[Water]) -> dict[Place, Spot]:
    """Where a river really passes the corners of its path, so that others can flow into it."""
    found: dict[Place, Spot] = {}
    for path in [path for water in waters for path in water.courses if path]:
        spots = _river(sheet, path)
        # Between the two ends there is one spot for each side, hence one more than inner corners.
        if len(spots) == len(path) + 1:
            for number, place in enumerate(path[1:-1], start=1):
                (x, y), (right, bottom) = spots[number], spots[number + 1]
                found[place] = ((x + right) / 2, (y + bottom) / 2)
    return found


def _open(outline: Path) -> Path:
    """An outline without its first place repeated at its end."""
    return Path(outline[:-1]) if outline[0] == outline[-1] else outline


def _course(sheet: Sheet, water: Water) -> list[Spot]:
    """The way through the sides that the hexes of a water share, not through their middles."""
    spots = [sheet.spot(cell) for cell in water.cells]
    between = [_middle(one, other) for one, other in pairwise(spots)]
    first = _off_board(sheet, water.cells[0], between[0])
    last = _off_board(sheet, water.cells[-1], between[-1])
    # Into the sea it runs straight through the strand: a bend there would only be a hook.
    if not first:
        between[0] = _further(spots[1], spots[0], 0.5 + STRAND)
    if not last:
        between[-1] = _further(spots[-2], spots[-1], 0.5 + STRAND)
    return [*first, *between, *reversed(last)]


def _off_board(sheet: Sheet, end: Cell, before: Spot) -> list[Spot]:
    """How a water begins or ends: off the board where that is straight ahead, or within the hex.

    Nothing is added where it ends in the sea.
    """
    board, here = terrain_board(sheet), sheet.spot(end)
    if board is None or not _is_land(board, end):
        return []
    beyond = [sheet.spot(near) for near in neighbours(end) if not _is_land(board, near)]
    ahead = (2 * here[0] - before[0], 2 * here[1] - before[1])
    best = min(beyond, key=lambda spot: dist(spot, ahead), default=None)
    if best is None or dist(best, ahead) > 0.8 * sheet.mm:
        return [here]
    return [_further(here, best, 0.5 + STRAND), here]


def _further(start: Spot, end: Spot, part: float) -> Spot:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _is_land(board: TerrainBoard, cell: Cell) -> bool:
    kind = board.kind_at(cell)
    return kind is not None and looks(kind) != "sea"


def _middle(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
