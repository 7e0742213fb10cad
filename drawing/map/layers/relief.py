"""A tint under mountains, deserts and the like on boards of mileposts: soft areas, no hexes."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from drawing.map.ground.areas import Ring, areas_of, rings_of
from drawing.map.ground.ground import cells_by_kind, land_pieces, soft_rims
from drawing.map.ground.scenery import pieces_of
from drawing.map.ground.soft_patches import patches
from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import polygons, smooth
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot
from model.boards.lattice import MilepostBoard
from model.notation import Cell

if TYPE_CHECKING:
    import shapely

LEVEL = frozenset({"clear", "sea"})
"""Kinds that are as the land is, or no land."""
HIGH = {"mountain": ("alpine",), "hills": ("mountain", "alpine")}
"""Kinds whose tint goes on under the higher ones, so that they rise out of it."""
MOST_AROUND = 20_000
"""Cells of a board whose tints have a line around them and end at the coast; those of a larger one
are laid of ready pieces, without patterns, as its marks tell the kinds: nobody sees it."""
TURNS = 3
"""Straight pieces that stand for the bend from one side of a cell to the next."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    board = sheet.scenario.board
    high = pieces_of(sheet, "relief")
    if high:
        curves = [_smooth(rings) for rings in high]
        yield Curves(sheet.theme.ink("terrain-mountain"), curves, key="relief")
    if not isinstance(board, MilepostBoard):
        return
    if sum(board.kinds().values()) > MOST_AROUND:
        yield from _patches(sheet, board)
        return
    kinds: dict[str, list[Cell]] = {}
    for kind, cells in cells_by_kind(sheet).items():
        kinds.setdefault(looks(kind), []).extend(cells)
    shore = _shore(sheet)
    tinted = sorted(kinds.keys() - LEVEL, key=lambda kind: (_height(kind), kind))
    for kind in tinted:
        higher = (kinds.get(high, ()) for high in HIGH.get(kind, ()))
        rings = soft_rims(sheet, [*kinds[kind], *chain(*higher)])
        yield Curves(
            sheet.theme.ink(f"terrain-{kind}"),
            [_smooth(rings)] if shore is None else _cut(sheet, rings, shore),
            key=f"relief {kind}",
        )


def _patches(sheet: Sheet, board: MilepostBoard) -> Iterator[Batch]:
    names: dict[str, set[str]] = {}
    for kind in board.kinds():
        names.setdefault(looks(kind), set()).add(kind)
    for kind in sorted(names.keys() - LEVEL, key=lambda kind: (_height(kind), kind)):
        fill = sheet.theme.ink(f"terrain-{kind}").fill
        among = names[kind].union(*(names.get(high, ()) for high in HIGH.get(kind, ())))
        if fill:
            yield from patches(sheet, board, among, Ink(fill=fill), f"relief {kind}")


def _smooth(rings: list[Ring]) -> Curve:
    return tuple(step for ring in rings for step in smooth(ring, closed=True))


def _height(kind: str) -> int:
    """Hills lie under mountains, mountains under peaks; all else lies lower."""
    order = ("hills", "mountain", "alpine")
    return order.index(kind) + 1 if kind in order else 0


def _shore(sheet: Sheet) -> "shapely.Geometry | None":
    """The land as scenery has it; None where the land is drawn around the cells themselves."""
    if not pieces_of(sheet, "own"):
        return None
    import shapely

    return shapely.union_all(areas_of(land_pieces(sheet))).buffer(-0.02 * sheet.mm)


def _cut(sheet: Sheet, rings: list[Ring], shore: "shapely.Geometry") -> list[Curve]:
    """A soft area as far as there is land."""
    import shapely

    around = shapely.union_all(areas_of([[_rounded(ring) for ring in rings]]))
    area = shapely.intersection(around, shore).simplify(0.008 * sheet.mm)
    return [polygons(rings) for rings in rings_of(area)]


def _rounded(ring: Ring) -> Ring:
    """Points along the curve that `smooth` draws through the ring."""
    count = len(ring)
    drawn: Ring = []
    for number in range(count):
        around = [ring[(number + step) % count] for step in (-1, 0, 1, 2)]
        drawn.extend(_between(around, turn / TURNS) for turn in range(TURNS))
    return drawn


def _between(spots: list[Spot], part: float) -> Spot:
    """A point of Catmull and Rom's curve between the second and the third spot."""
    weights = (
        (-part + 2 * part**2 - part**3) / 2,
        (2 - 5 * part**2 + 3 * part**3) / 2,
        (part + 4 * part**2 - 3 * part**3) / 2,
        (-(part**2) + part**3) / 2,
    )
    pairs = list(zip(weights, spots, strict=True))
    return sum(w * x for w, (x, _) in pairs), sum(w * y for w, (_, y) in pairs)
