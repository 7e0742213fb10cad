"""SARIF as Microsoft's own validator sees it, by the rules of the format and those of GitHub."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.npm_programs import cache_folder, needs_npm, npm_program
from tests.validator.report_formats.report_samples import sample
from validator.report_formats import sarif, written

VERSION = "5.7.0"
PLATFORMS = {"linux": "linux", "darwin": "darwin", "win32": "win32"}
NO_PAGE_YET = {"SARIF2005"}
"""A tool should name its home page: ours does as soon as its package names one."""

pytestmark = [needs_npm, pytest.mark.xdist_group("npm")]


@pytest.fixture(scope="module")
def multitool(request: pytest.FixtureRequest) -> Path:
    assert request.config.cache is not None
    package = f"@microsoft/sarif-multitool-{PLATFORMS[sys.platform]}"
    name = "Sarif.Multitool.exe" if sys.platform == "win32" else "Sarif.Multitool"
    cache = cache_folder(request.config.cache)
    program = npm_program(cache, package, VERSION, f"{package}/{name}")
    program.chmod(0o755)
    return program


def complaints(program: Path, text: str, folder: Path) -> set[str]:
    """The rules by which it finds errors and warnings; notes are wishes."""
    file, log = folder / "findings.sarif", folder / "complaints.sarif"
    file.write_text(text, encoding="utf-8")
    words = ["validate", str(file), "--rule-kind", "Sarif;Ghas", "--level", "Error;Warning"]
    done = subprocess.run(
        [str(program), *words, "--output", str(log), "--log", "ForceOverwrite"],
        env={**os.environ, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    # It ends with 0 whatever it finds: the log tells.
    assert log.is_file(), done.stdout + done.stderr
    (run,) = json.loads(log.read_text(encoding="utf-8-sig"))["runs"]
    return {one["ruleId"] for one in run.get("results", [])}


@pytest.fixture
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    return written(sample(tmp_path), "sarif")


def test_a_report_has_neither_errors_nor_warnings(
    multitool: Path, text: str, tmp_path: Path
) -> None:
    assert complaints(multitool, text, tmp_path) <= NO_PAGE_YET


def test_with_a_home_page_nothing_at_all_is_left(
    multitool: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sarif, "home_page", lambda: "https://milepost.example/")
    monkeypatch.chdir(tmp_path)
    text = written(sample(tmp_path), "sarif")
    assert complaints(multitool, text, tmp_path) == set()


def test_slips_would_be_seen(multitool: Path, text: str, tmp_path: Path) -> None:
    data: Any = json.loads(text)
    (run,) = data["runs"]
    places = [one["locations"][0]["physicalLocation"] for one in run["results"]]
    places[0]["region"]["startColumn"] = 0
    places[1]["artifactLocation"]["uri"] = "b c.yaml"
    del run["tool"]["driver"]["rules"]
    found = complaints(multitool, json.dumps(data), tmp_path)
    assert {"JSON1008", "SARIF1002"} <= found, found
