"""Another id for a thing, wherever it is named."""

from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from model.forms.form import DoesNotFit
from model.scenario.references import references_in
from model.scenario.renaming import with_other_id

VALLEY = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
ALLOWED = (
    "allow:\n- {code: ECO004, place: cities/koralia, reason: Far away.}\n"
    "- {code: ECO006, place: whitepan, reason: Salt.}\n"
)
SCENARIO = read_text(VALLEY + ALLOWED).scenario


def test_a_city_is_called_otherwise_in_all_places() -> None:
    after = with_other_id(SCENARIO, "cities", "koralia", "coral-bay")
    assert after.cities["coral-bay"].id == "coral-bay"
    before = [one for one in references_in(SCENARIO) if ("cities", "koralia") in one.things]
    now = [one for one in references_in(after) if ("cities", "coral-bay") in one.things]
    assert len(now) == len(before) > 0
    assert not [one for one in references_in(after) if ("cities", "koralia") in one.things]


def test_what_was_accepted_of_a_thing_is_still_accepted() -> None:
    after = with_other_id(SCENARIO, "cities", "koralia", "coral-bay")
    after = with_other_id(after, "cities", "whitepan", "pan")
    assert [one.place for one in after.allow.values()] == ["cities/coral-bay", "pan"]


@pytest.mark.parametrize(("new", "said"), [("wendmere", "there already"), ("No!", "not an id")])
def test_an_id_that_cannot_be_is_refused(new: str, said: str) -> None:
    with pytest.raises(DoesNotFit, match=said):
        with_other_id(SCENARIO, "cities", "koralia", new)


def test_what_is_not_there_changes_nothing() -> None:
    assert with_other_id(SCENARIO, "cities", "atlantis", "sea") is SCENARIO
    assert with_other_id(SCENARIO, "cities", "koralia", "koralia") is SCENARIO
