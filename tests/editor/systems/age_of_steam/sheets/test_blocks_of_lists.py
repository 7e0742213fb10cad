"""Blocks of cells put into the tables of start cubes and actions."""

from editor.systems.age_of_steam.sheets.actions import Actions
from editor.systems.age_of_steam.sheets.start_cubes import StartCubesSheet
from model.bundled import bundled_scenarios
from tests.drawing.samples import loaded
from tests.editor.panels.sheets.blocks.pasting import pasted

SOUTHERN = loaded(bundled_scenarios()["southern-china"])


def test_lists_without_ids_grow_too() -> None:
    sheet = StartCubesSheet()
    rows = tuple(sheet.rows(SOUTHERN))
    after = pasted(sheet, SOUTHERN, [*rows, None], ["Drawn"], "1\n" * (len(rows) + 1))
    assert len(sheet.rows(after)) == len(rows) + 1
    actions = Actions()
    many = tuple(actions.rows(SOUTHERN))
    after = pasted(actions, SOUTHERN, [*many, None], ["Price"], "2\n" * (len(many) + 1))
    assert [actions.entry(after, row, 2).value for row in actions.rows(after)] == [2] * (
        len(many) + 1
    )
