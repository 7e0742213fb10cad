"""The cities of a map as a sheet, and the sheet put in again."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from model.collection import Things
from model.exports.places import places_of
from model.exports.sheet import sheet_text
from model.imports.sheets.cities import cities_in
from model.imports.sheets.merging import merged
from model.imports.sheets.reading import read_sheet
from model.imports.sheets.values import guarded, unguarded
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good
from tests.generate.scenario import scenarios


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(scenarios())
def test_a_sheet_that_nobody_edited_changes_nothing(tmp_path: Path, scenario: Scenario) -> None:
    path = tmp_path / "cities.csv"
    for sign in ",;\t|":
        path.write_bytes(sheet_text(scenario, places_of(scenario, tmp_path), sign).encode())
        found = merged(scenario, cities_in(read_sheet(path), "cities.csv").rows, "cities.csv")
        assert found.scenario == scenario
        assert (found.added, found.changed, found.same) == ((), (), len(scenario.cities))


def test_a_sheet_has_a_row_for_each_city(tmp_path: Path) -> None:
    city = City(
        id="aston",
        name="=Aston",
        names=Things({"zh": "阿斯顿"}),
        kind="major",
        at=Cell(1, 2),
        supplies=("coal", "fish"),
    )
    scenario = Scenario(id="x", system="crayon", cities=Things({"aston": city}))
    assert sheet_text(scenario, places_of(scenario, tmp_path)) == (
        "id,name,name_zh,kind,at,x,y,overseas,supplies,tags\n"
        'aston,\'=Aston,阿斯顿,major,"1,2",,,,coal; fish,-\n'
    )


@pytest.mark.parametrize("name", ["=1+1", "+49", "-5", "@home", "'s-Hertogenbosch", "'=x", "Aston"])
def test_no_name_is_taken_for_a_formula(name: str) -> None:
    cell = guarded(name)
    assert not cell.startswith(("=", "+", "-", "@"))
    assert unguarded(cell) == name


def test_apostrophes_that_people_type_stay() -> None:
    assert unguarded("'s-Hertogenbosch") == "'s-Hertogenbosch"


def test_a_good_in_a_sheet_is_meant_by_its_id_though_another_is_called_so(tmp_path: Path) -> None:
    goods = Things({"x": Good(id="x", name="Y"), "y": Good(id="y")})
    cities = Things({"aston": City(id="aston", name="Aston", kind="small", supplies=("y",))})
    scenario = Scenario(cities=cities, goods=goods)
    path = tmp_path / "cities.csv"
    path.write_text(sheet_text(scenario, places_of(scenario, tmp_path)), encoding="utf-8")
    assert merged(scenario, cities_in(read_sheet(path), "x").rows, "x").scenario == scenario
