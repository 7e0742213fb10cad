"""The clipboard: a fragment as text, which is that of a small scenario, and back.

Whoever pastes it into a text editor reads a piece of a map; whoever copies a whole scenario from
there can paste it as a fragment.
"""

from dataclasses import replace
from typing import Final

from editor.edits.fragments import ORIGIN, Fragment, Laid, counted_from, middle_of, of_things
from editor.edits.thing_places import lies_on_map
from editor.words import tr
from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.boards.terrain import NO_CELL, Size, TerrainBoard
from model.collection import Things
from model.files.scenario_files import new_text, read_text
from model.notation import Cell
from model.scenario.collections import collection_names, things_in, with_things
from model.scenario.places import places_in
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable

LONGEST: Final = 4_000_000
"""Of characters; the largest map that can be drawn takes a small part of them."""
MOST_CELLS: Final = 320 * 320


class NoFragment(ValueError):
    """A text is no piece of a map; the message says why in a sentence."""


def text_of(fragment: Fragment) -> str:
    """A fragment, as it is held, in the words of a scenario file."""
    laid = fragment.laid(_corner(fragment.laid()))
    board = laid.things.board
    if laid.kinds:
        size = Size(*(max(cell[n] for cell in laid.kinds) + 1 for n in (0, 1)))
        empty = MilepostBoard(size, Things(), (NO_CELL * size.cols,) * size.rows)
        board = empty.with_painted(laid.kinds)
    return new_text(replace(laid.things, id="fragment", board=board))


def _corner(laid: Laid) -> Cell:
    """Where a fragment must be put so that no cell of it is left of or above the first one."""
    cells = [*laid.kinds, ORIGIN]
    for room in collection_names(laid.things.system):
        for place in places_in((things_in(laid.things, room), laid.things.blocked)):
            cells += [end for end in (place, *place) if isinstance(end, Cell)]
    rows = -min(cell.row for cell in cells)
    down = Cell(0, rows)
    return Cell(-min(grid.shifted(cell, ORIGIN, down).col for cell in cells), rows)


def fragment_from(text: str) -> Fragment:
    """The fragment that a text says; NoFragment where it says none."""
    if len(text) > LONGEST:
        raise NoFragment(tr("The clipboard holds too much text to be a piece of a map."))
    try:
        scenario = read_text(text, tr("the clipboard")).scenario
    except Unreadable as trouble:
        raise NoFragment(
            tr("The clipboard holds no piece of a map. {why}").format(why=trouble.message)
        ) from None
    if scenario.misfits:
        misfit = next(iter(scenario.misfits.values()))
        why = f"{'/'.join(misfit.route)}: {misfit.why}"
        raise NoFragment(
            tr("The piece of a map on the clipboard cannot be read: {why}.").format(why=why)
        )
    kinds = {}
    if isinstance(scenario.board, TerrainBoard):
        kinds = _kinds(scenario.board)
        scenario = replace(scenario, board=None)
    if not kinds and not any(
        things_in(scenario, room) for room in collection_names(scenario.system)
    ):
        raise NoFragment(tr("The clipboard holds no piece of a map."))
    return Fragment(counted_from(middle_of(kinds), kinds, _things_alone(scenario)))


def _kinds(board: TerrainBoard) -> dict[Cell, str]:
    if sum(board.kinds().values()) > MOST_CELLS:
        raise NoFragment(tr("The piece of a map on the clipboard has too many cells."))
    kinds = ((cell, board.kind_at(cell)) for cell in board.cells())
    return {cell: kind for cell, kind in kinds if kind is not None}


def _things_alone(scenario: Scenario) -> Scenario:
    """What of a whole scenario can be put down: not its title, its cards or its picture."""
    empty = of_things(scenario, {})
    for room in collection_names(scenario.system):
        if room == "goods" or lies_on_map(scenario.system, room):
            empty = with_things(empty, room, things_in(scenario, room))
    return replace(empty, blocked=scenario.blocked, board=scenario.board)
