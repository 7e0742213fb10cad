"""Resizing: columns and rows come or go at any side, and everything on the map moves along.

The lattice is never sheared. An even number of rows at the top leaves the stagger as it is. An odd
number turns rows that stood half a column to the right into such that do not: all of the map goes
half a column to one side then, the side on which no cell is lost, or else the board gets one column
more. `plan` says which, `lost` what falls off, before anything is done.
"""

from collections.abc import Collection
from dataclasses import fields, replace
from typing import Any, Final, Literal, NamedTuple

from editor.edits.carrying import SCENERY, carry, check_written, is_in_frame, place_of
from editor.edits.thing_names import called
from editor.edits.things import without
from editor.pointing.selection import Thing
from editor.words import tr
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import NO_CELL, Size, TerrainBoard
from model.collection import Things
from model.notation import Cell, Path, Point
from model.scenario.change import Change, difference
from model.scenario.collections import collection_names, things_in, with_things
from model.scenario.places import Within, carried, kept
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed

LARGEST: Final = 320
"""The most columns and rows that a board may have."""
ORIGIN: Final = Cell(0, 0)
Gridded = MilepostBoard | HexBoard
Anchor = Literal[
    "top-left",
    "top",
    "top-right",
    "left",
    "middle",
    "right",
    "bottom-left",
    "bottom",
    "bottom-right",
]


class CannotResize(ValueError):
    """A board cannot be made so; the text says why in a sentence."""


