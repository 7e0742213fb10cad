"""What presets hold, and what scenarios say over it."""

from typing import Any

import pytest

from model.collection import freeze
from model.forms.form import DoesNotFit
from model.layering.chain import preset_chain
from model.layering.presets import PRESET_ENDING, bundled_names
from model.rules.resolving import ResolvedRules, resolve_rules
from model.scenario.change import apply, difference
from model.scenario.preset_things import held_by, own_plain, read_over_preset, rebased, with_preset
from model.scenario.scenario import Scenario
from tests.model.layering.stones import PRESET, preset

HEAD = {"format": 1, "id": "x", "title": "X", "system": "stones"}


def scenario(presets: Any, **keys: Any) -> Scenario:
    return read_over_preset(HEAD | keys, presets)


def resolved(presets: Any, **keys: Any) -> ResolvedRules:
    return resolve_rules(scenario(presets, **keys))


def test_a_list_in_order_inside_a_held_thing_comes_back_in_its_order() -> None:
    presets = preset(stones=[{"id": "s", "steps": [{"id": "a"}, {"id": "b"}]}])
    turned = scenario(presets, stones=[{"id": "s", "steps": [{"id": "b"}, {"id": "a"}]}])
    assert [step.id for step in turned.part.stones["s"].steps] == ["b", "a"]
    assert read_over_preset(own_plain(turned), presets) == turned


def test_a_preset_can_hold_goods() -> None:
    presets = preset(goods=[{"id": "red", "chips": 20}, {"id": "blue", "chips": 20}])
    found = scenario(presets, goods=[{"id": "blue", "chips": 9}])
    assert {key: good.chips for key, good in found.goods.items()} == {"red": 20, "blue": 9}
    assert own_plain(found)["goods"] == [{"id": "blue", "chips": 9}]


def test_one_slip_of_a_preset_leaves_the_other_things_as_they_are_written() -> None:
    slip = {"id": "s", "cuont": 3}
    found = scenario(preset(stones=[slip, {"id": "t", "count": 1, "name": "T"}]))
    assert own_plain(found) == HEAD
    assert held_by(found)["stones"] == [slip, {"id": "t", "name": "T"}]


def test_another_preset_brings_its_things_and_takes_those_of_the_old() -> None:
    other = {"./other.preset.yaml": preset(stones=[{"id": "new"}])[PRESET]}
    presets = freeze({**preset(stones=[{"id": "old"}, {"id": "both"}]), **other})
    before = scenario(presets, stones=[{"id": "mine"}, {"id": "old", "removed": True}])
    after = with_preset(before, "./other.preset.yaml")
    assert set(after.part.stones) == {"mine", "new"}
    change = difference(before, after)
    assert (apply(before, change), apply(after, change.inverse())) == (after, before)


def test_other_changes_made_with_that_of_the_preset_stay() -> None:
    presets = preset(stones=[{"id": "old"}])
    before = scenario(presets)
    after = read_over_preset({**HEAD, "title": "Y", "rules": {"preset": "none"}}, presets)
    kept = rebased(before, after)
    assert (kept.title, kept.rules["preset"], dict(kept.part.stones)) == ("Y", "none", {})


class TestRules:
    """Lists of rules by id are changed thing by thing, where their form says so."""

    def test_one_thing_is_changed_one_added_one_taken_away(self) -> None:
        found = resolved(preset(), rules={"moves": [{"id": "hop", "far": 2}, {"id": "fly"}]})
        assert found.troubles == ()
        assert {key: one.far for key, one in found.values.moves.items()} == {
            "fly": 1,
            "hop": 2,
            "run": 4,
        }
        gone = resolved(preset(), rules={"moves": [{"id": "hop", "removed": True}]})
        assert (set(gone.values.moves), gone.troubles) == ({"run"}, ())

    def test_a_list_in_order_is_replaced(self) -> None:
        found = resolved(preset(), rules={"turns": [{"id": "z"}]})
        assert [turn.id for turn in found.values.turns] == ["z"]

    def test_a_preset_on_another_changes_them_too(self) -> None:
        upper = freeze({**HEAD, "extends": PRESET, "rules": {"moves": [{"id": "hop", "far": 9}]}})
        presets = preset().put("./up.preset.yaml", upper)
        found = resolved(presets, rules={"preset": "./up.preset.yaml"})
        assert {key: one.far for key, one in found.values.moves.items()} == {"hop": 9, "run": 4}

    @pytest.mark.parametrize(
        ("moves", "why"),
        [
            ([{"id": "nosuch", "removed": True}], 'there is no "nosuch" to take away'),
            ([{"far": 2}], '"id" is missing'),
            ([{"id": "hop", "far": 2}, {"id": "hop", "far": 3}], "is listed twice"),
        ],
    )
    def test_what_cannot_be_done_is_told(self, moves: Any, why: str) -> None:
        (trouble,) = resolved(preset(), rules={"moves": moves}).troubles
        assert why in trouble.why


class TestSystems:
    """A preset is for one system."""

    def test_a_preset_of_another_system_is_refused_by_name(self) -> None:
        with pytest.raises(DoesNotFit) as told:
            preset_chain("stones", "china-rails", preset())
        assert told.value.why == 'preset "china-rails" is for "crayon", not for "stones"'

    def test_the_bundled_presets_are_those_of_the_system(self) -> None:
        assert bundled_names("stones") == ()
        assert "china-rails" in bundled_names("crayon")

    def test_no_two_bundled_presets_share_a_name(self) -> None:
        import scenarios
        from model.data_files import folders_of

        files = [
            file.name
            for folder in folders_of(scenarios)
            for file in folder.glob(f"systems/*/presets/*{PRESET_ENDING}")  # type: ignore[union-attr]
        ]
        assert sorted(files) == sorted(set(files))
        assert len(files) == len(bundled_names())
