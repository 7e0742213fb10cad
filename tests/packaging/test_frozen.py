"""The built program that needs no Python: started as somebody does who has only that.

`make frozen` builds it and runs these; without it there is nothing to start.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from editor.program.instance import meeting
from tests.contracts.house import HERE

BUILT = HERE / "build/frozen/milepost"
PROGRAM = BUILT / ("milepost.exe" if sys.platform == "win32" else "milepost")
VARIABLE = "MILEPOST_FROZEN"
"""Where this is set, a program that is not there is a failure."""
LONGEST = 120.0

pytestmark = pytest.mark.skipif(
    not PROGRAM.is_file() and VARIABLE not in os.environ,
    reason="make frozen builds the program that is started here",
)


def surroundings(folder: Path) -> dict[str, str]:
    """Those of a new user: no Python, no settings, no screen."""
    return {
        "HOME": str(folder),
        "PATH": "/nowhere",
        "LANG": "C.UTF-8",
        "QT_QPA_PLATFORM": "offscreen",
        "MILEPOST_DATA": str(folder / "data"),
        "XDG_RUNTIME_DIR": str(folder),
        **{name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ},
    }


def ran(folder: Path, *words: str, said: str = "", code: int = 0) -> str:
    """What the program tells; it must end well and complain of nothing."""
    result = subprocess.run(
        [str(PROGRAM), *words],
        cwd=folder,
        env=surroundings(folder),
        input=said,
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST,
        check=False,
    )
    assert (result.returncode, result.stderr) == (code, ""), result.stdout + result.stderr
    return result.stdout


def test_it_says_its_version_and_what_it_can_do(tmp_path: Path) -> None:
    from model.version import __version__

    assert ran(tmp_path, "--version") == f"milepost {__version__}\n"
    commands = {file.stem for file in (HERE / "milepost/commands").glob("[a-z]*.py")}
    listed = ran(tmp_path, "--help")
    assert {name for name in commands if re.search(rf"\n    {name}\b", listed)} == commands


def test_it_knows_every_system_preset_check_rule_and_map(tmp_path: Path) -> None:
    for name in ("tutorial", "southern-china", "western-usa", "lantern-bay"):
        assert "1 file checked" in ran(tmp_path, "validate", "--play", name)
        assert json.loads(ran(tmp_path, "info", name, "--json"))
    assert "unknown-sign" in ran(tmp_path, "explain", "MAP001")
    assert "CRY-BUILD-08" in ran(tmp_path, "explain", "CRY-BUILD-08")
    assert json.loads(ran(tmp_path, "schema"))


def test_it_plays_draws_prints_and_imports(tmp_path: Path) -> None:
    ran(tmp_path, "render", "tutorial", "-o", "map.svg")
    ran(tmp_path, "render", "kanto", "-o", "map.png")
    ran(tmp_path, "print", "tutorial", "-o", "box", "--only", "aids")
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    assert any((tmp_path / "box").iterdir())
    lost = ran(tmp_path, "play", "tutorial", "--players", "2", "--bots", "greedy", "--limit", "30")
    assert lost
    ran(tmp_path, "playtest", "lantern-bay", "--games", "2", "--workers", "2")
    box = ("--box", "3.5,50,8.5,53", "--system", "trains", "-o", "rhine.milepost.yaml")
    ran(tmp_path, "import", "geo", *box)
    ran(tmp_path, "fmt", "--check", "rhine.milepost.yaml")


@pytest.mark.skipif(sys.platform == "win32", reason="programs there are not asked to end so")
def test_the_editor_opens_a_map_takes_another_one_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    around = surroundings(tmp_path)
    for name in (*meeting.SURROUNDINGS, "XDG_RUNTIME_DIR", "MILEPOST_DATA"):
        monkeypatch.delenv(name, raising=False)
        if name in around:
            monkeypatch.setenv(name, around[name])
    tmp_path.chmod(0o700)
    own = tmp_path / "own.milepost.yaml"
    ran(tmp_path, "new", own.name, "--size", "12x8")
    editor = subprocess.Popen(
        [str(PROGRAM), "edit", "tutorial"],
        env=around,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        deadline = time.monotonic() + LONGEST
        while "socket" not in (meeting.running() or {}):
            assert editor.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert ran(tmp_path, "edit", own.name).startswith("opened own.milepost.yaml")
        while not (tmp_path / "data/settings.json").is_file():
            assert time.monotonic() < deadline
            time.sleep(0.1)
        editor.send_signal(signal.SIGTERM)
        _, complained = editor.communicate(timeout=LONGEST)
    finally:
        editor.kill()
        editor.wait()
    assert editor.returncode == 0, complained
    assert "Traceback" not in complained
    kept = json.loads((tmp_path / "data/settings.json").read_text(encoding="utf-8"))["values"]
    assert [Path(name).name for name in kept["recent"]] == ["own.milepost.yaml"]


def test_it_brings_the_manual_icons_and_licences(tmp_path: Path) -> None:
    inside = {path.name for path in BUILT.rglob("*") if path.is_file()}
    assert {"index.md", "panels-light-1x.png", "milepost-512.png", "OFL.txt", "LICENSE"} <= inside
    wanted = {"data": str(tmp_path / "home")}
    if sys.platform == "linux":
        assert "wrote" in ran(tmp_path, "edit", "--install")
        entry = tmp_path / ".local/share/applications/milepost.desktop"
        assert f"Exec={PROGRAM} edit %F" in entry.read_text(encoding="utf-8"), wanted


def test_the_workshop_runs_in_a_program_of_its_own(tmp_path: Path) -> None:
    """What the editor starts as `python -P -m …`; it ends with its input."""
    assert ran(tmp_path, "-P", "-m", "editor.workshop.worker", str(tmp_path)) == ""
