"""Variants as ticks, and what would change before another preset is taken."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from editor.edits.rules.preset_change import preset_change
from editor.edits.rules.variant_choices import variant_choices, variant_ticked
from editor.panels.properties.preset_preview import PresetPreview
from editor.panels.properties.properties_panel import Properties
from editor.panels.properties.variants_form import VariantsForm
from editor.window.window import Window
from model.collection import Things, freeze
from model.layering.presets import bundled_names, bundled_preset
from model.rules.new_scenario import new_scenario
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.scenario.things import OwnVariant
from tests.editor.windows import desk_of, do, panel_in_sight, tutorial_window
from validator.running.run import findings_of

LEFT = Qt.MouseButton.LeftButton
AT_ODDS = "RUL016"


def on(preset: str) -> Scenario:
    found = bundled_preset(preset)
    assert found is not None
    scenario = new_scenario("map", str(found["system"]), preset=preset)
    return replace(scenario, players=replace(scenario.players, min=1, max=6))


def pairs(scenario: Scenario) -> Iterator[tuple[str, str]]:
    yield from combinations([choice.name for choice in variant_choices(scenario)], 2)


@pytest.mark.parametrize("preset", sorted(bundled_names()))
def test_what_excludes_each_other_is_greyed_just_where_the_validator_tells_it(preset: str) -> None:
    scenario = on(preset)
    for one, other in pairs(scenario):
        ticked = replace(scenario, variants=(one,))
        told = any(
            finding.code == AT_ODDS
            for finding in findings_of(replace(scenario, variants=tuple(sorted((one, other)))))
        )
        greyed = {choice.name for choice in variant_choices(ticked) if choice.why_not}
        assert (other in greyed) == told, (one, other)


@pytest.mark.parametrize("preset", ["trains", "santa-fe-rails", "china-rails", "empire-builder"])
def test_every_variant_says_what_it_means_and_with_whom_it_does_not_go(preset: str) -> None:
    found = variant_choices(on(preset))
    assert found
    for choice in found:
        assert choice.title
        assert choice.about.endswith("."), choice.name
        assert not choice.is_on


def test_of_a_group_of_own_variants_one_takes_the_place_of_another() -> None:
    own = Things(
        {
            name: OwnVariant(title=name.title(), one_of="weather")
            for name in ("dry", "stormy", "wet")
        }
    )
    scenario = replace(on("china-rails"), own_variants=own)
    first = {choice.name: choice for choice in variant_choices(scenario)}
    assert first["dry"].is_on
    assert "always on" in first["dry"].why_not
    wet = apply(scenario, variant_ticked(scenario, "wet", is_on=True))
    assert wet.variants == ("wet",)
    stormy = apply(wet, variant_ticked(wet, "stormy", is_on=True))
    assert stormy.variants == ("stormy",)
    assert not [one for one in findings_of(stormy) if one.code == AT_ODDS]


def test_a_variant_that_nobody_offers_can_be_taken_away() -> None:
    scenario = replace(on("trains"), variants=("gone",))
    (choice,) = (one for one in variant_choices(scenario) if one.name == "gone")
    assert "no such variant" in choice.about
    assert apply(scenario, variant_ticked(scenario, "gone", is_on=False)).variants == ()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = tutorial_window(qtbot)
    panel_in_sight(made, "properties")
    return made


def panel(window: Window) -> Properties:
    found = window.panels["properties"]
    assert isinstance(found, Properties)
    return found


def variants(window: Window) -> VariantsForm:
    section = panel(window).rules.variants
    assert section is not None
    section.open()
    QCoreApplication.processEvents()
    assert isinstance(section.inside, VariantsForm)
    return section.inside


def test_variants_are_ticked_and_others_greyed_with_the_reason(
    qtbot: QtBot, window: Window
) -> None:
    panel(window).tabs.setCurrentIndex(1)
    form = variants(window)
    window.activateWindow()
    form.boxes["slow-start"].setFocus()
    qtbot.keyClick(form.boxes["slow-start"], Qt.Key.Key_Space)
    assert desk_of(window).scenario.variants == ("slow-start",)
    form = variants(window)
    assert form.boxes["slow-start"].hasFocus()
    section = panel(window).rules.variants
    assert section is not None
    assert "(1)" in section.heading.text()
    assert not form.boxes["fast-trains"].isEnabled()
    assert "“Slow start”" in form.abouts["fast-trains"].text()
    assert not form.boxes["limited-city-access"].isEnabled()
    assert "2 to 4" in form.abouts["limited-city-access"].text()
    do(window, "edit.undo")
    assert desk_of(window).scenario.variants == ()
    form = variants(window)
    assert form.boxes["fast-trains"].isEnabled()


def choose_preset(window: Window, preset: str) -> PresetPreview:
    box = panel(window).form.inputs["rules/preset"]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(preset))
    box.activated.emit(box.currentIndex())
    dialog = panel(window).dialog
    assert dialog is not None
    return dialog


def told(dialog: PresetPreview) -> list[str]:
    tree = dialog.tree
    found = []
    for number in range(tree.topLevelItemCount()):
        top = tree.topLevelItem(number)
        assert top is not None
        found += [top.text(0)]
        inside = [top.child(place) for place in range(top.childCount())]
        found += ["|".join(one.text(column) for column in range(3)) for one in inside if one]
    return found


def test_another_preset_tells_what_would_change_and_cancel_leaves_everything(
    qtbot: QtBot, window: Window
) -> None:
    before = desk_of(window).scenario
    dialog = choose_preset(window, "empire-builder")
    lines = told(dialog)
    assert "Cost: terrain: alpine|5|none" in lines
    assert "Cost: crossing: lake|3|2" in lines
    assert "Alpine has no price, and 10 mileposts are alpine.||" in lines
    assert not any("cash" in line for line in lines)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert desk_of(window).scenario is before
    assert panel(window).form.inputs["rules/preset"].currentData() == "china-rails"


def test_another_preset_is_taken_as_one_step(qtbot: QtBot, window: Window) -> None:
    before = desk_of(window).scenario
    qtbot.mouseClick(choose_preset(window, "empire-builder").take, LEFT)
    assert desk_of(window).scenario.rules["preset"] == "empire-builder"
    assert len(desk_of(window).document.history.steps) == 1
    do(window, "edit.undo")
    assert desk_of(window).scenario == before


def test_things_of_presets_that_come_and_go_are_told() -> None:
    scenario = new_scenario("map", "trains")
    mine = freeze(
        {
            "format": 1, "id": "mine", "title": "Mine", "system": "trains", "extends": "trains",
            "cards": [{"id": "landfill", "removed": True}, {"id": "garage", "cost": 4}],
        }
    )  # fmt: skip
    scenario = replace(scenario, presets=Things({"mine": mine}))
    found = preset_change(scenario, "mine")
    kinds = [what for what, _ in found.things]
    assert kinds == ["Gone: card", "Others: card"]
    assert not found.is_nothing
