"""The front door: exit codes, sentences instead of tracebacks, nothing heavy at the doorstep."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import milepost
from milepost import command_line
from model.files.scenario_files import load
from tests.milepost.conftest import Run
from validator.check import checks_of

HEAVY = ("shapely", "numpy", "PySide6", "jsonschema", "rich")


def python(*arguments: str, **more: object) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(Path(milepost.__file__).parent.parent)}
    environment.update({key: str(value) for key, value in more.items()})
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, check=False, env=environment
    )


def imported_by(*words: str) -> tuple[int, set[str]]:
    """How a command ends, and the modules that it has imported by then."""
    ran = python("-X", "importtime", "-m", "milepost", *words)
    named = (line.rpartition(b"|")[2].strip().decode() for line in ran.stderr.splitlines())
    return ran.returncode, set(named)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--version"], 0),
        (["--help"], 0),
        ([], 2),
        (["dance"], 2),
        (["fmt"], 2),
        (["fmt", "--loud", "VALLEY"], 2),
        (["fmt", "--check", "VALLEY"], 0),
        (["fmt", "--check", "NOWHERE"], 2),
        (["fmt", "--check", "EMPTY"], 2),
        (["fmt", "--check", "BROKEN"], 2),
        (["fmt", "--check", "VALLEY", "UGLY"], 1),
        (["info", "VALLEY"], 0),
        (["info", "NOWHERE"], 2),
        (["info", "EMPTY"], 2),
        (["cost", "VALLEY", "aston", "byford"], 0),
        (["cost", "VALLEY", "aston", "atlantis"], 2),
        (["diff", "VALLEY", "VALLEY"], 0),
        (["diff", "VALLEY", "BROKEN"], 2),
        (["merge", "VALLEY", "VALLEY", "VALLEY"], 0),
        (["merge", "VALLEY", "VALLEY", "NOWHERE"], 2),
        (["schema"], 0),
        (["schema", "--system", "chess"], 2),
        (["new", "VALLEY"], 2),
        (["new", "EMPTY/sub/x.milepost.yaml"], 2),
    ],
)
def test_exit_codes(run: Run, valley: Path, arguments: list[str], code: int) -> None:
    folder = valley.parent
    (folder / "empty").mkdir()
    (folder / "broken.yaml").write_text("title: [", encoding="utf-8")
    ugly = valley.read_text(encoding="utf-8").replace("id: valley", "id:  valley")
    (folder / "ugly.yaml").write_text(ugly, encoding="utf-8")
    names = {
        "VALLEY": valley,
        "NOWHERE": folder / "nowhere.milepost.yaml",
        "EMPTY": folder / "empty",
        "BROKEN": folder / "broken.yaml",
        "UGLY": folder / "ugly.yaml",
    }
    filled = []
    for argument in arguments:
        first, slash, rest = argument.partition("/")
        filled.append(f"{names[first]}{slash}{rest}" if first in names else argument)
    ran = run(*filled)
    assert ran.code == code, ran.err
    assert "Traceback" not in ran.err
    if code == 2:
        assert ran.err.strip()


def test_an_unreadable_file_is_one_sentence_with_its_place(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.milepost.yaml"
    path.write_text("title: a\nid: &x b\n", encoding="utf-8")
    ran = run("info", path)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert f"{path}:2:" in ran.err


def test_control_characters_never_reach_the_terminal(run: Run, valley: Path) -> None:
    text = valley.read_text(encoding="utf-8")
    text = text.replace("title: Valley", 'title: "\\u202eRed\\u200b"')
    valley.write_text(text, encoding="utf-8")
    ran = run("info", valley)
    assert ran.code == 0
    assert "\u202e" not in ran.out
    assert "\\u{202e}Red\\u{200b}" in ran.out


def test_an_error_inside_is_reported_without_a_traceback(
    run: Run, valley: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> int:
        raise RuntimeError("the boiler burst")

    monkeypatch.setattr(command_line.command("info"), "run", fail)
    ran = run("info", valley)
    assert ran.code == 2
    assert "INT001" in ran.err
    assert "the boiler burst" in ran.err
    assert "Traceback" not in ran.err


def test_ctrl_c_ends_with_130(run: Run, valley: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line.command("info"), "run", interrupt)
    assert run("info", valley).code == 130


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["fmt", "--check", "FILE"]])
def test_nothing_heavy_is_imported_at_the_doorstep(valley: Path, arguments: list[str]) -> None:
    filled = [str(valley) if argument == "FILE" else argument for argument in arguments]
    code, imported = imported_by(*filled)
    assert code == 0
    assert "milepost" in {name.split(".")[0] for name in imported}
    assert not {name for name in imported if name.split(".")[0] in HEAVY}


def test_a_map_is_judged_without_a_look_at_other_systems(valley: Path) -> None:
    """Also where something is found in it, and where it names a check of its own system."""
    own = load(valley).system
    named = [one.code for one in checks_of(own) if one.system and one.stage == "scenario"]
    allow = f"allow:\n- {{code: {named[0]}, reason: It is meant to be so.}}\n"
    with valley.open("a", encoding="utf-8") as file:
        file.write(allow)
    code, imported = imported_by("validate", str(valley), "--strict")
    assert code == 1
    systems = {name.split(".")[2] for name in imported if name.startswith("validator.systems.")}
    assert systems == {own.replace("-", "_")}


def test_a_reader_that_has_had_enough_is_no_error(valley: Path) -> None:
    script = f"{sys.executable} -m milepost schema | head -1"
    environment = {**os.environ, "PYTHONPATH": str(Path(milepost.__file__).parent.parent)}
    ran = subprocess.run(
        ["bash", "-o", "pipefail", "-c", script], capture_output=True, check=False, env=environment
    )
    assert ran.returncode == 0
    assert ran.stderr == b""


def test_a_full_disk_under_the_output_is_a_sentence(valley: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(milepost.__file__).parent.parent)}
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "milepost", "info", str(valley)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=environment,
        )
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"milepost: the output could not be written")
    assert b"Traceback" not in ran.stderr


def test_without_any_output_the_code_still_tells(valley: Path) -> None:
    script = f"{sys.executable} -m milepost info {valley} >&-"
    environment = {**os.environ, "PYTHONPATH": str(Path(milepost.__file__).parent.parent)}
    ran = subprocess.run(["bash", "-c", script], capture_output=True, check=False, env=environment)
    assert ran.returncode == 0
    assert ran.stderr == b""


def test_a_demo_that_has_no_room_is_a_sentence(run: Run, valley: Path) -> None:
    for folder in (valley, valley / "below"):
        ran = run("demo", "--out", folder)
        assert ran.code == 2
        assert "cannot be made" in ran.err


def test_output_survives_a_terminal_without_the_letters(valley: Path) -> None:
    text = valley.read_text(encoding="utf-8").replace("title: Valley", "title: 山谷")
    valley.write_text(text, encoding="utf-8")
    ran = python("-m", "milepost", "info", str(valley), PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert b"\\u5c71\\u8c37" in ran.stdout


def test_a_strangers_model_folder_is_never_imported(tmp_path: Path, valley: Path) -> None:
    for room in ("model", "validator", "scenarios", "schemas"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "__init__.py").write_text(
            "raise SystemExit('hijacked')", encoding="utf-8"
        )
    environment = {**os.environ, "PYTHONPATH": str(Path(milepost.__file__).parent.parent)}
    ran = subprocess.run(
        [sys.executable, "-m", "milepost", "info", str(valley)],
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env=environment,
    )
    assert ran.returncode == 0, ran.stderr


def test_whoever_looks_around_sees_what_there_is() -> None:
    """Nothing is imported before it is used, and an editor completes it all the same."""
    assert {"load", "new_game", "replay"} <= set(dir(milepost))
    assert all(getattr(milepost, name).__doc__ for name in dir(milepost) if name[:2] != "__")


def test_the_public_api_is_what_it_says(valley: Path, tmp_path: Path) -> None:
    scenario = milepost.load(valley)
    assert isinstance(scenario, milepost.Scenario)
    milepost.save(scenario, tmp_path / "copy.milepost.yaml")
    assert milepost.load(tmp_path / "copy.milepost.yaml") == scenario
    for name in milepost.__all__:
        assert getattr(milepost, name) is not None
    with pytest.raises(AttributeError):
        _ = milepost.frobnicate
