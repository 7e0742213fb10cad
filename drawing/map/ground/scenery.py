"""Scenery: coasts, neighbouring lands and borders, from the scenario and from a file beside it."""

from collections.abc import Sequence
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
    everything = scenery_of(sheet.scenario, sheet.folder).pieces
    spots = [sheet.spot(point) for one in everything for ring in one.rings for point in ring]
    if not spots:
        return []
    ends = _Ends.of(sheet, spots)
    return [
        [[ends.moved(sheet.spot(point)) for point in ring] for ring in one.rings]
        for one in everything
        if one.kind in kinds
    ]


class _Ends(NamedTuple):
    """Where scenery was cut off at the rim of the board, and how far it is drawn instead."""

    outermost: Box
    cells: Box
    sheet: Box
    near: float

    @classmethod
    def of(cls, sheet: Sheet, spots: Sequence[Spot]) -> "_Ends":
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        outermost = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        board = sheet.box._replace(height=sheet.height - sheet.below)
        return cls(outermost, board.grown(-sheet.mm), sheet.box, NEAR * sheet.mm)

    def moved(self, spot: Spot) -> Spot:
        x, y = spot
        if x < self.cells.x and x < self.outermost.x + self.near:
            x = min(x, -1.0)
        if x > self.cells.right and x > self.outermost.right - self.near:
            x = max(x, self.sheet.right + 1.0)
        if y < self.cells.y and y < self.outermost.y + self.near:
            y = min(y, -1.0)
        if y > self.cells.bottom and y > self.outermost.bottom - self.near:
            y = max(y, self.sheet.bottom + 1.0)
        return x, y


def _as_points(outline: Path) -> Ring:
    places = (grid.units(place) for place in outline)
    return tuple(Point(round(x / 6), round(y / 3)) for x, y in places)
