"""The toy systems go through every command, the editor and the contracts, and change nothing else.

They are put on the search path of processes of their own, since this one has none but the systems
that come with Milepost.
"""

import os
import subprocess
import sys

import pytest

from tests.contracts.house import HERE, ROOMS
from tests.has_qt import HAS_QT

TOYS = HERE / "tests/toys"
WALKS = {
    # The editor first: whoever draws pictures begins an application that can have no windows.
    "the editor and commands": [
        *(
            ["tests/toys/walks/test_editor.py", "tests/toys/walks/test_secrets.py"]
            if HAS_QT
            else []
        ),
        "tests/toys/walks/test_commands.py",
        "tests/toys/walks/test_fields.py",
        "tests/toys/walks/test_layers.py",
        "tests/toys/walks/test_rules.py",
    ],
    "contracts": [
        "tests/contracts/test_games.py",
        "tests/contracts/test_bundled_scenarios.py",
        "tests/contracts/test_checks.py",
        "tests/contracts/test_repairs.py",
        "tests/schemas/test_parity.py",
        "-k",
        "headland or five-towns or two-yards or MAP901 or agree",
    ],
}


@pytest.mark.parametrize("walk", WALKS)
def test_the_toys_walk_through(walk: str) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            *WALKS[walk],
        ],
        cwd=HERE,
        env={**os.environ, "MILEPOST_SYSTEMS": str(TOYS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert " passed" in done.stdout


def test_a_toy_is_one_folder_of_its_name_in_each_room_and_a_map() -> None:
    files = [
        file.relative_to(TOYS)
        for file in TOYS.rglob("*")
        if file.suffix in {".py", ".json", ".yaml"}
    ]
    beside = {file.parts[0] for file in files} - set(ROOMS)
    assert beside <= {"conftest.py", "walks", "tests"}
    for file in files:
        if file.parts[0] in ROOMS:
            is_map = file.parts[0] == "scenarios" and len(file.parts) == 2
            assert is_map or file.parts[1] == "systems", file
            assert is_map or file.parts[2] in {"beacons", "couriers", "yards"}, file
