"""`milepost.validate`: findings of a scenario or a file, in one call."""

from pathlib import Path

import pytest

import milepost
from model.bundled import bundled_scenarios
from tests.milepost.checking.maps_to_check import ENDING, write_maps


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    write_maps(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", bundled_scenarios())
def test_every_bundled_scenario_is_clean(name: str) -> None:
    path = bundled_scenarios()[name]
    assert milepost.validate(path) == []
    assert milepost.validate(milepost.load(path)) == []


def test_a_path_and_a_scenario_give_the_same(maps: Path) -> None:
    path = maps / f"warning{ENDING}"
    found = milepost.validate(path)
    assert [one.code for one in found] == ["MAP014", "MAP014"]
    assert milepost.validate(str(path)) == found
    # A file tells in the order of its lines, a scenario in that of its cells.
    assert set(milepost.validate(milepost.load(path))) == set(found)
    assert isinstance(found[0], milepost.Finding)
    assert {str(cell) for one in found for cell in one.cells} == {"15,12", "15,10"}


def test_accepted_findings_are_not_told(maps: Path) -> None:
    path = maps / f"allowing{ENDING}"
    assert milepost.validate(path) == []
    assert milepost.validate(milepost.load(path)) == []


@pytest.mark.parametrize(
    ("name", "code"), [("missing", "INP001"), ("syntax", "YML001"), ("huge", "LIM001")]
)
def test_a_file_that_cannot_be_read_is_a_finding(maps: Path, name: str, code: str) -> None:
    assert [one.code for one in milepost.validate(maps / f"{name}{ENDING}")] == [code]
