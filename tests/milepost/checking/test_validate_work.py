"""Working with `milepost validate`: choosing, settings, baselines, watching, many files at once."""

import json
import os
from pathlib import Path

import pytest

from milepost.checking import validation
from milepost.checking.watching import seen, watch
from tests.milepost.checking.maps_to_check import ENDING, write_maps
from tests.milepost.conftest import Run
from validator.reporting.choosing import GUARDED, guarded_codes
from validator.running import parallel_run
from validator.running.validating import Wishes, judge

ERROR, WARNING, CLEAN = (f"{name}{ENDING}" for name in ("error", "warning", "clean"))


@pytest.fixture(autouse=True)
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_maps(tmp_path)
    (tmp_path / ".git").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def codes(run: Run, *words: object) -> list[str]:
    found = json.loads(run("validate", *words, "--format", "json").out)["findings"]
    return [one["code"] for one in found]


class TestChoosing:
    def test_by_code_name_and_beginning(self, run: Run) -> None:
        assert codes(run, WARNING) == ["MAP014", "MAP014"]
        for one in ("MAP014", "map014", "isolated-milepost", "MAP", "MAP01"):
            assert codes(run, WARNING, "--ignore", one) == []
            assert codes(run, WARNING, "--select", one) == ["MAP014", "MAP014"]

    @pytest.mark.parametrize("option", ["--select", "--ignore"])
    def test_an_unknown_code_is_refused_with_a_suggestion(self, run: Run, option: str) -> None:
        ran = run("validate", CLEAN, option, "MAP0144")
        assert (ran.code, ran.out) == (2, "")
        assert 'there is no check "MAP0144", did you mean MAP014?' in ran.err

    def test_another_severity_is_shown(self, run: Run) -> None:
        ran = run("validate", WARNING, "--severity", "MAP014=error", "--format", "concise")
        assert ran.out.count(": error[MAP014]") == 2
        assert "2 errors" in ran.out

    def test_statistics_count_all_of_each_code(self, run: Run) -> None:
        ran = run("validate", ERROR, WARNING, "--statistics", "--max-findings", "1")
        assert ran.out == "2  MAP014  isolated-milepost\n1  REF003  unknown-city\n"

    def test_few_findings_can_be_asked_for_and_the_rest_is_counted(self, run: Run) -> None:
        ran = run("validate", WARNING, "--max-findings", "1", "--strict")
        assert ran.out.count("warning[MAP014]") == 1
        assert "and 1 more of MAP014; --max-findings 0 shows all" in ran.out
        assert "2 warnings" in ran.out
        assert run("validate", WARNING, "--max-findings", "0").out.count("warning[") == 2


