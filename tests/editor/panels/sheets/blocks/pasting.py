"""Blocks of cells as tests put them into tables."""

from collections.abc import Sequence
from typing import Any

from editor.panels.sheets.blocks.block import Block, put
from editor.panels.sheets.blocks.grid import Grid, column_called
from editor.panels.sheets.blocks.tabbed import cells_in
from editor.panels.sheets.sheet import Sheet
from model.scenario.change import apply
from model.scenario.scenario import Scenario


def number(sheet: Sheet, scenario: Scenario, title: str) -> int:
    found = column_called(Grid(sheet).columns(scenario), title)
    assert found is not None
    return found


def pasted(
    sheet: Sheet, scenario: Scenario, rows: Sequence[Any], titles: Sequence[str], text: str
) -> Scenario:
    """A text from the clipboard at some rows and columns; None stands for new rows."""
    columns = tuple(number(sheet, scenario, title) for title in titles)
    names = tuple(f"Row {n}" for n, _ in enumerate(rows, 1))
    block = Block(tuple(rows), columns, cells_in(text), names)
    return apply(scenario, put(Grid(sheet), scenario, block, "paste"))
