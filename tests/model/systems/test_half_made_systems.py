"""A folder that holds no system, or a broken one, is told by a sentence and left out."""

from pathlib import Path

import pytest

from model.systems import part_of
from tests.milepost.other_systems import answers, written

HALF_MADE = {
    "no_description": ("", "its __init__.py has no SYSTEM"),
    "torn": ("import nowhere_at_all\n", "it cannot be imported: ModuleNotFoundError"),
    "unlike": (
        'from model.systems.system import SystemModel\nSYSTEM = SystemModel(name="x", title="X")\n',
        'its SYSTEM is called "x", and not as the folder is',
    ),
}


@pytest.mark.parametrize("name", HALF_MADE)
def test_it_is_left_out_and_the_others_are_there(name: str, tmp_path: Path) -> None:
    text, why = HALF_MADE[name]
    systems = written(tmp_path / "mine")
    folder = systems / "model/systems" / name
    folder.mkdir()
    (folder / "__init__.py").write_text(text, encoding="utf-8")
    orders = [["new", "a.milepost.yaml", "--system", "toll"], ["validate", "a.milepost.yaml"]]
    ran = answers(systems, tmp_path, orders)
    assert f"{folder} is left out: {why}" in ran[0].err
    assert ran[1].code in (0, 1)
    assert "internal" not in ran[1].out + ran[1].err


def test_checks_in_a_plain_folder_are_run(tmp_path: Path) -> None:
    systems = written(tmp_path / "mine")
    for file in (systems / "validator/systems/toll").rglob("__init__.py"):
        file.unlink()
    (ran,) = answers(systems, tmp_path, [["explain", "ECO901"]])
    assert "no-salt" in ran.out


@pytest.mark.parametrize("name", ["__init__", "_", "a b", "search_path", ""])
def test_whatever_a_file_calls_its_system_has_no_parts(name: str) -> None:
    assert part_of("model", name, "ground") is None
