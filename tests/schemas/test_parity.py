"""The schemas and the dataclasses of the model say the same, and neither says more."""

import copy
import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from model.notation import Edge, NotationError
from model.scenario.areas import Area
from model.scenario.own_classes import city_class, good_class
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import keys_in_order, read_scenario
from model.schema.schema import LAYER_NEEDS, marked_preset, marked_schema
from model.schema.schema_files import Schema, meaning, systems, systems_described
from model.systems import described, system_names
from tests.schemas.agreement import Agreement
from tests.schemas.mishaps import mishaps
from tests.schemas.shape_findings import shape_findings
from tests.schemas.spelling import VALUES, nearly

ALWAYS_NEEDED = ["format", "id", "title", "system", "board"]
KEPT_BESIDE = {"part", "misfits", "presets"}
"""Fields of a scenario that are not in its file: they are worked out when it is read."""
NOT_A_MATTER_OF_SHAPE = ("listed twice", "are not neighbours", "is not an area")


def agreement_on_the_core(schema: Schema) -> Agreement:
    found = Agreement(schema["$defs"])
    hints = get_type_hints(Scenario, include_extras=True)
    for one in fields(Scenario):
        if one.name not in KEPT_BESIDE:
            part = schema["properties"][one.name]
            found.value(hints[one.name], part, one.name)
            found.default(one, hints[one.name], part, one.name)
    return found


def agreement_on_things_of_the_core(schema: Schema, system: str) -> Agreement:
    """Cities and goods, which a system may give fields of its own or take some away."""
    model, found = described(system), Agreement(schema["$defs"])
    for key, cls in (("cities", city_class(system)), ("goods", good_class(system))):
        kinds = tuple(kind.word for kind in model.kinds)
        left_out = {*model.without.get(key, ()), *(() if kinds else ("kind",))}
        one = Agreement(schema["$defs"], kinds=kinds, without=frozenset(left_out))
        one.value(cls, meaning(schema["properties"][key]["items"], schema["$defs"]), key)
        found.disagreements += one.disagreements
        found.written += one.written
        found.seen |= one.seen
    return found


def agreement_on_the_part(schema: Schema, system: str) -> Agreement:
    model = described(system)
    assert model.part is not None
    found, part = Agreement(schema["$defs"]), model.part()
    own = {one.name: schema["properties"][one.name] for one in fields(part)}
    found.fields(part, {"properties": own, "additionalProperties": False}, "part")
    return found


def agreement_on_the_rules(system: str) -> Agreement:
    model = described(system)
    assert model.rules is not None
    preset = marked_preset(system)
    found = Agreement(preset["$defs"], needs_are_compared=False)
    found.value(model.rules(), preset["properties"]["rules"], "rules")
    return found


class TestSchemaAndModel:
    def test_agree_on_what_all_scenarios_share(self) -> None:
        found = agreement_on_the_core(marked_schema(""))
        assert found.disagreements == []
        assert {"cities/#/members", "board/hexes/orientation", "picture/pins/#/at"} <= found.seen

    @pytest.mark.parametrize("system", ["", *systems()])
    def test_agree_on_cities_and_goods(self, system: str) -> None:
        found = agreement_on_things_of_the_core(marked_schema(system), system)
        assert found.disagreements == []
        assert {"cities/name", "goods/chips"} <= found.seen

    @pytest.mark.parametrize("system", [name for name in systems() if described(name).part])
    def test_agree_on_what_a_system_adds(self, system: str) -> None:
        found = agreement_on_the_part(marked_schema(system), system)
        assert found.disagreements == []
        assert found.seen

    @pytest.mark.parametrize("system", [name for name in systems() if described(name).rules])
    def test_agree_on_the_rules_of_a_system(self, system: str) -> None:
        found = agreement_on_the_rules(system)
        assert found.disagreements == []
        assert found.seen

    def test_agree_on_the_keys_of_a_file_and_their_order(self) -> None:
        for system in systems():
            assert set(marked_schema(system)["properties"]) == set(keys_in_order(system))
        core = list(marked_schema("")["properties"])
        assert core == [one.name for one in fields(Scenario) if one.name not in KEPT_BESIDE]

    def test_agree_on_the_systems_that_can_be_read(self) -> None:
        read = [name for name in system_names() if described(name).part is not None]
        assert set(read) <= set(systems_described())

    def test_agree_on_what_every_scenario_needs(self) -> None:
        assert marked_schema("crayon")["required"] == ALWAYS_NEEDED
        assert marked_schema("crayon", layer=True)["required"] == LAYER_NEEDS

    def test_agree_on_every_effect(self) -> None:
        found = agreement_on_the_part(marked_schema("crayon"), "crayon")
        assert {"part/events/#/effects/#/no-delivery/except_goods"} <= found.seen


