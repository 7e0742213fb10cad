"""Scenery: coasts, neighbouring lands and borders, from the scenario and from a file beside it."""

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from drawing.files.scenery_files import NoScenery, Piece, Ring, pieces_in
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Spot
from model.boards import grid
from model.notation import Path, Point
from model.scenario.scenario import Scenario
from model.unreadable import quoted

NEAR: Final = 0.16
"""How far from the outermost scenery a point may lie and still be cut off there, in cells."""
LEAST_CUT: Final = 0.5
"""How long a line along the outermost scenery is at least where it was cut, in cells."""


class Scenery(NamedTuple):
    """All of it, and what was wrong with its file."""

    pieces: tuple[Piece, ...] = ()
    trouble: str = ""
    """A sentence for the designer, or nothing."""


def scenery_of(scenario: Scenario, folder: str) -> Scenery:
    """What there is to draw around the map; never an exception, whatever the file holds."""
    drawn = tuple(
        Piece(shape.kind, (_as_points(shape.outline),))
        for shape in scenario.shapes.values()
        if len(shape.outline) > 1
    )
    if not scenario.scenery:
        return Scenery(drawn)
    try:
        return Scenery((*pieces_in(folder, scenario.scenery), *drawn))
    except NoScenery as problem:
        return Scenery(drawn, f"The scenery {quoted(scenario.scenery)} is not drawn: {problem}.")


def pieces_of(sheet: Sheet, *kinds: str) -> list[list[list[Spot]]]:
    """The pieces of some kinds on the sheet, each as its rings; cut ends run off the sheet."""
    everything = [
        (one.kind, [[sheet.spot(point) for point in ring] for ring in one.rings])
        for one in scenery_of(sheet.scenario, sheet.folder).pieces
    ]
    if not any(ring for _, rings in everything for ring in rings):
        return []
    ends = _Ends.of(sheet, everything)
    return [
        [[ends.moved(spot) for spot in ring] for ring in rings]
        for kind, rings in everything
        if kind in kinds
    ]


class _Ends(NamedTuple):
    """Where scenery was cut off at the rim of the board, and how far it is drawn instead."""

    cuts: tuple[float, float, float, float]
    """Left, top, right and bottom; where it ends by itself, where no spot is."""
    cells: Box
    sheet: Box
    near: float

    @classmethod
    def of(cls, sheet: Sheet, pieces: Sequence[tuple[str, list[list[Spot]]]]) -> "_Ends":
        spots = [spot for _, rings in pieces for ring in rings for spot in ring]
        ends = [pick(spot[axis] for spot in spots) for pick in (min, max) for axis in (0, 1)]
        nowhere = (-inf, -inf, inf, inf)
        left, top, right, bottom = (
            end if _is_cut(pieces, side % 2, end, sheet.mm) else nowhere[side]
            for side, end in enumerate(ends)
        )
        board = sheet.box._replace(height=sheet.height - sheet.below)
        cuts = (left, top, right, bottom)
        return cls(cuts, board.grown(-sheet.mm), sheet.box, NEAR * sheet.mm)

    def moved(self, spot: Spot) -> Spot:
        x, y = spot
        left, top, right, bottom = self.cuts
        if x < self.cells.x and x < left + self.near:
            x = min(x, -1.0)
        if x > self.cells.right and x > right - self.near:
            x = max(x, self.sheet.right + 1.0)
        if y < self.cells.y and y < top + self.near:
            y = min(y, -1.0)
        if y > self.cells.bottom and y > bottom - self.near:
            y = max(y, self.sheet.bottom + 1.0)
        return x, y


def _is_cut(
    pieces: Sequence[tuple[str, list[list[Spot]]]], axis: int, end: float, mm: float
) -> bool:
    """Whether scenery ends along a line there, or a border does; a cape ends in a point."""
    for kind, rings in pieces:
        for ring in rings:
            off = [abs(spot[axis] - end) for spot in ring]
            if kind == "border" and min(off) < NEAR * mm:
                return True
            for number, spot in enumerate(ring):
                is_along = max(off[number], off[number - 1]) < NEAR * mm
                if is_along and abs(spot[1 - axis] - ring[number - 1][1 - axis]) > LEAST_CUT * mm:
                    return True
    return False


def _as_points(outline: Path) -> Ring:
    places = (grid.units(place) for place in outline)
    return tuple(Point(round(x / 6), round(y / 3)) for x, y in places)
