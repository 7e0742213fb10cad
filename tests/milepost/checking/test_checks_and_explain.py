"""`milepost checks` and `milepost explain` for checks: lists, pages, and how a check is begun."""

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from milepost.checking import new_check
from milepost.checking.new_check import begin_check
from milepost.explaining import check_page
from milepost.explaining.check_page import lines_of
from milepost.terminal.say import Refusal
from tests.milepost.conftest import Ran, Run
from tests.validator.catalogue.test_published import GONE, WITH_GONE
from tests.validator.examples import bad_codes
from validator.catalogue.documentation import page_of
from validator.check import Check, all_checks


class TestTheList:
    def test_has_every_check_once_under_its_topic(self, run: Run) -> None:
        ran = run("checks")
        assert ran.code == 0
        lines = ran.out.splitlines()
        for check in all_checks():
            found = [line for line in lines if line.startswith(f"  {check.code} ")]
            assert len(found) == 1
            assert page_of(check).what in found[0], "nothing is cut where no terminal is"
        assert lines[-1] == f"{len(all_checks())} checks"
        assert "MAP: Map and terrain" in lines

    def test_can_be_narrowed(self, run: Run) -> None:
        codes = {one["code"] for one in json.loads(run("checks", "--format", "json").out)}
        assert codes == {check.code for check in all_checks()}
        some = json.loads(run("checks", "--topic", "map", "--format", "json").out)
        assert {one["code"] for one in some} == {code for code in codes if code[:3] == "MAP"}
        trains = json.loads(run("checks", "--system", "trains", "--format", "json").out)
        assert {one["system"] for one in trains} == {None, "trains"}

    def test_tells_programs_what_the_page_tells_people(self, run: Run) -> None:
        listed = json.loads(run("checks", "--format", "json").out)
        alone = json.loads(run("explain", "MAP014", "--json").out)
        assert alone in listed
        assert (alone["name"], alone["severity"]) == ("isolated-milepost", "warning")
        assert alone["holds"] == ["VAL-CRY-14"]
        assert alone["bad"].startswith("board:")

    @pytest.mark.parametrize("words", [("--topic", "XYZ"), ("--system", "chess")])
    def test_is_refused_for_what_there_is_not(self, run: Run, words: tuple[str, str]) -> None:
        ran = run("checks", *words)
        assert (ran.code, ran.out) == (2, "")
        assert f"no {words[0].removeprefix('--')} {words[1]}; there are" in ran.err


class TestAPage:
    @pytest.mark.parametrize("name", ["MAP014", "map014", "isolated-milepost"])
    def test_is_found_by_code_and_by_name(self, run: Run, name: str) -> None:
        ran = run("explain", name)
        assert ran.code == 0
        assert ran.out.startswith("MAP014 isolated-milepost: warning, for crayon scenarios")
        for part in ("Why: no track", "Repair: paint", "Bad:", "Good:", "holds VAL-CRY-14"):
            assert part in ran.out

    @pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.code)
    def test_fits_a_narrow_terminal_but_for_its_examples(self, check: Check) -> None:
        page = page_of(check)
        shown = {f"    {line}" for line in (page.bad + page.good).splitlines()}
        for line in lines_of(check, 60):
            assert len(line) <= 60 or line in shown

    def test_of_a_misspelt_code_is_suggested(self, run: Run) -> None:
        assert "did you mean MAP014?" in run("explain", "MPA014").err
        assert "did you mean isolated-milepost?" in run("explain", "isolated-mileposts").err
        assert run("explain", "isolated-mileposts").code == 2

    def test_of_a_retired_check_says_why_it_is_gone(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(check_page, "register", lambda: WITH_GONE)
        ran = run("explain", "tilted-map")
        assert ran.code == 0
        assert "MAP998 tilted-map: retired in 0.2.0 (since 0.1.0)" in ran.out
        assert "All are." in ran.out
        assert "Look at MAP014 instead." in ran.out
        data = json.loads(run("explain", "MAP998", "--json").out)
        assert (data["is_retired"], data["code"], data["why"]) == (True, GONE.code, GONE.why)

    def test_of_what_is_looked_at_before_play_names_its_checks(self, run: Run) -> None:
        assert "checked by MAP014 isolated-milepost" in run("explain", "VAL-CRY-14").out
        assert "milepost info tells it" in run("explain", "val-cry-16").out


SYSTEM = "crayon"
FOLDER = f"validator/systems/{SYSTEM}/checks/map"
"""Where this system keeps its checks of maps."""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / FOLDER).mkdir(parents=True)
    return tmp_path


