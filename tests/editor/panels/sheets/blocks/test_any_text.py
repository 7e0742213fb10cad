"""Whatever lies on the clipboard or in a file: a change that can be undone, or a sentence."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.panels.sheets.blocks.block import Block, put
from editor.panels.sheets.blocks.csv_files import read_csv
from editor.panels.sheets.blocks.grid import Grid
from editor.panels.sheets.blocks.tabbed import cells_in, tabbed
from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.found_sheets import sheets_of
from editor.panels.sheets.sheet import Sheet
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded

OURS = [
    loaded(bundled_scenarios()[name]) for name in ("tutorial", "danube", "western-usa", "kanto")
]
ODD = (
    "=1+1",
    "-",
    "–",
    "x",
    "١٢",
    "1e9",
    "9" * 40,
    "\ud800",
    "\x00",
    "'=",
    '"',
    "a\nb",
    "{",
    "- [",
)
CELLS = st.one_of(st.sampled_from(ODD), st.text(max_size=12), st.integers(-9, 9999).map(str))
TABLES = [
    (scenario, sheet)
    for scenario in OURS
    for sheet in (*sheets_of(scenario.system), CollectionSheet(scenario.system, "cities"))
]


@given(st.lists(st.lists(CELLS.filter(lambda cell: "\0" not in cell), min_size=1), min_size=1))
def test_cells_come_back_from_the_clipboard(cells: list[list[str]]) -> None:
    wide = max(map(len, cells))
    whole = tuple((*row, *[""] * (wide - len(row))) for row in cells)
    if any("\r" in cell for row in whole for cell in row) or not tabbed(whole).strip("\r\n"):
        return
    assert cells_in(tabbed(whole)) == whole


@pytest.mark.parametrize(
    ("scenario", "sheet"), TABLES, ids=lambda one: getattr(one, "NAME", "") or one.system
)
@given(data=st.data())
def test_any_cells_in_any_table_are_a_change_or_a_sentence(
    scenario: Scenario, sheet: Sheet, data: st.DataObject
) -> None:
    grid = Grid(sheet)
    rows = [*list(sheet.rows(scenario))[:3], None]
    columns = range(len(grid.columns(scenario)))
    if not columns:
        return
    some = data.draw(st.lists(st.sampled_from(columns), unique=True, min_size=1, max_size=3))
    several = data.draw(st.lists(st.sampled_from(rows), unique=True, min_size=1))
    cells = tuple(tuple(data.draw(CELLS) for _ in some) for _ in several)
    names = tuple(f"Row {number}" for number, _ in enumerate(several, 1))
    block = Block(tuple(several), tuple(some), cells, names)
    after, change, why = scenario, Change(""), ""
    try:
        change = put(grid, scenario, block, "paste")
        after = apply(scenario, change)
    except DoesNotFit as trouble:
        why = trouble.why
    assert bool(why) or change.label == "paste"
    assert apply(after, change.inverse()) == scenario
    for row in sheet.rows(after):
        for column in columns:
            grid.entry(after, row, column)


@given(data=st.binary(max_size=300))
def test_any_file_is_a_change_or_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path: Path = tmp_path_factory.mktemp("any") / "table.csv"
    for start in (b"", b"Good,Chips\n", b"\xef\xbb\xbfId;Good;Colour\r\n"):
        path.write_bytes(start + data)
        scenario, sheet = TABLES[0]
        why = ""
        try:
            apply(scenario, read_csv(Grid(sheet), scenario, path).change)
        except DoesNotFit as trouble:
            why = trouble.why
        assert str(path) not in why
