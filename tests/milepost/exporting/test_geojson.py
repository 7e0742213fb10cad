"""`milepost export geojson`: a map for programs of geography."""

import json
from pathlib import Path

from tests.contracts.house import HERE
from tests.milepost.conftest import Run

RECIPE = HERE / "tests" / "files" / "geography" / "pearl-river.yaml"


def test_a_map_without_a_place_is_written_in_steps_and_that_is_told(
    run: Run, valley: Path, tmp_path: Path
) -> None:
    out = tmp_path / "valley.geojson"
    ran = run("export", "geojson", valley, "-o", out)
    assert (ran.code, ran.out) == (0, f"wrote {out}\n")
    assert "steps of the board" in ran.err
    whole = json.loads(out.read_text(encoding="utf-8"))
    assert len(whole["features"]) == 9 * 5 + 1 + 3
    assert run("export", "geojson", valley, "-o", out).code == 2
    assert run("export", "geojson", valley, "-o", out, "--force", "--planar").err == ""


def test_a_map_from_geography_goes_back_to_its_place(run: Run, tmp_path: Path) -> None:
    scenario, out = tmp_path / "pearl.milepost.yaml", tmp_path / "pearl.geojson"
    run("import", "geo", RECIPE, "-o", scenario)
    ran = run("export", "geojson", scenario, "-o", out, "--without-cells")
    assert (ran.code, ran.err) == (0, "")
    whole = json.loads(out.read_text(encoding="utf-8"))
    west, south, east, north = whole["bbox"]
    assert 104 < west < east < 119
    assert 17 < south < north < 27
    # And cities written so can be a layer of a map again.
    ran = run("import", "geo", RECIPE, "--cities", out, "-o", tmp_path / "again.milepost.yaml")
    assert ran.code == 0


def test_a_scenario_without_a_board_has_what_it_has(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bare.milepost.yaml"
    path.write_text("format: 1\nid: bare\ntitle: Bare\nsystem: crayon\n", encoding="utf-8")
    out = tmp_path / "bare.geojson"
    assert run("export", "geojson", path, "-o", out).code == 0
    assert json.loads(out.read_text(encoding="utf-8"))["features"] == []
    assert run("export", "tmj", path, "-o", tmp_path / "bare.tmj").code == 2
