"""Moving: things and cells go by a displacement, exactly along the lattice and never sheared.

A displacement leads from one cell to another; things that stand at free points alone may also go
from one point to another.
"""

from collections.abc import Collection, Iterable
from typing import TypeVar

from editor.edits.carrying import SCENERY, OffTheMap, carry, check_written
from editor.edits.painting import painted_each
from editor.edits.thing_names import called_all
from editor.pointing.selection import Thing
from editor.words import tr
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Corner, Point
from model.scenario.change import Change, apply, difference
from model.scenario.collections import LINES, things_in, with_things
from model.scenario.places import Place, carried, places_in
from model.scenario.scenario import Scenario

Spot = Cell | Point
AnyPlace = TypeVar("AnyPlace", bound=Place)


def moved(
    scenario: Scenario,
    start: Spot,
    goal: Spot,
    things: Iterable[Thing] = (),
    cells: Collection[Cell] = (),
) -> Change:
    """Things with all their places, labels and remarks, and cells with everything on them.

    Cells leave an empty place behind; where they come to, their terrain is the new one. What lies
    there besides stays. A line goes with those of its corners of which most cells go, an edge if
    both its cells go. OffTheMap is raised where something would leave the board.
    """
    chosen = [
        (room, key) for room, key in dict.fromkeys(things) if key in things_in(scenario, room)
    ]
    label = (
        tr("move cells") if cells else tr("move {thing}").format(thing=called_all(scenario, chosen))
    )
    if grid.units(start) == grid.units(goal) or not (chosen or cells):
        return Change(label)
    new = _cells_moved(scenario, frozenset(cells), start, goal) if cells else scenario
    new = _things_moved(scenario, new, with_labels(scenario, chosen), start, goal)
    return difference(scenario, new, label)


def nudged(
    scenario: Scenario,
    side: int,
    things: Iterable[Thing] = (),
    cells: Collection[Cell] = (),
    steps: int = 1,
) -> Change:
    """The same towards one of the six neighbours, so many times."""
    start = goal = Cell(0, 0)
    for _ in range(steps):
        goal = grid.neighbour(goal, side)
    return moved(scenario, start, goal, things, cells)


def with_cities(scenario: Scenario, things: Iterable[Thing]) -> list[Thing]:
    """Things and the cities of lines among them, which lie where their cities do."""
    chosen = list(things)
    lines = (things_in(scenario, LINES).get(key) for room, key in chosen if room == LINES)
    ends = {end for line in lines if line is not None for end in (line.a, line.b)}
    more = (("cities", end) for end in sorted(ends) if end in scenario.cities)
    return list(dict.fromkeys([*chosen, *more]))


def with_labels(scenario: Scenario, things: Iterable[Thing]) -> list[Thing]:
    """Things with the labels and remarks that belong to them, and bent lines between them."""
    chosen = list(things)
    for key, line in things_in(scenario, LINES).items():
        if line.bends and {("cities", line.a), ("cities", line.b)} <= set(chosen):
            chosen.append((LINES, key))
    names = {f"{room}/{key}" for room, key in chosen}
    for room in ("labels", "remarks"):
        notes = things_in(scenario, room).items()
        chosen += [(room, key) for key, note in notes if note.of in names]
    return list(dict.fromkeys(chosen))


def _things_moved(
    scenario: Scenario, new: Scenario, things: Iterable[Thing], start: Spot, goal: Spot
) -> Scenario:
    def move(place: Place) -> Place:
        return _on(scenario.board, place, grid.shifted(place, start, goal))

    for room, key in things:
        thing = things_in(scenario, room)[key]
        if isinstance(start, Point) or isinstance(goal, Point):
            _refuse_lattice(thing)
        after = carried(thing, move)
        check_written(after)
        new = with_things(new, room, things_in(new, room).put(key, after))
    return new


def _cells_moved(scenario: Scenario, cells: frozenset[Cell], start: Spot, goal: Spot) -> Scenario:
    board = scenario.board
    if not isinstance(board, TerrainBoard) or isinstance(start, Point) or isinstance(goal, Point):
        raise OffTheMap(tr("cells move from cell to cell, on a board that has some"))

    def move(place: Place) -> Place:
        if not belongs(place, cells):
            return place
        return _on(board, place, grid.shifted(place, start, goal))

    new = carry(scenario, move, SCENERY)
    check_written(new)
    kinds = {cell: kind for cell in cells if (kind := board.kind_at(cell)) is not None}
    painted: dict[Cell, str | None] = dict.fromkeys(kinds)
    painted.update({_on(board, c, grid.shifted(c, start, goal)): k for c, k in kinds.items()})
    return apply(new, painted_each(new, painted, ""))


def _on(board: object, place: AnyPlace, goal: AnyPlace) -> AnyPlace:
    """Where a place goes; what lies on the board or its sheet must stay on it."""
    if isinstance(place, Point) and isinstance(goal, Point) and isinstance(board, RouteBoard):
        if board.on_sheet(place) == place and board.on_sheet(goal) != goal:
            raise OffTheMap(tr("this would leave the sheet"))
        return goal
    if not isinstance(place, Cell) or not isinstance(goal, Cell):
        return goal
    if isinstance(board, TerrainBoard) and board.in_bounds(place) and not board.in_bounds(goal):
        raise OffTheMap(tr("this would leave the board"))
    return goal


def belongs(place: Place, cells: Collection[Cell]) -> bool:
    """Whether a place goes with some cells: a corner if most of the three cells around it do."""
    if isinstance(place, Cell):
        return place in cells
    if isinstance(place, Corner):
        return sum(cell in cells for cell in grid.cells_at(place)) > 1
    return grid.nearest_cell(*grid.position(place)) in cells


def _refuse_lattice(thing: object) -> None:
    if not all(isinstance(place, Point) for place in places_in(thing)):
        raise OffTheMap(tr("what stands on cells moves from cell to cell"))
