"""Every collection of every system has a table, whose cells a spreadsheet gives back unharmed."""

from collections.abc import Iterator

import pytest

from editor.panels.sheets.blocks.block import Block, put
from editor.panels.sheets.blocks.grid import Grid
from editor.panels.sheets.blocks.tabbed import cells_in, tabbed
from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.found_sheets import NO_TABLE, more_tables, sheets_of
from editor.panels.sheets.sheet import Sheet
from model.bundled import bundled_scenarios
from model.forms.form import ByKey
from model.forms.records import Listed
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import whole_record
from model.systems import system_names
from tests.drawing.samples import loaded

OURS = {name: loaded(path) for name, path in bundled_scenarios().items()}
ONE_OF_EACH = {one.system: name for name, one in reversed(OURS.items())}


def tables(scenario: Scenario) -> Iterator[Sheet]:
    """All tables that a map can have, those too that are opened by hand."""
    yield from sheets_of(scenario.system)
    for collection in more_tables(scenario):
        yield CollectionSheet(scenario.system, collection)


@pytest.mark.parametrize("system", system_names())
def test_every_collection_of_every_system_has_a_table(system: str) -> None:
    scenario = OURS[ONE_OF_EACH[system]]
    shown = {sheet.SHOWS for sheet in tables(scenario)}
    slots = whole_record(system).slots
    own = {*slots} - {*whole_record("").slots}
    held = {
        name
        for name, slot in slots.items()
        if isinstance(slot.form, Listed) or (isinstance(slot.form, ByKey) and name in own)
    }
    assert held, "a system without any collection would prove nothing"
    assert held - shown == NO_TABLE


@pytest.mark.parametrize("name", sorted(OURS))
def test_what_is_copied_from_a_table_and_pasted_again_changes_nothing(name: str) -> None:
    scenario = OURS[name]
    filled = 0
    for sheet in tables(scenario):
        grid, rows = Grid(sheet), tuple(sheet.rows(scenario))[:40]
        columns = tuple(range(len(grid.columns(scenario))))
        if not rows or not columns:
            continue
        filled += 1
        cells = [[grid.cell(scenario, row, column) for column in columns] for row in rows]
        names = tuple(f"Row {number}" for number, _ in enumerate(rows, 1))
        block = Block(rows, columns, cells_in(tabbed(cells)), names)
        assert not put(grid, scenario, block, "paste").steps, sheet.NAME
    assert filled >= 2


@pytest.mark.parametrize("name", sorted(ONE_OF_EACH.values()))
def test_no_cell_is_a_formula_for_a_spreadsheet(name: str) -> None:
    scenario = OURS[name]
    for sheet in tables(scenario):
        grid = Grid(sheet)
        for row in tuple(sheet.rows(scenario))[:40]:
            for column in range(len(grid.columns(scenario))):
                cell = grid.cell(scenario, row, column)
                assert not cell.startswith(("=", "+", "@")), (sheet.NAME, cell)
                assert not cell.startswith("-") or cell[1:].isdecimal(), (sheet.NAME, cell)


@pytest.mark.parametrize("system", system_names())
def test_rows_of_things_are_found_on_the_map(system: str) -> None:
    """Whatever a row says that it is about is there."""
    scenario = OURS[ONE_OF_EACH[system]]
    for sheet in tables(scenario):
        for row in tuple(sheet.rows(scenario))[:20]:
            thing = sheet.thing(scenario, row)
            assert thing is None or thing[1] in things_in(scenario, thing[0]), sheet.NAME
