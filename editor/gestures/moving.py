"""Taking hold of what is selected and dragging it elsewhere, with a preview of where it goes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from editor.desk.tool import Done, Gesture
from editor.edits.moving import moved, with_labels
from editor.gestures.vertices import lines_of
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection, Thing
from editor.pointing.sketch import Place, Sketch, SketchLine
from editor.words import tr
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Corner, Edge, Point
from model.scenario.collections import LINES, things_in
from model.scenario.places import places_in
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

STILL = 0.3
"""A hand that moves less, in columns, has clicked."""


def held(desk: "Desk", press: Pointer, one: Thing) -> Gesture:
    """A click selects a thing; a drag moves it, and with it whatever else is selected."""
    if one not in desk.selection.things:
        desk.choose(Selection(things=frozenset({one})))
    return (yield from dragged(desk, press))


def dragged(desk: "Desk", press: Pointer) -> Gesture:
    """Drags what is selected, from where the pointer was pressed."""
    event = yield None
    while event.kind == "move":
        if event.far_from(press) > STILL:
            desk.show(_preview(desk, *_way(desk, press, event)), tr("Release: move here"))
        event = yield None
    if event.kind == "release" and event.far_from(press) > STILL:
        start, goal = _way(desk, press, event)
        chosen = desk.selection
        change = moved(desk.scenario, start, goal, chosen.things, chosen.cells)
        cells = {grid.shifted(cell, start, goal) for cell in chosen.cells}
        return Done(change, Selection(frozenset(cells), chosen.things))
    return None


def _way(desk: "Desk", press: Pointer, event: Pointer) -> tuple[Cell, Cell] | tuple[Point, Point]:
    """From cell to cell, or freely where nothing that is dragged stands on the lattice."""
    if desk.selection.cells or any(
        isinstance(place, (Cell, Corner, Edge))
        for one in with_labels(desk.scenario, desk.selection.things)
        for place in places_in(things_in(desk.scenario, one[0])[one[1]])
    ):
        return press.cell, event.cell
    return press.point, event.point


def _preview(desk: "Desk", start: Cell | Point, goal: Cell | Point) -> Sketch:
    scenario, lines, rings = desk.scenario, [], []
    for one in desk.selection.things:
        for places in _drawn(scenario, one):
            shifted = [grid.shifted(place, start, goal) for place in places]
            if len(shifted) == 1:
                rings.append(shifted[0])
            else:
                lines.append(SketchLine(shifted, "new"))
    lines += [SketchLine(ends, "new") for ends in _lines_along(desk, start, goal)]
    board, cells = scenario.board, desk.selection.cells
    paint: list[tuple[Cell, str | None]] = []
    if isinstance(board, TerrainBoard):
        kinds = {cell: board.kind_at(cell) for cell in cells}
        paint = [(grid.shifted(c, start, goal), kind) for c, kind in kinds.items() if kind]
    return Sketch(cells=[cell for cell, _ in paint], lines=lines, rings=rings, paint=paint)


def _lines_along(desk: "Desk", start: Cell | Point, goal: Cell | Point) -> Iterator[list[Place]]:
    """The lines of a board of routes that follow the cities which are dragged."""
    cities = desk.scenario.cities
    for line in things_in(desk.scenario, LINES).values():
        ends = [(end, cities[end].xy) for end in (line.a, line.b) if end in cities]
        held = [("cities", end) in desk.selection.things for end, _ in ends]
        places = [
            grid.shifted(place, start, goal) if is_held else place
            for is_held, (_, place) in zip(held, ends, strict=True)
            if place is not None
        ]
        if any(held) and len(places) == 2:
            bends = [grid.shifted(p, start, goal) if all(held) else p for p in line.bends]
            yield [places[0], *bends, places[1]]


def _drawn(scenario: Scenario, one: Thing) -> Iterator[list[Place]]:
    """The places of a thing as they are previewed: lines whole, cells one by one."""
    found = things_in(scenario, one[0]).get(one[1])
    paths = [path for _, path in lines_of(found)]
    yield from map(list, paths)
    for place in places_in(found):
        if isinstance(place, Cell) or (isinstance(place, Point) and not any(paths)):
            yield [place]
