"""Changes joined into one, and steps of a change that build on each other."""

import json
from itertools import pairwise

from hypothesis import given

from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things
from model.forms.form import Step
from model.scenario.change import Change, apply, are_independent, difference
from model.scenario.scenario import Scenario
from tests.generate.edits import edits
from tests.generate.scenario import scenarios
from tests.model.scenario.small_scenario import SMALL, Editing


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
