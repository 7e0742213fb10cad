"""What is drawn into the hexes of each kind of terrain: heights, and signs strewn by chance."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from drawing.map.ground.ground import cells_by_kind
from drawing.map.ground.hex_rivers import has_course
from drawing.map.marks.drawn_heights import HEIGHTS, LOOKS, heights
from drawing.map.marks.terrain_marks import looks, mark, strange_kinds
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.chance import chance, choice, sway
from drawing.shapes.symbols import Spot, Symbols
from model.boards.hexes import HexBoard
from model.notation import Cell

SPREAD = 0.33
"""How far from the middle of a hex its signs stand, in cells: cities and tiles cover the middle."""
STRAYED = 0.05
"""How far a sign strays from there at most."""
SIZE = 0.2
"""Of a sign, in cells."""
FEW = frozenset({"sea", "lake"})
"""Kinds that have one sign a hex, nearer to its middle: their colour tells them, too."""
NEARER = 0.17


def strewn_signs(sheet: Sheet) -> Iterator[Symbols]:
    """The signs of every kind that is not clear; none where there are no hexes."""
    if not isinstance(sheet.scenario.board, HexBoard):
        return
    kinds = cells_by_kind(sheet)
    strange = strange_kinds(kinds)
    for kind, cells in kinds.items():
        look = looks(kind)
        if look in HEIGHTS:
            yield from _heights(sheet, look, cells)
        elif look != "clear":
            bare = has_course(sheet) if look == "river" else frozenset()
            spots = [spot for one in cells if one not in bare for spot in _strewn(sheet, one, look)]
            if spots:
                yield Symbols(mark(sheet.theme, kind, strange), SIZE * sheet.mm, spots)


def _heights(sheet: Sheet, look: str, cells: Sequence[Cell]) -> Iterator[Symbols]:
    """Each hex has one of the groups of mountains, by chance."""
    groups: dict[int, list[Spot]] = defaultdict(list)
    for cell in cells:
        groups[choice(LOOKS, cell.col, cell.row)].append(sheet.spot(cell))
    for number, spots in sorted(groups.items()):
        yield Symbols(heights(sheet.theme, look, number), sheet.mm, spots)


def _strewn(sheet: Sheet, cell: Cell, look: str) -> list[Spot]:
    """Where the signs of a hex stand: towards three of its corners, where nothing is built."""
    (x, y), mm = sheet.spot(cell), sheet.mm
    first, away = 2 * pi * chance(cell.col, cell.row, 7), NEARER if look in FEW else SPREAD
    spots = []
    for number in range(1 if look in FEW else 3):
        turn = first + 2 * pi * number / 3
        off = sway(STRAYED, cell.col, cell.row, number), sway(STRAYED, cell.row, cell.col, number)
        spots.append((x + (away * cos(turn) + off[0]) * mm, y + (away * sin(turn) + off[1]) * mm))
    return spots
