"""Files that hold every key of a system: read, written, compared, merged.

They are about form alone: some of what they say cannot be played together, which checks tell.
"""

from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from model.collection import Things, freeze
from model.files.scenario_files import formatted, read_text, text_after
from model.rules.resolving import resolve_rules
from model.scenario.change import apply, difference
from model.scenario.merge import merge
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record
from model.schema.held_keys import held_by_bundled
from model.schema.schema import marked_schema
from model.systems import described, part_of
from model.yaml.node_tree import to_plain
from model.yaml.nodes import read_nodes
from tests.model.systems.other_leaves import with_other_leaves
from tests.model.systems.said_keys import keys_said
from tests.model.systems.whole_files import TEXTS, WHOLE

every_text = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)


def plain_of(text: str) -> dict[str, Any]:
    plain = to_plain(read_nodes(text).root)
    assert isinstance(plain, dict)
    return plain


def read(plain: dict[str, Any]) -> Scenario:
    return read_over_preset(plain, Things())


def need_not_be_said(system: str, key: str, way: str) -> bool:
    """What all systems share, and what `every_key` of a system names."""
    own = part_of("tests.model", system, "every_key")
    patterns: tuple[str, ...] = () if own is None else own.NEED_NOT_BE_SAID
    shared = {f"{key}/*/names", f"{key}/removed", f"{key}/*/removed"}
    return way in shared or any(fnmatchcase(way, pattern) for pattern in patterns)


def test_there_are_files_to_try() -> None:
    assert {"age_of_steam/every-block", "santa_fe/every-key", "trains/every-key"} <= set(TEXTS)


@every_text
def test_a_file_is_read_wholly_and_stays_as_it_is(text: str) -> None:
    file = read_text(text)
    assert not file.scenario.misfits
    assert text_after(file, file.scenario) == text
    assert formatted(file) == text
    assert read_text(formatted(file)).scenario == file.scenario


@every_text
def test_its_rules_are_read_wholly(text: str) -> None:
    scenario = read_text(text).scenario
    resolved, rules = resolve_rules(scenario), described(scenario.system).rules
    assert resolved.troubles == ()
    assert rules is not None
    assert isinstance(resolved.values, rules())


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.parent.name)
def test_a_file_says_something_under_every_key_of_the_system(path: Path) -> None:
    plain = plain_of(path.read_text(encoding="utf-8"))
    system = plain["system"]
    part, schema = part_record(system), marked_schema(system, False, held_by_bundled(system))
    assert part is not None
    for key in ("rules", *part.slots):
        said, known = keys_said(plain[key], schema["properties"][key], schema, key)
        left = [way for way in known - said if not need_not_be_said(system, key, way)]
        assert left == []


@every_text
def test_every_leaf_that_changes_is_seen_in_a_difference_and_in_a_merge(text: str) -> None:
    plain = plain_of(text)
    base = read(plain)
    rules, ours = resolve_rules(base).values, replace(base, notes="Ours.")
    seen = 0
    for way, changed in with_other_leaves(plain, held_by_bundled(base.system)):
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
