"""The schema of presets says what the dataclasses say, describes every field and is bounded."""

import json
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import jsonschema_rs
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry

import scenarios
import schemas
from model.schema.schema import marked_preset, preset_schema
from model.systems.crayon.rules.crayon_rules import CrayonRules

FOLDER = Path(schemas.__file__).parent
PRESETS = sorted(Path(scenarios.__file__).parent.glob("systems/crayon/presets/*.preset.yaml"))
RULES = json.loads((FOLDER / "systems/crayon/crayon-rules.schema.json").read_text("utf-8"))
PRESET = marked_preset("crayon", layer=True)
DEFS = RULES["$defs"]
NAMED_RULE = re.compile(r"(CRY|OPEN-CRY)-[A-Z0-9-]*\d\.$")
WITHOUT_A_RULE = {"rules.money.unit", "rules.trains.*.name"}
JSON_TYPES = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}

VALIDATOR = Draft202012Validator(PRESET, registry=Registry())
RUST = jsonschema_rs.Draft202012Validator(PRESET)


def plain(value: Any) -> Any:
    """YAML as JSON sees it: keys are texts."""
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


def target(schema: dict[str, Any]) -> dict[str, Any]:
    reference = schema.get("$ref", "").removeprefix("#/$defs/")
    found: dict[str, Any] = DEFS[reference] if reference else schema
    return found


def disagreements(hint: Any, schema: dict[str, Any], place: str) -> Iterator[str]:
    """Every place where the type and the schema do not say the same."""
    schema = target(schema)
    kinds = schema.get("type", [])
    kinds = {kinds} if isinstance(kinds, str) else set(kinds)
    if get_origin(hint) is UnionType:
        if "null" not in kinds:
            yield f"{place}: the schema lacks null"
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
        kinds -= {"null"}
    if get_origin(hint) is Mapping:
        yield from mapping_disagreements(hint, schema, place)
    elif get_origin(hint) is tuple:
        yield from disagreements(get_args(hint)[0], schema["items"], f"{place}[]")
    elif get_origin(hint) is Literal:
        if kinds != {"string"} or sorted(schema["enum"]) != sorted(get_args(hint)):
            yield f"{place}: the choices differ"
    elif is_dataclass(hint):
        yield from group_disagreements(hint, schema, place)
    elif kinds != {JSON_TYPES[hint]}:
        yield f"{place}: {kinds} is not {hint}"


def mapping_disagreements(hint: Any, schema: dict[str, Any], place: str) -> Iterator[str]:
    entry = dict(target(schema["additionalProperties"]))
    if "null" not in entry["type"]:
        yield f"{place}: no entry can be taken away"
    entry["type"] = [kind for kind in entry["type"] if kind != "null"]
    yield from disagreements(get_args(hint)[1], entry, f"{place}.*")


def group_disagreements(group: Any, schema: dict[str, Any], place: str) -> Iterator[str]:
    if schema["additionalProperties"] is not False:
        yield f"{place}: the schema lets unknown keys pass"
    names = {field.name for field in fields(group)}
    for name in sorted(names ^ set(schema["properties"])):
        yield f"{place}.{name}: only one of the two has it"
    for name in sorted(names & set(schema["properties"])):
        inner = get_type_hints(group)[name]
        yield from disagreements(inner, schema["properties"][name], f"{place}.{name}")


