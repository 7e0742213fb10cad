"""The GitHub Action: its script in the environment of a runner, and nothing spliced into it."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml
from markdown import markdown

from milepost import __version__
from model.bundled import bundled_scenarios
from tests.milepost.reviews.git_samples import GIT, PLAIN, GitRepository, new_repository

HERE = Path(__file__).parents[3]
ACTION: dict[str, Any] = yaml.safe_load((HERE / "action.yml").read_text(encoding="utf-8"))
SCRIPT = HERE / ".ci" / "action"
BASH = shutil.which("bash")
MAP = "maps/valley.milepost.yaml"
HOSTILE = "maps/`touch pwned`$(touch pwned);\"'|<img src=x>::error::%0A\n::stop.milepost.yaml"
BRANCH = "work/$(touch${IFS}pwned)`touch${IFS}pwned`;'"
VALLEY = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
DEARER = VALLEY.replace("    ^.........^^^^..\n", "    ^^^^^^^^^^^^^^..\n")
SLIP = VALLEY.replace("supplies: [salt]", "supplies: [fisch, salt]")
COMMAND = re.compile(r"::(error|warning|notice) (?:[a-zA-Z]+=[^:,]*,?)+::.*")

needs_bash = pytest.mark.skipif(GIT is None or BASH is None, reason="needs git and bash")


@dataclass(frozen=True)
class Ran:
    """What the script did."""

    code: int
    out: str
    err: str
    summary: str
    pictures: list[str]


@dataclass(frozen=True)
class Runner:
    """A runner of GitHub, as far as the script can tell."""

    temp: Path
    checkout: GitRepository

    def run(self, event: str = "pull_request", **more: str) -> Ran:
        summary = self.temp / "summary.md"
        summary.write_text("", encoding="utf-8")
        ran = subprocess.run(
            [str(BASH), str(SCRIPT)],
            cwd=self.checkout.top,
            env={**self._environment(event, summary), **more},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        drawn = self.temp / "milepost-pictures"
        return Ran(
            ran.returncode,
            ran.stdout,
            ran.stderr,
            summary.read_text(encoding="utf-8"),
            sorted(file.name for file in drawn.iterdir()) if drawn.is_dir() else [],
        )

    def _environment(self, event: str, summary: Path) -> dict[str, str]:
        """What the step of action.yml says, with the inputs as they are if nobody names any."""
        inputs = {name: str(about["default"]) for name, about in ACTION["inputs"].items()}
        said = {name: _filled(value, inputs) for name, value in review_step()["env"].items()}
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(self.temp),
            "RUNNER_TEMP": str(self.temp),
            "GITHUB_ACTIONS": "true",
            "GITHUB_EVENT_NAME": event,
            "GITHUB_HEAD_REF": BRANCH,
            "GITHUB_SHA": self.checkout.git("rev-parse", "HEAD"),
            "GITHUB_STEP_SUMMARY": str(summary),
            "GITHUB_ACTION_PATH": str(HERE),
            **PLAIN,
            **said,
        }


def _filled(value: str, inputs: dict[str, str]) -> str:
    found = re.fullmatch(r"\$\{\{ inputs\.([a-z-]+) \}\}", value)
    return inputs[found[1]] if found else ""


def review_step() -> dict[str, Any]:
    steps = ACTION["runs"]["steps"]
    return next(step for step in steps if step.get("name") == "Review the maps")


@pytest.fixture
def origin(tmp_path: Path) -> GitRepository:
    """A repository with a branch main, and a pull request of a branch with a hostile name."""
    made = new_repository(tmp_path / "origin")
    made.commit(**{MAP: VALLEY})
    made.git("config", "uploadpack.allowAnySHA1InWant", "true")
    made.git("switch", "--quiet", "--create", BRANCH)
    return made


def pull_request(origin: GitRepository, tmp_path: Path, **files: str) -> Runner:
    """What a runner has checked out: the merge of the branch into main, and nothing before it."""
    origin.commit(**files)
    origin.git("switch", "--quiet", "--detach", "main")
    origin.git("merge", "--quiet", "--no-ff", "--message", "Merge", BRANCH)
    origin.git("update-ref", "refs/pull/7/merge", "HEAD")
    temp, checkout = tmp_path / "temp", new_repository(tmp_path / "checkout")
    bin_ = temp / "milepost" / "bin"
    bin_.mkdir(parents=True)
    program = bin_ / "milepost"
    program.write_text(
        f'#!/bin/sh\nPYTHONPATH="{HERE}" exec "{sys.executable}" -P -m milepost "$@"\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    checkout.git("remote", "add", "origin", origin.top.as_uri())
    checkout.git("fetch", "--quiet", "--depth=1", "origin", "refs/pull/7/merge")
    checkout.git("checkout", "--quiet", "--detach", "FETCH_HEAD")
    return Runner(temp, checkout)


@needs_bash
def test_a_pull_request_is_reviewed_against_its_base(origin: GitRepository, tmp_path: Path) -> None:
    runner = pull_request(origin, tmp_path, **{MAP: DEARER})
    ran = runner.run()
    assert ran.code == 0, ran.err
    assert "cells from clear to mountain" in ran.summary
    assert "**Prices of track**" in ran.summary
    assert ran.pictures == [f"01-valley.{what}.svg" for what in ("after", "before", "changes")]
    assert "`01-valley.before.svg`" in ran.summary


@needs_bash
def test_a_hostile_pull_request_commands_nothing(origin: GitRepository, tmp_path: Path) -> None:
    text = SLIP.replace("title: The Valley of the Wend", "title: '<b>![x](https://x.org)|`'")
    runner = pull_request(origin, tmp_path, **{HOSTILE: text, "venv.py": "raise SystemExit(9)\n"})
    ran = runner.run()
    assert ran.code == 1, ran.err
    assert not list(tmp_path.rglob("pwned"))
    lines = ran.out.splitlines()
    assert any("fisch" in line for line in lines)
    assert [line for line in lines if not COMMAND.fullmatch(line)] == []
    page = markdown(ran.summary, extensions=["tables"])
    assert not re.search(r"<(b|img|a|script)\b", page)
    assert "fisch" in page
    assert all(re.fullmatch(r"[a-z0-9.-]+", name) for name in ran.pictures)


@needs_bash
def test_new_allowances_do_not_help_a_pull_request(origin: GitRepository, tmp_path: Path) -> None:
    allowing = SLIP + "allow:\n- {code: REF004, place: whitepan, reason: Please.}\n"
    runner = pull_request(origin, tmp_path, **{MAP: allowing, "milepost.toml": 'ignore=["REF"]\n'})
    ran = runner.run()
    assert ran.code == 1
    assert "New entries of `allow:`" in ran.summary
    assert "are not heeded here" in ran.summary
    assert "the settings before the change count" in ran.summary
    assert runner.run(MILEPOST_HEED_NEW_ALLOW="true").code == 0


@needs_bash
def test_the_inputs_are_heeded(origin: GitRepository, tmp_path: Path) -> None:
    runner = pull_request(origin, tmp_path, **{MAP: SLIP})
    ran = runner.run(
        MILEPOST_FAIL_ON="never",
        MILEPOST_PICTURES="false",
        MILEPOST_SARIF="true",
        MILEPOST_BASE="main",
    )
    assert ran.code == 0, ran.err
    assert ran.pictures == []
    assert (runner.temp / "milepost.sarif").is_file()
    assert runner.run(MILEPOST_FAIL_ON="nonsense; touch pwned").code == 2
    assert not list(tmp_path.rglob("pwned"))


@needs_bash
def test_without_a_pull_request_all_maps_are_checked(origin: GitRepository, tmp_path: Path) -> None:
    runner = pull_request(origin, tmp_path, **{HOSTILE: SLIP})
    ran = runner.run("push")
    assert ran.code == 1
    assert "2 files checked" in ran.summary
    assert runner.run("push", MILEPOST_PATHS=f"{MAP}\n").code == 0
    assert runner.run("push", MILEPOST_PATHS="--help").code == 2


@needs_bash
def test_a_base_that_cannot_be_had_fails_instead_of_comparing_nothing(
    origin: GitRepository, tmp_path: Path
) -> None:
    runner = pull_request(origin, tmp_path, **{MAP: SLIP})
    runner.checkout.git("remote", "set-url", "origin", (tmp_path / "nowhere").as_uri())
    ran = runner.run()
    assert ran.code == 2
    assert "fetch-depth: 0" in ran.out


@needs_bash
def test_the_dangerous_event_is_refused(origin: GitRepository, tmp_path: Path) -> None:
    ran = pull_request(origin, tmp_path, **{MAP: SLIP}).run("pull_request_target")
    assert ran.code == 2
    assert "use the event pull_request" in ran.out


def test_no_step_splices_anything_into_a_script() -> None:
    steps = ACTION["runs"]["steps"]
    scripts = [step["run"] for step in steps if "run" in step]
    assert scripts
    assert [script for script in scripts if "${{" in script] == []
    assert all(step["shell"] == "bash" for step in steps if "run" in step)


def test_actions_of_others_are_named_by_their_commit() -> None:
    uses = re.findall(r"uses: (\S+)(.*)", (HERE / "action.yml").read_text(encoding="utf-8"))
    others = [(name, said) for name, said in uses if not name.startswith("OWNER/")]
    assert len(others) == 3
    for name, said in others:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name)
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", said)


def test_the_pages_name_the_version_in_the_making() -> None:
    example = "docs/other-tools/example-repository"
    pages = ["docs/other-tools/continuous-integration.md", f"{example}/.pre-commit-config.yaml"]
    pages += [f"{example}/.github/workflows/maps.yml", "action.yml"]
    for page in pages:
        named = re.findall(r"(?:milepost@|rev: )(\S+?)`?(?=\s)", (HERE / page).read_text("utf-8"))
        assert set(named) == {f"v{__version__}"}, page


def test_every_input_is_described_and_used() -> None:
    text = (HERE / "action.yml").read_text(encoding="utf-8")
    for name, about in ACTION["inputs"].items():
        assert about["description"]
        assert f"inputs.{name}" in text


def test_what_the_step_hands_over_is_what_the_script_reads() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    read = set(re.findall(r"MILEPOST_[A-Z_]+", script))
    assert read == set(review_step()["env"])


def test_nothing_in_the_folder_of_the_maps_is_imported() -> None:
    install = next(s["run"] for s in ACTION["runs"]["steps"] if s.get("name") == "Install Milepost")
    assert re.findall(r"python[\"']? (\S+) ", install) == ["-I", "-I", "-I"]


def test_it_installs_by_hash_and_nothing_else() -> None:
    install = next(s["run"] for s in ACTION["runs"]["steps"] if s.get("name") == "Install Milepost")
    first, second = re.findall(r"pip install (.*)", install)
    assert "--require-hashes" in first
    assert ".ci/action.lock" in first
    assert {"--no-deps", "--no-build-isolation"} <= set(second.split())
