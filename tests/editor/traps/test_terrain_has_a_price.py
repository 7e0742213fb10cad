"""Terrain that the rules do not price: palette, form and repair say so, and give it a price."""

from dataclasses import replace

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.panels.properties.properties_panel import Properties
from editor.panels.properties.rules import rule_groups, rule_said
from editor.tools.terrain import terrain_choices
from editor.widgets.forms.inputs import NumberInput
from model.boards.lattice import MilepostBoard
from model.collection import freeze
from model.notation import Cell
from model.rules.terrain_prices import terrain_prices, unpriced
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.editor.boards import plain
from tests.editor.windows import choose, panel_in_sight, window_on
from validator.running.run import findings_of


def with_alpine() -> Scenario:
    """A map of Empire Builder, whose preset does not know the alpine land of China."""
    scenario = plain()
    board = scenario.board
    assert isinstance(board, MilepostBoard)
    painted = board.with_painted({Cell(3, 3): "alpine", Cell(4, 3): "alpine"})
    return replace(scenario, board=painted, rules=freeze({"preset": "empire-builder"}))


def test_the_rules_have_a_row_for_it() -> None:
    scenario = with_alpine()
    assert unpriced(scenario) == ("alpine",)
    rules = {rule.key: rule for group in rule_groups(scenario) for rule in group.rules}
    assert rules["cost/terrain/alpine"].is_missing
    assert not rules["cost/terrain/mountain"].is_missing
    priced = apply(scenario, rule_said(scenario, ("cost", "terrain", "alpine"), 4))
    assert (terrain_prices(priced) or {})["alpine"] == 4
    assert unpriced(priced) == ()


def test_the_palette_says_that_it_has_no_price() -> None:
    titles = {one.value: one.title for one in terrain_choices(Desk(Document(with_alpine())))}
    assert titles["alpine"] == "alpine · no price"
    assert titles["mountain"] == "mountain · 2"


def test_a_price_is_typed_into_its_row(qtbot: QtBot) -> None:
    window = window_on(qtbot, with_alpine())
    desk = choose(window)
    panel = panel_in_sight(window, "properties")
    assert isinstance(panel, Properties)
    panel.tabs.setCurrentIndex(1)
    panel.rules.sections["cost"].open(True)
    form = panel.rules.form_of("cost")
    assert form is not None
    assert "no price" in form.notes["cost/terrain/alpine"][0].text()
    row = form.inputs["cost/terrain/alpine"]
    assert isinstance(row, NumberInput)
    row.setFocus()
    row.selectAll()
    QTest.keyClicks(row, "5\r")
    assert (terrain_prices(desk.scenario) or {})["alpine"] == 5


def test_the_check_proposes_a_price_which_mends_it() -> None:
    scenario = with_alpine()
    (finding,) = [one for one in findings_of(scenario) if one.code == "RUL001"]
    assert finding.repair is not None
    assert not finding.repair.safe
    mended = apply(scenario, finding.repair.change)
    assert (terrain_prices(mended) or {})["alpine"] == 2
    assert not [one for one in findings_of(mended) if one.code == "RUL001"]
