"""How `milepost validate` ends: one table, and the ways in which it is stopped."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from milepost.checking import validation
from tests.milepost.checking.maps_to_check import ENDING, write_maps
from tests.milepost.conftest import Run

SETTINGS = {
    "lenient.toml": 'fail-on = "never"\n',
    "strict.toml": 'fail-on = "warning"\n',
    "misspelt.toml": 'ignroe = ["MAP014"]\n',
    "broken.toml": "ignore = [\n",
    "strange.toml": 'ignore = ["MAP999"]\n',
}


@pytest.fixture
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with maps of every kind, in which the command is started."""
    write_maps(tmp_path)
    (tmp_path / ".git").mkdir()
    (tmp_path / "settings").mkdir()
    for name, text in SETTINGS.items():
        (tmp_path / "settings" / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


ENDS = [
    # What is found, and from where on it matters.
    ("clean", 0),
    ("clean --strict", 0),
    ("warning", 0),
    ("warning --strict", 1),
    ("warning --fail-on warning", 1),
    ("warning --fail-on info", 1),
    ("warning --fail-on error", 0),
    ("warning --severity MAP014=info --strict", 0),
    ("warning --severity MAP014=info --fail-on info", 1),
    ("warning --severity MAP014=error", 1),
    ("warning --severity isolated-milepost=error", 1),
    ("error", 1),
    ("error --fail-on warning", 1),
    ("error --fail-on never", 0),
    ("error --severity REF003=warning", 0),
    ("error --quiet", 1),
    ("error --statistics", 1),
    ("error --max-findings 1", 1),
    # What is told at all.
    ("error --ignore REF003", 0),
    ("error --ignore unknown-city", 0),
    ("error --ignore REF", 0),
    ("error --select MAP", 0),
    ("error --select REF", 1),
    ("error --select REF003,MAP --ignore ref003", 0),
    ("allowing --strict", 0),
    ("allowing --strict --no-allow", 1),
    # Several files: the highest counts.
    ("clean error", 1),
    ("clean warning", 0),
    ("error missing", 2),
    ("clean missing", 2),
    ("good", 0),
    (". --exclude *", 2),
    (". --exclude [!c]*", 0),
    ("clean --exclude clean* --force-exclude", 0),
    ("error --exclude * --force-exclude", 0),
    ("error --exclude * --force-exclude --format json", 0),
    ("error --exclude * --force-exclude --fix", 0),
    ("error --exclude *", 1),
    (". --exclude * --force-exclude", 2),
    ("missing --exclude * --force-exclude", 0),
    # What would be done.
    ("error missing --show-files", 0),
    (". --show-files", 0),
    (". --show-files --exclude *", 2),
    ("- --show-files", 0),
    ("--show-settings", 0),
    ("missing --show-settings", 0),
    ("--show-settings --ignore MAP999", 2),
    ("--show-settings --config settings/broken.toml", 2),
    ("clean --show-settings --show-files", 2),
    # What cannot be read, whatever it is made of.
    ("missing", 2),
    ("missing --fail-on never", 2),
    ("missing --ignore INP001", 2),
    ("missing --select MAP", 2),
    ("missing --severity INP001=info", 2),
    ("folder", 2),
    ("syntax", 2),
    ("syntax --ignore YML", 2),
    ("latin", 2),
    ("other", 2),
    ("huge", 2),
    ("empty", 2),
    # What means nothing.
    ("", 2),
    ("clean --strct", 2),
    ("clean --format yaml", 2),
    ("clean --fail-on grave", 2),
    ("clean --ignore MAP999", 2),
    ("clean --select no-such-check", 2),
    ("clean --severity MAP014", 2),
    ("clean --severity MAP014=grave", 2),
    ("clean --severity MAP999=error", 2),
    ("clean --output sarif", 2),
    ("clean --output yaml:x", 2),
    ("clean --output json:no/such/folder/x.json", 2),
    ("clean --strict --fail-on error", 2),
    ("clean --strict --fail-on warning", 0),
    ("clean --unsafe-fixes", 2),
    ("clean --stdin-filename x", 2),
    ("- clean", 2),
    ("- --fix", 2),
    ("- --watch", 2),
    ("clean --jobs 0", 2),
    # Settings.
    ("error --config settings/lenient.toml", 0),
    ("error --config settings/lenient.toml --fail-on error", 1),
    ("warning --config settings/strict.toml", 1),
    ("warning --config settings/strict.toml --fail-on error", 0),
    ("clean --config settings/misspelt.toml", 2),
    ("clean --config settings/broken.toml", 2),
    ("clean --config settings/strange.toml", 2),
    ("clean --config settings/none.toml", 2),
    ("clean --config settings/strict.toml --isolated", 2),
    # Repairs and baselines.
    ("fixable", 1),
    ("fixable --diff", 1),
    ("fixable --fix", 0),
    ("clean --diff", 0),
    ("error --diff", 0),
    ("missing --diff", 2),
    ("error --fix", 1),
    ("error --baseline none.json", 2),
    ("error --baseline settings/strict.toml", 2),
    ("error --write-baseline", 0),
    ("missing --write-baseline", 2),
]


def words_of(line: str, maps: Path) -> list[str]:
    """A line of the table as arguments; maps are named without their ending."""
    named, dashes, options = line.partition("--")
    return [
        *(f"{one}{ENDING}" if (maps / f"{one}{ENDING}").exists() else one for one in named.split()),
        *(dashes + options).split(),
    ]


@pytest.mark.parametrize(("line", "code"), ENDS, ids=[line or "nothing" for line, _ in ENDS])
def test_it_ends_with(run: Run, maps: Path, line: str, code: int) -> None:
    ran = run("validate", *words_of(line, maps))
    assert ran.code == code, ran.out + ran.err
    assert "Traceback" not in ran.out + ran.err
    assert code < 2 or ran.err or "[" in ran.out, "nobody ends with 2 without a word"


@pytest.mark.parametrize(
    ("name", "code"), [("clean", 0), ("error", 1), ("syntax", 2), ("latin", 2), ("huge", 2)]
)
def test_a_pipe_is_judged_like_a_file(
    run: Run, maps: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: int
) -> None:
    data = io.BytesIO((maps / f"{name}{ENDING}").read_bytes())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data))
    ran = run("validate", "-", "--format", "concise", "--stdin-filename", f"here/{name}.yaml")
    assert ran.code in (code, 2)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data.getvalue())))
    ran = run("validate", "-", "--format", "concise")
    assert ran.code == code
    assert code == 0 or ran.out.startswith("standard input:")


