"""Strangers' folders: whatever one file of them holds, every command answers in a sentence."""

import subprocess
import sys
from random import Random

import pytest

from tests.contracts.house import HERE
from tests.fuzz import commands
from tests.fuzz.commands import Case, case_of, run_here
from tests.fuzz.judging import Failure
from tests.fuzz.odd_text import mutated_bytes, mutated_json, mutated_lines
from tests.fuzz.strangers_folders import Folder, folders

KINDS = (
    *("settings", "pyproject", "baseline", "log", "log-in-json", "position", "scenery", "art"),
    *("csv", "tmj", "tmx", "18xx", "geo-isle.topojson", "geo-land.geojson", "preset", "theme"),
)


@pytest.fixture(scope="module")
def known() -> dict[str, Folder]:
    return folders()


def test_every_kind_of_file_that_a_stranger_can_send_is_there(known: dict[str, Folder]) -> None:
    assert set(KINDS) <= set(known)


def test_the_folders_are_in_order_before_anything_is_mutated(known: dict[str, Folder]) -> None:
    for folder in known.values():
        if not folder.mutated.startswith(("isle", "recipe", "elevation", "relief", "rivers")):
            run_here(Case(folder.files, folder.commands[0]))


@pytest.mark.parametrize("name", KINDS)
def test_a_mutated_file_is_answered(known: dict[str, Folder], name: str) -> None:
    rng = Random(f"folder {name}")
    for _ in range(2 if name.startswith("geo") else 4):
        case = case_of(known[name], rng)
        try:
            run_here(case)
        except Failure as failure:
            pytest.fail(f"{case.command}: {failure}\n{case.files[known[name].mutated]!r}")


@pytest.mark.parametrize("way", [mutated_json, mutated_lines, mutated_bytes])
def test_mutations_are_others_each_time_and_the_same_for_a_seed(way: object) -> None:
    assert callable(way)
    data = b'{"a": [1, 2, {"b": "c"}], "d": null}\n'
    found = [way(data, Random(seed)) for seed in range(40)]
    assert len(set(found)) > 25
    assert found == [way(data, Random(seed)) for seed in range(40)]


def broken(*_: object) -> int:
    raise RuntimeError("a defect")


def test_a_failure_inside_milepost_is_seen(
    known: dict[str, Folder], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = Case(known["settings"].files, ("validate", "."))
    monkeypatch.setattr("milepost.commands.validate.run", broken)
    with pytest.raises(Failure, match="INT001"):
        run_here(case)


def test_a_slow_command_is_seen(known: dict[str, Folder], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SECONDS", -1)
    with pytest.raises(Failure, match="it took"):
        run_here(Case(known["settings"].files, ("info", "valley.milepost.yaml")))


APART = """
from tests.fuzz import commands
from tests.fuzz.commands import Case, Failure, run_apart

def hungry(_):
    return len(bytearray(400 * 1024**2))

def busy(_):
    while True:
        pass

taken = run_apart(Case({}, ("--version",)))
print(taken.seconds < 5, taken.memory > 1)
commands.SECONDS = 0
for commands.main in (hungry, busy):
    try:
        run_apart(Case({}, ()))
    except Failure as failure:
        print(str(failure).splitlines()[-1].rstrip(" .s0123456789"))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc for its memory")
def test_a_child_gets_no_more_memory_and_time_than_it_may_have() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", APART], cwd=HERE, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines()[0] == "True True"
    assert ran.stdout.splitlines()[1:] == ["MemoryError", "it took"]
