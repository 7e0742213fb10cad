"""Labels, cities overseas and remarks that lie far beside the map."""

import pytest

from tests.validator.examples import told

PLACES = {
    "labels": "{id: new, text: New, at: '%s'}",
    "cities": "{id: koralia, xy: '%s'}",
    "remarks": "{id: new, text: New, at: '%s'}",
    "waters": "{id: new, kind: river, path: '%s 99,98s'}",
    "ferries": "{id: gannet-ferry, path: '%s 7.0,12.1'}",
}


@pytest.mark.rule("VAL-CRY-04")
@pytest.mark.parametrize(
    ("room", "at"),
    [
        ("labels", "112.35,3.5"),
        ("labels", "12.35,35.0"),
        ("labels", "-12.35,3.5"),
        ("cities", "152.0,12.0"),
        ("remarks", "77,7"),
        ("remarks", "7,77"),
        ("remarks", "16,3"),
        ("waters", "99,99n"),
        ("ferries", "500.2,11.5"),
        ("ferries", "5.2,-115.0"),
    ],
)
def test_what_lies_far_beside_is_told(room: str, at: str) -> None:
    (finding,) = told(f"{room}:\n- {PLACES[room] % at}\n")
    assert (finding.code, finding.severity) == ("MAP031", "warning")
    assert finding.route[0] == room
    assert at in finding.message


@pytest.mark.parametrize(
    ("room", "at"),
    [
        # A little beside the map, and on a cell of the board where there is no milepost.
        ("labels", "-3.5,-3.5"),
        ("labels", "18.5,6.5"),
        ("cities", "18.5,12.0"),
        ("remarks", "7,10"),
    ],
)
def test_names_may_stand_a_little_beside_and_remarks_at_sea(room: str, at: str) -> None:
    assert told(f"{room}:\n- {PLACES[room] % at}\n") == []


def test_a_large_map_has_a_wide_rim() -> None:
    size = "format: 1\nid: big\ntitle: Big\nsystem: trains\nplayers: {min: 2, max: 4}\nrules: {}\n"
    board = (
        f"board: {{kind: hexes, size: [80, 1], legend: {{'.': clear}}, terrain: '{'.' * 80}'}}\n"
    )
    label = "labels:\n- {id: new, text: New, at: '%s'}\n"
    assert [f.code for f in told(size + board + label % "99.0,0.5")] == []
    assert [f.code for f in told(size + board + label % "101.0,0.5")] == ["MAP031"]
