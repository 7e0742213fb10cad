"""What the checks of boards and red areas see."""

import pytest

from model.scenario.scenario_form import look_at
from tests.validator.examples import codes_after_repair, found_by, repaired
from validator.finding import ERROR, WARNING

HEXES = """\
format: 1
id: example
title: Some hexes
system: trains
players: {min: 2, max: 4}
rules: {}
board:
  kind: hexes
  size: [4, 2]
  legend: {".": clear}
  terrain: |
"""


def hexes(*rows: str) -> str:
    return HEXES + "".join(f"    {row}\n" for row in rows)


def test_a_sign_without_meaning_is_told_once_with_its_number() -> None:
    (finding,) = found_by(hexes("..^.", "^..^"), "MAP001")
    assert "3 cells" in finding.message
    assert finding.cells == ((2, 0),)
    assert look_at(repaired(hexes("..^.", "^..^"), "MAP001"), ("board", "terrain", "0,1")) == (
        "mountain"
    )


def test_a_sign_that_nobody_knows_has_no_repair() -> None:
    assert [finding.repair for finding in found_by(hexes("..?.", "...."), "MAP001")] == [None]


@pytest.mark.rule("VAL-CRY-04")
@pytest.mark.parametrize(
    ("rows", "severity", "size"),
    [
        ((".....", "....."), ERROR, [5, 2]),
        (("....", "....", "...."), ERROR, [4, 3]),
        (("...._", "...._"), WARNING, [5, 2]),
        (("....",), ERROR, [4, 1]),
        (("...", "..."), WARNING, [4, 2]),
    ],
)
def test_rows_beyond_the_size_are_lost_and_short_ones_are_suspect(
    rows: tuple[str, ...], severity: str, size: list[int]
) -> None:
    (finding,) = found_by(hexes(*rows), "MAP002")
    assert finding.severity == severity
    after = repaired(hexes(*rows), "MAP002")
    assert look_at(after, ("board", "size")) == size
    assert look_at(after, ("board", "terrain", "1,0")) == "clear"


def test_filling_short_rows_changes_no_cell() -> None:
    example = hexes("...", "..")
    (finding,) = found_by(example, "MAP002")
    assert finding.repair is not None
    assert finding.repair.safe
    assert look_at(repaired(example, "MAP002"), ("board", "terrain")) == "..._\n..__\n"


@pytest.mark.parametrize("row", ["..", "....."])
def test_the_sign_that_one_row_lost_or_gained_only_its_designer_knows(row: str) -> None:
    (finding,) = found_by(hexes("....", row), "MAP002")
    assert finding.severity == ERROR
    assert finding.repair is None
    assert "sign" in finding.help


def test_a_size_that_is_swapped_is_turned_round() -> None:
    rows = ["......", "......"]
    swapped = hexes(*rows).replace("[4, 2]", "[2, 6]")
    (finding,) = found_by(swapped, "MAP002")
    assert (finding.severity, finding.route) == (ERROR, ("board", "size"))
    assert "swapped" in finding.message
    assert look_at(repaired(swapped, "MAP002"), ("board", "size")) == [6, 2]
    square = hexes(*rows).replace("[4, 2]", "[2, 2]")
    assert look_at(repaired(square, "MAP002"), ("board", "size")) == [6, 2]
    assert "swapped" not in found_by(square, "MAP002")[0].message


def test_a_milepost_is_never_explained_to_be_at_sea() -> None:
    example = hexes("..~.", "....")
    assert found_by(example, "MAP001")[0].repair is not None, "a hex may be"
    crayon = example.replace("system: trains", "system: crayon").replace(
        "kind: hexes", "kind: mileposts"
    )
    (finding,) = found_by(crayon, "MAP001")
    assert finding.repair is None


