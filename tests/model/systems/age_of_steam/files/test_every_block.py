"""Files that hold every block of Age of Steam: read, written, compared, merged.

They are about form alone: some of their blocks cannot be played together, which checks tell.
"""

from dataclasses import replace
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
from model.schema.fields import part_at
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from model.yaml.node_tree import to_plain
from model.yaml.nodes import read_nodes
from tests.model.systems.other_leaves import with_other_leaves

FILES = sorted(
    (Path(__file__).parents[4] / "files" / "age_of_steam").glob("*-block*.milepost.yaml")
)
TEXTS = {path.name.partition(".")[0]: path.read_text(encoding="utf-8") for path in FILES}
both = pytest.mark.parametrize("name", TEXTS)


def plain_of(name: str) -> dict[str, Any]:
    plain = to_plain(read_nodes(TEXTS[name]).root)
    assert isinstance(plain, dict)
    return plain


def read(plain: dict[str, Any]) -> Scenario:
    return read_over_preset(plain, Things())


@both
def test_a_file_is_read_wholly_and_stays_as_it_is(name: str) -> None:
    file = read_text(TEXTS[name])
    assert not file.scenario.misfits
    assert text_after(file, file.scenario) == TEXTS[name]
    assert formatted(file) == TEXTS[name]
    assert read_text(formatted(file)).scenario == file.scenario


@both
def test_its_rules_are_read_wholly(name: str) -> None:
    resolved = resolve_rules(read_text(TEXTS[name]).scenario)
    assert resolved.troubles == ()
    assert isinstance(resolved.values, AgeOfSteamRules)


def test_the_files_say_something_under_every_key_of_the_rules() -> None:
    said: set[str] = {key for name in TEXTS for key in plain_of(name)["rules"]}
    part = part_at("age-of-steam", ("rules",))
    assert part is not None
    assert said == set(part["properties"])


@both
def test_every_leaf_that_changes_is_seen_in_a_difference_and_in_a_merge(name: str) -> None:
    plain = plain_of(name)
    base = read(plain)
    rules, ours = resolve_rules(base).values, replace(base, notes="Ours.")
    seen = 0
    for way, changed in with_other_leaves(plain, ("goods", "new_cities")):
        is_rule = way[0] == "rules"
        new = replace(base, rules=freeze(changed["rules"])) if is_rule else read(changed)
        assert not new.misfits, way
        assert apply(base, difference(base, new)) == new != base, way
        resolved = resolve_rules(new)
        assert resolved.troubles == (), way
        assert (resolved.values != rules) == is_rule, way
        if seen % 8 == 0:
            together = merge(base, ours, new)
            assert not together.conflicts, way
            assert together.scenario == replace(new, notes="Ours."), way
        seen += 1
    assert seen > 120
