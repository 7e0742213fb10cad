"""A change is a list of "this was A, is now B": found, applied, taken back, journalled."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things, freeze
from model.forms.form import DoesNotFit, Step
from model.notation import Cell
from model.scenario.change import Change, apply, are_independent, difference
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from model.scenario.things import Picture
from tests.generate.edits import edits
from tests.generate.scenario import scenarios
from tests.model.scenario.small_scenario import ASTON, BOARD, SMALL, Editing, to


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
    trains = read_over_preset(plain, Things())
    assert [misfit.route for misfit in trains.misfits.values()] == [("demands",)]
    crayon = to(trains, (("system",), "trains", "crayon"), (("title",), "", "New"))
    assert crayon == read_scenario({**plain, "system": "crayon", "title": "New"})
    assert to(crayon, (("system",), "crayon", "trains"), (("title",), "New", "")) == trains
    with pytest.raises(DoesNotFit):
        to(crayon, (("system",), "crayon", "chess"))


def test_scenarios_of_two_systems_have_no_difference() -> None:
    with pytest.raises(DoesNotFit, match="different systems"):
        difference(SMALL, replace(SMALL, system="trains", part=None))


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
