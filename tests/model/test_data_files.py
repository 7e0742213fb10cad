"""Presets, schemas and scenarios are found in Milepost and in folders that the user names."""

import json
import os
import subprocess
import sys
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

import scenarios
import schemas
from model.bundled import bundled_scenarios
from model.data_files import files_of_systems, folder_of, on_disk
from model.systems.search_path import VARIABLE

ASKED = """
import json
from model.bundled import bundled_scenarios, file_named
from model.files.scenario_files import load
from model.layering.presets import bundled_names, bundled_preset
from model.rules.resolving import resolve_rules
from model.schema.schema import schema_for
from model.schema.schema_files import systems_described

scenario = load(file_named("brook"))
print(json.dumps({
    "scenarios": list(bundled_scenarios()),
    "presets": list(bundled_names()),
    "preset": bundled_preset("still-water")["system"],
    "china": str(bundled_scenarios()["china"].parent),
    "system": scenario.system,
    "misfits": len(scenario.misfits),
    "described": list(systems_described()),
    "own key": "stones" in schema_for("pebbles")["properties"],
}))
"""
FILES = {
    "model/systems/pebbles/__init__.py": '''
"""A system that lives beside Milepost."""

from model.systems.system import SystemModel

SYSTEM = SystemModel(name="pebbles", title="Pebbles", preset="still-water")
''',
    "scenarios/systems/pebbles/presets/still-water.preset.yaml": (
        "format: 1\nid: still-water\nsystem: pebbles\nrules: {}\n"
    ),
    "scenarios/brook.milepost.yaml": "format: 1\nid: brook\ntitle: Brook\nsystem: pebbles\n",
    "scenarios/systems/pebbles/maps/cove.milepost.yaml": "format: 1\nid: cove\nsystem: pebbles\n",
    "scenarios/china.milepost.yaml": "format: 1\nid: china\ntitle: Another\n",
    "schemas/systems/pebbles/pebbles.schema.json": json.dumps(
        {"type": "object", "properties": {"stones": {"type": "integer", "description": "x"}}}
    ),
}


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.lstrip("\n"), encoding="utf-8")
    return tmp_path


def test_what_a_system_beside_milepost_brings_is_found(beside: Path) -> None:
    environment = {**os.environ, VARIABLE: str(beside)}
    command = [sys.executable, "-c", ASKED]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["scenarios"] == [*sorted(bundled_scenarios()), "brook", "cove"]
    assert told["china"] == str(Path(scenarios.__path__[0])), "what is bundled comes first"
    assert "still-water" in told["presets"]
    assert "china-rails" in told["presets"]
    assert (told["preset"], told["system"], told["misfits"]) == ("pebbles", "pebbles", 0)
    assert "pebbles" in told["described"]
    assert told["own key"] is True


def test_files_on_the_disk_are_read_where_they_lie() -> None:
    assert folder_of(schemas) == Path(schemas.__path__[0])
    assert on_disk(scenarios) == Path(scenarios.__path__[0])


def test_files_of_systems_are_known_by_their_names() -> None:
    found = files_of_systems(scenarios, ".preset.yaml", "presets")
    assert found["china-rails"].name == "china-rails.preset.yaml"
    assert not files_of_systems(scenarios, ".nothing")


def test_a_folder_in_a_zip_is_unpacked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    zipped = tmp_path / "rooms.zip"
    with zipfile.ZipFile(zipped, "w") as file:
        file.writestr("zipped_room/__init__.py", "")
        file.writestr("zipped_room/one.txt", "1")
        file.writestr("zipped_room/inside/two.txt", "2")
    monkeypatch.syspath_prepend(zipped)
    room = import_module("zipped_room")
    assert folder_of(room).joinpath("one.txt").read_text(encoding="utf-8") == "1"
    assert on_disk(room, "inside").joinpath("two.txt").read_text(encoding="utf-8") == "2"
    assert [path.name for path in sorted(on_disk(room).iterdir())] == ["__init__.py", "one.txt"]
    assert on_disk(room) == on_disk(room)
