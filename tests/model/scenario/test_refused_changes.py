"""Where a change does not apply, and steps and journals that are no change."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.forms.form import Step
from model.scenario.change import Change, DoesNotApply, apply
from model.scenario.scenario_form import look_at, read_scenario, write_scenario
from tests.generate.junk import junk
from tests.model.scenario.small_scenario import SMALL, to


def test_a_change_does_not_apply_where_the_ground_differs() -> None:
    change = Change("", (Step(("cities", "aston", "name"), "Ashton", "Acton"),))
    with pytest.raises(DoesNotApply, match='cities / aston / name is "Aston", not "Ashton"') as no:
        apply(SMALL, change)
    assert no.value.route == ("cities", "aston", "name")


@pytest.mark.parametrize(
    "step",
    [
        (("cities", "aston"), None, {"id": "aston", "name": "Aston", "kind": "small"}),
        (("cities", "byford", "name"), "Byford", "Bedford"),
        (("cities", "aston", "supplies", "coal"), True, None),
        (("board", "terrain", "1,1"), "mountain", "clear"),
        (("board", "terrain", "99,99"), "clear", None),
        (("blocked", "1,1 2,1"), True, None),
        (("rules", "win", "cash"), 5, 6),
        (("picture", "opacity"), 50, 60),
        (("players", "min"), 3, 2),
        (("demands", "1"), ["aston coal 3"], None),
        (("misfits", "x"), {"route": ["x"], "plain": 1, "why": "?"}, None),
    ],
)
def test_no_step_applies_where_it_expects_something_else(step: tuple[Any, Any, Any]) -> None:
    with pytest.raises(DoesNotApply):
        to(SMALL, step)


@pytest.mark.parametrize(
    "step",
    [
        (("cities", "aston", "name"), "Aston", 5),
        (("cities", "aston", "name"), "Aston", None),
        (("cities", "aston", "kind"), "small", "huge"),
        (("cities", "aston", "nmae"), None, "x"),
        (("cities", "aston", "supplies", "Not An Id"), None, True),
        (("cities", "aston", "name", "deeper"), None, "x"),
        (("cities", "aston", "supplies", "coal", "deeper"), None, True),
        (("cities", "byford"), None, {"id": "bedford", "name": "B", "kind": "small"}),
        (("cities", "byford"), None, {"id": "byford", "name": "B", "kind": "small", "x": 1}),
        (("cities", "byford", "name"), None, "B"),
        (("board", "terrain", "here"), None, "clear"),
        (("board", "terrain", "99,99"), None, "clear"),
        (("board", "terrain", "1,1"), "clear", 5),
        (("board", "terrain", "1,1", "deeper"), None, "clear"),
        (("board", "legend", "too long"), None, "clear"),
        (("picture", "opacity"), None, 60),
        (("rules",), {}, 5),
        (("citeis", "aston"), None, {}),
        (("part", "ferries"), None, {}),
        (("demands", "1"), None, ["aston"]),
        (("house_rules", "0"), None, "x"),
    ],
)
def test_a_step_that_leads_nowhere_sound_is_refused(step: tuple[Any, Any, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        to(SMALL, step)


def test_a_step_into_a_board_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r".+"):
        to(replace(SMALL, board=None), (("board", "terrain", "1,1"), None, "clear"))


@pytest.mark.parametrize(
    "plain",
    [
        None,
        [],
        {},
        {"label": "x"},
        {"label": 5, "steps": []},
        {"label": "x", "steps": 5},
        {"label": "x", "steps": [5]},
        {"label": "x", "steps": [["cities", 1, 2]]},
        {"label": "x", "steps": [[["cities"], 1]]},
        {"label": "x", "steps": [[[], 1, 2]]},
        {"label": "x", "steps": [[["cities", 5], 1, 2]]},
    ],
)
def test_a_journal_entry_that_is_no_change_is_refused(plain: Any) -> None:
    with pytest.raises(ValueError, match="no change"):
        Change.from_plain(plain)


places = st.sampled_from(
    (
        *("cities", "aston", "name", "names", "board", "terrain", "1,1", "legend", ".", "rules"),
        *("win", "players", "min", "blocked", "misfits", "picture", "demands", "1", "#0", "title"),
        *("part", "extends", "variants"),
    )
)
routes = st.lists(places, min_size=1, max_size=4).map(tuple)


@given(st.lists(st.tuples(routes, junk), min_size=1, max_size=3))
def test_any_steps_at_all_are_taken_or_refused(steps: list[tuple[Any, Any]]) -> None:
    scenario = SMALL
    for route, after in steps:
        try:
            change = Change("", (Step(route, look_at(scenario, route), after),))
            changed = apply(scenario, change)
        except ValueError:
            continue
        read_scenario(write_scenario(changed))
        scenario = changed


@pytest.mark.parametrize("seams", [[0], [1], [True], ["1"], "1", [3], None])
def test_a_journal_with_strange_seams_is_no_change(seams: object) -> None:
    plain = {"label": "x", "steps": [[["title"], "", "a"]], "seams": seams}
    with pytest.raises(ValueError, match="no change"):
        Change.from_plain(plain)
