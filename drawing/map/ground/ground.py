"""The ground of a board: which cells are land, and the soft lines around cells of a kind."""

from collections.abc import Collection, Sequence

from drawing.map.ground.areas import Ring, areas_of, rings_of
from drawing.map.ground.cell_bytes import lanes, rim_cells
from drawing.map.ground.hex_areas import hex_area, natural_coast
from drawing.map.ground.scenery import pieces_of
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.flowing_lines import flowing
from model.boards.hexes import HexBoard
from model.boards.rims import rims
from model.boards.routes import RouteBoard
from model.boards.terrain import NO_CELL, TerrainBoard
from model.notation import Cell, Corner, Path

MOST_COAST = 40_000
"""Cells along the coast of a board whose coast is drawn; of more there are but cells."""
SLIVER = 0.03
"""Half the width of what is too narrow to be land, in cells."""


def terrain_board(sheet: Sheet) -> TerrainBoard | None:
    """The board, if it has cells."""
    board = sheet.scenario.board
    return None if board is None or isinstance(board, RouteBoard) else board


@once
def cells_by_kind(sheet: Sheet) -> dict[str, list[Cell]]:
    """The cells of each kind, kinds by their names."""
    board = terrain_board(sheet)
    if board is None:
        return {}
    kinds = {sign: kind for sign, kind in board.legend.items() if sign != NO_CELL}
    found: dict[str, list[Cell]] = {kind: [] for kind in sorted(set(kinds.values()))}
    for row, text in enumerate(board.rows()):
        for col, sign in enumerate(text):
            if sign in kinds:
                found[kinds[sign]].append(Cell(col, row))
    return {kind: cells for kind, cells in found.items() if cells}


def land_cells(sheet: Sheet) -> list[Cell]:
    kinds = cells_by_kind(sheet).items()
    return [cell for kind, cells in kinds if looks(kind) != "sea" for cell in cells]


def land_kinds(sheet: Sheet) -> set[str]:
    return {kind for kind in cells_by_kind(sheet) if looks(kind) != "sea"}


@once
def coast_cells(sheet: Sheet) -> list[Cell]:
    """The cells of land that are not surrounded by land."""
    board = terrain_board(sheet)
    return [] if board is None else rim_cells(lanes(board, land_kinds(sheet)))


def soft_rims(
    sheet: Sheet, cells: Collection[Cell], outermost: Collection[Cell] | None = None
) -> list[Ring]:
    """The lines around cells through the middles of their sides: no teeth, islands and holes."""
    return [
        flowing(halfway(sheet, rim, closed=True), sheet.mm, closed=True, passes=_passes(len(rim)))
        for rim in rims(cells, outermost)
    ]


def _passes(sides: int) -> int:
    """How often corners are worn off: a single cell would wear away."""
    return 0 if sides <= 6 else 1 if sides <= 18 else 2


def halfway(sheet: Sheet, path: Path, *, closed: bool = False) -> Ring:
    """A path as it is drawn: along hex sides it runs through their middles, where edges cross."""
    spots = sheet.spots(path)
    count = len(path)
    pairs = range(count if closed else count - 1)
    drawn: Ring = []
    for number in pairs:
        after = (number + 1) % count
        here, there = spots[number], spots[after]
        if isinstance(path[number], Corner) and isinstance(path[after], Corner):
            drawn.append(((here[0] + there[0]) / 2, (here[1] + there[1]) / 2))
        else:
            drawn.append(here)
    if closed or not spots:
        return drawn
    return [*([spots[0]] if drawn[:1] != spots[:1] else []), *drawn, spots[-1]]


@once
def land_pieces(sheet: Sheet) -> list[list[Ring]]:
    """The land that is played on: as scenery has it, and around cells that scenery forgets."""
    shores = pieces_of(sheet, "own", "overseas")
    board = terrain_board(sheet)
    if board is None:
        return shores
    cells, outermost = land_cells(sheet), coast_cells(sheet)
    if len(outermost) > MOST_COAST:
        return shores
    if isinstance(board, HexBoard):
        return _hex_land(sheet, shores, cells, outermost)
    if any(shores):
        rings = soft_rims(sheet, _outside(sheet, cells, shores))
    else:
        rings = soft_rims(sheet, cells, outermost)
    return [*shores, rings] if rings else shores


def _hex_land(
    sheet: Sheet, shores: list[list[Ring]], cells: list[Cell], outermost: Collection[Cell]
) -> list[list[Ring]]:
    """Land under hexes: as scenery has it, but that a hex is land or water by what the file says.

    Its coast goes its own way through the hexes, except where their middles would be wrong.
    """
    if not any(shores):
        return natural_coast(sheet, cells, outermost)
    import shapely

    missing = natural_coast(sheet, _outside(sheet, cells, shores))
    land = shapely.union_all(areas_of([*shores, *missing]))
    water = [
        cell
        for kind, found in cells_by_kind(sheet).items()
        if looks(kind) == "sea"
        for cell in found
    ]
    dry = set(_outside(sheet, water, shores))
    flooded = hex_area(sheet, [cell for cell in water if cell not in dry])
    left = shapely.difference(land, shapely.buffer(flooded, -0.1 * sheet.mm))
    # Slivers between the coast and a hex of water are neither.
    for by in (-SLIVER, SLIVER):
        left = shapely.buffer(left, by * sheet.mm)
    return rings_of(left)


def _outside(sheet: Sheet, cells: Sequence[Cell], pieces: list[list[Ring]]) -> list[Cell]:
    """The cells whose middle lies on none of the pieces."""
    import shapely

    land = shapely.union_all(areas_of(pieces))
    spots = [sheet.spot(cell) for cell in cells]
    covered = shapely.contains_xy(land, [x for x, _ in spots], [y for _, y in spots])
    return [cell for cell, is_in in zip(cells, covered, strict=True) if not is_in]
