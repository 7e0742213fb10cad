"""Whatever the schema of Trains takes, the model reads, writes and reads as the same."""

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from model.collection import freeze
from model.forms.form import REFUSE, Form
from model.forms.hints import record_of
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import core_record, part_record
from model.schema.schema import marked_preset, marked_schema
from model.schema.schema_files import Schema
from model.systems.trains.rules.trains_rules import TrainsRules
from tests.schemas.plain_values import PlainValues

SCENARIO = marked_schema("trains")
PRESET = marked_preset("trains")
RULES: Schema = PRESET["$defs"]["trains_rules_rules"]["properties"]
RULE_FORM = record_of(TrainsRules)
PART = part_record("trains")
assert PART is not None
FORMS: dict[str, Form] = {
    **{name: slot.form for name, slot in PART.slots.items()},
    **{name: core_record("trains").slots[name].form for name in ("cities",)},
}
OF_MAPS, OF_RULES = PlainValues(SCENARIO["$defs"]), PlainValues(PRESET["$defs"])
EMPTY = Scenario(system="trains")
tries = settings(suppress_health_check=list(HealthCheck), max_examples=10)


@cache
def validator(name: str) -> Draft202012Validator:
    schema, parts = (PRESET, RULES) if name in RULES else (SCENARIO, SCENARIO["properties"])
    return Draft202012Validator({**parts[name], "$defs": schema["$defs"]})


@pytest.mark.parametrize("name", FORMS)
@tries
@given(data=st.data())
def test_a_value_of_the_map_is_read_and_written_as_the_same(name: str, data: st.DataObject) -> None:
    form = FORMS[name]
    plain = data.draw(OF_MAPS.of(SCENARIO["properties"][name]))
    value = form.read(plain, (), REFUSE)
    again = form.write(value)
    assert form.read(again, (), REFUSE) == value
    assert validator(name).is_valid(again), again


@pytest.mark.parametrize("name", RULES)
@tries
@given(data=st.data())
def test_a_change_of_rules_is_made_and_written_as_the_same(name: str, data: st.DataObject) -> None:
    plain = data.draw(OF_RULES.of(RULES[name]))
    rules = freeze({"preset": "trains", name: plain})
    resolved = resolve_rules(replace(EMPTY, rules=rules))
    assert resolved.troubles == ()
    written = RULE_FORM.write(resolved.values)
    assert RULE_FORM.read(written, (), REFUSE) == resolved.values
    assert validator(name).is_valid(written.get(name)) or name not in written, written
