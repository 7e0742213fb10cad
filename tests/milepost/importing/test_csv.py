"""`milepost import csv`: cities of a sheet onto a new map, or into one that is there."""

import subprocess
import sys
from pathlib import Path

import pytest

from model.collection import Things
from model.files.scenario_files import open_file
from model.notation import Cell
from tests.contracts.house import HERE
from tests.milepost.conftest import VALLEY, Run
from validator.running.run import examine

SHEET = """\
name,col,row,size,supplies,name_zh
Aston,2,2,l,coal; iron ore,阿斯顿
Byford,9,3,s,fish,
Colby,5,8,m,,
"""


def sheet(folder: Path, text: str = SHEET) -> Path:
    path = folder / "cities.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_sheet_becomes_a_plain_map_with_its_cities(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "alps.milepost.yaml"
    ran = run("import", "csv", sheet(tmp_path), "-o", out, "--report")
    assert ran.code == 0
    assert "3 added" in ran.out
    file = open_file(out)
    assert file.scenario.credits == "Cities: cities.csv."
    assert file.scenario.cities["aston"].names == Things({"zh": "阿斯顿"})
    assert set(file.scenario.goods) == {"coal", "fish", "iron-ore"}
    errors = {one.finding.code for one in examine(file) if one.finding.severity == "error"}
    assert errors <= {"DCK001"}


def test_cities_are_put_into_a_map_and_nothing_else_is_touched(run: Run, valley: Path) -> None:
    text = "name;at;kind;supplies\nByford;;;wood\nDunmore;7,0;medium;-\n"
    assert run("import", "csv", sheet(valley.parent, text), "--into", valley).code == 0
    lines = valley.read_text(encoding="utf-8").splitlines()
    before = VALLEY.splitlines()
    assert [line for line in before if line not in lines] == [before[21]]
    assert [line for line in lines if line not in before] == [
        '- {id: byford, name: Byford, kind: small, at: "4,0", supplies: [wood]}  # on the pass',
        '- {id: dunmore, name: Dunmore, kind: medium, at: "7,0"}',
        "- {id: wood, chips: 3}",
    ]


def test_what_is_put_in_twice_changes_nothing_the_second_time(run: Run, valley: Path) -> None:
    path = sheet(valley.parent, 'id,name,at,supplies,name_zh\nbyford,Byford Hill,"4,1",coal,-\n')
    assert run("import", "csv", path, "--into", valley).code == 0
    once = valley.read_bytes()
    ran = run("import", "csv", path, "--into", valley, "--report")
    assert "0 added, 0 changed, 1 as they were" in ran.out
    assert valley.read_bytes() == once
    city = open_file(valley).scenario.cities["byford"]
    assert (city.name, city.at, city.supplies) == ("Byford Hill", Cell(4, 1), ("coal",))


def test_another_file_may_be_written_instead(run: Run, valley: Path, tmp_path: Path) -> None:
    out = tmp_path / "other.milepost.yaml"
    path = sheet(tmp_path, 'name,at\nDunmore,"7,0"\n')
    assert run("import", "csv", path, "--into", valley, "-o", out).code == 0
    assert valley.read_text(encoding="utf-8") == VALLEY
    assert "dunmore" in open_file(out).scenario.cities
    assert run("import", "csv", path, "--into", valley, "-o", out).code == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name\nDunmore\n", "cities.csv:2: 'Dunmore' is new on the map and has no place"),
        ('id,at\ndunmore,"1,1"\n', "a new one needs a name"),
        ('name,at\nDunmore,"9,1"\n', "9,1 lies outside the board of 9 × 5"),
        ("name,x,y\nDunmore,1.5,1\n", "a city stands on a cell"),
        ("name,lon,lat\nDunmore,7,50\n", "does not say where on the globe it lies"),
    ],
)
def test_what_does_not_fit_the_map_is_told(
    text: str, sentence: str, run: Run, valley: Path
) -> None:
    ran = run("import", "csv", sheet(valley.parent, text), "--into", valley)
    assert ran.code == 2
    assert sentence in ran.err
    assert valley.read_text(encoding="utf-8") == VALLEY


def test_a_map_with_a_broken_city_is_not_touched_there(run: Run, valley: Path) -> None:
    broken = VALLEY.replace('at: "8,2"', 'at: "8;2"')
    valley.write_text(broken, encoding="utf-8")
    path = sheet(valley.parent, 'name,at\nColby,"7,2"\n')
    ran = run("import", "csv", path, "--into", valley)
    assert (ran.code, "INT001" in ran.err) == (2, False)
    assert valley.read_text(encoding="utf-8") == broken
    assert (
        run("import", "csv", sheet(valley.parent, "id,kind\naston,m\n"), "--into", valley).code == 0
    )


