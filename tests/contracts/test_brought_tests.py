"""What a system brings to the tests is found where it lies: shown by the toys, in one process."""

import os
import re
import subprocess
import sys

from model.systems.search_path import VARIABLE
from tests.contracts.house import HERE

FILES = (
    "tests/generate/test_making.py",
    "tests/engine/test_soak.py",
    "tests/engine/rulebook/test_rulebook.py",
    "tests/validator/slips/test_slips.py",
)
TOYS = "beacons or couriers or lamp or oil"


def test_tests_of_every_system_take_in_the_toys() -> None:
    """Made-up scenarios, edits, soaked games, a rulebook, and slips with the samples they need."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-rA"]
    ran = subprocess.run(
        [*command, *FILES, "-k", TOYS],
        cwd=HERE,
        env={**os.environ, VARIABLE: str(HERE / "tests" / "toys")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    passed = re.findall(r"^PASSED ([^:]+)::(.+)", ran.stdout, re.MULTILINE)
    assert {file for file, _ in passed} == set(FILES)
    slips = [name for file, name in passed if file.endswith("test_slips.py")]
    assert len(slips) == 2
