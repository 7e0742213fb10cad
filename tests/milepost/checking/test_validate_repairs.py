"""`--fix` and `--diff`: safe repairs, made once, in the text alone, and patches that apply."""

import io
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from milepost.files.patches import patch
from model.files.scenario_files import file_bytes, read_text
from tests.milepost.conftest import Run
from tests.validator.examples import tutorial_folder
from validator.running.fixing import repaired
from validator.running.reading import examine_or_say_why

TUTORIAL = (tutorial_folder() / "tutorial.milepost.yaml").read_text(encoding="utf-8")
SLIPS = [
    ("\ntitle:", "\ntitel:"),
    ("supplies: [coal]", "suplies: [coal]"),
    ("names: {el", "nmes: {el"),
    ("overseas: true", "oversea: true"),
    ("chips: 4", "chps: 4"),
    ("\nplayers:", "\nplayer:"),
    ("\ncities:", "\nallow:\n- {code: MAP014, reason: Nothing is there.}\ncities:"),
]


def slipped(*numbers: int, text: str = TUTORIAL) -> str:
    """The tutorial with some slips that a safe repair mends."""
    for number in numbers:
        old, new = SLIPS[number]
        assert old in text
        text = text.replace(old, new, 1)
    return text


def write(folder: Path, data: str | bytes, name: str = "map.milepost.yaml") -> Path:
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


@pytest.mark.parametrize("number", range(len(SLIPS)))
def test_each_slip_is_mended(run: Run, tmp_path: Path, number: int) -> None:
    path = write(tmp_path, slipped(number))
    assert run("validate", path, "--strict").code == 1
    ran = run("validate", path, "--fix", "--strict")
    assert (ran.code, ran.err) == (0, f"milepost: {path}: 1 repair made\n")
    assert path.read_text(encoding="utf-8") == TUTORIAL


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_slips_of_typing_are_mended_before_all_others(run: Run, tmp_path: Path, end: str) -> None:
    sound = f"\ufeff{TUTORIAL}".replace("\n", end)
    text = f"\ufeff{slipped(0)}".replace("  money:", "\u00a0\u00a0money:").replace("\n", end)
    path = write(tmp_path, text.replace('at: "7,1"', "at: 7,1"))
    assert run("validate", path).code == 2
    assert run("validate", path, "--diff").code == 1
    ran = run("validate", path, "--fix", "--strict")
    assert (ran.code, ran.err) == (0, f"milepost: {path}: 3 repairs made\n")
    assert path.read_bytes() == sound.encode()


def test_what_is_left_of_a_broken_file_is_told_after_its_repairs(run: Run, tmp_path: Path) -> None:
    text = TUTORIAL.replace("  preset:", "\u00a0\u00a0preset:").replace("30", "[30", 1)
    path = write(tmp_path, text)
    ran = run("validate", path, "--fix")
    assert (ran.code, ran.err) == (2, f"milepost: {path}: 1 repair made\n")
    assert "needs braces around it, or the ']' before it" in ran.out
    assert "\u00a0" not in path.read_text(encoding="utf-8")
    assert run("validate", path, "--diff").code == 2


STYLES = st.sampled_from(["\n", "\r\n"]).flatmap(
    lambda end: st.sampled_from(["", "\ufeff"]).map(lambda mark: (end, mark))
)
REMARKS = st.lists(st.integers(0, TUTORIAL.count("\n") - 1), max_size=3)


@given(st.sets(st.integers(0, len(SLIPS) - 1), min_size=1), STYLES, REMARKS)
@settings(max_examples=12)
def test_nothing_else_in_the_file_changes_and_a_second_time_nothing(
    numbers: set[int], style: tuple[str, str], remarks: list[int]
) -> None:
    end, mark = style
    right = _remarked(TUTORIAL, remarks)
    wrong = slipped(*sorted(numbers), text=right)
    before, wanted = ((mark + text).replace("\n", end).encode() for text in (wrong, right))
    file = read_text(before, "map.milepost.yaml")
    result = repaired(file, lambda _: True)
    assert len(result.titles) == len(numbers)
    after = file_bytes(result.text, file.document)
    assert after == wanted
    again = read_text(after, "map.milepost.yaml")
    assert repaired(again, lambda _: True)[:2] == (again.document.text, ())
    left = examine_or_say_why(lambda: again)
    assert not [one for one in left if one.finding.repair and one.finding.repair.safe]


