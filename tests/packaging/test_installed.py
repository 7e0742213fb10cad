"""Milepost as its users meet it: installed from the wheel, without Qt, in an empty folder."""

import json
import tomllib

from tests.contracts.house import HERE, ROOMS
from tests.packaging.conftest import Installed

DATA = {".json", ".yaml", ".geojson"}

WHERE_FROM = """
import importlib, sys
from importlib.metadata import distribution
from pathlib import Path
files = {Path(f.locate()).resolve() for f in distribution("milepost").files}
for room in sys.argv[1:]:
    if Path(importlib.import_module(room).__file__).resolve() not in files:
        print(room)
"""

BUNDLED = """
from importlib.resources import files
def told(folder):
    for file in folder.iterdir():
        if file.is_dir():
            told(file)
        elif file.read_bytes():
            print(file.name)
for room in ("schemas", "scenarios"):
    told(files(room))
"""


def test_it_says_its_version(installed: Installed) -> None:
    with (HERE / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    assert installed.answer("milepost", "--version") == f"milepost {version}\n"
    assert installed.ask("import milepost; print(milepost.__version__)") == version


def test_it_explains_itself(installed: Installed) -> None:
    for start in (("milepost",), ("python", "-m", "milepost")):
        assert "usage: milepost" in installed.answer(*start, "--help")


def test_a_new_scenario_can_be_made_looked_at_and_priced(installed: Installed) -> None:
    installed.answer("milepost", "new", "valley.milepost.yaml", "--size", "12x8")
    installed.answer("milepost", "fmt", "--check", "valley.milepost.yaml")
    assert json.loads(installed.answer("milepost", "info", "valley.milepost.yaml", "--json"))
    priced = installed.answer("milepost", "cost", "valley.milepost.yaml", "2,2", "5,2", "--json")
    assert json.loads(priced)["mileposts"] == ["2,2", "3,2", "4,2", "5,2"]


def test_the_bundled_scenarios_stand_in_canonical_form(installed: Installed) -> None:
    folder = installed.ask("from importlib.resources import files; print(files('scenarios'))")
    installed.answer("milepost", "fmt", "--check", folder)


def test_it_prints_the_schema(installed: Installed) -> None:
    schema = json.loads(installed.answer("milepost", "schema"))
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_the_demo_runs_leaves_something_to_look_at_and_imports_no_strangers_folders(
    installed: Installed,
) -> None:
    for room in set(ROOMS) - {"milepost"}:
        stranger = installed.folder / room / "__init__.py"
        stranger.parent.mkdir()
        stranger.write_text(f"raise SystemExit('{room} of a stranger was imported')\n")
    assert installed.answer("milepost", "demo", "--out", "tour")
    assert any(file.stat().st_size for file in (installed.folder / "tour").iterdir())
    # So called, Python looks into the folder at hand first; these two go through every room.
    for words in (("validate", "--play", "tutorial"), ("render", "tutorial", "-o", "map.svg")):
        assert installed.answer("python", "-m", "milepost", *words)


def test_it_works_without_qt(installed: Installed) -> None:
    assert installed.ask("import importlib.util as i; print(i.find_spec('PySide6'))") == "None"


def test_the_rooms_are_ours(installed: Installed) -> None:
    assert installed.answer("python", "-c", WHERE_FROM, *ROOMS) == ""


def test_the_names_it_installs_are_ours(installed: Installed) -> None:
    code = (
        "from importlib.metadata import distribution as d;"
        "print(*{f.parts[0] for f in d('milepost').files if '..' not in f.parts})"
    )
    names = {n for n in installed.ask(code).split() if not n.endswith(".dist-info")}
    assert names == set(ROOMS)


def test_the_bundled_files_can_be_read(installed: Installed) -> None:
    folders = (HERE / "schemas", HERE / "scenarios")
    bundled = {f.name for folder in folders for f in folder.rglob("*.*") if f.suffix in DATA}
    assert bundled <= set(installed.ask(BUNDLED).splitlines())
    assert {"crayon.schema.json", "empire-builder.preset.yaml"} <= bundled
