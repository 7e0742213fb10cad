"""The rules of a scenario: a preset, changed by variants, changed by the scenario itself."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.collection import freeze
from model.layering.presets import bundled_names, bundled_preset
from model.rules.resolving import NoRules, resolve_rules, rules_of
from model.scenario.scenario import Scenario
from tests.generate.junk import junk_rules
from tests.generate.own_classes import rules_class
from tests.model.rules.resolving import resolved, slipped, sound

# -- what comes before what


def test_a_preset_alone_gives_every_rule() -> None:
    assert sound({"preset": "empire-builder"}).win.cash == 250
    assert sound({"preset": "empire-builder"}).start.cash == 40


def test_a_preset_stands_on_another_and_changes_it() -> None:
    china = sound({"preset": "china-rails"})
    assert china.start.cash == 60
    assert china.rent.fee == sound({"preset": "empire-builder"}).rent.fee


def test_a_scenario_that_names_no_preset_gets_the_one_that_prices_everything() -> None:
    assert resolved().preset == "china-rails"
    assert resolve_rules(Scenario(system="crayon")).preset == "china-rails"
    assert resolve_rules(Scenario(system="chess")).preset == ""
    assert sound() == sound({"preset": "china-rails"})


def test_a_variant_changes_the_preset_and_the_scenario_changes_both() -> None:
    preset = {"preset": "empire-builder"}
    assert sound(preset, "fast-start").start.cash == 60
    assert sound({**preset, "start": {"cash": 75}}, "fast-start").start.cash == 75
    assert sound({**preset, "start": {"cash": 75}}, "fast-start").start.build_rounds == 3


def test_variants_work_together_in_whichever_order_they_are_named() -> None:
    one = sound({"preset": "empire-builder"}, "four-cards", "fast-trains")
    assert one == sound({"preset": "empire-builder"}, "fast-trains", "four-cards")
    assert (one.turn.hand_size, one.trains["freight"].speed) == (4, 12)


def test_a_change_may_go_as_deep_as_a_single_price() -> None:
    rules = sound({"preset": "empire-builder", "cost": {"terrain": {"mountain": 3, "swamp": 4}}})
    assert rules.cost.terrain == freeze({"clear": 1, "mountain": 3, "swamp": 4})


def test_null_sets_no_limit() -> None:
    usual = sound({"preset": "empire-builder"}).city.small
    free = sound({"preset": "empire-builder", "city": {"small": {"max_players": None}}}).city.small
    assert (usual.max_players, free.max_players) == (2, None)
    assert free.max_sections == usual.max_sections


def test_null_takes_an_entry_of_a_table_away() -> None:
    rules = sound({"preset": "empire-builder", "cost": {"terrain": {"mountain": None}}})
    assert rules.cost.terrain == freeze({"clear": 1})


def test_a_new_train_is_added_whole() -> None:
    train = {
        "name": "Handcar",
        "speed": 3,
        "half_rate": 2,
        "capacity": 1,
        "upgrades": {"freight": 5},
        "crossgrades": {},
    }
    rules = sound({"preset": "empire-builder", "trains": {"handcar": train}})
    assert rules.trains["handcar"].speed == 3
    assert "freight" in rules.trains


def test_lists_are_replaced() -> None:
    assert sound({"start": {"trains": ["freight", "freight"]}}).start.trains == ("freight",) * 2


# -- slips


@pytest.mark.parametrize(
    ("change", "way"),
    [
        ({"win": {"cash": "much"}}, "rules/win/cash"),
        ({"win": {"cash": None}}, "rules/win/cash"),
        ({"win": {"cahs": 5}}, "rules/win/cahs"),
        ({"wni": {"cash": 5}}, "rules/wni"),
        ({"win": 5}, "rules/win"),
        ({"win": [5]}, "rules/win"),
        ({"win": None}, "rules/win"),
        ({"win": {"cash": {"deep": 5}}}, "rules/win/cash"),
        ({"win": {"check": "sometimes"}}, "rules/win/check"),
        ({"cost": {"terrain": {"mountain": "dear"}}}, "rules/cost/terrain/mountain"),
        ({"cost": {"terrain": {"mountain": {"a": 1}}}}, "rules/cost/terrain/mountain"),
        ({"trains": {"handcar": {"speed": 3}}}, "rules/trains/handcar"),
        ({"trains": {"handcar": 3}}, "rules/trains/handcar"),
        ({"start": {"trains": "freight"}}, "rules/start/trains"),
        ({"deck": {"": 1}}, "rules/deck/"),
    ],
)
def test_a_slip_is_told_by_its_way_and_the_presets_value_stands(change: Any, way: str) -> None:
    rules, ways = slipped({"preset": "empire-builder", "rent": {"fee": 9}, **change})
    assert ways == [way]
    assert rules.rent.fee == 9
    plain = sound({"preset": "empire-builder", "rent": {"fee": 9}})
    assert rules == plain


def test_one_slip_does_not_spoil_its_neighbours() -> None:
    rules, ways = slipped({"win": {"cash": "much", "majors": 2}, "turn": {"hand_size": 5}})
    assert ways == ["rules/win/cash"]
    assert (rules.win.majors, rules.turn.hand_size) == (2, 5)


def test_a_slip_names_what_it_found_and_what_was_meant() -> None:
    (trouble,) = resolved({"win": {"cahs": 5}}).troubles
    assert trouble.why == 'unknown key "cahs", did you mean "cash"?'


def test_an_unknown_variant_is_a_trouble_and_the_others_count() -> None:
    rules, ways = slipped({"preset": "empire-builder"}, "fast-start", "no-such-thing")
    assert ways == ["variants/no-such-thing"]
    assert rules.start.cash == 60


def test_a_variant_that_a_preset_takes_away_is_unknown_there() -> None:
    assert sound({"preset": "empire-builder"}, "equal-turns").win.equal_turns
    _, ways = slipped({"preset": "china-rails"}, "equal-turns")
    assert ways == ["variants/equal-turns"]


@pytest.mark.parametrize("preset", ["no-such-preset", "./missing.preset.yaml", "", "../x", "a/b"])
def test_an_unknown_preset_is_told_and_there_are_no_rules(preset: str) -> None:
    found = resolved({"preset": preset} if preset else {"preset": " "})
    assert found.values is None
    assert [trouble.route for trouble in found.troubles] == [("rules", "preset")]
    assert "there is no preset" in found.troubles[0].why
    assert "empire-builder" in found.troubles[0].why


@pytest.mark.parametrize("preset", [5, None, ["a"], {"a": 1}, True])
def test_a_preset_that_is_no_name_is_a_trouble(preset: Any) -> None:
    found = resolved({"preset": preset})
    assert [trouble.route for trouble in found.troubles] == [("rules", "preset")]
    assert found.values == sound()


def test_a_system_without_rules_has_none() -> None:
    scenario = Scenario(system="chess")
    assert resolve_rules(scenario).values is None
    with pytest.raises(NoRules, match="chess"):
        rules_of(scenario, rules_class("crayon"))


def test_rules_are_given_as_the_type_that_is_asked_for() -> None:
    assert rules_of(Scenario(system="crayon"), rules_class("crayon")).win.cash == 250
    with pytest.raises(NoRules):
        rules_of(Scenario(system="crayon"), int)


@given(
    st.dictionaries(st.sampled_from(["win", "cost", "trains", "city", "start", "x"]), junk_rules)
)
def test_any_change_of_the_rules_is_taken_or_told(changes: dict[str, Any]) -> None:
    found = resolved(changes)
    assert isinstance(found.values, rules_class("crayon"))
    hash(found.values)
    for trouble in found.troubles:
        assert trouble.route[0] == "rules"


@pytest.mark.parametrize("name", bundled_names())
def test_every_bundled_preset_of_crayon_resolves_with_each_of_its_variants(name: str) -> None:
    preset = bundled_preset(name)
    assert preset is not None
    if preset.get("system") != "crayon":
        return
    for variant in resolved({"preset": name}).variants:
        sound({"preset": name}, variant)
