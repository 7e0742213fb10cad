"""A file that holds every key of Santa Fe: read, written, compared, merged."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from model.collection import Things, freeze
from model.files.scenario_files import formatted, read_text, text_after
from model.rules.resolving import resolve_rules
from model.scenario.change import apply, difference
from model.scenario.merge import merge
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.schema.schema import marked_schema
from model.systems.santa_fe.rules.santa_fe_rules import SantaFeRules
from model.yaml.node_tree import to_plain
from model.yaml.nodes import read_nodes
from tests.model.systems.other_leaves import with_other_leaves
from tests.model.systems.said_keys import keys_said

FILES = Path(__file__).parents[4] / "files" / "santa_fe"
TEXT = (FILES / "every-key.milepost.yaml").read_text(encoding="utf-8")
PLAIN: dict[str, Any] = to_plain(read_nodes(TEXT).root)  # type: ignore[assignment]
HELD = ("railroads", "cards", "boom_markers")
SCHEMA = marked_schema("santa-fe", False, HELD)


def read(plain: dict[str, Any]) -> Scenario:
    return read_over_preset(plain, Things())


def test_the_file_is_read_wholly_and_stays_as_it_is() -> None:
    file = read_text(TEXT)
    assert not file.scenario.misfits
    assert text_after(file, file.scenario) == TEXT
    assert formatted(file) == TEXT
    assert read_text(formatted(file)).scenario == file.scenario


def test_its_rules_are_read_wholly() -> None:
    resolved = resolve_rules(read_text(TEXT).scenario)
    assert resolved.troubles == ()
    assert isinstance(resolved.values, SantaFeRules)


def test_the_file_says_something_under_every_key_of_the_system() -> None:
    for key in ("rules", "railroads", "cards", "boom_markers", "position"):
        said, known = keys_said(PLAIN[key], SCHEMA["properties"][key], SCHEMA, key)
        shared = {f"{key}/*/names", "cards/*/of", f"{key}/removed", f"{key}/*/removed"}
        assert known - said <= shared, key


def test_every_leaf_that_changes_is_seen_in_a_difference_and_in_a_merge() -> None:
    base = read(PLAIN)
    rules, ours = resolve_rules(base).values, replace(base, notes="Ours.")
    seen = 0
    for way, changed in with_other_leaves(PLAIN, HELD):
        is_rule = way[0] == "rules"
        new = replace(base, rules=freeze(changed["rules"])) if is_rule else read(changed)
        assert not new.misfits, way
        assert apply(base, difference(base, new)) == new != base, way
        resolved = resolve_rules(new)
        if way[0] != "variants":
            assert resolved.troubles == (), way
            assert (resolved.values != rules) == is_rule, way
        if seen % 8 == 0:
            together = merge(base, ours, new)
            assert not together.conflicts, way
            assert together.scenario == replace(new, notes="Ours."), way
        seen += 1
    assert seen > 110