@pytest.mark.rule("VAL-CRY-04")
def test_a_listed_cell_off_the_map_is_an_error_of_a_city_and_a_warning_of_a_region() -> None:
    layer = """\
cities:
- {id: larkhaven, members: "13,8 14,8 12,9 13,9 13,10 15,9"}
regions:
- {id: sands, cells: "1,9 2,9 2,10 3,10 1,11 2,11 2,12 99,99"}
"""
    found = found_by(layer, "MAP003")
    assert [finding.severity for finding in found] == [ERROR, WARNING]
    assert [one.repair.safe for one in found if one.repair] == [False, False], "rows may be lost"
    assert not codes_after_repair(layer, "MAP003")


@pytest.mark.rule("VAL-CRY-17")
@pytest.mark.parametrize(
    ("city", "is_told"),
    [
        ('{id: larkhaven, at: "7,9", members: null}', True),
        ("{id: larkhaven, at: null}", True),
        ("{id: koralia, xy: null}", False),
        ("{id: koralia, overseas: false}", True),
    ],
)
def test_a_city_must_stand_on_a_cell_or_overseas(city: str, is_told: bool) -> None:
    assert bool(found_by(f"cities:\n- {city}\n", "MAP004")) is is_told


@pytest.mark.rule("VAL-CRY-17")
def test_parts_of_a_red_area_are_dropped_where_they_hang_on_nothing() -> None:
    layer = 'cities:\n- {id: larkhaven, members: "13,8 12,9 13,9 11,11 11,12"}\n'
    (finding,) = found_by(layer, "MAP018")
    assert set(finding.cells) == {(11, 11), (11, 12)}
    assert not codes_after_repair(layer, "MAP018")


@pytest.mark.rule("VAL-CRY-18")
def test_a_ring_with_little_land_is_told_when_nothing_is_left_of_it() -> None:
    alone = (
        "{" + ", ".join(f'"{cell}": _' for cell in "10,1 12,1 11,0 12,0 11,2 12,2".split()) + "}"
    )
    assert found_by(f"board: {{paint: {alone}}}\n", "MAP019")
    assert not found_by('board: {paint: {"10,1": _, "12,1": _}}\n', "MAP019")


def test_a_major_city_gets_its_forgotten_centre_back() -> None:
    layer = 'cities:\n- {id: larkhaven, members: "13,8 14,8 12,9 13,10"}\n'
    after = repaired(layer, "MAP020").cities["larkhaven"]
    assert after.at in after.members


@pytest.mark.rule("VAL-CRY-19")
def test_rings_that_overlap_are_told_and_listed_members_beside_each_other_are_not() -> None:
    layer = 'cities:\n- {id: larkhaven, at: "13,1", members: "%s"}\n'
    assert found_by(layer.replace(', members: "%s"', ", members: null"), "MAP021")
    assert not found_by(layer % "13,1 14,1", "MAP021")


@pytest.mark.rule("VAL-CRY-20")
def test_neighbouring_majors_are_told_unless_nobody_can_build_between_them() -> None:
    layer = 'cities:\n- {id: larkhaven, at: "14,1", members: "13,1 14,1"}\n'
    (finding,) = found_by(layer, "MAP022")
    blocked = "".join(f"- {edge}\n" for edge in finding.edges)
    assert not found_by(f"{layer}blocked:\n{blocked}", "MAP022")


ROUTES = """\
format: 1
id: example
title: Some routes
system: santa-fe
players: {min: 2, max: 4}
rules: {}
board:
  kind: routes
  lines:
  - {id: aston-beck, a: aston, b: CITY}
cities:
- {id: aston, name: Aston, kind: small, xy: '0.0,0.0'}
- {id: beck, name: Beck, kind: small, xy: '3.0,0.0'}
"""


def test_a_line_to_a_city_that_is_not_defined_is_told() -> None:
    assert found_by(ROUTES.replace("CITY", "beck"), "REF003") == []
    text = ROUTES.replace("CITY", "bekc")
    (finding,) = found_by(text, "REF003")
    assert finding.route == ("board", "lines", "aston-beck", "b")
    assert look_at(repaired(text, "REF003"), finding.route) == "beck"
