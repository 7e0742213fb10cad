"""Every format says what it leaves out, and what it does not name comes back."""

from pathlib import Path
from typing import Any

import pytest

from milepost.__main__ import main
from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.exports.cannot import CannotExport
from model.files.scenario_files import load, open_file
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from validator.exchange.described.format import Wanted
from validator.exchange.described.losses import HEAD
from validator.exchange.described.option import Said
from validator.exchange.described.source import Order
from validator.exchange.found import formats, sources

FORMATS = sorted(formats())
MAPS = bundled_scenarios()
BACK = {"csv": "csv", "tmj": "tiled", "routes": "routes"}
"""The source that reads a format again."""


def written(kind: str, scenario: Scenario, folder: Path) -> list[Path]:
    made = formats()[kind].files(Wanted(scenario, Path(), folder / "map", Said()))
    for path, data in made.data.items():
        path.write_bytes(data)
    return list(made.data)


def can_be(kind: str, scenario: Scenario) -> bool:
    """Whether a format can hold a board."""
    is_of_cells = isinstance(scenario.board, TerrainBoard)
    return {"tmj": is_of_cells, "routes": not is_of_cells}.get(kind, True)


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("name", MAPS)
def test_the_command_writes_what_the_format_makes(kind: str, name: str, tmp_path: Path) -> None:
    out = tmp_path / f"x{formats()[kind].ENDING}"
    wanted = Wanted(load(MAPS[name]), MAPS[name].parent, out, Said())
    if not can_be(kind, wanted.scenario):
        with pytest.raises(CannotExport):
            formats()[kind].files(wanted)
        assert main(["export", kind, name, "-o", str(out)]) == 2
        return
    made = formats()[kind].files(wanted)
    assert main(["export", kind, name, "-o", str(out)]) == 0
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == made.data


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("name", MAPS)
def test_what_is_lost_is_there_and_counted(kind: str, name: str) -> None:
    scenario = load(MAPS[name])
    plain = write_scenario(scenario)
    lost = formats()[kind].lost(scenario, Said())
    assert "rules" in {one.part for one in lost}
    for one in lost:
        part, _, field = one.part.partition(".")
        found = plain[part]
        if field and isinstance(found, list):
            found = [thing for thing in found if field in thing]
        assert found
        is_one = isinstance(found, str) or one.part in ("rules", "board", "players")
        assert one.count == (0 if is_one or field == "size" else len(found))


@pytest.mark.parametrize("kind", sorted(BACK))
@pytest.mark.parametrize("name", MAPS)
def test_what_is_not_lost_comes_back(kind: str, name: str, tmp_path: Path) -> None:
    scenario = load(MAPS[name])
    is_of_cells = isinstance(scenario.board, TerrainBoard)
    if is_of_cells == (kind == "routes"):
        return  # a sheet of cities alone makes no board of routes
    paths = [path for path in written(kind, scenario, tmp_path) if path.suffix != ".png"]
    source = sources()[BACK[kind]]
    needed = [one.key for one in source.options() if one.is_first]
    values = {**dict(zip(needed, map(str, paths), strict=True)), "system": scenario.system}
    lost = {one.part for one in formats()[kind].lost(scenario, Said())}
    # A table of places may name railroads that the map alone has.
    into = open_file(MAPS[name]) if kind == "routes" else None
    found = source.brought(Order("x", Said(values), into)).scenario
    carried = kept(scenario, lost)
    assert {key: said for key, said in kept(found, lost).items() if key in carried} == carried


def kept(scenario: Scenario, lost: set[str]) -> dict[str, Any]:
    """What a scenario says, without what is lost."""
    plain = {key: said for key, said in write_scenario(scenario).items() if key not in lost | HEAD}
    for one in lost:
        part, _, field = one.partition(".")
        things = plain.get(part, []) if field else []
        for thing in things if isinstance(things, list) else [things]:
            thing.pop(field, None)
    return {
        key: sorted(one, key=str) if isinstance(one, list) else one for key, one in plain.items()
    }