def properties(schema: dict[str, Any], place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every field of the tree of rules with its schema, groups included."""
    schema = target(schema)
    yield place, schema
    for name, inner in schema.get("properties", {}).items():
        yield from properties(inner, f"{place}.{name}")
    if isinstance(entry := schema.get("additionalProperties"), dict) and "$ref" in entry:
        yield from properties(entry, f"{place}.*")


def nodes(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        yield schema
    for inner in schema.values() if isinstance(schema, dict) else schema:
        if isinstance(inner, dict | list):
            yield from nodes(inner)


FIELDS = dict(properties({"$ref": "#/$defs/rules"}, "rules"))
NODES = [*nodes(RULES), *nodes(PRESET)]


@pytest.mark.parametrize("schema", [RULES, PRESET], ids=["rules", "preset"])
def test_the_schema_is_a_schema(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)


def test_the_schema_and_the_dataclasses_say_the_same() -> None:
    assert list(disagreements(CrayonRules, DEFS["rules"], "rules")) == []


def test_a_scenario_may_change_every_group_of_rules_and_names_a_preset() -> None:
    ours = dict(DEFS["scenario_rules"]["properties"])
    del ours["preset"], ours["removed"]
    assert ours == DEFS["rules"]["properties"]
    assert DEFS["scenario_rules"]["required"] == ["preset"]


@pytest.mark.parametrize("place", FIELDS)
def test_every_field_is_described_and_names_its_rules(place: str) -> None:
    schema = FIELDS[place]
    assert schema["description"].endswith(".")
    if "properties" not in schema and place not in WITHOUT_A_RULE:
        assert NAMED_RULE.search(schema["description"])


def test_everything_a_preset_file_can_say_is_described() -> None:
    described = [target(inner) for inner in DEFS["variant"]["properties"].values()]
    described += [inner for inner in PRESET["properties"].values() if "$ref" not in inner]
    assert all(inner["description"].endswith(".") for inner in described)


def test_the_schema_is_bounded_and_stays_offline() -> None:
    for node in NODES:
        assert "uniqueItems" not in node
        assert node.get("$ref", "#").startswith("#")
        kinds = node.get("type", ())
        if "integer" in kinds:
            assert {"minimum", "maximum"} <= set(node)
        if "string" in kinds and "enum" not in node:
            assert "maxLength" in node
        if "array" in kinds:
            assert "maxItems" in node


def test_patterns_accept_no_line_break_at_the_end() -> None:
    patterns = [node["pattern"] for node in NODES if isinstance(node.get("pattern"), str)]
    assert patterns
    assert all(pattern.endswith(r"$(?!\n)") for pattern in patterns)


@pytest.mark.parametrize("file", PRESETS, ids=lambda file: file.name)
def test_the_bundled_presets_fit(file: Path) -> None:
    preset = plain(yaml.safe_load(file.read_text("utf-8")))
    assert [error.message for error in VALIDATOR.iter_errors(preset)] == []
    assert RUST.is_valid(preset)
    assert file.name == f"{preset['id']}.preset.yaml"


SMALLEST: dict[str, Any] = {
    "format": 1,
    "id": "steep",
    "title": "Steep",
    "system": "crayon",
    "extends": "empire-builder",
    "rules": {},
}


def with_changes(rules: Any) -> dict[str, Any]:
    return {**deepcopy(SMALLEST), "rules": rules}


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"cost": {"terrain": {"swamp": 3, "mountain": None}}},
        {"trains": {"super-freight": None, "freight": {"speed": 10}}},
        {"city": {"small": {"max_players": None}}, "time_limit": {"minutes": 90}},
        {"tax": {"table": {"75": 5, "100": None, "more": 30}}},
    ],
)
def test_these_changes_fit(rules: Any) -> None:
    assert VALIDATOR.is_valid(with_changes(rules))
    assert RUST.is_valid(with_changes(rules))


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ({"wins": {}}, "$.rules"),
        ({"win": {"cahs": 300}}, "$.rules.win"),
        ({"win": {"cash": "300"}}, "$.rules.win.cash"),
        ({"win": {"cash": -1}}, "$.rules.win.cash"),
        ({"win": {"cash": 10**30}}, "$.rules.win.cash"),
        ({"win": {"cash": None}}, "$.rules.win.cash"),
        ({"win": {"equal_turns": 1}}, "$.rules.win.equal_turns"),
        ({"win": {"check": "any_time"}}, "$.rules.win.check"),
        ({"win": None}, "$.rules.win"),
        ({"cost": {"terrain": {"Salt Marsh": 3}}}, "$.rules.cost.terrain"),
        ({"cost": {"terrain": {"marsh\n": 3}}}, "$.rules.cost.terrain"),
        ({"cost": {"terrain": {"marsh": 2.5}}}, "$.rules.cost.terrain.marsh"),
        ({"cost": {"crossing": {"canal": 1}}}, "$.rules.cost.crossing"),
        ({"tax": {"table": {"007": 1}}}, "$.rules.tax.table"),
        ({"tax": {"table": [[50, 0]]}}, "$.rules.tax.table"),
        ({"trains": {"freight": {"speed": 0}}}, "$.rules.trains.freight.speed"),
        ({"start": {"trains": []}}, "$.rules.start.trains"),
        ([], "$.rules"),
    ],
)
def test_changes_that_do_not_fit_are_found_where_they_stand(rules: Any, place: str) -> None:
    (error,) = VALIDATOR.iter_errors(with_changes(rules))
    assert error.json_path.removesuffix("[0]") == place
    assert not RUST.is_valid(with_changes(rules))


@pytest.mark.parametrize("key", ["format", "id", "title", "system"])
def test_a_preset_has_a_complete_head(key: str) -> None:
    preset = {name: value for name, value in SMALLEST.items() if name != key}
    assert VALIDATOR.is_valid(SMALLEST)
    assert not VALIDATOR.is_valid(preset)


def test_a_preset_that_stands_on_another_may_leave_the_rules_to_it() -> None:
    on_another = {name: value for name, value in SMALLEST.items() if name != "rules"}
    assert VALIDATOR.is_valid(on_another)
    alone = {name: value for name, value in on_another.items() if name != "extends"}
    assert not Draft202012Validator(marked_preset("crayon")).is_valid(alone)
    for_editors = Draft202012Validator(preset_schema())
    assert (for_editors.is_valid(on_another), for_editors.is_valid(alone)) == (True, False)


words = st.sampled_from(sorted({place.rpartition(".")[2] for place in FIELDS}))
values = st.none() | st.booleans() | st.integers(-1, 20) | words | st.text(max_size=4)
anything = st.recursive(
    values,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=12,
)


@given(anything)
def test_both_validators_agree_on_whatever_stands_in_the_rules(rules: Any) -> None:
    assert VALIDATOR.is_valid(with_changes(rules)) == RUST.is_valid(with_changes(rules))
