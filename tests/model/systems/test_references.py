"""What scenarios of any system name: a thing that gets another id has it everywhere."""

from collections import Counter

import pytest

from model.files.scenario_files import read_text
from model.rules.renaming import with_other_id
from model.scenario.collections import things_in
from model.scenario.references import references_in, with_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from tests.model.systems.whole_files import TEXTS


@pytest.fixture(params=TEXTS)
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return read_text(TEXTS[request.param]).scenario


def named(scenario: Scenario) -> Counter[tuple[str, str]]:
    """How often each thing is named."""
    return Counter(one.thing for one in references_in(scenario))


def test_a_scenario_is_itself_where_no_name_changes(scenario: Scenario) -> None:
    assert with_names(scenario, lambda reference: reference.name) is scenario


def test_another_id_is_said_everywhere(scenario: Scenario) -> None:
    before = named(scenario)
    there = [thing for thing in before if thing[1] in things_in(scenario, thing[0])]
    assert len(there) > 9
    for room, key in there:
        renamed = with_other_id(scenario, room, key, "elsewhere")
        after = named(renamed)
        assert (room, key) not in after
        assert after[room, "elsewhere"] == before[room, key]
        back = with_other_id(renamed, room, "elsewhere", key)
        assert write_scenario(back) == write_scenario(scenario)
