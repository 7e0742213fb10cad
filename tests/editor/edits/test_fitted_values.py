"""Values for several places at once, one of which is the preset."""

from dataclasses import replace

from editor.edits.fitted_values import fitting
from model.collection import Things
from model.rules.new_scenario import new_scenario
from model.scenario.change import apply
from tests.model.files.test_preset_things import PRESET, held_presets

OWN = "./stormy.preset.yaml"


def test_other_values_given_with_a_preset_are_kept() -> None:
    assert "id: gale" in PRESET
    before = replace(new_scenario("Bay", "crayon"), presets=held_presets())
    values = {("rules", "preset"): OWN, ("title",): "Stormy Bay"}
    after = apply(before, fitting(before, values, "settle it"))
    assert (after.title, after.rules["preset"]) == ("Stormy Bay", OWN)
    assert set(after.part.events) == {"gale", "snow"}
    back = apply(after, fitting(after, {("rules", "preset"): "china-rails"}, "as before"))
    assert (back.part.events, back.title) == (Things(), "Stormy Bay")
