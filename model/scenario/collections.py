"""The collections of a scenario by name, of the shared core and of the system's part alike."""

from dataclasses import replace
from functools import cache
from typing import Any, Final, get_args, get_type_hints

from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.forms.form import ByKey, Form, Route
from model.forms.hints import record_of
from model.forms.records import Listed, Record
from model.notation import Cell, Cells, Corner, Edge, Path, Point, Side
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import core_record, part_record, whole_record

LINES: Final = "lines"
_PLACES: Final = (Cell, Cells, Corner, Edge, Path, Point, Side)


@cache
def collection_names(system: str) -> tuple[str, ...]:
    """The keys under which scenarios of a system hold things by id: cities, waters, ferries."""
    return tuple(name for name, form in _forms(system).items() if isinstance(form, Listed))


@cache
def own_collections(system: str) -> tuple[str, ...]:
    """The keys under which the part of a system holds things, by id or by number."""
    part = part_record(system)
    slots = part.slots.items() if part else ()
    return tuple(name for name, slot in slots if _holds_things(slot.form))


def _holds_things(form: Form) -> bool:
    return isinstance(form, Listed) or (isinstance(form, ByKey) and form.holds_things)


@cache
def own_named_collections(system: str) -> tuple[str, ...]:
    """Those whose things have an id and a name by which players know them."""
    records = ((room, record_in(system, room)) for room in own_collections(system))
    return tuple(room for room, record in records if record and "name" in record.slots)


@cache
def own_collections_on_the_map(system: str) -> tuple[str, ...]:
    """Those whose things also have a place on the map, such as ferries; cards have none."""
    records = ((room, record_in(system, room)) for room in own_named_collections(system))
    return tuple(room for room, record in records if record and _has_a_place(record.cls))


def _has_a_place(thing: type[Any]) -> bool:
    return any(map(_is_a_place, get_type_hints(thing).values()))


def _is_a_place(hint: Any) -> bool:
    return hint in _PLACES or any(map(_is_a_place, get_args(hint)))


def record_in(system: str, room: str) -> Record | None:
    """The form of one thing of a room; None where there is no such room."""
    if room == LINES:
        return record_of(Line)
    form = _forms(system).get(room)
    return form.item if isinstance(form, Listed) else None


def route_of(room: str, key: str) -> Route:
    """Where a Change finds a thing; the lines of a board of routes stand within the board."""
    return ("board", LINES, key) if room == LINES else (room, key)


def things_in(scenario: Scenario, room: str) -> Things[Any]:
    """The things of a room; nothing where the scenario has no such room."""
    if room == LINES:
        lines = getattr(scenario.board, LINES, None)
        return lines if isinstance(lines, Things) else Things(lines)
    things = getattr(scenario, room, None)
    if things is None:
        things = getattr(scenario.part, room, None)
    return things if isinstance(things, Things) else Things()


def with_things(scenario: Scenario, room: str, things: Things[Any]) -> Scenario:
    """The scenario with other things in a room that it has."""
    changed: dict[str, Any] = {room: things}
    if room == LINES and isinstance(scenario.board, RouteBoard):
        return replace(scenario, board=replace(scenario.board, **changed))
    if room in core_record(scenario.system).slots:
        return replace(scenario, **changed)
    part = part_record(scenario.system)
    if part is None or room not in part.slots:
        raise LookupError(f"a scenario of this system has no {room}")
    return replace(scenario, part=replace(scenario.part_as(part.cls), **changed))


def _forms(system: str) -> dict[str, Any]:
    return {name: slot.form for name, slot in whole_record(system).slots.items()}
