"""The house looks as planned: every room says what it is for, and nothing hides in a drawer."""

import pytest

from tests.contracts.house import HERE, ROOMS, modules, place, reading_of

DRAWERS = {"utils", "util", "common", "misc", "helpers", "helper", "core"}
LONGEST = 400


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_a_typed_package(room: str) -> None:
    assert (HERE / room / "__init__.py").is_file()
    assert (HERE / room / "py.typed").is_file()


def test_every_package_is_marked_as_one() -> None:
    folders = {file.parent for file in modules()}
    assert [place(folder) for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_every_module_says_what_it_is_for() -> None:
    assert [place(f) for f in modules() if not reading_of(f).says_what_it_is_for] == []


def test_no_module_is_a_drawer() -> None:
    names = {name for file in modules() for name in file.relative_to(HERE).with_suffix("").parts}
    assert names & DRAWERS == set()


def test_no_module_has_outgrown_its_room() -> None:
    lengths = {place(f): len(f.read_text(encoding="utf-8").splitlines()) for f in modules()}
    assert {module: lines for module, lines in lengths.items() if lines > LONGEST} == {}


def test_the_folders_of_tests_mirror_the_rooms() -> None:
    beside_the_rooms = {
        *("bench", "contracts", "docs", "files", "fuzz", "generate", "packaging", "toys"),
    }
    folders = {folder.name for folder in (HERE / "tests").iterdir() if folder.is_dir()}
    assert folders - {"__pycache__"} <= {*ROOMS, *beside_the_rooms}
