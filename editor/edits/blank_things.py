"""A new thing of any collection: valid at once, with no more said of it than must be."""

from collections.abc import Iterator
from typing import Any

from editor.edits.thing_names import word_for
from editor.edits.things import fresh_id
from editor.words import tr
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.forms.form import DoesNotFit, Route
from model.notation import Cell, Point
from model.scenario.collections import route_of, things_in
from model.scenario.scenario import Scenario
from model.schema.fields import Field, field_of, fields_of, part_at, why_not

NEW = "new"
"""Stands for an id in a route to what every thing of a collection has."""
COLOUR = "#808080"


def blank(scenario: Scenario, room: str, name: str = "") -> dict[str, Any]:
    """What must be said of a thing besides its id; DoesNotFit tells what a map lacks for it."""
    route = route_of(room, NEW)
    fields = fields_of(scenario.system, *route[:-1])
    return {
        field.name: _value(scenario, (*route, field.name), field, name)
        for field in fields
        if field.is_required and field.name != "id"
    }


def _value(scenario: Scenario, route: Route, field: Field, name: str) -> Any:
    if field.refers and field.kind != "ids" and not things_in(scenario, field.refers):
        word, other = (word_for(scenario.system, one) for one in (route[-3], field.refers))
        raise DoesNotFit(tr("A {word} needs a {other}.").format(word=word, other=other))
    for plain in _offers(scenario, route, field, name):
        if not why_not(scenario.system, route, plain):
            return plain
    raise DoesNotFit(tr("What {field} shall be cannot be guessed.").format(field=field.title))


def _offers(scenario: Scenario, route: Route, field: Field, name: str) -> Iterator[Any]:
    """Values that a field might have, the plainest first."""
    if field.usual is not None:
        yield field.usual
    if field.refers:
        found = list(things_in(scenario, field.refers))[:1]
        yield from ([], found) if field.kind == "ids" else found
    yield from (word for word, _ in field.choices)
    if field.name in ("name", "text"):
        yield name or tr("New")
    yield from _of_kind(scenario, route, field)
    part = part_at(scenario.system, route) or {}
    yield from part.get("examples", ())
    yield name or tr("New")


def _of_kind(scenario: Scenario, route: Route, field: Field) -> Iterator[Any]:
    if field.kind == "number":
        yield from (max(field.least or 0, 0), field.least, field.most)
    if field.kind == "yes-no":
        yield False
    if field.kind in ("texts", "words", "rows"):
        yield []
    if field.kind == "group":
        needed = (inner for inner in field.inside if inner.is_required)
        yield {one.name: _value(scenario, (*route, one.name), one, "") for one in needed}
        yield []
    if field.kind == "text":
        yield from _places(scenario)
        yield COLOUR


def _places(scenario: Scenario) -> Iterator[str]:
    """Places in the middle of the map, as two, one or three of them are written."""
    cells = _middle(scenario)
    points = [Point(*(round(1000 * part) for part in grid.position(cell))) for cell in cells]
    for written in (list(map(str, cells)), list(map(str, points))):
        yield from (" ".join(written[:number]) for number in (2, 1, 3))


def _middle(scenario: Scenario) -> list[Cell]:
    """A cell in the middle of the board, with two beside it."""
    board = scenario.board
    there = list(board.cells()) if isinstance(board, TerrainBoard) else []
    first = there[len(there) // 2] if there else Cell(1, 1)
    around = [cell for cell in grid.neighbours(first) if not there or cell in set(there)]
    return [first, *around, *there[:2]][:3]


def blank_value(scenario: Scenario, route: Route) -> Any:
    """The plainest value that can stand at a place where things have no fields."""
    part = part_at(scenario.system, route) or {}
    return _value(scenario, route, field_of(route[-1], part, scenario.system), "")


def fresh_key(scenario: Scenario, room: str, name: str) -> str:
    """A key that no thing of a collection has: an id like a name, or the next number of a card."""
    key = fresh_id(scenario, room, name)
    if part_at(scenario.system, route_of(room, key)) is not None:
        return key
    numbers = (int(one) for one in things_in(scenario, room) if one.isdecimal())
    return str(max(numbers, default=0) + 1)
