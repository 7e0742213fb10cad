"""A change is a list of "this was A, is now B": applied, taken back, joined, journalled."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.lattice import MilepostBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.change import Change, DoesNotApply, apply, are_independent, difference
from model.collection import Things, freeze
from model.forms import DoesNotFit, Step
from model.notation import Cell
from model.scenario import Scenario
from model.scenario_form import look_at, read_scenario, write_scenario
from model.systems.crayon.part import CrayonPart
from model.things import City, Picture
from tests.generate.edits import edits
from tests.generate.junk import junk
from tests.generate.scenario import scenarios

ASTON = City(id="aston", name="Aston", kind="small", at=Cell(1, 1))
BOARD = MilepostBoard(Size(4, 3), Things({".": "clear", "^": "mountain"}), ("....", "....", "...."))
SMALL = Scenario(
    id="small", system="crayon", board=BOARD, cities=Things({"aston": ASTON}), part=CrayonPart()
)

Editing = Callable[[Scenario], Scenario]


def to(scenario: Scenario, *steps: tuple[tuple[str, ...], Any, Any]) -> Scenario:
    return apply(scenario, Change("", tuple(Step(*step) for step in steps)))


# -- difference and apply


@given(scenarios(), edits())
def test_the_difference_makes_the_new_scenario_of_the_old(old: Scenario, edit: Editing) -> None:
    new = edit(old)
    change = difference(old, new)
    assert are_independent(change.steps)
    assert apply(old, change) == new
    assert bool(change) == (old != new)


@given(scenarios(), scenarios())
def test_any_two_scenarios_have_a_difference(old: Scenario, new: Scenario) -> None:
    assert apply(old, difference(old, new)) == new


@given(scenarios(), edits())
def test_the_inverse_takes_a_change_back(old: Scenario, edit: Editing) -> None:
    change = difference(old, edit(old))
    assert apply(apply(old, change), change.inverse()) == old
    assert change.inverse().inverse() == change


@given(scenarios(), edits(3), edits(3))
def test_joined_changes_do_what_both_do(old: Scenario, edit: Editing, then: Editing) -> None:
    middle = edit(old)
    new = then(middle)
    joined = difference(old, middle, "first").join(difference(middle, new, "then"))
    assert joined.label == "first"
    assert apply(old, joined) == new
    assert apply(new, joined.inverse()) == old


@given(scenarios(), edits(2), edits(2), edits(2))
def test_it_does_not_matter_which_changes_are_joined_first(
    start: Scenario, one: Editing, two: Editing, three: Editing
) -> None:
    a = one(start)
    b = two(a)
    c = three(b)
    first, second, third = difference(start, a), difference(a, b), difference(b, c)
    assert apply(start, first.join(second).join(third)) == c
    assert apply(start, first.join(second.join(third))) == c


@given(scenarios(), edits())
def test_a_journal_gives_back_the_change_that_was_written(old: Scenario, edit: Editing) -> None:
    change = difference(old, edit(old), "an edit")
    again = Change.from_plain(json.loads(json.dumps(change.to_plain())))
    assert again == change
    assert apply(old, again) == edit(old)


def test_a_change_of_nothing_is_empty_and_leaves_the_scenario_itself() -> None:
    change = difference(SMALL, SMALL)
    assert not change
    assert apply(SMALL, change) is SMALL


def test_a_thing_that_comes_or_goes_is_one_step() -> None:
    without = replace(SMALL, cities=Things())
    plain = {"id": "aston", "name": "Aston", "kind": "small", "at": "1,1"}
    assert difference(without, SMALL).steps == (Step(("cities", "aston"), None, plain),)
    assert difference(SMALL, without).steps == (Step(("cities", "aston"), plain, None),)


def test_a_member_of_a_set_that_comes_is_one_step() -> None:
    richer = replace(ASTON, supplies=("coal", "wood"))
    steps = difference(SMALL, replace(SMALL, cities=Things({"aston": richer}))).steps
    assert steps == (
        Step(("cities", "aston", "supplies", "coal"), None, True),
        Step(("cities", "aston", "supplies", "wood"), None, True),
    )


def test_a_painted_cell_is_one_step_in_kinds() -> None:
    painted = replace(SMALL, board=BOARD.with_painted({Cell(2, 1): "mountain", Cell(0, 0): None}))
    assert difference(SMALL, painted).steps == (
        Step(("board", "terrain", "0,0"), "clear", None),
        Step(("board", "terrain", "2,1"), "clear", "mountain"),
    )


def test_a_kind_that_is_new_brings_its_sign_and_its_inverse_takes_it_away() -> None:
    painted = replace(SMALL, board=BOARD.with_painted({Cell(2, 1): "swamp"}))
    change = difference(SMALL, painted)
    assert [step.route for step in change.steps] == [
        ("board", "legend", "s"),
        ("board", "terrain", "2,1"),
    ]
    assert apply(painted, change.inverse()) == SMALL


@pytest.mark.parametrize(
    "board",
    [
        replace(BOARD, size=Size(4, 2)),
        replace(BOARD, size=Size(3, 2), terrain=("...", "...")),
        replace(BOARD, terrain=("....", "....", "....", "....")),
        replace(BOARD, terrain=("....", "..x.", "....")),
        replace(BOARD, terrain=("....", "...", "....")),
        replace(
            BOARD, legend=Things({".": "clear", "^": "clear"}), terrain=("....", "^..^", "....")
        ),
        replace(BOARD, legend=Things({".": "plain"})),
        replace(BOARD, legend=Things({"o": "clear"}), terrain=("oooo", "oooo", "oooo")),
        RouteBoard(Things({"a-b": Line("a-b", "a", "b")})),
        None,
    ],
)
def test_boards_sound_or_broken_have_a_difference_both_ways(board: Any) -> None:
    other = replace(SMALL, board=board)
    assert apply(SMALL, difference(SMALL, other)) == other
    assert apply(other, difference(other, SMALL)) == SMALL


def test_rows_beyond_the_size_of_a_board_have_a_difference() -> None:
    tall = replace(SMALL, board=replace(BOARD, size=Size(4, 2)))
    other = replace(tall, board=replace(BOARD, size=Size(4, 2), terrain=("....", "....", "^...")))
    assert apply(tall, difference(tall, other)) == other


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"win": {"cash": 3}},
        {"win": {"cash": None}},
        {"win": None},
        {"win": {}},
        {"win": {"cash": {"more": [1, {"a": None}]}}},
        {"win": 5, "preset": "china-rails"},
    ],
)
def test_rules_with_and_without_nulls_have_a_difference(rules: dict[str, Any]) -> None:
    start = replace(SMALL, rules=freeze({"preset": "x", "win": {"cash": 3, "majors": 4}}))
    other = replace(SMALL, rules=freeze(rules))
    assert apply(start, difference(start, other)) == other
    assert apply(other, difference(other, start)) == start


def test_a_rule_that_says_one_can_be_made_to_say_true() -> None:
    one, true = (replace(SMALL, rules=freeze({"win": {"auto": said}})) for said in (1, True))
    assert difference(one, true).steps == (Step(("rules", "win", "auto"), 1, True),)
    assert apply(one, difference(one, true)).rules["win"]["auto"] is True


def test_an_id_that_was_not_there_can_be_given_and_taken_back() -> None:
    nameless = replace(SMALL, id="", system="")
    named = replace(nameless, id="small")
    change = difference(nameless, named)
    assert apply(nameless, change) == named
    assert apply(named, change.inverse()) == nameless


def test_misfits_come_and_go_with_changes() -> None:
    broken = read_scenario({"format": 1, "system": "crayon", "cities": [{"id": "a"}], "x": None})
    sound = read_scenario({"format": 1, "system": "crayon"})
    change = Change.from_plain(json.loads(json.dumps(difference(broken, sound).to_plain())))
    assert apply(broken, change) == sound
    assert apply(sound, change.inverse()) == broken


def test_a_scenario_without_its_systems_part_is_changed_like_one_with_an_empty_part() -> None:
    bare = replace(SMALL, part=None)
    card = {"demands": {"1": ["aston coal 5"]}}
    richer = read_scenario({"format": 1, "system": "crayon", **card})
    with_card = replace(SMALL, part=richer.part)
    assert apply(bare, difference(bare, with_card)) == with_card
    assert apply(with_card, difference(with_card, bare)) == SMALL


def test_a_scenario_of_another_system_is_read_anew_and_loses_nothing() -> None:
    plain = {"format": 1, "system": "trains", "demands": {"1": ["aston coal 5"]}}
    trains = read_scenario(plain)
    assert [misfit.route for misfit in trains.misfits.values()] == [("demands",)]
    crayon = to(trains, (("system",), "trains", "crayon"), (("title",), "", "New"))
    assert crayon == read_scenario({**plain, "system": "crayon", "title": "New"})
    assert to(crayon, (("system",), "crayon", "trains"), (("title",), "New", "")) == trains
    with pytest.raises(DoesNotFit):
        to(crayon, (("system",), "crayon", "chess"))


def test_scenarios_of_two_systems_have_no_difference() -> None:
    with pytest.raises(DoesNotFit, match="different systems"):
        difference(SMALL, replace(SMALL, system="trains", part=None))


# -- where a change does not apply


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


# -- steps of one change that build on each other


def test_steps_that_build_on_each_other_are_taken_one_after_the_other() -> None:
    byford = {"id": "byford", "name": "Byford", "kind": "small"}
    change = Change(
        "add and rename",
        (
            Step(("cities", "byford"), None, byford),
            Step(("cities", "byford", "name"), "Byford", "Bedford"),
            Step(("cities", "byford", "name"), "Bedford", "Banford"),
        ),
    )
    assert not are_independent(change.steps)
    assert apply(SMALL, change).cities["byford"].name == "Banford"
    assert apply(apply(SMALL, change), change.inverse()) == SMALL


def test_two_strokes_over_one_cell_become_one_step() -> None:
    first = Change("paint", (Step(("board", "terrain", "1,1"), "clear", "mountain"),))
    again = Change("paint", (Step(("board", "terrain", "1,1"), "mountain", "swamp"),))
    back = Change("paint", (Step(("board", "terrain", "1,1"), "mountain", "clear"),))
    assert first.join(again).steps == (Step(("board", "terrain", "1,1"), "clear", "swamp"),)
    assert first.join(back).steps == ()
    assert first.join(back, "nothing").label == "nothing"


# -- what a change touches


def test_a_change_tells_what_it_touches() -> None:
    steps = (
        Step(("board", "terrain", "1,1"), "clear", "mountain"),
        Step(("blocked", "2,1 3,1"), None, True),
        Step(("cities", "aston", "supplies", "coal"), None, True),
        Step(("demands", "3"), None, ["aston coal 5"]),
        Step(("title",), "", "New"),
    )
    touched = Change("", steps).touched()
    assert touched.cells == {Cell(1, 1), Cell(2, 1), Cell(3, 1)}
    assert touched.things == {("cities", "aston"), ("demands", "3")}
    assert touched.keys == {"title"}


def test_pictures_are_put_and_taken_as_a_whole() -> None:
    with_picture = replace(SMALL, picture=Picture("./scan.png"))
    assert difference(SMALL, with_picture).steps == (
        Step(("picture",), None, {"file": "./scan.png"}),
    )
    assert apply(with_picture, difference(with_picture, SMALL)) == SMALL


def board_of(legend: dict[str, str], *rows: str) -> Scenario:
    size = Size(len(rows[0]), len(rows))
    return Scenario(system="santa-fe", board=MilepostBoard(size, Things(legend), rows))


def test_joined_changes_of_signs_and_cells_are_exact() -> None:
    """A sign that gets another meaning, or a second sign of a kind, between strokes of paint."""
    states = [
        board_of({".": "clear", "^": "mountain"}, "..^"),
        board_of({".": "clear", "^": "mountain"}, ".^^"),
        board_of({".": "clear", "^": "hill", "m": "mountain"}, ".mm"),
        board_of({".": "clear", "^": "hill", "m": "mountain"}, "^mm"),
        board_of({".": "clear", "^": "hill", "m": "mountain", "M": "mountain"}, "^mM"),
        board_of({"^": "hill", "M": "mountain"}, "^MM"),
    ]
    joined = Change("all")
    for old, new in pairwise(states):
        joined = joined.join(difference(old, new))
        journal = Change.from_plain(json.loads(json.dumps(joined.to_plain())))
        assert apply(states[0], journal) == new
        assert apply(new, journal.inverse()) == states[0]


def test_a_stroke_with_a_new_kind_stays_one_part() -> None:
    old = board_of({".": "clear"}, "...")
    stroke = difference(old, board_of({".": "clear", "^": "hill"}, "^.."))
    stroke = stroke.join(Change("", (Step(("board", "terrain", "1,0"), "clear", "hill"),)))
    assert stroke.seams == ()
    assert apply(old, stroke) == board_of({".": "clear", "^": "hill"}, "^^.")


@pytest.mark.parametrize("seams", [[0], [1], [True], ["1"], "1", [3], None])
def test_a_journal_with_strange_seams_is_no_change(seams: object) -> None:
    plain = {"label": "x", "steps": [[["title"], "", "a"]], "seams": seams}
    with pytest.raises(ValueError, match="no change"):
        Change.from_plain(plain)
