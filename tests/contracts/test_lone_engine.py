"""The engine and what it needs of the model stand on the standard library and yaml alone.

So it can run where nothing else is installed, such as in a browser. What it imports is followed
from module to module, also late inside functions and through parts of systems; and games are
played in a process that has nothing else, from a folder and from a zip.
"""

import ast
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from model.bundled import bundled_scenarios
from model.systems import system_names
from tests.contracts.house import HERE, modules

ROOMS = ("model", "engine", "schemas", "scenarios")
ALLOWED = {*sys.stdlib_module_names, "yaml"}
ADAPTER = "engine.learning.pettingzoo_env"
"""Shows games to a library of others, and is imported by nobody who plays one."""
ACTIONS = "12"
PLAYER = Path(__file__).with_name("lone_engine.py")


@cache
def sources() -> dict[str, str]:
    """The modules of all rooms by their names."""
    found = {}
    for file in modules():
        parts = file.relative_to(HERE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = file.read_text(encoding="utf-8")
    return found


def strange_imports(sources: Mapping[str, str], beginning: str = "engine") -> dict[str, str]:
    """What a room reaches that it may not, each with the module that imports it."""
    strange: dict[str, str] = {}
    seen: set[str] = set()
    to_see = [name for name in sources if is_in(name, beginning) and not is_in(name, ADAPTER)]
    while to_see:
        module = to_see.pop()
        if module in seen:
            continue
        seen.add(module)
        for name in wanted(imports_in(sources[module]), sources):
            top = name.partition(".")[0]
            if top in ROOMS and not is_in(name, ADAPTER):
                to_see += [one for one in with_packages(name) if one in sources]
            elif top not in ALLOWED:
                strange.setdefault(name, module)
    return strange


def is_in(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def with_packages(name: str) -> Iterator[str]:
    """A module and the packages that it lies in, all of which are run when it is imported."""
    parts = name.split(".")
    return (".".join(parts[:length]) for length in range(1, len(parts) + 1))


class Imports(NamedTuple):
    """What a module imports."""

    modules: frozenset[str]
    things: frozenset[str]
    """`from module import thing`: a thing may be a module too."""
    parts: frozenset[tuple[str, str]]
    """Rooms and parts of `part_of("model", system, "part")`."""


@cache
def imports_in(source: str) -> Imports:
    """What is imported anywhere in a module, but for what only type checkers look at."""
    modules: set[str] = set()
    things: set[str] = set()
    parts: set[tuple[str, str]] = set()
    for node in _nodes(ast.parse(source)):
        if isinstance(node, ast.Import):
            modules.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules.add(node.module)
            things.update(f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call):
            parts.update(_part_asked_for(node))
    return Imports(frozenset(modules), frozenset(things), frozenset(parts))


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)):
            yield node
            yield from _nodes(node)


def _part_asked_for(call: ast.Call) -> Iterator[tuple[str, str]]:
    if getattr(call.func, "id", getattr(call.func, "attr", "")) == "part_of" and len(call.args) > 2:
        room, _, part = call.args
        if isinstance(room, ast.Constant) and isinstance(part, ast.Constant):
            yield str(room.value), str(part.value)


def wanted(imports: Imports, sources: Mapping[str, str]) -> Iterator[str]:
    """The modules that are imported, whatever system a part is asked of."""
    yield from imports.modules
    yield from (name for name in imports.things if name in sources)
    for room, part in imports.parts:
        folder, end = f"{room}.systems", f".{part}"
        yield from (name for name in sources if is_in(name, folder) and name.endswith(end))


def test_the_engine_imports_nothing_but_the_standard_library_and_yaml() -> None:
    assert strange_imports(sources()) == {}


@pytest.mark.parametrize(
    ("module", "code", "strange"),
    [
        ("engine.breach", "import numpy", "numpy"),
        ("engine.breach", "def late():\n    from shapely import Polygon", "shapely"),
        ("engine.breach", "import drawing.themes", "drawing.themes"),
        ("engine.breach", "import model.boards.geometry", "shapely"),
        ("engine.breach", "import model.schema.checking", "jsonschema_rs"),
        ("engine.breach", 'part_of("model", name, "geography.features")', "numpy"),
        ("model.chance", "import jsonschema", "jsonschema"),
        (f"model.systems.{system_names()[0]}", "def part():\n    import shapely", "shapely"),
    ],
)
def test_a_breach_is_caught(module: str, code: str, strange: str) -> None:
    broken = {**sources(), module: code}
    broken["model.systems.another.geography.features"] = "import numpy"
    assert strange in strange_imports(broken)


def test_what_only_type_checkers_look_at_is_no_breach() -> None:
    code = "if TYPE_CHECKING:\n    import numpy"
    assert strange_imports({"engine.breach": code}) == {}


@pytest.fixture(scope="session")
def only_yaml(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("only-yaml")
    shutil.copytree(Path(yaml.__file__).parent, folder / "yaml")
    return folder


@pytest.fixture
def on_disk(tmp_path: Path) -> Path:
    """The rooms that a game needs, in a folder with nothing else."""
    for room in ROOMS:
        leave_out = shutil.ignore_patterns("__pycache__", "world", "recipes")
        shutil.copytree(HERE / room, tmp_path / "rooms" / room, ignore=leave_out)
    return tmp_path / "rooms"


@pytest.fixture
def zipped(on_disk: Path) -> Path:
    """The same in a zip."""
    target = on_disk.with_suffix(".zip")
    with zipfile.ZipFile(target, "w") as file:
        for path in sorted(on_disk.rglob("*")):
            file.write(path, path.relative_to(on_disk))
    shutil.rmtree(on_disk)
    return target


@pytest.mark.parametrize("where", ["on_disk", "zipped"])
def test_games_are_played_with_nothing_else(
    where: str, only_yaml: Path, request: pytest.FixtureRequest
) -> None:
    rooms = request.getfixturevalue(where)
    command = [
        sys.executable,
        "-I",
        "-S",
        "-W",
        "error",
        str(PLAYER),
        ACTIONS,
        str(rooms),
        str(only_yaml),
    ]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["games"] == dict.fromkeys(bundled_scenarios(), int(ACTIONS))
    assert told["rulebooks"]
    assert {*ROOMS, "yaml"} <= {*told["loaded"]}
    assert {one for one in told["loaded"] if "cython" not in one} == {*ROOMS, "yaml"}
