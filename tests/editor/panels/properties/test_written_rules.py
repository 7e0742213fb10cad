"""Rules and fields that have no parts of their own: edited as files write them."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.panels.properties.rules import Rule, rule_groups, rule_said
from editor.panels.properties.subject import edited, subject_of
from editor.pointing.selection import Selection
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.form import Form
from model.collection import thaw
from model.files.scenario_files import load
from model.forms.form import DoesNotFit
from model.scenario.change import apply

FILE = Path(__file__).parents[3] / "files" / "age_of_steam" / "every-block.milepost.yaml"
MAP = load(FILE)


def rules() -> dict[str, Rule]:
    return {rule.key: rule for group in rule_groups(MAP) for rule in group.rules}


def test_values_by_the_situation_and_lists_of_groups_are_rules_of_one_line() -> None:
    found = rules()
    written = {"turns", "build/limit", "build/contiguous/start", "actions/list", "scoring", "chain"}
    assert {key for key in written if found[key].field.kind == "written"} == written
    assert found["turns"].title == "Turns"
    assert found["actions/pile/per_player"].field.kind == "number"


@pytest.mark.parametrize(
    ("route", "typed", "said"),
    [
        (("turns",), "7", 7),
        (("build", "limit"), "{turn: true, max: 6}", {"turn": True, "max": 6}),
        (("build", "limit"), "4", 4),
        (("end",), "[{no_cubes: cities}]", [{"no_cubes": "cities"}]),
        (("chain",), "{mode: onward}", {"mode": "onward"}),
    ],
)
def test_what_is_typed_is_read_as_files_write_it(
    route: tuple[str, ...], typed: str, said: object
) -> None:
    inner = thaw(apply(MAP, rule_said(MAP, route, typed)).rules)
    for name in route:
        inner = inner[name]
    assert inner == said


@pytest.mark.parametrize("typed", ["{turn: true", "three", "{turn: true, maxx: 3}", "{cases: []}"])
def test_what_cannot_be_read_is_told(typed: str) -> None:
    with pytest.raises(DoesNotFit):
        rule_said(MAP, ("build", "limit"), typed)


def test_the_colours_of_a_city_are_typed_as_well() -> None:
    subject = subject_of(MAP, Selection(things=frozenset({("cities", "ash")})))
    changed = apply(MAP, edited(MAP, subject, "colours", "{except: [red]}"))
    assert changed.cities["ash"].colours.named == ("red",)  # type: ignore[attr-defined]
    with pytest.raises(DoesNotFit):
        edited(MAP, subject, "colours", "[red")


def test_the_colours_of_a_city_are_shown_as_files_write_them(qtbot: QtBot) -> None:
    """A list of what may be named cannot show several of it, nor all but some."""
    subject = subject_of(MAP, Selection(things=frozenset({("cities", "elm")})))
    (row,) = (row for row in subject.rows if row.key == "colours")
    form = Form()
    qtbot.addWidget(form)
    form.add("colours", row.field, [Offered("red", "Red")])
    form.show_values({"colours": row.value})
    assert form.inputs["colours"].text() == "{except: [blue]}"
