"""What the checks of waters see of a river with arms: each of them is looked at by itself."""

import pytest

from model.notation import Edge, Path
from tests.validator.examples import as_file, codes_after_repair, found_by, repaired
from validator.reporting.placing import Placing

WEND = "6,5n 7,4s 7,6n 7,5s 7,7n 8,6s 8,8n"
BECK = "11,5n 11,4s 11,6n 10,5s 10,6n 9,5s 9,7n 9,6s 8,7n 8,6s"
SHORT = "11,5n 11,4s 11,6n 10,5s 10,6n 9,5s 9,7n 9,6s 8,7n"
NO_BECK = "- {id: alder-beck, removed: true}\n"
OF_WATERS = ("MAP005", "MAP006", "MAP008", "MAP010", "MAP011", "MAP012", "MAP013", "MAP031")


def with_arms(*arms: str, more: str = "") -> str:
    """The Alder Beck of the tutorial as an arm of the Wend, or what else may be one."""
    said = ", ".join(f'"{arm}"' for arm in arms)
    return f"waters:\n{NO_BECK}- {{id: wend, paths: [{said}]{more}}}\n"


def test_two_arms_that_meet_are_no_finding() -> None:
    assert not found_by(with_arms(BECK), *OF_WATERS, "REF002")
    in_two_pieces = f'waters:\n{NO_BECK}- {{id: wend, path: "7,6n 7,5s 7,7n 8,6s 8,8n", '
    in_two_pieces += f'paths: ["6,5n 7,4s 7,6n", "{BECK}"]}}\n'
    assert not found_by(in_two_pieces, *OF_WATERS)


@pytest.mark.rule("VAL-CRY-12")
def test_an_arm_that_stops_before_its_river_leaves_a_gap_and_is_led_on() -> None:
    layer = with_arms(SHORT)
    (finding,) = found_by(layer, "MAP012")
    assert finding.route == ("waters", "wend", "paths", SHORT)
    gap = "an arm of Wend stops at 8,7n, one step from another arm of it"
    assert finding.message.startswith(gap)
    after = repaired(layer, "MAP012").waters["wend"]
    assert after.courses == tuple(map(Path.parse, (WEND, BECK)))
    assert codes_after_repair(layer, "MAP012") == {"REF011"}, "cards still name the Alder Beck"


def test_a_finding_stands_at_the_line_of_its_arm() -> None:
    lines = f"waters:\n{NO_BECK}- id: wend\n  path: null\n  paths:\n  - {WEND}\n  - {SHORT}\n"
    (finding,) = found_by(lines, "MAP012")
    file = as_file(lines)
    span = Placing(file).of_finding(finding)
    assert file.document.text.splitlines()[span.line - 1] == f"  - {SHORT}"


@pytest.mark.rule("VAL-CRY-12")
def test_an_arm_through_a_milepost_is_told_by_itself() -> None:
    (finding,) = found_by(with_arms(BECK, "3,6n 3,6s"), "MAP006")
    assert finding.route == ("waters", "wend", "paths", "3,6n 3,6s")
    assert finding.cells == ((3, 6),)


@pytest.mark.rule("VAL-CRY-11")
@pytest.mark.parametrize("arm", ["0,1n 0,0s", "7,6n"])
def test_an_arm_that_crosses_nothing_is_told_though_the_river_is_crossed(arm: str) -> None:
    (finding,) = found_by(with_arms(BECK, arm), "MAP008")
    assert finding.message == "an arm of Wend crosses no edge between mileposts"
    assert finding.route == ("waters", "wend", "paths", arm)


def test_an_arm_far_beside_the_map_is_told_with_its_place() -> None:
    arm = "8,6s 8,8n 212.0,8.0"
    (finding,) = found_by(with_arms(arm), "MAP031")
    assert (finding.route, finding.word) == (("waters", "wend", "paths", arm), "212.0,8.0")


def test_a_ford_in_the_middle_of_an_arm_is_told() -> None:
    layer = with_arms(BECK, more=', never_crosses: ["9,5 10,6"]')
    assert [one.edges for one in found_by(layer, "MAP013")] == [(Edge.parse("9,5 10,6"),)]


@pytest.mark.rule("VAL-CRY-22")
def test_an_arm_that_runs_on_beside_another_river_is_shortened() -> None:
    beck = '- {id: new-beck, name: New Beck, kind: river, paths: ["8,5s 8,6n 7,5s 7,6n", '
    layer = f'waters:\n{beck}"9,3s 9,5n 8,4s 8,6n"]}}\n'
    after = repaired(layer, "MAP010").waters["new-beck"]
    assert Path.parse("8,5s 8,6n 7,5s") in after.courses
    assert Path.parse("9,3s 9,5n 8,4s 8,6n") in after.courses


@pytest.mark.rule("VAL-CRY-22")
def test_two_arms_over_one_edge_are_one_crossing() -> None:
    assert not found_by(with_arms(BECK, "8,6n 7,5s 7,6n"), "MAP010")


@pytest.mark.parametrize("again", [BECK, " ".join(reversed(BECK.split()))])
def test_an_arm_that_is_listed_twice_is_told_whichever_way_it_runs(again: str) -> None:
    (finding,) = found_by(with_arms(BECK, again), "REF002")
    assert finding.message == "the path from 11,5n to 8,6s stands 2 times in paths"
    assert (finding.repair is not None) == (again == BECK)


def test_an_arm_in_the_bed_of_another_is_told_and_ends_where_they_meet() -> None:
    layer = with_arms(BECK, "8,5s 8,6n 7,5s 7,6n")
    (finding,) = found_by(layer, "MAP032")
    assert finding.message == "two arms of Wend run in one bed on 7,5 7,6"
    assert finding.route == ("waters", "wend", "paths", "8,5s 8,6n 7,5s 7,6n")
    assert Path.parse("8,5s 8,6n 7,5s") in repaired(layer, "MAP032").waters["wend"].courses
    assert not found_by(with_arms(BECK, "8,5s 8,6n 7,5s"), "MAP032")


def test_arms_that_both_could_end_are_told_without_a_repair() -> None:
    (finding,) = found_by(with_arms(BECK, "8,7s 8,6s 8,7n 9,6s 9,7n 9,5s"), "MAP032")
    assert finding.repair is None