class TestSettings:
    def write(self, text: str, name: str = "milepost.toml") -> None:
        Path(name).write_text(text, encoding="utf-8")

    def test_stand_in_a_file_of_their_own_or_in_a_shared_one(self, run: Run) -> None:
        self.write('ignore = ["MAP014"]\n')
        assert codes(run, WARNING) == []
        Path("milepost.toml").unlink()
        self.write('[tool.milepost]\nignore = ["MAP014"]\n', "pyproject.toml")
        assert codes(run, WARNING) == []
        self.write("[tool.other]\n", "pyproject.toml")
        assert codes(run, WARNING) == ["MAP014", "MAP014"]

    def test_of_a_folder_above_count_up_to_the_root_of_the_repository(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.write('fail-on = "never"\n')
        monkeypatch.chdir("good")
        Path(CLEAN).write_text("nothing: 1\n", encoding="utf-8")
        assert run("validate", ".").code == 0
        Path(".git").mkdir()
        assert run("validate", ".").code == 1

    def test_all_keys_are_heeded(self, run: Run) -> None:
        self.write(
            'select = ["MAP", "REF"]\nfail-on = "info"\nexclude = ["[!w]*"]\nmax-findings = 1\n'
            'baseline = "known.json"\n[severity]\nMAP014 = "info"\n'
        )
        Path("known.json").write_text('{"version": 1, "files": {}}', encoding="utf-8")
        ran = run("validate", ".", "--format", "json")
        data = json.loads(ran.out)
        assert ran.code == 1
        assert [one["file"] for one in data["files"]] == [WARNING]
        assert [one["severity"] for one in data["findings"]] == ["info"]
        assert data["files"][0]["left_out"] == {"MAP014": 1}

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ('\nignroe = ["MAP014"]\n', 'milepost.toml:2: CFG001: unknown key "ignroe", did you'),
            ("colour = 1\n", 'CFG001: unknown key "colour"; there are select, ignore'),
            ('ignore = "MAP014"\n', "CFG002: ignore must be a list of codes"),
            ('fail-on = "grave"\n', "CFG002: fail-on must be one of error, warning, info, never"),
            ("max-findings = -1\n", "CFG002: max-findings must be a number from 0"),
            ('\n\nignore = ["MAP014", "XYZ"]\n', "milepost.toml:3: CFG002: ignore: there is no"),
            ('[severity]\nMAP014 = "grave"\n', 'CFG002: severity: "grave" is no severity'),
            ("= 1\n", "CFG002: this is not TOML"),
            ("a = " + "[" * 5000 + "\n", "CFG002: this is not TOML"),
        ],
    )
    def test_that_mean_nothing_are_refused_with_their_line(
        self, run: Run, text: str, said: str
    ) -> None:
        self.write(text)
        ran = run("validate", CLEAN)
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
        assert "Traceback" not in ran.err

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("[tool]\nmilepost = 1\n", "pyproject.toml:2: CFG002: tool.milepost must be a table"),
            ('# ours\ntool.milepost = "MAP"\n', "pyproject.toml:2: CFG002: tool.milepost must be"),
            ('[[tool.milepost]]\nignore = ["MAP014"]\n', "pyproject.toml:1: CFG002: tool.milepost"),
            ("\n[milepost]\n", "pyproject.toml:2: CFG001: write the table as [tool.milepost]"),
            ('[tool.milepost]\nignore = "x"\n', "pyproject.toml:2: CFG002: ignore must be a list"),
        ],
    )
    def test_of_a_wrong_kind_in_a_shared_file_are_refused_with_their_line(
        self, run: Run, text: str, said: str
    ) -> None:
        Path("pyproject.toml").write_text(text, encoding="utf-8")
        ran = run("validate", CLEAN)
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err

    def test_of_others_in_a_shared_file_are_their_business(self, run: Run) -> None:
        for text in ('name = "milepost"\ntool = 1\n', '[project]\nname = "milepost"\n'):
            Path("pyproject.toml").write_text(text, encoding="utf-8")
            assert run("validate", CLEAN).code == 0

    def test_that_are_a_folder_are_no_settings(self, run: Run) -> None:
        Path("milepost.toml").mkdir()
        ran = run("validate", CLEAN)
        assert (ran.code, ran.out) == (2, "")
        assert "milepost.toml: CFG002: This is a folder, not a file." in ran.err

    @pytest.mark.parametrize("topic", GUARDED)
    @pytest.mark.parametrize("form", ['ignore = ["{code}"]\n', '[severity]\n{code} = "info"\n'])
    def test_beside_the_maps_cannot_silence_what_guards_the_reader(
        self, run: Run, topic: str, form: str
    ) -> None:
        found = sorted(code for code in guarded_codes() if code.startswith(topic))
        for code in found[:1]:
            self.write(form.format(code=code))
            ran = run("validate", CLEAN)
            assert ran.code == 2
            assert f"CFG003: {code} guards whoever opens these maps" in ran.err
            assert run("validate", CLEAN, "--config", "milepost.toml").code == 2
            # Whoever keeps the settings elsewhere, and names them, knows what they do.
            Path("elsewhere").mkdir(exist_ok=True)
            Path("milepost.toml").rename("elsewhere/own.toml")
            Path("good/x").mkdir(exist_ok=True)
            assert run("validate", "good", "--config", "elsewhere/own.toml").code == 0

    def test_that_select_some_checks_leave_the_guards_on(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from milepost.checking import order

        monkeypatch.setattr(order, "guarded_codes", lambda: frozenset(["REF003"]))
        self.write('select = ["MAP"]\n')
        assert codes(run, ERROR) == ["REF003"]
        assert codes(run, ERROR, "--select", "MAP") == []


class TestABaseline:
    def test_hides_what_it_knows_and_tells_what_is_new(self, run: Run) -> None:
        ran = run("validate", WARNING, ERROR, "--write-baseline")
        assert ran.out == "milepost-baseline.json knows 3 findings now\n"
        known = ("--baseline", "milepost-baseline.json", "--strict")
        ran = run("validate", WARNING, ERROR, *known)
        assert ran.code == 0
        assert "nothing found; 3 known to the baseline" in ran.out
        # Lines may move, and another slip of another kind is told alone.
        text = Path(ERROR).read_text(encoding="utf-8")
        text += "  2: [belogor cole 9, astermoor tea 31, whitepan wine 17]\n"
        Path(ERROR).write_text("# One line more.\n" + text, encoding="utf-8")
        assert codes(run, ERROR, *known) == ["REF004"]

    def test_tells_all_of_a_code_where_there_are_more_than_it_knows(self, run: Run) -> None:
        run("validate", WARNING, "--write-baseline")
        text = Path(WARNING).read_text(encoding="utf-8")
        more = text.replace('"15,10": clear', '"15,10": clear, "0,12": clear')
        Path(WARNING).write_text(more, encoding="utf-8")
        found = codes(run, WARNING, "--baseline", "milepost-baseline.json")
        assert found.count("MAP014") in (0, 3)
        assert found == codes(run, WARNING)

    def test_says_when_it_knows_too_much(self, run: Run) -> None:
        run("validate", WARNING, "--write-baseline")
        Path(WARNING).write_bytes(Path(CLEAN).read_bytes())
        known = ("--baseline", "milepost-baseline.json")
        ran = run("validate", WARNING, *known)
        assert "warning[SUP003] stale-baseline: the baseline knows 2 of MAP014 here" in ran.out
        assert codes(run, WARNING, *known, "--ignore", "SUP003") == []
        assert codes(run, WARNING, *known, "--ignore", "MAP014") == []
        assert run("validate", WARNING, *known, "--severity", "SUP003=error").code == 1
        run("validate", WARNING, "--write-baseline")
        assert codes(run, WARNING, *known) == []

    def test_is_not_called_stale_by_a_file_that_cannot_be_read(self, run: Run) -> None:
        run("validate", WARNING, "--write-baseline")
        Path(WARNING).write_text("id: [\n", encoding="utf-8")
        found = codes(run, WARNING, "--baseline", "milepost-baseline.json")
        assert found == ["YML001"]

    def test_keeps_what_it_knows_of_other_files(self, run: Run) -> None:
        run("validate", WARNING, ERROR, "--write-baseline")
        run("validate", ERROR, "--write-baseline")
        files = json.loads(Path("milepost-baseline.json").read_text(encoding="utf-8"))["files"]
        assert set(files) == {WARNING, ERROR}
        Path(WARNING).unlink()
        run("validate", ERROR, "--write-baseline")
        files = json.loads(Path("milepost-baseline.json").read_text(encoding="utf-8"))["files"]
        assert set(files) == {ERROR}

    def test_names_files_from_its_own_folder(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        run("validate", WARNING, "--write-baseline", "--baseline", "good/known.json")
        assert '"../warning.milepost.yaml"' in Path("good/known.json").read_text(encoding="utf-8")
        monkeypatch.chdir("good")
        assert codes(run, f"../{WARNING}", "--baseline", "known.json") == []

    def test_never_hides_a_file_that_cannot_be_read(self, run: Run) -> None:
        names = [f"{name}{ENDING}" for name in ("missing", "syntax", "latin", "huge")]
        ran = run("validate", *names, "--write-baseline")
        assert ran.code == 2
        assert "knows 0 findings" in ran.out
        for name in names:
            assert name in ran.err
            assert run("validate", name, "--baseline", "milepost-baseline.json").code == 2

    @pytest.mark.parametrize(
        "text",
        ["", "[]", "{}", '{"version": 2, "files": {}}', '{"version": 1, "files": []}',
         '{"version": 1, "files": {"a": {"MAP014": {"count": "x", "marks": []}}}}', "[" * 9999],
    )  # fmt: skip
    def test_that_is_none_is_refused(self, run: Run, text: str) -> None:
        Path("b.json").write_text(text, encoding="utf-8")
        ran = run("validate", CLEAN, "--baseline", "b.json")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("milepost: b.json: it is ")
        assert run("validate", CLEAN, "--baseline", "b.json", "--write-baseline").code == 2


class TestOutputs:
    def test_reports_are_written_beside_the_one_that_is_printed(self, run: Run) -> None:
        words = ("--output", "json:out.json", "--output", "sarif:out.sarif")
        ran = run("validate", ERROR, *words, "--format", "github")
        assert ran.code == 1
        assert ran.out.startswith("::error file=error.milepost.yaml,line=5")
        findings = json.loads(Path("out.json").read_text(encoding="utf-8"))["findings"]
        assert [one["code"] for one in findings] == ["REF003"]
        assert json.loads(Path("out.sarif").read_text(encoding="utf-8"))["runs"]

    @pytest.mark.parametrize(
        ("environment", "option", "is_painted"),
        [
            ({}, "auto", False),
            ({}, "always", True),
            ({}, "never", False),
            ({"FORCE_COLOR": "1"}, "auto", True),
            ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, "auto", False),
            ({"NO_COLOR": "1"}, "always", True),
            ({"FORCE_COLOR": "1"}, "never", False),
        ],
    )
    def test_colours_come_when_they_are_wanted(
        self,
        run: Run,
        monkeypatch: pytest.MonkeyPatch,
        environment: dict[str, str],
        option: str,
        is_painted: bool,
    ) -> None:
        for name in ("NO_COLOR", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        assert ("\x1b[" in run("validate", ERROR, "--color", option).out) == is_painted

    def test_quiet_prints_findings_alone(self, run: Run) -> None:
        assert run("validate", CLEAN, "--quiet").out == ""
        assert "checked" not in run("validate", ERROR, "--quiet").out


class TestWatching:
    def test_looks_again_after_a_change_and_after_nothing_else(self, run: Run) -> None:
        looks: list[int] = []
        pauses = iter(range(9))

        def wait(_: float) -> bool:
            pause = next(pauses)
            if pause == 3:
                Path(CLEAN).write_text("# Shorter.\n", encoding="utf-8")
            return pause < 6

        def look() -> int:
            looks.append(len(looks))
            return 7

        assert watch(look, lambda: [CLEAN], wait) == 7
        assert len(looks) == 2

    def test_heeds_new_settings_and_survives_what_is_half_written(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        from milepost.checking import watching

        steps = [
            lambda: Path("milepost.toml").write_text("ignore = [", encoding="utf-8"),
            lambda: Path("milepost.toml").write_text('ignore = ["MAP014"]', encoding="utf-8"),
            lambda: Path("milepost.toml").write_text('fail-on = "warning"', encoding="utf-8"),
        ]

        def wait(_: float) -> bool:
            return bool(steps) and bool(steps.pop(0)())

        monkeypatch.setattr(watching.watch, "__defaults__", (wait,))
        ran = run("validate", WARNING, "--watch", "--format", "concise")
        assert ran.code == 1
        assert ran.out.count("2 warnings") == 2
        assert ran.out.count("nothing found") == 1
        assert "CFG002: this is not TOML" in ran.err
        assert ran.err.count("waiting for a change, Ctrl-C ends") == 4

    def test_sees_what_lies_beside_a_map(self) -> None:
        before = seen([CLEAN])
        Path("other.preset.yaml").write_text("x", encoding="utf-8")
        assert seen([CLEAN]) != before
        assert seen(["no/such/map"]) is not None


class TestManyFiles:
    def test_are_told_the_same_whoever_looks(self, run: Run) -> None:
        words = ("validate", ".", "--format", "json", "--no-allow")
        alone, together = (run(*words, "--jobs", jobs) for jobs in (1, 2))
        assert alone == together
        assert alone.code == 2

    def test_are_shared_out_only_where_that_pays(
        self, maps: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(parallel_run, "_processors", lambda: 4)
        small = [CLEAN, ERROR]
        assert parallel_run.worthwhile(small) < 2
        assert parallel_run.worthwhile([f"huge{ENDING}"]) == 4
        assert parallel_run.worthwhile(["missing"]) == 0

    def test_a_process_that_dies_costs_its_file_alone(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(parallel_run, "judge", _dying)
        found = parallel_run.judge_all([CLEAN, ERROR], Wishes(), None, 2, lambda _: None)
        assert [file.name for file in found] == [CLEAN, ERROR]
        assert any(one.code == "INT001" for file in found for one in file.told)
        assert any(file.has_failed for file in found)

    def test_progress_is_counted_file_by_file(self, monkeypatch: pytest.MonkeyPatch) -> None:
        came: list[int] = []
        parallel_run.judge_all([CLEAN, ERROR, WARNING], Wishes(), None, 1, came.append)
        assert came == [1, 2, 3]

    def test_progress_is_shown_on_a_terminal_and_taken_away(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[object] = []

        class Line:
            def __init__(self, what: str, whole: int, *, quiet: bool) -> None:
                said.append((what, whole, quiet))

            def at(self, done: int) -> None:
                said.append(done)

            def clear(self) -> None:
                said.append("cleared")

        monkeypatch.setattr(validation, "Progress", Line)
        run("validate", CLEAN, ERROR, WARNING)
        assert said == [("files", 3, False), 1, 2, 3, "cleared"]
        said.clear()
        run("validate", CLEAN, "--quiet")
        assert said[0] == ("files", 1, True)


def _dying(path: str, *_: object) -> object:
    """Kills the process that judges one of the files."""
    if path == ERROR:
        os._exit(1)
    return judge(path, Wishes())
