"""Variants that change things: what is played is the scenario with their layers over it."""

from dataclasses import replace
from typing import Any

import pytest

from engine.logs.scenario_hash import scenario_hash, with_variants
from engine.protocol import NotPlayable
from model.bundled import bundled_scenarios
from model.collection import Things, freeze
from model.files.layers import layer_between, layered
from model.files.scenario_files import formatted, load, read_text, text_after
from model.rules.resolving import resolve_rules, switched_on
from model.rules.variants import as_played
from model.scenario.change import apply, difference
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.scenario.things import OwnVariant
from tests.model.layering.stones import PRESET, preset, stones_are_known

VALLEY = load(bundled_scenarios()["tutorial"])
GOOD = next(iter(VALLEY.goods))
CITY = next(iter(VALLEY.cities))
LEVELS = """\
format: 1
id: levels
title: Levels
system: crayon
own_variants:
  calm: {title: Calm, changes: {}, one_of: level}
  harsh:
    title: Harsh
    changes:
      goods: [{id: coal, chips: 1}]
      notes: null
      rules: {win: {cash: 300}}
    one_of: level
goods:
- {id: coal, chips: 4}
"""


def varied(**changes: Any) -> Scenario:
    harsh = OwnVariant(title="Harsh", changes=freeze(changes))
    return replace(VALLEY, own_variants=Things({"harsh": harsh}))


def test_a_file_with_variants_of_its_own_stays_as_it_is() -> None:
    file = read_text(LEVELS)
    assert not file.scenario.misfits
    assert text_after(file, file.scenario) == LEVELS
    assert read_text(formatted(file)).scenario == file.scenario
    assert "notes" in file.scenario.own_variants["harsh"].changes


def test_a_variant_changes_things_and_rules_when_it_is_switched_on() -> None:
    scenario = varied(goods=[{"id": GOOD, "chips": 1}], rules={"win": {"cash": 300}})
    assert as_played(scenario) is scenario
    played = with_variants(scenario, ("harsh",))
    assert played.goods[GOOD].chips == 1
    assert resolve_rules(played).values.win.cash == 300
    assert as_played(played) == played
    assert scenario_hash(played) != scenario_hash(scenario) == scenario_hash(VALLEY)


def test_a_variant_lies_over_what_the_scenario_itself_says_of_rules() -> None:
    scenario = replace(varied(rules={"win": {"cash": 300}}), rules=freeze({"win": {"cash": 100}}))
    assert resolve_rules(replace(scenario, variants=("harsh",))).values.win.cash == 300
    assert resolve_rules(scenario).values.win.cash == 100


def test_a_thing_is_taken_away() -> None:
    played = as_played(replace(varied(labels=[]), variants=("harsh",)))
    assert played.labels == VALLEY.labels
    gone = as_played(replace(varied(cities=[{"id": CITY, "removed": True}]), variants=("harsh",)))
    assert CITY not in gone.cities


def test_of_a_group_one_is_on() -> None:
    own = read_text(LEVELS).scenario.own_variants
    assert switched_on((), own) == ("calm",)
    assert switched_on(("harsh",), own) == ("harsh",)
    with pytest.raises(NotPlayable) as told:
        with_variants(replace(VALLEY, own_variants=own), ("calm", "harsh"))
    assert str(told.value) == "the variants calm and harsh do not go together"


def test_variants_are_changed_by_steps() -> None:
    old, new = varied(goods=[{"id": GOOD, "chips": 1}]), varied(rules={"win": {"cash": 5}})
    change = difference(old, new)
    assert (apply(old, change), apply(new, change.inverse())) == (new, old)


def test_a_variant_of_a_preset_changes_what_the_preset_can_hold() -> None:
    with stones_are_known():
        harsh = {"title": "Harsh", "stones": [{"id": "flint", "count": 9}]}
        presets = preset(stones=[{"id": "flint"}], variants={"harsh": harsh})
        head = {"format": 1, "system": "stones", "rules": {"preset": PRESET}}
        scenario = read_over_preset(head | {"variants": ["harsh"]}, presets)
        assert scenario.part.stones["flint"].count == 1
        assert as_played(scenario).part.stones["flint"].count == 9


@pytest.mark.parametrize(
    "changes",
    [{"notes": None}, {"rules": {"win": {"cash": None}}}, {"goods": [], "title": "T"}, {}],
)
def test_a_scenario_that_stands_on_another_says_what_is_different_in_variants(changes: Any) -> None:
    for below in (VALLEY, varied(notes="Wet."), varied(notes=None, goods=[{"id": GOOD}])):
        lower, upper = write_scenario(below), write_scenario(varied(**changes))
        layer = layer_between(lower, upper)
        assert layered(lower, layer) == upper
        assert layered(upper, layer_between(upper, lower)) == lower
