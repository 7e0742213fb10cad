"""Whatever the schema of a system takes, its model reads, writes and reads as the same."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from model.collection import freeze
from model.forms.form import REFUSE, Form, Misfit
from model.layering.presets import bundled_names
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import core_record, part_record, rules_record
from model.schema.schema import marked_preset, marked_schema
from model.schema.schema_files import Schema, meaning
from model.systems import system_names
from tests.schemas.plain_values import PlainValues

OF_THE_CORE = ("cities", "goods")
"""Things of the core that a system may give fields of its own."""
tries = settings(suppress_health_check=list(HealthCheck), max_examples=10)


def rules_schema(system: str) -> Schema:
    preset = marked_preset(system)
    found: Schema = meaning(preset["properties"]["rules"], preset["$defs"])["properties"]
    return found


def forms(system: str) -> dict[str, Form]:
    """The forms of what is the system's own in the file of a map."""
    core, part = core_record(system).slots, part_record(system)
    shared = {name: core[name] for name in OF_THE_CORE}
    return {name: one.form for name, one in (shared | (part.slots if part else {})).items()}


@cache
def values(system: str, of_rules: bool) -> PlainValues:
    return PlainValues((marked_preset if of_rules else marked_schema)(system)["$defs"])


@cache
def validator(system: str, name: str, of_rules: bool) -> Draft202012Validator:
    schema = (marked_preset if of_rules else marked_schema)(system)
    parts = rules_schema(system) if of_rules else schema["properties"]
    return Draft202012Validator({**parts[name], "$defs": schema["$defs"]})


def holds_things(system: str, name: str) -> bool:
    """Whether a rule holds things by name, which a scenario may add to."""
    defs = marked_preset(system)["$defs"]
    part = meaning(rules_schema(system)[name], defs)
    return "patternProperties" in part or "x-key" in meaning(part.get("items", {}), defs)


def of_shape(system: str, name: str, troubles: tuple[Misfit, ...]) -> list[Misfit]:
    """Without those of things not there below: they must be whole, which no schema knows."""
    if not holds_things(system, name):
        return list(troubles)
    return [one for one in troubles if "is missing" not in one.why]


OF_MAPS = [(system, name) for system in system_names() for name in forms(system)]
OF_RULES = [(system, name) for system in system_names() for name in rules_schema(system)]


@pytest.mark.parametrize(("system", "name"), OF_MAPS)
@tries
@given(data=st.data())
def test_a_value_of_the_map_is_read_and_written_as_the_same(
    system: str, name: str, data: st.DataObject
) -> None:
    form = forms(system)[name]
    plain = data.draw(values(system, False).of(marked_schema(system)["properties"][name]))
    value = form.read(plain, (), REFUSE)
    again = form.write(value)
    assert form.read(again, (), REFUSE) == value
    assert validator(system, name, False).is_valid(again), again


@pytest.mark.parametrize(("system", "name"), OF_RULES)
@tries
@given(data=st.data())
def test_a_change_of_rules_is_made_and_written_as_the_same(
    system: str, name: str, data: st.DataObject
) -> None:
    form = rules_record(system)
    assert form is not None
    plain: Any = data.draw(values(system, True).of(rules_schema(system)[name]))
    preset = data.draw(st.sampled_from(bundled_names(system)))
    scenario = Scenario(system=system)
    resolved = resolve_rules(replace(scenario, rules=freeze({"preset": preset, name: plain})))
    assert of_shape(system, name, resolved.troubles) == []
    written = form.write(resolved.values)
    assert form.read(written, (), REFUSE) == resolved.values
    assert validator(system, name, True).is_valid(written.get(name)) or name not in written, written