def test_cities_with_longitudes_find_their_place_on_a_map_from_geography(
    run: Run, tmp_path: Path
) -> None:
    recipe = HERE / "tests" / "files" / "geography" / "pearl-river.yaml"
    out = tmp_path / "pearl.milepost.yaml"
    assert run("import", "geo", recipe, "-o", out).code == 0
    text = "name,lon,lat,supplies\nGuangzhou,113.26,23.13,tea\nZhaoqing,112.46,23.05,silk\n"
    ran = run("import", "csv", sheet(tmp_path, text), "--into", out, "--report")
    assert ran.code == 0
    assert "1 added, 1 changed" in ran.out
    cities = open_file(out).scenario.cities
    assert cities["guangzhou"].at == Cell(11, 6)
    assert cities["zhaoqing"].at == Cell(9, 6)
    beside = "name,lon,lat\nParis,2.3,48.9\n"
    ran = run("import", "csv", sheet(tmp_path, beside), "--into", out)
    assert (ran.code, "Paris lies beside the map" in ran.err) == (2, True)


def test_a_sheet_can_be_the_cities_of_a_map_from_geography(run: Run, tmp_path: Path) -> None:
    recipe = HERE / "tests" / "files" / "geography" / "pearl-river.yaml"
    text = (
        "name,lon,lat,size,name_zh\nGuangzhou,113.26,23.13,major,广州\nZhaoqing,112.46,23.05,s,\n"
    )
    path = sheet(tmp_path, text)
    told = run("import", "csv", path, "-o", tmp_path / "x.milepost.yaml")
    assert told.code == 2
    assert f"milepost import geo --box 111.5,22.1,114.3,24.1 --cities {path}" in told.err
    out = tmp_path / "pearl.milepost.yaml"
    assert run("import", "geo", recipe, "--cities", path, "-o", out).code == 0
    cities = open_file(out).scenario.cities
    assert [(city.name, city.kind) for city in cities.values()] == [
        ("Guangzhou", "major"),
        ("Zhaoqing", "small"),
    ]
    assert cities["guangzhou"].names == Things({"zh": "广州"})


def test_sizes_follow_from_population_where_none_are_said(run: Run, tmp_path: Path) -> None:
    rows = [f'c{n},{n},{n % 5},"{n * 1000:,}"\n' for n in range(1, 21)]
    out = tmp_path / "many.milepost.yaml"
    path = sheet(tmp_path, "name,col,row,population\n" + "".join(rows))
    assert run("import", "csv", path, "-o", out).code == 0
    kinds = [city.kind for city in open_file(out).scenario.cities.values()]
    assert (kinds.count("major"), kinds.count("medium"), kinds.count("small")) == (3, 7, 10)


@pytest.mark.parametrize("seed", ["1", "77"])
def test_the_same_sheet_gives_the_same_bytes(seed: str, run: Run, tmp_path: Path) -> None:
    here, there = tmp_path / "here.milepost.yaml", tmp_path / "there.milepost.yaml"
    path = sheet(tmp_path)
    run("import", "csv", path, "-o", here, "--title", "Same")
    words = ["import", "csv", str(path), "-o", str(there), "--title", "Same"]
    subprocess.run(
        [sys.executable, "-m", "milepost", *words],
        cwd=HERE,
        env={"PYTHONHASHSEED": seed},
        check=True,
        capture_output=True,
    )
    assert there.read_bytes().replace(b"there", b"here") == here.read_bytes()


def test_cities_go_out_as_a_sheet_and_come_in_again(run: Run, valley: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert run("export", "csv", valley, "-o", out, "--separator", "semicolon").code == 0
    text = out.read_text(encoding="utf-8-sig")
    assert text.splitlines()[1] == "aston;Aston;阿斯顿;major;1,2;;;;coal;-"
    assert run("import", "csv", out, "--into", valley).code == 0
    assert valley.read_text(encoding="utf-8") == VALLEY
    out.write_text(text.replace("Byford", "Byford Hill"), encoding="utf-8-sig")
    assert run("import", "csv", out, "--into", valley).code == 0
    assert valley.read_text(encoding="utf-8") == VALLEY.replace("Byford", "Byford Hill")
    assert run("export", "csv", valley, "-o", tmp_path / "x.csv", "--separator", "dot").code == 2