def _remarked(text: str, remarks: list[int]) -> str:
    """The text with remarks at the ends of lines that may have one."""
    lines = text.split("\n")
    for number in remarks:
        if lines[number].startswith("- {") or lines[number].startswith("#"):
            lines[number] += "   # a remark"
    return "\n".join(lines)


@pytest.mark.skipif(shutil.which("patch") is None, reason="patch is not installed")
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("name", ["map.milepost.yaml", "a map, ü.milepost.yaml"])
def test_a_diff_applies_and_gives_what_fix_gives(tmp_path: Path, end: str, name: str) -> None:
    text = slipped(0, 1, 2).replace("\n", end)
    # What patch reads are the bytes of the file, whatever their line ends and last line are.
    path = write(tmp_path, text.removesuffix(end), name)
    house = Path(__file__).parents[3]
    command = [sys.executable, "-m", "milepost", "validate", "--diff", name]
    shown = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(house)}, capture_output=True, check=False
    )
    assert (shown.returncode, shown.stderr) == (1, b"")
    before = path.read_bytes()
    subprocess.run(["patch", "--binary", "-p1"], cwd=tmp_path, input=shown.stdout, check=True)
    patched = path.read_bytes()
    assert patched == TUTORIAL.replace("\n", end).removesuffix(end).encode() != before


@given(st.text("ab\n\r\u2028 ", max_size=12), st.text("ab\n\r\u2028 ", max_size=12))
@settings(max_examples=30)
def test_any_patch_is_made_of_lines_that_end(before: str, after: str) -> None:
    lines = list(patch("x.yaml", before, after))
    assert bool(lines) == (before != after)
    assert all(line.endswith("\n") for line in "".join(lines).splitlines(keepends=True)[-1:])


def test_diff_writes_nothing_and_fix_says_what_is_left(run: Run, tmp_path: Path) -> None:
    text = slipped(0).replace("belogor wool", "nowhere wool")
    path = write(tmp_path, text)
    ran = run("validate", path, "--diff")
    assert ran.code == 1
    assert "-titel: " in ran.out
    assert "+title: " in ran.out
    assert path.read_text(encoding="utf-8") == text
    ran = run("validate", path, "--fix")
    assert "1 repair made" in ran.err
    assert "titel" not in path.read_text(encoding="utf-8")


def test_only_chosen_findings_are_repaired(run: Run, tmp_path: Path) -> None:
    path = write(tmp_path, slipped(0))
    assert run("validate", path, "--fix", "--ignore", "SCH001").code == 0
    assert path.read_text(encoding="utf-8") == slipped(0)


def test_a_pipe_can_be_shown_but_not_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(slipped(0).encode())))
    ran = run("validate", "-", "--diff")
    assert ran.code == 1
    assert "+title: " in ran.out


def test_a_file_that_cannot_be_written_is_told_and_the_next_is_repaired(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from model.files import atomic

    real = atomic.write_atomically

    def failing(path: str, data: bytes) -> None:
        if "locked" in str(path):
            raise atomic.SaveFailed(str(path), "the disk is full")
        real(path, data)

    monkeypatch.setattr("milepost.files.writing_inside.write_atomically", failing)
    locked = write(tmp_path, slipped(0), "locked.milepost.yaml")
    free = write(tmp_path, slipped(0), "z.milepost.yaml")
    ran = run("validate", locked, free, "--fix", "--fail-on", "never")
    assert ran.code == 2
    assert "locked.milepost.yaml was not saved: the disk is full." in ran.err
    assert locked.read_text(encoding="utf-8") == slipped(0)
    assert free.read_text(encoding="utf-8") == TUTORIAL


def test_a_check_that_breaks_down_repairs_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from validator.running import reading

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(reading, "examine", broken)
    path = write(tmp_path, slipped(0))
    ran = run("validate", path, "--fix")
    assert ran.code == 2
    assert "INT001" in ran.out
    assert path.read_text(encoding="utf-8") == slipped(0)
