"""The sheets that a map has: shared ones, those of its system, and one made for any other table."""

from collections.abc import Iterator
from types import ModuleType

from editor.edits.thing_places import lies_on_map
from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.sheet import Sheet
from editor.systems.scan import modules_for, shared_modules
from model.boards.routes import RouteBoard
from model.forms.form import ByKey
from model.scenario.collections import LINES, collection_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record

NO_TABLE = frozenset(("allow",))
"""Accepted findings are kept where findings are shown."""


def sheets_of(system: str) -> list[Sheet]:
    """The sheets that are always there: what lies on the map is drawn on it, all else is not."""
    found = _brought(system)
    shown = {sheet.SHOWS for sheet in found}
    tables = (collection for collection in _own_tables(system) if collection not in shown)
    made = [
        CollectionSheet(system, collection)
        for collection in tables
        if not lies_on_map(system, collection)
    ]
    return [*found, *made]


def more_tables(scenario: Scenario) -> list[str]:
    """The collections that have no sheet as long as nobody asks for it."""
    system = scenario.system
    shown = {sheet.SHOWS for sheet in sheets_of(system)} | NO_TABLE
    lines = (LINES,) if isinstance(scenario.board, RouteBoard) else ()
    every = dict.fromkeys((*collection_names(system), *_own_tables(system), *lines))
    return [collection for collection in every if collection not in shown]


def _brought(system: str) -> list[Sheet]:
    modules = (*shared_modules("panels.sheets"), *modules_for(system, "sheets"))
    made = (kind() for module in modules for kind in _kinds(module))
    found = [sheet for sheet in made if sheet.is_for(system)]
    return sorted(found, key=lambda sheet: (sheet.ORDER, sheet.NAME))


def _kinds(module: ModuleType) -> Iterator[type[Sheet]]:
    for thing in vars(module).values():
        is_sheet = isinstance(thing, type) and issubclass(thing, Sheet)
        if is_sheet and "NAME" in vars(thing) and thing.__module__ == module.__name__:
            yield thing


def _own_tables(system: str) -> list[str]:
    """The collections that a system adds to scenarios, by id or by key."""
    part = part_record(system)
    slots = part.slots.items() if part is not None else ()
    listed = collection_names(system)
    return [name for name, slot in slots if name in listed or isinstance(slot.form, ByKey)]
