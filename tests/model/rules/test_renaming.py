"""Another id for a thing, wherever it is named."""

from dataclasses import replace
from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.collection import thaw
from model.files.scenario_files import read_text
from model.forms.form import DoesNotFit
from model.rules.renaming import with_other_id
from model.rules.variants import as_played
from model.scenario.references import references_in

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


VARIED = """\
own_variants:
  dry:
    title: Dry years
    changes:
      cities: [{id: koralia, supplies: [salt]}, {id: newport, name: Newport, at: "3,3"}]
      demands: {1: [koralia machines 11, belogor wine 15, kestrel-bay tea 16]}
      rules: {win: {cash: 200}}
  gone:
    title: No ports
    changes:
      cities: {removed: [koralia]}
      demands: {2: [vinehall machines 6, whitepan coal 20, belogor wine 12]}
  other:
    title: More salt
    changes: {goods: [{id: salt, chips: 5}]}
"""


def test_own_variants_change_the_same_thing_under_its_new_id() -> None:
    scenario = read_text(VALLEY + VARIED).scenario
    assert not scenario.misfits
    after = with_other_id(scenario, "cities", "koralia", "coral-bay")
    assert after.own_variants["other"] == scenario.own_variants["other"]
    assert thaw(after.own_variants["other"].changes) == {"goods": [{"id": "salt", "chips": 5}]}
    for name in ("dry", "gone"):
        before, now = (as_played(replace(one, variants=(name,))) for one in (scenario, after))
        assert before.cities != scenario.cities
        if name == "dry":
            expected = with_other_id(before, "cities", "koralia", "coral-bay")
            assert now.cities == expected.cities
            assert now.part == expected.part
        else:
            assert not {"koralia", "coral-bay"} & set(now.cities)
    assert thaw(after.own_variants["dry"].changes)["rules"] == {"win": {"cash": 200}}
    assert with_other_id(after, "cities", "coral-bay", "koralia") == scenario