class Sides(NamedTuple):
    """How many columns and rows come at each side; negative ones go."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


class Plan(NamedTuple):
    """What becomes of a board: its new size, and the cell to which the first one goes."""

    size: Size
    to: Cell
    is_half_a_column_aside: bool = False


class Lost(NamedTuple):
    """What falls off: terrain by cell, things of which nothing is left, and things cut short."""

    cells: frozenset[Cell]
    things: tuple[Thing, ...]
    cut: tuple[Thing, ...]
    words: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.cells or self.things or self.cut)


def sides_for(old: Size, new: Size, anchor: Anchor) -> Sides:
    """The sides at which columns and rows come so that the part at the anchor stays in its place.

    In the middle, rows come at the top by even numbers.
    """
    cols, rows = new.cols - old.cols, new.rows - old.rows
    left = 0 if anchor.endswith("left") else cols if anchor.endswith("right") else cols // 2
    top = 0 if anchor.startswith("top") else rows if anchor.startswith("bottom") else rows // 4 * 2
    return Sides(left, top, cols - left, rows - top)


def sides_around(old: Size, cells: Collection[Cell], margin: int = 0) -> Sides:
    """The sides that crop a board to the box around some cells, and a margin if asked."""
    if not cells:
        return Sides()
    cols, rows = [cell.col for cell in cells], [cell.row for cell in cells]
    return Sides(
        margin - min(cols),
        margin - min(rows),
        max(cols) + 1 + margin - old.cols,
        max(rows) + 1 + margin - old.rows,
    )


def shift_sides(cols: int, rows: int) -> Sides:
    """The sides of a board that keeps its size while the map moves."""
    return Sides(cols, rows, -cols, -rows)


def plan(scenario: Scenario, sides: Sides, *, may_widen: bool = True) -> Plan:
    """How a board is resized; CannotResize where it cannot be."""
    board = _board(scenario)
    size = Size(
        board.size.cols + sides.left + sides.right, board.size.rows + sides.top + sides.bottom
    )
    if not (1 <= size.cols <= LARGEST and 1 <= size.rows <= LARGEST):
        raise CannotResize(
            tr("A board has between 1 and {most} columns and rows, not {cols} and {rows}.").format(
                most=LARGEST, cols=size.cols, rows=size.rows
            )
        )
    straight = Plan(size, Cell(sides.left, sides.top))
    if sides.top % 2 == 0:
        return straight
    aside = [
        straight._replace(to=Cell(sides.left - half, sides.top), is_half_a_column_aside=True)
        for half in (0, 1)
    ]
    wider = aside[0]._replace(size=Size(min(size.cols + 1, LARGEST), size.rows))
    plans = (*aside, wider) if may_widen else aside
    return min(plans, key=lambda one: len(_lost_cells(board, one)))


def resized(scenario: Scenario, sides: Sides, *, with_references: bool = False) -> Change:
    """Columns and rows added or taken at the sides; what falls off goes, as `lost` says.

    What names a thing that falls off goes along, or stays and is told as a problem.
    """
    return _carried_out(scenario, plan(scenario, sides), tr("resize"), with_references)


def cropped(
    scenario: Scenario, cells: Collection[Cell], margin: int = 0, *, with_references: bool = False
) -> Change:
    """The board cut to the box around some cells."""
    sides = sides_around(_board(scenario).size, cells, margin)
    return _carried_out(scenario, plan(scenario, sides), tr("crop"), with_references)


def shifted(scenario: Scenario, cols: int, rows: int, *, with_references: bool = False) -> Change:
    """Everything moved by columns and rows on a board that keeps its size, or on one of routes."""
    if isinstance(scenario.board, RouteBoard):
        return difference(scenario, _all_carried(scenario, Cell(cols, rows)), tr("shift"))
    how = plan(scenario, shift_sides(cols, rows), may_widen=False)
    return _carried_out(scenario, how, tr("shift"), with_references)


def lost(scenario: Scenario, sides: Sides, *, may_widen: bool = True) -> Lost:
    """What falls off a board when it is resized, with the cells and ids that it has now.

    For a shift, ask with `shift_sides` and without widening.
    """
    how = plan(scenario, sides, may_widen=may_widen)
    _, gone, cut = _left(scenario, how)
    words = tuple(called(scenario, *thing) for thing in gone)
    return Lost(frozenset(_lost_cells(_board(scenario), how)), tuple(gone), tuple(cut), words)


def _board(scenario: Scenario) -> Gridded:
    if isinstance(scenario.board, TerrainBoard):
        return scenario.board
    raise CannotResize(tr("Only boards of mileposts or hexes have a size."))


def _lost_cells(board: TerrainBoard, how: Plan) -> list[Cell]:
    """The cells of a board that have no place on the new one."""
    lost_cells = []
    for row, text in enumerate(board.rows()):
        first = grid.shifted(Cell(0, row), ORIGIN, how.to)
        is_kept = 0 <= first.row < how.size.rows
        start, end = max(-first.col, 0), max(how.size.cols - first.col, 0)
        gone = [*range(min(start, len(text))), *range(end, len(text))]
        columns = gone if is_kept else range(len(text))
        lost_cells += [Cell(col, row) for col in columns if board.has(Cell(col, row))]
    return lost_cells


def _is_on(cell: Cell, how: Plan) -> bool:
    return 0 <= cell.col < how.size.cols and 0 <= cell.row < how.size.rows


def _carried_out(scenario: Scenario, how: Plan, label: str, with_references: bool) -> Change:
    left, gone, _ = _left(scenario, how)
    new = without(left, gone, with_references=with_references)
    new = _all_carried(new, how.to)
    return difference(scenario, replace(new, board=_new_board(_board(scenario), how)), label)


def _all_carried(scenario: Scenario, to: Cell) -> Scenario:
    new = carry(scenario, lambda place: grid.shifted(place, ORIGIN, to))
    check_written(new)
    return new


def _new_board(board: Gridded, how: Plan) -> Gridded:
    """The terrain in its new places; each row keeps its text and gets another beginning."""
    rows = [""] * how.size.rows
    for row, text in enumerate(board.rows()):
        first = grid.shifted(Cell(0, row), ORIGIN, how.to)
        if 0 <= first.row < how.size.rows:
            begun = NO_CELL * first.col + text if first.col >= 0 else text[-first.col :]
            rows[first.row] = begun[: how.size.cols]
    full = tuple(row.ljust(how.size.cols, NO_CELL) for row in rows)
    return replace(board, size=how.size, terrain=full)


def _left(scenario: Scenario, how: Plan) -> tuple[Scenario, list[Thing], list[Thing]]:
    """The scenario without what falls off, as it lies now, and the things that go or are cut.

    Things that go are still there, so that what names them can go along.
    """
    within = _within(_board(scenario).size, how)
    gone: list[Thing] = []
    cut: list[Thing] = []
    new = scenario
    for room in collection_names(scenario.system):
        left = dict(things_in(scenario, room))
        for key, thing in left.items() if room not in SCENERY else ():
            piece = _left_of(thing, within)
            if piece is None:
                gone.append((room, key))
            elif piece is not thing:
                cut.append((room, key))
                left[key] = piece
        new = with_things(new, room, Things(left)) if left else new
    blocked = tuple(edge for edge in new.blocked if within.has(edge.a) and within.has(edge.b))
    return replace(new, blocked=blocked, part=_part_left(new, within)), gone, cut


def _left_of(thing: Any, within: Within) -> Any:
    if isinstance(thing, Allowed):
        return None if kept(place := place_of(thing.place), within) is not place else thing
    return kept(thing, within)


def _part_left(scenario: Scenario, within: Within) -> Any:
    """What a system says beside its things, such as a position: without what falls off."""
    part = scenario.part
    names = [field.name for field in fields(part)] if part is not None else []
    rest = [name for name in names if name not in collection_names(scenario.system)]
    left = {name: kept(getattr(part, name), within) for name in rest}
    other = {name: value for name, value in left.items() if value is not getattr(part, name)}
    return replace(part, **other) if other else part


def _within(old: Size, how: Plan) -> Within:
    """What is on the new board; what lay beside the old one stays beside it."""

    def has(cell: Cell) -> bool:
        goal = grid.shifted(cell, ORIGIN, how.to)
        was_on = cell.col < old.cols and cell.row < old.rows
        return _is_on(goal, how) or (not was_on and goal.col >= 0 and goal.row >= 0)

    def holds(line: Path | Point) -> bool:
        goal = carried(line, lambda place: grid.shifted(place, ORIGIN, how.to))
        return is_in_frame(goal, how.size) or not is_in_frame(line, old)

    return Within(has, holds)
