"""Rooms to live in: folders that can be read, packages that go one way, systems behind one door."""

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.contracts.house import (
    HERE,
    ROOMS,
    imports_of,
    modules,
    package_of,
    packages_that_import_each_other,
    place,
)

MOST_ENTRIES = 25
SYSTEMS = sorted(
    {
        folder.name
        for room in ROOMS
        for folder in (HERE / room / "systems").glob("[a-z]*")
        if folder.is_dir()
    }
)
LAYERS_OF_THE_NAME = {
    ("drawing/map/picture.py", "trains"),
    ("editor/exchange/exporting/game_choices.py", "trains"),
    ("editor/play/board/map_layers.py", "trains"),
}
"""A layer of the picture of a game is called as a system is."""
SEARCHED = ("*.py", "docs/**/*.py", "tests/**/*.py", *(f"{room}/**/*.py" for room in ROOMS))


def entries(folder_of: str) -> int:
    """How many files and folders stand in a folder, caches aside."""
    inside = (HERE / folder_of.replace(".", "/")).iterdir()
    return sum(one.name != "__pycache__" for one in inside)


def test_no_folder_has_more_entries_than_a_newcomer_can_read() -> None:
    folders = {package_of(file) for file in modules()}
    crowded = {folder: entries(folder) for folder in folders if entries(folder) > MOST_ENTRIES}
    assert crowded == {}


def test_no_two_packages_import_each_other() -> None:
    assert packages_that_import_each_other({file: imports_of(file) for file in modules()}) == set()


def test_two_packages_that_import_each_other_are_caught() -> None:
    imports = {file: imports_of(file) for file in modules("model")}
    late = HERE / "model/boards/grid.py"
    breach = imports | {late: imports[late] | {"model.scenario.scenario"}}
    assert packages_that_import_each_other(breach) == {("model.boards", "model.scenario")}


def is_its_own(file: str, system: str) -> bool:
    """Whether a file lies in a folder of a system, or in one of that name among the tests."""
    folders = file.split("/")[:-1]
    is_in_a_room = f"/systems/{system}/" in f"/{file}"
    return is_in_a_room or (folders[:1] == ["tests"] and system in folders)


def naming(system: str) -> dict[str, list[int]]:
    """Files outside the folders of a system that name one of its modules, and in which lines."""
    found: dict[str, list[int]] = {}
    files = {
        file for pattern in SEARCHED for file in HERE.glob(pattern) if ".venv" not in str(file)
    }
    for file in sorted(files):
        hits = lines_that_name(system, place(file), file.read_text(encoding="utf-8"))
        if hits:
            found[place(file)] = hits
    return found


def lines_that_name(system: str, file: str, text: str) -> list[int]:
    if is_its_own(file, system):
        return []
    named = re.compile(rf"systems[./]{system}\b|from \w+\.systems import (?:.*, )?{system}\b")
    hits = {number for number, line in enumerate(text.splitlines(), 1) if named.search(line)}
    is_shared = file.split("/", maxsplit=1)[0] in ROOMS and "/systems/" not in file
    if is_shared and (file, system) not in LAYERS_OF_THE_NAME:
        hits |= set(_lines_that_say(system.replace("_", "-"), text))
    return sorted(hits)


def _lines_that_say(name: str, text: str) -> Iterator[int]:
    """Lines of code with the name of a system as a text of its own: to ask for it, or compare."""
    for node in ast.walk(ast.parse(text)) if f'"{name}"' in text else ():
        if isinstance(node, ast.Constant) and node.value == name:
            yield node.lineno


@pytest.mark.parametrize("system", SYSTEMS)
def test_nobody_outside_its_folders_names_a_particular_system(system: str) -> None:
    assert naming(system) == {}


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("editor/breach.py", "from model.systems.toy import SYSTEM"),
        ("engine/systems/other/breach.py", "import engine.systems.toy.game"),
        ("validator/breach.py", 'import_module("validator.systems.toy.survey")'),
        ("tests/model/breach.py", "def late():\n    from model.systems.toy.things import Thing"),
        ("docs/builder/breach.py", 'Path("schemas/systems/toy/toy.schema.json")'),
        ("editor/breach.py", "from model.systems import described, toy"),
        ("editor/breach.py", 'part_of("model", "toy", "ground")'),
        ("validator/breach.py", 'if scenario.system == "toy":\n    pass'),
    ],
)
def test_whoever_names_a_particular_system_is_caught(file: str, text: str) -> None:
    assert lines_that_name("toy", file, text) != []
    assert lines_that_name("toy", "engine/systems/toy/game.py", text) == []
    assert lines_that_name("toy", "tests/engine/systems/toy/test_game.py", text) == []


def test_every_system_has_a_folder_of_the_same_name_in_each_room_it_needs() -> None:
    rooms = Counter(
        folder.name
        for room in ROOMS
        for folder in (HERE / room / "systems").glob("[a-z]*")
        if folder.is_dir()
    )
    described = {folder.name for folder in (HERE / "model/systems").glob("[a-z]*/")}
    assert set(rooms) == described
    assert max(rooms.values()) == len(ROOMS), "some system shows that each room takes one in"