def test_a_report_never_takes_the_place_of_a_map(run: Run, maps: Path) -> None:
    file = maps / f"clean{ENDING}"
    before = file.read_bytes()
    ran = run("validate", f"clean{ENDING}", "--output", f"json:{file}")
    assert ran.code == 2
    assert "--output would write over" in ran.err
    assert file.read_bytes() == before


def test_a_link_that_leads_to_itself_is_told_and_stops_no_other(run: Run, maps: Path) -> None:
    circle = maps / f"circle{ENDING}"
    circle.symlink_to(circle)
    for output in ((), ("--output", "json:report.json")):
        ran = run("validate", *output, f"circle{ENDING}", f"error{ENDING}", "--format", "concise")
        assert ran.code == 2
        assert "INT001" not in ran.out + ran.err
        assert "INP001" in ran.out
        assert f"error{ENDING}:" in ran.out


def test_where_there_is_no_pipe_the_file_is_empty(
    run: Run, maps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    ran = run("validate", "-")
    assert ran.code == 2
    assert "the file is empty" in ran.out


def test_settings_beside_the_maps_are_heeded_and_isolation_is_not_fooled(
    run: Run, maps: Path
) -> None:
    (maps / "milepost.toml").write_text('fail-on = "never"\n', encoding="utf-8")
    assert run("validate", f"error{ENDING}").code == 0
    assert run("validate", f"error{ENDING}", "--isolated").code == 1


def test_a_defect_of_milepost_is_one_finding_and_no_traceback(
    run: Run, maps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from validator.running import reading

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("\x1b[31m a name of a stranger")

    monkeypatch.setattr(reading, "examine", broken)
    ran = run("validate", f"clean{ENDING}", f"error{ENDING}", f"missing{ENDING}")
    assert ran.code == 2
    assert ran.out.count("error[INT001] internal-error: Milepost failed") == 2
    assert "error[INP001]" in ran.out, "the next files are looked at all the same"
    assert "Traceback" not in ran.out + ran.err
    assert "\x1b" not in ran.out
    assert run("validate", f"clean{ENDING}", "--ignore", "INT", "--fail-on", "never").code == 2


def test_a_defect_outside_of_files_is_a_sentence(
    run: Run, maps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(validation, "judge_all", broken)
    ran = run("validate", f"clean{ENDING}")
    assert ran.code == 2
    assert ran.err.startswith("milepost: INT001: an error inside Milepost")
    assert "Traceback" not in ran.err


def test_ctrl_c_ends_with_130(run: Run, maps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(validation, "judge_all", interrupted)
    assert run("validate", f"clean{ENDING}").code == 130


MILEPOST = [sys.executable, "-P", "-m", "milepost", "validate"]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_ctrl_c_at_a_terminal_stops_all_processes_without_a_traceback(maps: Path) -> None:
    text = (maps / f"clean{ENDING}").read_bytes()
    for number in range(100):
        (maps / "good" / f"map-{number}{ENDING}").write_bytes(text)
    # Whoever runs the tests in the background makes them deaf to Ctrl-C, and all that they start.
    hearing = "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    hearing += "runpy.run_module('milepost', run_name='__main__')"
    running = subprocess.Popen(
        [sys.executable, "-P", "-c", hearing, "validate", "good", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
    )
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    while running.poll() is None and len(children.read_text(encoding="utf-8").split()) < 2:
        time.sleep(0.02)
    # The two have begun to work, and are far from done with a hundred maps.
    time.sleep(0.2)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, "", "")


@pytest.mark.parametrize(("name", "code"), [("error", 1), ("clean", 0)])
def test_a_reader_who_has_seen_enough_does_not_change_the_end(
    maps: Path, name: str, code: int
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [*MILEPOST, f"{name}{ENDING}"],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
    )
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (code, "")


@pytest.mark.parametrize("empty", ["", "  "])
def test_an_empty_name_is_no_folder(run: Run, maps: Path, empty: str) -> None:
    """As of a variable that nobody set: nothing is checked in its stead."""
    for paths in ([empty], [f"clean{ENDING}", empty]):
        ran = run("validate", *paths)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "milepost: an empty name is no file and no folder\n"


@pytest.mark.parametrize("name", ["x" * 300, "x/" * 3000, "nothing\0here"])
def test_a_name_that_no_file_can_have_is_told_and_stops_no_other(
    run: Run, maps: Path, name: str
) -> None:
    ran = run("validate", name + ENDING, f"error{ENDING}", "--format", "json")
    assert ran.code == 2
    found = json.loads(ran.out)["findings"]
    assert [one["code"] for one in found] == ["INP001", "REF003"]
    assert run("validate", name + ENDING, "--config", "x.toml").code == 2
