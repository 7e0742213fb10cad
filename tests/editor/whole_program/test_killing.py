"""A few of the kills of `make kills`, so that every run of the tests sees some."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = 200 if os.environ.get("MILEPOST_THOROUGH") else 6


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
def test_nothing_is_lost_whenever_the_editor_is_killed(tmp_path: Path) -> None:
    arguments = [
        sys.executable,
        "-m",
        "tests.editor.whole_program.killing",
        str(tmp_path),
        str(KILLS),
        "7",
    ]
    here = Path(__file__).parents[3]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True, cwd=here)
    told = json.loads(done.stdout)
    assert told["kills"] == KILLS
    assert told["steps"] > KILLS
    troubles = ("lost", "broken", "wrong", "unreadable", "left_behind")
    assert {name: told[name] for name in troubles} == dict.fromkeys(troubles, 0)