class TestANewCheck:
    def test_fails_until_it_is_written(self, source: Path) -> None:
        check_file, test_file = begin_check("MAP997", "tilted-map", SYSTEM, source)
        assert str(check_file) == f"{FOLDER}/tilted_map.py"
        check = runpy.run_path(str(source / check_file))["tilted_map"]
        assert isinstance(check, Check)
        assert set(bad_codes(check)) != {check.code}, "the contract of all checks must fail"
        tests = runpy.run_path(str(source / test_file))
        with pytest.raises(AssertionError):
            tests["test_it_is_seen"]()

    def test_is_in_the_style_of_the_house(self, source: Path) -> None:
        files = begin_check("MAP997", "tilted-map", SYSTEM, source)
        house = Path(__file__).parents[3]
        ruff = [sys.executable, "-m", "ruff", "--quiet"]
        settings = ["--config", str(house / "pyproject.toml")]
        for words in (["check", "--ignore", "INP,S101"], ["format", "--check"]):
            command = [*ruff, *words, *settings, *map(str, files)]
            ran = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
            assert ran.returncode == 0, ran.stdout + ran.stderr

    def test_is_begun_by_the_command(
        self, run: Run, source: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(source)
        ran = run("checks", "--system", "crayon", "--new", "MAP997", "tilted-map")
        assert ran.code == 0
        assert f"wrote tests/{FOLDER}/test_tilted_map.py" in ran.out
        assert "tilted_map.py is there already" in _again(run).err
        assert "there is no validator/checks here" in _again(run, system=()).err

    def test_may_be_the_first_of_its_system(
        self, source: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(new_check, "checks_of", lambda system: [])
        check_file, _ = begin_check("MAP997", "tilted-map", "trains", source)
        assert check_file.parts[1:] == ("systems", "trains", "checks", "tilted_map.py")
        assert "A layer over the map lantern-bay in which this is wrong" in (
            source / check_file
        ).read_text("utf-8")
        packages = (source / "validator/systems").glob("trains/**/__init__.py")
        said = {path.read_text("utf-8") for path in packages}
        assert said == {
            '"""What the validator holds for scenarios of Trains."""\n',
            '"""The checks for scenarios of Trains."""\n',
        }

    @pytest.mark.parametrize(
        ("code", "name", "why"),
        [
            ("MAP14", "tilted-map", "a code is a topic"),
            ("XYZ001", "tilted-map", "a code is a topic"),
            ("MAP997", "Tilted map", "a name is small words"),
            ("MAP014", "tilted-map", r"there is MAP014 isolated-milepost already; MAP\d+ is free"),
            ("MAP997", "isolated-milepost", "there is MAP014"),
            ("MAP998", "another", "MAP998 tilted-map was retired"),
            (
                "MAP997",
                "tilted-map",
                "was retired, and is never used again; MAP999 is free",
            ),
        ],
    )
    def test_has_a_code_and_a_name_of_its_own(
        self, source: Path, monkeypatch: pytest.MonkeyPatch, code: str, name: str, why: str
    ) -> None:
        monkeypatch.setattr(new_check, "register", lambda: WITH_GONE)
        with pytest.raises(Refusal, match=why):
            begin_check(code, name, "crayon", source)
        assert list(source.rglob("*.py")) == []


def _again(run: Run, system: tuple[str, ...] = ("--system", "crayon")) -> Ran:
    return run("checks", *system, "--new", "MAP997", "tilted-map")
