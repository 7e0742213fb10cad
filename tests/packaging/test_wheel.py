"""The wheel holds our rooms and their data, and nothing else."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.contracts.house import HERE, ROOMS, modules, place

MANUAL = "editor/window/manual/pages/"


@pytest.fixture
def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def test_the_wheel_holds_every_room_and_nothing_else(names: set[str]) -> None:
    assert {name.split("/")[0] for name in names} == set(ROOMS)


def test_the_wheel_holds_every_module(names: set[str]) -> None:
    assert {name for name in names if name.endswith(".py")} == {place(file) for file in modules()}


def test_the_wheel_holds_themes_icons_and_fonts_with_their_licence(names: set[str]) -> None:
    endings = {".yaml", ".ttf", ".txt"}
    files = (file for file in (HERE / "drawing").rglob("*") if file.suffix in endings)
    data = {place(file) for file in files}
    for folder, ending in (("themes", ".yaml"), ("goods", ".yaml"), ("fonts", ".ttf")):
        assert any(n.startswith(f"drawing/{folder}/") and n.endswith(ending) for n in data)
    assert "drawing/fonts/OFL.txt" in data
    assert data <= names


def test_the_wheel_holds_all_schemas_scenarios_and_presets(names: set[str]) -> None:
    data = {
        place(file)
        for room, endings in (("schemas", {".json"}), ("scenarios", {".yaml", ".geojson"}))
        for file in (HERE / room).rglob("*")
        if file.suffix in endings
    }
    assert any(name.startswith("schemas/") for name in data)
    presets = [name for name in data if name.startswith("scenarios/systems/")]
    assert any("/presets/" in name for name in presets)
    assert data <= names


def test_the_wheel_holds_the_manual_with_its_pictures(names: set[str]) -> None:
    manual = {name.removeprefix(MANUAL) for name in names if name.startswith(MANUAL)}
    pages = {place(file) for file in (HERE / "docs").rglob("*.md")}
    assert manual >= pages | {"README.md", "CHANGELOG.md", "CONTRIBUTING.md"}
    assert {name for name in manual if name.endswith(".png")}
    assert {name.rpartition(".")[2] for name in manual} <= {"md", "png", "svg", "jpg"}


def test_the_wheel_tells_type_checkers_that_every_room_is_typed(names: set[str]) -> None:
    assert {f"{room}/py.typed" for room in ROOMS} <= names
