"""Replacing terrain, goods and texts, each as one change."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.replacing import replaced_kind, replaced_text, replaced_thing, texts_replaced
from editor.edits.uses import uses_of
from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.forms.form import DoesNotFit
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import after, board_of, cells, on, route_scenario
from tests.editor.edits.country import country
from tests.generate.scenario import scenarios

COUNTRY = country()


def test_a_kind_of_terrain_is_replaced_everywhere_or_within_a_selection() -> None:
    change = replaced_kind(COUNTRY, "mountain", "hills")
    assert change.label == "replace mountain by hills"
    kinds = board_of(after(COUNTRY, change)).kinds()
    assert (kinds["hills"], kinds.get("mountain", 0)) == (4, 0)
    part = after(COUNTRY, replaced_kind(COUNTRY, "mountain", "clear", cells("3,2", "0,0")))
    assert board_of(part).kinds()["mountain"] == 3
    assert not replaced_kind(COUNTRY, "swamp", "clear")


def test_a_kind_on_the_segments_of_lines_is_replaced() -> None:
    line = Line("aston-beck", "aston", "beck", 2, terrain=(("mountain", "river"), ("mountain",)))
    board = RouteBoard(Things({"aston-beck": line}))
    routes = replace(route_scenario(), board=board)
    new = after(routes, replaced_kind(routes, "mountain", "river"))
    assert things_in(new, "lines")["aston-beck"].terrain == (("river",), ("river",))
    assert not replaced_kind(Scenario(), "a", "b")


def test_a_good_is_replaced_by_another_wherever_it_is_named() -> None:
    change = replaced_thing(COUNTRY, "goods", "coal", "wool")
    assert change.label == "replace good Coal by good Wool"
    new = after(COUNTRY, change)
    assert new.cities["beck"].supplies == ("wool",)
    assert uses_of(new, "goods", "coal") == ()
    assert "coal" in new.goods
    gone = after(COUNTRY, replaced_thing(COUNTRY, "goods", "coal", "wool", remove=True))
    assert "coal" not in gone.goods


def test_only_things_that_are_there_are_replaced() -> None:
    with pytest.raises(DoesNotFit, match="there is no good peat"):
        replaced_thing(COUNTRY, "goods", "coal", "peat")
    assert not replaced_thing(COUNTRY, "goods", "coal", "coal")


def test_a_text_is_replaced_in_names_labels_and_remarks() -> None:
    change = replaced_text(COUNTRY, "sea", "Ocean")
    assert change.label == "replace “sea” by “Ocean”"
    assert after(COUNTRY, change).labels["label-sea"].text == "Western Ocean"
    assert texts_replaced(COUNTRY, "sea", "Ocean", match_case=True) == []
    both = texts_replaced(COUNTRY, "strait", "Channel")
    assert [(one.route, one.after) for one in both] == [
        (("links", "strait", "name"), "Far Channel")
    ]
    assert texts_replaced(COUNTRY, "", "x") == []
    only = replaced_text(COUNTRY, "a", "A", rooms=["goods"])
    assert {step.route[0] for step in only.steps} == {"goods"}


def test_signs_of_patterns_mean_themselves() -> None:
    scenario = on(None, title="Plan (draft) \\1")
    new = after(scenario, replaced_text(scenario, "(draft) \\1", "\\2.*"))
    assert new.title == "Plan \\2.*"


WORDS = st.sampled_from(["a", "e", "Old ", "n", "x", ""])


@given(scenarios(), WORDS, WORDS)
def test_any_text_replaced_can_be_taken_back_and_saved(
    scenario: Scenario, old: str, new: str
) -> None:
    after(scenario, replaced_text(scenario, old, f"{new}!"))


@given(scenarios(), st.integers(0, 99), st.integers(0, 99), st.booleans())
def test_any_good_replaced_is_named_nowhere(
    scenario: Scenario, one: int, other: int, remove: bool
) -> None:
    goods = list(scenario.goods)
    old, new = goods[one % len(goods)], goods[other % len(goods)]
    changed = after(scenario, replaced_thing(scenario, "goods", old, new, remove=remove))
    assert old == new or uses_of(changed, "goods", old) == ()
