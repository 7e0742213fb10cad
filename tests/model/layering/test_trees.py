"""Trees are laid one over the other as their forms say; the layer between two is found again."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from model.files.layered_rules import changed_rules, layer_of_rules
from model.forms.hints import record_of
from model.layering.trees import joined, layer_between, merged
from tests.model.layering.stones import StoneRules, StonesPart

FORM, RULES = record_of(StonesPart), record_of(StoneRules)
IDS = st.sampled_from(["a", "b", "c"])
LOOSE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def listed(fields: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[list[dict[str, Any]]]:
    """Things in any order, each once, some with more fields than others."""
    item = st.fixed_dictionaries({"id": IDS}, optional=fields)
    return st.lists(item, max_size=3, unique_by=lambda one: str(one["id"]))


STEPS = listed({"far": st.integers(1, 3)})
STONES = listed({"name": st.sampled_from(["A", "B"]), "steps": STEPS, "marks": STEPS})
TREES = st.fixed_dictionaries({}, optional={"stones": STONES})
CHANGES = st.fixed_dictionaries(
    {}, optional={"limit": st.integers(1, 3) | st.none(), "moves": STEPS, "turns": STEPS}
)


def in_order(tree: Any) -> Any:
    """A tree whose things by id are in one order; lists whose order means something stay."""
    if isinstance(tree, dict):
        things = {key: sorted(tree[key], key=_id) for key in ("stones", "marks") if key in tree}
        return {key: in_order(value) for key, value in {**tree, **things}.items()}
    return [in_order(item) for item in tree] if isinstance(tree, list) else tree


def _id(thing: Any) -> str:
    return str(thing["id"])


@LOOSE
@given(TREES, TREES)
def test_the_layer_between_two_trees_makes_the_one_of_the_other(below: Any, above: Any) -> None:
    layer = layer_between(below, above, FORM)
    assert in_order(merged(below, layer, FORM)) == in_order(above)


@LOOSE
@given(CHANGES, CHANGES)
def test_the_layer_between_changes_of_rules_makes_the_one_of_the_other(
    below: Any, above: Any
) -> None:
    layer = layer_of_rules(below, above, RULES)
    assert changed_rules(below, layer, RULES) == above


def test_things_meet_by_id_and_lists_in_order_are_replaced() -> None:
    below = {"stones": [{"id": "a", "steps": [{"id": "x"}, {"id": "y"}], "marks": [{"id": "x"}]}]}
    above = {"stones": [{"id": "a", "steps": [{"id": "y"}, {"id": "x"}], "marks": [{"id": "y"}]}]}
    (stone,) = merged(below, above, FORM)["stones"]
    assert stone["steps"] == [{"id": "y"}, {"id": "x"}]
    assert stone["marks"] == [{"id": "x"}, {"id": "y"}]


def test_mappings_merge_null_takes_away_and_all_else_replaces() -> None:
    below = {"a": {"b": 1, "c": 2}, "d": [1], "e": 5}
    above = {"a": {"b": 9, "x": 0}, "d": [2], "e": None, "f": {"g": 1}}
    assert merged(below, above, None) == {"a": {"b": 9, "c": 2, "x": 0}, "d": [2], "f": {"g": 1}}
    assert joined(below, above, None)["e"] is None


@pytest.mark.parametrize("below", [{}, {"stones": []}, {"stones": [{"id": "b"}]}])
def test_to_take_away_what_is_not_there_is_kept_to_be_told(below: Any) -> None:
    layer = {"stones": [{"id": "a", "removed": True}]}
    assert {"id": "a", "removed": True} in merged(below, layer, FORM)["stones"]


def test_one_change_of_a_thing_in_rules_is_one_entry_of_the_layer() -> None:
    below = {"moves": [{"id": "hop", "far": 2}, {"id": "run", "far": 4}]}
    above = {"moves": [{"id": "hop", "far": 2}, {"id": "run", "far": 5}]}
    assert layer_of_rules(below, above, RULES) == {"moves": [{"id": "run", "far": 5}]}
    assert layer_of_rules(below, {"moves": below["moves"][:1]}, RULES) == {"removed": ["moves/run"]}
