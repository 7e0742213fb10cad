"""Programs as values: parts come, go and move, and nothing is lost on the way."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.builder.parts import steps
from editor.builder.parts.gaps import gaps_for, nearest
from editor.builder.parts.program import Program
from editor.builder.parts.repairs import repair_of
from editor.builder.parts.rows import rows_of
from editor.builder.parts.schemas import about
from editor.builder.parts.troubles import troubles_in
from editor.builder.parts.vocabulary import vocabulary_at
from model.schema.fields import why_not
from tests.editor.builder.parts.programs import blank, program, programs, words_at

Step = Callable[[Program, tuple[str | int, ...]], tuple[Program, tuple[str | int, ...]]]
RAIL, DRAW, COIN, WASTE = {"rail": 1}, {"draw": 2}, {"coin": 3}, {"waste": 1}
STEPS = (steps.up, steps.down, steps.into, steps.out)


def leaves(plain: Any) -> Counter[str]:
    """The parts of a program that hold no others, however deep they stand."""
    found: Counter[str] = Counter()
    for part in plain if isinstance(plain, list) else [plain]:
        if isinstance(part, list):
            found += leaves(part)
        elif "optional" in part:
            found += leaves(part["optional"])
        elif "choose_one" in part:
            found += leaves(part["choose_one"])
        else:
            found[json.dumps(part, sort_keys=True)] += 1
    return found


# -- words


@pytest.mark.parametrize(
    ("system", "route"),
    [
        ("trains", ("cards", "new", "effects")),
        ("trains", ("cards", "new", "on_buy")),
        ("crayon", ("events", "new", "effects")),
        ("age-of-steam", ("rules", "actions", "list", "0", "effects")),
    ],
)
def test_every_closed_vocabulary_is_known_by_its_schema(
    system: str, route: tuple[str, ...]
) -> None:
    words = vocabulary_at(system, route, (0,))
    assert words is not None
    for word in words.words.values():
        assert word.title
        assert word.about
        new = words.blank(word, lambda _: ("one", "two"))
        assert words.word_in(new) == word
        assert not why_not(system, (*route, "0"), new), word.name


def test_what_words_mean_is_told_without_numbers_of_rules() -> None:
    assert about({"description": "Gain so much. TRN-CARD-x."}) == "Gain so much."
    assert about({"description": "Piles. TRN-SETUP-04, -05."}) == "Piles."
    assert about({"description": "It goes; always `true`. TRN-CARD-x."}) == "It goes."


def test_another_word_keeps_what_fits_behind_it() -> None:
    words = vocabulary_at("trains", ("cards", "new", "effects"), (0,))
    assert words is not None

    def changed(plain: Any, word: str) -> Any:
        return words.changed(plain, words.words[word], lambda _: ())

    assert changed({"coin": 4}, "vp") == {"vp": 4}
    assert changed({"coin": 40}, "rail") == {"rail": 1}, "no card lays forty rails"
    assert changed({"optional": [RAIL]}, "choose_one")["choose_one"][0] == [RAIL]
    assert changed({"choose_one": [[RAIL], [DRAW]]}, "optional") == {"optional": [RAIL]}


# -- coming and going


def test_a_part_comes_before_another_and_goes_again() -> None:
    two = program(RAIL, WASTE)
    assert two.inserted((1,), DRAW).plain == [RAIL, DRAW, WASTE]
    assert two.inserted((1,), DRAW).removed((1,)) == two
    assert two.duplicated((0,)).plain == [RAIL, RAIL, WASTE]


def test_what_would_hold_nothing_goes_along() -> None:
    assert program(RAIL, {"optional": [COIN]}).removed((1, "optional", 0)).plain == [RAIL]


def test_of_two_options_the_other_stays_as_plain_parts() -> None:
    choice = program({"choose_one": [[RAIL, WASTE], [DRAW]]}, COIN)
    assert choice.removed((0, "choose_one", 1)).plain == [RAIL, WASTE, COIN]
    assert choice.removed((0, "choose_one", 1, 0)).plain == [RAIL, WASTE, COIN]


def test_a_list_that_is_full_takes_no_more() -> None:
    full = program(*[RAIL] * 12)
    assert not full.takes((), DRAW)
    assert program(RAIL).takes((), DRAW)
    assert not program({"optional": [RAIL]}).takes((0, "optional"), {"optional": [DRAW]})


# -- moving


def test_parts_step_over_their_neighbours() -> None:
    assert steps.down(program(RAIL, DRAW), (0,)) == (program(DRAW, RAIL), (1,))
    assert steps.up(program(RAIL, DRAW), (1,)) == (program(DRAW, RAIL), (0,))
    assert steps.up(program(RAIL, DRAW), (0,)) == (program(RAIL, DRAW), (0,))


def test_parts_step_from_one_option_into_the_next_and_out() -> None:
    choice = program({"choose_one": [[RAIL, DRAW], [COIN]]}, WASTE)
    moved, way = steps.down(choice, (0, "choose_one", 0, 1))
    assert (moved.plain, way) == (
        [{"choose_one": [[RAIL], [DRAW, COIN]]}, WASTE],
        (0, "choose_one", 1, 0),
    )
    moved, way = steps.down(moved, (0, "choose_one", 1, 1))
    assert (moved.plain, way) == ([{"choose_one": [[RAIL], [DRAW]]}, COIN, WASTE], (1,))


def test_parts_go_into_what_stands_before_them() -> None:
    moved, way = steps.into(program({"optional": [RAIL]}, DRAW), (1,))
    assert (moved.plain, way) == ([{"optional": [RAIL, DRAW]}], (0, "optional", 1))
    assert steps.out(moved, way)[0] == program({"optional": [RAIL]}, DRAW)
    nested = program({"optional": [RAIL]}, {"choose_one": [[DRAW], [COIN]]})
    assert steps.into(nested, (1,)) == (nested, (1,)), "a choice cannot be left as a whole"


def test_the_last_part_of_a_list_may_leave_it() -> None:
    moved, way = steps.out(program({"optional": [RAIL]}, WASTE), (0, "optional", 0))
    assert (moved.plain, way) == ([RAIL, WASTE], (0,))


@given(programs, st.data())
def test_whatever_is_moved_nothing_is_lost_and_nothing_goes_wrong(
    made: Program, data: st.DataObject
) -> None:
    ways = [row.way for row in rows_of(made) if row.kind in ("part", "option")]
    way = data.draw(st.sampled_from(ways))
    step: Step = data.draw(st.sampled_from(STEPS))
    after, there = step(made, way)
    assert leaves(after.plain) == leaves(made.plain)
    assert not troubles_in(after)
    assert leaves(after.at(there)) == leaves(made.at(way))


@given(programs, st.data())
def test_wherever_a_row_is_dragged_nothing_is_lost_and_nothing_goes_wrong(
    made: Program, data: st.DataObject
) -> None:
    rows = rows_of(made)
    way = data.draw(st.sampled_from([row.way for row in rows if row.kind != "inner"]))
    gaps = gaps_for(made, rows, way)
    gap = data.draw(st.sampled_from(gaps))
    after, there = made.moved(way, gap.goal)
    assert leaves(after.plain) == leaves(made.plain)
    assert not troubles_in(after)
    assert leaves(after.at(there)) == leaves(made.at(way))


@given(programs, st.data())
def test_whatever_is_taken_away_the_rest_stays(made: Program, data: st.DataObject) -> None:
    ways = [row.way for row in rows_of(made) if row.kind in ("part", "option")]
    way = data.draw(st.sampled_from(ways))
    after = made.removed(way)
    assert leaves(after.plain) == leaves(made.plain) - leaves(made.at(way))
    assert not troubles_in(after)


# -- rows


def test_what_a_part_holds_stands_indented_below_it() -> None:
    rows = rows_of(
        program({"while_in_play": {"waive": ["river"]}}, {"choose_one": [[RAIL], [DRAW]]})
    )
    assert [(row.depth, row.kind, row.word.name if row.word else "") for row in rows] == [
        (0, "part", "while_in_play"),
        (1, "inner", "waive"),
        (0, "part", "choose_one"),
        (1, "option", ""),
        (2, "part", "rail"),
        (1, "option", ""),
        (2, "part", "draw"),
    ]


def test_a_row_that_is_dragged_finds_gaps_before_between_and_inside() -> None:
    made = program({"optional": [RAIL]}, DRAW)
    gaps = gaps_for(made, rows_of(made), (1,))
    goals = [(gap.goal, gap.row, gap.depth) for gap in gaps]
    assert ((0,), 0, 0) in goals
    assert ((0, "optional", 0), 1, 1) in goals
    assert ((0, "optional", 1), 2, 1) in goals
    deep = nearest(gaps, 2, 1)
    flat = nearest(gaps, 2, 0)
    assert deep is not None
    assert flat is not None
    assert (deep.goal, flat.goal) == ((0, "optional", 1), (1,))


# -- what a hand wrote


def test_what_cannot_be_understood_is_shown_with_its_reason() -> None:
    rows = rows_of(program(RAIL, {"explode": 1}, {"coin": "many"}, 7))
    assert [row.kind for row in rows] == ["part", "raw", "part", "raw"]
    assert rows[0].troubles == ()
    assert rows[1].troubles == ('Unknown key "explode".',)
    assert rows[2].troubles == ('"many" stands where a whole number is needed.',)


def mended(*parts: Any) -> Any:
    """The program after every repair that its rows offer."""
    made = program(*parts)
    for _ in range(10):
        repairs = [repair_of(made, row) for row in rows_of(made)]
        found = next((one for one in repairs if one is not None), None)
        if found is None:
            return made.plain
        made = found.program
    raise AssertionError(made)


def test_repairs_take_what_fits() -> None:
    assert mended({"coin": 900}) == [{"coin": 50}]
    assert mended({"gain": {"category": "train", "foo": 1}}) == [{"gain": {"category": "train"}}]
    assert mended({"draw": 1, "coin": 2}, RAIL) == [{"draw": 1}, {"coin": 2}, RAIL]
    assert mended({"darw": 2}) == [{"draw": 2}]
    assert mended({"while_in_play": {"waive": ["river", "fog"]}}) == [
        {"while_in_play": {"waive": ["river"]}}
    ]
    assert mended({"explode": 1}) == [{"explode": 1}], "nobody knows what was meant"


def test_a_group_where_a_list_is_needed_becomes_one() -> None:
    made = Program("trains", ("cards", "new", "effects"), {"draw": 2, "coin": 1})
    (row,) = rows_of(made)
    repair = repair_of(made, row)
    assert repair is not None
    assert repair.program.plain == [{"draw": 2}, {"coin": 1}]


@pytest.mark.parametrize("word", words_at((0,)))
def test_a_new_part_of_every_word_is_right_at_once(word: str) -> None:
    made = program(blank(word))
    assert not troubles_in(made)
    assert all(row.word is not None or row.kind == "option" for row in rows_of(made))
