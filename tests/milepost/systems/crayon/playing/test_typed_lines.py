"""Whole lines of track and long runs in one command at the terminal."""

from pathlib import Path

import pytest

from tests.milepost.conftest import Typed
from tests.milepost.playing.openings import START, actions


def test_a_line_is_shown_with_its_price_before_it_is_built(typed: Typed, tmp_path: Path) -> None:
    out = typed("build to wendmere", "n", "build to wendmere", "").out
    assert out.count("5 sections for 9: 3,5 4,5 5,5 6,5 7,4 8,4, to Wendmere") == 2
    assert "Red builds 5 sections for 9: 3,5 to 8,4" in out
    assert len(actions(tmp_path)) == 5


def test_a_line_goes_as_far_as_the_money(typed: Typed, tmp_path: Path) -> None:
    out = typed("build astermoor to gannet point", "yes", "look").out
    assert "to Gannet Point is left" in " ".join(out.split())
    assert "(CRY-TURN-05)" in out
    spent = 30 - int(out.rpartition("cash   ")[2].split()[0])
    assert 15 < spent <= 20


def test_a_line_between_two_mileposts(typed: Typed, tmp_path: Path) -> None:
    typed("build 3,5 6,5", "y")
    assert actions(tmp_path) == ["build 3,5 4,5", "build 4,5 5,5", "build 5,5 6,5"]


def test_a_line_uses_track_that_is_there(typed: Typed) -> None:
    out = typed("build to wendmere", "y", "build belogor", "y", "build wendmere").out
    assert "3 sections for 6: 7,4 7,3 7,2 7,1, to Belogor" in out
    assert "your track leads to Wendmere already" in out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("build", "say where to"),
        ("build to atlantis", 'no city or milepost "atlantis"'),
        ("build to wend", "may mean Wendmere, Wendmouth"),
        ("build to koralia", "lies overseas"),
        ("build to 0,0", "no milepost at 0,0"),
        ("build 6,5 9,7", "(CRY-BUILD-02)"),
        ("move wendmere", "(CRY-INIT-01)"),
    ],
)
def test_a_line_that_cannot_be_built_says_why(
    typed: Typed, tmp_path: Path, line: str, says: str
) -> None:
    assert says in typed(line).out
    assert actions(tmp_path) == []


def test_a_train_runs_far_in_one_command(typed: Typed, tmp_path: Path) -> None:
    out = typed(*START, "place dunmarrow", "move wendmere").out
    assert "6 mileposts to Wendmere" in out
    assert "Red runs to Wendmere (8,4), 6 mileposts" in out
    assert actions(tmp_path)[-6:] == [f"move {c}" for c in "3,5 4,5 5,5 6,5 7,4 8,4".split()]


def test_a_run_stops_when_the_movement_is_used_up(typed: Typed, tmp_path: Path) -> None:
    out = typed(*START, "place dunmarrow", "move wendmere", "move dunmarrow").out
    assert "5 mileposts to Dunmarrow, 3 of them in this turn" in out
    assert "train at 5,5, room for 2, 0 of 9 mileposts left" in out


def test_a_train_turns_round_only_in_a_city(typed: Typed) -> None:
    out = typed(*START, "place dunmarrow", "move 5,5", "move dunmarrow").out
    assert "8 mileposts to Dunmarrow, 6 of them in this turn" in out, "by way of Wendmere"


def test_the_track_of_others_is_used_only_if_asked(typed: Typed, tmp_path: Path) -> None:
    blue = ("end", "place wendmere", "move dunmarrow", "move dunmarrow rent")
    out = " ".join(typed(*START, *blue).out.split())
    assert "over the track of Red it is 5 mileposts for 4 a turn: add the word rent" in out
    assert "Blue pays Red 4" in out
    assert actions(tmp_path)[-1] == "move 3,5"


def test_end_in_the_operations_ends_the_whole_turn(typed: Typed, tmp_path: Path) -> None:
    typed(*START, "end")
    assert actions(tmp_path)[-2:] == ["done", "end"]


IN_WENDMERE = (*START, "place wendmere")
"""Red's train stands in Wendmere, with nothing aboard."""


def test_a_load_that_is_delivered_in_the_wrong_place_says_which_city_wants_it(
    typed: Typed, tmp_path: Path
) -> None:
    out = typed(*START, "place dunmarrow", "load machines", "deliver wool", "Deliver machines").out
    missing = "No: there is no wool on the train; wool is wanted in Wendmere for 10, Belogor for 10"
    assert f"{missing}, and the train is at Dunmarrow (2,5) (CRY-DELIV-01)" in " ".join(out.split())
    assert "No: no card of yours asks for machines (CRY-DELIV-01)" in out
    assert actions(tmp_path)[-1] == "load machines"


def test_a_load_that_is_not_there_and_a_good_that_is_none_are_told(typed: Typed) -> None:
    out = typed(*IN_WENDMERE, "deliver wool", "deliver gold", "deliver").out
    missing = "No: there is no wool on the train; wool is wanted in Wendmere for 10, Belogor for 10"
    assert f"{missing} (CRY-DELIV-01)" in " ".join(out.split())
    assert 'No: there is no good "gold"' in out
    assert "No: say what: deliver GOOD" in out


def test_nothing_is_delivered_in_the_building_rounds(typed: Typed) -> None:
    assert "(CRY-INIT-01)" in typed("deliver wool").out.rpartition("> deliver")[2]


def test_why_takes_cities_by_name_as_moves_do(typed: Typed, tmp_path: Path) -> None:
    lines = ("why move belogor", "why move dunmarrow", "why deliver wool", "why move wend")
    out = typed(*IN_WENDMERE, *lines).out
    assert "No: no track leads to Belogor (CRY-MOVE-01)\n       " in out
    assert "move dunmarrow is allowed: 5 mileposts to Dunmarrow" in out
    assert "wool is wanted in Wendmere" in out
    assert "No: wend may mean Wendmere, Wendmouth" in out
    assert actions(tmp_path)[-1] == "place 8,4"
