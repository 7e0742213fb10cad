"""The terrain brush: paints kinds of terrain freehand or in straight lines; right or Alt erases."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Add, Choice, Gesture, Option, Tool
from editor.edits.painting import painted
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import Sketch
from editor.words import tr
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.rules.terrain_kinds import terrain_kinds
from model.rules.terrain_prices import terrain_prices
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

WIDEST = 9
NO_CELL = "none"
"""The value of the option that takes cells away."""
KIND = Option("terrain", "Terrain")
SIZE = Option("brush", "Brush size", "number", 0, WIDEST, counts_from=1)


class Terrain(Tool):
    """Paints cells."""

    NAME = "terrain"
    TITLE = "Terrain brush"
    KEY = "B"
    GROUP = "paint"
    ORDER = 20
    OPTIONS: ClassVar = (KIND, SIZE)
    LAYER = "terrain"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        return terrain_choices(desk) if option.key == "terrain" else ()

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if not brush(desk, at.cell):
            return nothing_to_paint(desk, at.cell)
        kind = kind_in_hand(desk)
        if kind is None:
            return tr("Click: take cells away · Alt or right: erase to plain land")
        return tr("Click: paint {kind} · Shift: straight line · Alt or right: erase").format(
            kind=kind
        )

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        start = line_start(desk) if at.shift else None
        if start is None:
            return Sketch(cells=brush(desk, at.cell))
        return Sketch(cells=sorted(swept(desk, start, at.cell)))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        return pick_terrain(desk, at)

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        kind = erased_kind(desk) if press.is_opposite else kind_in_hand(desk)
        last = line_start(desk) if press.shift else None
        last = last or press.cell
        event = press
        while event.kind != "release":
            cells = swept(desk, last, event.cell)
            last = event.cell
            desk.last_painted = last
            desk.show(Sketch(cells=brush(desk, last)))
            event = yield Add(painted(desk.scenario, cells, kind))
        return None


def terrain_choices(desk: "Desk") -> Sequence[Choice]:
    """The kinds of terrain that can be painted, and none."""
    prices = terrain_prices(desk.scenario) or {}
    kinds = [
        Choice(kind, _with_price(kind, prices), f"terrain {kind}")
        for kind in terrain_kinds(desk.scenario)
    ]
    is_hexes = isinstance(desk.scenario.board, HexBoard)
    none = tr("no hex") if is_hexes else tr("no milepost")
    return [*kinds, Choice(NO_CELL, none, "terrain none")]


def _with_price(kind: str, prices: Mapping[str, int | None]) -> str:
    """A kind of terrain with what building there costs by the rules."""
    if kind not in prices:
        return tr("{kind} · no price").format(kind=kind) if prices else kind
    price = prices[kind]
    return f"{kind} · {price}" if price is not None else tr("{kind} · no track").format(kind=kind)


def kind_in_hand(desk: "Desk") -> str | None:
    """The kind to paint with; None takes cells away.

    What was in hand on a map of other kinds means the first of those that there are here.
    """
    kind, kinds = str(desk.settings.get("terrain")), terrain_kinds(desk.scenario)
    if kind == NO_CELL:
        return None
    return kind if kind in kinds or not kinds else kinds[0]


def erased_kind(desk: "Desk") -> str | None:
    """What is there after erasing: the plainest land."""
    kinds = terrain_kinds(desk.scenario)
    return "clear" if "clear" in kinds else kinds[0] if kinds else None


def line_start(desk: "Desk") -> Cell | None:
    """Where a straight line would begin: the cell painted last."""
    board, last = desk.scenario.board, desk.last_painted
    is_there = last is not None and isinstance(board, TerrainBoard) and board.in_bounds(last)
    return last if is_there else None


def brush(desk: "Desk", at: Cell) -> tuple[Cell, ...]:
    """The cells under the brush, those of the selection alone where there is one."""
    board, chosen = desk.scenario.board, desk.selection.cells
    if not isinstance(board, TerrainBoard):
        return ()
    size = int(desk.settings.get("brush") or 0)
    return tuple(
        cell
        for cell in grid.disc(at, size)
        if board.in_bounds(cell) and (not chosen or cell in chosen)
    )


def nothing_to_paint(desk: "Desk", at: Cell) -> str:
    """Why a brush paints nothing: a selection that it keeps to, or no board below it."""
    board = desk.scenario.board
    is_on = isinstance(board, TerrainBoard) and board.in_bounds(at)
    return kept_out() if is_on and desk.selection.cells else tr("Nothing to paint here.")


def kept_out() -> str:
    """What is said outside of a selection."""
    return tr("Only what is selected is painted · Esc: select nothing, and paint everywhere")


def swept(desk: "Desk", start: Cell, goal: Cell) -> set[Cell]:
    """The cells that the brush passes over on the straight way from one cell to another."""
    return {cell for middle in grid.line(start, goal) for cell in brush(desk, middle)}


def pick_terrain(desk: "Desk", at: Pointer) -> bool:
    """Takes over the kind of the cell under the pointer."""
    board = desk.scenario.board
    if not isinstance(board, TerrainBoard) or not board.in_bounds(at.cell):
        return False
    desk.set("terrain", board.kind_at(at.cell) or NO_CELL)
    return True
