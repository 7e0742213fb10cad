"""Values for several places at once, one of which is the preset."""

from dataclasses import replace

import pytest

from editor.edits.fitted_values import fitting
from model.collection import Things
from model.forms.form import Route
from model.rules.new_scenario import new_scenario
from model.scenario.change import apply
from tests.editor.edits.boards import after
from tests.editor.edits.country import country
from tests.model.files.test_preset_things import PRESET, held_presets

OWN = "./stormy.preset.yaml"


def test_other_values_given_with_a_preset_are_kept() -> None:
    assert "id: gale" in PRESET
    before = replace(new_scenario("Bay", "crayon"), presets=held_presets())
    values = {("rules", "preset"): OWN, ("title",): "Stormy Bay"}
    new = apply(before, fitting(before, values, "settle it"))
    assert (new.title, new.rules["preset"]) == ("Stormy Bay", OWN)
    assert set(new.part.events) == {"gale", "snow"}
    back = apply(new, fitting(new, {("rules", "preset"): "china-rails"}, "as before"))
    assert (back.part.events, back.title) == (Things(), "Stormy Bay")


PATHS = ("waters", "lower-stream", "paths")
PATH = ("waters", "lower-stream", "path")


@pytest.mark.parametrize(
    ("route", "value", "courses"),
    [
        (PATHS, ["2,4n 3,3s", "2,2s 2,4n"], 3),
        (PATHS, [], 1),
        (PATH, "2,4n 3,3s", 1),
        (PATH, None, 0),
    ],
)
def test_courses_are_typed_and_taken_back(route: Route, value: object, courses: int) -> None:
    scenario = country()
    new = after(scenario, fitting(scenario, {route: value}, "arms"))
    assert len(new.waters["lower-stream"].courses) == courses


def test_arms_that_are_typed_can_become_one_course_or_more() -> None:
    scenario = country()
    forked = after(scenario, fitting(scenario, {PATHS: ["2,4n 3,3s", "2,2s 2,4n"]}, "arms"))
    one = after(forked, fitting(forked, {PATHS: ["2,4n 3,3s"]}, "one arm"))
    assert str(one.waters["lower-stream"].path) == "2,4n 3,3s"
    more = after(forked, fitting(forked, {PATH: "1,1n 1,0s"}, "another arm"))
    assert len(more.waters["lower-stream"].courses) == 4


def test_a_list_that_is_typed_in_any_order_can_be_taken_back() -> None:
    scenario = country()
    route = ("waters", "lower-stream", "also_crosses")
    after(scenario, fitting(scenario, {route: ["3,3 4,3", "1,1 2,1"]}, "edges"))
