"""Two people's changes to one map, put together by things; what both changed is a conflict."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things, freeze
from model.forms.form import DoesNotFit
from model.notation import Cell
from model.scenario.change import Change, apply, difference
from model.scenario.merge import Conflict, merge, merged_text
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from model.scenario.things import City
from tests.generate.edits import edits
from tests.generate.own_classes import part_class
from tests.generate.scenario import scenarios

ASTON = City(id="aston", name="Aston", kind="small", at=Cell(1, 1), supplies=("coal",))
BYFORD = City(id="byford", name="Byford", kind="small", at=Cell(2, 1))
LEGEND = Things({".": "clear", "^": "mountain"})
BOARD = MilepostBoard(Size(4, 3), LEGEND, ("....", "....", "...."))
BASE = Scenario(
    id="base",
    system="crayon",
    board=BOARD,
    cities=Things({"aston": ASTON, "byford": BYFORD}),
    rules=freeze({"win": {"cash": 250}}),
    part=part_class("crayon")(),
)


def with_aston(**changes: Any) -> Scenario:
    return replace(BASE, cities=BASE.cities.put("aston", replace(ASTON, **changes)))


def painted(kinds: dict[Cell, str | None], base: Scenario = BASE) -> Scenario:
    assert isinstance(base.board, MilepostBoard)
    return replace(base, board=base.board.with_painted(kinds))


def board_of(scenario: Scenario) -> MilepostBoard:
    assert isinstance(scenario.board, MilepostBoard)
    return scenario.board


def only_conflict(base: Scenario, ours: Scenario, theirs: Scenario) -> Conflict:
    (conflict,) = merge(base, ours, theirs).conflicts
    return conflict


Editing = Callable[[Scenario], Scenario]


@given(scenarios(), edits())
def test_edits_of_one_side_only_are_taken_as_they_are(base: Scenario, edit: Editing) -> None:
    new = edit(base)
    assert merge(base, new, base) == merge(base, base, new)
    assert merge(base, base, new).scenario == new
    assert merge(base, base, new).conflicts == ()


@given(scenarios(), edits())
def test_the_same_edits_on_both_sides_are_no_conflict(base: Scenario, edit: Editing) -> None:
    merged = merge(base, edit(base), edit(base))
    assert merged.scenario == edit(base)
    assert merged.conflicts == ()


@given(scenarios(), edits(10), st.integers(0, 99))
def test_edits_of_different_things_come_together(base: Scenario, edit: Editing, seed: int) -> None:
    both = edit(base)
    rng = Random(seed)
    sides: tuple[list[Any], list[Any]] = ([], [])
    # A kind that is new and its sign belong together; every other step stands alone.
    board_side = rng.randrange(2)
    for step in difference(base, both).steps:
        side = board_side if step.route[0] == "board" else rng.randrange(2)
        sides[side].append(step)
    ours, theirs = (apply(base, Change("", tuple(steps))) for steps in sides)
    merged = merge(base, ours, theirs)
    assert merged.conflicts == ()
    assert merged.scenario == both


@given(scenarios(), edits(5), edits(5))
def test_any_two_sides_merge_and_where_they_conflict_ours_stands(
    base: Scenario, one: Editing, other: Editing
) -> None:
    ours, theirs = one(base), other(base)
    merged = merge(base, ours, theirs)
    steps = set(map(repr, difference(base, merged.scenario).steps))
    for step in difference(base, ours).steps:
        assert step.route[0] == "board" or repr(step) in steps
    for step in difference(base, theirs).steps if not merged.conflicts else ():
        assert step.route[0] == "board" or repr(step) in steps
    if not merged.conflicts and board_of(ours).size == board_of(theirs).size:
        for cell in painted_cells(base, ours):
            assert board_of(merged.scenario).kind_at(cell) == board_of(ours).kind_at(cell)
        for cell in painted_cells(base, theirs):
            assert board_of(merged.scenario).kind_at(cell) == board_of(theirs).kind_at(cell)


def painted_cells(base: Scenario, new: Scenario) -> list[Cell]:
    cols, rows = board_of(new).size
    cells = [Cell(col, row) for col in range(cols) for row in range(rows)]
    return [cell for cell in cells if board_of(base).kind_at(cell) != board_of(new).kind_at(cell)]


def test_each_side_may_change_another_field_of_one_city() -> None:
    merged = merge(BASE, with_aston(name="Ashton"), with_aston(kind="medium"))
    assert merged.conflicts == ()
    assert merged.scenario.cities["aston"] == replace(ASTON, name="Ashton", kind="medium")


def test_each_side_may_add_a_good_to_one_city() -> None:
    merged = merge(BASE, with_aston(supplies=("coal", "wood")), with_aston(supplies=("fish",)))
    assert merged.conflicts == ()
    assert merged.scenario.cities["aston"].supplies == ("fish", "wood")


def test_two_names_for_one_city_are_a_conflict_named_by_the_city() -> None:
    conflict = only_conflict(BASE, with_aston(name="Ashton"), with_aston(name="Acton"))
    assert conflict == Conflict(("cities", "aston", "name"), "Aston", "Ashton", "Acton")
    assert conflict.thing == "cities / aston / name"
    merged = merge(BASE, with_aston(name="Ashton"), with_aston(name="Acton"))
    assert merged.scenario.cities["aston"].name == "Ashton"


def test_to_take_a_city_away_that_the_other_side_renamed_is_a_conflict() -> None:
    without = replace(BASE, cities=BASE.cities.drop("aston"))
    renamed = with_aston(name="Ashton")
    conflict = only_conflict(BASE, without, renamed)
    assert (conflict.thing, conflict.ours, conflict.theirs) == (
        "cities / aston",
        None,
        {"name": "Ashton"},
    )
    assert "aston" not in merge(BASE, without, renamed).scenario.cities
    other_way = only_conflict(BASE, renamed, without)
    assert (other_way.thing, other_way.ours, other_way.theirs) == (
        "cities / aston",
        {"name": "Ashton"},
        None,
    )
    assert merge(BASE, renamed, without).scenario.cities["aston"].name == "Ashton"


def test_many_edits_of_a_city_that_is_gone_are_one_conflict() -> None:
    without = replace(BASE, cities=BASE.cities.drop("aston"))
    edited = with_aston(name="Ashton", kind="medium", supplies=())
    conflict = only_conflict(BASE, without, edited)
    assert conflict.theirs == {"name": "Ashton", "kind": "medium", "supplies/coal": None}
    assert only_conflict(BASE, edited, without).ours == conflict.theirs


def test_a_city_taken_away_by_both_is_no_conflict() -> None:
    without = replace(BASE, cities=BASE.cities.drop("aston"))
    assert merge(BASE, without, without).conflicts == ()


def test_two_new_cities_of_one_id_are_a_conflict_unless_they_are_the_same() -> None:
    def adding(name: str) -> Scenario:
        return replace(BASE, cities=BASE.cities.put("new", replace(ASTON, id="new", name=name)))

    assert only_conflict(BASE, adding("One"), adding("Two")).thing == "cities / new"
    assert merge(BASE, adding("One"), adding("One")).conflicts == ()


def test_each_side_may_paint_other_cells() -> None:
    ours = painted({Cell(0, 0): "mountain"})
    theirs = painted({Cell(1, 0): "mountain", Cell(2, 2): None})
    merged = merge(BASE, ours, theirs)
    assert merged.conflicts == ()
    assert board_of(merged.scenario).terrain == ("^^..", "....", ".._.")


def test_two_kinds_for_one_cell_are_a_conflict_named_by_the_cell() -> None:
    conflict = only_conflict(
        BASE, painted({Cell(1, 1): "mountain"}), painted({Cell(1, 1): "swamp"})
    )
    assert conflict == Conflict(("board", "terrain", "1,1"), "clear", "mountain", "swamp")


def test_new_kinds_with_one_sign_are_no_conflict() -> None:
    ours, theirs = painted({Cell(0, 0): "swamp"}), painted({Cell(1, 1): "sand"})
    assert board_of(ours).legend["s"] == "swamp"
    assert board_of(theirs).legend["s"] == "sand"
    merged = merge(BASE, ours, theirs)
    assert merged.conflicts == ()
    assert board_of(merged.scenario).kind_at(Cell(0, 0)) == "swamp"
    assert board_of(merged.scenario).kind_at(Cell(1, 1)) == "sand"


def test_a_new_kind_with_two_signs_keeps_one() -> None:
    with_w = replace(BASE, board=replace(BOARD, legend=LEGEND.put("w", "swamp")))
    ours, theirs = painted({Cell(0, 0): "swamp"}), painted({Cell(1, 1): "swamp"}, with_w)
    merged = merge(BASE, ours, theirs)
    assert merged.conflicts == ()
    assert board_of(merged.scenario).legend == LEGEND.put("s", "swamp")
    assert board_of(merged.scenario).terrain == ("s...", ".s..", "....")


def test_a_sign_that_got_another_meaning_does_not_stop_the_other_sides_brush() -> None:
    renamed = replace(BASE, board=replace(BOARD, legend=LEGEND.put(".", "plain")))
    brushed = painted({Cell(0, 0): "mountain"})
    for merged in (merge(BASE, renamed, brushed), merge(BASE, brushed, renamed)):
        assert merged.conflicts == ()
        assert board_of(merged.scenario).kind_at(Cell(0, 0)) == "mountain"
        assert board_of(merged.scenario).kind_at(Cell(1, 1)) == "plain"


def test_two_new_meanings_of_one_sign_are_a_conflict() -> None:
    def renamed(kind: str) -> Scenario:
        return replace(BASE, board=replace(BOARD, legend=LEGEND.put(".", kind)))

    conflict = only_conflict(BASE, renamed("plain"), renamed("grass"))
    assert conflict == Conflict(("board", "legend", "."), "clear", "plain", "grass")


def test_a_sign_the_other_side_still_paints_with_is_not_taken_away() -> None:
    tidied = replace(BASE, board=replace(BOARD, legend=LEGEND.drop("^")))
    brushed = painted({Cell(0, 0): "mountain"})
    for merged in (merge(BASE, tidied, brushed), merge(BASE, brushed, tidied)):
        assert merged.conflicts == ()
        assert board_of(merged.scenario).kind_at(Cell(0, 0)) == "mountain"


def resized(cols: int, rows: int, terrain: str) -> Scenario:
    return replace(
        BASE, board=replace(BOARD, size=Size(cols, rows), terrain=tuple(terrain.split()))
    )


def test_one_side_may_enlarge_the_board_while_the_other_paints() -> None:
    larger = resized(5, 4, "....^ ..... ..... ^^_^^")
    brushed = painted({Cell(0, 0): "mountain", Cell(1, 0): "swamp"})
    for ours, theirs in ((larger, brushed), (brushed, larger)):
        merged = merge(BASE, ours, theirs)
        assert merged.conflicts == ()
        assert board_of(merged.scenario).size == Size(5, 4)
        assert board_of(merged.scenario).terrain == ("^s..^", ".....", ".....", "^^_^^")


def test_both_sides_may_enlarge_the_board_alike_and_paint_what_came() -> None:
    merged = merge(BASE, resized(5, 3, "....^ ..... ....."), resized(5, 3, "....^ ...._ ....."))
    assert merged.conflicts == ()
    assert board_of(merged.scenario).terrain == ("....^", ".....", ".....")


def test_two_new_sizes_are_a_conflict_and_only_cells_of_our_board_are_painted() -> None:
    ours, theirs = resized(5, 3, "..... ..... ....."), resized(4, 4, "^... .... .... ^...")
    merged = merge(BASE, ours, theirs)
    assert [conflict.thing for conflict in merged.conflicts] == ["board / size"]
    assert board_of(merged.scenario).terrain == ("^....", ".....", ".....")


HILLS = MilepostBoard(Size(5, 3), Things({"^": "hill"}), ("____^", "____^", "____^"))


@pytest.mark.parametrize("anew", [resized(3, 3, "... ... ..."), replace(BASE, board=HILLS)])
def test_a_board_drawn_anew_and_a_painted_one_are_a_conflict_and_ours_stays_whole(
    anew: Scenario,
) -> None:
    brushed = painted({Cell(0, 0): "mountain", Cell(1, 0): "swamp"})
    for ours, theirs in ((anew, brushed), (brushed, anew)):
        merged = merge(BASE, ours, theirs)
        assert [conflict.thing for conflict in merged.conflicts] == ["board"]
        assert merged.scenario.board == ours.board


@pytest.mark.parametrize(
    "larger",
    [
        resized(5, 3, "....^ ..... ...._"),
        resized(4, 4, ".... .... .... _^__"),
        resized(6, 5, "...._^ .^..__ ....__ ______ ______"),
        resized(5, 3, "...._ ...._ ...._"),
        resized(5, 3, ".... .... ...."),
        painted({Cell(4, 0): "swamp"}, resized(5, 3, "..... ..... .....")),
    ],
)
def test_an_enlarged_board_is_an_exact_change(larger: Scenario) -> None:
    change = difference(BASE, larger)
    assert apply(BASE, change) == larger
    assert apply(larger, change.inverse()) == BASE
    assert apply(larger, difference(larger, BASE)) == BASE


def test_a_board_made_smaller_and_drawn_on_is_one_exact_change() -> None:
    smaller, redrawn = resized(3, 3, "... ... ..."), resized(3, 2, "^^^ ^^^")
    joined = difference(BASE, smaller).join(difference(smaller, redrawn))
    assert apply(BASE, joined) == redrawn
    assert apply(redrawn, joined.inverse()) == BASE


def test_a_sign_that_gets_its_meaning_while_cells_are_painted_is_an_exact_change() -> None:
    unknown = replace(BASE, board=replace(BOARD, terrain=("s...", "....", "....")))
    known = replace(BOARD, legend=LEGEND.put("s", "swamp"), terrain=("_s..", "....", "...."))
    change = difference(unknown, replace(BASE, board=known))
    assert apply(unknown, change).board == known
    assert apply(apply(unknown, change), change.inverse()) == unknown


def test_an_enlarged_board_stays_exact_where_all_that_came_is_taken_away_again() -> None:
    larger = resized(5, 3, "..... ..... .....")
    bare = painted({Cell(4, row): None for row in range(3)}, larger)
    joined = difference(BASE, larger).join(difference(larger, bare))
    assert apply(BASE, joined) == bare
    assert apply(bare, joined.inverse()) == BASE


def test_both_sides_may_change_other_rules() -> None:
    ours = replace(BASE, rules=freeze({"win": {"cash": 300}}))
    theirs = replace(BASE, rules=freeze({"win": {"cash": 250, "majors": 3}, "rent": {"fee": 5}}))
    merged = merge(BASE, ours, theirs)
    assert merged.conflicts == ()
    assert merged.scenario.rules == freeze({"win": {"cash": 300, "majors": 3}, "rent": {"fee": 5}})


def test_scenarios_of_different_systems_do_not_merge() -> None:
    other = replace(BASE, system="trains", part=None)
    with pytest.raises(DoesNotFit, match=r"different systems: ours is crayon, theirs is trains$"):
        merge(BASE, BASE, other)
    with pytest.raises(DoesNotFit, match=r"ours is crayon, theirs is trains$"):
        merge(Scenario(), BASE, other)
    with pytest.raises(DoesNotFit, match=r"theirs is crayon, the base is trains$"):
        merge(other, BASE, BASE)


def test_a_scenario_that_both_sides_added_has_an_empty_base() -> None:
    theirs = replace(with_aston(name="Acton"), cities=BASE.cities.drop("byford"))
    assert merge(Scenario(), BASE, theirs).scenario == BASE
    renamed = replace(BASE, cities=BASE.cities.put("aston", replace(ASTON, name="Acton")))
    assert only_conflict(Scenario(), BASE, renamed).thing == "cities / aston"
    assert merge(Scenario(), BASE, BASE).conflicts == ()
    assert merge(Scenario(), Scenario(id="a"), Scenario()).scenario == Scenario(id="a")


# -- texts

LINES = "one\ntwo\nthree\nfour\nfive\n"


@pytest.mark.parametrize(
    ("ours", "theirs", "merged"),
    [
        (LINES, LINES, LINES),
        (LINES.replace("one", "1"), LINES, LINES.replace("one", "1")),
        (LINES, LINES.replace("one", "1"), LINES.replace("one", "1")),
        (LINES.replace("one", "1"), LINES.replace("five", "5"), "1\ntwo\nthree\nfour\n5\n"),
        (LINES.replace("two", "2"), LINES.replace("three", "3"), "one\n2\n3\nfour\nfive\n"),
        (LINES.replace("two", "2"), LINES.replace("two", "2"), LINES.replace("two", "2")),
        (LINES.replace("two", "2"), LINES.replace("two", "II"), None),
        (LINES + "six\n", LINES + "vi\n", None),
        (LINES.replace("two\n", ""), LINES.replace("two\n", "two\nmore\n"), None),
        (LINES.replace("two\nthree\n", ""), LINES.replace("three", "3"), None),
        ("", LINES.replace("one", "1"), None),
        ("one", "one", "one"),
    ],
)
def test_lines_are_merged_where_they_do_not_meet(
    ours: str, theirs: str, merged: str | None
) -> None:
    assert merged_text(LINES, ours, theirs) == merged
    assert merged_text(LINES, theirs, ours) == merged


def test_texts_that_would_take_long_to_compare_are_not_merged_by_lines() -> None:
    base = "".join(f"{number}\n" for number in range(12_000))
    turned = "".join(f"{number}\n" for number in reversed(range(12_000)))
    assert merged_text(base, turned, base) is None
    assert merged_text(base, base.replace("5000\n", "5001\n"), base) is not None


def test_what_they_add_to_something_of_ours_that_cannot_be_read_is_a_conflict() -> None:
    base = read_scenario({"system": "crayon", "cities": []})
    ours = read_scenario({"system": "crayon", "cities": [], "goods": "coal"})
    theirs = read_scenario({"system": "crayon", "cities": [], "goods": [{"id": "fish"}]})
    merged = merge(base, ours, theirs)
    (conflict,) = merged.conflicts
    assert conflict.route == ("goods",)
    assert conflict.ours == "coal"
    assert merged.scenario == ours