def _without_a_field(schema: Schema) -> None:
    del schema["$defs"]["core_city"]["properties"]["supplies"]


def _with_one_field_more(schema: Schema) -> None:
    schema["$defs"]["core_good"]["properties"]["weight"] = {"type": "integer"}


def _with_another_choice(schema: Schema) -> None:
    schema["$defs"]["core_water_kind"]["enum"].append("canal")


def _with_another_default(schema: Schema) -> None:
    schema["$defs"]["core_region"]["properties"]["kind"]["default"] = "coast"


def _with_another_type(schema: Schema) -> None:
    schema["$defs"]["core_good"]["properties"]["chips"]["type"] = "string"


def _with_another_need(schema: Schema) -> None:
    schema["$defs"]["core_label"]["required"].remove("at")


def _without_a_description(schema: Schema) -> None:
    del schema["$defs"]["core_remark"]["properties"]["done"]["description"]


def _without_a_limit(schema: Schema) -> None:
    del schema["$defs"]["core_art"]["properties"]["width"]["maximum"]


def _matched_by_something_else(schema: Schema) -> None:
    schema["$defs"]["core_allowed"]["x-key"] = ["code"]


@pytest.mark.parametrize(
    "breach",
    [
        _without_a_field,
        _with_one_field_more,
        _with_another_choice,
        _with_another_default,
        _with_another_type,
        _with_another_need,
        _without_a_description,
        _without_a_limit,
        _matched_by_something_else,
    ],
)
def test_a_schema_that_strays_from_the_model_is_caught(breach: Callable[[Schema], None]) -> None:
    strayed = copy.deepcopy(marked_schema(""))
    breach(strayed)
    assert len(agreement_on_the_core(strayed).disagreements) == 1


NOTATIONS: dict[type[Any], Schema] = {
    cls: part
    for found in (
        agreement_on_the_core(marked_schema("")),
        agreement_on_the_part(marked_schema("crayon"), "crayon"),
    )
    for cls, part in found.written
}


def takes(part: Schema, text: str) -> bool:
    """Whether the schema takes the text; both engines for patterns must be of one mind."""
    rules = {key: part[key] for key in ("type", "pattern", "maxLength")}
    fits = Draft202012Validator(rules).is_valid(text)
    spelt_right = re.search(part["pattern"], text) is not None
    assert fits == (spelt_right and len(text) <= part["maxLength"])
    return fits


def reads(cls: Any, text: str) -> str:
    """The canonical spelling of a text, or why it cannot be read."""
    try:
        return str(cls.parse(text))
    except NotationError as trouble:
        return f"! {trouble}"


class TestANotation:
    def test_is_known_to_these_tests(self) -> None:
        assert set(NOTATIONS) == set(VALUES)

    @given(st.data(), st.sampled_from(list(VALUES)))
    def test_is_taken_by_the_schema_as_the_model_writes_it(
        self, data: st.DataObject, cls: type[Any]
    ) -> None:
        text = str(data.draw(VALUES[cls]))
        assert takes(NOTATIONS[cls], text) == (len(text) <= NOTATIONS[cls]["maxLength"])

    @pytest.mark.parametrize("cls", VALUES)
    @given(st.data())
    def test_is_read_by_the_model_wherever_the_schema_takes_it(
        self, cls: type[Any], data: st.DataObject
    ) -> None:
        text = data.draw(nearly(cls))
        read = reads(cls, text)
        if read == text:
            assert takes(NOTATIONS[cls], text)
        elif read.startswith("!") and takes(NOTATIONS[cls], text):
            assert cls is Area or (cls is Edge and "neighbours" in read)

    @pytest.mark.parametrize("cls", [cls for cls in VALUES if cls is not Area])
    @pytest.mark.parametrize(
        "text", ["", " ", "\n", "-", "0", "x", "1,1\n", "01,1", "1,10000", "1,1,1"]
    )
    def test_of_a_few_wrong_signs_is_refused_by_both(self, cls: type[Any], text: str) -> None:
        assert reads(cls, text).startswith("!") or text.strip() != text
        assert not takes(NOTATIONS[cls], text) or not reads(cls, text).startswith("!")


@given(mishaps())
def test_what_fits_the_schema_is_understood_by_the_model(plain: dict[str, Any]) -> None:
    system = plain.get("system")
    if shape_findings(plain, system if isinstance(system, str) else ""):
        return
    for misfit in read_scenario(plain).misfits.values():
        assert any(reason in misfit.why for reason in NOT_A_MATTER_OF_SHAPE), misfit
