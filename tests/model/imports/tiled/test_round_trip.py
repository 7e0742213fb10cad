"""A map that goes to Tiled comes back as it was."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from model.boards.hexes import HexBoard, Orientation
from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size, TerrainBoard
from model.bundled import bundled_scenarios
from model.collection import Things
from model.exports.cannot import CannotExport
from model.exports.tiled import tmj_text
from model.files.scenario_files import load, read_text
from model.notation import Cell, Cells
from model.scenario.own_classes import city_class
from model.scenario.scenario import Scenario
from model.scenario.things import Region, Water
from tests.generate.scenario import scenarios
from tests.model.imports.tiled.samples import as_xml, from_text

slow = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])


def kinds(scenario: Scenario) -> dict[Cell, str | None]:
    assert isinstance(scenario.board, TerrainBoard)
    return {cell: scenario.board.kind_at(cell) for cell in scenario.board.cells()}


@slow
@given(scenarios())
def test_put_back_into_its_scenario_nothing_has_changed(tmp_path: Path, scenario: Scenario) -> None:
    text = tmj_text(scenario, "tiles.png")
    found = from_text(text, tmp_path, into=scenario)
    assert found.scenario == scenario
    assert found.remarks == ()
    assert from_text(as_xml(json.loads(text)), tmp_path, into=scenario) == found


@slow
@given(scenarios())
def test_a_new_scenario_has_the_same_map(tmp_path: Path, scenario: Scenario) -> None:
    found = from_text(tmj_text(scenario, "tiles.png"), tmp_path).scenario
    assert kinds(found) == kinds(scenario)
    for name in ("cities", "waters", "regions", "labels", "blocked", "title"):
        assert getattr(found, name) == getattr(scenario, name)
    assert (found.part.ferries, found.part.links) == (scenario.part.ferries, scenario.part.links)


@pytest.mark.parametrize("name", sorted(bundled_scenarios()))
def test_every_bundled_map_comes_back(name: str, tmp_path: Path) -> None:
    scenario = load(bundled_scenarios()[name])
    if not isinstance(scenario.board, TerrainBoard):
        with pytest.raises(CannotExport):
            tmj_text(scenario, "tiles.png")
        return
    assert from_text(tmj_text(scenario, "tiles.png"), tmp_path, into=scenario).scenario == scenario


def test_very_many_regions_come_back_too(tmp_path: Path) -> None:
    size = Size(300, 300)
    board = MilepostBoard(size, Things({".": "clear"}), ("." * 300,) * 300)
    regions = {
        f"r-{n}": Region(id=f"r-{n}", cells=(Cell(n, 0), Cell(n, 1), Cell(0, n))) for n in range(9)
    }
    scenario = Scenario(id="x", title="X", system="crayon", board=board, regions=Things(regions))
    text = tmj_text(scenario, "tiles.png")
    assert len(text) < 5_000_000
    found = from_text(text, tmp_path, into=scenario)
    assert (found.scenario.regions, found.scenario.board) == (scenario.regions, board)
    assert found.remarks == ()


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@given(rows=st.lists(st.text(".^r~_", min_size=5, max_size=5), min_size=1, max_size=6))
@slow
def test_hexes_come_back_on_their_corner_or_their_side(
    tmp_path: Path, orientation: Orientation, rows: list[str]
) -> None:
    legend = Things({".": "field", "^": "mountain", "r": "river", "~": "sea"})
    board = HexBoard(Size(5, len(rows)), legend, tuple(rows), orientation)
    river = Water(id="brook", kind="river", cells=Cells((Cell(0, 0), Cell(1, 0), Cell(2, 0))))
    city = city_class("trains")(id="aston", name="Aston", kind="city", at=Cell(3, len(rows) - 1))
    scenario = Scenario(
        id="hexes",
        title="Hexes",
        system="trains",
        board=board,
        cities=Things({"aston": city}),
        waters=Things({"brook": river}),
    )
    found = from_text(tmj_text(scenario, "tiles.png"), tmp_path).scenario
    assert kinds(found) == kinds(scenario)
    assert found.board == replace(board, legend=found.board.legend)  # type: ignore[union-attr]
    assert (found.cities, found.waters) == (scenario.cities, scenario.waters)


@pytest.mark.parametrize("said", ["ki4d: lake", "kind: [lake]", "kind: 3"])
def test_a_water_without_its_kind_is_written_all_the_same(said: str) -> None:
    text = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
    broken = text.replace("kind: lake", said, 1)
    assert broken != text
    assert '"Mirror Lake"' in tmj_text(read_text(broken).scenario, "tiles.png")
