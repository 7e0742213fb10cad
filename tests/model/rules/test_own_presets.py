"""Presets of a designer's own, beside the scenario: read, stacked, and borne when broken."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.collection import freeze
from model.files.scenario_files import load
from model.layering.chain import LONGEST_CHAIN, preset_chain
from model.rules.resolving import resolve_rules, rules_of
from tests.generate.junk import junk_rules
from tests.generate.own_classes import rules_class
from tests.model.rules.resolving import resolved, sound

OWN = {"id": "steep", "system": "crayon", "extends": "empire-builder"}


def test_a_preset_of_ones_own_stands_on_a_bundled_one() -> None:
    own = {**OWN, "rules": {"cost": {"terrain": {"mountain": 4}}}}
    rules = sound({"preset": "./own.preset.yaml"}, own=own)
    assert rules.cost.terrain["mountain"] == 4
    assert rules.win.cash == 250


def test_a_preset_of_ones_own_may_offer_variants() -> None:
    own = {**OWN, "variants": {"rich": {"title": "Rich", "changes": {"start": {"cash": 99}}}}}
    assert sound({"preset": "./own.preset.yaml"}, "rich", own=own).start.cash == 99
    assert sound({"preset": "./own.preset.yaml"}, "rich", "fast-start", own=own).start.cash == 99


def test_presets_of_ones_own_stand_on_each_other_but_not_in_a_circle() -> None:
    lower = {**OWN, "rules": {"rent": {"fee": 7}}}
    upper = {**OWN, "extends": "./lower.preset.yaml", "rules": {"turn": {"hand_size": 5}}}
    rules = sound({"preset": "./upper.preset.yaml"}, upper=upper, lower=lower)
    assert (rules.rent.fee, rules.turn.hand_size) == (7, 5)
    circle = {**OWN, "extends": "./upper.preset.yaml"}
    found = resolved({"preset": "./upper.preset.yaml"}, upper=upper, lower=circle)
    assert found.values is None
    assert "stands on itself" in found.troubles[0].why


def test_a_chain_of_presets_has_a_longest_length() -> None:
    def chain(length: int) -> Any:
        named = {
            f"./{n}.preset.yaml": {"extends": f"./{n + 1}.preset.yaml"} for n in range(length - 1)
        }
        named[f"./{length - 1}.preset.yaml"] = {}
        return freeze(named)

    assert len(preset_chain("crayon", "./0.preset.yaml", chain(LONGEST_CHAIN))) == LONGEST_CHAIN
    with pytest.raises(ValueError, match="too many"):
        preset_chain("crayon", "./0.preset.yaml", chain(LONGEST_CHAIN + 1))


@pytest.mark.parametrize(
    "own",
    [
        {"rules": 5},
        {"rules": [1]},
        {"rules": "x"},
        {"extends": "empire-builder", "rules": 5},
        {"extends": "empire-builder", "rules": {"win": 5}},
        {"extends": "empire-builder", "rules": {"win": {"cahs": 5}}},
        {"extends": "empire-builder", "variants": 5},
        {"extends": "empire-builder", "variants": ["rich"]},
        {"extends": 5},
        {"extends": ["a"]},
        {"extends": {"a": 1}},
        {"extends": True},
        {},
    ],
)
def test_a_broken_preset_is_a_trouble_and_never_a_crash(own: Any) -> None:
    found = resolved({"preset": "./own.preset.yaml"}, "rich", own=own)
    assert found.troubles
    assert all(trouble.why for trouble in found.troubles)


@pytest.mark.parametrize("variant", [5, "x", [], {"changes": 5}, {"changes": {"win": 5}}, {}])
def test_a_broken_variant_does_not_spoil_the_preset(variant: Any) -> None:
    own = {**OWN, "variants": {"rich": variant}}
    found = resolved({"preset": "./own.preset.yaml"}, "rich", own=own)
    assert isinstance(found.values, rules_class("crayon"))
    assert found.values.win.cash == 250


def test_a_preset_beside_the_scenario_is_read_with_it(tmp_path: Path) -> None:
    (tmp_path / "steep.preset.yaml").write_text(
        "format: 1\nid: steep\nextends: ./lower.preset.yaml\nrules: {rent: {fee: 8}}\n"
    )
    (tmp_path / "lower.preset.yaml").write_text(
        "extends: empire-builder\nrules: {win: {cash: 99}}\n"
    )
    path = tmp_path / "a.milepost.yaml"
    path.write_text("format: 1\nsystem: crayon\nrules: {preset: ./steep.preset.yaml}\n")
    rules = rules_of(load(path), rules_class("crayon"))
    assert (rules.rent.fee, rules.win.cash, rules.win.majors) == (8, 99, 5)


@pytest.mark.parametrize("text", ["{", "&a b", "\x00", "- a\n", "5\n", ""])
def test_a_scenario_opens_although_its_preset_cannot_be_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "steep.preset.yaml").write_text(text)
    path = tmp_path / "a.milepost.yaml"
    path.write_text("format: 1\nsystem: crayon\nrules: {preset: ./steep.preset.yaml}\n")
    found = resolve_rules(load(path))
    assert found.values is None
    assert found.troubles


@pytest.mark.parametrize(
    "named", ["./../x.preset.yaml", "./sub/../../x.preset.yaml", "./link.preset.yaml"]
)
def test_a_preset_outside_the_folder_is_not_read(tmp_path: Path, named: str) -> None:
    folder = tmp_path / "maps"
    (folder / "sub").mkdir(parents=True)
    (tmp_path / "x.preset.yaml").write_text("extends: empire-builder\n")
    (folder / "link.preset.yaml").symlink_to(tmp_path / "x.preset.yaml")
    path = folder / "a.milepost.yaml"
    path.write_text(f"format: 1\nsystem: crayon\nrules: {{preset: {named}}}\n")
    assert resolve_rules(load(path)).values is None


@given(st.dictionaries(st.sampled_from(["extends", "rules", "variants", "id"]), junk_rules))
def test_any_preset_of_ones_own_is_understood_or_told(own: dict[str, Any]) -> None:
    found = resolved({"preset": "./own.preset.yaml"}, "x", own=own)
    assert found.values is None or isinstance(found.values, rules_class("crayon"))
